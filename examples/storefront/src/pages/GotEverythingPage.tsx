import type { ReactNode } from 'react';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useGoesWithCart } from '../catalogue/GoesWithCart.tsx';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Page } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { CART } from '../paths.ts';

/** Maximum number of products shown. */
const SHOWN = 10;

/** The page before the cart: what goes with the cart, and for an empty one what is new. */
export function GotEverythingPage(): ReactNode {
  const { arePricesReady } = useShop();
  const { found, products, retry } = useGoesWithCart(SHOWN);
  const isNew = found?.length === 0;
  const news =
    products.phase === 'ready' ? products.list.filter((one) => one.isNew && one.stock !== 'OUT') : [];
  return (
    <Page
      title="Got everything?"
      note={isNew ? 'New in the shop' : 'Goes with your cart'}
      beside={
        <NavLink to={CART} look="button primary">
          Go to your cart
        </NavLink>
      }
    >
      {products.phase === 'failed' && <NotLoaded what="The products" onRetry={retry} />}
      {products.phase !== 'failed' && !(found && arePricesReady) && <GridSkeleton />}
      {products.phase === 'ready' && found && arePricesReady && (
        <ProductGrid products={isNew ? news.slice(0, SHOWN) : found} level={2} />
      )}
    </Page>
  );
}
