import type { Address } from './address.ts';
import { canonicalPostalCode, POSTAL_CODE } from './postal-code.ts';
import { countryOf } from './country.ts';
import { regionCodeOf } from './regions.ts';
import type { CountryCode } from './country.ts';
import type { RegionKind } from './regions.ts';

/** The fields of every address form, in display order. */
export const ADDRESS_FIELDS = ['street', 'unit', 'locality', 'region', 'postalCode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
/** The text fields; the region is a select. */
export type AddressLine = Exclude<AddressField, 'region'>;

/** The values of an address form, as typed. */
export type AddressEntry = Readonly<Record<AddressField, string>>;

/** Reason why an address field is invalid. */
export type AddressProblem = 'required' | 'tooLong' | 'invalid';

/** Validation problems by field; valid fields are absent. */
export type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>;

/** Validation rules of one surface's address form, and the regions that the form offers. */
export interface AddressRules {
  readonly required: readonly AddressField[];
  /** Maximum lengths, in characters. */
  readonly most: Readonly<Record<AddressLine, number>>;
  /** Allowed characters by field; a field that is not listed allows any. */
  readonly charset?: Readonly<Partial<Record<AddressLine, RegExp>>>;
  readonly kinds: readonly RegionKind[];
  /** Accepted postal code formats. */
  readonly postalCode: Readonly<Record<CountryCode, RegExp>>;
  /** Characters that can be typed into a postal code, and their maximum number; unrestricted when absent. */
  readonly postalKeys?: Readonly<Record<CountryCode, RegExp>> & { readonly most: number };
}

const ALL_BUT_UNIT = ['street', 'locality', 'region', 'postalCode'] as const;
const ACCOUNT_MOST = { street: 40, unit: 40, locality: 40, postalCode: 10 };
const STATES_AND_PROVINCES = ['state', 'district', 'province'] as const;
/** Accepts any separator and any letters; the service checks which letters Canada Post uses. */
const ANY_POSTAL_CODE = { US: /^\d{5}(?:[-/]?\d{4})?$/, CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i };

/** The rules by surface. The selector saves to the account's profile, so it has the account's limits. */
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
    // Letters of any script with combining marks; the second address line only has a maximum length.
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

/** Country of a typed address, from its region or, without a region, from its postal code format [F-5.5]. */
const countryOfEntry = ({ region, postalCode }: Pick<AddressEntry, 'region' | 'postalCode'>): CountryCode =>
  region === '' && ANY_POSTAL_CODE.CA.test(postalCode.trim()) ? 'CA' : countryOf(region);

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Normalizes the typed values. */
const tidied = (entry: AddressEntry): AddressEntry => ({
  street: tidy(entry.street),
  unit: tidy(entry.unit),
  locality: tidy(entry.locality),
  region: entry.region,
  postalCode: canonicalPostalCode(entry.postalCode),
});

/** Returns the validation problem of one field; undefined when the field is valid. */
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

/** Returns the validation problems in field order; empty when the address is valid. */
export const addressProblems = (entry: AddressEntry, rules: AddressRules): AddressProblems =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const problem = addressProblem(field, entry, rules);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

/**
 * Returns true when a character may be typed into a postal code that has `length` other characters. Pasted
 * and autofilled text is never cut.
 */
export const takesPostalKey = (
  key: string,
  { postalKeys }: AddressRules,
  { country, length }: { readonly country: CountryCode; readonly length: number },
): boolean => !postalKeys || (length < postalKeys.most && postalKeys[country].test(key));

/** Returns the initial form values of an address: texts unshortened, the region as a code. */
export const entryOf = (address: Address | undefined): AddressEntry => ({
  street: address?.street ?? '',
  unit: address?.unit ?? '',
  locality: address?.locality ?? '',
  region: regionCodeOf(address?.region ?? ''),
  postalCode: address?.postalCode ?? '',
});

/** Builds an address from the form values. Fields unchanged since `before` keep their original text. */
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
