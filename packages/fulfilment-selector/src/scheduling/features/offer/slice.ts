import type { Cart, DayKey, ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import type { Held } from '../../../times/hold/rules.ts';
import type { Choice } from '../../../times/rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';
import type { Arrival } from '../entry/slice.ts';
import type { Modal } from '../modals/slice.ts';
import type { Reserving } from '../promise/slice.ts';
import { chooseFilter, loadOffer, momentNow } from './effects.ts';
import type { OfferMemory } from './effects.ts';
import type { Filter } from './filter-rules.ts';
import { choiceOn, chosenAmong, NO_FILTER, NO_OFFER, withReservedTime } from './rules.ts';
import type { OfferState } from './rules.ts';

/** The times to choose from, and the choice. */
export interface OfferSlice {
  readonly offer: OfferState;
  readonly filter: Filter;
  /** The available filters, as of the last loaded times. */
  readonly filters: readonly Filter[];
  /** True when the banner's own delivery service delivers here. */
  readonly hasOwn: boolean;
  readonly choice: Choice | undefined;
  /** True once the shopper has chosen a time on the page, not kept the one they came with [F-4.21]. */
  readonly wantsNewTime: boolean;
  /** Loads the times, unless they are loading. Clears the choice, except for a day to keep [F-4.20]. */
  loadOffer(): Promise<void>;
  /** Clears the times and the choice. */
  forgetOffer(): void;
  forgetNewTime(): void;
  /** Clears the filter and what is known of the deliveries, as the next shopper may be another one. */
  forgetFilter(): void;
  /** Filters the deliveries. If that needs other times, loads them and saves the choice [F-4.22]. */
  chooseFilter(filter: Filter): Promise<void>;
  /** Chooses a day and clears a time of another day [F-4.21]. */
  chooseDay(date: DayKey): void;
  setTime(key: string): void;
  /** Keeps the current choice for the next times that load, if those include its day. */
  keepChoice(): void;
  /** Chooses the reserved time, as after it was confirmed or another tab has reserved it. */
  adoptHeld(): void;
  /** Returns the chosen time if it is offered and can still be chosen. */
  chosenTime(): TimeOption | undefined;
}

/** What the times need of other slices. */
export interface OfferNeeds {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly reserving: Reserving;
  forgetRefusal(): void;
  heldHere(): Held | undefined;
  readonly modal: Modal | undefined;
  showModal(modal: Modal): void;
  hideModal(): void;
}

export const createOfferSlice =
  (deps: SchedulingDeps): SchedulingSlice<OfferSlice, OfferNeeds> =>
  (set, get) => {
    const memory: OfferMemory = {};
    const questions = createLatest(() => deps.signal);
    const context = { deps, memory, questions, set, get };

    return {
      ...NO_OFFER,
      ...NO_FILTER,
      loadOffer: () => loadOffer(context),
      forgetOffer() {
        questions.drop();
        memory.day = undefined;
        memory.again = undefined;
        set(NO_OFFER);
      },
      forgetNewTime: () => set({ wantsNewTime: false }),
      forgetFilter() {
        memory.filteredFor = undefined;
        set(NO_FILTER);
      },
      chooseFilter: (filter) => chooseFilter(context, filter),
      chooseDay(date) {
        const { choice, offer } = get();
        if (choice?.date === date) return;
        const days = offer.phase === 'ready' ? offer.offer.days : [];
        // The held time of this day is chosen again.
        set({ choice: choiceOn(days, date, momentNow(context).heldKey) });
        get().forgetRefusal();
      },
      setTime(key) {
        const { choice } = get();
        if (choice) set({ choice: { ...choice, key }, wantsNewTime: true });
      },
      keepChoice() {
        memory.again = get().choice;
      },
      adoptHeld() {
        const { offer, reserving } = get();
        const held = get().heldHere();
        // The reservation before may have expired in the meantime.
        if (held && get().modal === 'reservationExpired') get().hideModal();
        // A reservation in flight here takes precedence.
        if (offer.phase !== 'ready' || reserving.phase === 'saving' || !held) return;
        const now = withReservedTime(offer.offer, held.option);
        if (!now) return;
        set({ offer: { phase: 'ready', offer: now.offer }, choice: now.choice });
        get().forgetRefusal();
      },
      chosenTime() {
        const { offer, choice } = get();
        if (offer.phase !== 'ready' || choice?.key === undefined) return undefined;
        return chosenAmong(offer.offer.days, choice.key, momentNow(context));
      },
    };
  };
