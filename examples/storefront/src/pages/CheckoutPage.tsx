import { CardBox, useWallet, WalletFlyout, WalletProvider } from '@grocer/wallet/react';
import { cardName, formatCents } from '@grocer/foundation/domain';
import { Clock, House, Phone, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from '../NavLink.tsx';
import { WAYS_TO_SHOP } from '../paths.ts';
import { order, orderTotal } from '../order.ts';
import { BRAND } from '../brand.ts';
import type { PageProps } from '../Shop.tsx';
import { walletConfig } from '../wallet-config.ts';

function OrderDetails(): ReactNode {
  return (
    <section className="panel group">
      <h2>Order details</h2>
      <div className="line">
        <Clock size={20} aria-hidden="true" />
        <span>
          <b>Today, 4:00 – 5:00 PM</b>
          <span className="muted">{BRAND.name} Delivery</span>
        </span>
      </div>
      <div className="line">
        <House size={20} aria-hidden="true" />
        <span>
          <b>1420 Juniper Street, Apt 3B</b>
          <span className="muted">Cincinnati, OH 45202</span>
        </span>
      </div>
      <div className="line">
        <Phone size={20} aria-hidden="true" />
        <span>
          <b>Demo Shopper</b>
          <span className="muted">(513) 555-0142 · text updates on</span>
        </span>
      </div>
      <div className="line">
        <Store size={20} aria-hidden="true" />
        <NavLink to={WAYS_TO_SHOP}>Change how you shop</NavLink>
      </div>
    </section>
  );
}

/** What the page knows of the choice: it comes from the wallet's public state. */
function PayingWith(): ReactNode {
  const { selection, complete } = useWallet((state) => state);
  const cards = [...selection.bank, ...selection.snap, ...selection.gift];
  const named = cards.map((card) => `${cardName(card)} ending in ${card.lastFour}`).join(', ');
  // A card may be chosen that cannot pay, such as one that has expired.
  const words = complete ? `Paying with ${named}.` : `Choose another payment method: ${named} can’t be used.`;
  return (
    <p className="paying" data-testid="paying-with">
      {selection.bank.length > 0 ? words : 'No payment method chosen yet.'}
    </p>
  );
}

function OrderSummary({ total }: { readonly total: number }): ReactNode {
  return (
    <aside className="panel" aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <dl className="sums">
        {order.lines.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cents === 0 ? 'Free' : formatCents(cents)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Total</dt>
          <dd>{formatCents(total)}</dd>
        </div>
      </dl>
      <PayingWith />
    </aside>
  );
}

/** Pays for an order: the wallet as React components. */
export function CheckoutPage(host: PageProps): ReactNode {
  const { total = orderTotal, snapItems } = host.settings;
  const ebt = { hasSnapEligibleItems: snapItems, ebtTotalFromCheckout: snapItems ? order.ebtTotal : 0 };
  const checkoutConfig = { checkoutId: 'demo-checkout', orderInfo: { total, ...ebt } };
  return (
    <WalletProvider config={{ ...walletConfig(host), checkoutConfig }}>
      <main className="page columns">
        <h1>Payment details</h1>
        <div className="stack">
          <OrderDetails />
          <CardBox />
        </div>
        <OrderSummary total={total} />
      </main>
      <WalletFlyout />
    </WalletProvider>
  );
}
