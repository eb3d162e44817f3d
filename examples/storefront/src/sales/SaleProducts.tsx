import type { ComponentProps, ReactNode } from 'react';
import { NotLoaded } from '../cart/Phases.tsx';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';

interface SaleProductsProps extends Pick<ComponentProps<typeof ProductGrid>, 'look' | 'level'> {
  readonly codes: readonly string[];
  /** Shown if the products cannot be loaded. Default: an error message with a retry button. */
  readonly failed?: ReactNode;
}

/** The products of flash sales, by their GTINs. */
export function SaleProducts({ codes, failed, look = 'grid', level = 3 }: SaleProductsProps): ReactNode {
  const { products, retry } = useSearchedProducts({ gtins: codes });
  if (products.phase === 'failed')
    return failed === undefined ? <NotLoaded what="The deals" onRetry={retry} /> : failed;
  if (products.phase === 'loading') return <GridSkeleton look={look} count={codes.length} />;
  return <ProductGrid products={products.list} look={look} level={level} />;
}
