import type { CountryCode } from './regions.ts';

const PATTERN: Readonly<Record<CountryCode, RegExp>> = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
};

/** Is this a postal code as the country writes it: 12345, 12345-6789 or A1A 1A1 [W-5.7]? */
export const isPostalCode = (text: string, country: CountryCode): boolean =>
  PATTERN[country].test(text.trim().toUpperCase());
