import { dayKey, deviceZone, longDay } from '@grocer/foundation/domain';
import type { DayKey, TimeslotDay } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, DayCarousel, useSteady } from '@grocer/foundation/ui';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../core/context.tsx';
import { timesMessages } from './messages.ts';
import { isOpenDay, nextOpenDay, nextChange, slotsAt, stripOf } from './rules.ts';
import type { Choice } from './rules.ts';
import { SlotList } from './SlotList.tsx';
import { useDaysWarning } from './use-days-warning.ts';
import { useNow } from './use-now.ts';
import { zoneOfNote } from './words.ts';

interface TimePickerProps {
  readonly days: readonly TimeslotDay[];
  /** The time zone of the store or delivery address. */
  readonly zone: string;
  readonly headingId: string;
  readonly chosen: Choice | undefined;
  /** The key of the option that is reserved for this place. */
  readonly heldKey: string | undefined;
  /** The id of the element that describes an error in the choice. */
  readonly errorId: string | undefined;
  readonly onDay: (date: DayKey) => void;
  readonly onTime: (key: string) => void;
  /** Shown above the days. */
  readonly children?: ReactNode;
}

/** Returns the days of the strip, the selected day and its timeslots, as of the service's current time. */
function useTimesNow({ days, zone, chosen, heldKey }: TimePickerProps) {
  const all = useMemo(() => days.flatMap(({ times }) => times), [days]);
  const now = useNow(useCallback((instant: number) => nextChange(all, zone, instant), [all, zone]));
  const today = useMemo(() => dayKey(now, zone), [now, zone]);
  const strip = useMemo(() => stripOf(days, today), [days, today]);
  // The chosen day may have passed since it was chosen.
  const date = strip.find((day) => day.date === chosen?.date)?.date ?? strip[0]?.date ?? today;
  const times = useMemo(() => strip.find((day) => day.date === date)?.times ?? [], [strip, date]);
  const slots = useMemo(() => slotsAt(times, { now, heldKey }), [times, now, heldKey]);
  return { now, today, strip, date, times, slots };
}

interface NextDayProps extends Pick<TimePickerProps, 'days' | 'onDay'> {
  readonly after: DayKey;
  /** The current time by the service's clock. */
  readonly now: number;
}

/** The button to the next day with available times, shown on a day without any. */
function NextDay({ days, after, now, onDay }: NextDayProps): ReactNode {
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const date = nextOpenDay(days, after, now);
  if (date === undefined) return null;
  const press = (button: HTMLButtonElement): void => {
    const picker = button.closest('[data-part="slots"]')?.parentElement;
    onDay(date);
    // The button unmounts, so focus moves to the day in the carousel.
    picker?.querySelector<HTMLElement>(`[data-day="${date}"] input`)?.focus();
  };
  return (
    <Button kind="secondary" part="next-available" onPress={press}>
      {formatMessage(text.nextAvailable, { day: longDay(date, locale) })}
    </Button>
  );
}

/** The day carousel and the timeslots of the selected day [F-2.49] [F-2.61]. */
export function TimePicker(props: TimePickerProps): ReactNode {
  const { days, zone, headingId, chosen, errorId, onDay, onTime, children } = props;
  useDaysWarning(days);
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const { now, today, strip, date, times, slots } = useTimesNow(props);
  const [device] = useState(deviceZone);
  const shown = useMemo(() => (times.length > 0 ? times : days.flatMap((day) => day.times)), [times, days]);
  const note = useMemo(() => zoneOfNote(shown, { zone, device, locale }), [shown, zone, device, locale]);
  const pick = useSteady((key: string) => {
    if (date !== chosen?.date) onDay(date);
    onTime(key);
  });
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
        days={strip.map((day) => ({ date: day.date, isOpen: isOpenDay(day, now) }))}
        today={today}
        chosen={chosen && date}
        onChoose={onDay}
        text={text}
        locale={locale}
      />
      <SlotList
        day={date}
        title={formatMessage(text.timesFor, { day: longDay(date, locale) })}
        slots={slots}
        chosen={chosen?.key}
        zone={note}
        errorId={errorId}
        wayOn={<NextDay days={strip} after={date} now={now} onDay={onDay} />}
        onChoose={pick}
      />
    </>
  );
}
