// The chunk of the deliveries, the list of all modalities, and the sign-in prompt for visitors.
export { SignIn } from '../features/sign-in/SignIn.tsx';
export { WaysToShop } from '../features/options/WaysToShop.tsx';
export { Deliveries } from '../features/options/Deliveries.tsx';
