import { oncePer } from '@grocer/foundation/embed';
import type { DayKey, ModalityPreference } from '@grocer/foundation/domain';
import type { WantedTime } from '@grocer/foundation/contract';
import { createLatest, createWrites } from '@grocer/foundation/http';
import { useSelectorCore } from '../../core/context.tsx';
import type { Selector } from '../../core/create-selector.ts';
import { loadTimes, reserveTime } from './effects.ts';
import { deliveredTo } from './rules.ts';
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
  const context = {
    selector,
    questions: createLatest(() => deps.signal),
    writes: createWrites<WantedTime>(deps.newId, deps.forShopper),
  };

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
      await loadTimes(context, address, false);
    },
    async chooseTimeAgain() {
      const { timesAddress } = get();
      if (timesAddress) await loadTimes(context, timesAddress, true);
    },
    chooseDay: (date, key) => set({ chosenTime: { date, key }, ...UNTOUCHED }),
    chooseTime(key) {
      const { chosenTime, reserving } = get();
      if (!chosenTime || reserving.phase === 'saving') return;
      set({ chosenTime: { ...chosenTime, key }, ...UNTOUCHED });
    },
    reserveTime: () => reserveTime(context),
  };
});

export const useTimesActions = (): TimesActions => timesActions(useSelectorCore());
