export type CountryCode = 'US' | 'CA';

/** Apart from the table of regions, which no first load needs. */
const CANADIAN = /^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/;

/** The country a region code lies in: CA for a Canadian one, otherwise US. */
export const countryOf = (regionCode: string): CountryCode => (CANADIAN.test(regionCode) ? 'CA' : 'US');
