import { addCartItems, changeCartLine, listReplacements } from '@grocer/foundation/contract';
import type { Cart, CartLine, Product, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import type { CartAddition, CartLineChange, ErrorCode } from '@grocer/foundation/contract';
import { createWrites } from '@grocer/foundation/http';
import type { GrocerError, Writes } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import { wantedItems } from '../../core/checkout-rules.ts';
import type { Held } from '../../../times/hold/rules.ts';
import type { CheckoutState } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import type { Modal } from '../modals/slice.ts';
import { changeHeldItems } from '../../core/change-items.ts';
import type { OfferState } from '../offer/rules.ts';
import { inTime, pagesOf, replacementOf, unavailableIn, withReplacement } from './rules.ts';
import type { StoredReplacement } from './rules.ts';

/** The drawer of what cannot be had: closed, with all of it, or looking for something similar to one [F-2.69]. */
export type Drawer =
  | { readonly phase: 'closed' | 'items' }
  | { readonly phase: 'find'; readonly lineId: string };

/** Products similar to one that cannot be had. */
export type Similar =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly items: readonly Product[]; readonly page: number };

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

interface Needs {
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

/** Ends of the held time that have a window of their own. */
const MODALS: Readonly<Partial<Record<ErrorCode, Modal>>> = {
  promise_expired: 'reservationExpired',
  timeslot_taken: 'timeExpired',
};

export const createReplacementSlice =
  (deps: SchedulingDeps): SchedulingSlice<ReplacementSlice, Needs> =>
  (set, get) => {
    let similarFor: string | undefined;
    let recalledFor: string | undefined;
    const now = (): number => deps.selector.getState().serviceTime();

    const setSimilar = (gtin13: string, similar: Similar): void =>
      set({ similar: { ...get().similar, [gtin13]: similar } });

    function keep(replacements: readonly StoredReplacement[]): void {
      const { cart } = get();
      if (cart) deps.replacements.keep(cart.id, replacements);
      set({ replacements });
    }

    /** The lines that cannot be had at the chosen time. */
    function missing(): readonly CartLine[] {
      const { cart, modality, offer } = get();
      const option = get().chosenTime();
      const items = offer.phase === 'ready' && option ? offer.offer.items[option.quoteId] : undefined;
      return unavailableIn(linesFor(cart?.lines ?? [], modality), items);
    }

    const replacementFor = ({ gtin13 }: CartLine): StoredReplacement | undefined =>
      inTime(get().replacements, now()).find(({ originalLineItemUpc }) => originalLineItemUpc === gtin13);

    function fail(error: GrocerError): void {
      tellError(deps, error);
      const modal = MODALS[error.code];
      set({ applying: { phase: modal ? 'idle' : 'failed' } });
      if (modal) {
        get().closeDrawer();
        get().showModal(modal);
      }
      // What fell out is among what cannot be had, once the times are here anew.
      if (error.code === 'promise_fallout') void get().loadOffer();
    }

    /** How far a replacement has come, so that what was done is not done twice. */
    interface Step {
      readonly adding: Writes<CartAddition>;
      readonly removing: Writes<CartLineChange>;
      isAdded: boolean;
    }
    const steps = new WeakMap<StoredReplacement, Step>();

    function stepOf(one: StoredReplacement): Step {
      const step = steps.get(one) ?? {
        adding: createWrites(deps.newId, deps.forShopper),
        removing: createWrites(deps.newId, deps.forShopper),
        isAdded: false,
      };
      steps.set(one, step);
      return step;
    }

    /** Puts one replacement into the cart; the new item first, so that nothing is lost on the way. */
    async function apply(line: CartLine, one: StoredReplacement): Promise<GrocerError | undefined> {
      const { signal } = deps;
      const { modality } = get();
      const { newLineItemUpc: gtin13, newLineItemQuantity: quantity } = one;
      const { substitutionPolicy, instructions } = line;
      const addition = { modality, items: [{ gtin13, quantity, substitutionPolicy, instructions }] };
      const removal = { lineId: line.id, quantity: 0 };
      const step = stepOf(one);
      if (!step.isAdded) {
        const write = step.adding.of(addition);
        const added = await deps.http.send(addCartItems, write.sent, { signal, key: write.key });
        step.adding.settle(write, added);
        if (!added.ok) return added.error;
        step.isAdded = true;
        await get().setCart(added.value);
      }
      const write = step.removing.of(removal);
      const removed = await deps.http.send(changeCartLine, write.sent, { signal, key: write.key });
      step.removing.settle(write, removed);
      if (!removed.ok) return removed.error;
      await get().setCart(removed.value);
      steps.delete(one);
      keep(get().replacements.filter((other) => other !== one));
      return undefined;
    }

    async function applyAll(): Promise<GrocerError | undefined> {
      for (const line of missing()) {
        const one = replacementFor(line);
        const error = one && (await apply(line, one));
        if (error) return error;
      }
      const { cart, modality } = get();
      const items = wantedItems(linesFor(cart?.lines ?? [], modality));
      const known = missing().map(({ gtin13 }) => gtin13);
      const held = get().heldHere();
      return held && changeHeldItems(deps, { held, items, known });
    }

    return {
      drawer: { phase: 'closed' },
      similar: {},
      picked: {},
      replacements: [],
      unpicked: undefined,
      applying: { phase: 'idle' },
      isMissing: (line) => missing().some(({ id }) => id === line.id),
      unavailable: missing,
      recallReplacements({ id }) {
        if (id === recalledFor) return;
        recalledFor = id;
        get().forgetSimilar();
        set({ replacements: inTime(deps.replacements.read(id), now()) });
      },
      forgetReplacements() {
        recalledFor = undefined;
        deps.replacements.forget();
        get().forgetSimilar();
        set({ replacements: [] });
      },
      replacementFor,
      openDrawer() {
        if (get().applying.phase !== 'saving') set({ applying: { phase: 'idle' } });
        const optionId = get().chosenTime()?.optionId;
        // What can be had instead depends on the time.
        if (optionId !== similarFor) set({ similar: {}, picked: {} });
        similarFor = optionId;
        set({ drawer: { phase: 'items' }, unpicked: undefined });
        for (const line of missing()) void get().loadSimilar(line);
      },
      closeDrawer: () => set({ drawer: { phase: 'closed' } }),
      dismissDrawer() {
        const { applying, checkout } = get();
        if (applying.phase !== 'saving' && checkout.phase !== 'creating') get().closeDrawer();
      },
      forgetSimilar: () => set({ similar: {}, picked: {}, applying: { phase: 'idle' } }),
      find: (lineId) => set({ drawer: { phase: 'find', lineId }, unpicked: undefined }),
      backToItems: () => set({ drawer: { phase: 'items' }, unpicked: undefined }),
      async loadSimilar({ gtin13 }) {
        const { signal } = deps;
        const option = get().chosenTime();
        const known = get().similar[gtin13];
        if (!option || known?.phase === 'loading' || known?.phase === 'ready') return;
        setSimilar(gtin13, { phase: 'loading' });
        const question = { productId: gtin13, optionId: option.optionId };
        const result = await deps.http.send(listReplacements, question, { signal });
        if (signal.aborted) return;
        if (result.ok) {
          get().learn(result.value);
          setSimilar(gtin13, { phase: 'ready', items: result.value, page: 0 });
        } else {
          tellError(deps, result.error);
          setSimilar(gtin13, { phase: 'failed' });
        }
      },
      turnPage(gtin13, by) {
        const known = get().similar[gtin13];
        if (known?.phase !== 'ready') return;
        const page = Math.min(Math.max(0, known.page + by), pagesOf(known.items) - 1);
        setSimilar(gtin13, { ...known, page });
      },
      pick: (gtin13, upc) => set({ picked: { ...get().picked, [gtin13]: upc }, unpicked: undefined }),
      replace(line) {
        const { gtin13 } = line;
        const known = get().similar[gtin13];
        const product =
          known?.phase === 'ready' ? known.items.find(({ upc }) => upc === get().picked[gtin13]) : undefined;
        if (!product) {
          set({ unpicked: gtin13 });
          deps.emitter.emit('validation:failed', { fields: ['replacement'] });
          return;
        }
        const index = get().cart?.lines.findIndex(({ id }) => id === line.id) ?? -1;
        keep(withReplacement(get().replacements, replacementOf({ line, index, product, now: now() })));
        set({ drawer: { phase: 'items' }, unpicked: undefined });
      },
      undo({ gtin13 }) {
        keep(get().replacements.filter(({ originalLineItemUpc }) => originalLineItemUpc !== gtin13));
      },
      async continueToPayment() {
        if (get().applying.phase === 'saving') return;
        const { signal } = deps;
        set({ applying: { phase: 'saving' } });
        const error = await applyAll();
        if (signal.aborted) return;
        if (error) {
          fail(error);
          return;
        }
        set({ applying: { phase: 'idle' } });
        await get().checkOut();
      },
    };
  };
