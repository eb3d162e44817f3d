'use client';

export { CardBox, MyWallet } from './core/inline-parts.tsx';
export { useWallet, useWalletEvent, useWalletHandle } from './core/use-wallet.ts';
export type { WalletActions } from './core/use-wallet.ts';
export { WalletFlyout } from './core/WalletFlyout.tsx';
export { WalletProvider } from './core/WalletProvider.tsx';
