export { accountPaths, addressPath, GrocerError, isGrocerError, skins } from './server.ts';
export type { AccountConfig, AccountUpdate, NavItem } from './config.ts';
export type { AccountState } from './core/public-state.ts';
export type { AccountEvents, AgeCancelReason } from './events.ts';
export type { AgeAnswer, AgeQuestion, AgeRestrictedItem } from './features/age-verification/question.ts';
export type { AccountHandle } from './handle.ts';
export type { AccountMessages } from './messages.ts';
export { mount } from './mount.tsx';
