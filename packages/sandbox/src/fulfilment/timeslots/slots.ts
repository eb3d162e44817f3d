import { parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { addDays, dayKey, sevenDays } from '@grocer/foundation/domain';
import { numberOf } from '../places/seeded-random.ts';
import { hoursOf, openingAt, storeTimeAt } from '../stores/opening-hours.ts';
import type { DayHours, WeeklyHours } from '../stores/opening-hours.ts';
import type { StoresTable } from '../stores/stores-table.ts';
import type { Service } from './services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The latest that a slot can be chosen before it begins. */
const LEAD_MS = 30 * MINUTE;
/** Express slots begin at quarters of an hour. */
const QUARTER_MS = 15 * MINUTE;

/** A stretch of time of one service, as two instants. */
export interface Slot {
  readonly optionId: string;
  readonly service: Service;
  readonly store: StoresTable;
  readonly start: number;
  readonly end: number;
}

/** The id of a slot: where, how, and the minute it begins. */
const optionIdOf = (store: StoresTable, service: Service, start: number): string =>
  `${store.location_id}.${service.key}.${start / MINUTE}`;

/** How many shoppers a slot takes; every sixth one is sold out from the beginning. A parcel more is always taken. */
export const capacityOf = (optionId: string): number =>
  optionId.includes('PARCEL.') ? 1_000_000 : numberOf(optionId) % 6;

export const slotAt = (store: StoresTable, service: Service, start: number): Slot => ({
  optionId: optionIdOf(store, service, start),
  service,
  store,
  start,
  end: start + service.minutes * MINUTE,
});

/** The instant at which a clock in a zone shows a time on a day; a time that is skipped comes an hour later. */
const instantOf = (day: string, time: string, zone: string): number =>
  toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), zone, 'compatible')
    .toDate()
    .getTime();

const opensOn = (hours: WeeklyHours, day: string, zone: string): DayHours => {
  const { weekday } = storeTimeAt(instantOf(day, '12:00', zone), zone);
  return hours[weekday];
};

/** When a service works on one day: while the store is open, but nobody is served before eight in the morning. */
function workingOn(hours: WeeklyHours, day: string, zone: string): { from: number; to: number } {
  const { open, close, open24 } = opensOn(hours, day, zone);
  const closesLater = open24 || close <= open;
  return {
    from: instantOf(day, open24 || open >= '08:00' ? open : '08:00', zone),
    to: instantOf(closesLater ? addDays(day, 1) : day, close, zone),
  };
}

/** Slots that begin on the hour of the first one, each as long as the other: a day may have 23 or 25 hours. */
function regularSlots(store: StoresTable, service: Service, days: readonly string[]): readonly Slot[] {
  const hours = hoursOf(store);
  return days.flatMap((day) => {
    const { from, to } = workingOn(hours, day, store.time_zone);
    const length = service.minutes * MINUTE;
    const count = Math.max(0, Math.floor((to - from) / length));
    return Array.from({ length: count }, (_, index) => slotAt(store, service, from + index * length));
  });
}

/** The one express slot: an hour from now on, while the store is open. */
function expressSlot(store: StoresTable, service: Service, now: number): readonly Slot[] {
  const start = Math.ceil((now + LEAD_MS) / QUARTER_MS) * QUARTER_MS;
  const { isOpen } = openingAt(hoursOf(store), storeTimeAt(start + HOUR, store.time_zone));
  return isOpen ? [slotAt(store, service, start)] : [];
}

/** What is ordered later in a day is sent the day after. */
const LAST_PARCEL = '20:00';

/** The one parcel that can be had now: it comes from the day on after it is sent. */
function parcelSlot(store: StoresTable, service: Service, now: number): Slot {
  const { time_zone: zone } = store;
  const today = dayKey(now, zone);
  const sent = now < instantOf(today, LAST_PARCEL, zone) ? today : addDays(today, 1);
  return slotAt(store, service, instantOf(addDays(sent, 1), '00:00', zone));
}

/** Every slot of a service that can still be chosen in the seven days from today, by the calendar of the store. */
export function slotsOf(store: StoresTable, service: Service, now: number): readonly Slot[] {
  const today = dayKey(now, store.time_zone);
  const days = sevenDays(today);
  if (service.key === 'EXPRESS') return expressSlot(store, service, now);
  if (service.modality === 'SHIP') return [parcelSlot(store, service, now)];
  // What opened yesterday evening may have slots after midnight.
  return regularSlots(store, service, [addDays(today, -1), ...days]).filter(
    ({ start }) => start > now + LEAD_MS && days.includes(dayKey(start, store.time_zone)),
  );
}
