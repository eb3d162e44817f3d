import type { Cents, OrderCost } from '@grocer/foundation/domain';

/** Maximum length of the amount field [C-5.13] [C-9.3]. */
export const MOST_AMOUNT = 20;
/** The minimum amount that SNAP can be charged, in cents [C-5.13] [C-9.3]. */
export const LEAST_SNAP: Cents = 1;

/** Parses a typed amount, each digit a cent; undefined without digits [C-5.13]. */
export function typedCents(typed: string): Cents | undefined {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits !== '') return Number(digits.slice(0, 9));
  return /0/.test(typed) ? 0 : undefined;
}

/** Formats an amount for the field, such as "40.00". */
export const amountText = (cents: Cents | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

/** Why an amount cannot be charged to a SNAP card, with the limit it violates. */
export type AmountProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'least' | 'most'; readonly limit: Cents };

interface Limits {
  /** The minimum, such as an amount that was already authorized. */
  readonly least: Cents;
  readonly most: Cents;
}

/** Validates an amount [C-5.13]. */
export function amountProblem(amount: Cents | undefined, { least, most }: Limits): AmountProblem | undefined {
  if (amount === undefined) return { kind: 'required' };
  const limit = Math.max(least, LEAST_SNAP);
  if (amount < limit) return { kind: 'least', limit };
  return amount > most ? { kind: 'most', limit: most } : undefined;
}

/** Validates the service's amount. Where nothing may be charged to the card, zero is no mistake of the shopper. */
export const computedProblem = (amount: Cents, most: Cents): AmountProblem | undefined =>
  amount === 0 && most === 0 ? undefined : amountProblem(amount, { least: LEAST_SNAP, most });

/** Returns what limits the amount: the eligible items, the card's balance, or the amount left to pay. */
export function bindingCap(
  most: Cents,
  { cost, balance }: { readonly cost: Pick<OrderCost, 'ebtTotal'>; readonly balance: Cents | undefined },
): 'eligible' | 'balance' | 'rest' {
  if (most === cost.ebtTotal) return 'eligible';
  return most === balance ? 'balance' : 'rest';
}
