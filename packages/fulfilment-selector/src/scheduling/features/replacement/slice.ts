import type { CartAddition, CartLineChange } from '@grocer/foundation/contract';
import type { Cart, CartLine, Product, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import { createWrites } from '@grocer/foundation/http';
import type { Held } from '../../../times/hold/rules.ts';
import type { CheckoutState } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import type { OfferState } from '../offer/rules.ts';
import { continueToPayment, loadSimilar, select, storeReplacements, unavailableLines } from './effects.ts';
import type { ReplacementMemory } from './effects.ts';
import { replacedBy, unexpired, withoutReplacement, withPageTurned } from './rules.ts';
import type { Similar, StoredReplacement } from './rules.ts';

/** The drawer of unavailable items: closed, the list, or the search for one of them [F-2.69]. */
export type Drawer =
  | { readonly phase: 'closed' | 'items' }
  | { readonly phase: 'find'; readonly lineId: string };

/** The replacements of items that are unavailable at the chosen time. */
export interface ReplacementSlice {
  readonly drawer: Drawer;
  /** The similar products, by the GTIN of the unavailable product. */
  readonly similar: Readonly<Record<string, Similar>>;
  /** The UPC of the product picked as a replacement but not yet selected, by the same GTIN. */
  readonly picked: Readonly<Record<string, string>>;
  readonly replacements: readonly StoredReplacement[];
  /** The GTIN of the product for which no replacement was picked [F-5.11]. */
  readonly unpicked: string | undefined;
  readonly applying: { readonly phase: 'idle' | 'saving' | 'failed' };
  /** Returns true when a line is unavailable at the chosen time. */
  isMissing(line: CartLine): boolean;
  /** Returns the lines of the order that are unavailable at the chosen time. */
  unavailable(): readonly CartLine[];
  /** Restores the replacements stored for a cart. Another cart is another shopper's, with its own. */
  recallReplacements(cart: Cart): void;
  /** Removes replacements and similar products, since the next shopper may be another person. */
  forgetReplacements(): void;
  /** Returns the replacement of a line, if it has not expired [F-4.27]. */
  replacementFor(line: CartLine): StoredReplacement | undefined;
  openDrawer(): void;
  closeDrawer(): void;
  /** Closes the drawer on the shopper's request, unless the order is being submitted. */
  dismissDrawer(): void;
  /** Clears the similar products and the state of applying replacements. */
  forgetSimilar(): void;
  /** Opens the second screen, for one line [F-2.69]. */
  find(lineId: string): void;
  backToItems(): void;
  loadSimilar(line: CartLine): Promise<void>;
  turnPage(gtin13: string, by: 1 | -1): void;
  pick(gtin13: string, upc: string): void;
  /** Selects the picked replacement for a line, or shows that one has to be picked [F-4.27] [F-5.11]. */
  replace(line: CartLine, shown?: readonly Product[]): void;
  undo(line: CartLine): void;
  /** Applies the replacements to the cart and continues to payment [F-2.69]. */
  continueToPayment(): Promise<void>;
}

/** What replacements need of other slices. */
export interface ReplacementNeeds {
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly offer: OfferState;
  chosenTime(): TimeOption | undefined;
  heldHere(): Held | undefined;
  setCart(cart: Cart): Promise<void>;
  learn(products: readonly Product[]): void;
  checkOut(): Promise<void>;
  readonly checkout: CheckoutState;
}

export const createReplacementSlice =
  (deps: SchedulingDeps): SchedulingSlice<ReplacementSlice, ReplacementNeeds> =>
  (set, get) => {
    const memory: ReplacementMemory = {};
    const adding = createWrites<CartAddition>(deps.newId, deps.forShopper);
    const removing = createWrites<CartLineChange>(deps.newId, deps.forShopper);
    const context = { deps, memory, adding, removing, set, get };
    const now = (): number => deps.selector.getState().serviceTime();

    return {
      drawer: { phase: 'closed' },
      similar: {},
      picked: {},
      replacements: [],
      unpicked: undefined,
      applying: { phase: 'idle' },
      isMissing: (line) => unavailableLines(context).some(({ id }) => id === line.id),
      unavailable: () => unavailableLines(context),
      recallReplacements({ id }) {
        if (id === memory.cartId) return;
        memory.cartId = id;
        get().forgetSimilar();
        set({ replacements: unexpired(deps.replacements.read(id), now()) });
      },
      forgetReplacements() {
        memory.cartId = undefined;
        deps.replacements.forget();
        get().forgetSimilar();
        set({ replacements: [] });
      },
      replacementFor: ({ gtin13 }) => replacedBy(unexpired(get().replacements, now()), gtin13),
      openDrawer() {
        if (get().applying.phase !== 'saving') set({ applying: { phase: 'idle' } });
        const optionId = get().chosenTime()?.optionId;
        // The available products depend on the time.
        if (optionId !== memory.optionId) set({ similar: {}, picked: {} });
        memory.optionId = optionId;
        get().backToItems();
        for (const line of unavailableLines(context)) void get().loadSimilar(line);
      },
      closeDrawer: () => set({ drawer: { phase: 'closed' } }),
      dismissDrawer() {
        const { applying, checkout } = get();
        if (applying.phase !== 'saving' && checkout.phase !== 'creating') get().closeDrawer();
      },
      forgetSimilar: () => set({ similar: {}, picked: {}, applying: { phase: 'idle' } }),
      find: (lineId) => set({ drawer: { phase: 'find', lineId }, unpicked: undefined }),
      backToItems: () => set({ drawer: { phase: 'items' }, unpicked: undefined }),
      loadSimilar: (line) => loadSimilar(context, line),
      turnPage: (gtin13, by) => set({ similar: withPageTurned(get().similar, gtin13, by) }),
      pick: (gtin13, upc) => set({ picked: { ...get().picked, [gtin13]: upc }, unpicked: undefined }),
      replace: (line, shown) => select(context, line, shown),
      undo: ({ gtin13 }) => storeReplacements(context, withoutReplacement(get().replacements, gtin13)),
      continueToPayment: () => continueToPayment(context),
    };
  };
