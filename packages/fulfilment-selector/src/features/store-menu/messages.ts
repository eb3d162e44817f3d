import * as authored from '../../authored/window.ts';

/** Where a banner sells nothing online. */
export const storeMenuMessages = {
  noneOnline: authored.noneOnline,
  findStore: authored.findStore,
};
export type StoreMenuMessages = typeof storeMenuMessages;
