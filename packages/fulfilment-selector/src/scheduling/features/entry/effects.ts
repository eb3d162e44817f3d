import type { SliceStore } from '@grocer/foundation/embed';
import { listProducts, readCart } from '@grocer/foundation/contract';
import type { Cart } from '@grocer/foundation/domain';
import type { GrocerError, Latest } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { entryOf, modalityToSchedule } from '../../core/entry-rules.ts';
import type { EntryNeeds, EntrySlice } from './slice.ts';

interface EntryContext extends SliceStore<EntrySlice, EntryNeeds> {
  readonly deps: SchedulingDeps;
  readonly arrivals: Latest;
  /** Decides when the service may be asked about the reservation. */
  readonly watcher: Parameters<SchedulingDeps['selectorActions']['watchHeld']>[0];
}

/** The number of products in a request. */
const BATCH = 100;

/** Navigates to another page. */
export function leave({ deps, set }: EntryContext, to: string, replace: boolean): void {
  set({ arrival: { phase: 'leaving' } });
  deps.navigate(to, { replace });
}

/** Ends the page for a shopper. Closes what is open above it, since the next shopper may be another one. */
export function endPage({ set, get }: EntryContext, phase: 'signed-out' | 'expired'): void {
  get().closeDrawer();
  get().hideModal();
  set({ arrival: { phase } });
}

/** Drops all work of a shopper who may not be the next one. */
export function endShopper({ arrivals, set, get }: EntryContext): void {
  arrivals.drop();
  get().forgetOffer();
  get().forgetFilter();
  get().forgetCheckout();
  get().closeDrawer();
  get().hideModal();
  get().breakOff();
  get().forgetSales();
  set({ arrival: { phase: 'loading' }, cart: undefined });
}

/** Asks a visitor, or a shopper whose session has expired, to sign in. */
function askToSignIn(context: EntryContext, standing: 'visitor' | 'expired'): void {
  endPage(context, standing === 'visitor' ? 'signed-out' : 'expired');
  if (standing === 'expired') return;
  context.get().forgetReplacements();
  context.deps.emitter.emit('sign-in:required', { reason: 'signed-out' });
}

function failed(context: EntryContext, error: GrocerError): void {
  tellError(context.deps, error);
  // The expired session has asked the shopper to sign in.
  if (error.code === 'session_expired') endPage(context, 'expired');
  else context.set({ arrival: { phase: 'failed' } });
}

/** Loads the unknown products of a cart. Without names, the items are still shown. */
export async function loadProducts({ deps, get }: EntryContext, cart: Cart): Promise<void> {
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
    else tellError(deps, result.error);
  }
}

/** Returns the modality to schedule a cart for, and what the page shows of it. */
export function entryFor({ deps }: EntryContext, { lines }: Cart) {
  const { fulfillmentType, isModify } = deps;
  const { active } = deps.selector.getState().used;
  const modality = modalityToSchedule({ fulfillmentType, active, lines });
  return { modality, entry: entryOf({ modality, lines, isModify, active }) };
}

/** Decides what the page shows and starts what follows from that. */
export function decideEntry(context: EntryContext, cart: Cart): void {
  const { deps, set, get } = context;
  const { isModify, paths } = deps;
  const { modality, entry } = entryFor(context, cart);
  set({ modality, arrival: { phase: 'arrived', entry } });
  // Back does not lead to a page that the shopper is sent on from.
  if (entry.kind === 'cart') leave(context, isModify ? paths.modifyCart : paths.cart, true);
  if (entry.kind === 'choose') {
    get().changePlace();
    get().skip();
  }
  if (entry.kind !== 'ready') return;
  // Loads the name and address of the store.
  if (modality === 'PICKUP') deps.selector.getState().wantResults();
  void get()
    .loadOffer()
    .then(() => get().skip());
  get().lapse();
}

/** Loads the shopper, the cart and its products, then decides what the page shows. */
export async function arrive(context: EntryContext): Promise<void> {
  const { deps, arrivals, watcher, set, get } = context;
  const signal = arrivals.next();
  const standing = deps.session.standing();
  if (standing !== 'shopper') {
    askToSignIn(context, standing);
    return;
  }
  set({ arrival: { phase: 'loading' } });
  const [result] = await Promise.all([
    deps.http.send(readCart, undefined, { signal }),
    deps.selector.getState().begin(),
  ]);
  if (signal.aborted) return;
  if (!result.ok) {
    failed(context, result.error);
    return;
  }
  const { used, isUnread } = deps.selector.getState();
  // The shopper may have a store and an address that are not known.
  if (!used.active && isUnread()) {
    set({ arrival: { phase: 'failed' } });
    return;
  }
  deps.selectorActions.watchHeld(watcher);
  // Uses the modality known at this point; nothing waits for the sales.
  void get().loadSales();
  set({ cart: result.value });
  get().recallReplacements(result.value);
  await loadProducts(context, result.value);
  if (!signal.aborted) decideEntry(context, result.value);
}
