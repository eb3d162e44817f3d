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
import { adopted, choiceOn, chosenAmong, NO_OFFER } from './rules.ts';
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
  loadOffer(): Promise<void>;
  /** As if no times had been looked for. */
  forgetOffer(): void;
  forgetNewTime(): void;
  /** Shows other deliveries; where others are needed it gets them, and shops by them [F-4.22]. */
  chooseFilter(filter: Filter): Promise<void>;
  /** Chooses a day; a time of another day is no longer chosen [F-4.21]. */
  chooseDay(date: DayKey): void;
  setTime(key: string): void;
  /** Chooses what is chosen now among the next times that come, where their days have it. */
  keepChoice(): void;
  /** Chooses what is held, as when it is known again whose it is, or another tab has reserved it. */
  adoptHeld(): void;
  /** The chosen time, if it is among those on offer and can still be had. */
  chosenTime(): TimeOption | undefined;
}

/** What the times need of their neighbours. */
export interface OfferNeeds {
  readonly arrival: Arrival;
  readonly modality: ScheduledModality;
  readonly cart: Cart | undefined;
  readonly reserving: Reserving;
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
      filter: deps.selector.getState().used.isOwnDelivery ? 'own' : 'all',
      filters: [],
      hasOwn: false,
      wantsNewTime: false,
      loadOffer: () => loadOffer(context),
      forgetOffer() {
        questions.drop();
        memory.day = undefined;
        memory.again = undefined;
        set(NO_OFFER);
      },
      forgetNewTime: () => set({ wantsNewTime: false }),
      chooseFilter: (filter) => chooseFilter(context, filter),
      chooseDay(date) {
        const { choice, offer } = get();
        if (choice?.date === date) return;
        const days = offer.phase === 'ready' ? offer.offer.days : [];
        set({ choice: choiceOn(days, date, momentNow(context).heldKey) });
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
        // The one before may have ended meanwhile.
        if (held && get().modal === 'reservationExpired') get().hideModal();
        // What is on its way here knows better.
        if (offer.phase !== 'ready' || reserving.phase === 'saving' || !held) return;
        const now = adopted(offer.offer, held.option);
        if (now) set({ offer: { phase: 'ready', offer: now.offer }, choice: now.choice });
      },
      chosenTime() {
        const { offer, choice } = get();
        if (offer.phase !== 'ready' || choice?.key === undefined) return undefined;
        return chosenAmong(offer.offer.days, choice.key, momentNow(context));
      },
    };
  };
