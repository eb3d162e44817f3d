export { GrocerError, isGrocerError, skins } from './server.ts';
export type { AccountConfig, AccountUpdate } from './config.ts';
export type { AccountState } from './core/public-state.ts';
export type { AccountEvents } from './events.ts';
export type { AccountHandle } from './handle.ts';
export type { AccountMessages } from './messages.ts';
export { mount } from './mount.tsx';
