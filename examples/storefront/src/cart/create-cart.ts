import type { Cart } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { eventLog } from '../demo/event-log.ts';
import type { ShopApi } from '../shop-api.ts';
import { createAmounts } from './amount-sender.ts';
import type { Amounts } from './amount-sender.ts';
import { createCartReader } from './cart-reader.ts';
import { NOTHING_KNOWN, withoutErrors, withRead } from './cart-state.ts';
import type { CartView } from './cart-state.ts';
import { DID_NOT_WORK, FULL, keptBackOf, NOT_MOVED, refusalOf, refused } from './cart-words.ts';
import type { Refusal } from './cart-words.ts';
import { createChangeQueue } from './change-queue.ts';
import { cartOf, isEmpty, keepDeviceCart, readDeviceCart, withLineChange, withMore } from './device-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import { handOver } from './handing-over.ts';
import { withMoved, withoutLines, withoutOthers, withoutRefusals } from './handover-parts.ts';
import { createLineVersions } from './line-versions.ts';
import { sendOnline } from './send-online.ts';
import type { CartActions, HowSent } from './shop.ts';
import { createUnsaved, withCart } from './unsaved.ts';
import type { Unsaved } from './unsaved.ts';

/** One person's cart. It outlives the pages that show it, since changes may end after such a page is left. */
export interface OwnCart extends CartActions {
  readonly view: StoreApi<CartView>;
  /** Quantities that the shopper has set and that are not saved yet. */
  readonly amounts: Amounts;
  readonly unsaved: StoreApi<Unsaved>;
  /** Reads the cart for a page that shows it. */
  open(): void;
  /** Forgets the shopper's cart, which may change until a page shows it again. */
  close(): void;
  /** Reads the cart again; a failed read keeps the one that is known. */
  read(): void;
  /** Hands over what was added before the sign-in. Resolves with true if nothing of it stays in this browser. */
  handOver(): Promise<boolean>;
  /** Removes from this browser the items of `keptBack`. */
  removeKept(): void;
}

type CartApi = Pick<
  ShopApi,
  'readCart' | 'addAll' | 'addToCart' | 'changeLine' | 'moveLines' | 'beginChanges' | 'dropChanges'
>;

/** Notes what arrives, and sends changes: those of a shopper to the service, those of a visitor to this browser. */
function createChanges(api: CartApi, shopperId: string | undefined, view: StoreApi<CartView>) {
  const queue = createChangeQueue();
  const versions = createLineVersions();
  const unsaved = createUnsaved();
  let isOpen = false;
  let failures = 0;

  function take(result: Result<Cart>): void {
    if (result.ok) {
      versions.keep(result.value);
      unsaved.setState(withCart(result.value));
    }
    if (isOpen) view.setState(withRead(result));
  }

  /** Reads the shopper's cart, and hands over the items that were added before the sign-in. */
  async function readAndTake(): Promise<Result<Cart>> {
    const result = await api.readCart();
    if (!result.ok || shopperId === undefined) return result;
    // Almost every read has nothing to hand over, and each state renders the whole shop.
    if (isEmpty(readDeviceCart()) && !view.getState().keptBack) return result;
    const { addAll } = api;
    const device = { readDevice: readDeviceCart, keepDevice: keepDeviceCart };
    view.setState({ isHandingOver: true });
    const { cart, refusal } = await handOver({ shopperId, addAll, ...device }, result.value);
    view.setState({ isHandingOver: false, keptBack: keptBackOf(readDeviceCart(), refusal) });
    return { ok: true, value: cart };
  }

  const readOwn = createCartReader({ queue, read: readAndTake, take });
  const read = (): void => {
    if (shopperId === undefined) take({ ok: true, value: cartOf(readDeviceCart()) });
    else void readOwn();
  };

  return {
    queue,
    unsaved,
    latestOf: versions.latestOf,
    read,
    failures: () => failures,
    async handOver() {
      keepDeviceCart(withoutRefusals(readDeviceCart()));
      await readOwn();
      // The cart may have failed to load before anything was handed over.
      const left =
        shopperId === undefined ? undefined : keptBackOf(withoutOthers(readDeviceCart(), shopperId));
      view.setState(({ keptBack }) => ({
        keptBack: left && { ...left, ...(keptBack && { words: keptBack.words }) },
      }));
      return !left;
    },
    removeKept() {
      const { keptBack } = view.getState();
      if (!keptBack || shopperId === undefined) return;
      keepDeviceCart(withoutLines(withoutOthers(readDeviceCart(), shopperId), keptBack.lines));
      view.setState({ keptBack: keptBackOf(readDeviceCart()) });
    },
    open() {
      isOpen = true;
      read();
    },
    close() {
      isOpen = false;
      view.setState({ state: { phase: 'loading' } });
    },
    /** Sends a change to the service, after those before it. */
    async send(
      send: (key: string) => Promise<Result<Cart>>,
      { key = newId(), isRepeat = false, isShown = (): boolean => false }: HowSent = {},
    ): Promise<Refusal | undefined> {
      const sent = queue.send(() => sendOnline(() => send(key)));
      // A screen reader announces the same error again only if it was removed first.
      view.setState(({ waiting }) => ({ waiting: waiting + 1, refused: undefined }));
      const result = await sent;
      view.setState(({ waiting }) => ({ waiting: waiting - 1 }));
      const refusal = result.ok ? undefined : refusalOf(result.error);
      if (result.ok) {
        take(result);
        // The error of an earlier change stays until the next one begins.
        eventLog.hear('shop', 'cart:changed', { itemCount: result.value.lines.length });
      } else {
        failures += 1;
        if (!isShown()) view.setState({ refused: refusal?.words });
      }
      // What was to be changed may be gone, for example because of another device.
      const isGone = !result.ok && result.error.code === 'not_found';
      // A repeated change is answered as it was the first time, with a cart that may be out of date.
      if (isGone || refusal?.kind === 'unknown' || isRepeat) read();
      return refusal;
    },
    /** Applies a change to a visitor's cart in this browser; without one, says why. */
    keep(
      next: DeviceCart | undefined,
      why: string,
      { isShown = (): boolean => false }: HowSent = {},
    ): Promise<Refusal | undefined> {
      const refusal = next ? undefined : refused(why);
      if (next) keepDeviceCart(next);
      const cart = cartOf(next ?? readDeviceCart());
      take({ ok: true, value: cart });
      view.setState({ refused: isShown() ? undefined : refusal?.words });
      if (next) eventLog.hear('shop', 'cart:changed', { itemCount: cart.lines.length });
      return Promise.resolve(refusal);
    },
  };
}

