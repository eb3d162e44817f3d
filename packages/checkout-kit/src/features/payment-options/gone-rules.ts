import type { PaymentInfo } from '@grocer/foundation/contract';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';

/** Are all cards of a choice among those that can pay? */
export const canAllPay = (
  { bankCardId, snap, giftCardIds }: PaymentChoice,
  { bank, snap: snapCards, gift }: PaymentInfo,
): boolean => {
  const known = new Set([...bank, ...snapCards, ...gift].map(({ id }) => id));
  return [bankCardId, snap?.cardId, ...giftCardIds].every((id) => id === undefined || known.has(id));
};
