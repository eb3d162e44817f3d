import type { DayKey } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Skeleton, useStyles } from '@grocer/foundation/ui';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { pluralOf } from '../plural.ts';
import { useSelectorStore, useText } from '../selector-context.tsx';
import { timesMessages } from './messages.ts';
import type { Slot } from './rules.ts';
import css from './slot-list.css?inline';
import { rowsOf } from './slot-rows.ts';
import type { Row } from './slot-rows.ts';
import { SlotRow } from './SlotRow.tsx';

interface SlotListProps {
  readonly day: DayKey;
  /** Names the list with its day. */
  readonly title: string;
  readonly slots: readonly Slot[];
  readonly chosen: string | undefined;
  readonly isBusy?: boolean;
  /** The name of the zone, where it is not that of the shopper's own clock. */
  readonly zone?: string | undefined;
  /** The id of what is wrong with the choice. */
  readonly errorId?: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** How many rows are drawn at once: more than a window shows. The others follow right after. */
const FIRST = 12;

/** The times to draw now: of another day the first ones at once, so that a day with many is there at once too. */
function useGrowing(slots: readonly Slot[], day: DayKey): readonly Slot[] {
  const [grown, setGrown] = useState<DayKey>();
  const isGrown = grown === day || slots.length <= FIRST;
  useLayoutEffect(() => {
    if (isGrown) return undefined;
    const frame = requestAnimationFrame(() => setGrown(day));
    return () => cancelAnimationFrame(frame);
  }, [day, isGrown]);
  return useMemo(() => (isGrown ? slots : slots.slice(0, FIRST)), [slots, isGrown]);
}

/** A choice by what it is for now, that stays the same function, so that rows are not drawn again. */
function usePick(onChoose: (key: string) => void): (key: string, isPast: boolean) => void {
  const latest = useRef(onChoose);
  useLayoutEffect(() => {
    latest.current = onChoose;
  });
  const [pick] = useState(() => (key: string, isPast: boolean) => {
    if (!isPast) latest.current(key);
  });
  return pick;
}

interface RowsProps extends Pick<SlotListProps, 'chosen' | 'zone' | 'onChoose'> {
  readonly rows: readonly Row[];
}

function Rows({ rows, chosen, zone, onChoose }: RowsProps): ReactNode {
  const text = useText('times', timesMessages);
  const name = useId();
  const pick = usePick(onChoose);
  return rows.map((row) => (
    <SlotRow
      key={row.key}
      row={row}
      name={name}
      zone={zone}
      text={text}
      isChosen={row.key === chosen}
      onPick={pick}
    />
  ));
}

/** The times of a day, of which one can be chosen [F-2.49] [F-2.51]. Choosing says nothing to anybody yet. */
export function SlotList({
  day,
  title,
  slots,
  isBusy = false,
  errorId,
  ...choice
}: SlotListProps): ReactNode {
  useStyles(css);
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const shown = useGrowing(slots, day);
  const rows = useMemo(() => rowsOf(shown, text, locale), [shown, text, locale]);
  const count = slots.filter(({ state }) => state === 'free').length;
  return (
    <div className="grocer-slots" data-part="slots">
      <div
        role="radiogroup"
        aria-label={title}
        aria-busy={isBusy}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
      >
        {/* An element of its own for each day: hundreds of rows leave faster as one. */}
        <div key={day} className="grocer-slot-group">
          {isBusy ? <LoadingSlots /> : <Rows rows={rows} {...choice} />}
        </div>
      </div>
      {!isBusy && rows.length === 0 && <p className="grocer-small">{text.noneThatDay}</p>}
      <span className="grocer-hidden" role="status">
        {isBusy ? '' : formatMessage(pluralOf(text.count, count, locale), { count: String(count) })}
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
