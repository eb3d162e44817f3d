import { listPromisingTimeslots } from '@grocer/foundation/contract';
import type {
  DayKey,
  Destination,
  ScheduledModality,
  TimeOption,
  TimeslotDay,
} from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { GrocerError } from '@grocer/foundation/http';
import { optionKey } from '@grocer/foundation/domain';
import type { Cart } from '@grocer/foundation/domain';
import { tellError } from '../../../core/analytics.ts';
import type { Held } from '../../../times/hold/rules.ts';
import { noZone } from '../../../times/no-zone.ts';
import { hasTimes, preselected, withHeld, startOf } from '../../../times/rules.ts';
import type { Choice } from '../../../times/rules.ts';
import { deviceZone } from '../../../times/words.ts';
import { wantedItems } from '../../core/checkout-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import { linesFor } from '../../core/entry-rules.ts';
import type { Arrival } from '../entry/slice.ts';
import type { Modal } from '../modals/slice.ts';
import type { Reserving } from '../promise/slice.ts';
import { dayAmong, filtered, filtersOf, findTime, needsOtherTimes, vendorsOf } from './filter-rules.ts';
import type { Filter } from './filter-rules.ts';
import { isConstraint, isModal, offerProblemOf } from './problems.ts';
import { hasOwnTimes, offerOf } from './rules.ts';
import type { OfferState } from './rules.ts';

/** The times to choose from, and what is chosen of them. */
export interface OfferSlice {
  readonly offer: OfferState;
  readonly filter: Filter;
  /** Those there are, as of the last times that came. */
  readonly filters: readonly Filter[];
  /** Does the banner deliver here by trucks of its own? */
  readonly hasOwn: boolean;
  readonly choice: Choice | undefined;
  /** Has the shopper asked for another time than the one they came with [F-4.21]? */
  readonly wantsNewTime: boolean;
  /** Gets the times, unless they are on their way; what was chosen is forgotten, but for a day to stay at [F-4.20]. */
  loadOffer(date?: DayKey): Promise<void>;
  /** As if no times had been looked for. */
  forgetOffer(): void;
  forgetNewTime(): void;
  /** Shows other deliveries; where others are needed it gets them, and shops by them [F-4.22]. */
  chooseFilter(filter: Filter): Promise<void>;
  /** Chooses a day; a time of another day is no longer chosen [F-4.21]. */
  chooseDay(date: DayKey): void;
  setTime(key: string): void;
  /** Chooses what is held, as when it is known again whose it is, or another tab has reserved it. */
  adoptHeld(): void;
  /** The chosen time, if it is among those on offer and can still be had. */
  chosenTime(): TimeOption | undefined;
}

interface Needs {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly reserving: Reserving;
  heldHere(): Held | undefined;
  readonly modal: Modal | undefined;
  showModal(modal: Modal): void;
  hideModal(): void;
}

const NOTHING = { offer: { phase: 'idle' }, choice: undefined } as const;

