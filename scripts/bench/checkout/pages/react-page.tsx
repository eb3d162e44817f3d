import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { Contact, Items, Time } from './react-order.tsx';
import { PaymentGroups, Tips } from './react-paying.tsx';
import { money } from './react-parts.tsx';
import { CARDS, show } from './subject.ts';
import type { Data } from './subject.ts';

async function ask<Key extends keyof Data>(path: string, key: Key): Promise<Data[Key]> {
  const response = await fetch(path);
  const { data }: { readonly data: Data } = await response.json();
  return data[key];
}

type Known = Pick<Data, 'checkout' | 'paymentMethods'>;

const Header = (): ReactNode => (
  <header className="top">
    <a href="/">Back</a>
    <a href="/">Millbrook</a>
    <ol className="steps">
      <li>Schedule</li>
      <li aria-current="step">Pay</li>
    </ol>
  </header>
);

const Footer = (): ReactNode => (
  <footer className="bottom">
    <span>© Millbrook</span>
    <a href="/">Accessibility statement</a>
    <a href="/">Privacy</a>
  </footer>
);

const Summary = ({ checkout }: Pick<Known, 'checkout'>): ReactNode => (
  <section className="panel">
    <h2>Order summary</h2>
    <div className="inset">
      <dl>
        {checkout.calculatedProperties.uiPaymentSummary.lines.map(({ type, description, amount }) => (
          <div key={type} className="sum">
            <dt>
              {type === 'SUBTOTAL' ? `${description} (${checkout.summary.itemCount} items)` : description}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <button type="button">Add a promo code</button>
      <p className="small">A hold will be placed on your card.</p>
    </div>
  </section>
);

function Step({ checkout, paymentMethods }: Known): ReactNode {
  return (
    <>
      <h1>Payment details</h1>
      <div className="columns">
        <div className="stack">
          <section className="panel">
            <h2>Order details</h2>
            <Time checkout={checkout} />
            <Contact checkout={checkout} />
          </section>
          <Items checkout={checkout} />
        </div>
        <div className="stack">
          <PaymentGroups methods={paymentMethods} payments={checkout.payments} />
          <Tips suggestions={checkout.calculatedProperties.tipSuggestions} />
        </div>
        <div className="stack">
          <Summary checkout={checkout} />
          <button type="button" className="place">
            Place your Delivery Order
          </button>
        </div>
      </div>
    </>
  );
}

function Page(): ReactNode {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    async function load(): Promise<void> {
      const [checkout, paymentMethods] = await Promise.all([
        ask('/checkouts/o1', 'checkout'),
        ask('/checkouts/o1/payment-info', 'paymentMethods'),
      ]);
      setKnown({ checkout, paymentMethods });
    }
    void load();
  }, []);
  return (
    <>
      <Header />
      <main>{known ? <Step {...known} /> : <p>Loading…</p>}</main>
      <Footer />
    </>
  );
}

const place = document.getElementById('place') ?? document.body;

show(
  () => createRoot(place).render(<Page />),
  () => place.querySelectorAll('.card').length === CARDS,
);
