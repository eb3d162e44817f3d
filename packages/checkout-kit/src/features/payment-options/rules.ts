import type { Card, Cents } from '@grocer/foundation/domain';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';

/** Another bank card pays what is left. */
export const withBank = (choice: PaymentChoice, bankCardId: string): PaymentChoice => ({
  ...choice,
  bankCardId,
});

/** A gift card more, or one less. */
export const withGift = (choice: PaymentChoice, cardId: string): PaymentChoice => ({
  ...choice,
  giftCardIds: choice.giftCardIds.includes(cardId)
    ? choice.giftCardIds.filter((id) => id !== cardId)
    : [...choice.giftCardIds, cardId],
});

/** A card that was just added pays as well [C-4.7]; a SNAP card as much as it may. */
export function withAdded(
  choice: PaymentChoice,
  { id, group }: Pick<Card, 'id' | 'group'>,
  snapMost: Cents,
): PaymentChoice {
  if (group === 'bank') return withBank(choice, id);
  if (group === 'snap') return { ...choice, snap: { cardId: id, amount: snapMost } };
  return choice.giftCardIds.includes(id) ? choice : withGift(choice, id);
}

/** Why a gift card cannot be chosen. */
export type GiftBarrier = 'needsBank' | 'covered' | 'empty';

interface GiftQuestion {
  readonly choice: PaymentChoice;
  /** Is nothing left to pay? */
  readonly isCovered: boolean;
}

/** What speaks against choosing a gift card; one that is chosen can always be given up [C-4.9] [C-5.12]. */
export function giftBarrier(
  { id, balance }: Pick<Card, 'id' | 'balance'>,
  { choice, isCovered }: GiftQuestion,
): GiftBarrier | undefined {
  if (choice.giftCardIds.includes(id)) return undefined;
  if (choice.bankCardId === undefined) return 'needsBank';
  if (isCovered) return 'covered';
  return balance === 0 ? 'empty' : undefined;
}
