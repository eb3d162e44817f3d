import { formatCents } from '@grocer/foundation/domain';
import type { Cart, Product } from '@grocer/foundation/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { productOf } from '../cart/cart-groups.ts';
import { Line } from '../cart/Line.tsx';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { useProducts } from '../cart/use-products.ts';
import { NavLink } from '../NavLink.tsx';
import { CART, changesPath, completePath } from '../paths.ts';
import { go, ORDER_ID, useQuery } from '../use-path.ts';
import { SHELF } from './ProductsPage.tsx';
import './cart.css';

type Changes = NonNullable<Cart['modify']>;

interface MoreProps {
  readonly changes: Changes;
  readonly products: readonly Product[];
}

/** What is not in the order yet. */
function More({ changes, products }: MoreProps): ReactNode {
  const { add, priceOf } = useShop();
  const [modality = 'PICKUP'] = changes.lines.map((line) => line.modality);
  const inOrder = new Set(changes.lines.map(({ gtin13 }) => gtin13));
  const others = products.filter(({ upc, isAvailable }) => isAvailable && !inOrder.has(upc));
  return (
    <section className="panel cart-group" aria-labelledby="more">
      <div className="cart-heading">
        <h2 id="more">Add to your order</h2>
      </div>
      <ul>
        {others.map((product) => (
          <li key={product.upc} className="cart-line">
            <div>
              <h3>{product.name}</h3>
              <p className="muted">{`${product.size} · ${formatCents(priceOf(product).cents)}`}</p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={`Add, ${product.name}`}
              onClick={() => void add({ modality, gtin13: product.upc, quantity: 1, isModify: true })}
            >
              Add
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FilledProps {
  readonly changes: Changes;
  readonly orderId: string;
  /** Why the last change could not be made. */
  readonly refused: string | undefined;
}

function Filled({ changes, orderId, refused }: FilledProps): ReactNode {
  const { api, dropChanges } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const upcs = [...new Set([...SHELF, ...changes.lines.map(({ gtin13 }) => gtin13)])].toSorted().join(',');
  const { products, retry } = useProducts(
    useCallback(() => api.lookUpProducts(upcs.split(',')), [api, upcs]),
  );
  if (products.phase === 'loading') return <Loading />;
  if (products.phase !== 'ready') return <NotLoaded what="Your order" onRetry={retry} />;
  async function keep(): Promise<void> {
    if ((await dropChanges()) === undefined) go(completePath(orderId));
  }
  return (
    <>
      {refused !== undefined && (
        <p role="alert" className="bad">
          {refused}
        </p>
      )}
      <section className="panel cart-group" aria-labelledby="in-order">
        <div className="cart-heading">
          <h2 id="in-order" ref={heading} tabIndex={-1}>
            In your order
          </h2>
          <button type="button" className="plain" onClick={() => void keep()}>
            Keep the order as it is
          </button>
        </div>
        <ul>
          {changes.lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              product={productOf(line, products.list)}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
        <div className="cart-foot">
          <p className="muted">The order stays as it was until you submit.</p>
          {changes.lines.length > 0 && (
            <NavLink to={changesPath(orderId)} look="button primary">
              Review changes
            </NavLink>
          )}
        </div>
      </section>
      <More changes={changes} products={products.list} />
    </>
  );
}

/** The cart in which an order that was placed is changed; which one it is stands in the address, or in the cart itself. */
export function ModifyCartPage(): ReactNode {
  const { state, load, beginChanges } = useShop();
  const asked = useQuery(ORDER_ID);
  const changes = state.phase === 'ready' ? state.cart.modify : undefined;
  const orderId = asked ?? changes?.checkoutId;
  const isOpen = changes !== undefined && changes.checkoutId === orderId;
  const [refused, setRefused] = useState<string>();
  const isReady = state.phase === 'ready';
  /** Once for an order: whoever gives its changes up does not begin them again. */
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (!isReady || orderId === undefined || begun.current === orderId) return;
    begun.current = orderId;
    if (!isOpen) void beginChanges(orderId).then(setRefused);
  }, [isReady, isOpen, orderId, beginChanges]);
  async function retry(id: string): Promise<void> {
    setRefused(undefined);
    setRefused(await beginChanges(id));
  }
  return (
    <main className="page">
      <h1>Change your order</h1>
      {state.phase === 'failed' && <NotLoaded what="Your order" onRetry={load} />}
      {state.phase === 'ready' && orderId === undefined && (
        <p className="panel">
          No order is being changed. <NavLink to={CART}>Go to your cart</NavLink>
        </p>
      )}
      {refused !== undefined && !isOpen && orderId !== undefined && (
        <div role="alert" className="panel">
          <p className="bad">{refused}</p>
          <button type="button" className="button" onClick={() => void retry(orderId)}>
            Try again
          </button>
        </div>
      )}
      {state.phase === 'ready' && isOpen && (
        <Filled changes={changes} orderId={changes.checkoutId ?? ''} refused={state.refused} />
      )}
      {refused === undefined && !isOpen && orderId !== undefined && state.phase !== 'failed' && <Loading />}
    </main>
  );
}
