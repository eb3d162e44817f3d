import { MODALITIES } from '@grocer/foundation/domain';
import type { Cart, Modality, Product } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { eventLog } from '../demo/event-log.ts';
import type { Host } from '../host.ts';
import { priceAmong } from '../sales/price-rules.ts';
import { useOtherSales } from '../sales/use-other-sales.ts';
import { useSales } from '../sales/use-sales.ts';
import { rememberedWay } from '../ways/remembered-way.ts';
import { createAmounts } from './amount-sender.ts';
import { linesOf, stateAfter } from './cart-state.ts';
import type { CartState } from './cart-state.ts';
import { DID_NOT_WORK, FULL, keptBackWords, NOT_MOVED, refusalOf, refused } from './cart-words.ts';
import type { Refusal } from './cart-words.ts';
import { cartOf, keepDeviceCart, readDeviceCart, withLineChange, withMore } from './device-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import type { ChangeQueue } from './change-queue.ts';
import { handOver } from './handing-over.ts';
import { withMoved } from './handover-parts.ts';
import { createLineVersions } from './line-versions.ts';
import { sendOnline } from './send-online.ts';
import type { HowSent, Place, Shop } from './shop.ts';
import { withCart } from './unsaved.ts';
import type { Unsaved } from './unsaved.ts';
import { useComingBack } from './use-coming-back.ts';
import { createShopApi } from '../shop-api.ts';

const ShopContext = createContext<Shop | undefined>(undefined);

/** Returns the shop's API, the shopper's cart and the actions on it. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('This has to be inside <ShopProvider>.');
  return shop;
}

interface ShopProviderProps {
  readonly host: Host;
  /** Both outlive this component, which pages of the checkout do without. */
  readonly unsaved: StoreApi<Unsaved>;
  readonly queue: ChangeQueue;
  readonly children: ReactNode;
}

/** Provides one cart to all pages of the shop. */
export function ShopProvider({ host, unsaved, queue, children }: ShopProviderProps): ReactNode {
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
  /** Notes what a cart that has arrived tells of lines that were changed or removed. */
  const see = useCallback(
    (cart: Cart): void => {
      versions.keep(cart);
      unsaved.setState(withCart(cart));
    },
    [versions, unsaved],
  );
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
      await queue.settled();
      const before = changes.current;
      const result = await readAndTake();
      if (before === changes.current) {
        if (result.ok) see(result.value);
        setState((known) => stateAfter(known, result));
      } else isWanted.current = true;
    }
    isReading.current = false;
  }, [queue, see, readAndTake]);
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
  const [isSwitching, setSwitching] = useState(false);
  /** Number of changes that failed. */
  const failed = useRef(0);
  const [remembered] = useState(rememberedWay);
  /** The way to shop of the last refresh. */
  const asked = useRef<Place | undefined>(remembered);
  const { arePricesReady, sales, salesPhase, priceOf, loadSales, retrySales } = useSales(api, remembered);
  const [current, setCurrent] = useState(remembered?.modality);
  const lines = linesOf(state);
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
      { key = newId(), isRepeat = false, isShown = (): boolean => false }: HowSent = {},
    ): Promise<Refusal | undefined> {
      const sent = queue.send(() => sendOnline(() => send(key)));
      changes.current += 1;
      // A screen reader announces the same error again only if it was removed first.
      forgetRefusal();
      setWaiting((count) => count + 1);
      const result = await sent;
      setWaiting((count) => count - 1);
      changes.current += 1;
      const refusal = result.ok ? undefined : refusalOf(result.error);
      if (result.ok) {
        see(result.value);
        // The error of an earlier change stays until the next one begins.
        setState((known) => stateAfter(known, result));
        eventLog.hear('shop', 'cart:changed', { itemCount: result.value.lines.length });
      } else {
        failed.current += 1;
        const words = refusal?.words;
        if (!isShown())
          setState((before) => (before.phase === 'ready' ? { ...before, refused: words } : before));
      }
      // A repeated change is answered as it was the first time, with a cart that may be out of date.
      if (refusal?.kind === 'unknown' || isRepeat) read();
      return refusal;
    }
    /** Notes that the changes to an order are opened or dropped, until that has ended. */
    function switched(ended: Promise<Refusal | undefined>): Promise<Refusal | undefined> {
      setSwitching(true);
      return ended.finally(() => setSwitching(false));
    }
    /** Applies a change to a visitor's cart in this browser. */
    function changeHere(
      next: DeviceCart | undefined,
      why = FULL,
      { isShown = (): boolean => false }: HowSent = {},
    ): Promise<Refusal | undefined> {
      const refusal = next ? undefined : refused(why);
      if (next) keepDeviceCart(next);
      const cart = cartOf(next ?? readDeviceCart());
      see(cart);
      setState({ phase: 'ready', cart, refused: isShown() ? undefined : refusal?.words });
      if (next) eventLog.hear('shop', 'cart:changed', { itemCount: cart.lines.length });
      return Promise.resolve(refusal);
    }
    async function settled(): Promise<boolean> {
      const before = failed.current;
      const areSaved = await amounts.settled();
      await queue.settled();
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
      add: (addition, how) =>
        isVisitor
          ? changeHere(withMore(readDeviceCart(), addition), FULL, how)
          : change((key) => api.addToCart(addition, key), how),
      changeLine: (wanted, how) =>
        isVisitor
          ? changeHere(withLineChange(readDeviceCart(), wanted))
          : change((key) => api.changeLine(wanted, key), how),
      isMoving,
      async moveLines(move) {
        setMoving(true);
        // A quantity saved after the move would refer to lines that do not exist any more.
        const areSaved = await settled();
        let refusal: Refusal | undefined = refused(DID_NOT_WORK);
        if (areSaved && isVisitor) refusal = await changeHere(withMoved(readDeviceCart(), move), NOT_MOVED);
        else if (areSaved) refusal = await change((key) => api.moveLines(move, key));
        setMoving(false);
        return refusal;
      },
      isSwitching,
      beginChanges: (checkoutId, how) => switched(change((key) => api.beginChanges(checkoutId, key), how)),
      dropChanges: () => switched(change((key) => api.dropChanges(key))),
    };
  }, [
    api,
    amounts,
    unsaved,
    queue,
    waiting,
    isMoving,
    isSwitching,
    isVisitor,
    state,
    keptBack,
    read,
    versions,
    see,
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
