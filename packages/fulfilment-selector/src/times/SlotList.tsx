import { longDay } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';
import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import { Announcement, Skeleton, useStyles, useSteady } from '@grocer/foundation/ui';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../core/context.tsx';
import { timesMessages } from './messages.ts';
import type { TimesMessages } from './messages.ts';
import type { Slot } from './rules.ts';
import { rowsOf } from './slot-rows.ts';
import { SlotRow } from './SlotRow.tsx';
import { slotCss } from './styles.ts';

interface SlotListProps {
  readonly day: DayKey;
  /** The label of the list, including its day. */
  readonly title: string;
  readonly slots: readonly Slot[];
  readonly chosen: string | undefined;
  /** The name of the time zone, if the shopper's own clock shows another time. */
  readonly zone?: string | undefined;
  /** The id of the element that describes an error in the choice. */
  readonly errorId?: string | undefined;
  /** The announcement of the number of times, for screen readers. Default: as times of the day. */
  readonly countText?: TimesMessages['count'] | undefined;
  /** Shown when no time can be chosen. */
  readonly wayOn?: ReactNode;
  readonly onChoose: (key: string) => void;
}

/** The timeslots of a day, as radio buttons [F-2.49] [F-2.51]. Choosing one does not reserve it. */
export function SlotList(props: SlotListProps): ReactNode {
  const { day, title, slots, chosen, zone, errorId, wayOn, onChoose } = props;
  useStyles(slotCss);
  const text = useText('times', timesMessages);
  const { countText = text.count } = props;
  const { locale } = useSelectorStore(({ settings }) => settings);
  const rows = useMemo(() => rowsOf(slots, text, locale), [slots, text, locale]);
  const name = useId();
  const pick = useSteady((key: string, isPast: boolean) => {
    if (!isPast) onChoose(key);
  });
  const count = slots.filter(({ state }) => state === 'free').length;
  const said = { count: String(count), day: longDay(day, locale) };
  return (
    <div className="grocer-slots" data-part="slots">
      <div
        role="radiogroup"
        aria-label={title}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
      >
        <div key={day} className="grocer-slot-group">
          {rows.map((row) => (
            <SlotRow
              key={row.key}
              row={row}
              name={`${name} ${day}`}
              zone={zone}
              text={text}
              isChosen={row.key === chosen}
              onPick={pick}
            />
          ))}
        </div>
      </div>
      {slots.length === 0 && <p className="grocer-small">{text.noneThatDay}</p>}
      {count === 0 && wayOn}
      <Announcement text={formatMessage(pluralOf(countText, count, locale), said)} />
    </div>
  );
}

/** Skeleton rows, as high as loaded ones. */
export const LoadingSlots = (): ReactNode =>
  [0, 1, 2, 3].map((row) => (
    <div key={row} className="grocer-slot" aria-hidden="true">
      <span className="grocer-slot-words">
        <Skeleton width={8} />
        <Skeleton width={12} />
      </span>
    </div>
  ));
