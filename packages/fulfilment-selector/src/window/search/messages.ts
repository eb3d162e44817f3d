// [F-2.21] to [F-2.24]
/** Texts for the search. */
export const searchMessages = {
  heading: 'Select From Available Options',
  /** On the button that opens the search box; {zip} is the current ZIP code. */
  drawer: 'ZIP Code {zip}',
  drawerEmpty: 'Enter a ZIP code', // authored
  zip: 'Search by ZIP Code',
  find: 'Search',
  location: 'Search by Location',
  usingLocation: 'Using Location',
  badZip: 'Please enter a valid 5-digit ZIP code.', // authored
  locationOff: 'You chose not to share your location. Search by ZIP code, or press again to share it.', // authored
  geoDenied:
    'Location access is turned off for this site. Turn it on in your browser settings or search by ZIP code.', // authored
  geoOther: 'We couldn’t find your location. Please search by ZIP code.', // authored
};
export type SearchMessages = typeof searchMessages;
