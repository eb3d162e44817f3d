import { useSyncExternalStore } from 'react';
import { giveOrder, readStage } from './stage-api.ts';
import type { Stage, StagedFault, StageOrder } from './stage-api.ts';

/** What the developer panel knows of the sandbox. */
export interface StageState {
  /** Undefined until it was read, and always without a stage. */
  readonly stage: Stage | undefined;
  /** Services' time minus the device's, in ms. */
  readonly aheadMs: number;
  /** True from the moment at which all tokens expire until this page has a new one. */
  readonly areTokensExpired: boolean;
  /** True if a link to a state could not be restored completely. */
  readonly isNotRestored: boolean;
  /** Faults that were staged before, the latest first. */
  readonly past: readonly StagedFault[];
}

/** Maximum number of past faults kept. */
const MOST = 20;

/** Creates the store of what is staged in the sandbox. */
export function createStageStore() {
  let state: StageState = {
    stage: undefined,
    aheadMs: 0,
    areTokensExpired: false,
    isNotRestored: false,
    past: [],
  };
  /** Number of readings that were begun. */
  let count = 0;
  /** Number of the reading that is shown. */
  let latest = 0;
  const listeners = new Set<() => void>();
  function set(change: Partial<StageState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  async function load(): Promise<void> {
    count += 1;
    const mine = count;
    const stage = await readStage();
    // A later reading may have been answered first; one that failed replaces nothing.
    if (!stage || mine < latest) return;
    latest = mine;
    const gone = (state.stage?.faults ?? []).filter(({ id }) => !stage.faults.some((one) => one.id === id));
    set({
      stage,
      aheadMs: stage.clock.now - Date.now(),
      past: [...gone.toReversed(), ...state.past].slice(0, MOST),
    });
  }
  return {
    load,
    /** Changes the stage and reads it again; resolves with true on success. */
    async order(order: StageOrder): Promise<boolean> {
      // Before the request: the page may have a new token before the answer arrives.
      const before = state.areTokensExpired;
      if (order.do === 'expire-tokens') set({ areTokensExpired: true });
      const isDone = await giveOrder(order);
      if (!isDone && order.do === 'expire-tokens') set({ areTokensExpired: before });
      await load();
      return isDone;
    },
    noteNotRestored: (): void => set({ isNotRestored: true }),
    /** Called when this page has received a new token. */
    noteNewToken: (): void => set({ areTokensExpired: false }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: (): StageState => state,
  };
}

/** The stage of this page's server. */
export const stageStore: ReturnType<typeof createStageStore> = createStageStore();

export const useStage = (): StageState => useSyncExternalStore(stageStore.subscribe, stageStore.state);
