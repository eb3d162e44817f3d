import { oncePer } from '@grocer/foundation/embed';
import { optionKey } from '@grocer/foundation/domain';
import type { Address, DayKey, ModalityPreference, TimeOption } from '@grocer/foundation/domain';
import type { WantedTime } from '@grocer/foundation/contract';
import { createLatest, createWrites } from '@grocer/foundation/http';
import type { GrocerError } from '@grocer/foundation/http';
import { tellError } from '../../core/analytics.ts';
import { heldKeyOf, heldOf } from '../../times/hold/rules.ts';
import { useSelectorCore } from '../../core/context.tsx';
import type { Selector } from '../../core/create-selector.ts';
import { lazyActions } from '../../core/lazy-actions.ts';
import { noZone } from '../../times/no-zone.ts';
import { hasTimes, preselected, slotsAt, withHeld, zoneOf } from '../../times/rules.ts';
import { askForTimes, holdTime, readWords } from './effects.ts';
import { areaOf, deliveredTo, isUnavailable, offerOf, reserveProblem, TIMES } from './rules.ts';
import { UNTOUCHED } from './slice.ts';

/** What can be done at the times; it loads with their view. */
interface TimesActions {
  /** Gets the times for where the shopper is delivered to, by what is in use; not while they are on their way. */
  wantTimes(active: ModalityPreference | undefined): Promise<void>;
  /** Gets them anew, after a time that was gone. */
  chooseTimeAgain(): Promise<void>;
  /** Chooses a day, and for a start a time on it [F-4.19]. */
  chooseDay(date: DayKey, key: string | undefined): void;
  chooseTime(key: string): void;
  /** Reserves the chosen time and shops by it [F-4.11]. */
  reserveTime(): Promise<void>;
}

/** Gets the times, and reserves one of them. */
export const timesActions = oncePer((selector: Pick<Selector, 'store' | 'deps'>): TimesActions => {
  const { deps, store } = selector;
  const { setState: set, getState: get } = store;
  const questions = createLatest(() => deps.signal);
  const writes = createWrites<WantedTime>(deps.newId, deps.forShopper);

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
    const signal = questions.next();
    set({ times: { phase: 'loading' }, chosenTime: undefined, ...UNTOUCHED });
    void wantWords(signal);
    const result = await askForTimes({ ...deps, signal }, address, get().settings);
    if (signal.aborted) return;
    if (!result.ok) {
      failLoading(result.error, isAgain);
      return;
    }
    const held = heldOf(get().reservation);
    const days = withHeld(result.value.days, held?.area === areaOf(address) ? held.option : undefined);
    const offer = offerOf({ ...result.value, days }, zoneOf(days));
    const start = preselected(days, moment());
    if (!offer && hasTimes(days)) tellError(deps, noZone());
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

  function failReserving(error: GrocerError): void {
    tellError(deps, error);
    if (error.code === 'session_expired') {
      set({ reserving: { phase: 'idle' } });
      get().goTo('sign-in');
    } else set({ reserving: { phase: 'failed', why: reserveProblem(error) } });
  }

  /** Has the service promise a time; says whether it has [F-7.12] [F-7.14]. */
  async function promised(option: TimeOption, address: Address): Promise<boolean> {
    const { signal } = deps;
    const items = get().settings.cart;
    const result = await holdTime(deps, { option, items, writes });
    if (signal.aborted) return false;
    if (!result.ok) {
      failReserving(result.error);
      return false;
    }
    const { id, versionKey, expiresAt } = result.value;
    lazyActions(selector).hold({
      id,
      versionKey,
      expiresAt,
      option,
      items,
      modality: 'DELIVERY',
      area: areaOf(address),
    });
    return true;
  }

  return {
    async wantTimes(active) {
      // A view comes on a moment before the selector that it belongs to lives again.
      if (deps.signal.aborted) await deps.timing.sleep(0);
      const { timesAddress, times, timesActive } = get();
      const isOther = active !== timesActive;
      set({ timesActive: active });
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
    chooseDay: (date, key) => set({ chosenTime: { date, key }, ...UNTOUCHED }),
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
});

export const useTimesActions = (): TimesActions => timesActions(useSelectorCore());
