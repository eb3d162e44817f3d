import type { DayKey } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { heldKeyOf } from '../../times/hold/rules.ts';
import { useSelectorActions, useSelectorStore } from '../../core/context.tsx';
import { useTimesActions } from './actions.ts';
import { preselectedTime } from '../../times/rules.ts';
import { TimePicker } from '../../times/TimePicker.tsx';
import { holdHere } from './rules.ts';
import type { Offer } from './rules.ts';

interface OfferedProps {
  readonly offer: Offer;
  readonly headingId: string;
  readonly missingId: string;
  /** Shown above the days. */
  readonly children: ReactNode;
}

/** The day carousel and the timeslots of the selected day [F-2.49]. */
export function Offered({ offer, headingId, missingId, children }: OfferedProps): ReactNode {
  const chosen = useSelectorStore((state) => state.chosenTime);
  const isMissing = useSelectorStore((state) => state.isTimeMissing);
  const heldKey = useSelectorStore((state) => heldKeyOf(holdHere(state)));
  const { serviceTime } = useSelectorActions();
  const { chooseDay, chooseTime } = useTimesActions();
  const { days, zone } = offer;
  function pickDay(day: DayKey): void {
    const on = days.filter((one) => one.date === day).flatMap((one) => one.times);
    chooseDay(day, preselectedTime(on, { now: serviceTime(), heldKey }));
  }
  return (
    <TimePicker
      days={days}
      zone={zone}
      headingId={headingId}
      chosen={chosen}
      heldKey={heldKey}
      errorId={isMissing ? missingId : undefined}
      onDay={pickDay}
      onTime={chooseTime}
    >
      {children}
    </TimePicker>
  );
}
