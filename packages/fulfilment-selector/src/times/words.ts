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

/** What a time costs, as it is said: nothing where fees are not to be shown [F-2.51]. */
export type Fee = { readonly kind: 'unsaid' | 'free' } | { readonly kind: 'cost'; readonly text: string };

/** What a time costs once its waiver is counted, in words [F-2.51]. */
export function feeOf(option: Pick<TimeOption, 'cost' | 'waiver' | 'shouldShowFees'>, locale?: string): Fee {
  const cost = chargeOf(option);
  if (cost === undefined) return { kind: 'unsaid' };
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

/**
 * When a time is: its day, in the words of `wordsOfDay`, and its label; its days, once, where it is one of whole days. Of
 * one that nobody can read there is the label alone.
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
