import type { TimeOption } from '@grocer/foundation/domain';
import { useCallback, useMemo } from 'react';
import { heldKeyOf } from '../../../times/hold/rules.ts';
import { useSelectorStore } from '../../../core/context.tsx';
import { nextStart } from '../../../times/rules.ts';
import { useNow } from '../../../times/use-now.ts';
import { isForHere } from '../../core/held-here.ts';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';

interface Chosen {
  /** The time that is chosen; absent where none is, or it has begun. */
  readonly time: TimeOption | undefined;
  /** Is it held, or was it until it expired? */
  readonly isHeld: boolean;
}

/** The chosen time, as it stands now. */
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
  // A time that begins is chosen no more.
  useNow(useCallback((now: number) => nextStart(times, now), [times]));
  return {
    time: choice && offer.phase === 'ready' ? chosenTime() : undefined,
    // What is held may be another time, until the chosen one is.
    isHeld: isHere && (reservation.phase === 'expired' || heldKeyOf(reservation) === choice?.key),
  };
}
