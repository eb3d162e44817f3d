import type { SliceStore } from '@grocer/foundation/embed';
import type { WantedTime } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption } from '@grocer/foundation/domain';
import type { GrocerError, Writes } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import { reserveTime } from '../../../times/hold/reserve.ts';
import { heldOf } from '../../../times/hold/rules.ts';
import type { Held } from '../../../times/hold/rules.ts';
import { isBegun, wantedItems } from '../../core/checkout-rules.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import { areaHere } from '../../core/held-here.ts';
import type { PromiseNeeds, PromiseSlice } from './slice.ts';

interface PromiseContext extends SliceStore<PromiseSlice, PromiseNeeds> {
  readonly deps: SchedulingDeps;
  /** Keeps retries of a reservation under one idempotency key. */
  readonly writes: Writes<WantedTime>;
}

function failed({ deps, set, get }: PromiseContext, wanted: TimeOption, error: GrocerError): void {
  tellError(deps, error);
  const isGone = error.code === 'timeslot_taken';
  set({ reserving: { phase: isGone || error.code === 'session_expired' ? 'idle' : 'failed' } });
  const now = get().chosenTime() ?? wanted;
  // A shopper who has chosen another time meanwhile needs to know nothing of this one.
  if (isGone && optionKey(now) === optionKey(wanted)) get().showModal('timeExpired');
}

/** Reserves a time and holds it, also for a shopper who has chosen another store or address meanwhile. */
async function promise(context: PromiseContext, option: TimeOption): Promise<void> {
  const { deps, set, get } = context;
  const { signal } = deps;
  const { modality, cart, offer } = get();
  const items = wantedItems(linesFor(cart?.lines ?? [], modality));
  const area = areaHere(get());
  if (area === undefined) return;
  set({ reserving: { phase: 'saving' } });
  const quoted = offer.phase === 'ready' ? offer.offer.items[option.quoteId] : undefined;
  const heldId = (): string | undefined => heldOf(deps.selector.getState().reservation)?.id;
  const before = heldId();
  function hold(held: Held): void {
    // What was reserved meanwhile in the window, for another way of shopping, is newer.
    if (get().modality === modality || heldId() === before) deps.selectorActions.hold(held);
  }
  const error = await reserveTime(context, { option, items, quoted, modality, area, hold });
  if (signal.aborted) return;
  if (error) {
    failed(context, option, error);
    return;
  }
  set({ reserving: { phase: 'idle' } });
  // The times may have been loaded meanwhile, without a choice.
  if (!get().chosenTime()) get().adoptHeld();
  get().forgetRefusal();
}

/** Reserves the chosen time, unless it is reserved. Then reserves another one if that is chosen by then. */
export async function reserve(context: PromiseContext): Promise<void> {
  const { deps, get } = context;
  if (get().reserving.phase === 'saving' || isBegun(get().checkout)) return;
  const option = get().chosenTime();
  const held = get().heldHere();
  if (!option || (held && optionKey(option) === optionKey(held.option))) return;
  const { signal } = deps;
  await promise(context, option);
  const next = get().chosenTime();
  const isOther = next !== undefined && optionKey(next) !== optionKey(option);
  if (isOther && !signal.aborted && get().reserving.phase === 'idle') await get().reserve();
}
