import type { Address } from './address.ts';
import { shownPostalCode } from './address-text.ts';
import { zip5Of } from './postal-code.ts';

const PARTS = ['street', 'unit', 'locality', 'region'] as const;

/** A part in the form in which writing it otherwise makes no difference. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const plainPostalCode = (text: string): string => zip5Of(text) ?? plain(text).replaceAll(' ', '');

/** Do two addresses say the same, but for case, punctuation and what follows the ZIP code's five digits? */
export const saysTheSame = (a: Address, b: Address): boolean =>
  PARTS.every((part) => plain(a[part]) === plain(b[part])) &&
  plainPostalCode(a.postalCode) === plainPostalCode(b.postalCode);

/** Can a service's suggestion be an address at all? */
export const isWholeAddress = ({ street, postalCode }: Address): boolean =>
  street.trim() !== '' && postalCode.trim() !== '';

/** A part of an address as it is shown beside another one. */
export interface ComparedPart {
  /** What stands between it and the part before. */
  readonly before: string;
  readonly text: string;
  readonly isChanged: boolean;
}

type Part = (typeof PARTS)[number] | 'postalCode';

/** A part as it is written wherever addresses are shown. */
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
/** The lines of a suggestion, written as every address is, with what differs from what was entered. */
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
