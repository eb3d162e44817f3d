import {
  chargeOf,
  dayKey,
  formatCents,
  isOfDays,
  longDay,
  parseWindow,
  slotLabel,
  zoneToTell,
} from '@grocer/foundation/domain';
import type { DayKey, TimeOption } from '@grocer/foundation/domain';
import { startOf } from './rules.ts';

/** The fee of a timeslot as shown; `unsaid` if fees are hidden [F-2.51]. */
export type Fee = { readonly kind: 'unsaid' | 'free' } | { readonly kind: 'cost'; readonly text: string };

/** Returns the fee of a timeslot after its waiver, as text [F-2.51]. */
export function feeOf(option: Pick<TimeOption, 'cost' | 'waiver' | 'shouldShowFees'>, locale?: string): Fee {
  const cost = chargeOf(option);
  if (cost === undefined) return { kind: 'unsaid' };
  return cost === 0 ? { kind: 'free' } : { kind: 'cost', text: formatCents(cost, locale) };
}

/** Returns the service's label of a timeslot, else its hours in its own time zone [F-2.51]. */
export function labelOf(
  { displayString, window }: Pick<TimeOption, 'displayString' | 'window'>,
  locale?: string,
): string {
  if (displayString.trim() !== '') return displayString;
  const span = parseWindow(window.value);
  return span ? slotLabel(span, { zone: window.timeZone, ...(locale !== undefined && { locale }) }) : '';
}

/**
 * Returns the day of a timeslot, formatted by `wordsOfDay`, and its label. A timeslot of whole days has its
 * days, and its label if that differs; one that cannot be parsed only has its label.
 */
export function whenOf(
  option: Pick<TimeOption, 'displayString' | 'window'>,
  locale: string,
  wordsOfDay: (day: DayKey, locale: string) => string = longDay,
): readonly string[] {
  const { value, timeZone } = option.window;
  const span = parseWindow(value);
  const label = labelOf(option, locale);
  if (!span) return [label];
  if (!isOfDays(span)) return [wordsOfDay(dayKey(span.start, timeZone), locale), label];
  const days = slotLabel(span, { zone: timeZone, locale });
  return days === label ? [days] : [days, label];
}

interface Clocks {
  readonly zone: string;
  /** The time zone of the device; unknown in some old browsers. */
  readonly device: string | undefined;
  readonly locale?: string;
}

const canBeRead = (option: TimeOption): boolean => startOf(option) !== undefined;

/** Returns the zone to name above some times, if the shopper's own clock differs at one of them. */
export function zoneOfNote(times: readonly TimeOption[], clocks: Clocks): string | undefined {
  // On a day of a clock change, the first and the last time have different offsets.
  for (const option of [times.find(canBeRead), times.findLast(canBeRead)]) {
    const start = option && startOf(option);
    const name = start === undefined ? undefined : zoneToTell(start, clocks);
    if (name !== undefined) return name;
  }
  return undefined;
}
