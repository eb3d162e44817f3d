// What loads when deliveries, or all ways to shop, are to be seen, in one chunk.
export { WaysToShop } from '../features/ways-to-shop/WaysToShop.tsx';
export { Deliveries } from './Deliveries.tsx';
