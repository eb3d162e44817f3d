import type { CatalogueProduct } from '@grocer/foundation/domain';
import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { Empty } from '../layout/Empty.tsx';
import { SkeletonLines } from '../layout/SkeletonLines.tsx';
import { useSearch } from '../use-path.ts';
import { FilterChips, Filters, useFilterBy } from './Filters.tsx';
import { countOfFilters, filtered, readFilters, SORT_WORDS, SORTS } from './filter-rules.ts';
import type { Sort } from './filter-rules.ts';
import { GridSkeleton, ProductGrid } from './ProductGrid.tsx';
import { useCountWords } from './use-count-words.ts';
import './filters.css';

const isSort = (value: string): value is Sort => SORTS.some((sort) => sort === value);

/** Sorts the product list. Wide pages show it beside the title, narrow ones beside the filters. */
export function SortBox({ look }: { readonly look?: 'beside-title' }): ReactNode {
  const filters = readFilters(useSearch());
  const filterBy = useFilterBy();
  return (
    <label className="sort" data-look={look}>
      <span>Sort</span>
      <select
        value={filters.sort}
        onChange={({ currentTarget: { value } }) => isSort(value) && filterBy({ ...filters, sort: value })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Skeleton of a product list, with the place of the address's filters. */
export function ProductListSkeleton(): ReactNode {
  const filters = readFilters(useSearch());
  return (
    <div className="cols">
      <div className="list-tools" aria-hidden="true">
        <span className="skeleton tool-skeleton" />
        <span className="skeleton tool-skeleton" />
      </div>
      <div className="side filters-skeleton" aria-hidden="true">
        <SkeletonLines />
        <SkeletonLines />
        <SkeletonLines />
      </div>
      <div>
        {/* The list's own filters replace these, which would lose the focus. */}
        <div inert>
          <FilterChips filters={filters} onCleared={() => {}} />
        </div>
        <GridSkeleton look="grid four" />
      </div>
    </div>
  );
}

interface ProductListProps {
  readonly products: readonly CatalogueProduct[];
  /** Called with the number of products in words, for a status of the page. Default: the list has one itself. */
  readonly onCount?: (words: string) => void;
}

/** A list of products with filters and a sort order, both kept in the address. */
export function ProductList({ products, onCount }: ProductListProps): ReactNode {
  const { priceOf } = useShop();
  const list = useRef<HTMLDivElement>(null);
  const filters = readFilters(useSearch());
  const shown = filtered(products, filters, (product) => priceOf(product).cents);
  const count = countOfFilters(filters);
  const words = useCountWords(shown.length, onCount);
  return (
    <div className="cols">
      <div className="list-tools">
        <details className="filters-drawer">
          <summary>
            <SlidersHorizontal size={16} aria-hidden="true" />{' '}
            {count === 0 ? 'Filters' : `Filters · ${count}`}
          </summary>
          <Filters products={products} filters={filters} />
        </details>
        <SortBox />
      </div>
      <div className="side">
        <Filters products={products} filters={filters} />
      </div>
      <div ref={list} role="group" aria-label="Products" tabIndex={-1}>
        <FilterChips filters={filters} onCleared={() => list.current?.focus({ preventScroll: true })} />
        {!onCount && (
          <p className="unseen" role="status">
            {words}
          </p>
        )}
        {shown.length > 0 ? (
          <ProductGrid products={shown} look="grid four" level={2} />
        ) : (
          <Empty art="empty-search" title="Nothing fits all of these">
            <p>Take a filter away to see more.</p>
          </Empty>
        )}
      </div>
    </div>
  );
}
