import { optionKey } from '@grocer/foundation/domain';
import type { Address, DayKey, ModalityPreference, TimeOption } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { listOf } from '../addresses/rules.ts';
import type { Book, Errand } from '../addresses/rules.ts';
import { tellError } from '../analytics.ts';
import type { StringTable } from '../content/rules.ts';
import type { Shopping } from '../events.ts';
import type { View } from '../navigation/rules.ts';
import { heldKeyOf, heldOf } from '../reservation/rules.ts';
import type { Held, Hold } from '../reservation/rules.ts';
import type { Settings } from '../settings.ts';
import type { Choosing } from '../shopping/slice.ts';
import type { Used } from '../shopping/rules.ts';
import type { SelectorDeps, Slice } from '../slice.ts';
import { preselected, preselectedTime, slotsAt, withHeld, zoneOf } from '../times/rules.ts';
import type { Choice } from '../times/rules.ts';
import { askForTimes, holdTime, readWords } from './effects.ts';
import {
  areaOf,
  bookedAddress,
  deliveredTo,
  isUnavailable,
  TIMES_ERRAND,
  offerOf,
  reserveProblem,
} from './rules.ts';
import type { Reserving, Times } from './rules.ts';

/** The delivery times of the banner's own centre, before anything is in the cart [F-1.6]. */
export interface UpfrontSlice {
  readonly times: Times;
  /** Where to. */
  readonly timesAddress: Address | undefined;
  readonly chosenTime: Choice | undefined;
  /** Was a reservation asked for without a time [F-5.10]? */
  readonly isTimeMissing: boolean;
  readonly reserving: Reserving;
  /** Is the way to the times being looked for? */
  readonly isOpeningTimes: boolean;
  /** The words of the times, once they are here; empty where there are none [F-7.19]. */
  readonly timesStrings: StringTable | undefined;
  /** Goes to the times, by way of sign-in or of the address book where either is needed [F-4.18]. */
  openTimes(): Promise<void>;
  /** Gets the times for where the shopper is delivered to, by what is in use; not while they are on their way. */
  wantTimes(active: ModalityPreference | undefined): Promise<void>;
  /** Gets them anew, after a time that was gone. */
  chooseTimeAgain(): Promise<void>;
  chooseDay(date: DayKey): void;
  chooseTime(key: string): void;
  /** Reserves the chosen time and shops by it [F-4.11]. */
  reserveTime(): Promise<void>;
}

interface Needs {
  readonly settings: Settings;
  readonly used: Used;
  readonly zip: string | undefined;
  readonly choosing: Choosing;
  readonly reservation: Hold;
  serviceTime(): number;
  hold(held: Held): void;
  shop(to: Shopping, place: string, steps?: { first?: () => Promise<boolean> }): Promise<void>;
  readonly book: Book;
  loadBook(): Promise<Book>;
  openBook(errand: Errand): void;
  goTo(view: View): void;
}

/** The button that a choice of times is made with. */
export const TIMES = 'times';

/** Nothing asked for yet, and so nothing wrong. */
const UNTOUCHED = { isTimeMissing: false, reserving: { phase: 'idle' } } as const;

