import { formatCents } from '@grocer/foundation/domain';
import type { CartLine, Cents, Modality } from '@grocer/foundation/domain';
import type { ReservationState } from '@grocer/fulfilment-selector';

interface Choice {
  /** Ways to shop that have lines in the cart and can be ordered. */
  readonly ways: readonly Modality[];
  /** Preferred ways, the strongest first: the shopper's choice, the current way, that of the held time. */
  readonly wishes: readonly (Modality | undefined)[];
}

/** Returns the way to shop to order first: the first wish that is in `ways`, else the first way. */
export const orderFirst = ({ ways, wishes }: Choice): Modality | undefined =>
  wishes.find((way) => way !== undefined && ways.includes(way)) ?? ways[0];

/** Formats an amount; whole dollars have no cents. */
const amountWords = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');

/** Text about an order's total compared with the minimum amount. */
export interface MinimumWords {
  readonly isReached: boolean;
  /** The missing amount, or an empty string. It is rendered in bold. */
  readonly missing: string;
  readonly rest: string;
}

/** Returns the text for an order's total, compared with the service's minimum amount. */
export function minimumWords(total: Cents, minimum: Cents): MinimumWords {
  const name = `the ${amountWords(minimum)} minimum`;
  if (total >= minimum) return { isReached: true, missing: '', rest: `Over ${name}` };
  return { isReached: false, missing: `${formatCents(minimum - total)} more`, rest: ` to reach ${name}` };
}

/** Returns the number of items as text; fractions are rounded up. */
export function itemsWords(lines: readonly { readonly quantity: number }[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0);
  return count === 1 ? '1 item' : `${count} items`;
}

const SPLIT = 'Two ways of shopping, two orders. Start with one; the other stays in your cart.';
const SPLIT_MORE =
  'Each way of shopping is an order of its own. Start with one; the others stay in your cart.';

/** Returns the note that each way to shop is an order of its own; undefined for a single way. */
export function splitWords(ways: number): string | undefined {
  if (ways < 2) return undefined;
  return ways === 2 ? SPLIT : SPLIT_MORE;
}

type Counted = Pick<CartLine, 'gtin13' | 'quantity'>;

/** Serializes the quantity of each product, for a comparison. */
function amountsOf(lines: readonly Counted[]): string {
  const amounts = new Map<string, number>();
  for (const { gtin13, quantity } of lines) amounts.set(gtin13, (amounts.get(gtin13) ?? 0) + quantity);
  return JSON.stringify([...amounts].toSorted(([a], [b]) => a.localeCompare(b)));
}

/**
 * Returns the fee of a held time, in cents; undefined unless the service quoted it for exactly these lines.
 */
export const feeOf = (
  { fee, items }: Pick<ReservationState, 'fee' | 'items'>,
  lines: readonly Counted[],
): Cents | undefined => (amountsOf(items) === amountsOf(lines) ? fee : undefined);

interface Later {
  readonly modality: Modality;
  readonly isFeeKnown: boolean;
}

/** Returns the names of what the checkout adds to a total. */
export function laterWords({ modality, isFeeKnown }: Later): string {
  const fees = isFeeKnown ? 'Other fees' : 'Fees';
  return modality === 'DELIVERY' ? `${fees}, tax and tip` : `${fees} and tax`;
}

interface Changes {
  /** Number of lines that are weighed when packed. */
  readonly weighed: number;
  readonly maySubstitute: boolean;
}

/** Returns why the final total may differ; undefined if it cannot. */
export function changeWords({ weighed, maySubstitute }: Changes): string | undefined {
  const weighing = weighed === 1 ? 'one item is weighed' : `${weighed} items are weighed`;
  const why = [...(weighed > 0 ? [weighing] : []), ...(maySubstitute ? ['items may be substituted'] : [])];
  return why.length > 0 ? `The total can change: ${why.join(', and ')}.` : undefined;
}

/** Text of the check-out button for each way to shop. */
export const CHECK_OUT: Readonly<Record<Modality, string>> = {
  PICKUP: 'Check out pickup',
  DELIVERY: 'Check out delivery',
  SHIP: 'Check out shipping',
  IN_STORE: 'Check out in store',
};
