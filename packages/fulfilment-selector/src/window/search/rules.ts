import { zip5Of } from '@grocer/foundation/domain';

/** A ZIP code has this many digits [F-9.1]. */
export const ZIP_LENGTH = 5;

/** How the shopper searches for stores [F-4.12]. */
export type SearchMode = 'postalCode' | 'geolocation';

/** What is known of the shopper's consent to be located. An answer that takes too long is `missing` [F-4.16]. */
export type Consent = 'given' | 'denied' | 'missing';

/** How to search once "Search by Location" was pressed: locate, ask first, or stay with the ZIP code [F-4.12]. */
export function modeFor(consent: Consent): SearchMode | 'ask' {
  if (consent === 'given') return 'geolocation';
  return consent === 'denied' ? 'postalCode' : 'ask';
}

/** What the search box takes of what was typed: five characters at most, whatever they are [F-5.1]. */
export const typedZip = (text: string): string => text.trimStart().slice(0, ZIP_LENGTH);

/** What the search box takes of what was pasted: the first five digits of a ZIP+4, else as if it were typed [F-5.1]. */
export const pastedZip = (text: string): string => zip5Of(text) ?? typedZip(text.trim());

/** Can stores be searched for with this: exactly five digits [F-5.1]? */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text);
