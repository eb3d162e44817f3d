import type { ReactNode } from 'react';
import { aisleOf } from '../catalogue/aisles.ts';
import { ProductList, ProductListSkeleton, SortBox } from '../catalogue/ProductList.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Crumbs } from '../layout/Crumbs.tsx';
import { Page } from '../layout/Page.tsx';

/** The page of an aisle, with all its products. */
export function AislePage({ slug }: { readonly slug: string }): ReactNode {
  const { arePricesReady } = useShop();
  const { products, retry } = useSearchedProducts({ aisle: slug });
  const name = aisleOf(slug)?.name ?? '';
  const list = products.phase === 'ready' ? products.list : [];
  const stocked = list.filter(({ stock }) => stock !== 'OUT').length;
  return (
    <>
      <Crumbs here={name} />
      <Page
        title={name}
        note={products.phase === 'ready' ? `${list.length} products, ${stocked} in stock` : '\u00A0'}
        beside={<SortBox look="beside-title" />}
      >
        {products.phase === 'failed' && <NotLoaded what="The products" onRetry={retry} />}
        {(products.phase === 'loading' || !arePricesReady) && products.phase !== 'failed' && (
          <ProductListSkeleton />
        )}
        {products.phase === 'ready' && arePricesReady && <ProductList products={list} />}
      </Page>
    </>
  );
}
