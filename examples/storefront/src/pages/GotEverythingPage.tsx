import type { ReactNode } from 'react';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Page } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { CART } from '../paths.ts';

/** Maximum number of products shown. */
const SHOWN = 10;

/** The page before the cart: new products that are not in the cart yet. */
export function GotEverythingPage(): ReactNode {
  const { state, arePricesReady } = useShop();
  const { products, retry } = useSearchedProducts({});
  const had = new Set(state.phase === 'ready' ? state.cart.lines.map(({ gtin13 }) => gtin13) : []);
  const others =
    products.phase === 'ready'
      ? products.list.filter(({ upc, isNew, stock }) => isNew && stock !== 'OUT' && !had.has(upc))
      : [];
  return (
    <Page
      title="Got everything?"
      note="New in the shop, and not in your cart yet"
      beside={
        <NavLink to={CART} look="button primary">
          Go to your cart
        </NavLink>
      }
    >
      {products.phase === 'failed' && <NotLoaded what="The products" onRetry={retry} />}
      {(products.phase === 'loading' || !arePricesReady) && products.phase !== 'failed' && <GridSkeleton />}
      {products.phase === 'ready' && arePricesReady && (
        <ProductGrid products={others.slice(0, SHOWN)} level={2} />
      )}
    </Page>
  );
}
