import type { CartLineChange, CartMove } from '@grocer/foundation/contract';
import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, Modality, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Host } from '../host.ts';
import { priceAmong } from '../sales/price-rules.ts';
import type { Price } from '../sales/price-rules.ts';
import { useOtherSales } from '../sales/use-other-sales.ts';
import { useSales } from '../sales/use-sales.ts';
import type { Sales } from '../sales/use-sales.ts';
import { rememberedWay } from '../ways/remembered-way.ts';
import type { Way } from '../ways/remembered-way.ts';
import { createAmounts } from './amount-sender.ts';
import type { Amounts } from './amount-sender.ts';
import { DID_NOT_WORK, FULL, isUnsure, keptBackWords, NOT_MOVED, wordsOf } from './cart-words.ts';
import { cartOf, keepDeviceCart, readDeviceCart, withLineChange, withMore } from './device-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import { handOver } from './handing-over.ts';
import { withMoved } from './handover-parts.ts';
import { sendOnline } from './send-online.ts';
import { createShopApi } from '../shop-api.ts';
import type { Addition, ShopApi } from '../shop-api.ts';

/** The cart as far as it has come; that of a visitor is in this browser. */
type CartState =
  | { readonly phase: 'loading' | 'failed' }
  /** `refused`: why the last change could not be made. */
  | { readonly phase: 'ready'; readonly cart: Cart; readonly refused: string | undefined };

type Place = Pick<Way, 'modality' | 'storeId'>;

interface Shop extends Pick<Sales, 'sales' | 'salesPhase' | 'arePricesReady' | 'priceOf' | 'retrySales'> {
  readonly api: ShopApi;
  /** The amounts that are wanted of the lines, and not saved yet. */
  readonly amounts: Amounts;
  /** Waits until nothing of the cart is under way. Says whether every amount was saved. */
  readonly settled: () => Promise<boolean>;
  /** How many changes are on their way, or wait for a connection. */
  readonly waiting: number;
  readonly isVisitor: boolean;
  readonly state: CartState;
  /** Why what a visitor had wanted is not in the cart of whom they have signed in as. */
  readonly keptBack: string | undefined;
  load(): void;
  /** Reads cart and flash sales again, where the way is another one for that: what is there stays until then. */
  refresh(way?: Place): void;
  /** What a product costs in a way that things in the cart are had in; sales for another way are none for it. */
  priceIn(modality: Modality, product: Product): Price;
  /** Tells why it did not work, where it did not; one change is made after the other. */
  add(addition: Addition): Promise<string | undefined>;
  /** What is not said of the line stays as it is. */
  changeLine(change: CartLineChange): Promise<string | undefined>;
  /** Is a move under way? Amounts are not changed meanwhile: one of before it would take out what it brings. */
  readonly isMoving: boolean;
  /** Has what is had in one way, or some lines of it, in another one. */
  moveLines(move: CartMove): Promise<string | undefined>;
  /** Opens the cart in which an order is changed. */
  beginChanges(checkoutId: string): Promise<string | undefined>;
  /** Leaves that order as it is. */
  dropChanges(): Promise<string | undefined>;
}

const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop's services, and the shopper's cart. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('This has to be inside <ShopProvider>.');
  return shop;
}

/** Runs when the shopper comes back to the page: another tab may have changed the cart. */
function useComingBack(run: () => void): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    for (const name of ['focus', 'online']) window.addEventListener(name, run, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal });
    return () => life.abort();
  }, [run]);
}

/** What is known of the cart after it has been read. */
function stateAfter(known: CartState, result: Result<Cart>): CartState {
  if (result.ok) return { refused: undefined, ...known, phase: 'ready', cart: result.value };
  return known.phase === 'ready' ? known : { phase: 'failed' };
}

interface ShopProviderProps {
  readonly host: Host;
  readonly children: ReactNode;
}

