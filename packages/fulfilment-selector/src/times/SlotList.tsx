import type { DayKey } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Skeleton, useStyles } from '@grocer/foundation/ui';
import { memo, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { pluralOf } from '../plural.ts';
import { useSelectorStore, useText } from '../selector-context.tsx';
import { timesMessages } from './messages.ts';
import type { TimesMessages } from './messages.ts';
import type { Slot } from './rules.ts';
import css from './slot-list.css?inline';
import { createFees, labelOf } from './words.ts';

/** What stands on a row. */
interface Row {
  readonly key: string;
  readonly label: string;
  readonly fee: string;
  readonly tags: string;
  readonly isFree: boolean;
  readonly isPast: boolean;
  readonly isHeld: boolean;
}

/** Words are worked out for all rows at once, so that a row that stays the same is not drawn again. */
function rowsOf(slots: readonly Slot[], text: TimesMessages, locale: string): readonly Row[] {
  const feeOf = createFees(locale);
  return slots.map(({ key, option, state, isHeld }) => {
    const fee = feeOf(option);
    const { vendorName, incentive, type } = option;
    const tags = [vendorName, type === 'EXPRESS' ? text.fastest : '', incentive ?? ''];
    const words = { unsaid: '', free: text.free, cost: fee.kind === 'cost' ? fee.text : '' };
    return {
      key,
      isHeld,
      label: labelOf(option, locale),
      fee: words[fee.kind],
      tags: tags.filter((tag) => tag !== '').join('\n'),
      isFree: fee.kind === 'free',
      isPast: state === 'past',
    };
  });
}

interface RowProps {
  readonly row: Row;
  readonly name: string;
  readonly zone: string | undefined;
  readonly text: TimesMessages;
  readonly isChosen: boolean;
  readonly onPick: (key: string, isPast: boolean) => void;
}

function areSame(a: RowProps, b: RowProps): boolean {
  const isSameRow = Object.entries(a.row).every(([key, value]) => Reflect.get(b.row, key) === value);
  return (
    isSameRow && a.name === b.name && a.zone === b.zone && a.text === b.text && a.isChosen === b.isChosen
  );
}

function stateOf(isPast: boolean, isChosen: boolean): 'past' | 'chosen' | 'free' {
  if (isPast) return 'past';
  return isChosen ? 'chosen' : 'free';
}

/** One time: what it says, costs, and who brings it [F-2.51]. */
const SlotRow = memo(function SlotRow({ row, name, zone, text, isChosen, onPick }: RowProps): ReactNode {
  const { key, label, fee, tags, isFree, isPast, isHeld } = row;
  const pick = (): void => onPick(key, isPast);
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    pick();
  }
  return (
    <label className="grocer-slot" data-part="slot" data-state={stateOf(isPast, isChosen)}>
      <input
        type="radio"
        className="grocer-choice"
        name={name}
        value={key}
        checked={isChosen}
        aria-disabled={isPast || undefined}
        onChange={pick}
        onKeyDown={press}
      />
      <span className="grocer-slot-words">
        <span className="grocer-slot-top">
          <span className="grocer-slot-time">
            {label}
            {zone !== undefined && <span className="grocer-hidden"> {zone}</span>}
          </span>{' '}
          {/* Beside the time, so that the row does not grow by it. */}
          {isHeld && <span className="grocer-badge">{text.reservedForYou}</span>}
        </span>{' '}
        <span className="grocer-slot-tags">
          {tags.split('\n').map((tag) => (
            <span key={tag} className="grocer-slot-tag">
              {tag}{' '}
            </span>
          ))}
          {isPast && <span className="grocer-slot-why">{text.past}</span>}
        </span>{' '}
      </span>
      <span className="grocer-slot-fee" data-state={isFree ? 'free' : undefined}>
        {fee}
      </span>
    </label>
  );
}, areSame);

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

/** The times of a day, of which one can be chosen [F-2.49] [F-2.51]. Choosing says nothing to anybody yet. */
export function SlotList({
  day,
  title,
  slots,
  chosen,
  isBusy = false,
  zone,
  errorId,
  onChoose,
}: SlotListProps): ReactNode {
  useStyles(css);
  const text = useText('times', timesMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const name = useId();
  const shown = useGrowing(slots, day);
  const rows = useMemo(() => rowsOf(shown, text, locale), [shown, text, locale]);
  const count = slots.filter(({ state }) => state === 'free').length;
  const latest = useRef(onChoose);
  useLayoutEffect(() => {
    latest.current = onChoose;
  });
  const [pick] = useState(() => (key: string, isPast: boolean) => {
    if (!isPast) latest.current(key);
  });
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
          {isBusy ? (
            <LoadingSlots />
          ) : (
            rows.map((row) => (
              <SlotRow
                key={row.key}
                row={row}
                name={name}
                zone={zone}
                text={text}
                isChosen={row.key === chosen}
                onPick={pick}
              />
            ))
          )}
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
