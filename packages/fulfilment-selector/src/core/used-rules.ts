import { zip5Of } from '@grocer/foundation/domain';
import type { Destination, ModalityPreference } from '@grocer/foundation/domain';
import type { ActiveModality } from '../config.ts';
import type { Shopping } from '../events.ts';

/** How the shopper shops, and has shopped. */
export interface Used {
  readonly active: ModalityPreference | undefined;
  readonly isOwnDelivery: boolean;
  /** The last preference of each modality. */
  readonly preferences: readonly ModalityPreference[];
}

const NOTHING_USED: Used = { active: undefined, isOwnDelivery: false, preferences: [] };

/** The store of a destination, if it is one. */
export const storeAt = (destination: Destination | undefined): string | undefined =>
  destination?.kind === 'store' ? destination.locationId : undefined;

/** The store in use, if a store is. */
export const storeIdOf = ({ active }: Pick<Used, 'active'>): string | undefined =>
  storeAt(active?.destination);

/** The ZIP code of where things are brought, if they are brought to one. */
export const zipInUse = ({ active }: Pick<Used, 'active'>): string | undefined =>
  active?.destination.kind === 'address' ? zip5Of(active.destination.address.postalCode) : undefined;

/** What hosts hear of how the shopper shops. */
export const shoppingOf = ({ active, isOwnDelivery }: Used): Shopping | undefined =>
  active && { modality: active.modality, destination: active.destination, isOwnDelivery };

function destinationOf({ storeId, address }: ActiveModality): Destination | undefined {
  if (storeId !== undefined) return { kind: 'store', locationId: storeId };
  return address && { kind: 'address', address };
}

/** What a host says of how the shopper shops; one without a place says too little. */
export function usedFromHost(active: ActiveModality | undefined): Used {
  const destination = active && destinationOf(active);
  if (!active || !destination) return NOTHING_USED;
  const { modality, ownDelivery = false } = active;
  const preference = { id: '', modality, destination, createdDate: '', source: 'HOST' };
  return { active: preference, isOwnDelivery: ownDelivery, preferences: [preference] };
}

/** How the shopper shops once a host has said so anew; what they used before is still theirs. */
export function usedAfterHost(used: Used, active: ActiveModality): Used {
  const said = usedFromHost(active);
  const others = used.preferences.filter(({ modality }) => modality !== active.modality);
  return said.active ? { ...said, preferences: [...said.preferences, ...others] } : used;
}

/** The place of a choice that was made elsewhere and is followed here. */
export const FOLLOWED = 'elsewhere';
