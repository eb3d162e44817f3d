import type { ReactNode } from 'react';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { Loading, NotLoaded } from '../cart/Phases.tsx';

/** The memberships that the shop sells. They are added to the cart like other products. */
export function Memberships(): ReactNode {
  const { products, retry } = useSearchedProducts({ aisle: 'memberships' });
  return (
    <section>
      <h1>Membership</h1>
      <p className="muted">A membership goes into your cart and is paid with your order.</p>
      {products.phase === 'loading' && <Loading />}
      {products.phase === 'failed' && <NotLoaded what="The memberships" onRetry={retry} />}
      {products.phase === 'ready' && <ProductGrid products={products.list} look="grid four" level={2} />}
    </section>
  );
}
