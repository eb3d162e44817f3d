import { formatCents } from '@grocer/foundation/domain';
import type { CatalogueProduct } from '@grocer/foundation/domain';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { productOf } from '../cart/cart-groups.ts';
import { Line } from '../cart/Line.tsx';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import type { Refusal } from '../cart/cart-words.ts';
import { Refused } from '../cart/Refused.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { UndoPlace, useOfferUndo } from '../cart/Undo.tsx';
import { useChanges } from '../cart/use-changes.ts';
import type { Changes } from '../cart/use-changes.ts';
import { useWantedLines } from '../cart/use-amount.ts';
import { useIsShown } from '../cart/use-is-shown.ts';
import { useKeptFocus } from '../cart/use-kept-focus.ts';
import { Picture } from '../catalogue/Picture.tsx';
import { useProductsOf } from '../catalogue/use-search.ts';
import { Page } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { beginChangesPath, CART, changesPath, orderPath } from '../paths.ts';
import { ORDER_ID, useQuery } from '../use-path.ts';
import './cart.css';
import '../cart/line.css';
import '../cart/group.css';

/** GTINs of the products that can be added to a placed order. */
const OFFERED: readonly string[] = [1, 5, 9, 11, 14, 15, 17, 19, 24, 28, 33, 41, 46, 48, 50].map(
  (row) => `2${String(row).padStart(12, '0')}`,
);

interface MoreProps {
  readonly changes: Changes;
  readonly products: readonly CatalogueProduct[];
}

/** Returns the available products that the order's way to shop offers and that are not in the order yet. */
function addable(
  products: readonly CatalogueProduct[],
  lines: Changes['lines'],
): readonly CatalogueProduct[] {
  const inOrder = new Set(lines.map(({ gtin13 }) => gtin13));
  const [way] = lines.map(({ modality }) => modality);
  return products.filter(
    ({ upc, isAvailable, modalities }) =>
      isAvailable && !inOrder.has(upc) && (way === undefined || modalities.includes(way)),
  );
}

