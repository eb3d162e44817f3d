import type { DayKey } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Skeleton, useStyles } from '@grocer/foundation/ui';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { pluralOf } from '../plural.ts';
import { useSelectorStore, useText } from '../selector-context.tsx';
import { timesMessages } from './messages.ts';
import type { Slot } from './rules.ts';
import css from './slot-list.css?inline';
import { rowsOf } from './slot-rows.ts';
import { SlotRow } from './SlotRow.tsx';
import { useSteady } from './use-steady.ts';

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
  readonly onChoose: (key: string) => void;
}

/**
 * How many rows are drawn at once: more than a window shows, as slot-list.css knows. The others follow as the browser has
 * time for them.
 */
const FIRST = 10;

/** What is drawn of a day. */
interface Drawn extends Pick<SlotListProps, 'day' | 'slots' | 'chosen' | 'zone'> {
  readonly isLeaving?: boolean;
}

/**
 * The days to draw now: of one that comes on the first times at once, so that a day with many is there at once too; the
 * one that it takes the place of is out of sight, and gone with the next drawing.
 */
function useDrawn({ day, slots, chosen, zone }: Drawn): readonly Drawn[] {
  const wanted = useMemo(() => ({ day, slots, chosen, zone }), [day, slots, chosen, zone]);
  // From none on, so that the first day comes in two steps as well. React 18 draws that one whole.
  const settled = useDeferredValue<Drawn | null>(wanted, null);
  const first = useMemo(() => ({ ...wanted, slots: wanted.slots.slice(0, FIRST) }), [wanted]);
  if (settled?.day === day) return [wanted];
  return settled ? [first, { ...settled, isLeaving: true }] : [first];
}

interface RowsProps extends Pick<SlotListProps, 'slots' | 'chosen' | 'zone'> {
  readonly onPick: (key: string, isPast: boolean) => void;
}

/** The rows of a day, drawn again only for what they show. */
const Rows = memo(function Rows({ slots, chosen, zone, onPick }: RowsProps): ReactNode {
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const rows = useMemo(() => rowsOf(slots, text, locale), [slots, text, locale]);
  const name = useId();
  return rows.map((row) => (
    <SlotRow
      key={row.key}
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
  const { title, slots, errorId, onChoose } = props;
  useStyles(css);
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const drawn = useDrawn(props);
  const pick = useSteady((key: string, isPast: boolean) => {
    if (!isPast) onChoose(key);
  });
  const count = slots.filter(({ state }) => state === 'free').length;
  return (
    <div className="grocer-slots" data-part="slots">
      <div
        role="radiogroup"
        aria-label={title}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
      >
        {/* An element of its own for each day: hundreds of rows leave faster as one. */}
        {drawn.map(({ day, isLeaving, ...rows }) => (
          <div key={day} className="grocer-slot-group" aria-hidden={isLeaving}>
            <Rows {...rows} onPick={pick} />
          </div>
        ))}
      </div>
      {slots.length === 0 && <p className="grocer-small">{text.noneThatDay}</p>}
      <span className="grocer-hidden" role="status">
        {formatMessage(pluralOf(text.count, count, locale), { count: String(count) })}
      </span>
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
