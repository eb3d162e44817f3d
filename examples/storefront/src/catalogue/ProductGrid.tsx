import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { Slow } from '../layout/Slow.tsx';
import { SkeletonLines } from '../layout/SkeletonLines.tsx';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  readonly products: readonly CatalogueProduct[];
  readonly look?: 'grid' | 'grid four' | 'strip';
  readonly level?: 2 | 3;
  /** The only way to shop with these prices. Default: prices and buttons are those of the current way. */
  readonly way?: Modality | undefined;
}

/** Number of pictures that load eagerly, since they are above the fold. */
const URGENT = 5;

/** A list of products, as a grid or a strip. */
export const ProductGrid = ({ products, look = 'grid', level = 3, way }: ProductGridProps): ReactNode => (
  <ul className={look}>
    {products.map((product, index) => (
      <ProductCard key={product.upc} product={product} level={level} way={way} isUrgent={index < URGENT} />
    ))}
  </ul>
);

/** Skeleton of a product grid. */
export const GridSkeleton = ({ count = 10, look = 'grid' }: { count?: number; look?: string }): ReactNode => (
  <div>
    {/* Shown once per page: a strip loads beside a grid. */}
    {look !== 'strip' && <Slow />}
    <div role="status" aria-label="Loading products">
      <ul className={look} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="card">
            <div className="pic skeleton" />
            <div className="card-text">
              <SkeletonLines />
            </div>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
