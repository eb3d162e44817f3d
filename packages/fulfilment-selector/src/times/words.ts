import {
  dayText,
  effectiveCost,
  formatCents,
  parseWindow,
  slotLabel,
  zoneToTell,
} from '@grocer/foundation/domain';
import type { DayKey, TimeOption } from '@grocer/foundation/domain';
import { startOf } from './rules.ts';

/** What a time costs, as it is said: nothing where fees are not to be shown [F-2.51]. */
export type Fee = { readonly kind: 'unsaid' | 'free' } | { readonly kind: 'cost'; readonly text: string };

/** What a time costs once its waiver is counted, in words [F-2.51]. */
export function feeOf(option: Pick<TimeOption, 'cost' | 'waiver' | 'shouldShowFees'>, locale?: string): Fee {
  const cost = effectiveCost(option);
  if (!option.shouldShowFees || cost === undefined) return { kind: 'unsaid' };
  return cost === 0 ? { kind: 'free' } : { kind: 'cost', text: formatCents(cost, locale) };
}

/** A time as the service writes it, else by the clock of its own place [F-2.51]. */
export function labelOf(
  { displayString, window }: Pick<TimeOption, 'displayString' | 'window'>,
  locale?: string,
): string {
  if (displayString.trim() !== '') return displayString;
  const span = parseWindow(window.value);
  return span ? slotLabel(span, { zone: window.timeZone, ...(locale !== undefined && { locale }) }) : '';
}

/** "Monday, November 2". */
export const longDay = (date: DayKey, locale?: string): string =>
  dayText(date, { weekday: 'long', month: 'long', day: 'numeric' }, locale);

/** "Mon" and "Nov 2", as the strip of days writes them one above the other. */
export const shortDay = (
  date: DayKey,
  locale?: string,
): { readonly weekday: string; readonly day: string } => ({
  weekday: dayText(date, { weekday: 'short' }, locale),
  day: dayText(date, { month: 'short', day: 'numeric' }, locale),
});

interface Clocks {
  readonly zone: string;
  /** The zone of the device; unknown in some old browsers. */
  readonly device: string | undefined;
  readonly locale?: string;
}

const canBeRead = (option: TimeOption): boolean => startOf(option) !== undefined;

/** The zone to name above some times: where the shopper's own clock shows another time at one of them. */
export function zoneOfNote(times: readonly TimeOption[], clocks: Clocks): string | undefined {
  // A day on which clocks change has two offsets; no other has.
  for (const option of [times.find(canBeRead), times.findLast(canBeRead)]) {
    const start = option && startOf(option);
    const name = start === undefined ? undefined : zoneToTell(start, clocks);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The zone of the device, where the browser says. */
export const deviceZone = (): string | undefined =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
