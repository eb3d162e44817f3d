import { newId } from '@grocer/foundation/http';
import type { ShopApi } from '../shop-api.ts';
import { destinationOf, forgetWay, noteHandedOver, placeIn, visitorsWay } from './remembered-way.ts';
import type { Way } from './remembered-way.ts';

/** Time that a start of the shop waits for the service of modalities, in ms. */
const PATIENCE_MS = 3000;

const isSame = (one: Way, other: Way | undefined): boolean =>
  one.modality === other?.modality && one.storeId === other.storeId && one.postalCode === other.postalCode;

/**
 * Saves the way to shop that a visitor chose in this browser for the shopper who has signed in, unless the service
 * has one of theirs. If the service does not respond, the next start of the shop tries again. The API is opened only
 * if there is such a way.
 */
export async function handOverWay(openApi: () => Pick<ShopApi, 'readWay' | 'saveWay'>): Promise<void> {
  const way = visitorsWay();
  const destination = way && destinationOf(way);
  if (!way || !destination) {
    noteHandedOver();
    return;
  }
  // Another tab may choose meanwhile.
  const isLast = (): boolean => isSame(way, visitorsWay());
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { readWay, saveWay } = openApi();
  const known = await readWay(signal);
  if (!known.ok || !isLast()) return;
  if (known.value) {
    const { modality, destination: own } = known.value;
    if (isSame(way, { modality, ...placeIn(own) })) noteHandedOver();
    else forgetWay();
    return;
  }
  const { modality } = way;
  const createdDate = new Date().toISOString();
  const saved = await saveWay({ id: newId(), modality, destination, createdDate, source: 'SHOPPER' }, signal);
  if (!isLast()) return;
  if (saved.ok) noteHandedOver();
  // The place does not offer it any more.
  else if (saved.error.code === 'address_invalid') forgetWay();
}
