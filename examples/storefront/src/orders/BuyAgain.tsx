import { accountPaths } from '@grocer/account-kit';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { Section } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';

/** Maximum number of products: one row. */
const SHOWN = 6;

/** Products of the shopper's last orders, the newest first; renders nothing if there are none any more. */
export function BuyAgain({ gtins }: { readonly gtins: readonly string[] }): ReactNode {
  const { arePricesReady } = useShop();
  const wanted = gtins.slice(0, SHOWN);
  const { products } = useSearchedProducts({ gtins: wanted });
  if (products.phase === 'failed') return null;
  const byCode = new Map(products.phase === 'ready' ? products.list.map((one) => [one.upc, one]) : []);
  const shown = wanted.flatMap((gtin) => byCode.get(gtin) ?? []);
  if (products.phase === 'ready' && shown.length === 0) return null;
  const isReady = products.phase === 'ready' && arePricesReady;
  return (
    <Section
      title="Buy again"
      note="From your last orders"
      more={
        <NavLink to={accountPaths.purchases} look="link">
          Purchase History
        </NavLink>
      }
    >
      {isReady ? (
        <ProductGrid products={shown} look="strip" />
      ) : (
        <GridSkeleton count={wanted.length} look="strip" />
      )}
    </Section>
  );
}
