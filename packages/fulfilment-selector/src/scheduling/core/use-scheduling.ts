import { useMemo, useSyncExternalStore } from 'react';
import type { SchedulingUpdate } from '../config.ts';
import type { SchedulingState } from './public-state.ts';
import { useSchedulingCore } from './context.tsx';

/** Reads the page's public state. The function should return a part of it, not something new each time. */
export function useScheduling<Selected>(select: (state: SchedulingState) => Selected): Selected {
  const { getState, subscribe } = useSchedulingCore();
  const read = (): Selected => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** What a host's component can do with the page. */
export interface SchedulingActions {
  /** Changes what may change; what was chosen stays. */
  update(patch: SchedulingUpdate): void;
  /** Reads cart and times again. */
  refresh(): Promise<void>;
}

/** Updates and refreshes the scheduling page of the provider above. */
export function useSchedulingHandle(): SchedulingActions {
  const { update, refresh } = useSchedulingCore();
  return useMemo(() => ({ update, refresh }), [update, refresh]);
}
