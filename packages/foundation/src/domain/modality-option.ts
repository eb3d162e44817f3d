import type { Address } from './address.ts';
import type { Modality } from './modality.ts';
import type { StoreResult } from './store.ts';

/** Where things are brought or picked up. */
export type Destination =
  | { readonly kind: 'store'; readonly locationId: string }
  /** Parts that nobody gave are empty: a search by ZIP code knows the postal code alone. */
  | {
      readonly kind: 'address';
      readonly address: Address;
      /** The entry of the shopper's profile that it is; absent where nobody said. */
      readonly id?: string | undefined;
    };

/** What packs an order: a store, or a fulfilment centre of the banner. */
export interface FulfilmentPoint {
  readonly kind: 'store' | 'centre';
  readonly locationId: string;
}

/** How a shopper has chosen to shop. */
export interface ModalityPreference {
  readonly id: string;
  readonly modality: Modality;
  readonly destination: Destination;
  /** An instant in ISO 8601. */
  readonly createdDate: string;
  /** Who chose it: the shopper, or a default. */
  readonly source: string;
}

/** One way to shop that is on offer. */
export interface ModalityOption extends ModalityPreference {
  readonly fulfilment: readonly FulfilmentPoint[];
  readonly isCrossBanner: boolean;
  readonly distance: number | undefined;
}

/** Every way to shop around a place. */
export interface ModalityOptions {
  readonly options: Readonly<Record<Modality, readonly ModalityOption[]>>;
  /** The stores that options speak of, nearest first. */
  readonly stores: readonly StoreResult[];
  readonly externalOnlineDeliveryUrl: string | undefined;
  /** Does the service take the shopper to be close to a store? */
  readonly closeToStore: boolean;
}

/** A shopper's preferences: the one in use, and the last one of each modality. */
export interface ModalityPreferences {
  readonly active: ModalityPreference | undefined;
  readonly modalities: readonly ModalityPreference[];
}
