import type { CatalogueProduct } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { linesOf } from '../cart/cart-state.ts';
import { useShop } from '../cart/ShopProvider.tsx';
import { Section } from '../layout/Page.tsx';
import { GridSkeleton, ProductGrid } from './ProductGrid.tsx';
import { goesWith } from './similar-rules.ts';
import { useSearchedProducts } from './use-search.ts';

/** Maximum number of products: one row. */
const SHOWN = 6;

/** Returns products that go with what is in the cart, at most `most`; undefined until they are known. */
export function useGoesWithCart(most: number) {
  const { state } = useShop();
  const { products, retry } = useSearchedProducts({});
  /** Chosen once: a product that is added to the cart stays where it is. */
  const [found, setFound] = useState<readonly CatalogueProduct[]>();
  if (!found && state.phase !== 'loading' && products.phase === 'ready') {
    const lines = linesOf(state);
    setFound(goesWith(lines, products.list).slice(0, most));
  }
  return { found, products, retry };
}

interface GoesWithCartProps {
  /** Shown for an empty cart, or one that nothing goes with. */
  readonly otherwise: ReactNode;
}

/** Products that go with what is in the cart. */
export function GoesWithCart({ otherwise }: GoesWithCartProps): ReactNode {
  const { arePricesReady } = useShop();
  const { found, products } = useGoesWithCart(SHOWN);
  if (products.phase === 'failed' || found?.length === 0) return otherwise;
  return (
    <Section title="Goes with your cart">
      {found && arePricesReady ? (
        <ProductGrid products={found} look="strip" />
      ) : (
        <GridSkeleton count={SHOWN} look="strip" />
      )}
    </Section>
  );
}
