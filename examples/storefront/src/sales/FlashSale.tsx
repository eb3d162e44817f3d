import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { useShop } from '../cart/ShopProvider.tsx';
import { CLOCK_IN_ZONE } from '../layout/clock.ts';

/** Maximum number of products: one row. */
const SHOWN = 6;

/** The products of flash sales; none if they cannot be loaded. */
function SaleProducts({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const { products } = useSearchedProducts({ gtins: codes });
  if (products.phase === 'failed') return null;
  if (products.phase === 'loading') return <GridSkeleton look="strip" count={codes.length} />;
  return <ProductGrid products={products.list} look="strip" />;
}

/** Flash sales for the shopper's way to shop; renders nothing if there are none. */
export function FlashSale({ more }: { readonly more: ReactNode }): ReactNode {
  const { phase, sales } = useShop().sales;
  if (phase !== 'loading' && sales.length === 0) return null;
  const isKnown = sales.length > 0;
  const end = Math.min(...sales.map(({ endsAt }) => endsAt));
  return (
    <section className="sec flash" aria-labelledby="flash">
      <div className="head">
        <div>
          <h2 id="flash">
            <Zap size={20} aria-hidden="true" /> Flash sale
          </h2>
          {isKnown && <span className="muted">The first ends at {CLOCK_IN_ZONE.format(end)}</span>}
        </div>
        {more}
      </div>
      {isKnown ? (
        <SaleProducts codes={sales.slice(0, SHOWN).map(({ gtin13 }) => gtin13)} />
      ) : (
        <GridSkeleton look="strip" count={SHOWN} />
      )}
    </section>
  );
}
