import type { PaymentInfo } from '@grocer/foundation/contract';
import type { Card, Checkout } from '@grocer/foundation/domain';

/**
 * Returns all cards of a shopper with their balances, if known. A SNAP card's balance comes with its
 * checkout.
 */
export const knownCards = (
  { bank, snap, gift }: PaymentInfo,
  { snapBalance }: Pick<Checkout, 'snapBalance'>,
): readonly Card[] => [...bank, ...snap.map((card) => ({ ...card, balance: snapBalance })), ...gift];