/** One cart for all pages of the shop. */
export function ShopProvider({ host, children }: ShopProviderProps): ReactNode {
  const [api] = useState(() => createShopApi(host));
  const [amounts] = useState(createAmounts);
  const { token } = host;
  const isVisitor = token === undefined;
  const [state, setState] = useState<CartState>(() =>
    isVisitor ? { phase: 'ready', cart: cartOf(readDeviceCart()), refused: undefined } : { phase: 'loading' },
  );
  const [keptBack, setKeptBack] = useState<string>();
  const shopperId = host.session.shopper?.id;
  /** Counts the changes: a cart that was read before one, or during it, is out of date. */
  const changes = useRef(0);
  const isReading = useRef(false);
  const isWanted = useRef(false);
  /** Reads the cart, and puts into it what was wanted before the sign-in. */
  const readAndTake = useCallback(async (): Promise<Result<Cart>> => {
    const result = await api.readCart();
    if (!result.ok || shopperId === undefined) return result;
    const { addAll } = api;
    const device = { readDevice: readDeviceCart, keepDevice: keepDeviceCart };
    const { cart, refusal } = await handOver({ shopperId, addAll, ...device }, result.value);
    setKeptBack(keptBackWords(refusal));
    return { ok: true, value: cart };
  }, [api, shopperId]);
  /** Reads the cart, again where that is wanted meanwhile; one that cannot be read takes nothing away that is there. */
  const readOwn = useCallback(async (): Promise<void> => {
    isWanted.current = true;
    if (isReading.current) return;
    isReading.current = true;
    while (isWanted.current) {
      isWanted.current = false;
      const before = changes.current;
      const result = await readAndTake();
      if (before === changes.current) setState((known) => stateAfter(known, result));
      else isWanted.current = true;
    }
    isReading.current = false;
  }, [readAndTake]);
  useEffect(() => {
    if (!isVisitor) void readOwn();
  }, [isVisitor, readOwn]);
  const read = useCallback((): void => {
    if (isVisitor) setState({ phase: 'ready', cart: cartOf(readDeviceCart()), refused: undefined });
    else void readOwn();
  }, [isVisitor, readOwn]);
  const [waiting, setWaiting] = useState(0);
  const [isMoving, setMoving] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [remembered] = useState(rememberedWay);
  /** The way of shopping that was asked about last. */
  const asked = useRef<Place | undefined>(remembered);
  const { arePricesReady, sales, salesPhase, priceOf, loadSales, retrySales } = useSales(api, remembered);
  const [current, setCurrent] = useState(remembered?.modality);
  const lines = state.phase === 'ready' ? state.cart.lines : [];
  const others = MODALITIES.filter(
    (modality) => modality !== current && lines.some((line) => line.modality === modality),
  );
  const { byWay, now } = useOtherSales(api, others);
  const priceIn = useCallback(
    (modality: Modality, product: Product) =>
      modality === current ? priceOf(product) : priceAmong(product, byWay[modality] ?? [], now),
    [current, priceOf, byWay, now],
  );
  const refresh = useCallback(
    (way?: Place) => {
      const before = asked.current;
      if (way && way.modality === before?.modality && way.storeId === before.storeId) return;
      if (way) {
        asked.current = way;
        setCurrent(way.modality);
      }
      loadSales(way);
      read();
    },
    [loadSales, read],
  );
  useComingBack(useCallback(() => refresh(), [refresh]));
  const taken = useRef(token);
  // Whoever signs in again goes on here.
  useEffect(() => {
    if (token === undefined || token === taken.current) return;
    taken.current = token;
    api.takeToken(token);
    refresh();
  }, [api, token, refresh]);
  const shop = useMemo((): Shop => {
    async function change(send: (key: string) => Promise<Result<Cart>>): Promise<string | undefined> {
      const sent = last.current.then(() => sendOnline(send));
      last.current = sent;
      changes.current += 1;
      setWaiting((count) => count + 1);
      const result = await sent;
      setWaiting((count) => count - 1);
      changes.current += 1;
      const refused = result.ok ? undefined : wordsOf(result.error);
      if (result.ok) setState({ phase: 'ready', cart: result.value, refused });
      else setState((before) => (before.phase === 'ready' ? { ...before, refused } : before));
      if (!result.ok && isUnsure(result.error)) read();
      return refused;
    }
    /** A visitor's cart is changed where it is. */
    function changeHere(next: DeviceCart | undefined, why = FULL): Promise<string | undefined> {
      const refused = next ? undefined : why;
      if (next) keepDeviceCart(next);
      setState({ phase: 'ready', cart: cartOf(next ?? readDeviceCart()), refused });
      return Promise.resolve(refused);
    }
    async function settled(): Promise<boolean> {
      const areSaved = await amounts.settled();
      await last.current;
      return areSaved;
    }
    return {
      api,
      amounts,
      settled,
      waiting,
      isVisitor,
      state,
      keptBack,
      load() {
        setState({ phase: 'loading' });
        read();
      },
      refresh,
      arePricesReady,
      sales,
      salesPhase,
      retrySales,
      priceOf,
      priceIn,
      add: (addition) =>
        isVisitor
          ? changeHere(withMore(readDeviceCart(), addition))
          : change((key) => api.addToCart(addition, key)),
      changeLine: (wanted) =>
        isVisitor
          ? changeHere(withLineChange(readDeviceCart(), wanted))
          : change((key) => api.changeLine(wanted, key)),
      isMoving,
      async moveLines(move) {
        setMoving(true);
        // A later amount would be of lines that are not there any more.
        const areSaved = await settled();
        let refused: string | undefined = DID_NOT_WORK;
        if (areSaved && isVisitor) refused = await changeHere(withMoved(readDeviceCart(), move), NOT_MOVED);
        else if (areSaved) refused = await change((key) => api.moveLines(move, key));
        setMoving(false);
        return refused;
      },
      beginChanges: (checkoutId) => change((key) => api.beginChanges(checkoutId, key)),
      dropChanges: () => change((key) => api.dropChanges(key)),
    };
  }, [
    api,
    amounts,
    waiting,
    isMoving,
    isVisitor,
    state,
    keptBack,
    read,
    refresh,
    arePricesReady,
    sales,
    salesPhase,
    retrySales,
    priceOf,
    priceIn,
  ]);
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
