import type { Card, CardGroup, Cents, Checkout, OrderCost } from '@grocer/foundation/domain';

/** The cards that the shopper has chosen to pay with. */
export interface PaymentChoice {
  readonly bankCardId: string | undefined;
  readonly snap: { readonly cardId: string; readonly amount: Cents } | undefined;
  /** In the order in which the gift cards are charged. */
  readonly giftCardIds: readonly string[];
}

/** The amount that one card pays. */
export interface Share {
  readonly cardId: string;
  readonly amount: Cents;
}

/** How an order's total is split between cards. The shares and `rest` add up to the total. */
export interface Coverage {
  readonly gift: readonly Share[];
  readonly snap: Share | undefined;
  /** The amount that no gift or SNAP card pays; the bank card pays it, if there is one. */
  readonly rest: Cents;
  /** The most that SNAP may pay: the minimum of eligible amount, card balance and amount left to pay. */
  readonly snapMost: Cents;
}

/**
 * Splits the total over gift cards in turn, each up to its balance. A card of unknown balance pays nothing.
 */
function giftShares(
  total: Cents,
  ids: readonly string[],
  balances: ReadonlyMap<string, Cents>,
): readonly Share[] {
  let left = total;
  return ids.flatMap((cardId) => {
    const amount = Math.min(left, Math.max(0, balances.get(cardId) ?? 0));
    left -= amount;
    return amount > 0 ? [{ cardId, amount }] : [];
  });
}

interface Payable {
  readonly cost: Pick<OrderCost, 'total' | 'ebtTotal'>;
  /** The cards with their balances, where known. */
  readonly cards: readonly Pick<Card, 'id' | 'balance'>[];
}

// Gift cards pay first, then SNAP, then the bank card: our own decision, see DECISIONS.md.
/** Computes what each card pays, in whole cents [C-4.9] [C-5.13]. */
export function coverageOf(choice: PaymentChoice, { cost, cards }: Payable): Coverage {
  const balances = new Map(
    cards.flatMap(({ id, balance }) => (balance === undefined ? [] : [[id, balance]])),
  );
  const gift = giftShares(cost.total, choice.giftCardIds, balances);
  const afterGift = cost.total - gift.reduce((sum, { amount }) => sum + amount, 0);
  const { snap } = choice;
  // An unknown balance is no limit here; the service checks it.
  const balance = (snap && balances.get(snap.cardId)) ?? Number.POSITIVE_INFINITY;
  const snapMost = Math.max(0, Math.min(cost.ebtTotal, balance, afterGift));
  const snapPays = snap ? Math.min(Math.max(0, snap.amount), snapMost) : 0;
  return {
    gift,
    snap: snap && snapPays > 0 ? { cardId: snap.cardId, amount: snapPays } : undefined,
    rest: afterGift - snapPays,
    snapMost,
  };
}

/** Returns true when nothing is left to pay, so that another gift card would pay nothing [C-4.9]. */
export const isCovered = ({ rest }: Coverage): boolean => rest === 0;

/** Returns what the cards of one group pay of a checkout, according to the service. */
export const amountPaidBy = ({ payments }: Pick<Checkout, 'payments'>, group: CardGroup): Cents =>
  payments.filter(({ card }) => card.group === group).reduce((sum, { amount }) => sum + amount, 0);

type Paid = Pick<Checkout, 'payments' | 'summary' | 'snapBalance'>;

/** Returns the most that SNAP may pay of a checkout. An unknown balance is no limit. */
export const snapMostOf = (checkout: Paid): Cents =>
  Math.min(
    checkout.summary.cost.ebtTotal,
    checkout.snapBalance ?? Number.POSITIVE_INFINITY,
    checkout.summary.cost.total - amountPaidBy(checkout, 'gift'),
  );

/** Returns true when SNAP pays the wanted amount, or the most it may; the service may lower the amount. */
export function paysRequestedSnap(checkout: Paid, wanted: PaymentChoice['snap']): boolean {
  const most = snapMostOf(checkout);
  const paid = amountPaidBy(checkout, 'snap');
  const amount = wanted?.amount ?? 0;
  return paid <= amount && paid >= Math.min(amount, most);
}
