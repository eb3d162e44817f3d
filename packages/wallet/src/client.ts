export { createWalletClient } from './core/create-wallet-client.ts';
export type { WalletClient } from './core/create-wallet-client.ts';
export type { WalletConfig } from './config.ts';
export type { WalletCard } from './events.ts';
