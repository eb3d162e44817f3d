import type { Cart, CartLine, Product, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import type { Held } from '../../../times/hold/rules.ts';
import type { CheckoutState } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import type { Modal } from '../modals/slice.ts';
import type { OfferState } from '../offer/rules.ts';
import { continueToPayment } from './applying.ts';
import { keep, loadSimilar, missing, select } from './effects.ts';
import type { ReplacementMemory } from './effects.ts';
import { inTime, replacedBy, turned, withoutReplacement } from './rules.ts';
import type { Similar, StoredReplacement } from './rules.ts';

/** The drawer of what cannot be had: closed, with all of it, or looking for something similar to one [F-2.69]. */
export type Drawer =
  | { readonly phase: 'closed' | 'items' }
  | { readonly phase: 'find'; readonly lineId: string };

/** Replacements of what cannot be had at the chosen time. */
export interface ReplacementSlice {
  readonly drawer: Drawer;
  /** By the number of the product that cannot be had. */
  readonly similar: Readonly<Record<string, Similar>>;
  /** What is chosen instead, by the same number, before it is selected. */
  readonly picked: Readonly<Record<string, string>>;
  readonly replacements: readonly StoredReplacement[];
  /** The product for which a similar one was not chosen [F-5.11]. */
  readonly unpicked: string | undefined;
  readonly applying: { readonly phase: 'idle' | 'saving' | 'failed' };
  /** Cannot a line be had at the chosen time? */
  isMissing(line: CartLine): boolean;
  /** The lines of the order that cannot be had at the chosen time. */
  unavailable(): readonly CartLine[];
  /** Takes up what was selected for a cart before; another cart is another shopper's, and has its own. */
  recallReplacements(cart: Cart): void;
  /** Forgets what was selected, and what was looked at for it: whoever comes next may be somebody else. */
  forgetReplacements(): void;
  /** What is selected instead of a line, as long as that counts [F-4.27]. */
  replacementFor(line: CartLine): StoredReplacement | undefined;
  openDrawer(): void;
  closeDrawer(): void;
  /** Closes it for the shopper, who cannot leave while their order is on its way. */
  dismissDrawer(): void;
  /** Forgets what was looked up, and what was on its way. */
  forgetSimilar(): void;
  /** Goes to the second screen, for one line [F-2.69]. */
  find(lineId: string): void;
  backToItems(): void;
  loadSimilar(line: CartLine): Promise<void>;
  turnPage(gtin13: string, by: 1 | -1): void;
  pick(gtin13: string, upc: string): void;
  /** Selects what is picked instead of a line, or says that something has to be picked first [F-4.27] [F-5.11]. */
  replace(line: CartLine): void;
  undo(line: CartLine): void;
  /** Puts the replacements into the cart and goes on to payment [F-2.69]. */
  continueToPayment(): Promise<void>;
}

/** What replacements need of their neighbours. */
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
  loadOffer(): Promise<void>;
  showModal(modal: Modal): void;
}

export const createReplacementSlice =
  (deps: SchedulingDeps): SchedulingSlice<ReplacementSlice, ReplacementNeeds> =>
  (set, get) => {
    const memory: ReplacementMemory = { steps: new WeakMap() };
    const context = { deps, memory, set, get };
    const now = (): number => deps.selector.getState().serviceTime();

    return {
      drawer: { phase: 'closed' },
      similar: {},
      picked: {},
      replacements: [],
      unpicked: undefined,
      applying: { phase: 'idle' },
      isMissing: (line) => missing(context).some(({ id }) => id === line.id),
      unavailable: () => missing(context),
      recallReplacements({ id }) {
        if (id === memory.cartId) return;
        memory.cartId = id;
        get().forgetSimilar();
        set({ replacements: inTime(deps.replacements.read(id), now()) });
      },
      forgetReplacements() {
        memory.cartId = undefined;
        deps.replacements.forget();
        get().forgetSimilar();
        set({ replacements: [] });
      },
      replacementFor: ({ gtin13 }) => replacedBy(inTime(get().replacements, now()), gtin13),
      openDrawer() {
        if (get().applying.phase !== 'saving') set({ applying: { phase: 'idle' } });
        const optionId = get().chosenTime()?.optionId;
        // What can be had instead depends on the time.
        if (optionId !== memory.optionId) set({ similar: {}, picked: {} });
        memory.optionId = optionId;
        get().backToItems();
        for (const line of missing(context)) void get().loadSimilar(line);
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
      turnPage: (gtin13, by) => set({ similar: turned(get().similar, gtin13, by) }),
      pick: (gtin13, upc) => set({ picked: { ...get().picked, [gtin13]: upc }, unpicked: undefined }),
      replace: (line) => select(context, line),
      undo: ({ gtin13 }) => keep(context, withoutReplacement(get().replacements, gtin13)),
      continueToPayment: () => continueToPayment(context),
    };
  };
