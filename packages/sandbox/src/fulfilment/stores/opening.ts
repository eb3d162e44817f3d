import { clockText } from '@grocer/foundation/domain';
import * as v from 'valibot';
import { openingAt, storeTimeAt } from './opening-hours.ts';
import type { Opening, WeeklyHours } from './opening-hours.ts';
import type { StoresTable } from './stores-table.ts';

const Day = v.object({ open: v.string(), close: v.string(), open24: v.boolean() });
const Week = v.object({
  monday: Day,
  tuesday: Day,
  wednesday: Day,
  thursday: Day,
  friday: Day,
  saturday: Day,
  sunday: Day,
});

/** The opening hours of a stored store. */
export const hoursOf = ({ hours }: Pick<StoresTable, 'hours'>): v.InferOutput<typeof Week> =>
  v.parse(Week, JSON.parse(hours));

/** "06:00" as "6:00 AM". */
const clockOf = (time: string): string => clockText(Date.parse(`1970-01-01T${time}Z`), { zone: 'UTC' });

function openText(opening: Opening): string {
  if (!opening.isOpen) return `Opens at ${clockOf(opening.opensAt)}`;
  return opening.until === undefined ? 'Open 24 hours' : `Open until ${clockOf(opening.until)}`;
}

/** Is a store open at an instant, by the clock on its own wall, and what does its door say [F-3.8]? */
export function doorAt(
  hours: WeeklyHours,
  { at, timeZone }: { at: Date; timeZone: string },
): { isOpen: boolean; openText: string } {
  const opening = openingAt(hours, storeTimeAt(at.getTime(), timeZone));
  return { isOpen: opening.isOpen, openText: openText(opening) };
}
