import type { CartMove } from '@grocer/foundation/contract';
import { formatCents } from '@grocer/foundation/domain';
import type { CartLine, CatalogueProduct } from '@grocer/foundation/domain';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { groupsOf, totalOf } from '../cart/cart-groups.ts';
import { Group } from '../cart/Group.tsx';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Undo } from '../cart/Undo.tsx';
import type { Removed } from '../cart/Undo.tsx';
import { useWantedLines } from '../cart/use-amount.ts';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { useArrival, useTitle } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { AISLES } from '../paths.ts';
import { WAYS } from '../ways/way-words.ts';
import './cart.css';

/** Why the last change could not be made, and why something that was added earlier is not here. */
function Trouble(): ReactNode {
  const { state, keptBack } = useShop();
  const words = [state.phase === 'ready' ? state.refused : undefined, keptBack];
  return words.map(
    (text) =>
      text !== undefined && (
        <p key={text} role="alert" className="bad">
          {text}
        </p>
      ),
  );
}

const Empty = (): ReactNode => (
  <div className="stack">
    <Trouble />
    <section className="panel cart-empty">
      <h2>Your cart is empty</h2>
      <p className="muted">What you add is kept here, by how you shop.</p>
      <NavLink to={AISLES} look="button primary">
        Browse the aisles
      </NavLink>
    </section>
  </div>
);

interface TotalsProps {
  readonly lines: readonly CartLine[];
  readonly products: readonly CatalogueProduct[];
}

function Totals({ lines: saved, products }: TotalsProps): ReactNode {
  const { priceIn } = useShop();
  const lines = useWantedLines(saved);
  const sumOf = (some: readonly CartLine[]): string => formatCents(totalOf(some, products, priceIn));
  return (
    <aside className="panel" aria-labelledby="cart-total">
      <h2 id="cart-total">Estimated total</h2>
      <dl className="sums">
        {groupsOf(lines).map((group) => (
          <div key={group.modality}>
            <dt>{WAYS[group.modality]}</dt>
            <dd>{sumOf(group.lines)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Total</dt>
          <dd>{sumOf(lines)}</dd>
        </div>
      </dl>
      <p className="paying">Each way of shopping is an order of its own, with a time of its own.</p>
    </aside>
  );
}

interface FilledProps {
  readonly lines: readonly CartLine[];
  readonly onRemoved: (removed: Removed, isEmptied: boolean) => void;
  readonly onMove: (done: CartMove | undefined) => void;
}

function Filled({ lines, onRemoved, onMove }: FilledProps): ReactNode {
  const { areSalesKnown } = useShop();
  const codes = lines.flatMap(({ gtin13, substitutionItems }) => [gtin13, ...substitutionItems]);
  const gtins = [...new Set(codes)].toSorted();
  const { products, retry } = useSearchedProducts({ gtins });
  if (products.phase === 'loading' || !areSalesKnown) return <Loading />;
  if (products.phase !== 'ready') return <NotLoaded what="Your cart" onRetry={retry} />;
  const { list } = products;
  return (
    <>
      <div className="stack">
        <Trouble />
        {groupsOf(lines).map((group) => (
          <Group key={group.modality} {...group} products={list} onRemoved={onRemoved} onMove={onMove} />
        ))}
      </div>
      <Totals lines={lines} products={list} />
    </>
  );
}

/** The shopper's cart, by the way in which things are had. */
export function CartPage(): ReactNode {
  const { state, load } = useShop();
  const heading = useArrival();
  const [removed, setRemoved] = useState<Removed>();
  const [move, setMove] = useState<CartMove>();
  const forget = useCallback(() => setRemoved(undefined), []);
  const toHeading = (): void => heading.current?.focus();
  function undone(): void {
    forget();
    toHeading();
  }
  function tellMove(done: CartMove | undefined): void {
    setMove(done);
    if (done) toHeading();
  }
  function remember(last: Removed, isEmptied: boolean): void {
    setMove(undefined);
    setRemoved(last);
    if (isEmptied) toHeading();
  }
  useTitle('Your cart');
  return (
    <main className="wrap columns cart">
      <h1 ref={heading} tabIndex={-1}>
        Your cart
      </h1>
      <div role="status" className="undo-place">
        {removed && <Undo key={removed.line.id} removed={removed} onUndone={undone} onOver={forget} />}
        {move && (
          <span className="unseen">
            {WAYS[move.from]} items are moved to {WAYS[move.to]}.
          </span>
        )}
      </div>
      {state.phase === 'loading' && <Loading />}
      {state.phase === 'failed' && <NotLoaded what="Your cart" onRetry={load} />}
      {state.phase === 'ready' && state.cart.lines.length === 0 && <Empty />}
      {state.phase === 'ready' && state.cart.lines.length > 0 && (
        <Filled lines={state.cart.lines} onRemoved={remember} onMove={tellMove} />
      )}
    </main>
  );
}
