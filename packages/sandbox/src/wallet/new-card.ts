import { newId } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { answer } from '../wire/reply.ts';
import type { Answered } from '../wire/reply.ts';
import type { createCards, NewCard } from './cards.ts';
import type { PrepaidAccount } from './prepaid-accounts.ts';
import { toWireCard } from './to-wire-card.ts';
import type { WireCard } from '@grocer/foundation/contract';

interface Birth {
  readonly at: Date;
  readonly random?: Random | undefined;
}

/** Returns a saved card with nothing but its ids. */
export const bareCard = (
  card_type: NewCard['card_type'],
  { at, random }: Birth,
): Omit<NewCard, 'brand' | 'last_four'> => ({
  id: newId(random),
  version_key: newId(random),
  card_type,
  first_six: '',
  exp_month: '',
  exp_year: '',
  payment_gram: newId(random),
  vault_card_id: null,
  vault_ref: card_type === 'BANK_CARD' ? newId(random) : null,
  fraud_token: card_type === 'BANK_CARD' ? newId(random) : null,
  fingerprint: null,
  behaviour: 'approves',
  first_name: null,
  last_name: null,
  billing: null,
  saved: 1,
  created_at: at.getTime(),
  updated_at: at.getTime(),
  account_id: null,
  image_type: null,
  is_no_fuel: 0,
  balance_failures: 0,
});

/** Returns a gift or EBT card of an account. */
export const prepaidCard = (account: PrepaidAccount, birth: Birth): NewCard => ({
  ...bareCard(account.kind, birth),
  brand: account.kind === 'EBT_CARD' ? 'EBT' : 'NONE',
  first_six: account.first_six,
  last_four: account.last_four,
  fingerprint: account.number_hash,
  account_id: account.id,
  balance_failures: account.behaviour === 'balance_fails_twice' ? 2 : 0,
});

/** Answers with a card that was just added. */
export async function answerAdded(
  cards: ReturnType<typeof createCards>,
  { userId, cardId, now }: { userId: string; cardId: string; now: Date },
): Promise<Answered<{ data: { payment: { card: WireCard } } }>> {
  const stored = await cards.find(userId, cardId);
  if (!stored) throw new Error('A card that was just added is not there.');
  const withBalance = stored.card_type === 'GIFT_CARD';
  return answer({ data: { payment: { card: toWireCard(stored, { now, withBalance }) } } });
}
