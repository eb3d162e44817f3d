import type { CartLineChange, CartMove } from '@grocer/foundation/contract';
import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, CartLine, Modality, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { eventLog } from '../demo/event-log.ts';
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
import { stateAfter } from './cart-state.ts';
import type { CartState } from './cart-state.ts';
import { DID_NOT_WORK, FULL, isUnsure, keptBackWords, NOT_MOVED, wordsOf } from './cart-words.ts';
import { cartOf, keepDeviceCart, readDeviceCart, withLineChange, withMore } from './device-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import { handOver } from './handing-over.ts';
import { withMoved } from './handover-parts.ts';
import { createLineVersions } from './line-versions.ts';
import { sendOnline } from './send-online.ts';
import type { UnsavedWishes } from './unsaved-wishes.ts';
import { useComingBack } from './use-coming-back.ts';
import { createShopApi } from '../shop-api.ts';
import type { Addition, ShopApi } from '../shop-api.ts';

type Place = Pick<Way, 'modality' | 'storeId'>;

interface Shop extends Pick<Sales, 'sales' | 'salesPhase' | 'arePricesReady' | 'priceOf' | 'retrySales'> {
  readonly api: ShopApi;
  /** Quantities that the shopper has set and that are not saved yet. */
  readonly amounts: Amounts;
  readonly unsaved: UnsavedWishes;
  /** Waits for all pending changes; resolves with true if all of them were saved. */
  readonly settled: () => Promise<boolean>;
  /** Number of changes that are in flight or wait for a connection. */
  readonly waiting: number;
  readonly isVisitor: boolean;
  readonly state: CartState;
  /** Message about items added before the sign-in that are not in the shopper's cart. */
  readonly keptBack: string | undefined;
  load(): void;
  /** Returns the line as the service had it last, also once it is removed. */
  latestOf(line: CartLine): CartLine;
  /** Removes the error message of the last change. */
  forgetRefusal(): void;
  /** Reads the cart and the flash sales again; with a `way`, only if it differs from the last one. */
  refresh(way?: Place): void;
  /** Price of a product for a way to shop used in the cart; flash sales of another way do not apply. */
  priceIn(modality: Modality, product: Product): Price;
  /**
   * Resolves with an error message on failure. Changes are sent one after the other. The cart shows the error,
   * unless `isShown` returns true: then the caller does.
   */
  add(addition: Addition, isShown?: () => boolean): Promise<string | undefined>;
  /** As `add`; fields that are absent keep their value. */
  changeLine(change: CartLineChange, isShown?: () => boolean): Promise<string | undefined>;
  /** True while lines are moved. Quantities are locked meanwhile: one set before would undo the move. */
  readonly isMoving: boolean;
  /** Moves all lines of one way to shop, or some of them, to another one. */
  moveLines(move: CartMove): Promise<string | undefined>;
  /** Opens the cart that changes an order. */
  beginChanges(checkoutId: string, isShown?: () => boolean): Promise<string | undefined>;
  /** Discards the changes of that cart; the order stays as it was. */
  dropChanges(): Promise<string | undefined>;
}

const ShopContext = createContext<Shop | undefined>(undefined);

/** Returns the shop's API, the shopper's cart and the actions on it. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('This has to be inside <ShopProvider>.');
  return shop;
}

interface ShopProviderProps {
  readonly host: Host;
  /** They outlive this component, which pages of the checkout do without. */
  readonly unsaved: UnsavedWishes;
  readonly children: ReactNode;
}

