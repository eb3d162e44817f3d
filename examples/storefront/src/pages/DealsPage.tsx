import type { ReactNode } from 'react';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { GridSkeleton } from '../catalogue/ProductGrid.tsx';
import { Empty } from '../layout/Empty.tsx';
import { Page } from '../layout/Page.tsx';
import { SaleProducts } from '../sales/SaleProducts.tsx';
import { useWay } from '../ways/use-way.ts';
import { SALES } from '../ways/way-words.ts';

/** The page with all flash sales for the shopper's way to shop. */
export function DealsPage(): ReactNode {
  const { sales, salesPhase, retrySales } = useShop();
  const modality = useWay()?.modality;
  return (
    <Page title="Deals" note={modality ? SALES[modality] : 'Flash sales'}>
      {salesPhase === 'loading' && <GridSkeleton />}
      {salesPhase === 'failed' && <NotLoaded what="The deals" onRetry={retrySales} />}
      {salesPhase === 'ready' && sales.length > 0 && (
        <SaleProducts codes={sales.map(({ gtin13 }) => gtin13)} level={2} />
      )}
      {salesPhase === 'ready' && sales.length === 0 && (
        <Empty art="empty-search" title="No flash sales right now">
          <p>They begin and end by the hour.</p>
        </Empty>
      )}
    </Page>
  );
}
