import { deviceZone, formatCents, orderTimeWords } from '@grocer/foundation/domain';
import type { OrderTime, PastOrder } from '@grocer/foundation/domain';

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

/**
 * Formats the time of an order in the time zone of its place, with the zone if `device` has another one: "Mon, Nov 2,
 * 2:00 – 3:00 PM", or only the days of a shipment. Returns "" for a window that cannot be parsed.
 */
export function timeWords(time: Pick<OrderTime, 'window'>, device = deviceZone()): string {
  const words = orderTimeWords(time, { locale: 'en-US', device });
  return words ? [words.day, words.span, words.zone].filter(Boolean).join(', ') : '';
}
