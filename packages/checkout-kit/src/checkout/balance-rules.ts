import type { PaymentInfo } from '@grocer/foundation/contract';
import type { Card, Checkout } from '@grocer/foundation/domain';

/** All cards of a shopper with their balances, as far as anybody knows them: that of a SNAP card comes with its checkout. */
export const knownCards = (
  { bank, snap, gift }: PaymentInfo,
  { snapBalance }: Pick<Checkout, 'snapBalance'>,
): readonly Card[] => [...bank, ...snap.map((card) => ({ ...card, balance: snapBalance })), ...gift];
