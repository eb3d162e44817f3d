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

/** Adds a new card to the choice [C-4.7]; a SNAP card pays as much as it may. */
export function withAdded(
  choice: PaymentChoice,
  { id, group }: Pick<Card, 'id' | 'group'>,
  snapMost: Cents,
): PaymentChoice {
  if (group === 'bank') return withBank(choice, id);
  if (group === 'snap') return { ...choice, snap: { cardId: id, amount: snapMost } };
  return choice.giftCardIds.includes(id) ? choice : withGift(choice, id);
}

/** Reason why a gift card cannot be chosen. */
export type GiftBarrier = 'needsBank' | 'covered' | 'empty';

interface GiftQuestion {
  readonly choice: PaymentChoice;
  /** True when nothing is left to pay. */
  readonly isCovered: boolean;
}

/** Returns why a gift card cannot be chosen; a chosen card can always be removed [C-4.9] [C-5.12]. */
export function giftBarrier(
  { id, balance }: Pick<Card, 'id' | 'balance'>,
  { choice, isCovered }: GiftQuestion,
): GiftBarrier | undefined {
  if (choice.giftCardIds.includes(id)) return undefined;
  if (choice.bankCardId === undefined) return 'needsBank';
  if (isCovered) return 'covered';
  return balance === 0 ? 'empty' : undefined;
}
