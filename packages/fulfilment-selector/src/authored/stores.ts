// Wordings of the store search that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const badZip = 'Please enter a valid 5-digit ZIP code.';
export const zipMissing = 'Enter a ZIP code';
export const noStores =
  'There were no stores found near your location. Please enter a different postal code and try again.';
export const geoDenied =
  'Location access is turned off for this site. Turn it on in your browser settings or search by ZIP code.';
export const geoOther = 'We couldn’t find your location. Please search by ZIP code.';
export const failed = 'We’re sorry, something went wrong. Please try again.';
export const faqs = 'Read our digital FAQs';
export const locationOff =
  'You chose not to share your location. Search by ZIP code, or press again to share it.';