/** Creates the cart of a shopper, or without an id that of a visitor. Nothing is read before it is opened. */
export function createCart(api: CartApi, shopperId: string | undefined): OwnCart {
  const isVisitor = shopperId === undefined;
  const view = createStore<CartView>(() =>
    isVisitor
      ? { ...NOTHING_KNOWN, state: { phase: 'ready', cart: cartOf(readDeviceCart()) } }
      : NOTHING_KNOWN,
  );
  const amounts = createAmounts();
  const { queue, send, keep, failures, ...known } = createChanges(api, shopperId, view);

  async function settled(): Promise<boolean> {
    const before = failures();
    const areSaved = await amounts.settled();
    await queue.settled();
    return areSaved && failures() === before;
  }

  return {
    view,
    amounts,
    settled,
    ...known,
    load() {
      view.setState({ state: { phase: 'loading' } });
      known.read();
    },
    forgetErrors: () => view.setState(withoutErrors),
    add: (addition, how) =>
      isVisitor
        ? keep(withMore(readDeviceCart(), addition), FULL, how)
        : send((key) => api.addToCart(addition, key), how),
    changeLine: (wanted, how) =>
      isVisitor
        ? keep(withLineChange(readDeviceCart(), wanted), FULL)
        : send((key) => api.changeLine(wanted, key), how),
    async moveLines(move) {
      view.setState({ isMoving: true });
      // A quantity saved after the move would refer to lines that do not exist any more.
      const areSaved = await settled();
      let refusal: Refusal | undefined = refused(DID_NOT_WORK);
      if (areSaved && isVisitor) refusal = await keep(withMoved(readDeviceCart(), move), NOT_MOVED);
      else if (areSaved) refusal = await send((key) => api.moveLines(move, key));
      view.setState({ isMoving: false });
      return refusal;
    },
    async beginChanges(orderId, replaces) {
      view.setState({ isSwitching: true, notOpened: undefined });
      const refusal = await send((key) => api.beginChanges({ checkoutId: orderId, replaces }, key), {
        isShown: () => true,
      });
      view.setState({ isSwitching: false, notOpened: refusal && { orderId, refusal } });
    },
    async dropChanges(orderId) {
      view.setState({ isSwitching: true });
      const refusal = await send((key) => api.dropChanges(orderId, key));
      view.setState({ isSwitching: false });
      return refusal;
    },
  };
}
