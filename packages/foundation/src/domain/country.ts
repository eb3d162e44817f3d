export type CountryCode = 'US' | 'CA';

/** Kept separate from the table of regions, which no first load needs. */
const CANADIAN = /^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/;

/** Returns the country of a region code: CA for a Canadian region, otherwise US. */
export const countryOf = (regionCode: string): CountryCode => (CANADIAN.test(regionCode) ? 'CA' : 'US');
