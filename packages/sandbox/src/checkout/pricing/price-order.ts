import type { Cents } from '@grocer/foundation/domain';
import type { BagFee } from './bag-fee.ts';

export type TaxClass = 'exempt' | 'general' | 'alcohol';

/** A line of an order, with its quantity and price. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitCents: Cents;
  /** The price outside of a flash sale. */
  readonly regularCents: Cents;
  readonly isSnap: boolean;
  readonly taxClass: TaxClass;
}

/** A promo code that was applied. */
export interface AppliedPromo {
  readonly code: string;
  readonly kind: 'amount' | 'percent' | 'delivery';
  /** Cents or percent, depending on `kind`. */
  readonly value: number;
  readonly minimumCents: Cents;
}

/** Fees, promos and tip, in addition to the goods. */
export interface Charges {
  readonly fee: Cents;
  /** The part of the fee that is waived before any promo. */
  readonly waiver: Cents;
  readonly bagFee?: BagFee | undefined;
  readonly promos: readonly AppliedPromo[];
  readonly tip: Cents;
}

/** The price of an order, in whole cents. */
export interface Price {
  readonly itemTotal: Cents;
  /** The savings from flash sales. */
  readonly discountTotal: Cents;
  /** The discount of each promo, in their order. */
  readonly promos: readonly { readonly code: string; readonly amount: Cents }[];
  readonly fee: Cents;
  readonly waiver: Cents;
  readonly bagFee: BagFee | undefined;
  readonly taxTotal: Cents;
  readonly tip: Cents;
  readonly total: Cents;
  /** The amount that SNAP may pay: food after discounts only. */
  readonly ebtTotal: Cents;
}

/** Tax rates in percent of the amount after discounts. Food is not taxed. */
const TAX_PERCENT: Readonly<Record<TaxClass, number>> = { exempt: 0, general: 7, alcohol: 10 };

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, one) => all + one, 0);

/** Returns the price of a line. */
export const lineTotal = (quantity: number, unit: Cents): Cents => Math.round(quantity * unit);

/** Splits an amount in proportion to weights. The cents that rounding leaves go to the largest remainders. */
export function spread(amount: Cents, weights: readonly Cents[]): readonly Cents[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / whole);
  const parts = exact.map(Math.floor);
  const left = amount - sum(parts);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** Returns the discount of each promo: at most the remaining item total, or the remaining fee. */
function promoAmounts(
  promos: readonly AppliedPromo[],
  { itemTotal, fee }: { itemTotal: Cents; fee: Cents },
): { readonly goods: Cents; readonly each: Price['promos'] } {
  let goods = 0;
  let delivery = 0;
  const each = promos.map(({ code, kind, value, minimumCents }) => {
    if (itemTotal < minimumCents) return { code, amount: 0 };
    if (kind === 'delivery') {
      const amount = fee - delivery;
      delivery += amount;
      return { code, amount };
    }
    const wanted = kind === 'amount' ? value : Math.round((itemTotal * value) / 100);
    const amount = Math.min(wanted, itemTotal - goods);
    goods += amount;
    return { code, amount };
  });
  return { goods, each };
}

/** Computes the price of an order. Every price is computed here, from the same fees that scheduling shows. */
export function priceOrder(
  lines: readonly PricedLine[],
  { fee, waiver, bagFee, promos, tip }: Charges,
): Price {
  const totals = lines.map(({ quantity, unitCents }) => lineTotal(quantity, unitCents));
  const itemTotal = sum(totals);
  const regular = sum(lines.map(({ quantity, regularCents }) => lineTotal(quantity, regularCents)));
  const { goods, each } = promoAmounts(promos, { itemTotal, fee: fee - waiver });
  const shares = spread(goods, totals);
  const net = totals.map((total, index) => total - (shares[index] ?? 0));
  const taxed = (taxClass: TaxClass): Cents =>
    Math.round(
      (sum(net.filter((_, index) => lines[index]?.taxClass === taxClass)) * TAX_PERCENT[taxClass]) / 100,
    );
  const taxTotal = taxed('general') + taxed('alcohol');
  const bags = bagFee?.amount ?? 0;
  return {
    itemTotal,
    discountTotal: regular - itemTotal,
    promos: each,
    fee,
    waiver,
    bagFee,
    taxTotal,
    tip,
    total: itemTotal - sum(each.map(({ amount }) => amount)) + fee - waiver + bags + taxTotal + tip,
    ebtTotal: sum(net.filter((_, index) => lines[index]?.isSnap)),
  };
}
