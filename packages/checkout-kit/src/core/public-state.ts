import type { Cents } from '@grocer/foundation/domain';
import { createPublicState } from '@grocer/foundation/embed';
import { checkoutOf } from '../checkout/order-reducer.ts';
import type { OrderState } from '../checkout/order-reducer.ts';
import type { CheckoutStore } from './store.ts';

/** A checkout as its host sees it: plain data. */
export interface CheckoutState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Where the order stands. In `unknown` nobody can tell yet whether it was placed. */
  readonly order: OrderState['phase'];
  /** What the shopper knows the order by, once it is placed. */
  readonly orderNumber: string | undefined;
  /** What is to be paid, in whole cents, once it is known. */
  readonly total: Cents | undefined;
  readonly itemCount: number | undefined;
}

const STATUS: Partial<Readonly<Record<OrderState['phase'], CheckoutState['status']>>> = {
  loading: 'loading',
  unavailable: 'failed',
};

function project({ order }: CheckoutStore): CheckoutState {
  const checkout = checkoutOf(order);
  return {
    status: STATUS[order.phase] ?? 'ready',
    order: order.phase,
    orderNumber: checkout?.order?.number,
    total: checkout?.summary.cost.total,
    itemCount: checkout?.summary.itemCount,
  };
}

/** Reads the public state; the same object as long as nothing public has changed. */
export const createCheckoutState = (): ((state: CheckoutStore) => CheckoutState) =>
  createPublicState(['order'], project);
