import type { SliceStore } from '@grocer/foundation/embed';
import { listReplacements } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { CartAddition, CartLineChange } from '@grocer/foundation/contract';
import type { CartLine, Product } from '@grocer/foundation/domain';
import type { Writes } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import { loadDrawer } from '../../lazy.ts';
import { replacementOf, unavailableIn, withReplacement } from './rules.ts';
import type { Similar, StoredReplacement } from './rules.ts';
import type { ReplacementNeeds, ReplacementSlice } from './slice.ts';

/** The state of replacements that is not shown. */
export interface ReplacementMemory {
  /** The id of the cart that the replacements are for. */
  cartId?: string | undefined;
  /** The option id of the time for which similar products were loaded. */
  optionId?: string | undefined;
}

/** The dependencies of the actions on replacements. */
export interface ReplacementContext extends SliceStore<ReplacementSlice, ReplacementNeeds> {
  readonly deps: SchedulingDeps;
  readonly memory: ReplacementMemory;
  /** Keep retries of adding and removing an item under one idempotency key each. */
  readonly adding: Writes<CartAddition>;
  readonly removing: Writes<CartLineChange>;
}

/** Stores the replacements for the cart, so that they survive a reload. */
export function storeReplacements(
  { deps, set, get }: ReplacementContext,
  replacements: readonly StoredReplacement[],
): void {
  const { cart } = get();
  if (cart) deps.replacements.keep(cart.id, replacements);
  set({ replacements });
}

/** Returns the lines that are unavailable at the chosen time. */
export function unavailableLines({ get }: ReplacementContext): readonly CartLine[] {
  const { cart, modality, offer } = get();
  const option = get().chosenTime();
  if (offer.phase !== 'ready' || !option) return [];
  const lines = linesFor(cart?.lines ?? [], modality);
  const items = offer.offer.items[option.quoteId];
  if (items) return unavailableIn(lines, items);
  // A reserved time that is not offered has no quote; its reservation has the excluded items.
  const held = get().heldHere();
  const isHeld = held !== undefined && optionKey(held.option) === optionKey(option);
  return isHeld ? lines.filter(({ gtin13 }) => held.excluded.includes(gtin13)) : [];
}

/** Loads the products similar to a line, unless they are loaded or loading. */
export async function loadSimilar(
  { deps, set, get }: ReplacementContext,
  { gtin13 }: CartLine,
): Promise<void> {
  const { signal } = deps;
  const put = (one: Similar): void => set({ similar: { ...get().similar, [gtin13]: one } });
  const option = get().chosenTime();
  const known = get().similar[gtin13];
  if (!option || known?.phase === 'loading' || known?.phase === 'ready') return;
  const loading: Similar = { phase: 'loading' };
  put(loading);
  const question = { productId: gtin13, optionId: option.optionId };
  const result = await deps.http.send(listReplacements, question, { signal });
  // The shopper may have chosen another time, at which other products are available.
  if (signal.aborted || get().similar[gtin13] !== loading) return;
  if (result.ok) {
    get().learn(result.value);
    put({ phase: 'ready', items: result.value, page: 0 });
  } else {
    tellError(deps, result.error);
    put({ phase: 'failed' });
  }
}

/**
 * Selects the picked replacement for a line, or shows that one has to be picked first. An item that a search does
 * not show is not picked.
 */
export function select(context: ReplacementContext, line: CartLine, shown?: readonly Product[]): void {
  const { deps, set, get } = context;
  const { similar, picked, cart, replacements } = get();
  const { gtin13 } = line;
  const known = similar[gtin13];
  const product =
    known?.phase === 'ready' ? (shown ?? known.items).find(({ upc }) => upc === picked[gtin13]) : undefined;
  if (!product) {
    set({ unpicked: gtin13 });
    deps.emitter.emit('validation:failed', { fields: ['replacement'] });
    return;
  }
  const index = cart?.lines.findIndex(({ id }) => id === line.id) ?? -1;
  const now = deps.selector.getState().serviceTime();
  storeReplacements(context, withReplacement(replacements, replacementOf({ line, index, product, now })));
  get().backToItems();
}

/** Applies the replacements to the cart and continues to payment. */
export async function continueToPayment(context: ReplacementContext): Promise<void> {
  const { deps, set, get } = context;
  if (get().applying.phase === 'saving') return;
  const { signal } = deps;
  set({ applying: { phase: 'saving' } });
  // Loaded by now, since the button is in the drawer.
  const isApplied = await loadDrawer().then(
    ({ applyAll }) => applyAll(context),
    () => false,
  );
  if (signal.aborted) return;
  set({ applying: { phase: isApplied ? 'idle' : 'failed' } });
  if (isApplied) await get().checkOut();
}
