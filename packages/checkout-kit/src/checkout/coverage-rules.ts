import type { Card, CardGroup, Cents, Checkout, OrderCost } from '@grocer/foundation/domain';

/** The cards that the shopper has chosen to pay with. */
export interface PaymentChoice {
  readonly bankCardId: string | undefined;
  readonly snap: { readonly cardId: string; readonly amount: Cents } | undefined;
  /** In the order in which they are used up. */
  readonly giftCardIds: readonly string[];
}

/** What one card pays. */
export interface Share {
  readonly cardId: string;
  readonly amount: Cents;
}

/** Who pays how much of an order. The shares and the rest come to its total. */
export interface Coverage {
  readonly gift: readonly Share[];
  readonly snap: Share | undefined;
  /** What no gift or SNAP card pays: the bank card's, if there is one. */
  readonly rest: Cents;
  /** The most that SNAP may pay: no more than is eligible, on the card, or left to pay. */
  readonly snapMost: Cents;
}

/** Shares the total out over gift cards, in turn, each up to its balance; one of unknown balance pays nothing. */
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
  /** Whose balances are known. */
  readonly cards: readonly Pick<Card, 'id' | 'balance'>[];
}

// Gift cards first, then SNAP, then the bank card: a decision of ours, see DECISIONS.md.
/** Works out who pays how much, in whole cents [C-4.9] [C-5.13]. */
export function coverageOf(choice: PaymentChoice, { cost, cards }: Payable): Coverage {
  const balances = new Map(
    cards.flatMap(({ id, balance }) => (balance === undefined ? [] : [[id, balance]])),
  );
  const gift = giftShares(cost.total, choice.giftCardIds, balances);
  const afterGift = cost.total - gift.reduce((sum, { amount }) => sum + amount, 0);
  const { snap } = choice;
  // A balance that nobody has asked for yet limits nothing: the service knows it.
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

/** Is there nothing left to pay, so that another gift card would pay nothing [C-4.9]? */
export const isCovered = ({ rest }: Coverage): boolean => rest === 0;

/** What the cards of one group pay of a checkout, as the service has it. */
export const paidBy = ({ payments }: Pick<Checkout, 'payments'>, group: CardGroup): Cents =>
  payments.filter(({ card }) => card.group === group).reduce((sum, { amount }) => sum + amount, 0);

/** Does SNAP pay what is wanted of it, or all that it may? The service may let it pay less, never more. */
export function paysWantedSnap(
  checkout: Pick<Checkout, 'payments' | 'summary' | 'snapBalance'>,
  wanted: PaymentChoice['snap'],
): boolean {
  const { total, ebtTotal } = checkout.summary.cost;
  const balance = checkout.snapBalance ?? Number.POSITIVE_INFINITY;
  const most = Math.min(ebtTotal, balance, total - paidBy(checkout, 'gift'));
  const paid = paidBy(checkout, 'snap');
  const amount = wanted?.amount ?? 0;
  return paid <= amount && paid >= Math.min(amount, most);
}
