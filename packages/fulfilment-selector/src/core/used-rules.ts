import { zip5Of } from '@grocer/foundation/domain';
import type { Destination, ModalityPreference } from '@grocer/foundation/domain';
import type { ActiveModality } from '../config.ts';
import type { Shopping } from '../events.ts';

/** The shopper's current modality, and the preferences they had before. */
export interface Used {
  readonly active: ModalityPreference | undefined;
  readonly isOwnDelivery: boolean;
  /** The last preference for each modality. */
  readonly preferences: readonly ModalityPreference[];
}

const NOTHING_USED: Used = { active: undefined, isOwnDelivery: false, preferences: [] };

/** Returns the store id of a destination, or undefined for an address. */
export const storeAt = (destination: Destination | undefined): string | undefined =>
  destination?.kind === 'store' ? destination.locationId : undefined;

/** Returns the id of the store in use, if any. */
export const storeIdOf = ({ active }: Pick<Used, 'active'>): string | undefined =>
  storeAt(active?.destination);

/** Returns the ZIP code of the delivery address in use, if any. */
export const zipInUse = ({ active }: Pick<Used, 'active'>): string | undefined =>
  active?.destination.kind === 'address' ? zip5Of(active.destination.address.postalCode) : undefined;

/** Returns the current choice as hosts receive it. */
export const shoppingOf = ({ active, isOwnDelivery }: Used): Shopping | undefined =>
  active && { modality: active.modality, destination: active.destination, isOwnDelivery };

function destinationOf({ storeId, address }: ActiveModality): Destination | undefined {
  if (storeId !== undefined) return { kind: 'store', locationId: storeId };
  return address && { kind: 'address', address };
}

/** Converts the host's `activeModality`, which is ignored if it has neither a store nor an address. */
export function usedFromHost(active: ActiveModality | undefined): Used {
  const destination = active && destinationOf(active);
  if (!active || !destination) return NOTHING_USED;
  const { modality, ownDelivery = false } = active;
  const preference = { id: '', modality, destination, createdDate: '', source: 'HOST' };
  return { active: preference, isOwnDelivery: ownDelivery, preferences: [preference] };
}

/** Applies a new `activeModality` of the host. Keeps the preferences for other modalities. */
export function usedAfterHost(used: Used, active: ActiveModality): Used {
  const said = usedFromHost(active);
  const others = used.preferences.filter(({ modality }) => modality !== active.modality);
  return said.active ? { ...said, preferences: [...said.preferences, ...others] } : used;
}

/** The `place` of a choice that was made outside this selector and is adopted here. */
export const FOLLOWED = 'elsewhere';
