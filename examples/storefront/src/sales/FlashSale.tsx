import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { useShop } from '../cart/ShopProvider.tsx';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** As many as stand side by side. */
const SHOWN = 6;

interface PartProps {
  readonly more: ReactNode;
  readonly note?: string;
  readonly children: ReactNode;
}

const Part = ({ more, note, children }: PartProps): ReactNode => (
  <section className="sec flash" aria-labelledby="flash">
    <div className="head">
      <div>
        <h2 id="flash">
          <Zap size={20} aria-hidden="true" /> Flash sale
        </h2>
        {note !== undefined && <span className="muted">{note}</span>}
      </div>
      {more}
    </div>
    {children}
  </section>
);

const skeleton = <GridSkeleton look="strip" count={SHOWN} />;

/** Products whose sales are known. */
function Running({ more }: { readonly more: ReactNode }): ReactNode {
  const { sales } = useShop();
  const { products } = useSearchedProducts({ gtins: sales.slice(0, SHOWN).map(({ gtin13 }) => gtin13) });
  if (products.phase === 'failed') return null;
  const end = Math.min(...sales.map(({ endsAt }) => endsAt));
  return (
    <Part more={more} note={`The first ends at ${clock.format(end)}`}>
      {products.phase === 'ready' ? <ProductGrid look="strip" products={products.list} /> : skeleton}
    </Part>
  );
}

/** Prices that end soon, for how the shopper shops; nothing where there are none. */
export function FlashSale({ more }: { readonly more: ReactNode }): ReactNode {
  const { sales, salesPhase } = useShop();
  if (sales.length > 0) return <Running more={more} />;
  return salesPhase === 'loading' && <Part more={more}>{skeleton}</Part>;
}
