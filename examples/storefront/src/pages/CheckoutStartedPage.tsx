import { CalendarClock, Hash, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { readCheckout } from '../checkout-note.ts';
import { NavLink } from '../NavLink.tsx';
import { CART, PRODUCTS } from '../paths.ts';
import { WAYS } from '../ways/way-words.ts';
import './cart.css';

const None = (): ReactNode => (
  <section className="panel cart-empty">
    <p className="muted">No checkout has been started in this tab.</p>
    <NavLink to={CART} look="button primary">
      Back to your cart
    </NavLink>
  </section>
);

/** Says which checkout was started: as far as this demo goes. */
export function CheckoutStartedPage(): ReactNode {
  const [checkout] = useState(readCheckout);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="page narrow">
      <h1 ref={heading} tabIndex={-1}>
        {checkout ? 'Checkout started' : 'Checkout'}
      </h1>
      {!checkout && <None />}
      {checkout && (
        <div className="stack">
          <section className="panel group" aria-label="The checkout">
            <div className="line">
              <Store size={20} aria-hidden="true" />
              <b>{WAYS[checkout.modality]}</b>
            </div>
            <div className="line">
              <CalendarClock size={20} aria-hidden="true" />
              <b data-testid="checkout-time">{checkout.time}</b>
            </div>
            <div className="line">
              <Hash size={20} aria-hidden="true" />
              <span>
                <span className="muted">Checkout</span>
                <b className="id" data-testid="checkout-id">
                  {checkout.checkoutId}
                </b>
              </span>
            </div>
          </section>
          <p className="muted">
            This is as far as the demo goes: nothing has been ordered. Paying for this checkout comes with
            checkout-kit. Until then, <NavLink to="/">Checkout</NavLink> shows the wallet with an order of its
            own.
          </p>
          <p>
            <NavLink to={PRODUCTS} look="button">
              Go on shopping
            </NavLink>
          </p>
        </div>
      )}
    </main>
  );
}
