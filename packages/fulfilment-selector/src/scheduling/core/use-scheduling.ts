import { useMemo } from 'react';
import type { SchedulingUpdate } from '../config.ts';
import type { SchedulingState } from './public-state.ts';
import { usePublicState, useSchedulingCore } from './context.tsx';

/** Reads the page's public state. The function should return a part of it, not something new each time. */
export const useScheduling = <Selected>(select: (state: SchedulingState) => Selected): Selected =>
  usePublicState(select);

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
