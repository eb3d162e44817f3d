import type { CatalogueProduct, PastOrder } from '@grocer/foundation/domain';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Picture } from '../catalogue/Picture.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { Empty } from '../layout/Empty.tsx';
import { NavLink } from '../NavLink.tsx';
import { AISLES, orderPath } from '../paths.ts';
import './orders.css';
import { OrderFacts } from './OrderFacts.tsx';
import { useHistory } from './use-history.ts';
import type { History } from './use-history.ts';

/** Maximum number of pictures shown per order. */
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
    <li className="panel order" tabIndex={-1}>
      <OrderFacts order={order} />
      {gtins.length > 0 && <Pictures gtins={gtins} products={products} />}
      <NavLink to={orderPath(number)} look="button" label={`View order ${number}`}>
        View order
      </NavLink>
    </li>
  );
}

interface OrdersProps {
  readonly history: Extract<History, { readonly phase: 'ready' }>;
  readonly onMore: () => Promise<void>;
}

function Orders({ history: { orders, before, more }, onMore }: OrdersProps): ReactNode {
  const gtins = [...new Set(orders.flatMap((order) => order.gtins.slice(0, SHOWN)))];
  const { products } = useSearchedProducts({ gtins });
  const list = useRef<HTMLUListElement>(null);
  /** Number of orders before more were requested. */
  const [had, setHad] = useState(orders.length);
  const added = more === 'shown' ? orders.length - had : 0;
  // The first new order takes the focus, since the button that loaded it may be gone.
  useEffect(() => {
    const first = added > 0 ? list.current?.children[had] : undefined;
    if (first instanceof HTMLElement) first.focus();
  }, [added, had]);
  async function showMore(): Promise<void> {
    if (more === 'loading') return;
    setHad(orders.length);
    await onMore();
  }
  return (
    <>
      <ul className="orders" ref={list}>
        {orders.map((order) => (
          <Order
            key={order.checkoutId}
            order={order}
            products={products.phase === 'ready' ? products.list : []}
          />
        ))}
      </ul>
      <p role="status" className="unseen">
        {added > 0 && (added === 1 ? '1 more order is shown.' : `${added} more orders are shown.`)}
      </p>
      {more === 'failed' && (
        <p role="alert" className="bad">
          The orders before these could not be loaded.
        </p>
      )}
      {before !== undefined && (
        <button
          type="button"
          className="button"
          aria-disabled={more === 'loading' || undefined}
          onClick={() => void showMore()}
        >
          {more === 'loading' ? 'Loading…' : 'Show more'}
        </button>
      )}
    </>
  );
}

/** The orders that the shopper has placed. */
export function PurchaseHistory(): ReactNode {
  const { history, retry, showMore } = useHistory();
  return (
    <section>
      <h1>Purchase History</h1>
      {history.phase === 'loading' && <Loading />}
      {history.phase === 'failed' && <NotLoaded what="Your orders" onRetry={retry} />}
      {history.phase === 'ready' && history.orders.length === 0 && (
        <Empty art="empty-search" title="No orders yet">
          <p>What you order is kept here.</p>
          <NavLink to={AISLES} look="button primary">
            Browse the aisles
          </NavLink>
        </Empty>
      )}
      {history.phase === 'ready' && history.orders.length > 0 && (
        <Orders history={history} onMore={showMore} />
      )}
    </section>
  );
}
