import { newId } from '@grocer/foundation/http';
import type { ShopApi } from '../shop-api.ts';
import { destinationOf, forgetWay, noteHandedOver, visitorsWay } from './remembered-way.ts';

/** Time that a start of the shop waits for the service of modalities, in ms. */
const PATIENCE_MS = 3000;

/**
 * Saves the way to shop that a visitor chose in this browser for the shopper who has signed in, unless the service
 * has one of theirs. If the service does not respond, the next start of the shop tries again.
 */
export async function handOverWay({ readWay, saveWay }: Pick<ShopApi, 'readWay' | 'saveWay'>): Promise<void> {
  const way = visitorsWay();
  const destination = way && destinationOf(way);
  if (!way || !destination) return;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const known = await readWay(signal);
  if (!known.ok) return;
  if (known.value) {
    forgetWay();
    return;
  }
  const createdDate = new Date().toISOString();
  const { modality } = way;
  const saved = await saveWay({ id: newId(), modality, destination, createdDate, source: 'SHOPPER' }, signal);
  if (saved.ok) noteHandedOver();
}
