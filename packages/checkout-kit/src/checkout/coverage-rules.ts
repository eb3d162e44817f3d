import type { CardGroup, Cents, Checkout } from '@grocer/foundation/domain';

/** The cards that the shopper has chosen to pay with. */
export interface PaymentChoice {
  readonly bankCardId: string | undefined;
  readonly snap: { readonly cardId: string; readonly amount: Cents } | undefined;
  /** In the order in which the gift cards are charged. */
  readonly giftCardIds: readonly string[];
}

/** Returns what the cards of one group pay of a checkout, according to the service. */
export const amountPaidBy = ({ payments }: Pick<Checkout, 'payments'>, group: CardGroup): Cents =>
  payments.filter(({ card }) => card.group === group).reduce((sum, { amount }) => sum + amount, 0);

type Paid = Pick<Checkout, 'payments' | 'summary' | 'snapBalance'>;

// Gift cards pay first, then SNAP, then the bank card: our own decision, see DECISIONS.md.
/** Returns the most that SNAP may pay of a checkout [C-5.13]. An unknown balance is no limit: the service checks it. */
export const snapMostOf = (checkout: Paid): Cents =>
  Math.max(
    0,
    Math.min(
      checkout.summary.cost.ebtTotal,
      checkout.snapBalance ?? Number.POSITIVE_INFINITY,
      checkout.summary.cost.total - amountPaidBy(checkout, 'gift'),
    ),
  );

/** Returns true when nothing is left for a bank card, so that another gift card would pay nothing [C-4.9]. */
export const isCovered = (checkout: Paid): boolean =>
  amountPaidBy(checkout, 'gift') + amountPaidBy(checkout, 'snap') >= checkout.summary.cost.total;

/** Returns true when SNAP pays what was asked, or less only because of its limit. */
export function paysRequestedSnap(checkout: Paid, wanted: PaymentChoice['snap']): boolean {
  const most = snapMostOf(checkout);
  const paid = amountPaidBy(checkout, 'snap');
  const amount = wanted?.amount ?? 0;
  return paid <= amount && paid >= Math.min(amount, most);
}
