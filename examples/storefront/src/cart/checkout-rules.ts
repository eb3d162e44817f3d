import { formatCents } from '@grocer/foundation/domain';
import type { CartLine, Cents, Modality } from '@grocer/foundation/domain';
import type { ReservationState } from '@grocer/fulfilment-selector';

interface Choice {
  /** The ways of shopping that have something in the cart and can be ordered. */
  readonly ways: readonly Modality[];
  /** What the shopper has chosen, how they shop, and what a time is held for, each where it is known. */
  readonly wishes: readonly (Modality | undefined)[];
}

/** Which order goes first: that of the first wish which is among them, else the first one. */
export const orderFirst = ({ ways, wishes }: Choice): Modality | undefined =>
  wishes.find((way) => way !== undefined && ways.includes(way)) ?? ways[0];

/** An amount as it is said: whole dollars without cents. */
const amountWords = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');

/** How far an order is from the amount from which on it qualifies. */
export interface MinimumWords {
  readonly isReached: boolean;
  /** What is missing, where something is; it is said apart. */
  readonly missing: string;
  readonly rest: string;
}

/** What is said of an order's total, where the service says from which amount on an order qualifies. */
export function minimumWords(total: Cents, minimum: Cents): MinimumWords {
  const name = `the ${amountWords(minimum)} minimum`;
  if (total >= minimum) return { isReached: true, missing: '', rest: `Over ${name}` };
  return { isReached: false, missing: `${formatCents(minimum - total)} more`, rest: ` to reach ${name}` };
}

/** How many things that is; what is weighed is one thing. */
export function itemsWords(lines: readonly { readonly quantity: number }[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0);
  return count === 1 ? '1 item' : `${count} items`;
}

const SPLIT = 'Two ways of shopping, two orders. Start with one; the other stays in your cart.';
const SPLIT_MORE =
  'Each way of shopping is an order of its own. Start with one; the others stay in your cart.';

/** What becomes of the other ways of shopping; nothing where there is one alone. */
export function splitWords(ways: number): string | undefined {
  if (ways < 2) return undefined;
  return ways === 2 ? SPLIT : SPLIT_MORE;
}

type Counted = Pick<CartLine, 'gtin13' | 'quantity'>;

/** How much there is of each product, in one text. */
function amountsOf(lines: readonly Counted[]): string {
  const amounts = new Map<string, number>();
  for (const { gtin13, quantity } of lines) amounts.set(gtin13, (amounts.get(gtin13) ?? 0) + quantity);
  return JSON.stringify([...amounts].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** What a held time adds to an order, in cents; nothing where the service has not said it of just this order. */
export const feeOf = (
  { fee, items }: Pick<ReservationState, 'fee' | 'items'>,
  lines: readonly Counted[],
): Cents | undefined => (amountsOf(items) === amountsOf(lines) ? fee : undefined);

interface Later {
  readonly modality: Modality;
  readonly isFeeKnown: boolean;
}

/** What is added to an order at its checkout. */
export function laterWords({ modality, isFeeKnown }: Later): string {
  if (modality === 'DELIVERY') return isFeeKnown ? 'Tax and tip' : 'Fees, tax and tip';
  return isFeeKnown ? 'Tax' : 'Fees and tax';
}

interface Changes {
  /** How many lines are weighed as they are packed. */
  readonly weighed: number;
  readonly maySubstitute: boolean;
}

/** Why a total may be another one in the end; nothing where nothing changes it. */
export function changeWords({ weighed, maySubstitute }: Changes): string | undefined {
  const weighing = weighed === 1 ? 'one item is weighed' : `${weighed} items are weighed`;
  const why = [...(weighed > 0 ? [weighing] : []), ...(maySubstitute ? ['items may be substituted'] : [])];
  return why.length > 0 ? `The total can change: ${why.join(', and ')}.` : undefined;
}

/** The way on, for each way of shopping. */
export const CHECK_OUT: Readonly<Record<Modality, string>> = {
  PICKUP: 'Check out pickup',
  DELIVERY: 'Check out delivery',
  SHIP: 'Check out shipping',
  IN_STORE: 'Check out in store',
};
