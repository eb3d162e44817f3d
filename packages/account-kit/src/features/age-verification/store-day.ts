import { dayKey, displayZone } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';

/** Fallback: the zone with a store in which a day begins last, so that no shopper passes a day too early. */
const LAST_TO_BEGIN = 'Pacific/Honolulu';

/** Returns the current day in the store's time zone, never the device's. */
export const storeDay = (now: number, zone: string | undefined): DayKey =>
  dayKey(now, displayZone({ store: zone }) ?? LAST_TO_BEGIN);
