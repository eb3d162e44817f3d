/** Texts for a banner that sells nothing online. */
export const storeMenuMessages = {
  noneOnline: '{banner} doesn’t offer online shopping yet. Visit one of its stores instead.', // authored
  findStore: 'Find a {banner} store', // authored
};
export type StoreMenuMessages = typeof storeMenuMessages;
