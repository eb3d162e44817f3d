import type { DayKey } from '@grocer/foundation/domain';
import type { Slot } from './rules.ts';

/** How many times of a day come first: about what a window shows. */
const FIRST = 10;

/** How many more or fewer there may be, where times came or went on the same day. */
const LEEWAY = 2;

/** The times of a day in two parts. Each of the first has a row slot: an element that stays in the page. */
export interface RowSlots {
  readonly day: DayKey;
  readonly slots: readonly Slot[];
  readonly first: readonly Slot[];
  readonly others: readonly Slot[];
  /** One number for each of the first. */
  readonly rowSlots: readonly number[];
  /** No row slot has this number or a higher one yet. */
  readonly unused: number;
}

/**
 * How many of the same day's times come first. None of the others becomes one of them, since that would take its element,
 * unless so much has changed that it is another list, as by a filter.
 */
function countOf({ others }: RowSlots, slots: readonly Slot[]): number {
  const keys = new Set(others.map(({ key }) => key));
  const former = slots.findIndex(({ key }) => keys.has(key));
  const count = former === -1 ? slots.length : former;
  return Math.abs(count - FIRST) <= LEEWAY ? count : FIRST;
}

/**
 * Gives the times of a day their row slots, after those that were there before. On the same day a time keeps its own, and
 * with it the focus. Another day's times take them from the top: two days say much the same, so that little is drawn anew.
 */
export function inRowSlots(before: RowSlots | undefined, day: DayKey, slots: readonly Slot[]): RowSlots {
  const same = before?.day === day ? before : undefined;
  const count = same ? countOf(same, slots) : FIRST;
  const first = slots.slice(0, count);
  const unused = before?.unused ?? 0;
  const placeOf = (key: string, index: number): number =>
    same ? same.first.findIndex((slot) => slot.key === key) : index;
  const rowSlots = first.map(({ key }, index) => before?.rowSlots[placeOf(key, index)] ?? unused + index);
  return { day, slots, first, others: slots.slice(count), rowSlots, unused: unused + first.length };
}
