import { longDay } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Announcement, Skeleton, useStyles, useSteady } from '@grocer/foundation/ui';
import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { pluralOf } from '../core/plural.ts';
import { useSelectorStore, useText } from '../core/context.tsx';
import { timesMessages } from './messages.ts';
import type { Slot } from './rules.ts';
import { inRowSlots } from './row-slots.ts';
import type { RowSlots } from './row-slots.ts';
import { rowsOf } from './slot-rows.ts';
import { SlotRow } from './SlotRow.tsx';
import { slotCss } from './styles.ts';

interface SlotListProps {
  readonly day: DayKey;
  /** Names the list with its day. */
  readonly title: string;
  readonly slots: readonly Slot[];
  readonly chosen: string | undefined;
  /** The name of the zone, where it is not that of the shopper's own clock. */
  readonly zone?: string | undefined;
  /** The id of what is wrong with the choice. */
  readonly errorId?: string | undefined;
  /** The way on where no time can be chosen. */
  readonly wayOn?: ReactNode;
  readonly onChoose: (key: string) => void;
}

/** What is drawn of the times: their parts, and how they stand. */
interface Drawn extends RowSlots, Pick<SlotListProps, 'chosen' | 'zone'> {}

function useRowSlots(day: DayKey, slots: readonly Slot[]): RowSlots {
  const [rowSlots, setRowSlots] = useState(() => inRowSlots(undefined, day, slots));
  if (rowSlots.day === day && rowSlots.slots === slots) return rowSlots;
  const next = inRowSlots(rowSlots, day, slots);
  setRowSlots(next);
  return next;
}

/**
 * What to draw now: the first times of a day that comes at once, so that a day with many is there at once too. The others
 * follow as the browser has time for them; until then those of the day before keep their room, out of sight.
 */
function useDrawn({ day, slots, chosen, zone }: SlotListProps): {
  readonly now: Drawn;
  readonly others: Drawn | null;
} {
  const rowSlots = useRowSlots(day, slots);
  const now = useMemo(() => ({ ...rowSlots, chosen, zone }), [rowSlots, chosen, zone]);
  // From none on, so that the first day comes in two steps as well. React 18 draws that one whole.
  const settled = useDeferredValue<Drawn | null>(now, null);
  return { now, others: settled?.day === day ? now : settled };
}

interface RowsProps extends Pick<SlotListProps, 'slots' | 'chosen' | 'zone'> {
  readonly name: string;
  /** Which elements show the times; without, each time has one of its own. */
  readonly rowSlots?: readonly number[];
  readonly onPick: (key: string, isPast: boolean) => void;
}

/** Some rows of a day, drawn again only for what they show. */
const Rows = memo(function Rows({ slots, rowSlots, chosen, zone, name, onPick }: RowsProps): ReactNode {
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const rows = useMemo(() => rowsOf(slots, text, locale), [slots, text, locale]);
  return rows.map((row, index) => (
    <SlotRow
      key={rowSlots ? rowSlots[index] : row.key}
      row={row}
      name={name}
      zone={zone}
      text={text}
      isChosen={row.key === chosen}
      onPick={onPick}
    />
  ));
});

/** The times of a day, of which one can be chosen [F-2.49] [F-2.51]. Choosing says nothing to anybody yet. */
export function SlotList(props: SlotListProps): ReactNode {
  const { day, title, slots, errorId, wayOn, onChoose } = props;
  useStyles(slotCss);
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const { now, others } = useDrawn(props);
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
        <div className="grocer-slot-group">
          <Rows
            slots={now.first}
            rowSlots={now.rowSlots}
            chosen={now.chosen}
            zone={now.zone}
            name={`${name} ${now.day}`}
            onPick={pick}
          />
        </div>
        {/* An element of its own for each day: hundreds of rows leave faster as one. */}
        {others && (
          <div
            key={others.day}
            className="grocer-slot-group grocer-slot-others"
            aria-hidden={others !== now || undefined}
          >
            <Rows
              slots={others.others}
              chosen={others.chosen}
              zone={others.zone}
              name={`${name} ${others.day}`}
              onPick={pick}
            />
          </div>
        )}
      </div>
      {slots.length === 0 && <p className="grocer-small">{text.noneThatDay}</p>}
      {count === 0 && wayOn}
      <Announcement text={formatMessage(pluralOf(text.count, count, locale), said)} />
    </div>
  );
}

/** Times that have not come yet, as high as those that will. */
export const LoadingSlots = (): ReactNode =>
  [0, 1, 2, 3].map((row) => (
    <div key={row} className="grocer-slot" aria-hidden="true">
      <span className="grocer-slot-words">
        <Skeleton width={8} />
        <Skeleton width={12} />
      </span>
    </div>
  ));
