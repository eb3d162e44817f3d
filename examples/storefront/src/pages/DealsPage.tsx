import type { ReactNode } from 'react';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Empty } from '../layout/Empty.tsx';
import { Page } from '../layout/Page.tsx';
import { useWay } from '../ways/use-way.ts';
import { SALES } from '../ways/way-words.ts';

function Sales({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const { products, retry } = useSearchedProducts({ gtins: codes });
  if (products.phase === 'failed') return <NotLoaded what="The deals" onRetry={retry} />;
  return products.phase === 'loading' ? <GridSkeleton /> : <ProductGrid products={products.list} level={2} />;
}

/** Every price that ends soon, for how the shopper shops. */
export function DealsPage(): ReactNode {
  const { sales, salesPhase, retrySales } = useShop();
  const modality = useWay()?.modality;
  const codes = sales.map(({ gtin13 }) => gtin13);
  return (
    <Page title="Deals" note={modality ? SALES[modality] : 'Flash sales'}>
      {codes.length > 0 && <Sales codes={codes} />}
      {codes.length === 0 && salesPhase === 'loading' && <GridSkeleton />}
      {codes.length === 0 && salesPhase === 'failed' && <NotLoaded what="The deals" onRetry={retrySales} />}
      {codes.length === 0 && salesPhase === 'ready' && (
        <Empty art="empty-search" title="No flash sales right now">
          <p>They begin and end by the hour.</p>
        </Empty>
      )}
    </Page>
  );
}
