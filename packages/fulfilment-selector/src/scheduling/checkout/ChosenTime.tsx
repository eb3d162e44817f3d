import { dayKey } from '@grocer/foundation/domain';
import { LiveRegion } from '@grocer/foundation/ui';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { HoldNote } from '../../reservation/HoldNote.tsx';
import { heldKeyOf } from '../../reservation/rules.ts';
import { useReservedNews } from '../../reservation/use-reserved-news.ts';
import { useSelectorStore, useText } from '../../selector-context.tsx';
import { nextStart, startOf } from '../../times/rules.ts';
import { useNow } from '../../times/use-now.ts';
import { labelOf, longDay } from '../../times/words.ts';
import { schedulingMessages } from '../messages.ts';
import { isForHere } from '../promise/held-here.ts';
import { useSchedulingActions, useSchedulingStore } from '../scheduling-context.tsx';

/** The chosen time, and whether it is held yet. */
export function ChosenTime(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const choice = useSchedulingStore((state) => state.choice);
  const offer = useSchedulingStore((state) => state.offer);
  const reserving = useSchedulingStore((state) => state.reserving);
  const reservation = useSelectorStore((state) => state.reservation);
  const isHere = useSchedulingStore((state) => 'held' in reservation && isForHere(reservation.held, state));
  const { chosenTime } = useSchedulingActions();
  useReservedNews('page');
  const times = useMemo(
    () => (offer.phase === 'ready' ? offer.offer.days.flatMap((one) => one.times) : []),
    [offer],
  );
  // A time that begins is chosen no more.
  useNow(useCallback((now: number) => nextStart(times, now), [times]));
  const option = choice && offer.phase === 'ready' ? chosenTime() : undefined;
  const start = option && startOf(option);
  const day = option && start !== undefined && dayKey(start, option.window.timeZone);
  // What is held may be another time, until the chosen one is.
  const isHeld =
    isHere && (reservation.phase === 'expired' || (choice && heldKeyOf(reservation) === choice.key));
  return (
    <div className="grocer-summary-time" data-part="summary-time">
      {option && day ? (
        <p>
          <strong className="grocer-line">{longDay(day, locale)}</strong>{' '}
          <strong className="grocer-line">{labelOf(option, locale)}</strong>
        </p>
      ) : (
        <p className="grocer-summary-none">{text.noTimeYet}</p>
      )}
      <LiveRegion>
        {reserving.phase === 'saving' && <span className="grocer-small">{text.reserving}</span>}
      </LiveRegion>
      {isHeld && <HoldNote />}
    </div>
  );
}
