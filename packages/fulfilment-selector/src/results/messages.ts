import * as authored from '../authored/stores.ts';
import { findOptions, offline } from '../authored/window.ts';

/** How a search comes along, and what may be there besides its results. */
export const resultMessages = {
  didYouKnow: 'Did you know',
  faqs: authored.faqs,
  loading: 'Loading what’s near you',
  prompt: findOptions,
  noStores: authored.noStores,
  failed: authored.failed,
  offline,
  retry: 'Try Again',
};
export type ResultMessages = typeof resultMessages;
