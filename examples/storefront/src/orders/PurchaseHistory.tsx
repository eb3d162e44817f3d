import { formatCents } from '@grocer/foundation/domain';
import type { PastOrder } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { Picture } from '../catalogue/Picture.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { Empty } from '../layout/Empty.tsx';
import { NavLink } from '../NavLink.tsx';
import { AISLES, completePath } from '../paths.ts';
import { WAYS } from '../ways/way-words.ts';
import './orders.css';
import { useOrders } from './use-orders.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

const STATUS: Readonly<Record<PastOrder['status'], string>> = {
  DRAFT: 'Being placed',
  SUBMITTED: 'Placed',
  MODIFIED: 'Placed, with changes',
  CANCELED: 'Canceled',
};

/** Pictures of an order that are shown of it. */
const SHOWN = 5;

function Pictures({ gtins }: { readonly gtins: readonly string[] }): ReactNode {
  const { products } = useSearchedProducts({ gtins: gtins.slice(0, SHOWN) });
  return (
    <p className="order-pictures">
      {products.phase === 'ready' &&
        products.list.map(({ upc, image, name }) => (
          <span key={upc} className="pic">
            <Picture of={image} alt={name} size={48} />
          </span>
        ))}
      {gtins.length > SHOWN && <span className="pic more">+{gtins.length - SHOWN}</span>}
    </p>
  );
}

function Order({ order }: { readonly order: PastOrder }): ReactNode {
  const { checkoutId, number, status, modality, total, placedAt, gtins } = order;
  return (
    <li className="panel order">
      <div>
        <h2>
          {WAYS[modality]}, {day.format(placedAt)}
        </h2>
        <p className="muted">
          {STATUS[status]} · {gtins.length === 1 ? '1 product' : `${gtins.length} products`} ·{' '}
          {formatCents(total)}
        </p>
        <p className="muted">Order {number}</p>
      </div>
      {gtins.length > 0 && <Pictures gtins={gtins} />}
      <NavLink to={completePath(checkoutId)} look="button" label={`View order ${number}`}>
        View order
      </NavLink>
    </li>
  );
}

/** Every order that the shopper has placed. */
export function PurchaseHistory(): ReactNode {
  const { orders, retry } = useOrders();
  return (
    <section>
      <h1>Purchase History</h1>
      {orders.phase === 'loading' && <Loading />}
      {orders.phase === 'failed' && <NotLoaded what="Your orders" onRetry={retry} />}
      {orders.phase === 'ready' && orders.list.length === 0 && (
        <Empty art="empty-search" title="No orders yet">
          <p>What you order is kept here.</p>
          <NavLink to={AISLES} look="button primary">
            Browse the aisles
          </NavLink>
        </Empty>
      )}
      {orders.phase === 'ready' && orders.list.length > 0 && (
        <ul className="orders">
          {orders.list.map((order) => (
            <Order key={order.checkoutId} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}
