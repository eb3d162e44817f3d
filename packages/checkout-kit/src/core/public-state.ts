import type { Cents } from '@grocer/foundation/domain';
import { createPublicState } from '@grocer/foundation/embed';
import { checkoutOf } from '../checkout/order-reducer.ts';
import type { OrderState } from '../checkout/order-reducer.ts';
import type { CheckoutStore } from './store.ts';

/** The public state of a checkout, as plain data. */
export interface CheckoutState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Phase of the order. `unknown`: a submission's outcome could not be determined yet. */
  readonly order: OrderState['phase'];
  /** The order number shown to the shopper, once the order is placed. */
  readonly orderNumber: string | undefined;
  /** The order total in whole cents, once known. */
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

/** Creates a reader of the public state. It returns the same object until a public value changes. */
export const createCheckoutState = (): ((state: CheckoutStore) => CheckoutState) =>
  createPublicState(['order'], project);
