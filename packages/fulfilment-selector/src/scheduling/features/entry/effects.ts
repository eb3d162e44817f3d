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
  /** Says when what is held may be asked after. */
  readonly watcher: Parameters<SchedulingDeps['selectorActions']['watchHeld']>[0];
}

/** So many products are described at a time. */
const BATCH = 100;

/** Goes to another page. */
export function leave({ deps, set }: EntryContext, to: string): void {
  set({ arrival: { phase: 'leaving' } });
  deps.navigate(to);
}

/** Nobody's page any more: what was open over it would be the next shopper's. */
export function end({ set, get }: EntryContext, phase: 'signed-out' | 'expired'): void {
  get().closeDrawer();
  get().hideModal();
  set({ arrival: { phase } });
}

/** Sends whoever is not signed in to do so. */
function turnAway(context: EntryContext, standing: 'visitor' | 'expired'): void {
  end(context, standing === 'visitor' ? 'signed-out' : 'expired');
  if (standing === 'expired') return;
  context.get().forgetReplacements();
  context.deps.emitter.emit('sign-in:required', { reason: 'signed-out' });
}

function failed(context: EntryContext, error: GrocerError): void {
  tellError(context.deps, error);
  // Whoever has to sign in has been sent there.
  if (error.code === 'session_expired') end(context, 'expired');
  else context.set({ arrival: { phase: 'failed' } });
}

/** Reads what is not known yet of the products in a cart; without names the items are still there. */
export async function describe({ deps, get }: EntryContext, cart: Cart): Promise<void> {
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

/** Decides what the page is about, and does what follows from it. */
export function settle(context: EntryContext, { lines }: Cart): void {
  const { deps, set, get } = context;
  const { fulfillmentType, isModify, paths } = deps;
  const { active } = deps.selector.getState().used;
  const modality = modalityToSchedule({ fulfillmentType, active, lines });
  const entry = entryOf({ modality, lines, isModify, active });
  set({ modality, arrival: { phase: 'arrived', entry } });
  if (entry.kind === 'cart') leave(context, isModify ? paths.modifyCart : paths.cart);
  if (entry.kind === 'choose') {
    get().changePlace();
    get().skip();
  }
  if (entry.kind !== 'ready') return;
  // For the name and address of the store.
  if (modality === 'PICKUP') deps.selector.getState().wantResults();
  void get()
    .loadOffer()
    .then(() => get().skip());
  get().lapse();
}

/** Reads who the shopper is, the cart and its products, and goes on from there. */
export async function arrive(context: EntryContext): Promise<void> {
  const { deps, arrivals, watcher, set, get } = context;
  const signal = arrivals.next();
  const standing = deps.session.standing();
  if (standing !== 'shopper') {
    turnAway(context, standing);
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
  deps.selectorActions.watchHeld(watcher);
  // By the way of shopping that is known now; nobody waits for them.
  void get().loadSales();
  set({ cart: result.value });
  get().recallReplacements(result.value);
  await describe(context, result.value);
  if (!signal.aborted) settle(context, result.value);
}
