import { formatCents } from '@grocer/foundation/domain';
import type { Cart, CatalogueProduct } from '@grocer/foundation/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { productOf } from '../cart/cart-groups.ts';
import { Line } from '../cart/Line.tsx';
import { Loading, NotLoaded } from '../cart/Phases.tsx';
import type { Refusal } from '../cart/cart-words.ts';
import { Refused } from '../cart/Refused.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { UndoPlace, useOfferUndo } from '../cart/Undo.tsx';
import { useIsShown } from '../cart/use-is-shown.ts';
import { useKeptFocus } from '../cart/use-kept-focus.ts';
import { Picture } from '../catalogue/Picture.tsx';
import { useProductsOf } from '../catalogue/use-search.ts';
import { Page } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { beginChangesPath, CART, changesPath, completePath } from '../paths.ts';
import { go, ORDER_ID, useQuery } from '../use-path.ts';
import './cart.css';
import '../cart/line.css';
import '../cart/group.css';

/** GTINs of the products that can be added to a placed order. */
const OFFERED: readonly string[] = [1, 5, 9, 11, 14, 15, 17, 19, 24, 28, 33, 41, 46, 48, 50].map(
  (row) => `2${String(row).padStart(12, '0')}`,
);

type Changes = NonNullable<Cart['modify']>;

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
  const { add, priceOf } = useShop();
  const [modality = 'PICKUP'] = changes.lines.map((line) => line.modality);
  const others = addable(products, changes.lines);
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, heading);
  return (
    <section ref={part} className="panel cart-group" aria-labelledby="more">
      <div className="cart-heading">
        <h2 id="more" ref={heading} tabIndex={-1}>
          Add to your order
        </h2>
      </div>
      <ul>
        {others.map((product) => (
          <li key={product.upc} className="cart-line">
            <span className="pic">
              <Picture of={product.image} size={72} />
            </span>
            <div>
              <h3>{product.name}</h3>
              <p className="muted">{`${product.size} · ${formatCents(priceOf(product).cents)}`}</p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={`Add, ${product.name}`}
              onClick={() => void add({ modality, gtin13: product.upc, quantity: 1, isModify: true })}
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
}

/** The lines of the order, including the changes. */
function InOrder({ changes, products, orderId }: InOrderProps): ReactNode {
  const { dropChanges, settled } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, heading);
  const offerUndo = useOfferUndo(changes.id);
  const [isDropping, setDropping] = useState(false);
  async function keep(): Promise<void> {
    if (isDropping) return;
    setDropping(true);
    const refusal = await dropChanges();
    setDropping(false);
    if (!refusal) go(completePath(orderId));
  }
  return (
    <section ref={part} className="panel cart-group" aria-labelledby="in-order">
      <div className="cart-heading">
        <h2 id="in-order" ref={heading} tabIndex={-1}>
          In your order
        </h2>
        <button
          type="button"
          className="plain"
          aria-busy={isDropping || undefined}
          onClick={() => void keep()}
        >
          Keep the order as it is
        </button>
      </div>
      <UndoPlace lines={changes.lines} changesId={changes.id} />
      <ul>
        {changes.lines.map((line) => {
          const product = productOf(line, products);
          const tellRemoved = (quantity: number): void =>
            offerUndo({ ...line, quantity }, product?.name ?? line.gtin13);
          return (
            <Line
              key={line.id}
              line={line}
              product={product}
              isPriced={false}
              // An order needs at least one line.
              onRemoved={changes.lines.length > 1 ? tellRemoved : undefined}
            />
          );
        })}
      </ul>
      <div className="cart-foot">
        <p className="muted">The order stays as it was until you submit.</p>
        {changes.lines.length > 0 && (
          <NavLink to={changesPath(orderId)} look="button primary" mayFollow={settled}>
            Review changes
          </NavLink>
        )}
      </div>
    </section>
  );
}

interface FilledProps extends Omit<InOrderProps, 'products'> {
  /** Error message of the last change, if it failed. */
  readonly refused: string | undefined;
}

function Filled({ refused, ...order }: FilledProps): ReactNode {
  const { products, retry } = useProductsOf([...OFFERED, ...order.changes.lines.map(({ gtin13 }) => gtin13)]);
  if (products.phase === 'loading') return <Loading />;
  if (products.phase !== 'ready') return <NotLoaded what="Your order" onRetry={retry} />;
  return (
    <div className="stack">
      <Refused words={refused} />
      <InOrder key={order.changes.id} {...order} products={products.list} />
      <More changes={order.changes} products={products.list} />
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
          <NavLink to={completePath(orderId)}>Back to the order</NavLink>
        ) : (
          <NavLink to={beginChangesPath(otherId)}>Go on with the other order</NavLink>
        )}
      </p>
    </div>
  );
}

/** Opens the changes to an order when its page is shown, unless another order is being changed. */
function useChanges(orderId: string | undefined, changes: Changes | undefined) {
  const { state, beginChanges } = useShop();
  const isShown = useIsShown();
  const [ended, setEnded] = useState<{ readonly orderId: string; readonly refusal: Refusal | undefined }>();
  const [isOpening, setOpening] = useState(false);
  /**
   * Id of the order whose changes were opened last: changes that the shopper dropped are not opened again.
   */
  const begun = useRef<string>(undefined);
  const begin = useCallback(
    async (id: string): Promise<void> => {
      setOpening(true);
      const refusal = await beginChanges(id, { isShown });
      setEnded({ orderId: id, refusal });
      setOpening(false);
    },
    [beginChanges, isShown],
  );
  const isFree = state.phase === 'ready' && changes === undefined;
  useEffect(() => {
    if (!isFree || orderId === undefined || begun.current === orderId) return;
    begun.current = orderId;
    void begin(orderId);
  }, [isFree, orderId, begin]);
  return {
    isEnded: ended !== undefined && ended.orderId === orderId,
    isOpening,
    refusal: ended?.orderId === orderId ? ended?.refusal : undefined,
    async begin(id: string): Promise<void> {
      if (isOpening) return;
      begun.current = id;
      await begin(id);
    },
  };
}

/** The cart that changes a placed order. The order's id is in the address, or in the cart itself. */
export function ModifyCartPage(): ReactNode {
  const { state, load, forgetRefusal } = useShop();
  const asked = useQuery(ORDER_ID);
  const changes = state.phase === 'ready' ? state.cart.modify : undefined;
  const openId = changes?.checkoutId;
  const orderId = asked ?? openId;
  const { isEnded, isOpening, refusal, begin } = useChanges(orderId, changes);
  const isOpen = changes !== undefined && openId === orderId;
  const isOther = changes !== undefined && !isOpen;
  useEffect(() => forgetRefusal, [forgetRefusal]);
  return (
    <Page title="Change your order" look="wrap">
      {state.phase === 'failed' && <NotLoaded what="Your order" onRetry={load} />}
      {state.phase === 'ready' && orderId === undefined && (
        <p className="panel">
          No order is being changed. <NavLink to={CART}>Go to your cart</NavLink>
        </p>
      )}
      {state.phase === 'ready' && isOpen && (
        <Filled changes={changes} orderId={openId ?? ''} refused={state.refused} />
      )}
      {state.phase === 'ready' && orderId !== undefined && !isOpen && (isOther || isEnded) && (
        <NotOpen
          orderId={orderId}
          otherId={openId}
          refusal={refusal}
          isOpening={isOpening}
          onBegin={() => void begin(orderId)}
        />
      )}
      {state.phase !== 'failed' && orderId !== undefined && !isOpen && !isOther && !isEnded && <Loading />}
    </Page>
  );
}
