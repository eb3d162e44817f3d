import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import type { GeoPoint } from '../../domain/geo.ts';
import { countryOfAddress } from '../../domain/postal-code.ts';
import { toAddressLines } from '../address-lines.ts';

/** A geographic position, in degrees. */
export interface WireLocation {
  lat: number;
  lng: number;
}

export const WireLocationSchema = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const text = v.pipe(v.string(), v.maxLength(100));

/** Wire format of an address in the validation and modality services; the unit line comes first. */
export interface WirePlace {
  id?: string | undefined;
  addressLines: string[];
  cityTown: string;
  stateProvince: string;
  postalCode: string;
  countryCode?: string | undefined;
  county?: string | undefined;
  location?: WireLocation | undefined;
}

export const WirePlaceSchema = v.object({
  id: v.optional(text),
  addressLines: v.pipe(v.array(text), v.maxLength(5)),
  cityTown: text,
  stateProvince: text,
  postalCode: text,
  countryCode: v.optional(text),
  county: v.optional(text),
  location: v.optional(WireLocationSchema),
});

/** Converts an address to the wire format; without a street there are no address lines. */
export const toWirePlace = (address: Address, location?: GeoPoint): WirePlace => ({
  addressLines: toAddressLines(address).filter(Boolean),
  cityTown: address.locality,
  stateProvince: address.region,
  postalCode: address.postalCode,
  countryCode: countryOfAddress(address).toLowerCase(),
  ...(address.county !== undefined && { county: address.county }),
  ...(location && { location: { ...location } }),
});

/**
 * Converts an address from the wire format: the last line is the street, any lines before it the unit
 * [F-3.3].
 */
export const fromWirePlace = (wire: WirePlace): Address => ({
  street: wire.addressLines.at(-1) ?? '',
  unit: wire.addressLines.slice(0, -1).join(', '),
  locality: wire.cityTown,
  region: wire.stateProvince,
  postalCode: wire.postalCode,
  countryCode: countryOfAddress({ region: wire.stateProvince, postalCode: wire.postalCode }),
  ...(wire.county !== undefined && { county: wire.county }),
});
