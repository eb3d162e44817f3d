import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { WholeCheckout } from '../checkouts/read-whole.ts';

/** An order is made ready from this long before its time on. */
const READY_MS = 60 * 60_000;

const cannotModify = (): Refusal =>
  refuse(422, 'CANNOT_MODIFY', 'The order is being made ready, or is none any more.');

/** What speaks against changing an order, whatever is changed. */
export function changeObjection({ row, order, slots }: WholeCheckout, now: number): Refusal | undefined {
  const isOrder = order !== undefined && (row.status === 'SUBMITTED' || row.status === 'MODIFIED');
  const begins = Math.min(...slots.map(({ start }) => start));
  return isOrder && now < begins - READY_MS ? undefined : cannotModify();
}