export const createUpfrontSlice =
  (deps: SelectorDeps): Slice<UpfrontSlice, Needs> =>
  (set, get) => {
    /** Counts questions: an answer to any but the last one is out of date. */
    let turn = 0;
    /** What was in use when the place was found; another since then knows it better. */
    let activeThen: ModalityPreference | undefined;
    /** A press that nobody has answered is made again under the same key. */
    let attempt: { readonly of: string; readonly key: string } | undefined;

    const moment = () => ({ now: get().serviceTime(), heldKey: heldKeyOf(get().reservation) });

    async function wantWords(signal: AbortSignal): Promise<void> {
      if (Object.keys(get().timesStrings ?? {}).length > 0) return;
      const words = await readWords(deps, get().settings.locale);
      if (!signal.aborted) set({ timesStrings: words ?? {} });
    }

    function failLoading(error: GrocerError, isAgain: boolean): void {
      if (isUnavailable(error)) {
        deps.report({ type: 'USER_CONSTRAINT_ERROR', code: error.code });
        set({ times: { phase: 'empty', why: isAgain ? 'gone' : 'unavailable' } });
        return;
      }
      tellError(deps, error);
      set({ times: { phase: 'failed', why: 'service' } });
      if (error.code === 'session_expired') get().goTo('sign-in');
    }

    async function load(address: Address, isAgain: boolean): Promise<void> {
      const { signal } = deps;
      const mine = (turn += 1);
      set({ times: { phase: 'loading' }, chosenTime: undefined, ...UNTOUCHED });
      void wantWords(signal);
      const result = await askForTimes(deps, address, get().settings);
      if (signal.aborted || mine !== turn) return;
      if (!result.ok) {
        failLoading(result.error, isAgain);
        return;
      }
      const held = heldOf(get().reservation);
      const days = withHeld(result.value.days, held?.area === areaOf(address) ? held.option : undefined);
      const offer = offerOf({ ...result.value, days }, zoneOf(days));
      const start = preselected(days, moment());
      if (!offer || !start) set({ times: { phase: 'empty', why: isAgain ? 'gone' : 'unavailable' } });
      // What is chosen instead of a time that is gone is the shopper's to say.
      else
        set({ times: { phase: 'ready', offer }, chosenTime: isAgain ? { ...start, key: undefined } : start });
    }

    const timesOn = (date: DayKey): readonly TimeOption[] => {
      const { times } = get();
      return times.phase === 'ready'
        ? times.offer.days.filter((day) => day.date === date).flatMap((day) => day.times)
        : [];
    };

    /** The chosen time, as long as it can be. */
    function chosenOption(): TimeOption | undefined {
      const { chosenTime } = get();
      const slots = chosenTime ? slotsAt(timesOn(chosenTime.date), moment()) : [];
      return slots.find(({ key, state }) => state === 'free' && key === chosenTime?.key)?.option;
    }

    function keyFor(option: TimeOption): string {
      const of = optionKey(option);
      if (attempt?.of !== of) attempt = { of, key: deps.newId() };
      return attempt.key;
    }

    function failReserving(error: GrocerError): void {
      tellError(deps, error);
      if (error.code !== 'unconfirmed') attempt = undefined;
      if (error.code === 'session_expired') {
        set({ reserving: { phase: 'idle' } });
        get().goTo('sign-in');
      } else set({ reserving: { phase: 'failed', why: reserveProblem(error) } });
    }

    /** Has the service promise a time; says whether it has [F-7.12] [F-7.14]. */
    async function promised(option: TimeOption, address: Address): Promise<boolean> {
      const { signal } = deps;
      const items = get().settings.cart;
      const result = await holdTime(deps, { option, items, key: keyFor(option) });
      if (signal.aborted) return false;
      if (!result.ok) {
        failReserving(result.error);
        return false;
      }
      attempt = undefined;
      const { id, versionKey, expiresAt } = result.value;
      get().hold({ id, versionKey, expiresAt, option, items, modality: 'DELIVERY', area: areaOf(address) });
      return true;
    }

    return {
      times: { phase: 'idle' },
      timesAddress: undefined,
      chosenTime: undefined,
      isTimeMissing: false,
      reserving: { phase: 'idle' },
      isOpeningTimes: false,
      timesStrings: undefined,
      async openTimes() {
        if (get().isOpeningTimes) return;
        const { signal, session } = deps;
        set({ isOpeningTimes: true });
        const { book } = get();
        const known = book.phase === 'ready' || !session.current() ? book : await get().loadBook();
        if (signal.aborted) return;
        const { used, zip } = get();
        const timesAddress = bookedAddress({ book: listOf(known), active: used.active, zip });
        activeThen = used.active;
        // What was there before is out of date.
        set({ isOpeningTimes: false, timesAddress, times: { phase: 'idle' } });
        if (timesAddress && session.current()) get().goTo('timeslots');
        else get().openBook(TIMES_ERRAND);
      },
      async wantTimes(active) {
        const { timesAddress, times } = get();
        const isOther = active !== activeThen;
        activeThen = active;
        const address = (isOther ? deliveredTo(active) : undefined) ?? timesAddress;
        if (!address) {
          set({ times: { phase: 'failed', why: 'unknown' } });
          return;
        }
        if (times.phase === 'loading' && address === timesAddress) return;
        set({ timesAddress: address });
        await load(address, false);
      },
      async chooseTimeAgain() {
        const { timesAddress } = get();
        if (timesAddress) await load(timesAddress, true);
      },
      chooseDay: (date) =>
        set({
          chosenTime: { date, key: preselectedTime(timesOn(date), moment()) },
          ...UNTOUCHED,
        }),
      chooseTime(key) {
        const { chosenTime, reserving } = get();
        if (!chosenTime || reserving.phase === 'saving') return;
        set({ chosenTime: { ...chosenTime, key }, ...UNTOUCHED });
      },
      async reserveTime() {
        const { reserving, timesAddress, choosing, times } = get();
        if (times.phase !== 'ready' || reserving.phase === 'saving' || choosing.phase === 'saving') return;
        const option = chosenOption();
        if (!option || !timesAddress) {
          set({ isTimeMissing: true });
          deps.emitter.emit('validation:failed', { fields: ['time'] });
          return;
        }
        const { signal } = deps;
        set({ reserving: { phase: 'saving' } });
        const destination = { kind: 'address' as const, address: timesAddress };
        const isHeld = optionKey(option) === moment().heldKey;
        const first = async (): Promise<boolean> => isHeld || promised(option, timesAddress);
        await get().shop({ modality: 'DELIVERY', destination, isOwnDelivery: true }, TIMES, { first });
        if (!signal.aborted && get().reserving.phase === 'saving') set({ reserving: { phase: 'idle' } });
      },
    };
  };
