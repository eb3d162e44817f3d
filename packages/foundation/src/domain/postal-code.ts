import { countryOf } from './country.ts';
import type { CountryCode } from './country.ts';

/** Postal code formats: 12345, 12345-6789 or A1A 1A1. */
export const POSTAL_CODE: Readonly<Record<CountryCode, RegExp>> = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** Returns true when the text is a valid postal code of the country. */
export const isPostalCode = (text: string, country: CountryCode): boolean =>
  POSTAL_CODE[country].test(text.trim());

/** Normalizes a postal code for storage: 12345, 12345-6789 or A1A 1A1; other text trimmed and uppercased. */
export function canonicalPostalCode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(\d{5})[-/]?(\d{4})$/, '$1-$2')
    .replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2');
}

/** Formats a postal code for display: six characters as "XXX XXX", nine digits as "XXXXX-XXXX". */
export function displayPostalCode(text: string): string {
  if (text.length === 5) return text;
  if (text.length === 6) return `${text.slice(0, 3)} ${text.slice(3)}`.toUpperCase();
  return /^\d{9}$/.test(text) ? `${text.slice(0, 5)}-${text.slice(5)}` : text.toUpperCase();
}

/** Returns the five digits of a US ZIP code, from 12345 or 12345-6789; `undefined` for anything else. */
export const zip5Of = (text: string): string | undefined =>
  /^(\d{5})(?:-\d{4})?$/.exec(canonicalPostalCode(text))?.[1];

/** Returns the country of an address, from its region or, without a region, from its postal code format. */
export const countryOfAddress = ({
  region,
  postalCode,
}: {
  readonly region: string;
  readonly postalCode: string;
}): CountryCode => (region === '' && isPostalCode(postalCode, 'CA') ? 'CA' : countryOf(region));
