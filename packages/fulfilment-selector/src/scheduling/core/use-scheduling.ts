import { useMemo } from 'react';
import type { SchedulingUpdate } from '../config.ts';
import type { SchedulingState } from './public-state.ts';
import { usePublicState, useSchedulingCore } from './context.tsx';

/** Reads from the page's public state. `select` should return a part of it, not a new object per call. */
export const useScheduling = <Selected>(select: (state: SchedulingState) => Selected): Selected =>
  usePublicState(select);

/** The actions of a scheduling page for the host's components. */
export interface SchedulingActions {
  /** Changes the settings; what was chosen stays. */
  update(patch: SchedulingUpdate): void;
  /** Reloads cart and times. */
  refresh(): Promise<void>;
}

/** Returns the actions that update and refresh the scheduling page of the nearest provider. */
export function useSchedulingHandle(): SchedulingActions {
  const { update, refresh } = useSchedulingCore();
  return useMemo(() => ({ update, refresh }), [update, refresh]);
}
