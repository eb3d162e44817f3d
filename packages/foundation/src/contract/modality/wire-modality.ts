import * as v from 'valibot';
import { parseModality } from '../../domain/modality.ts';
import type { Modality } from '../../domain/modality.ts';
import type {
  Destination,
  FulfilmentPoint,
  ModalityOption,
  ModalityPreference,
} from '../../domain/modality-option.ts';
import { fromWirePlace, toWirePlace, WirePlaceSchema } from '../profile/wire-place.ts';
import type { WirePlace } from '../profile/wire-place.ts';

// [F-3.7]
/** A modality in the spellings of the services. */
export type WireModality = Modality | 'Pickup' | 'Delivery' | 'Ship' | 'InStore' | 'in_store';

export const WireModalitySchema = v.picklist([
  'PICKUP',
  'DELIVERY',
  'SHIP',
  'IN_STORE',
  'Pickup',
  'Delivery',
  'Ship',
  'InStore',
  'in_store',
]);

/** Returns the modality of a text that matches `WireModality`. */
export const toModality = (text: string): Modality => parseModality(text) ?? 'PICKUP';

/** Eight characters: three for the division, five for the store [F-3.8]. */
export const LocationId = v.pipe(v.string(), v.regex(/^[\dA-Z]{8}$/));

/** Wire format of a destination: either a store or an address. */
export type WireDestination = { locationId: string } | { address: WirePlace };

const destinationSchema = v.union([
  v.object({ locationId: LocationId }),
  v.object({ address: WirePlaceSchema }),
]);
// Typed by name for the declaration file; the schemas here use the inferred type.
export const WireDestinationSchema: v.GenericSchema<WireDestination> = destinationSchema;

// [F-3.7]
/** Wire format of the location that packs an order. */
export interface WireFulfilment {
  type: 'STORE' | 'FULFILLMENT_CENTER';
  locationId: string;
}

const WireFulfilmentSchema = v.object({
  type: v.picklist(['STORE', 'FULFILLMENT_CENTER']),
  locationId: LocationId,
});

/** Wire format of a shopping method that a shopper has chosen. */
export interface WirePreference {
  modalityType: WireModality;
  destination: WireDestination;
  createdDate: string;
  id: string;
  source: string;
}

const preferenceSchema = v.object({
  modalityType: WireModalitySchema,
  destination: destinationSchema,
  createdDate: v.pipe(v.string(), v.isoTimestamp()),
  id: v.pipe(v.string(), v.maxLength(64)),
  source: v.pipe(v.string(), v.maxLength(64)),
});
export const WirePreferenceSchema: v.GenericSchema<WirePreference> = preferenceSchema;

/** Wire format of an available shopping method. */
export interface WireOption extends WirePreference {
  fulfillment: WireFulfilment[];
  isCrossBanner: boolean;
  distance?: number | undefined;
}

export const WireOptionSchema = v.object({
  ...preferenceSchema.entries,
  fulfillment: v.array(WireFulfilmentSchema),
  isCrossBanner: v.boolean(),
  distance: v.optional(v.number()),
});

export const toWireDestination = (destination: Destination): WireDestination =>
  destination.kind === 'store'
    ? { locationId: destination.locationId }
    : { address: { ...toWirePlace(destination.address), id: destination.id } };

export const fromWireDestination = (wire: WireDestination): Destination =>
  'locationId' in wire
    ? { kind: 'store', locationId: wire.locationId }
    : { kind: 'address', address: fromWirePlace(wire.address), id: wire.address.id };

export const toPreference = ({ modalityType, destination, ...rest }: WirePreference): ModalityPreference => ({
  ...rest,
  modality: toModality(modalityType),
  destination: fromWireDestination(destination),
});

const toPoint = ({ type, locationId }: WireFulfilment): FulfilmentPoint => ({
  kind: type === 'STORE' ? 'store' : 'centre',
  locationId,
});

export const toOption = ({ fulfillment, distance, isCrossBanner, ...wire }: WireOption): ModalityOption => ({
  ...toPreference(wire),
  fulfilment: fulfillment.map(toPoint),
  isCrossBanner,
  distance,
});
