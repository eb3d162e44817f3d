import { accountPaths } from '@grocer/account-kit';
import type { ReactNode } from 'react';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { Section } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { useLastOrders } from './use-orders.ts';

/** Maximum number of products: one row. */
const SHOWN = 6;

function Products({ gtins }: { readonly gtins: readonly string[] }): ReactNode {
  const { products } = useSearchedProducts({ gtins });
  return products.phase === 'ready' && <ProductGrid products={products.list} look="strip" />;
}

/** Products of the shopper's last orders; renders nothing if there are none. */
export function BuyAgain(): ReactNode {
  const orders = useLastOrders();
  const gtins = orders.phase === 'ready' ? [...new Set(orders.list.flatMap((order) => order.gtins))] : [];
  return (
    gtins.length > 0 && (
      <Section
        title="Buy again"
        note="From your last orders"
        more={
          <NavLink to={accountPaths.purchases} look="link">
            Purchase History
          </NavLink>
        }
      >
        <Products gtins={gtins.slice(0, SHOWN)} />
      </Section>
    )
  );
}
