import type { Destination, ModalityPreference } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import type { ShopApi } from '../shop-api.ts';
import { destinationOf, forgetWay, noteHandedOver, placeIn, visitorsWay } from './remembered-way.ts';

/** Time that a start of the shop waits for the service of modalities, in ms. */
const PATIENCE_MS = 3000;

/** A visitor's choice, without what only the service needs. */
type Choice = Pick<ModalityPreference, 'modality' | 'destination'>;

const isSamePlace = (one: Destination, other: Destination): boolean => {
  const [a, b] = [placeIn(one), placeIn(other)];
  return a.storeId === b.storeId && a.postalCode === b.postalCode;
};

const isSame = (one: Choice, other: Choice | undefined): boolean =>
  one.modality === other?.modality && isSamePlace(one.destination, other.destination);

function visitorsChoice(): Choice | undefined {
  const way = visitorsWay();
  const destination = way && destinationOf(way);
  return way && destination && { modality: way.modality, destination };
}

/**
 * Saves the way to shop that a visitor chose in this browser for the shopper who has signed in, unless the service
 * has one of theirs. If the service does not respond, the next start of the shop tries again.
 */
export async function handOverWay({ readWay, saveWay }: Pick<ShopApi, 'readWay' | 'saveWay'>): Promise<void> {
  const choice = visitorsChoice();
  if (!choice) {
    noteHandedOver();
    return;
  }
  // Another tab may choose meanwhile.
  const isLast = (): boolean => isSame(choice, visitorsChoice());
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const known = await readWay(signal);
  if (!known.ok || !isLast()) return;
  if (known.value) {
    if (isSame(choice, known.value)) noteHandedOver();
    else forgetWay();
    return;
  }
  const createdDate = new Date().toISOString();
  const saved = await saveWay({ ...choice, id: newId(), createdDate, source: 'SHOPPER' }, signal);
  if (!isLast()) return;
  if (saved.ok) noteHandedOver();
  // The place does not offer it any more.
  else if (saved.error.code === 'address_invalid') forgetWay();
}