/** Products to add to the order. */
function More({ changes, products }: MoreProps): ReactNode {
  const { add, priceIn } = useShop();
  /** Name of the product added last. */
  const [added, setAdded] = useState<string>();
  /** GTINs of the products that are being added: another press would add one more. */
  const [adding, setAdding] = useState<readonly string[]>([]);
  const [modality = 'PICKUP'] = changes.lines.map((line) => line.modality);
  const others = addable(products, changes.lines);
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, heading, true);
  async function addOne({ upc, name }: CatalogueProduct): Promise<void> {
    if (adding.includes(upc)) return;
    setAdded(undefined);
    setAdding((all) => [...all, upc]);
    const refusal = await add({ modality, gtin13: upc, quantity: 1, isModify: true });
    setAdding((all) => all.filter((one) => one !== upc));
    if (!refusal) setAdded(name);
  }
  return (
    <section ref={part} className="panel cart-group" aria-labelledby="more">
      <div className="cart-heading">
        <h2 id="more" ref={heading} tabIndex={-1}>
          Add to your order
        </h2>
      </div>
      <p role="status" className="unseen">
        {added !== undefined && `${added} added. Submit your changes to keep it.`}
      </p>
      <ul>
        {others.map((product) => (
          <li key={product.upc} className="cart-line">
            <span className="pic">
              <Picture of={product.image} size={72} />
            </span>
            <div>
              <h3 tabIndex={-1}>{product.name}</h3>
              <p className="muted">{`${product.size} · ${formatCents(priceIn(modality, product).cents)}`}</p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={`Add, ${product.name}`}
              aria-busy={adding.includes(product.upc) || undefined}
              onClick={() => void addOne(product)}
            >
              Add
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InOrderProps extends MoreProps {
  readonly orderId: string;
  /** True while the changes are dropped. */
  readonly isDropping: boolean;
  readonly onDrop: () => void;
}

/** The lines of the order, including the changes. */
function InOrder({ changes, products, orderId, isDropping, onDrop }: InOrderProps): ReactNode {
  const { settled } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, heading);
  const offerUndo = useOfferUndo(changes.id);
  const isKept = useIsShown(!isDropping);
  const wanted = useWantedLines(changes.lines);
  const left = wanted.filter(({ quantity }) => quantity > 0).length;
  return (
    <section ref={part} className="panel cart-group" aria-labelledby="in-order">
      <div className="cart-heading">
        <h2 id="in-order" ref={heading} tabIndex={-1}>
          In your order
        </h2>
        <button type="button" className="plain" aria-busy={isDropping || undefined} onClick={onDrop}>
          Keep the order as it is
        </button>
      </div>
      <UndoPlace heading={heading} changesId={changes.id} />
      <ul>
        {changes.lines.map((line, at) => {
          const isGoing = wanted[at]?.quantity === 0;
          const product = productOf(line, products);
          const tellRemoved = (quantity: number): void =>
            offerUndo({ ...line, quantity }, product?.name ?? line.gtin13);
          return (
            <Line
              key={line.id}
              line={line}
              product={product}
              isPriced={false}
              // An order needs at least one line. The button of a line that is being removed keeps the focus.
              onRemoved={left > 1 || isGoing ? tellRemoved : undefined}
            />
          );
        })}
      </ul>
      <div className="cart-foot">
        <p className="muted">The order stays as it was until you submit.</p>
        {changes.lines.length > 0 && (
          <NavLink
            to={changesPath(orderId)}
            look="button primary"
            mayFollow={async () => isKept() && (await settled()) && isKept()}
          >
            Review changes
          </NavLink>
        )}
      </div>
    </section>
  );
}

function Filled(order: Omit<InOrderProps, 'products'>): ReactNode {
  const { lines } = order.changes;
  const { products, phase, retry } = useProductsOf([...OFFERED, ...lines.map(({ gtin13 }) => gtin13)]);
  if (products.phase === 'loading') return <Loading />;
  if (products.phase !== 'ready') return <NotLoaded what="Your order" onRetry={retry} />;
  const { list } = products;
  return (
    <div className="stack">
      {phase === 'failed' && !lines.every((line) => productOf(line, list)) && (
        <NotLoaded what="A part of your order" onRetry={retry} />
      )}
      <InOrder key={order.changes.id} {...order} products={list} />
      <More changes={order.changes} products={list} />
    </div>
  );
}

interface NotOpenProps {
  readonly orderId: string;
  /** Id of the order that is being changed instead, if there is one. */
  readonly otherId: string | undefined;
  /** Why the changes could not be opened; undefined before an attempt and after one that succeeded. */
  readonly refusal: Refusal | undefined;
  readonly isOpening: boolean;
  readonly onBegin: () => void;
}

/**
 * Shown if the order is not being changed, or another one is. Changes to another order are not dropped
 * unasked.
 */
function NotOpen({ orderId, otherId, refusal, isOpening, onBegin }: NotOpenProps): ReactNode {
  const words =
    otherId === undefined ? 'This order is not being changed.' : 'Another order is being changed.';
  return (
    <div className="panel stack">
      {refusal && !isOpening ? (
        <Refused words={refusal.words} />
      ) : (
        <p role="status">{isOpening ? 'Opening your order…' : words}</p>
      )}
      <p className="cart-ways">
        {refusal?.kind !== 'final' && (
          <button type="button" className="button" aria-busy={isOpening || undefined} onClick={onBegin}>
            {refusal ? 'Try again' : 'Change this order'}
          </button>
        )}
        {otherId === undefined ? (
          <NavLink to={orderPath(orderId)}>Back to the order</NavLink>
        ) : (
          <NavLink to={beginChangesPath(otherId)}>Go on with the other order</NavLink>
        )}
      </p>
    </div>
  );
}

interface ChangesOfProps {
  readonly changes: Changes | undefined;
  /** Id of the order in the address. */
  readonly asked: string | undefined;
}

/** The cart that changes a placed order. The order's id is in the address, or in the cart itself. */
function ChangesOf({ changes, asked }: ChangesOfProps): ReactNode {
  const { isSwitching } = useShop();
  const openId = changes?.checkoutId;
  const orderId = asked ?? openId;
  const { isOpen, isNew, pressed, refusal, begin, drop } = useChanges(orderId, changes);
  // What was pressed before the shopper left this page may end yet.
  if (isSwitching && !pressed) return <Loading />;
  if (changes && isOpen && openId !== undefined) {
    const isDropping = pressed === 'dropping';
    const onDrop = (): void => void drop(openId);
    return <Filled {...{ changes, orderId: openId, isDropping, onDrop }} />;
  }
  if (pressed === 'dropping') return <Loading />;
  if (orderId === undefined)
    return (
      <p className="panel">
        No order is being changed. <NavLink to={CART}>Go to your cart</NavLink>
      </p>
    );
  if (!changes && isNew) return <Loading />;
  const isOpening = pressed === 'opening';
  return (
    <NotOpen {...{ orderId, otherId: openId, refusal, isOpening }} onBegin={() => void begin(orderId)} />
  );
}

/** The page on which a placed order is changed. */
export function ModifyCartPage(): ReactNode {
  const { state, refused, load, forgetErrors } = useShop();
  const asked = useQuery(ORDER_ID);
  useEffect(() => forgetErrors, [forgetErrors]);
  return (
    <Page title="Change your order" look="wrap">
      <Refused words={refused} />
      {state.phase === 'failed' && <NotLoaded what="Your order" onRetry={load} />}
      {state.phase === 'loading' && <Loading />}
      {state.phase === 'ready' && <ChangesOf key={asked} {...{ asked }} changes={state.cart.modify} />}
    </Page>
  );
}
