import type { CartLine } from '@grocer/foundation/domain';
import { formatCents } from '@grocer/foundation/domain';
import type { ReactNode, Ref } from 'react';
import { Picture } from '../catalogue/Picture.tsx';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { useShop } from '../cart/ShopProvider.tsx';
import { useCartCount, useCartTotal } from '../cart/use-cart-total.ts';
import { NavLink } from '../NavLink.tsx';
import { AISLES, CART } from '../paths.ts';
import type { Way } from '../ways/remembered-way.ts';
import { heldFor, useHoldWords } from '../ways/use-hold-words.ts';
import { SHOPPING, WAY_ART, WAYS } from '../ways/way-words.ts';

/** Maximum number of pictures. */
const SHOWN = 4;

/** Pictures of the first products of a cart, and the number of the others. */
function Pictures({ lines }: { readonly lines: readonly CartLine[] }): ReactNode {
  const gtins = [...new Set(lines.map(({ gtin13 }) => gtin13))];
  const first = gtins.slice(0, SHOWN);
  const { products } = useSearchedProducts({ gtins: first });
  return (
    <p className="under-way-pictures">
      {products.phase === 'ready' &&
        products.list.map(({ upc, image }) => (
          <span key={upc} className="pic">
            <Picture of={image} size={32} />
          </span>
        ))}
      {gtins.length > SHOWN && <span className="pic muted">+{gtins.length - SHOWN}</span>}
    </p>
  );
}

interface UnderWayProps {
  readonly way: Way;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The order under way: how and when one shops, what is in the cart, and a link to it. */
export function UnderWay({ way, heading }: UnderWayProps): ReactNode {
  const { state } = useShop();
  const held = heldFor(useHoldWords(), way.modality);
  const count = useCartCount();
  const total = useCartTotal();
  const lines = state.phase === 'ready' ? state.cart.lines : [];
  const facts = [
    count === 0 ? 'Your cart is empty' : `${count} ${count === 1 ? 'item' : 'items'} in your cart`,
    count > 0 && total !== undefined && formatCents(total),
    held?.left,
  ];
  return (
    <section className="under-way" aria-labelledby="under-way">
      <img src={WAY_ART[way.modality]} width={64} height={64} alt="" />
      <div>
        <h1 id="under-way" ref={heading} tabIndex={-1}>
          {held ? `Your ${WAYS[way.modality].toLowerCase()}, ${held.when}` : SHOPPING[way.modality]}
        </h1>
        <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
        {/* While the cart loads, its place is kept. */}
        {state.phase === 'loading' && <p className="under-way-pictures" />}
        {lines.length > 0 && <Pictures lines={lines} />}
      </div>
      <NavLink to={count === 0 ? AISLES : CART} look="button primary">
        {count === 0 ? 'Browse the aisles' : 'Go to your cart'}
      </NavLink>
    </section>
  );
}
