import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

/** The store that a shopper prefers, and looking for another. */
export const preferredStoreMessages = {
  label: 'Preferred store', // authored
  yours: 'Your store', // authored
  none: 'You have no preferred store yet.', // authored
  /** Marks the store that is preferred. */
  preferred: 'Preferred', // authored
  change: 'Change', // authored
  /** For screen readers, as the name of that button. */
  changeStore: 'Change your preferred store', // authored
  choose: 'Choose a store', // authored
  back: 'Back to Preferences', // authored
  postalCode: 'ZIP or postal code', // authored
  badPostalCode: 'Please enter a valid Postal Code',
  search: 'Search', // authored
  searching: 'Searching for stores', // authored
  /** {place} is what was searched for. */
  found: { one: '{count} store near {place}', other: '{count} stores near {place}' }, // authored
  /** Nothing else was found. */
  onlyYours: 'Your preferred store is the only one there.', // authored
  nowhere: accountTexts.stores.none,
  nowhereHint: 'Check the ZIP or postal code, or search another.', // authored
  searchFailed: accountTexts.stores.unavailable,
  offline: accountTexts.offline,
  select: 'Select', // authored
  retry: 'Try Again', // authored
  /** For screen readers: {action} is the button's text. */
  actionAt: '{action}, {store}', // authored
  done: `${accountTexts.done.storePreferred}.`,
  notSaved: { ...preferenceTroubles, technical: accountTexts.preferences.notSaved },
  unknown: preferenceTroubles,
  /** {distance} is a number with two decimals. */
  miles: '{distance} miles',
  open: 'Open',
  closed: 'Closed',
  /** For screen readers, before the lines of a store. */
  address: 'Address',
  hours: 'Hours',
  distance: 'Distance',
};
export type PreferredStoreMessages = typeof preferredStoreMessages;
