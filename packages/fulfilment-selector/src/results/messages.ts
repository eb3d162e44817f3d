import * as authored from '../authored/stores.ts';
import { findOptions } from '../authored/window.ts';

/** What a search found [F-2.25] to [F-2.27]. */
export const resultMessages = {
  current: 'Currently Shopping',
  more: 'More Results',
  recent: 'Recent Stores',
  locker: '(Locker Pickup)',
  /** {distance} is a number with two decimals. */
  miles: '{distance} miles',
  open: 'Open',
  closed: 'Closed',
  /** For screen readers, before the lines of a store. */
  address: 'Address',
  hours: 'Hours',
  distance: 'Distance',
  /** For screen readers, after a link to another banner's store. */
  opensSite: '(opens {banner} site)',
  visitStore: authored.visitStore,
  selectStore: 'Select Store',
  shopPickup: 'Shop Pickup',
  shopInStore: 'Shop In-Store',
  /** For screen readers: {action} is the button's text. */
  actionAt: '{action}, {store}',
  loadMore: 'Load more',
  found: { one: '{count} store near {place}', other: '{count} stores near {place}' },
  foundOptions: { one: '{count} way to shop near {place}', other: '{count} ways to shop near {place}' },
  /** After Load more. */
  showing: '{shown} of {count} stores shown',
  didYouKnow: 'Did you know',
  faqs: authored.faqs,
  loading: 'Loading what’s near you',
  prompt: findOptions,
  yourLocation: authored.yourLocation,
  none: { PICKUP: authored.noPickup, IN_STORE: authored.noInStore, DELIVERY: authored.noDelivery },
  noStores: authored.noStores,
  failed: authored.failed,
  retry: 'Try Again',
  chooseFailed: authored.chooseFailed,
  shopElsewhere: authored.shopElsewhere,
};
export type ResultMessages = typeof resultMessages;
