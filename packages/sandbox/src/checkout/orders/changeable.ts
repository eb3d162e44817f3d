import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { WholeCheckout } from '../checkouts/read-whole.ts';

/** Preparation of an order starts this long before its time slot. */
const READY_MS = 60 * 60_000;

const cannotModify = (): Refusal =>
  refuse(422, 'CANNOT_MODIFY', 'The order is being made ready, or is none any more.');

/** Returns why an order cannot be changed at all; undefined when it can. */
export function changeObjection({ row, order, slots }: WholeCheckout, now: number): Refusal | undefined {
  const isOrder = order !== undefined && (row.status === 'SUBMITTED' || row.status === 'MODIFIED');
  const begins = Math.min(...slots.map(({ start }) => start));
  return isOrder && now < begins - READY_MS ? undefined : cannotModify();
}
