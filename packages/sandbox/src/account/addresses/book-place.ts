import type { AddressPayload, BookAddressBody, WireBookAddress } from '@grocer/foundation/contract';
import type { Selectable } from 'kysely';
import type { AddressesTable } from '../../api/tables.ts';
import { isConsistent, toAddress, toRow } from '../../fulfilment/addresses/profile-place.ts';
import { findZip } from '../../fulfilment/places/zip-codes.ts';
import type { NewAddress } from '../../wallet/addresses.ts';

const MOST_LETTERS = 40;

const toPayload = (body: BookAddressBody): AddressPayload => ({
  addressType: body.type,
  addressLine1: body.line1,
  addressLine2: body.line2,
  city: body.city,
  ...(body.county !== undefined && { county: body.county }),
  countryCode: body.countryCode,
  stateCode: body.stateCode,
  zip: body.zip,
});

/** Returns true when an address meets the account's rules to. */
export function keepsRules(body: BookAddressBody): boolean {
  const { line1, line2, city, stateCode, zip, countryCode } = body;
  return (
    [line1, city, stateCode].every((part) => part.trim() !== '') &&
    [line1, line2, city].every((part) => part.length <= MOST_LETTERS) &&
    isConsistent({ stateCode, zip, countryCode })
  );
}

/** Converts an address from the wire format to a row; a label or note that is omitted stays. */
export const toBookRow = (body: BookAddressBody, of: { id: string; at: Date }): NewAddress => ({
  ...toRow(toPayload(body), of),
  ...(body.label !== undefined && { label: body.label }),
  ...(body.notes !== undefined && { notes: body.notes }),
});

/** Converts a row to the wire format of the account's address list. */
function toWireBookAddress(row: Selectable<AddressesTable>): WireBookAddress {
  const { street, unit, countryCode } = toAddress(row);
  const zip = findZip(row.postal_code);
  return {
    id: row.id,
    address: {
      addressLines: unit ? [unit, street] : [street],
      cityTown: row.locality,
      ...(row.county && { county: row.county }),
      postalCode: row.postal_code,
      stateProvince: row.region,
      countryCode,
    },
    ...(zip && { location: { lat: zip.lat, lng: zip.lng } }),
    type: row.type,
    preferredAddress: row.type === 'home',
    ...(row.label && { label: row.label }),
    ...(row.notes && { notes: row.notes }),
  };
}

/**
 * Converts rows to the account's address list: the latest change last, since pages show it reversed.
 */
export const toWireBook = (rows: readonly Selectable<AddressesTable>[]): WireBookAddress[] =>
  rows.toSorted((a, b) => (a.modified_at ?? 0) - (b.modified_at ?? 0)).map(toWireBookAddress);
