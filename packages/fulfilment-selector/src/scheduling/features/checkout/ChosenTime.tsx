import { LiveRegion } from '@grocer/foundation/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { HoldNote } from '../../../times/hold/HoldNote.tsx';
import { useReservedNews } from '../../../times/hold/use-reserved-news.ts';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { whenOf } from '../../../times/words.ts';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingStore } from '../../core/context.tsx';
import { useChosen } from './use-chosen.ts';

/** The chosen time, and its reservation if it is held. */
export function ChosenTime(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const reserving = useSchedulingStore((state) => state.reserving);
  const { time, isHeld } = useChosen();
  useReservedNews('page');
  return (
    <div className="grocer-summary-time" data-part="summary-time">
      {time ? (
        <p>
          {whenOf(time, locale).map((words) => (
            <Fragment key={words}>
              <strong className="grocer-line">{words}</strong>{' '}
            </Fragment>
          ))}
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
