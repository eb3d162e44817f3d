import { listCards } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import type { Reconciled } from '@grocer/foundation/http';
import type { WalletDeps } from '../core/slice.ts';

/** How to recognise a card whose add request got no answer. */
export interface Traces {
  /** The cards before the request, if they were loaded. Without them a matching card may be an older one. */
  readonly known: readonly Card[] | undefined;
  readonly isIt: (card: Card) => boolean;
  /** A card that is not saved is never listed, so its absence proves nothing. */
  readonly isSaved: boolean;
}

/** Looks in the service's list for a card whose add request got no answer. */
export async function findAdded(
  { http, signal }: WalletDeps,
  { known, isIt, isSaved }: Traces,
): Promise<Reconciled<Card>> {
  const now = await http.send(listCards, { snap: true, gift: true, giftBalances: false }, { signal });
  if (!now.ok) return { kind: 'unknown' };
  const isNew = (card: Card): boolean => isIt(card) && !known?.some(({ id }) => id === card.id);
  const added = now.value.cards.find(isNew);
  if (added) return known ? { kind: 'happened', value: added } : { kind: 'unknown' };
  return { kind: isSaved && now.value.unreadable === 0 ? 'did-not-happen' : 'unknown' };
}
