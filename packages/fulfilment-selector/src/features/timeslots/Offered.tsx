import { dayKey } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { heldKeyOf } from '../../reservation/rules.ts';
import { useSelectorActions, useSelectorStore, useText } from '../../selector-context.tsx';
import { DayCarousel } from '../../times/DayCarousel.tsx';
import { timesMessages } from '../../times/messages.ts';
import { preselectedTime, slotsAt, stripOf } from '../../times/rules.ts';
import { SlotList } from '../../times/SlotList.tsx';
import { useNow } from '../../times/use-now.ts';
import { deviceZone, longDay, zoneOfNote } from '../../times/words.ts';
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
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const chosen = useSelectorStore((state) => state.chosenTime);
  const isMissing = useSelectorStore((state) => state.isTimeMissing);
  const heldKey = useSelectorStore(({ reservation }) => heldKeyOf(reservation));
  const { chooseDay, chooseTime, serviceTime } = useSelectorActions();
  const { days, zone } = offer;
  function pickDay(day: DayKey): void {
    const on = days.filter((one) => one.date === day).flatMap((one) => one.times);
    chooseDay(day, preselectedTime(on, { now: serviceTime(), heldKey }));
  }
  const all = useMemo(() => days.flatMap(({ times }) => times), [days]);
  const now = useNow(all);
  const today = dayKey(now, zone);
  const strip = useMemo(() => stripOf(days, today), [days, today]);
  const date = chosen?.date ?? today;
  const times = useMemo(() => strip.find((day) => day.date === date)?.times ?? [], [strip, date]);
  const slots = useMemo(() => slotsAt(times, { now, heldKey }), [times, now, heldKey]);
  const note = useMemo(
    () => zoneOfNote(times, { zone, device: deviceZone(), locale }),
    [times, zone, locale],
  );
  return (
    <>
      {note !== undefined && (
        <p className="grocer-small grocer-times-zone" data-part="zone">
          {formatMessage(text.shownIn, { zone: note })}
        </p>
      )}
      {children}
      <DayCarousel
        labelledBy={headingId}
        days={strip}
        today={today}
        now={now}
        chosen={chosen?.date}
        onChoose={pickDay}
      />
      <SlotList
        title={formatMessage(text.timesFor, { day: longDay(date, locale) })}
        slots={slots}
        chosen={chosen?.key}
        zone={note}
        errorId={isMissing ? missingId : undefined}
        onChoose={chooseTime}
      />
    </>
  );
}
