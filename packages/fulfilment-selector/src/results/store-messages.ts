import * as authored from '../authored/found-stores.ts';

// [F-2.25] to [F-2.27]
/** What a search found, and choosing it. */
export const storeMessages = {
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
  /** For screen readers, after a link to another banner's store, by the name that it has there. */
  opensSite: authored.opensSite,
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
  yourLocation: authored.yourLocation,
  none: { PICKUP: authored.noPickup, IN_STORE: authored.noInStore, DELIVERY: authored.noDelivery },
  chooseFailed: authored.chooseFailed,
  shopElsewhere: authored.shopElsewhere,
};
export type StoreMessages = typeof storeMessages;
