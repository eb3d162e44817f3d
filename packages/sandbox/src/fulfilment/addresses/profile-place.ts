import type { AddressPayload, WireProfileAddress } from '@grocer/foundation/contract';
import { canonicalPostalCode, countryOfAddress, isPostalCode, regions } from '@grocer/foundation/domain';
import type { Address } from '@grocer/foundation/domain';
import type { Selectable } from 'kysely';
import type { AddressesTable } from '../../api/tables.ts';
import type { NewAddress } from '../../wallet/addresses.ts';

const isRegion = (code: string): boolean => code === '' || regions().some((region) => region.code === code);

/** Returns true when region, country and postal code of an address match [F-5.5]. */
export function isConsistent({
  stateCode,
  zip,
  countryCode,
}: Pick<AddressPayload, 'stateCode' | 'zip' | 'countryCode'>): boolean {
  const country = countryOfAddress({ region: stateCode, postalCode: zip });
  return (
    isRegion(stateCode) &&
    country === countryCode.toUpperCase() &&
    isPostalCode(canonicalPostalCode(zip), country)
  );
}

/** Converts an address from the wire format to a row. */
export const toRow = (wire: AddressPayload, { id, at }: { id: string; at: Date }): NewAddress => ({
  id,
  type: wire.addressType,
  street: wire.addressLine1,
  unit: wire.addressLine2,
  locality: wire.city,
  county: wire.county ?? '',
  region: wire.stateCode,
  postal_code: canonicalPostalCode(wire.zip),
  modified_at: at.getTime(),
});

/** Converts a row to an address as forms use it. */
export const toAddress = (row: Selectable<AddressesTable>): Address => ({
  street: row.street,
  unit: row.unit,
  locality: row.locality,
  region: row.region,
  postalCode: row.postal_code,
  countryCode: countryOfAddress({ region: row.region, postalCode: row.postal_code }),
  ...(row.county && { county: row.county }),
});

/** Converts a row to the wire format of the profile, with the country in lower case [F-7.2]. */
export const toWire = (row: Selectable<AddressesTable>): WireProfileAddress => ({
  id: row.id,
  type: row.type,
  address: {
    addressLine1: row.street,
    ...(row.unit && { addressLine2: row.unit }),
    city: row.locality,
    ...(row.county && { county: row.county }),
    countryCode: countryOfAddress({ region: row.region, postalCode: row.postal_code }).toLowerCase(),
    stateCode: row.region,
    zip: row.postal_code,
  },
  ...(row.modified_at !== null && { modified: { value: new Date(row.modified_at).toISOString() } }),
});
