import type { OrderTime } from '../checkout.ts';
import { dayKey, dayText } from './day-key.ts';
import { isOfDays, slotLabel } from './slot-label.ts';
import { parseWindow } from './window.ts';
import { displayZone, zoneToTell } from './zone.ts';

/** An order's time as text, in the time zone of its place. */
export interface OrderTimeWords {
  /** Undefined for a parcel, whose `span` is one of days. */
  readonly day: string | undefined;
  readonly span: string;
  /** Name of the time zone, if the clock of the device shows another time. */
  readonly zone: string | undefined;
}

interface Reader {
  readonly locale: string;
  /** Time zone of the device; unknown in some old browsers. */
  readonly device: string | undefined;
}

/** Formats the time of an order: "Tue, Nov 24" and "4:00 – 5:00 PM". Returns undefined for a window that cannot be parsed. */
export function orderTimeWords(
  { window }: Pick<OrderTime, 'window'>,
  { locale, device }: Reader,
): OrderTimeWords | undefined {
  const span = parseWindow(window.value);
  const zone = displayZone({ window: window.timeZone });
  if (!span || !zone) return undefined;
  const label = slotLabel(span, { zone, locale });
  // The days of a parcel are the same everywhere.
  if (isOfDays(span)) return { day: undefined, span: label, zone: undefined };
  const day = dayText(dayKey(span.start, zone), { weekday: 'short', month: 'short', day: 'numeric' }, locale);
  return { day, span: label, zone: zoneToTell(span.start, { zone, device, locale }) };
}
