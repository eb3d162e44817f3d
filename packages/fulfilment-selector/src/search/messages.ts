import * as authored from '../authored/stores.ts';

// [F-2.21] to [F-2.24]
/** The search for ways to shop. */
export const searchMessages = {
  heading: 'Select From Available Options',
  /** On the button that opens the search box; {zip} is the current ZIP code. */
  drawer: 'ZIP Code {zip}',
  drawerEmpty: authored.zipMissing,
  zip: 'Search by ZIP Code',
  find: 'Search',
  location: 'Search by Location',
  usingLocation: 'Using Location',
  badZip: authored.badZip,
  locationOff: authored.locationOff,
  geoDenied: authored.geoDenied,
  geoOther: authored.geoOther,
};
export type SearchMessages = typeof searchMessages;
