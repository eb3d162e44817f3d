import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { useShop } from '../cart/ShopProvider.tsx';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** As many as stand side by side. */
const SHOWN = 6;

/** Prices that end soon, for how the shopper shops; nothing where there are none. */
export function FlashSale({ more }: { readonly more: ReactNode }): ReactNode {
  const { sales, areSalesKnown } = useShop();
  const codes = sales.slice(0, SHOWN).map(({ gtin13 }) => gtin13);
  const { products } = useSearchedProducts({ gtins: codes });
  if (areSalesKnown && sales.length === 0) return null;
  if (products.phase === 'failed') return null;
  const end = Math.min(...sales.map(({ endsAt }) => endsAt));
  return (
    <section className="sec flash" aria-labelledby="flash">
      <div className="head">
        <div>
          <h2 id="flash">
            <Zap size={20} aria-hidden="true" /> Flash sale
          </h2>
          {areSalesKnown && <span className="muted">The first ends at {clock.format(end)}</span>}
        </div>
        {more}
      </div>
      {products.phase === 'ready' && areSalesKnown ? (
        <ProductGrid look="strip" products={products.list} />
      ) : (
        <GridSkeleton look="strip" count={SHOWN} />
      )}
    </section>
  );
}
