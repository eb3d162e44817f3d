import { oncePer } from '@grocer/foundation/embed';
import type { DayKey, ModalityPreference } from '@grocer/foundation/domain';
import type { WantedTime } from '@grocer/foundation/contract';
import { createLatest, createWrites } from '@grocer/foundation/http';
import { useSelectorCore } from '../../core/context.tsx';
import type { Selector } from '../../core/create-selector.ts';
import { loadTimes, reserveTime } from './effects.ts';
import { deliveredTo } from './rules.ts';
import { UNTOUCHED } from './slice.ts';

/** The actions on timeslots, in the chunk of their view. */
interface TimesActions {
  /** Loads the times for the delivery address in use, unless a load for that address is in flight. */
  wantTimes(active: ModalityPreference | undefined): Promise<void>;
  /** Loads the times again after the chosen one was gone. */
  chooseTimeAgain(): Promise<void>;
  /** Chooses a day and preselects a time on it [F-4.19]. */
  chooseDay(date: DayKey, key: string | undefined): void;
  chooseTime(key: string): void;
  /** Reserves the chosen time and makes its delivery the active choice [F-4.11]. */
  reserveTime(): Promise<void>;
}

/** Returns the actions on timeslots of a selector, created on first use. */
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
      // The view can mount a moment before its selector starts again.
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
    chooseDay(date, key) {
      if (get().reserving.phase === 'saving') return;
      set({ chosenTime: { date, key }, ...UNTOUCHED });
    },
    chooseTime(key) {
      const { chosenTime, reserving } = get();
      if (!chosenTime || reserving.phase === 'saving') return;
      set({ chosenTime: { ...chosenTime, key }, ...UNTOUCHED });
    },
    reserveTime: () => reserveTime(context),
  };
});

export const useTimesActions = (): TimesActions => timesActions(useSelectorCore());
