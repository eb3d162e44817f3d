import { formatCents } from '@grocer/foundation/domain';
import type { Modality, Product } from '@grocer/foundation/domain';
import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { useProducts } from '../cart/use-products.ts';
import { NavLink } from '../NavLink.tsx';
import { SaleNote } from '../sales/SaleNote.tsx';
import { SIGN_IN } from '../paths.ts';
import { useWay } from '../ways/use-way.ts';
import { WAYS } from '../ways/way-words.ts';
import './products.css';

/** What the shop shows of the catalogue. */
export const SHELF: readonly string[] = [1, 5, 8, 9, 11, 14, 15, 17, 19, 24, 28, 33, 35, 44, 45].map(
  (row) => `2${String(row).padStart(12, '0')}`,
);
const MOST = 9;

interface AddProps {
  readonly product: Product;
  /** How the shopper shops; who has not said so yet is asked. */
  readonly modality: Modality | undefined;
}

/** How many, and into the cart. */
function Add({ product: { name, upc }, modality }: AddProps): ReactNode {
  const { state, add } = useShop();
  const { open } = useFulfilmentHandle();
  const [quantity, setQuantity] = useState(1);
  const [refused, setRefused] = useState<string>();
  const lines = state.phase === 'ready' ? state.cart.lines : [];
  const had = lines.find((line) => line.gtin13 === upc && line.modality === modality)?.quantity ?? 0;
  const inCart = modality && had > 0 ? `${had} for ${WAYS[modality].toLowerCase()} in your cart` : '';
  async function put(): Promise<void> {
    if (!modality) {
      open();
      return;
    }
    setRefused(await add({ modality, gtin13: upc, quantity }));
  }
  return (
    <>
      <div className="add">
        <select
          aria-label={`Quantity, ${name}`}
          value={quantity}
          onChange={(event) => setQuantity(Number(event.target.value))}
        >
          {Array.from({ length: MOST }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
        <button
          type="button"
          className="button primary"
          aria-label={`Add to cart, ${name}`}
          onClick={() => void put()}
        >
          Add to cart
        </button>
      </div>
      <p role="status" className={refused === undefined ? 'muted had' : 'bad had'}>
        {refused ?? inCart}
      </p>
    </>
  );
}

function Card({ product }: { readonly product: Product }): ReactNode {
  const way = useWay();
  const { state, priceOf } = useShop();
  const { name, size, isAvailable } = product;
  const price = priceOf(product);
  const canBuy = state.phase === 'ready' && way?.modality !== 'IN_STORE';
  return (
    <li className="panel product">
      <h2>{name}</h2>
      <p className="muted">{size}</p>
      <SaleNote product={product} price={price} />
      <p className="price">{formatCents(price.cents)}</p>
      <div className="buy" data-for={state.phase === 'visitor' ? 'visitor' : 'shopper'}>
        {!isAvailable && <p className="muted">Out of stock</p>}
        {isAvailable && canBuy && <Add product={product} modality={way?.modality} />}
      </div>
    </li>
  );
}

/** Why nothing can go into the cart. */
function Hint(): ReactNode {
  const { state, load } = useShop();
  const way = useWay();
  if (state.phase === 'visitor')
    return (
      <p className="panel hint">
        <span>A cart belongs to somebody.</span> <NavLink to={SIGN_IN}>Sign in to fill a cart</NavLink>
      </p>
    );
  if (state.phase === 'failed') return <NotLoaded what="Your cart" onRetry={load} />;
  if (way?.modality === 'IN_STORE')
    return <p className="panel hint">You are shopping in store. Choose another way to fill a cart.</p>;
  return null;
}

/** A small catalogue; what is added is for the way in which the shopper shops now. */
export function ProductsPage(): ReactNode {
  const { api, areSalesKnown } = useShop();
  const { products, retry } = useProducts(useCallback(() => api.listProducts(SHELF), [api]));
  return (
    <main className="page">
      <h1>Products</h1>
      <Hint />
      {(products.phase === 'loading' || !areSalesKnown) && <Loading />}
      {products.phase === 'failed' && <NotLoaded what="The products" onRetry={retry} />}
      {products.phase === 'ready' && areSalesKnown && (
        <ul className="products">
          {products.list.map((product) => (
            <Card key={product.id} product={product} />
          ))}
        </ul>
      )}
    </main>
  );
}
