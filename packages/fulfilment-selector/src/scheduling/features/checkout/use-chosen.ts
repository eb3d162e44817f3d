import { dayKey } from '@grocer/foundation/domain';
import type { DayKey, TimeOption } from '@grocer/foundation/domain';
import { useCallback, useMemo } from 'react';
import { heldKeyOf } from '../../../times/hold/rules.ts';
import { useSelectorStore } from '../../../core/context.tsx';
import { nextStart, startOf } from '../../../times/rules.ts';
import { useNow } from '../../../times/use-now.ts';
import { isForHere } from '../../core/held-here.ts';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';

interface Chosen {
  /** The time that is chosen, with its day; absent where none is, or it has begun. */
  readonly time: { readonly option: TimeOption; readonly day: DayKey } | undefined;
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
  const option = choice && offer.phase === 'ready' ? chosenTime() : undefined;
  const start = option && startOf(option);
  return {
    time: option && start !== undefined ? { option, day: dayKey(start, option.window.timeZone) } : undefined,
    // What is held may be another time, until the chosen one is.
    isHeld: isHere && (reservation.phase === 'expired' || heldKeyOf(reservation) === choice?.key),
  };
}
