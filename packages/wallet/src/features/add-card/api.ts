import { addBankCard, listCards } from '@grocer/foundation/contract';
import type { NewBankCard } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import type { Http, Reconciled, Result } from '@grocer/foundation/http';

/** A card to be added, and how to know it again. */
export interface AddCardCall {
  readonly http: Http;
  readonly signal: AbortSignal;
  /** One key per card that a shopper wants added, however often it is sent. */
  readonly key: string;
  readonly card: NewBankCard;
  readonly lastFour: string;
  /** Cards that were there before. */
  readonly known: readonly Card[];
}

/** Looks whether a card that may have been added is there. */
async function findAdded({ http, signal, card, lastFour, known }: AddCardCall): Promise<Reconciled<Card>> {
  const now = await http.send(listCards, { snap: false, gift: false, giftBalances: false }, { signal });
  if (!now.ok) return { kind: 'unknown' };
  const added = now.value.cards.find(
    ({ id, lastFour: digits, expirationMonth, expirationYear }) =>
      !known.some((old) => old.id === id) &&
      digits === lastFour &&
      expirationMonth === card.expirationMonth &&
      expirationYear.endsWith(card.expirationYear),
  );
  if (added) return { kind: 'happened', value: added };
  // A card that is not saved never shows in the list, so its absence proves nothing.
  return { kind: card.save ? 'did-not-happen' : 'unknown' };
}

/** Adds a card exactly once: retries share one key, and a lost answer is looked up before anything is said. */
export async function addCard(call: AddCardCall): Promise<Result<Card>> {
  const { http, signal, key, card } = call;
  const result = await http.send(addBankCard, card, { signal, key, reconcile: () => findAdded(call) });
  return result.ok ? { ok: true, value: { ...result.value, saved: card.save } } : result;
}

/** After a "duplicate" that may be our own earlier try: the card itself, if it is there. */
export async function findOwnDuplicate(call: AddCardCall): Promise<Card | undefined> {
  const seen = await findAdded(call);
  return seen.kind === 'happened' ? seen.value : undefined;
}
