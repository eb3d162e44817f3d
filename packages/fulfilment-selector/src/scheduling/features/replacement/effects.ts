import type { SliceStore } from '@grocer/foundation/embed';
import { listReplacements } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { CartLine } from '@grocer/foundation/domain';
import { tellError } from '../../../core/analytics.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import type { Step } from './applying.ts';
import { replacementOf, unavailableIn, withReplacement } from './rules.ts';
import type { Similar, StoredReplacement } from './rules.ts';
import type { ReplacementNeeds, ReplacementSlice } from './slice.ts';

/** What is remembered of replacements and shown to nobody. */
export interface ReplacementMemory {
  /** The cart that they were recalled for. */
  cartId?: string | undefined;
  /** The time that similar products were looked up for. */
  optionId?: string | undefined;
  readonly steps: WeakMap<StoredReplacement, Step>;
}

/** What the effects of replacements are told. */
export interface ReplacementContext extends SliceStore<ReplacementSlice, ReplacementNeeds> {
  readonly deps: SchedulingDeps;
  readonly memory: ReplacementMemory;
}

/** Keeps replacements for the cart through a reload. */
export function keep(
  { deps, set, get }: ReplacementContext,
  replacements: readonly StoredReplacement[],
): void {
  const { cart } = get();
  if (cart) deps.replacements.keep(cart.id, replacements);
  set({ replacements });
}

/** The lines that cannot be had at the chosen time. */
export function missing({ get }: ReplacementContext): readonly CartLine[] {
  const { cart, modality, offer } = get();
  const option = get().chosenTime();
  if (offer.phase !== 'ready' || !option) return [];
  const lines = linesFor(cart?.lines ?? [], modality);
  const items = offer.offer.items[option.quoteId];
  if (items) return unavailableIn(lines, items);
  // A held time that is not offered any more has no quote: of it there is what its promise says.
  const held = get().heldHere();
  const isHeld = held !== undefined && optionKey(held.option) === optionKey(option);
  return isHeld ? lines.filter(({ gtin13 }) => held.excluded.includes(gtin13)) : [];
}

/** Looks up what is similar to a line, unless that is known. */
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
  // Another time may have been chosen meanwhile, with which other products can be had.
  if (signal.aborted || get().similar[gtin13] !== loading) return;
  if (result.ok) {
    get().learn(result.value);
    put({ phase: 'ready', items: result.value, page: 0 });
  } else {
    tellError(deps, result.error);
    put({ phase: 'failed' });
  }
}

/** Selects what is picked instead of a line, or says that something has to be picked first. */
export function select(context: ReplacementContext, line: CartLine): void {
  const { deps, set, get } = context;
  const { similar, picked, cart, replacements } = get();
  const { gtin13 } = line;
  const known = similar[gtin13];
  const product =
    known?.phase === 'ready' ? known.items.find(({ upc }) => upc === picked[gtin13]) : undefined;
  if (!product) {
    set({ unpicked: gtin13 });
    deps.emitter.emit('validation:failed', { fields: ['replacement'] });
    return;
  }
  const index = cart?.lines.findIndex(({ id }) => id === line.id) ?? -1;
  const now = deps.selector.getState().serviceTime();
  keep(context, withReplacement(replacements, replacementOf({ line, index, product, now })));
  get().backToItems();
}
