import * as v from 'valibot';
import { parseWindow } from '../../domain/time/window.ts';
import { isZone } from '../../domain/time/zone.ts';
import type { Cents } from '../../domain/money.ts';
import type { TimeOption, TimeslotDay, Timeslots } from '../../domain/timeslot.ts';
import { readableIn } from '../call.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';
import { WireQuoteItemsSchema } from './wire-items.ts';
import type { WireQuoteItems } from './wire-items.ts';
import { toWindow, WireWindowSchema } from './wire-window.ts';
import type { WireWindow } from './wire-window.ts';

/** Wire format of a time slot that can be reserved. */
export interface WireTimeOption {
  quoteId: string;
  optionId: string;
  vendorId: string;
  vendorName: string;
  displayString: string;
  cost?: WireAmount | undefined;
  waiver?: WireAmount | undefined;
  shouldShowFees?: boolean | undefined;
  type?: string | undefined;
  incentive?: { displayName: string } | undefined;
  window: WireWindow;
}

const WireTimeOptionSchema = v.object({
  quoteId: v.string(),
  optionId: v.string(),
  vendorId: v.string(),
  vendorName: v.string(),
  displayString: v.string(),
  cost: v.optional(WireAmountSchema),
  waiver: v.optional(WireAmountSchema),
  shouldShowFees: v.optional(v.boolean()),
  type: v.optional(v.string()),
  incentive: v.optional(v.object({ displayName: v.string() })),
  window: WireWindowSchema,
});

// [F-3.10]
/** Wire format of a day: "2026-11-21", or a day of the month with the short name of the month. */
interface WireDay<Time> {
  date: string | number;
  month?: string | undefined;
  times: Time[];
}

/** Wire format of everything that a scheduler offers. */
export interface WireTimeslots<Time = WireTimeOption> {
  data: {
    days: WireDay<Time>[];
    items: Record<string, WireQuoteItems>;
    message?: string | undefined;
    membership?: { type: string; freeThreshold?: WireAmount | undefined } | undefined;
  };
}

const answerOf = <Time extends v.GenericSchema>(time: Time) =>
  v.object({
    data: v.object({
      days: v.array(
        v.object({
          date: v.union([v.string(), v.number()]),
          month: v.optional(v.string()),
          times: v.array(time),
        }),
      ),
      items: v.record(v.string(), WireQuoteItemsSchema),
      message: v.optional(v.string()),
      membership: v.optional(v.object({ type: v.string(), freeThreshold: v.optional(WireAmountSchema) })),
    }),
  });

/** Schemas of the offered times for the service and for clients, where one that cannot be parsed is left out. */
export const timeslotSchemas = {
  response: answerOf(WireTimeOptionSchema),
  tolerates: answerOf(v.unknown()),
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Converts an amount of money that may be absent. */
const toCentsOrNone = (amount: WireAmount | undefined): Cents | undefined =>
  amount === undefined ? undefined : toCents(amount);

const toTimeOption = ({
  cost,
  waiver,
  shouldShowFees = true,
  type,
  incentive,
  window,
  ...same
}: WireTimeOption): TimeOption => ({
  ...same,
  cost: toCentsOrNone(cost),
  waiver: toCentsOrNone(waiver),
  shouldShowFees,
  type: type === 'EXPRESS' ? 'EXPRESS' : 'STANDARD',
  incentive: incentive?.displayName,
  window: toWindow(window),
});

/** Returns the calendar day of a day and month; the year is the one closest to the day's first time. */
function dateOf({ date, month = '', times }: WireDay<WireTimeOption>): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(String(date))) return String(date);
  const monthNumber = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const start = parseWindow(times[0]?.window.value ?? '')?.start;
  if (monthNumber === 0 || start === undefined) return undefined;
  const year = new Date(start).getUTCFullYear();
  const rest = [monthNumber, Number(date)].map((part) => String(part).padStart(2, '0')).join('-');
  const away = (day: string): number => Math.abs(Date.parse(day) - start);
  const [nearest] = [year - 1, year, year + 1]
    .map((one) => `${one}-${rest}`)
    .toSorted((a, b) => away(a) - away(b));
  return nearest;
}

const hasTimes = ({ times }: { readonly times: readonly unknown[] }): boolean => times.length > 0;

/** Returns true for a day of the calendar; `Date` takes February 30 for a day of March. */
function isDay(text: string): boolean {
  const at = new Date(text);
  return at.getTime() > 0 && at.toISOString().startsWith(text);
}

/** Converts a day. Returns nothing if its date or all of its times cannot be parsed. */
function toDay(wire: WireDay<unknown>): readonly TimeslotDay[] {
  const times = readableIn(WireTimeOptionSchema, wire.times).filter(
    ({ window }) => parseWindow(window.value) && isZone(window.timezone),
  );
  const date = dateOf({ ...wire, times });
  return date === undefined || !isDay(date) || (hasTimes(wire) && !times[0])
    ? []
    : [{ date, times: times.map(toTimeOption) }];
}

/**
 * Converts the offered times, without days and times that cannot be parsed. Throws if times are offered and
 * none of them can be parsed.
 */
export function toTimeslots({ data }: WireTimeslots<unknown>): Timeslots {
  const days = data.days.flatMap(toDay);
  if (data.days.some(hasTimes) && !days.some(hasTimes)) throw new TypeError('No time can be parsed.');
  return {
    days,
    items: data.items,
    message: data.message,
    membership: data.membership && {
      type: data.membership.type,
      freeThreshold: toCentsOrNone(data.membership.freeThreshold),
    },
  };
}
