import type { Address } from './address.ts';
import { canonicalPostalCode, POSTAL_CODE } from './postal-code.ts';
import { countryOf } from './country.ts';
import { regionCodeOf } from './regions.ts';
import type { CountryCode } from './country.ts';
import type { RegionKind } from './regions.ts';

/** The fields of every address form, in their order. */
export const ADDRESS_FIELDS = ['street', 'unit', 'locality', 'region', 'postalCode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
/** The fields that are typed; the region is chosen. */
export type AddressLine = Exclude<AddressField, 'region'>;

/** An address as it is typed. */
export type AddressEntry = Readonly<Record<AddressField, string>>;

/** Why a field of an address cannot be used. */
export type AddressProblem = 'required' | 'tooLong' | 'invalid';

/** The problems that there are, by field. */
export type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>;

/** What one surface asks of an address, and which regions its form offers. */
export interface AddressRules {
  readonly required: readonly AddressField[];
  /** Longest texts, in characters. */
  readonly most: Readonly<Record<AddressLine, number>>;
  /** What a text is made of; anything where it is not listed. */
  readonly charset?: Readonly<Partial<Record<AddressLine, RegExp>>>;
  readonly kinds: readonly RegionKind[];
  /** How a postal code is written. */
  readonly postalCode: Readonly<Record<CountryCode, RegExp>>;
  /** The characters that can be typed into a postal code, and how many of them; any where absent. */
  readonly postalKeys?: Readonly<Record<CountryCode, RegExp>> & { readonly most: number };
}

const ALL_BUT_UNIT = ['street', 'locality', 'region', 'postalCode'] as const;
const ACCOUNT_MOST = { street: 40, unit: 40, locality: 40, postalCode: 10 };
const STATES_AND_PROVINCES = ['state', 'district', 'province'] as const;
/** However it is separated, and with any letters: which of them Canada Post uses is for the service to say. */
const ANY_POSTAL_CODE = { US: /^\d{5}(?:[-/]?\d{4})?$/, CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i };

/** The rules by surface. The selector writes to the account's profile, and takes its limits. */
export const addressRules: Readonly<Record<'account' | 'wallet' | 'selector', AddressRules>> = {
  account: {
    required: ALL_BUT_UNIT,
    most: ACCOUNT_MOST,
    kinds: STATES_AND_PROVINCES,
    postalCode: ANY_POSTAL_CODE,
  },
  // [W-5.3] to [W-5.7] [W-9.3]
  wallet: {
    required: ALL_BUT_UNIT,
    most: { street: 100, unit: 100, locality: 50, postalCode: 10 },
    // Letters of any script, with their marks; the second line has a length only.
    charset: { street: /^[\p{L}\p{M}\d .'#@%&\\/-]*$/u, locality: /^[\p{L}\p{M}\d \\/-]*$/u },
    kinds: [...STATES_AND_PROVINCES, 'caTerritory'],
    postalCode: POSTAL_CODE,
    postalKeys: { US: /^\d$/, CA: /^[a-z\d ]$/i, most: 7 },
  },
  selector: {
    required: ['street', 'postalCode'],
    most: ACCOUNT_MOST,
    kinds: STATES_AND_PROVINCES,
    postalCode: ANY_POSTAL_CODE,
  },
};

/** The country of what was typed: that of the region, or of how the postal code is written [F-5.5]. */
const countryOfEntry = ({ region, postalCode }: Pick<AddressEntry, 'region' | 'postalCode'>): CountryCode =>
  region === '' && ANY_POSTAL_CODE.CA.test(postalCode.trim()) ? 'CA' : countryOf(region);

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** What was typed, in its normal form. */
const tidied = (entry: AddressEntry): AddressEntry => ({
  street: tidy(entry.street),
  unit: tidy(entry.unit),
  locality: tidy(entry.locality),
  region: entry.region,
  postalCode: canonicalPostalCode(entry.postalCode),
});

/** Why one field cannot be used, if it cannot. */
export function addressProblem(
  field: AddressField,
  entry: AddressEntry,
  { required, most, charset, postalCode }: AddressRules,
): AddressProblem | undefined {
  const text = entry[field].trim();
  if (text === '') return required.includes(field) ? 'required' : undefined;
  if (field === 'region') return undefined;
  if (tidy(text).length > most[field]) return 'tooLong';
  const allowed = field === 'postalCode' ? postalCode[countryOfEntry(entry)] : charset?.[field];
  return !allowed || allowed.test(text) ? undefined : 'invalid';
}

/** Why an address cannot be used, in the order of its fields; empty where it can. */
export const addressProblems = (entry: AddressEntry, rules: AddressRules): AddressProblems =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const problem = addressProblem(field, entry, rules);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

/** May a typed character go into a postal code beside `length` others? What is pasted or filled in is never cut. */
export const takesPostalKey = (
  key: string,
  { postalKeys }: AddressRules,
  { country, length }: { readonly country: CountryCode; readonly length: number },
): boolean => !postalKeys || (length < postalKeys.most && postalKeys[country].test(key));

/** An address as a form begins with it: whole, however long, and its region by code. */
export const entryOf = (address: Address | undefined): AddressEntry => ({
  street: address?.street ?? '',
  unit: address?.unit ?? '',
  locality: address?.locality ?? '',
  region: regionCodeOf(address?.region ?? ''),
  postalCode: address?.postalCode ?? '',
});

/** The address that was typed. What `before` had, and nobody has touched, stays as it was. */
export function addressFrom(entry: AddressEntry, before?: Address): Address {
  const tidyEntry = tidied(entry);
  const first = before && entryOf(before);
  const kept = (field: AddressField): string =>
    first && first[field] === entry[field] ? first[field] : tidyEntry[field];
  const [locality, region, postalCode] = [kept('locality'), kept('region'), kept('postalCode')];
  const isSamePlace = first && locality === first.locality && region === first.region;
  const county = isSamePlace && postalCode === first.postalCode ? before.county : undefined;
  return {
    street: kept('street'),
    unit: kept('unit'),
    locality,
    region,
    postalCode,
    countryCode: countryOfEntry({ region, postalCode: entry.postalCode }),
    ...(county !== undefined && { county }),
  };
}
