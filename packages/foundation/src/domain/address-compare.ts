import type { Address } from './address.ts';
import { shownPostalCode } from './address-text.ts';
import { zip5Of } from './postal-code.ts';

const PARTS = ['street', 'unit', 'locality', 'region'] as const;

/** Normalizes an address part, so that case, punctuation and spacing do not matter in a comparison. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const plainPostalCode = (text: string): string => zip5Of(text) ?? plain(text).replaceAll(' ', '');

/** Returns true when two addresses are equal, ignoring case, punctuation and the ZIP+4 digits. */
export const saysTheSame = (a: Address, b: Address): boolean =>
  PARTS.every((part) => plain(a[part]) === plain(b[part])) &&
  plainPostalCode(a.postalCode) === plainPostalCode(b.postalCode);

/** Returns true when a suggestion from the service has a street and a postal code. */
export const isWholeAddress = ({ street, postalCode }: Address): boolean =>
  street.trim() !== '' && postalCode.trim() !== '';

/** One part of an address, displayed in comparison with another address. */
export interface ComparedPart {
  /** Separator between this part and the previous one. */
  readonly before: string;
  readonly text: string;
  readonly isChanged: boolean;
}

type Part = (typeof PARTS)[number] | 'postalCode';

/** Returns an address part in its display form. */
const written = (address: Address, part: Part): string =>
  part === 'postalCode' ? shownPostalCode(address) : address[part].trim();

const LINES: readonly (readonly (readonly [before: string, part: Part])[])[] = [
  [
    ['', 'street'],
    [', ', 'unit'],
  ],
  [
    ['', 'locality'],
    [', ', 'region'],
    [' ', 'postalCode'],
  ],
];

// [F-2.45]
/** Returns the lines of a suggested address and marks the parts that differ from the entered address. */
export const comparedLines = (suggestion: Address, entered: Address): readonly (readonly ComparedPart[])[] =>
  LINES.map((line) =>
    line
      .map(([before, part]) => ({ before, text: written(suggestion, part), other: written(entered, part) }))
      .filter(({ text }) => text !== '')
      .map(({ before, text, other }, at) => ({
        before: at > 0 ? before : '',
        text,
        isChanged: text !== other,
      })),
  );
