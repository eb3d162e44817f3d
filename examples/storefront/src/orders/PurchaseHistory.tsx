import type { CatalogueProduct, PastOrder } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { Picture } from '../catalogue/Picture.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { Empty } from '../layout/Empty.tsx';
import { NavLink } from '../NavLink.tsx';
import { AISLES, orderPath } from '../paths.ts';
import './orders.css';
import { OrderFacts } from './OrderFacts.tsx';
import { useOrders } from './use-orders.ts';

/** Pictures of an order that are shown of it. */
const SHOWN = 5;

interface PicturesProps {
  readonly gtins: readonly string[];
  readonly products: readonly CatalogueProduct[];
}

const Pictures = ({ gtins, products }: PicturesProps): ReactNode => (
  <p className="order-pictures">
    {products
      .filter(({ upc }) => gtins.slice(0, SHOWN).includes(upc))
      .map(({ upc, image, name }) => (
        <span key={upc} className="pic">
          <Picture of={image} alt={name} size={48} />
        </span>
      ))}
    {gtins.length > SHOWN && <span className="pic more">+{gtins.length - SHOWN}</span>}
  </p>
);

interface OrderProps {
  readonly order: PastOrder;
  readonly products: readonly CatalogueProduct[];
}

function Order({ order, products }: OrderProps): ReactNode {
  const { number, gtins } = order;
  return (
    <li className="panel order">
      <OrderFacts order={order} />
      {gtins.length > 0 && <Pictures gtins={gtins} products={products} />}
      <NavLink to={orderPath(number)} look="button" label={`View order ${number}`}>
        View order
      </NavLink>
    </li>
  );
}

function Orders({ orders }: { readonly orders: readonly PastOrder[] }): ReactNode {
  const gtins = [...new Set(orders.flatMap((order) => order.gtins.slice(0, SHOWN)))];
  const { products } = useSearchedProducts({ gtins });
  return (
    <ul className="orders">
      {orders.map((order) => (
        <Order
          key={order.checkoutId}
          order={order}
          products={products.phase === 'ready' ? products.list : []}
        />
      ))}
    </ul>
  );
}

/** The orders that the shopper has placed, as far back as the service lists them. */
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
      {orders.phase === 'ready' && orders.list.length > 0 && <Orders orders={orders.list} />}
    </section>
  );
}
