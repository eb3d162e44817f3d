import type { Cart } from '@grocer/foundation/domain';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { groupsOf, productOf } from '../cart/cart-groups.ts';
import { CartSkeleton } from '../cart/CartSkeleton.tsx';
import { CheckOut } from '../cart/CheckOut.tsx';
import { Group } from '../cart/Group.tsx';
import { KeptItems } from '../cart/KeptItems.tsx';
import { NotLoaded } from '../cart/Phases.tsx';
import { Refused } from '../cart/Refused.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { UndoPlace } from '../cart/Undo.tsx';
import { useIsMissing } from '../cart/use-is-missing.ts';
import { useKeptFocus } from '../cart/use-kept-focus.ts';
import { useProductsOf } from '../catalogue/use-search.ts';
import { useArrival, useTitle } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { AISLES } from '../paths.ts';
import { useHoldWords } from '../ways/use-hold-words.ts';
import { useWay } from '../ways/use-way.ts';
import './cart.css';

const Empty = (): ReactNode => (
  <section className="panel cart-empty">
    <h2>Your cart is empty</h2>
    <p className="muted">What you add is kept here, by how you shop.</p>
    <NavLink to={AISLES} look="button primary">
      Browse the aisles
    </NavLink>
  </section>
);

interface FilledProps {
  readonly cart: Cart;
  readonly onRemoved: () => void;
  readonly onMove: (words: string | undefined) => void;
}

function Filled({ cart: { lines, minimums }, onRemoved, onMove }: FilledProps): ReactNode {
  const { areAllPricesReady } = useShop();
  const isMissing = useIsMissing();
  const hold = useHoldWords();
  const current = useWay()?.modality;
  const { products, phase, retry } = useProductsOf(
    lines.flatMap(({ gtin13, substitutionItems }) => [gtin13, ...substitutionItems]),
  );
  const [wasShown, setWasShown] = useState(false);
  // A cart that is shown stays while the prices of another way are loaded.
  const isShown = wasShown || areAllPricesReady;
  if (isShown && !wasShown) setWasShown(true);
  if (products.phase === 'loading' || !isShown) return <CartSkeleton />;
  if (products.phase !== 'ready') return <NotLoaded what="Your cart" onRetry={retry} />;
  const { list } = products;
  // A product that the service does not have is unknown for good.
  const isWhole = phase === 'ready' || lines.every((line) => productOf(line, list));
  return (
    <>
      <div className="stack">
        {!isWhole && phase === 'failed' && <NotLoaded what="A part of your cart" onRetry={retry} />}
        {groupsOf(lines, isMissing, current).map((group) => (
          <Group
            key={group.modality}
            {...group}
            hold={hold?.modality === group.modality ? hold : undefined}
            products={list}
            minimum={isWhole ? minimums?.[group.modality] : undefined}
            onRemoved={onRemoved}
            onMove={onMove}
          />
        ))}
      </div>
      <CheckOut lines={lines} hold={hold} products={list} minimums={minimums} isWhole={isWhole} />
    </>
  );
}

/** The cart page. Lines are grouped by way to shop. */
export function CartPage(): ReactNode {
  const shop = useShop();
  const { state, refused, keptBack, isHandingOver, load, forgetErrors } = shop;
  const heading = useArrival();
  /** Announcement of the last move. */
  const [moved, setMoved] = useState<string>();
  const page = useRef<HTMLElement>(null);
  useKeptFocus(page, heading);
  useEffect(() => forgetErrors, [forgetErrors]);
  useTitle('Your cart');
  return (
    <main className="wrap columns cart" ref={page}>
      <div className="cart-head">
        <h1 ref={heading} tabIndex={-1}>
          Your cart
        </h1>
        <Refused words={refused} />
        {keptBack && <KeptItems kept={keptBack} isBusy={isHandingOver} api={shop.api} cart={shop} />}
      </div>
      <UndoPlace heading={heading}>
        {moved !== undefined && <span className="unseen">{moved}</span>}
      </UndoPlace>
      {state.phase === 'loading' && <CartSkeleton />}
      {state.phase === 'failed' && <NotLoaded what="Your cart" onRetry={load} />}
      {state.phase === 'ready' && state.cart.lines.length === 0 && <Empty />}
      {state.phase === 'ready' && state.cart.lines.length > 0 && (
        <Filled cart={state.cart} onRemoved={() => setMoved(undefined)} onMove={setMoved} />
      )}
    </main>
  );
}
