'use client';

export { CardBox, MyWallet } from './inline-parts.tsx';
export { useWallet, useWalletEvent, useWalletHandle } from './use-wallet.ts';
export type { WalletActions } from './use-wallet.ts';
export { WalletFlyout } from './WalletFlyout.tsx';
export { WalletProvider } from './WalletProvider.tsx';
