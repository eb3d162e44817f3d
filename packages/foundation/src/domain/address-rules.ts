import type { Address } from './address.ts';
import { canonicalPostalCode } from './postal-code.ts';
import { countryOf } from './country.ts';
import { regionCodeOf } from './regions.ts';
import type { CountryCode } from './country.ts';
import type { RegionKind } from './regions.ts';

/** The fields of every address form, in their order. */
export const ADDRESS_FIELDS = ['street', 'unit', 'locality', 'region', 'postalCode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An address as it is typed. */
export type AddressEntry = Readonly<Record<AddressField, string>>;

/** Why a field of an address cannot be used. */
export type AddressProblem = 'required' | 'tooLong' | 'invalid';

/** What one surface asks of an address, and which regions its form offers. */
export interface AddressRules {
  readonly required: readonly AddressField[];
  /** Longest texts, in characters. */
  readonly most: Readonly<Record<'street' | 'unit' | 'locality' | 'postalCode', number>>;
  readonly kinds: readonly RegionKind[];
}

const ACCOUNT_MOST = { street: 40, unit: 40, locality: 40, postalCode: 10 } as const;
const STATES_AND_PROVINCES = ['state', 'district', 'province'] as const;

/** The rules by surface. The selector writes to the account's profile, and takes its limits. */
export const addressRules = {
  account: {
    required: ['street', 'locality', 'region', 'postalCode'],
    most: ACCOUNT_MOST,
    kinds: STATES_AND_PROVINCES,
  },
  wallet: {
    required: ['street', 'locality', 'region', 'postalCode'],
    most: { street: 100, unit: 100, locality: 50, postalCode: 10 },
    kinds: [...STATES_AND_PROVINCES, 'caTerritory'],
  },
  selector: { required: ['street', 'postalCode'], most: ACCOUNT_MOST, kinds: STATES_AND_PROVINCES },
} as const satisfies Readonly<Record<string, AddressRules>>;

const US_POSTAL = /^\d{5}(-\d{4})?$/;
/** Any letters: which of them Canada Post uses is for the service to say. */
const CA_POSTAL = /^[A-Z]\d[A-Z] \d[A-Z]\d$/;

/** The country of what was typed: that of the region, or of how the postal code is written [F-5.5]. */
const countryOfEntry = (region: string, postalCode: string): CountryCode =>
  region === '' && CA_POSTAL.test(postalCode) ? 'CA' : countryOf(region);

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** What was typed, in its normal form. */
const tidied = (entry: AddressEntry): AddressEntry => ({
  street: tidy(entry.street),
  unit: tidy(entry.unit),
  locality: tidy(entry.locality),
  region: entry.region,
  postalCode: canonicalPostalCode(entry.postalCode),
});

/** Why one field cannot be used, if it cannot; its normal form is what counts [F-5.4]. */
export function addressProblem(
  field: AddressField,
  entry: AddressEntry,
  { required, most }: AddressRules,
): AddressProblem | undefined {
  const { [field]: text, region, postalCode } = tidied(entry);
  if (text === '') return required.includes(field) ? 'required' : undefined;
  if (field === 'region') return undefined;
  if (text.length > most[field]) return 'tooLong';
  if (field !== 'postalCode') return undefined;
  const pattern = countryOfEntry(region, postalCode) === 'CA' ? CA_POSTAL : US_POSTAL;
  return pattern.test(postalCode) ? undefined : 'invalid';
}

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
    countryCode: countryOfEntry(region, tidyEntry.postalCode),
    ...(county !== undefined && { county }),
  };
}
