import type { ReactNode } from 'react';
import { useSelectorActions, useSelectorStore } from '../../selector-context.tsx';
import { TimePicker } from '../../times/TimePicker.tsx';
import type { Offer } from '../../upfront/rules.ts';

interface OfferedProps {
  readonly offer: Offer;
  readonly headingId: string;
  readonly missingId: string;
  /** What there is to say of them before the days. */
  readonly children: ReactNode;
}

/** The days there are, and the times of the chosen one [F-2.49]. */
export function Offered({ offer, headingId, missingId, children }: OfferedProps): ReactNode {
  const chosen = useSelectorStore((state) => state.chosenTime);
  const isMissing = useSelectorStore((state) => state.isTimeMissing);
  const { chooseDay, chooseTime } = useSelectorActions();
  return (
    <TimePicker
      days={offer.days}
      zone={offer.zone}
      headingId={headingId}
      chosen={chosen}
      errorId={isMissing ? missingId : undefined}
      onDay={chooseDay}
      onTime={chooseTime}
    >
      {children}
    </TimePicker>
  );
}
