import type { PaymentInfo } from '@grocer/foundation/contract';
import type { Card, Checkout } from '@grocer/foundation/domain';

/** Returns all cards of a shopper with their known balances; a SNAP card's comes with the checkout. */
export const knownCards = (
  { bank, snap, gift }: PaymentInfo,
  { snapBalance }: Pick<Checkout, 'snapBalance'>,
): readonly Card[] => [...bank, ...snap.map((card) => ({ ...card, balance: snapBalance })), ...gift];
