import { dayText } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { MinutesLeft } from '../../../times/hold/HoldNote.tsx';
import { heldOf } from '../../../times/hold/rules.ts';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { whenOf } from '../../../times/words.ts';
import { schedulingMessages } from '../../messages.ts';
import { usePlaceLines } from '../../core/Place.tsx';
import { useChosen } from './use-chosen.ts';

const shortDay = (day: DayKey, locale: string): string =>
  dayText(day, { weekday: 'short', month: 'short', day: 'numeric' }, locale);

/**
 * The part of the summary that stays visible on a small screen, where the summary is below the times: the
 * time, the place, how long the time is held, and the total. Screen readers find all of it in the summary.
 */
export function InSight({ total }: { readonly total: string }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const held = useSelectorStore(({ reservation }) => heldOf(reservation));
  const { time, isHeld } = useChosen();
  const [place] = usePlaceLines();
  return (
    <div className="grocer-in-sight" data-part="in-sight" aria-hidden="true">
      <p>
        <strong className="grocer-line">
          {time ? whenOf(time, locale, shortDay).join(', ') : text.noTimeYet}
        </strong>
        <span className="grocer-small">
          {isHeld && held && <MinutesLeft key={held.id} held={held} />} {place}
        </span>
      </p>
      <strong className="grocer-in-sight-total">{total}</strong>
    </div>
  );
}
