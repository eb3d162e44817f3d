import { formatCents } from '@grocer/foundation/domain';
import type { PastOrder } from '@grocer/foundation/domain';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

const STATUS: Readonly<Record<PastOrder['status'], string>> = {
  DRAFT: 'Being placed',
  SUBMITTED: 'Placed',
  MODIFIED: 'Placed, with changes',
  CANCELED: 'Canceled',
};

/** Formats the day of a time in epoch milliseconds. */
export const dayOf = (at: number): string => day.format(at);

/** Returns the status of an order, its number of products and its total, as text. */
export function orderWords({ status, gtins, total }: PastOrder): string {
  const products = gtins.length === 1 ? '1 product' : `${gtins.length} products`;
  return `${STATUS[status]} · ${products} · ${formatCents(total)}`;
}
