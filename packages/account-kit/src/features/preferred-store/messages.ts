import { accountTexts } from '../../errors/messages.ts';
import { preferenceTroubles } from '../../preferences/messages.ts';

/** Texts of the preferred store and of the search for another one. */
export const preferredStoreMessages = {
  label: 'Preferred store', // authored
  yours: 'Your store', // authored
  none: 'You have no preferred store yet.', // authored
  /** Badge of the preferred store. */
  preferred: 'Preferred', // authored
  change: 'Change', // authored
  /** For screen readers: the accessible name of the Change button. */
  changeStore: 'Change your preferred store', // authored
  choose: 'Choose a store', // authored
  back: 'Back to Preferences', // authored
  postalCode: 'ZIP or postal code', // authored
  badPostalCode: 'Please enter a valid Postal Code',
  search: 'Search', // authored
  searching: 'Searching for stores', // authored
  /** {count} is a number of stores, {place} the postal code that was searched for. */
  found: { one: '{count} store near {place}', other: '{count} stores near {place}' }, // authored
  /** Shown if the search found only the preferred store. */
  onlyYours: 'Your preferred store is the only one there.', // authored
  nowhere: accountTexts.stores.none,
  nowhereHint: 'Check the ZIP or postal code, or search another.', // authored
  searchFailed: accountTexts.stores.unavailable,
  offline: accountTexts.offline,
  select: 'Select', // authored
  retry: 'Try Again', // authored
  /** For screen readers: {action} is the button's text, {store} the store's name. */
  actionAt: '{action}, {store}', // authored
  done: `${accountTexts.done.storePreferred}.`,
  notSaved: { ...preferenceTroubles, technical: accountTexts.preferences.notSaved },
  unknown: preferenceTroubles,
  /** {distance} is a number with two decimals. */
  miles: '{distance} miles',
  open: 'Open',
  closed: 'Closed',
  /** For screen readers: labels of a store's lines. */
  address: 'Address',
  hours: 'Hours',
  distance: 'Distance',
};
export type PreferredStoreMessages = typeof preferredStoreMessages;
