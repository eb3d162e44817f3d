import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { Section } from '../layout/Page.tsx';
import { GridSkeleton, ProductGrid } from './ProductGrid.tsx';
import { goesWith } from './similar-rules.ts';
import { useSearchedProducts } from './use-search.ts';

/** Maximum number of products: one row. */
const SHOWN = 6;

interface GoesWithCartProps {
  /** Shown for an empty cart, or one that nothing goes with. */
  readonly otherwise: ReactNode;
}

/** Products that go with what is in the cart. */
export function GoesWithCart({ otherwise }: GoesWithCartProps): ReactNode {
  const { state, arePricesReady } = useShop();
  const { products } = useSearchedProducts({});
  if (state.phase === 'loading' || products.phase === 'loading' || !arePricesReady)
    return (
      <Section title="Goes with your cart">
        <GridSkeleton count={SHOWN} look="strip" />
      </Section>
    );
  const lines = state.phase === 'ready' ? state.cart.lines : [];
  const found = products.phase === 'ready' ? goesWith(lines, products.list) : [];
  if (found.length === 0) return otherwise;
  return (
    <Section title="Goes with your cart">
      <ProductGrid products={found.slice(0, SHOWN)} look="strip" />
    </Section>
  );
}
