import { dayKey, dayText, displayZone, isOfDays, parseWindow, slotLabel } from '@grocer/foundation/domain';
import type { Card, CardBrand, OrderPlace, OrderTime } from '@grocer/foundation/domain';

/**
 * Formats an order's time in the time zone of the place: a day and a time span, or only a span of days.
 * Returns undefined for a window that cannot be parsed.
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

/** Splits a time range into parts that each stay on one line: "11:00 PM –" and "12:00 AM". */
export const rangeParts = (span: string): readonly string[] =>
  span.split(' – ').map((part, index, { length }) => (index + 1 < length ? `${part} –` : part));

/** Our own short marks instead of card network logos, as in the wallet. */
const MARKS: Readonly<Record<CardBrand, string>> = {
  VISA: 'VISA',
  MASTERCARD: 'MC',
  AMEX: 'AMEX',
  DISCOVER: 'DISC',
  DINERS: 'DC',
  JCB: 'JCB',
  UNIONPAY: 'UP',
  EBT: 'EBT',
  NONE: 'CARD',
};

/** Returns the mark on a card's badge. */
export function cardMark({ group, brand }: Pick<Card, 'group' | 'brand'>): string {
  if (group === 'gift') return 'GIFT';
  return MARKS[group === 'snap' ? 'EBT' : brand];
}

// [C-2.23]
/** Link to directions in a maps service; undefined if the place has no coordinates. */
export const mapsLink = ({ location }: Pick<OrderPlace, 'location'>): string | undefined =>
  location && `https://www.google.com/maps/dir/?api=1&destination=${location.lat},${location.lng}`;
