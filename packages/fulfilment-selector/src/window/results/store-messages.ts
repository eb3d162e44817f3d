// [F-2.25] to [F-2.27]
/** Texts for the stores found and for choosing one. */
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
  /** For screen readers, after a link to a store of another banner; {store} is its name there. */
  opensSite: '({store}, opens its own site)', // authored
  visitStore: 'Visit Store', // authored
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
  yourLocation: 'your location', // authored
  none: {
    PICKUP: 'No pickup stores were found near {place}. Try another ZIP code.', // authored
    IN_STORE: 'No stores were found near {place}. Try another ZIP code.', // authored
    DELIVERY: 'Delivery isn’t available for {place} yet. Try another ZIP code or choose Pickup.', // authored
  },
  chooseFailed: 'We couldn’t confirm your choice. Please try again.', // authored
  shopElsewhere: 'Shop delivery on our partner’s site', // authored
};
export type StoreMessages = typeof storeMessages;
