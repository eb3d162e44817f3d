import type { Cart, Product, ScheduledModality } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import type { Entry } from '../../core/entry-rules.ts';
import { arrive, decideEntry, endPage, endShopper, entryFor, leave, loadProducts } from './effects.ts';

/** The state of the page for the shopper who has opened it [F-2.57] to [F-2.60]. */
export type Arrival =
  | { readonly phase: 'loading' | 'signed-out' | 'expired' | 'failed' | 'leaving' }
  | { readonly phase: 'arrived'; readonly entry: Entry };

/** The state of the page, its modality, and the cart. */
export interface EntrySlice {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  /** The known products of the cart, by GTIN. */
  readonly products: Readonly<Record<string, Product>>;
  /** Loads the shopper, the cart and its products, then decides what the page shows. Can be repeated. */
  arrive(): Promise<void>;
  /** Adds products to those that are known. */
  learn(products: readonly Product[]): void;
  /** Decides again what the page shows, after a store or address was chosen. */
  reconsider(): void;
  /** Stores a cart that has changed. */
  setCart(cart: Cart): Promise<void>;
  /** Opens the window to choose a store or an address [F-2.61]. */
  changePlace(): void;
  goToCart(): void;
  /** Navigates to the page on which a cart is started [F-2.59]. */
  startCart(): void;
  /** Shows the sign-in prompt after the session has expired; the reservation stays held [F-8.28]. */
  expire(): void;
  /** Drops all work of a shopper who may not be the next one. */
  endShopper(): void;
  /** Resets the page before the shopper leaves it [F-4.25]. */
  leavePage(): void;
}

/** What the entry needs of other slices. */
export interface EntryNeeds {
  isAtRest(): boolean;
  loadSales(): Promise<void>;
  forgetSales(): void;
  loadOffer(): Promise<void>;
  skip(): void;
  forgetOffer(): void;
  forgetFilter(): void;
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
        decideEntry(context, cart);
      },
      async setCart(cart) {
        set({ cart });
        await loadProducts(context, cart);
        const { arrival, cart: now } = get();
        if (now !== cart || arrival.phase !== 'arrived') return;
        if (entryFor(context, cart).entry.kind !== arrival.entry.kind) decideEntry(context, cart);
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
        leave(context, deps.paths.cart, false);
      },
      startCart: () => deps.navigate(deps.paths.startCart),
      expire() {
        const { phase } = get().arrival;
        if (phase !== 'arrived' && phase !== 'loading') return;
        arrivals.drop();
        endPage(context, 'expired');
      },
      endShopper: () => endShopper(context),
      leavePage() {
        deps.selector.getState().forgetSearch();
        deps.selectorActions.forgetReservation();
        get().endShopper();
      },
    };
  };
