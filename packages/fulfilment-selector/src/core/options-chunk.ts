// What loads when deliveries, or all ways to shop, are to be seen, in one chunk, with what they ask of visitors.
export { SignIn } from '../features/sign-in/SignIn.tsx';
export { WaysToShop } from '../features/options/WaysToShop.tsx';
export { Deliveries } from '../features/options/Deliveries.tsx';
