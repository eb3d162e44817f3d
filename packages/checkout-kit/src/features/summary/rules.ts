import type { Checkout } from '@grocer/foundation/domain';

/** Returns which note about the card to show: a hold, or a $1 hold if the bank card pays nothing [C-9.5]. */
export function holdOf({ payments }: Pick<Checkout, 'payments'>): 'hold' | 'oneDollar' | undefined {
  const bank = payments.find(({ card }) => card.group === 'bank');
  if (!bank) return undefined;
  return bank.amount === 0 ? 'oneDollar' : 'hold';
}
