// What loads when the cards are to be seen, in one chunk.
export { MyWalletView } from '../features/my-wallet/MyWallet.tsx';
export { FlyoutScreens } from './FlyoutScreens.tsx';
export { prefetchTrap } from '@grocer/foundation/ui';
