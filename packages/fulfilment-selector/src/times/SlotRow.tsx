import { Choice } from '@grocer/foundation/ui';
import { memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TimesMessages } from './messages.ts';
import type { Row } from './slot-rows.ts';

interface WordsProps {
  readonly row: Row;
  /** The name of the time zone, if the shopper's own clock shows another time. */
  readonly zone: string | undefined;
  readonly text: TimesMessages;
}

interface RowProps extends WordsProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onPick: (key: string, isPast: boolean) => void;
}

function stateOf(isPast: boolean, isChosen: boolean): 'past' | 'chosen' | 'free' {
  if (isPast) return 'past';
  return isChosen ? 'chosen' : 'free';
}

function Words({ row: { label, tags, isPast, isHeld }, zone, text }: WordsProps): ReactNode {
  return (
    <span className="grocer-slot-words">
      <span className="grocer-slot-time">
        {label}
        {zone !== undefined && <span className="grocer-hidden"> {zone}</span>}
      </span>{' '}
      {isHeld && <span className="grocer-badge">{text.reservedForYou}</span>}{' '}
      <span className="grocer-slot-tags">
        {tags.split('\n').map((tag) => (
          <span key={tag} className="grocer-slot-tag">
            {tag}{' '}
          </span>
        ))}
        {isPast && <span className="grocer-slot-why">{text.past}</span>}
      </span>{' '}
    </span>
  );
}

/** A timeslot in the list: its label, tags and fee [F-2.51]. */
export const SlotRow = memo(function SlotRow({
  row,
  name,
  zone,
  text,
  isChosen,
  onPick,
}: RowProps): ReactNode {
  const { key, fee, isFree, isPast } = row;
  const pick = (): void => onPick(key, isPast);
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    pick();
  }
  return (
    <label className="grocer-slot" data-part="slot" data-state={stateOf(isPast, isChosen)}>
      <Choice
        type="radio"
        name={name}
        value={key}
        checked={isChosen && (!isPast || row.isHeld)}
        aria-disabled={isPast || undefined}
        onChange={pick}
        onKeyDown={press}
      />
      <Words row={row} zone={zone} text={text} />
      <span className="grocer-slot-fee" data-state={isFree ? 'free' : undefined}>
        {fee}
      </span>
    </label>
  );
});
