import type { PaymentInfo } from '@grocer/foundation/contract';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';

/** Returns true when every card of a choice is among those that can pay. */
export const canAllPay = (
  { bankCardId, snap, giftCardIds }: PaymentChoice,
  { bank, snap: snapCards, gift }: PaymentInfo,
): boolean => {
  const known = new Set([...bank, ...snapCards, ...gift].map(({ id }) => id));
  return [bankCardId, snap?.cardId, ...giftCardIds].every((id) => id === undefined || known.has(id));
};
