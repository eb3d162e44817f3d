import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import { ChevronDown, ShoppingCart, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { NavLink } from '../NavLink.tsx';
import { CART, PRODUCTS, SIGN_IN } from '../paths.ts';
import './ways.css';
import { useWay } from './use-way.ts';
import { QUESTION, wayWords } from './way-words.ts';

/** How the shopper shops, and the way to change it; on the page that is there for it, just how they shop. */
function WayButton({ isInline }: { readonly isInline: boolean }): ReactNode {
  const { open, update } = useFulfilmentHandle();
  const words = wayWords(useWay());
  const said = (
    <>
      <Store size={20} aria-hidden="true" />
      <span>
        {words !== QUESTION && <span className="caption">{QUESTION} </span>}
        <b data-testid="shopping-by">{words}</b>
      </span>
    </>
  );
  if (isInline) return <p className="way">{said}</p>;
  function change(): void {
    update({ openedFrom: 'header' });
    open();
  }
  return (
    <button type="button" className="way" aria-haspopup="dialog" data-testid="way" onClick={change}>
      {said}
      <ChevronDown size={20} aria-hidden="true" />
    </button>
  );
}

function CartLink(): ReactNode {
  const { state } = useShop();
  const lines = state.phase === 'ready' ? state.cart.lines : [];
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <NavLink to={CART}>
      <ShoppingCart size={20} aria-hidden="true" /> <span className="cart-word">Cart</span>
      {count > 0 && (
        <span className="count">
          {count} <span className="unseen">{count === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </NavLink>
  );
}

function Links(): ReactNode {
  const { state } = useShop();
  return (
    <nav aria-label="Products and cart">
      <NavLink to={PRODUCTS} look="wide-only">
        Products
      </NavLink>
      {state.phase === 'visitor' && <NavLink to={SIGN_IN}>Sign in</NavLink>}
      <CartLink />
    </nav>
  );
}

/** Below the header of every page with something to buy. */
export const WayBar = ({ isInline }: { readonly isInline: boolean }): ReactNode => (
  <section className="way-bar" aria-label="Your shopping">
    <div>
      <WayButton isInline={isInline} />
      <Links />
    </div>
  </section>
);