export const createOfferSlice =
  (deps: SchedulingDeps): SchedulingSlice<OfferSlice, Needs> =>
  (set, get) => {
    const questions = createLatest(() => deps.signal);
    let filteredFor: ScheduledModality | undefined;
    let isTelling = false;

    const destination = (): Destination | undefined => {
      const { arrival } = get();
      return arrival.phase === 'arrived' && arrival.entry.kind === 'ready'
        ? arrival.entry.destination
        : undefined;
    };

    function keyHeld(): string | undefined {
      const held = get().heldHere();
      return held && optionKey(held.option);
    }

    /** Deliveries alone have vendors; a shopper who comes to them begins with those they shop by [F-7.11]. */
    function filterNow(): Filter {
      const { modality, filter } = get();
      if (modality !== 'DELIVERY') return 'all';
      if (modality === filteredFor) return filter;
      return deps.selector.getState().used.isOwnDelivery ? 'own' : 'all';
    }

    function ask(to: Destination, filter: Filter, signal: AbortSignal) {
      const { modality, cart } = get();
      return deps.http.send(
        listPromisingTimeslots,
        {
          modality,
          items: wantedItems(linesFor(cart?.lines ?? [], modality)),
          vendors: vendorsOf(filter, deps.selector.getState().settings.handoffs),
          destination: to,
          userTimeZone: deviceZone(),
        },
        { signal },
      );
    }

    function fail(error: GrocerError): void {
      if (error.code === 'session_expired') {
        set(NOTHING);
        return;
      }
      // The banner's own times are gone; others may be there [F-8.14].
      if (error.code === 'no_timeslots' && get().filter === 'own') {
        set({ ...NOTHING, filter: 'all', hasOwn: false });
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

    const usesOwn = (): boolean => deps.selector.getState().used.isOwnDelivery;

    /** The day that is looked at, until its times under another filter are here. */
    let wanted: DayKey | undefined;

    /** Has the service and the host know of the filter, of the last one if the shopper is quick [F-4.22]. */
    async function tellFilter(): Promise<void> {
      if (isTelling) return;
      isTelling = true;
      const { signal } = deps;
      while ((get().filter === 'own') !== usesOwn()) {
        const to = destination();
        const { filter } = get();
        const isOwnDelivery = filter === 'own';
        if (!to) break;
        const shopping = { modality: 'DELIVERY', destination: to, isOwnDelivery } as const;
        await deps.selector.getState().shop(shopping, 'filter', { goOn: () => {} });
        if (signal.aborted) break;
        if (usesOwn() !== isOwnDelivery && get().filter === filter) {
          // The host has said no, or the service could not be told.
          const day = get().choice?.date ?? wanted;
          set({ filter: usesOwn() ? 'own' : 'all' });
          get().forgetOffer();
          wanted = day;
          void get().loadOffer();
        }
      }
      isTelling = false;
    }

    /** The day to begin with; of its times only the one that is held is chosen, since choosing reserves. */
    function beginWith(days: Parameters<typeof preselected>[0]): Choice | undefined {
      const { serviceTime } = deps.selector.getState();
      const heldKey = keyHeld();
      const start = preselected(days, { now: serviceTime(), heldKey });
      return start && { date: start.date, key: start.key === heldKey ? heldKey : undefined };
    }

    /** A day, with the time that is held if it is one of that day. */
    function choiceOn(days: readonly TimeslotDay[], date: DayKey): Choice {
      const heldKey = keyHeld();
      const there = days.filter((day) => day.date === date);
      const isHeldThere = heldKey !== undefined && findTime(there, heldKey) !== undefined;
      return { date, key: isHeldThere ? heldKey : undefined };
    }

    /** The day to be at, under a filter, after one that may have no times there. */
    function dayUnder(days: readonly TimeslotDay[], filter: Filter, date: DayKey): DayKey {
      const shown = filtered(days, filter, keyHeld());
      return dayAmong(shown, date, deps.selector.getState().serviceTime());
    }

    return {
      ...NOTHING,
      filter: deps.selector.getState().used.isOwnDelivery ? 'own' : 'all',
      filters: [],
      hasOwn: false,
      wantsNewTime: false,
      async loadOffer(date = wanted) {
        const to = destination();
        if (!to || get().offer.phase === 'loading') return;
        const signal = questions.next();
        const filter = filterNow();
        filteredFor = get().modality;
        set({ filter, offer: { phase: 'loading' }, choice: undefined });
        const result = await ask(to, filter, signal);
        if (signal.aborted) return;
        if (!result.ok) {
          fail(result.error);
          return;
        }
        const days = withHeld(result.value.days, get().heldHere()?.option);
        const offer = offerOf({ ...result.value, days });
        if (!offer) {
          if (hasTimes(days)) tellError(deps, noZone());
          set({
            offer: { phase: 'failed', problem: { kind: 'noTimes', code: 'NO_ZONE', reason: undefined } },
          });
          return;
        }
        const hasOwn = filter === 'own' || hasOwnTimes(days);
        const filters = filtersOf({ days, hasOwn });
        // A filter that leaves nothing here is none.
        const on = filters.includes(filter) ? filter : 'all';
        const choice = date === undefined ? beginWith(days) : choiceOn(days, dayUnder(days, on, date));
        wanted = undefined;
        set({ offer: { phase: 'ready', offer }, choice, hasOwn, filters, filter: on });
      },
      forgetOffer() {
        questions.drop();
        wanted = undefined;
        set(NOTHING);
      },
      forgetNewTime: () => set({ wantsNewTime: false }),
      async chooseFilter(filter) {
        const before = get().filter;
        const to = destination();
        if (filter === before || !to) return;
        const { choice, offer } = get();
        const date = choice?.date ?? wanted;
        set({ filter });
        if (!needsOtherTimes(before, filter)) {
          if (offer.phase === 'ready' && date) get().chooseDay(dayUnder(offer.offer.days, filter, date));
          return;
        }
        get().forgetOffer();
        wanted = date;
        // The times come meanwhile: they do not depend on it.
        void get().loadOffer();
        await tellFilter();
      },
      chooseDay(date) {
        const { choice } = get();
        if (choice?.date === date) return;
        const { offer } = get();
        set({ choice: choiceOn(offer.phase === 'ready' ? offer.offer.days : [], date) });
      },
      setTime(key) {
        const { choice } = get();
        if (choice) set({ choice: { ...choice, key }, wantsNewTime: true });
      },
      adoptHeld() {
        const { offer, reserving } = get();
        const held = get().heldHere();
        // The one before may have ended meanwhile.
        if (held && get().modal === 'reservationExpired') get().hideModal();
        // What is on its way here knows better.
        if (offer.phase !== 'ready' || reserving.phase === 'saving' || !held) return;
        const key = optionKey(held.option);
        const days = withHeld(offer.offer.days, held.option);
        const day = days.find(({ times }) => times.some((time) => optionKey(time) === key));
        if (!day) return;
        set({ offer: { phase: 'ready', offer: { ...offer.offer, days } }, choice: { date: day.date, key } });
      },
      chosenTime() {
        const { offer, choice } = get();
        if (offer.phase !== 'ready' || choice?.key === undefined) return undefined;
        const option = findTime(offer.offer.days, choice.key);
        const hasBegun = option && (startOf(option) ?? 0) <= deps.selector.getState().serviceTime();
        // Of a time that is held the service has the last word.
        return hasBegun && choice.key !== keyHeld() ? undefined : option;
      },
    };
  };
