import { dayKey, displayZone } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';

/** Where a day begins last among the places with a store: nobody is let through a day too early there. */
const LAST_TO_BEGIN = 'Pacific/Honolulu';

/** The day it is by the calendar of the store, never by that of the device. */
export const storeDay = (now: number, zone: string | undefined): DayKey =>
  dayKey(now, displayZone({ store: zone }) ?? LAST_TO_BEGIN);
