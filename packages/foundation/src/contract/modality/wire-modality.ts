import * as v from 'valibot';
import { parseModality } from '../../domain/modality.ts';
import type { Modality } from '../../domain/modality.ts';
import type {
  Destination,
  FulfilmentPoint,
  ModalityOption,
  ModalityPreference,
} from '../../domain/modality-option.ts';
import { fromWirePlace, toWirePlace, WirePlace } from '../profile/wire-place.ts';

/** A modality in the spellings that services use [F-3.7]. */
export const WireModality = v.picklist([
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

/** The modality of a text that `WireModality` let through. */
export const toModality = (text: string): Modality => parseModality(text) ?? 'PICKUP';

/** Eight characters: three of the division, five of the store [F-3.8]. */
export const LocationId = v.pipe(v.string(), v.regex(/^[\dA-Z]{8}$/));

/** Where things are brought or picked up: one of the two. */
export const WireDestination = v.union([
  v.object({ locationId: LocationId }),
  v.object({ address: WirePlace }),
]);
export type WireDestination = v.InferOutput<typeof WireDestination>;

/** What packs an order [F-3.7]. */
export const WireFulfilment = v.object({
  type: v.picklist(['STORE', 'FULFILLMENT_CENTER']),
  locationId: LocationId,
});

/** A way to shop that a shopper has chosen. */
export const WirePreference = v.object({
  modalityType: WireModality,
  destination: WireDestination,
  createdDate: v.pipe(v.string(), v.isoTimestamp()),
  id: v.pipe(v.string(), v.maxLength(64)),
  source: v.pipe(v.string(), v.maxLength(64)),
});
export type WirePreference = v.InferOutput<typeof WirePreference>;

/** A way to shop that is on offer. */
export const WireOption = v.object({
  ...WirePreference.entries,
  fulfillment: v.array(WireFulfilment),
  isCrossBanner: v.boolean(),
  distance: v.optional(v.number()),
});
export type WireOption = v.InferOutput<typeof WireOption>;

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

const toPoint = ({ type, locationId }: v.InferOutput<typeof WireFulfilment>): FulfilmentPoint => ({
  kind: type === 'STORE' ? 'store' : 'centre',
  locationId,
});

export const toOption = ({ fulfillment, distance, isCrossBanner, ...wire }: WireOption): ModalityOption => ({
  ...toPreference(wire),
  fulfilment: fulfillment.map(toPoint),
  isCrossBanner,
  distance,
});
