import type { Checkout } from '@grocer/foundation/domain';

/** What is said of the card: a hold of the amount, or of a dollar where the bank card pays nothing yet [C-9.5]. */
export function holdOf({ payments }: Pick<Checkout, 'payments'>): 'hold' | 'oneDollar' | undefined {
  const bank = payments.find(({ card }) => card.group === 'bank');
  if (!bank) return undefined;
  return bank.amount === 0 ? 'oneDollar' : 'hold';
}
