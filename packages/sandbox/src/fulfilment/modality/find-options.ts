import type { WireDestination, WireOption } from '@grocer/foundation/contract';
import type { Banner, Modality } from '@grocer/foundation/domain';
import type { NearStore } from '../stores/stores.ts';
import { deliverersOf, keysOffering, senderOf } from './offers.ts';

/** Maximum number of stores in a list: of the banner itself and of other banners. */
const MOST_OWN = 20;
const MOST_CROSS_BANNER = 10;

/** Maximum distance in miles of a store that counts as close. */
const CLOSE_MILES = 10;

/** What options are built from. */
export interface Around {
  readonly banner: Banner;
  /** Sorted by distance, nearest first. */
  readonly near: readonly NearStore[];
  /** The destination of deliveries. */
  readonly destination: WireDestination;
  readonly at: Date;
}

const optionAt = (
  { at, banner }: Around,
  modality: Modality,
  { store, destination }: { store: NearStore; destination: WireDestination },
): WireOption => ({
  id: `${modality}-${store.location_id}`,
  modalityType: modality,
  destination,
  fulfillment: [
    { type: store.kind === 'centre' ? 'FULFILLMENT_CENTER' : 'STORE', locationId: store.location_id },
  ],
  isCrossBanner: store.banner !== banner.key,
  distance: store.distance,
  createdDate: at.toISOString(),
  source: 'OPTIONS',
});

/** Returns the options at stores, of the banner and of others with the modality, nearest first [F-9.3]. */
function atStores(around: Around, modality: 'PICKUP' | 'IN_STORE'): WireOption[] {
  const { banner, near } = around;
  if (!banner.modalityCapabilities.includes(modality)) return [];
  const keys = keysOffering(modality);
  const open = near.filter((store) => store.kind === 'store' && keys.has(store.banner));
  const shown = new Set([
    ...open.filter((store) => store.banner === banner.key).slice(0, MOST_OWN),
    ...open.filter((store) => store.banner !== banner.key).slice(0, MOST_CROSS_BANNER),
  ]);
  return open
    .filter((store) => shown.has(store))
    .map((store) => optionAt(around, modality, { store, destination: { locationId: store.location_id } }));
}

/** Returns the delivery options: from the banner's own centre and from a store. */
const toTheDoor = (around: Around): WireOption[] =>
  deliverersOf(around.banner, around.near).map((store) =>
    optionAt(around, 'DELIVERY', { store, destination: around.destination }),
  );

function byParcel(around: Around): WireOption[] {
  const from = senderOf(around.banner, around.near);
  return from ? [optionAt(around, 'SHIP', { store: from, destination: around.destination })] : [];
}

/** Returns all options around a place, by modality. */
export const optionsAround = (around: Around): Record<Modality, WireOption[]> => ({
  PICKUP: atStores(around, 'PICKUP'),
  DELIVERY: toTheDoor(around),
  SHIP: byParcel(around),
  IN_STORE: atStores(around, 'IN_STORE'),
});

/** Returns true when a store of the banner is close. */
export const isCloseToStore = ({ banner, near }: Around): boolean =>
  near.some(
    (store) => store.banner === banner.key && store.kind === 'store' && store.distance <= CLOSE_MILES,
  );
