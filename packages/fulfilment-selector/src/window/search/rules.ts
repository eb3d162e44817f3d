import { zip5Of } from '@grocer/foundation/domain';

/** The number of digits of a ZIP code [F-9.1]. */
export const ZIP_LENGTH = 5;

/** How the shopper searches for stores [F-4.12]. */
export type SearchMode = 'postalCode' | 'geolocation';

/** The shopper's consent to be located. `missing` also if reading it takes too long [F-4.16]. */
export type Consent = 'given' | 'denied' | 'missing';

/** Returns what "Search by Location" does: locate the shopper, ask for consent, or keep the ZIP [F-4.12]. */
export function modeFor(consent: Consent): SearchMode | 'ask' {
  if (consent === 'given') return 'geolocation';
  return consent === 'denied' ? 'postalCode' : 'ask';
}

/** Returns what the search box accepts of typed text: at most five characters of any kind [F-5.1]. */
export const typedZip = (text: string): string => text.trimStart().slice(0, ZIP_LENGTH);

/** Returns what the search box accepts of pasted text: five digits of a ZIP+4, else as if typed [F-5.1]. */
export const pastedZip = (text: string): string => zip5Of(text) ?? typedZip(text.trim());

/** Returns true when the text is a ZIP code of exactly five digits [F-5.1]. */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text);
