import { listProducts, readCart } from '@grocer/foundation/contract';
import type { Cart, Product, ScheduledModality } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { GrocerError } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import { entryOf, modalityToSchedule } from '../../core/entry-rules.ts';
import type { Entry } from '../../core/entry-rules.ts';

/** How far the page has come with whoever opened it [F-2.57] to [F-2.60]. */
export type Arrival =
  | { readonly phase: 'loading' | 'signed-out' | 'expired' | 'failed' | 'leaving' }
  | { readonly phase: 'arrived'; readonly entry: Entry };

/** Who schedules, what, and from where. */
export interface EntrySlice {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  /** What is known of the products in the cart, by their number. */
  readonly products: Readonly<Record<string, Product>>;
  /** Reads who the shopper is, the cart and its products, and goes on from there; again where it has. */
  arrive(): Promise<void>;
  /** Takes note of what products are. */
  learn(products: readonly Product[]): void;
  /** Decides anew, after a store or an address was chosen. */
  reconsider(): void;
  /** Takes note of a cart that has changed. */
  setCart(cart: Cart): Promise<void>;
  /** Opens the window in which a store or an address is chosen [F-2.61]. */
  changePlace(): void;
  goToCart(): void;
  /** Goes where a cart is begun [F-2.59]. */
  startCart(): void;
  /** Asks to sign in where the session is over; what is held is held on [F-8.28]. */
  expire(): void;
  /** Leaves nothing behind on the way to another page [F-4.25]. */
  leavePage(): void;
}

interface Needs {
  isAtRest(): boolean;
  loadSales(): Promise<void>;
  forgetSales(): void;
  loadOffer(): Promise<void>;
  forgetOffer(): void;
  forgetCheckout(): void;
  closeDrawer(): void;
  hideModal(): void;
  breakOff(): void;
  recallReplacements(cart: Cart): void;
  forgetReplacements(): void;
  lapse(): void;
}

const EMPTY = { kind: 'empty' } as const;

/** So many products are described at a time. */
const BATCH = 100;

export const createEntrySlice =
  (deps: SchedulingDeps): SchedulingSlice<EntrySlice, Needs> =>
  (set, get) => {
    const arrivals = createLatest(() => deps.signal);
    const watcher = { isInSight: () => get().arrival.phase === 'arrived', isAtRest: () => get().isAtRest() };

    function leave(to: string): void {
      set({ arrival: { phase: 'leaving' } });
      deps.navigate(to);
    }

    /** Nobody's page any more: what was open over it would be the next shopper's. */
    function end(phase: 'signed-out' | 'expired'): void {
      get().closeDrawer();
      get().hideModal();
      set({ arrival: { phase } });
    }

    function fail(error: GrocerError): void {
      tellError(deps, error);
      // Whoever has to sign in has been sent there.
      if (error.code === 'session_expired') end('expired');
      else set({ arrival: { phase: 'failed' } });
    }

    async function describe(cart: Cart): Promise<void> {
      const { signal } = deps;
      const ids = [...new Set(cart.lines.map(({ gtin13 }) => gtin13))].filter((id) => !get().products[id]);
      const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
        ids.slice(index * BATCH, (index + 1) * BATCH),
      );
      const results = await Promise.all(
        batches.map((batch) => deps.http.send(listProducts, { ids: batch }, { signal })),
      );
      if (signal.aborted) return;
      for (const result of results) {
        if (result.ok) get().learn(result.value);
        // Without names the items are still there.
        else tellError(deps, result.error);
      }
    }

    function settle(cart: Cart): void {
      const { active } = deps.selector.getState().used;
      const { fulfillmentType, isModify } = deps;
      const modality = modalityToSchedule({ fulfillmentType, active, lines: cart.lines });
      const entry = entryOf({ modality, lines: cart.lines, isModify, active });
      set({ modality, arrival: { phase: 'arrived', entry } });
      if (entry.kind === 'cart') leave(isModify ? deps.paths.modifyCart : deps.paths.cart);
      if (entry.kind === 'choose') get().changePlace();
      if (entry.kind !== 'ready') return;
      // For the name and address of the store.
      if (modality === 'PICKUP') deps.selector.getState().wantResults();
      void get().loadOffer();
      get().lapse();
    }

    return {
      arrival: { phase: 'loading' },
      modality: 'PICKUP',
      cart: undefined,
      products: {},
      async arrive() {
        const { session } = deps;
        const signal = arrivals.next();
        const standing = session.standing();
        if (standing !== 'shopper') {
          end(standing === 'visitor' ? 'signed-out' : 'expired');
          if (standing === 'expired') return;
          get().forgetReplacements();
          deps.emitter.emit('sign-in:required', { reason: 'signed-out' });
          return;
        }
        set({ arrival: { phase: 'loading' } });
        const [result] = await Promise.all([
          deps.http.send(readCart, undefined, { signal }),
          deps.selector.getState().begin(),
        ]);
        if (signal.aborted) return;
        if (!result.ok) {
          fail(result.error);
          return;
        }
        deps.selectorActions.watchHeld(watcher);
        // By the way of shopping that is known now; nobody waits for them.
        void get().loadSales();
        set({ cart: result.value });
        get().recallReplacements(result.value);
        await describe(result.value);
        if (!signal.aborted) settle(result.value);
      },
      learn(products) {
        set({ products: { ...get().products, ...Object.fromEntries(products.map((one) => [one.id, one])) } });
      },
      reconsider() {
        const { cart, arrival } = get();
        if (!cart || arrival.phase !== 'arrived') return;
        get().forgetOffer();
        void get().loadSales();
        settle(cart);
      },
      async setCart(cart) {
        set({ cart });
        await describe(cart);
        if (cart.lines.length === 0) set({ arrival: { phase: 'arrived', entry: EMPTY } });
      },
      changePlace() {
        const { openWindow, showTab } = deps.selector.getState();
        const isPickup = get().modality === 'PICKUP';
        if (isPickup) showTab('PICKUP');
        openWindow(isPickup ? 'STORE_SELECTION_MENU' : 'ADDRESS_BOOK');
      },
      goToCart() {
        get().forgetCheckout();
        leave(deps.paths.cart);
      },
      startCart: () => deps.navigate(deps.paths.startCart),
      expire() {
        if (get().arrival.phase === 'arrived') end('expired');
      },
      leavePage() {
        arrivals.drop();
        deps.selector.getState().forgetSearch();
        deps.selectorActions.forgetReservation();
        get().forgetOffer();
        get().forgetCheckout();
        get().closeDrawer();
        get().hideModal();
        get().breakOff();
        get().forgetSales();
        set({ arrival: { phase: 'loading' }, cart: undefined });
      },
    };
  };
