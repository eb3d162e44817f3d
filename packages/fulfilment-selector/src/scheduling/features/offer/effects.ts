import type { SliceStore } from '@grocer/foundation/embed';
import { listPromisingTimeslots } from '@grocer/foundation/contract';
import { deviceZone, optionKey } from '@grocer/foundation/domain';
import type { DayKey, Destination, ScheduledModality, Timeslots } from '@grocer/foundation/domain';
import type { GrocerError, Latest, Result } from '@grocer/foundation/http';
import { tellError } from '../../../core/analytics.ts';
import { withHeld } from '../../../times/rules.ts';
import type { Choice, Moment } from '../../../times/rules.ts';
import { wantedItems } from '../../core/checkout-rules.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import { destinationOf } from '../../core/held-here.ts';
import { dayAmong, filtered, needsOtherTimes, vendorsOf } from './filter-rules.ts';
import type { Filter } from './filter-rules.ts';
import { isConstraint, isModal, offerProblemOf } from './problems.ts';
import { NO_OFFER, offerOf, shownOffer } from './rules.ts';
import type { OfferNeeds, OfferSlice } from './slice.ts';

/** The state of the times that is not shown. */
export interface OfferMemory {
  /** The modality for which the filter was last chosen. */
  filteredFor?: ScheduledModality | undefined;
  /** The day to keep until the times of another filter are loaded. */
  day?: DayKey | undefined;
  /** The choice to restore once the times are loaded. */
  again?: Choice | undefined;
  /** Aborts with the shopper whose filter is being saved; undefined while none is. */
  telling?: AbortSignal | undefined;
}

interface OfferContext extends SliceStore<OfferSlice, OfferNeeds> {
  readonly deps: SchedulingDeps;
  readonly memory: OfferMemory;
  readonly questions: Latest;
}

const usesOwn = ({ deps }: OfferContext): boolean => deps.selector.getState().used.isOwnDelivery;

/** Returns what determines the state of timeslots now. */
export function momentNow({ deps, get }: OfferContext): Moment {
  const held = get().heldHere();
  return { now: deps.selector.getState().serviceTime(), heldKey: held && optionKey(held.option) };
}

/** Only deliveries have vendors. The first filter for deliveries follows the shopper's choice [F-7.11]. */
function filterNow(context: OfferContext): Filter {
  const { modality, filter } = context.get();
  if (modality !== 'DELIVERY') return 'all';
  if (modality === context.memory.filteredFor) return filter;
  return usesOwn(context) ? 'own' : 'all';
}

function requestTimes(
  { deps, get }: OfferContext,
  to: Destination,
  signal: AbortSignal,
): Promise<Result<Timeslots>> {
  const { modality, cart, filter } = get();
  const question = {
    modality,
    items: wantedItems(linesFor(cart?.lines ?? [], modality)),
    vendors: vendorsOf(filter, deps.selector.getState().settings.handoffs),
    destination: to,
    userTimeZone: deviceZone(),
  };
  return deps.http.send(listPromisingTimeslots, question, { signal });
}

function failed({ deps, set, get }: OfferContext, error: GrocerError): void {
  if (error.code === 'session_expired') {
    set(NO_OFFER);
    return;
  }
  // The banner's own times are gone, but other vendors may have some [F-8.14].
  if (error.code === 'no_timeslots' && get().filter === 'own') {
    set({ ...NO_OFFER, filter: 'all' });
    get().showModal('ownUnavailable');
    void get().loadOffer();
    return;
  }
  const problem = offerProblemOf(error);
  set({ offer: { phase: 'failed', problem } });
  if (isConstraint(problem)) deps.report({ type: 'USER_CONSTRAINT_ERROR', code: problem.code });
  else tellError(deps, error);
  if (isModal(problem)) get().showModal('offerFailed');
}

/** Loads the times, unless they are loading, and selects a day. */
export async function loadOffer(context: OfferContext): Promise<void> {
  const { memory, questions, set, get } = context;
  const to = destinationOf(get().arrival);
  if (!to || get().offer.phase === 'loading') return;
  const signal = questions.next();
  const filter = filterNow(context);
  memory.filteredFor = get().modality;
  set({ filter, offer: { phase: 'loading' }, choice: undefined });
  const result = await requestTimes(context, to, signal);
  if (signal.aborted) return;
  if (!result.ok) {
    failed(context, result.error);
    return;
  }
  const days = withHeld(result.value.days, get().heldHere()?.option);
  const offer = offerOf({ ...result.value, days });
  if (offer) {
    // The shopper may have chosen a filter in the meantime that needs no other times.
    set(shownOffer(offer, { filter: get().filter, date: memory.day }, momentNow(context)));
    memory.day = undefined;
    const { again } = memory;
    if (days.some(({ date }) => date === again?.date)) set({ choice: again });
    memory.again = undefined;
    get().forgetRefusal();
    return;
  }
  set({ offer: { phase: 'failed', problem: { kind: 'noTimes', code: 'NO_TIMESLOTS' } } });
}

/** Loads the times again and keeps the selected day. */
function reload({ memory, get }: OfferContext): void {
  const day = get().choice?.date ?? memory.day;
  get().forgetOffer();
  memory.day = day;
  void get().loadOffer();
}

/** Saves the filter as the shopper's choice; after quick changes only the last one [F-4.22]. */
async function saveFilter(context: OfferContext): Promise<void> {
  const { deps, memory, set, get } = context;
  if (memory.telling?.aborted === false) return;
  const { signal } = deps;
  memory.telling = signal;
  while ((get().filter === 'own') !== usesOwn(context)) {
    const to = destinationOf(get().arrival);
    const { filter } = get();
    const isOwnDelivery = filter === 'own';
    if (!to) break;
    const shopping = { modality: 'DELIVERY', destination: to, isOwnDelivery } as const;
    await deps.selector.getState().shop(shopping, 'filter', { goOn: () => {} });
    if (signal.aborted) break;
    if (usesOwn(context) !== isOwnDelivery && get().filter === filter) {
      // The host has refused the choice, or saving it has failed.
      set({ filter: usesOwn(context) ? 'own' : 'all' });
      reload(context);
    }
  }
  if (memory.telling === signal) memory.telling = undefined;
}

/** Filters the deliveries. If that needs other times, loads them and saves the choice. */
export async function chooseFilter(context: OfferContext, filter: Filter): Promise<void> {
  const { memory, set, get } = context;
  const { filter: before, choice, offer } = get();
  if (filter === before || !destinationOf(get().arrival)) return;
  set({ filter });
  if (needsOtherTimes(before, filter)) {
    // The times load in the meantime, since they do not depend on the choice.
    reload(context);
    await saveFilter(context);
    return;
  }
  const date = choice?.date ?? memory.day;
  if (offer.phase !== 'ready' || !date) return;
  const { now, heldKey } = momentNow(context);
  get().chooseDay(dayAmong(filtered(offer.offer.days, filter, heldKey), date, now));
}
