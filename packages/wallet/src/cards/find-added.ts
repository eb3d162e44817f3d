import { listCards } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import type { Reconciled } from '@grocer/foundation/http';
import type { WalletDeps } from '../core/slice.ts';

/** How to know a card again that may have been added. */
export interface Traces {
  /** The cards there were before, if they were known: a card like it may be an old one otherwise. */
  readonly known: readonly Card[] | undefined;
  readonly isIt: (card: Card) => boolean;
  /** A card that is not saved never shows in the list, so that its absence proves nothing. */
  readonly isSaved: boolean;
}

/** Looks whether a card is there whose answer was lost. */
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
