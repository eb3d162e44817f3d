import { accountPaths } from '@grocer/account-kit';
import type { PastOrder } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { Empty } from '../layout/Empty.tsx';
import { NavLink } from '../NavLink.tsx';
import { beginChangesPath } from '../paths.ts';
import './orders.css';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { useOrder } from './use-orders.ts';

/**
 * An order: its facts, time, place and items. Whether it can still be changed is known once the service is asked to open the
 * changes.
 */
function Order({ order }: { readonly order: PastOrder }): ReactNode {
  const { checkoutId, status } = order;
  const isPlaced = status === 'SUBMITTED' || status === 'MODIFIED';
  return (
    <>
      <div className="panel order">
        <OrderFacts order={order} />
        {isPlaced && (
          <NavLink to={beginChangesPath(checkoutId)} look="button">
            Add or edit items
          </NavLink>
        )}
      </div>
      <OrderDetails key={checkoutId} checkoutId={checkoutId} />
    </>
  );
}

/** The page of one order, found by its order number or the id of its checkout. */
export function OrderPage({ number }: { readonly number: string }): ReactNode {
  const { orders, retry } = useOrder(number);
  const order = orders.phase === 'ready' ? orders.list[0] : undefined;
  return (
    <section>
      <h1>Your order</h1>
      {orders.phase === 'loading' && <Loading />}
      {orders.phase === 'failed' && <NotLoaded what="Your order" onRetry={retry} />}
      {order && <Order order={order} />}
      {orders.phase === 'ready' && !order && (
        <Empty art="empty-search" title="There is no such order">
          <p>It may belong to somebody else.</p>
          <NavLink to={accountPaths.purchases} look="button primary">
            Purchase History
          </NavLink>
        </Empty>
      )}
    </section>
  );
}
