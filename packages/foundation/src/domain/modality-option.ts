import type { Address } from './address.ts';
import type { Modality } from './modality.ts';
import type { StoreResult } from './store.ts';

/** Where an order is delivered or picked up. */
export type Destination =
  | { readonly kind: 'store'; readonly locationId: string }
  /** Unknown parts are empty strings: a search by ZIP code only knows the postal code. */
  | {
      readonly kind: 'address';
      readonly address: Address;
      /** Id of the address in the shopper's profile; undefined when not known. */
      readonly id?: string | undefined;
    };

/** The location that packs an order: a store, or a fulfilment centre of the banner. */
export interface FulfilmentPoint {
  readonly kind: 'store' | 'centre';
  readonly locationId: string;
}

/** A shopping method that a shopper has chosen. */
export interface ModalityPreference {
  readonly id: string;
  readonly modality: Modality;
  readonly destination: Destination;
  /** ISO 8601 timestamp. */
  readonly createdDate: string;
  /** Who made the choice: the shopper, or a default. */
  readonly source: string;
}

/** An available shopping method. */
export interface ModalityOption extends ModalityPreference {
  readonly fulfilment: readonly FulfilmentPoint[];
  readonly isCrossBanner: boolean;
  readonly distance: number | undefined;
}

/** Every shopping method available around a place. */
export interface ModalityOptions {
  readonly options: Readonly<Record<Modality, readonly ModalityOption[]>>;
  /** The stores referenced by the options, nearest first. */
  readonly stores: readonly StoreResult[];
  readonly externalOnlineDeliveryUrl: string | undefined;
  /** True when the service considers the shopper to be close to a store. */
  readonly closeToStore: boolean;
}

/** A shopper's preferences: the active one, and the latest one of each modality. */
export interface ModalityPreferences {
  readonly active: ModalityPreference | undefined;
  readonly modalities: readonly ModalityPreference[];
}
