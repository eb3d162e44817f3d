import { listFlashSales } from '@grocer/foundation/contract';
import type { FlashSale } from '@grocer/foundation/domain';
import { createLatest } from '@grocer/foundation/http';
import { storeIdOf } from '../../../core/used-rules.ts';
import type { SchedulingDeps, SchedulingSlice } from '../../core/deps.ts';

/** Flash sales, which depend on store and modality [F-4.10] [F-4.11]. */
export interface SalesSlice {
  readonly sales: readonly FlashSale[];
  /** Loads the sales. If that fails, the regular prices apply. */
  loadSales(): Promise<void>;
  /** Removes the sales [F-4.25]. */
  forgetSales(): void;
}

export const createSalesSlice =
  (deps: SchedulingDeps): SchedulingSlice<SalesSlice> =>
  (set) => {
    const questions = createLatest(() => deps.signal);
    return {
      sales: [],
      async loadSales() {
        const signal = questions.next();
        const { used } = deps.selector.getState();
        const question = { modality: used.active?.modality, storeId: storeIdOf(used) };
        const result = await deps.http.send(listFlashSales, question, { signal });
        if (!signal.aborted) set({ sales: result.ok ? result.value : [] });
      },
      forgetSales() {
        questions.drop();
        set({ sales: [] });
      },
    };
  };
