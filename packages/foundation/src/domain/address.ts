import type { CountryCode } from './country.ts';

/** Where somebody lives or is billed, in the one shape that every SDK uses. */
export interface Address {
  readonly street: string;
  /** Apartment, suite or floor; empty when there is none. */
  readonly unit: string;
  readonly locality: string;
  /** Two-letter state or province code. */
  readonly region: string;
  readonly postalCode: string;
  readonly countryCode: CountryCode;
  readonly county?: string;
}

/** An address in a shopper's account. */
export interface SavedAddress {
  readonly id: string;
  readonly type: 'home' | 'delivery';
  readonly address: Address;
}

/** The street and unit on one line, as an address is read aloud. */
export const streetLine = ({ street, unit }: Address): string => (unit ? `${street}, ${unit}` : street);

/** The city line below the street: "Cincinnati, OH 45202". */
export const localityLine = ({ locality, region, postalCode }: Address): string =>
  `${locality}, ${region} ${postalCode}`;

/** Do two addresses name the same place? Case and surrounding space do not matter. */
export function isSameAddress(a: Address, b: Address): boolean {
  const key = (address: Address): string =>
    [address.street, address.unit, address.locality, address.region, address.postalCode, address.countryCode]
      .map((part) => part.trim().toLowerCase())
      .join('\n');
  return key(a) === key(b);
}

/** Are two addresses written the same, to the letter? */
export const isWrittenSame = (a: Address, b: Address): boolean =>
  (['street', 'unit', 'locality', 'region', 'postalCode'] as const).every((part) => a[part] === b[part]);

/** Account addresses with the one of type "home" first. */
export const homeFirst = (list: readonly SavedAddress[]): readonly SavedAddress[] => [
  ...list.filter(({ type }) => type === 'home'),
  ...list.filter(({ type }) => type !== 'home'),
];
