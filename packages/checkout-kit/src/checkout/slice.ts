import type { ModalityPreferences } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { GrocerError } from '@grocer/foundation/http';
import { orderReducer } from './order-reducer.ts';
import type { OrderEvent, OrderState } from './order-reducer.ts';
import type { AcceptedTerms, Blocker } from './submit-rules.ts';

/** The parts of a checkout that are edited separately. */
export type EditName = 'payment' | 'tip' | 'promo' | 'contact' | 'instructions' | 'items';

/** An edit that is in flight, or that the service has not applied. */
export type Edit = { readonly phase: 'saving' } | { readonly phase: 'failed'; readonly error: GrocerError };

/** The drawers that can open above the payment step. */
export type Drawer = 'contact' | 'instructions' | 'items' | 'flashSales' | 'tip' | 'summary';

/** The state of this checkout's order; `order` changes only through events. */
export interface OrderSlice {
  readonly order: OrderState;
  /** The shopper's modality preferences; undefined until they are read, or if that failed. */
  readonly preferences: ModalityPreferences | undefined;
  readonly showPreferences: (preferences: ModalityPreferences) => void;
  /** Edits that are in flight or failed. An edit that the service has applied is removed. */
  readonly edits: Readonly<Partial<Record<EditName, Edit>>>;
  /** What had to be fixed when the submit button was last pressed. */
  readonly foundBlockers: readonly Blocker[];
  /** What of it the shopper still has to fix before the order can be placed. */
  readonly blockers: readonly Blocker[];
  readonly showBlockers: (found: readonly Blocker[]) => void;
  readonly keepBlockers: (left: readonly Blocker[]) => void;
  /** The vendor whose terms the shopper has accepted. */
  readonly acceptedTerms: AcceptedTerms;
  /** Accepts a vendor's terms and clears the blockers; the next press checks them again [C-4.30]. */
  readonly acceptTerms: (vendorId: string) => void;
  readonly drawer: Drawer | undefined;
  readonly showDrawer: (drawer: Drawer | undefined) => void;
  /** True when the ordered items could not be removed from the cart. */
  readonly isCartLeft: boolean;
  readonly showCartLeft: () => void;
  readonly dispatch: (event: OrderEvent) => void;
  /** True from a press until it has led to something; the payment step is locked meanwhile. */
  readonly isPlacing: boolean;
  readonly showPlacing: (isPlacing: boolean) => void;
  readonly showEdit: (name: EditName, edit: Edit | undefined) => void;
  /** Resets the slice, since the next order may be another shopper's. */
  readonly forgetOrder: () => void;
}

const NOTHING = {
  order: { phase: 'loading' },
  preferences: undefined,
  edits: {},
  foundBlockers: [],
  blockers: [],
  acceptedTerms: undefined,
  drawer: undefined,
  isCartLeft: false,
  isPlacing: false,
} as const;

export const createOrderSlice: Slice<OrderSlice> = (set, get) => ({
  ...NOTHING,
  showPreferences: (preferences) => set({ preferences }),
  dispatch(event) {
    const order = orderReducer(get().order, event);
    // An open summary would cover the page of the new phase.
    const isInTheWay = order.phase !== get().order.phase && get().drawer === 'summary';
    set({ order, ...(isInTheWay && { drawer: undefined }) });
  },
  showEdit: (name, edit) => set({ edits: { ...get().edits, [name]: edit } }),
  showDrawer: (drawer) => set({ drawer }),
  showBlockers: (found) => set({ foundBlockers: found, blockers: found }),
  keepBlockers: (left) => set({ blockers: left }),
  acceptTerms(acceptedTerms) {
    if (get().acceptedTerms !== acceptedTerms) set({ acceptedTerms, foundBlockers: [], blockers: [] });
  },
  showPlacing: (isPlacing) => set({ isPlacing }),
  showCartLeft: () => set({ isCartLeft: true }),
  forgetOrder: () => set(NOTHING),
});
