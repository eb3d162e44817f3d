import { countryOf } from './country.ts';
import type { CountryCode } from './country.ts';

/** A postal code as the country writes it: 12345, 12345-6789 or A1A 1A1. */
export const POSTAL_CODE: Readonly<Record<CountryCode, RegExp>> = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** Is this a postal code as the country writes it? */
export const isPostalCode = (text: string, country: CountryCode): boolean =>
  POSTAL_CODE[country].test(text.trim());

/** A postal code as it is stored: 12345, 12345-6789 or A1A 1A1; anything else trimmed and in capitals. */
export function canonicalPostalCode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(\d{5})[-/]?(\d{4})$/, '$1-$2')
    .replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2');
}

/** A postal code as it is shown: six characters as "XXX XXX", nine digits as "XXXXX-XXXX". */
export function displayPostalCode(text: string): string {
  if (text.length === 5) return text;
  if (text.length === 6) return `${text.slice(0, 3)} ${text.slice(3)}`.toUpperCase();
  return /^\d{9}$/.test(text) ? `${text.slice(0, 5)}-${text.slice(5)}` : text.toUpperCase();
}

/** The five digits of a US ZIP code, from 12345 or 12345-6789; `undefined` for anything else. */
export const zip5Of = (text: string): string | undefined =>
  /^(\d{5})(?:-\d{4})?$/.exec(canonicalPostalCode(text))?.[1];

/** The country of an address: that of its region, or of how its postal code is written. */
export const countryOfAddress = ({
  region,
  postalCode,
}: {
  readonly region: string;
  readonly postalCode: string;
}): CountryCode => (region === '' && isPostalCode(postalCode, 'CA') ? 'CA' : countryOf(region));