/** Provides one cart to all pages of the shop. */
export function ShopProvider({ host, unsaved, children }: ShopProviderProps): ReactNode {
  const [api] = useState(() => createShopApi(host));
  const [amounts] = useState(createAmounts);
  const [versions] = useState(createLineVersions);
  const { token } = host;
  const isVisitor = token === undefined;
  const [state, setState] = useState<CartState>(() =>
    isVisitor ? { phase: 'ready', cart: cartOf(readDeviceCart()), refused: undefined } : { phase: 'loading' },
  );
  const [keptBack, setKeptBack] = useState<string>();
  const shopperId = host.session.shopper?.id;
  /** Counts the starts and ends of changes: a cart read before or during a change is stale. */
  const changes = useRef(0);
  /** The last change that was made. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isReading = useRef(false);
  const isWanted = useRef(false);
  /** Reads the cart and hands over the items that were added before the sign-in. */
  const readAndTake = useCallback(async (): Promise<Result<Cart>> => {
    const result = await api.readCart();
    if (!result.ok || shopperId === undefined) return result;
    const { addAll } = api;
    const device = { readDevice: readDeviceCart, keepDevice: keepDeviceCart };
    const { cart, refusal } = await handOver({ shopperId, addAll, ...device }, result.value);
    setKeptBack(keptBackWords(refusal));
    return { ok: true, value: cart };
  }, [api, shopperId]);
  /**
   * Reads the cart, and again if another read was requested meanwhile. A failed read keeps the current cart.
   */
  const readOwn = useCallback(async (): Promise<void> => {
    isWanted.current = true;
    if (isReading.current) return;
    isReading.current = true;
    while (isWanted.current) {
      isWanted.current = false;
      // A cart that is read during a change has to be read again.
      await last.current;
      const before = changes.current;
      const result = await readAndTake();
      if (before === changes.current) {
        if (result.ok) versions.keep(result.value);
        setState((known) => stateAfter(known, result));
      } else isWanted.current = true;
    }
    isReading.current = false;
  }, [versions, readAndTake]);
  useEffect(() => {
    if (!isVisitor) void readOwn();
  }, [isVisitor, readOwn]);
  const read = useCallback((): void => {
    if (isVisitor) setState({ phase: 'ready', cart: cartOf(readDeviceCart()), refused: undefined });
    else void readOwn();
  }, [isVisitor, readOwn]);
  const forgetRefusal = useCallback(
    () => setState((before) => (before.phase === 'ready' ? { ...before, refused: undefined } : before)),
    [],
  );
  const [waiting, setWaiting] = useState(0);
  const [isMoving, setMoving] = useState(false);
  /** Number of changes that failed. */
  const failed = useRef(0);
  const [remembered] = useState(rememberedWay);
  /** The way to shop of the last refresh. */
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
  // The same shopper has signed in again: the page goes on with the new token.
  useEffect(() => {
    if (token === undefined || token === taken.current) return;
    taken.current = token;
    api.takeToken(token);
    refresh();
  }, [api, token, refresh]);
  const shop = useMemo((): Shop => {
    async function change(
      send: (key: string) => Promise<Result<Cart>>,
      isShown = (): boolean => false,
    ): Promise<string | undefined> {
      const sent = last.current.then(() => sendOnline(send));
      last.current = sent;
      changes.current += 1;
      // A screen reader announces the same error again only if it was removed first.
      forgetRefusal();
      setWaiting((count) => count + 1);
      const result = await sent;
      setWaiting((count) => count - 1);
      changes.current += 1;
      const refused = result.ok ? undefined : wordsOf(result.error);
      if (result.ok) {
        versions.keep(result.value);
        // The error of an earlier change stays until the next one begins.
        setState((known) => stateAfter(known, result));
        eventLog.hear('shop', 'cart:changed', { itemCount: result.value.lines.length });
      } else {
        failed.current += 1;
        if (!isShown()) setState((before) => (before.phase === 'ready' ? { ...before, refused } : before));
      }
      if (!result.ok && isUnsure(result.error)) read();
      return refused;
    }
    /** Applies a change to a visitor's cart in this browser. */
    function changeHere(
      next: DeviceCart | undefined,
      why = FULL,
      isShown = (): boolean => false,
    ): Promise<string | undefined> {
      const refused = next ? undefined : why;
      if (next) keepDeviceCart(next);
      const cart = cartOf(next ?? readDeviceCart());
      setState({ phase: 'ready', cart, refused: isShown() ? undefined : refused });
      if (next) eventLog.hear('shop', 'cart:changed', { itemCount: cart.lines.length });
      return Promise.resolve(refused);
    }
    async function settled(): Promise<boolean> {
      const before = failed.current;
      const areSaved = await amounts.settled();
      await last.current;
      return areSaved && failed.current === before;
    }
    return {
      api,
      amounts,
      unsaved,
      settled,
      waiting,
      isVisitor,
      state,
      keptBack,
      load() {
        setState({ phase: 'loading' });
        read();
      },
      forgetRefusal,
      latestOf: versions.latestOf,
      refresh,
      arePricesReady,
      sales,
      salesPhase,
      retrySales,
      priceOf,
      priceIn,
      add: (addition, isShown) =>
        isVisitor
          ? changeHere(withMore(readDeviceCart(), addition), FULL, isShown)
          : change((key) => api.addToCart(addition, key), isShown),
      changeLine: (wanted, isShown) =>
        isVisitor
          ? changeHere(withLineChange(readDeviceCart(), wanted))
          : change((key) => api.changeLine(wanted, key), isShown),
      isMoving,
      async moveLines(move) {
        setMoving(true);
        // A quantity saved after the move would refer to lines that do not exist any more.
        const areSaved = await settled();
        let refused: string | undefined = DID_NOT_WORK;
        if (areSaved && isVisitor) refused = await changeHere(withMoved(readDeviceCart(), move), NOT_MOVED);
        else if (areSaved) refused = await change((key) => api.moveLines(move, key));
        setMoving(false);
        return refused;
      },
      beginChanges: (checkoutId, isShown) => change((key) => api.beginChanges(checkoutId, key), isShown),
      dropChanges: () => change((key) => api.dropChanges(key)),
    };
  }, [
    api,
    amounts,
    unsaved,
    waiting,
    isMoving,
    isVisitor,
    state,
    keptBack,
    read,
    versions,
    forgetRefusal,
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
