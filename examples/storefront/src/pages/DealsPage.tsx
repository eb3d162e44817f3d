import type { CatalogueProduct, FlashSale, Modality } from '@grocer/foundation/domain';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useOfferedWays } from '../cart/ordered-ways.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { Empty } from '../layout/Empty.tsx';
import { Page, Section } from '../layout/Page.tsx';
import { isSameSale } from '../sales/price-rules.ts';
import { useWay } from '../ways/use-way.ts';
import { SALES } from '../ways/way-words.ts';

/** The GTINs of the sales that only one way to shop has. */
interface OfWay {
  readonly way: Modality;
  readonly codes: readonly string[];
}

/** Returns the flash sales of other ways to shop than the current one, each listed once. */
function useOtherSales(): readonly OfWay[] {
  const { sales, salesIn } = useShop();
  const current = useWay()?.modality;
  const listed: FlashSale[] = [...sales.sales];
  return useOfferedWays()
    .filter((way) => way !== current)
    .map((way) => {
      const more = salesIn(way).sales.filter((sale) => !listed.some((one) => isSameSale(one, sale)));
      listed.push(...more);
      return { way, codes: more.map(({ gtin13 }) => gtin13) };
    })
    .filter(({ codes }) => codes.length > 0);
}

interface DealsProps {
  readonly own: readonly string[];
  readonly others: readonly OfWay[];
}

/** The products of all flash sales: those for the shopper's way to shop, then those that only others have. */
function Deals({ own, others }: DealsProps): ReactNode {
  const all = [...own, ...others.flatMap(({ codes }) => codes)];
  const { products, retry } = useSearchedProducts({ gtins: [...new Set(all)] });
  if (products.phase === 'failed') return <NotLoaded what="The deals" onRetry={retry} />;
  // The products of both parts appear together: those above would move those below.
  if (products.phase === 'loading') return <GridSkeleton count={own.length} />;
  const find = (codes: readonly string[]): readonly CatalogueProduct[] =>
    products.list.filter(({ upc }) => codes.includes(upc));
  // Until the products of sales that were loaded later arrive, there are none.
  const shown = others
    .map(({ way, codes }) => ({ way, list: find(codes) }))
    .filter(({ list }) => list.length > 0);
  return (
    <>
      {own.length > 0 && <ProductGrid products={find(own)} level={2} />}
      {shown.map(({ way, list }) => (
        <Section key={way} title={SALES[way]}>
          <ProductGrid products={list} way={way} />
        </Section>
      ))}
    </>
  );
}

/** The page with all flash sales. */
export function DealsPage(): ReactNode {
  const { sales, salesIn, retrySales, askAllSales } = useShop();
  const phases = [sales, ...useOfferedWays().map(salesIn)].map(({ phase }) => phase);
  const own = sales.sales.map(({ gtin13 }) => gtin13);
  const others = useOtherSales();
  // Those of other ways alone would be taken for all there are.
  const hasSome = sales.phase === 'ready' && own.length + others.length > 0;
  // Own sales that failed need no answer of others.
  const isWaiting = sales.phase !== 'failed' && phases.includes('loading');
  const modality = useWay()?.modality;
  useEffect(askAllSales, [askAllSales]);
  return (
    <Page title="Deals" note={modality ? SALES[modality] : 'Flash sales'}>
      {!hasSome && isWaiting && <GridSkeleton />}
      {!hasSome && !isWaiting && phases.includes('failed') && (
        <NotLoaded what="The deals" onRetry={retrySales} />
      )}
      {!hasSome && phases.every((phase) => phase === 'ready') && (
        <Empty art="empty-search" title="No flash sales right now">
          <p>They begin and end by the hour.</p>
        </Empty>
      )}
      {hasSome && <Deals own={own} others={others} />}
    </Page>
  );
}
