import { displayPostalCode } from '@grocer/foundation/domain';
import type { Way } from './remembered-way.ts';

export const WAYS = { PICKUP: 'Pickup', DELIVERY: 'Delivery', SHIP: 'Ship', IN_STORE: 'In store' } as const;

/** What a shop asks whoever has not chosen yet. */
export const QUESTION = 'How are you shopping today?';

/** How somebody shops, in a few words. */
export function wayWords(way: Way | undefined): string {
  if (!way) return QUESTION;
  const { modality, storeName, postalCode } = way;
  if (storeName !== undefined) return `${WAYS[modality]} at ${storeName}`;
  return postalCode === undefined ? WAYS[modality] : `${WAYS[modality]} to ${displayPostalCode(postalCode)}`;
}
