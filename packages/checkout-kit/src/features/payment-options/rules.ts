import type { Card, Cents } from '@grocer/foundation/domain';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';

/** Replaces the bank card. */
export const withBank = (choice: PaymentChoice, bankCardId: string): PaymentChoice => ({
  ...choice,
  bankCardId,
});

/** Adds a gift card, or removes it if it is chosen. */
export const withGift = (choice: PaymentChoice, cardId: string): PaymentChoice => ({
  ...choice,
  giftCardIds: choice.giftCardIds.includes(cardId)
    ? choice.giftCardIds.filter((id) => id !== cardId)
    : [...choice.giftCardIds, cardId],
});

/** Adds a new card to the choice [C-4.7]; a SNAP card pays what is eligible, which the service may lower. */
export function withAdded(
  choice: PaymentChoice,
  { id, group }: Pick<Card, 'id' | 'group'>,
  ebtTotal: Cents,
): PaymentChoice {
  if (group === 'bank') return withBank(choice, id);
  if (group === 'snap') return { ...choice, snap: { cardId: id, amount: ebtTotal } };
  return choice.giftCardIds.includes(id) ? choice : withGift(choice, id);
}

/** Returns true when a gift card can be chosen, or given up [C-4.9] [C-5.12]. `isPaid`: nothing is left to pay. */
export const canUseGift = (
  { id, balance }: Pick<Card, 'id' | 'balance'>,
  { choice, isPaid }: { readonly choice: PaymentChoice; readonly isPaid: boolean },
): boolean =>
  choice.giftCardIds.includes(id) || (choice.bankCardId !== undefined && !isPaid && balance !== 0);
