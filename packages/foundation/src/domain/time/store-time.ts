import { fromAbsolute, getDayOfWeek } from '@internationalized/date';
import { WEEKDAYS } from '../opening-hours.ts';
import type { StoreTime } from '../opening-hours.ts';

/** What the clock and the calendar on a store's wall show at an instant [F-3.8]. */
export function storeTimeAt(instant: number, zone: string): StoreTime {
  const wall = fromAbsolute(instant, zone);
  const weekday = WEEKDAYS[getDayOfWeek(wall, 'en-US', 'mon')] ?? 'monday';
  return { weekday, minutes: wall.hour * 60 + wall.minute };
}
