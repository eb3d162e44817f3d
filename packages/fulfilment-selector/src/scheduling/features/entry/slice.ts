import type { Cart, Product, ScheduledModality } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import type { Entry } from '../../core/entry-rules.ts';
import { arrive, describe, end, leave, settle } from './effects.ts';

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

/** What the entry needs of its neighbours. */
export interface EntryNeeds {
  isAtRest(): boolean;
  loadSales(): Promise<void>;
  forgetSales(): void;
  loadOffer(): Promise<void>;
  skip(): void;
  forgetOffer(): void;
  forgetCheckout(): void;
  closeDrawer(): void;
  hideModal(): void;
  breakOff(): void;
  recallReplacements(cart: Cart): void;
  forgetReplacements(): void;
  lapse(): void;
}

export const createEntrySlice =
  (deps: SchedulingDeps): SchedulingSlice<EntrySlice, EntryNeeds> =>
  (set, get) => {
    const arrivals = createLatest(() => deps.signal);
    const watcher = { isInSight: () => get().arrival.phase === 'arrived', isAtRest: () => get().isAtRest() };
    const context = { deps, arrivals, watcher, set, get };

    return {
      arrival: { phase: 'loading' },
      modality: 'PICKUP',
      cart: undefined,
      products: {},
      arrive: () => arrive(context),
      learn(products) {
        set({ products: { ...get().products, ...Object.fromEntries(products.map((one) => [one.id, one])) } });
      },
      reconsider() {
        const { cart, arrival } = get();
        if (!cart || arrival.phase !== 'arrived') return;
        get().forgetOffer();
        void get().loadSales();
        settle(context, cart);
      },
      async setCart(cart) {
        set({ cart });
        await describe(context, cart);
        if (cart.lines.length === 0) set({ arrival: { phase: 'arrived', entry: { kind: 'empty' } } });
      },
      changePlace() {
        const { openWindow, showTab, lookFor } = deps.selector.getState();
        const { modality } = get();
        if (modality === 'PICKUP') showTab(modality);
        else lookFor(modality);
        openWindow(modality === 'PICKUP' ? 'STORE_SELECTION_MENU' : 'ADDRESS_BOOK');
      },
      goToCart() {
        get().forgetCheckout();
        leave(context, deps.paths.cart);
      },
      startCart: () => deps.navigate(deps.paths.startCart),
      expire() {
        if (get().arrival.phase === 'arrived') end(context, 'expired');
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
