import type { TimeOption } from '@grocer/foundation/domain';
import { useCallback, useMemo } from 'react';
import { heldKeyOf } from '../../../times/hold/rules.ts';
import { useSelectorStore } from '../../../core/context.tsx';
import { nextStart } from '../../../times/rules.ts';
import { useNow } from '../../../times/use-now.ts';
import { isForHere } from '../../core/held-here.ts';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';

interface Chosen {
  /** The chosen time; undefined if there is none or it has started. */
  readonly time: TimeOption | undefined;
  /** True when the chosen time is reserved, or its reservation has expired. */
  readonly isHeld: boolean;
}

/** Returns the chosen time, as of now. */
export function useChosen(): Chosen {
  const choice = useSchedulingStore((state) => state.choice);
  const offer = useSchedulingStore((state) => state.offer);
  const reservation = useSelectorStore((state) => state.reservation);
  const isHere = useSchedulingStore((state) => 'held' in reservation && isForHere(reservation.held, state));
  const { chosenTime } = useSchedulingActions();
  const times = useMemo(
    () => (offer.phase === 'ready' ? offer.offer.days.flatMap((one) => one.times) : []),
    [offer],
  );
  // Renders again when a time starts, because it cannot be chosen then.
  useNow(useCallback((now: number) => nextStart(times, now), [times]));
  return {
    time: choice && offer.phase === 'ready' ? chosenTime() : undefined,
    // Until the chosen time is reserved, another one may be.
    isHeld: isHere && (reservation.phase === 'expired' || heldKeyOf(reservation) === choice?.key),
  };
}
