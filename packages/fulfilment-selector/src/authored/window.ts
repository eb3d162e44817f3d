// Wordings of the window that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const broken = 'Something went wrong while showing the ways to shop. Nothing was changed.';
export const loading = 'Loading ways to shop';
export const loadingAddresses = 'Loading your addresses';
export const noneOnline = '{banner} doesn’t offer online shopping yet. Visit one of its stores instead.';
export const findStore = 'Find a {banner} store';
export const findOptions = 'Enter a ZIP code to see what’s near you.';
/** As the account pages say it. */
export const offline = "Hmmm, looks like we've lost you. Please check your internet connection.";
export const signInOver = 'Your session has expired.';
