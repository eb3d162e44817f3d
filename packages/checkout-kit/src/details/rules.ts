import { dayKey, dayText, displayZone, isOfDays, parseWindow, slotLabel } from '@grocer/foundation/domain';
import type { OrderPlace, OrderTime } from '@grocer/foundation/domain';

/**
 * When an order comes, on the clock of the place: a day and a span, or a span of days alone; undefined for a window that
 * nobody can read.
 */
export function timeWords(
  { window }: Pick<OrderTime, 'window'>,
  locale: string,
): { readonly day: string | undefined; readonly span: string } | undefined {
  const span = parseWindow(window.value);
  const zone = displayZone({ window: window.timeZone });
  if (!span || !zone) return undefined;
  const label = slotLabel(span, { zone, locale });
  if (isOfDays(span)) return { day: undefined, span: label };
  const day = dayText(dayKey(span.start, zone), { weekday: 'short', month: 'short', day: 'numeric' }, locale);
  return { day, span: label };
}

// [C-2.23]
/** Where a maps service shows the way to a place; undefined where nobody knows where on the globe it is. */
export const mapsLink = ({ location }: Pick<OrderPlace, 'location'>): string | undefined =>
  location && `https://www.google.com/maps/dir/?api=1&destination=${location.lat},${location.lng}`;
