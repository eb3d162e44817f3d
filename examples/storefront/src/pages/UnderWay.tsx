import type { CartLine, CatalogueProduct } from '@grocer/foundation/domain';
import { formatCents } from '@grocer/foundation/domain';
import type { ReactNode, Ref } from 'react';
import { productOf } from '../cart/cart-groups.ts';
import { linesOf } from '../cart/cart-state.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { useWantedLines } from '../cart/use-amount.ts';
import { countOf, useOrderTotal } from '../cart/use-cart-total.ts';
import { useIsMissing } from '../cart/use-is-missing.ts';
import { Picture } from '../catalogue/Picture.tsx';
import { NavLink } from '../NavLink.tsx';
import { AISLES, CART } from '../paths.ts';
import type { Way } from '../ways/remembered-way.ts';
import { heldFor, useHoldWords } from '../ways/use-hold-words.ts';
import { SHOPPING, WAY_ART, WAYS } from '../ways/way-words.ts';

/** Maximum number of pictures. */
const SHOWN = 4;

interface PicturesProps {
  readonly gtins: readonly string[];
  readonly products: readonly CatalogueProduct[];
}

/** Pictures of the first products, and the number of the others. Keeps its place while they load. */
const Pictures = ({ gtins, products }: PicturesProps): ReactNode => (
  <p className="under-way-pictures">
    {gtins.slice(0, SHOWN).map((gtin13) => {
      const product = productOf({ gtin13 }, products);
      return (
        <span key={gtin13} className="pic">
          {product && <Picture of={product.image} size={32} />}
        </span>
      );
    })}
    {gtins.length > SHOWN && <span className="pic muted">+{gtins.length - SHOWN}</span>}
  </p>
);

/** Returns the lines of the cart for one way to shop. */
function useLinesOf(modality: Way['modality']): readonly CartLine[] {
  const { state } = useShop();
  const all = useWantedLines(linesOf(state));
  return all.filter((line) => line.modality === modality && line.quantity > 0);
}

/** Returns the number of items as text; `had` are the lines that can be had for the held time. */
function itemsWords(lines: readonly CartLine[], had: readonly CartLine[]): string {
  if (lines.length === 0) return 'No items yet';
  const count = countOf(had);
  return count === 0 ? 'Nothing can be had for this time' : `${count} ${count === 1 ? 'item' : 'items'}`;
}

interface UnderWayProps {
  readonly way: Way;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The order under way: how and when one shops, what it contains, and a link to the cart. */
export function UnderWay({ way, heading }: UnderWayProps): ReactNode {
  const { state, load } = useShop();
  const held = heldFor(useHoldWords(), way.modality);
  const lines = useLinesOf(way.modality);
  const isMissing = useIsMissing();
  const had = lines.filter((line) => !isMissing(line));
  const { gtins, products, total } = useOrderTotal(had);
  const facts = [
    state.phase === 'ready' && itemsWords(lines, had),
    had.length > 0 && total !== undefined && formatCents(total),
    held?.left,
  ];
  const isEmpty = state.phase === 'ready' && state.cart.lines.length === 0;
  return (
    <section className="under-way" aria-labelledby="under-way">
      <img src={WAY_ART[way.modality]} width={64} height={64} alt="" />
      <div>
        <h1 id="under-way" ref={heading} tabIndex={-1}>
          {held ? `Your ${WAYS[way.modality].toLowerCase()}, ${held.when}` : SHOPPING[way.modality]}
        </h1>
        {/* The no-break space keeps the line's place while the cart loads. */}
        <p className="muted">{facts.filter(Boolean).join(' · ') || '\u00a0'}</p>
        {state.phase === 'failed' && <NotLoaded what="Your cart" onRetry={load} />}
        {(state.phase === 'loading' || gtins.length > 0) && <Pictures gtins={gtins} products={products} />}
      </div>
      <NavLink to={isEmpty ? AISLES : CART} look="button primary">
        {isEmpty ? 'Browse the aisles' : 'Go to your cart'}
      </NavLink>
    </section>
  );
}

/** Keeps the place of the order under way while the shopper's way to shop is not known. */
export const Welcome = ({ heading }: Pick<UnderWayProps, 'heading'>): ReactNode => (
  <section className="under-way" aria-labelledby="under-way" aria-busy="true">
    <img src={WAY_ART.PICKUP} width={64} height={64} alt="" />
    <div>
      <h1 id="under-way" ref={heading} tabIndex={-1}>
        Welcome back
      </h1>
      <p className="muted">{'\u00a0'}</p>
      <Pictures gtins={[]} products={[]} />
    </div>
    <NavLink to={CART} look="button primary">
      Go to your cart
    </NavLink>
  </section>
);
