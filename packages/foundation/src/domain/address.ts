import type { CountryCode } from './country.ts';

/** A postal address, in the one shape that every SDK uses. */
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

/** Formats the street and unit on one line: "1 Main St, Apt 2". */
export const streetLine = ({ street, unit }: Address): string => (unit ? `${street}, ${unit}` : street);

/** Formats the line below the street: "Cincinnati, OH 45202". */
export const localityLine = ({ locality, region, postalCode }: Address): string =>
  `${locality}, ${region} ${postalCode}`;

/** Returns true when two addresses have the same parts and country, ignoring case and surrounding spaces. */
export function isSameAddress(a: Address, b: Address): boolean {
  const key = (address: Address): string =>
    [address.street, address.unit, address.locality, address.region, address.postalCode, address.countryCode]
      .map((part) => part.trim().toLowerCase())
      .join('\n');
  return key(a) === key(b);
}

/** Returns true when the parts of two addresses are identical strings. */
export const isWrittenSame = (a: Address, b: Address): boolean =>
  (['street', 'unit', 'locality', 'region', 'postalCode'] as const).every((part) => a[part] === b[part]);

/** Sorts account addresses so that those of type "home" come first. */
export const homeFirst = (list: readonly SavedAddress[]): readonly SavedAddress[] => [
  ...list.filter(({ type }) => type === 'home'),
  ...list.filter(({ type }) => type !== 'home'),
];
