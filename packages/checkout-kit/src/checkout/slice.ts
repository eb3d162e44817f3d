import type { ModalityPreferences } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { GrocerError } from '@grocer/foundation/http';
import { orderReducer } from './order-reducer.ts';
import type { OrderEvent, OrderState } from './order-reducer.ts';
import type { AcceptedTerms, Blocker } from './submit-rules.ts';

/** What of a checkout is changed by itself, one thing at a time. */
export type EditName = 'payment' | 'tip' | 'promo' | 'contact' | 'instructions' | 'items';

/** A change that is on its way, or that the service did not take. */
export type Edit = { readonly phase: 'saving' } | { readonly phase: 'failed'; readonly error: GrocerError };

/** What can be open above the payment step. */
export type Drawer = 'contact' | 'instructions' | 'items' | 'flashSales' | 'tip' | 'summary';

/** The order of this checkout. It changes by events alone. */
export interface OrderSlice {
  readonly order: OrderState;
  /** How the shopper shops; absent where nobody could tell. */
  readonly preferences: ModalityPreferences | undefined;
  readonly showPreferences: (preferences: ModalityPreferences) => void;
  /** Changes that are not done; what the service has taken up is not among them. */
  readonly edits: Readonly<Partial<Record<EditName, Edit>>>;
  /** What the shopper has to see to before the order can be placed, as of the last press. */
  readonly blockers: readonly Blocker[];
  readonly showBlockers: (blockers: readonly Blocker[]) => void;
  /** Whose terms the shopper has agreed to. */
  readonly acceptedTerms: AcceptedTerms;
  /** Agrees to a vendor's terms; what was found missing is looked at anew with the next press [C-4.30]. */
  readonly acceptTerms: (vendorId: string) => void;
  readonly drawer: Drawer | undefined;
  readonly showDrawer: (drawer: Drawer | undefined) => void;
  /** Could the cart not be emptied of what was ordered? */
  readonly isCartLeft: boolean;
  readonly showCartLeft: () => void;
  readonly dispatch: (event: OrderEvent) => void;
  readonly showEdit: (name: EditName, edit: Edit | undefined) => void;
  /** Forgets everything: it may be another person's from now on. */
  readonly forgetOrder: () => void;
}

const NOTHING = {
  order: { phase: 'loading' },
  preferences: undefined,
  edits: {},
  blockers: [],
  acceptedTerms: undefined,
  drawer: undefined,
  isCartLeft: false,
} as const;

export const createOrderSlice: Slice<OrderSlice> = (set, get) => ({
  ...NOTHING,
  showPreferences: (preferences) => set({ preferences }),
  dispatch(event) {
    const order = orderReducer(get().order, event);
    // What an order costs is not in the way of what becomes of it.
    const isInTheWay = order.phase !== get().order.phase && get().drawer === 'summary';
    set({ order, ...(isInTheWay && { drawer: undefined }) });
  },
  showEdit: (name, edit) => set({ edits: { ...get().edits, [name]: edit } }),
  showDrawer: (drawer) => set({ drawer }),
  showBlockers: (blockers) => set({ blockers }),
  acceptTerms: (acceptedTerms) => set({ acceptedTerms, blockers: [] }),
  showCartLeft: () => set({ isCartLeft: true }),
  forgetOrder: () => set(NOTHING),
});
