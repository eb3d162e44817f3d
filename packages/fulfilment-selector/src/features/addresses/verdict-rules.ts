import { zip5Of } from '@grocer/foundation/domain';
import type { Address, AddressCheck, CountryCode } from '@grocer/foundation/domain';
import { shownPostalCode } from './text-rules.ts';

/** What checking an address for a way of shopping comes to, for the shopper [F-4.2] [F-5.9]. */
export type Verdict = 'unverified' | 'corrected' | 'not-eligible' | 'good';

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

/** Can a suggestion be an address at all? */
const isWhole = ({ street, postalCode }: Address): boolean =>
  street.trim() !== '' && postalCode.trim() !== '';

interface Checked extends AddressCheck {
  readonly isEligible: boolean;
}

/**
 * The verdict on an address. Where a country's addresses cannot be verified, being eligible decides. A suggestion that
 * says the same is no correction: a service that never agrees with itself would be asked for ever.
 */
export function verdictOn(
  sent: Address,
  { address, validated, corrected, isEligible }: Checked,
  verified: readonly CountryCode[],
): Verdict {
  const isVerified = validated || !verified.includes(sent.countryCode);
  if (!isVerified || (corrected && !isWhole(address))) return 'unverified';
  if (corrected && !saysTheSame(sent, address)) return 'corrected';
  return isEligible ? 'good' : 'not-eligible';
}

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

/** The lines of a suggestion, written as every address is, with what differs from what was entered [F-2.45]. */
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
