import { parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { addDays, dayKey, sevenDays } from '@grocer/foundation/domain';
import { numberOf } from '../places/seeded-random.ts';
import { hoursOf, openingAt, storeTimeAt } from '../stores/opening-hours.ts';
import type { DayHours, WeeklyHours } from '../stores/opening-hours.ts';
import type { StoresTable } from '../stores/stores-table.ts';
import type { Service } from './services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Minimum time in ms between choosing a slot and its start. */
const LEAD_MS = 30 * MINUTE;
/** Express slots start at a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE;

/** A time slot of one service, as two instants. */
export interface Slot {
  readonly optionId: string;
  readonly service: Service;
  readonly store: StoresTable;
  readonly start: number;
  readonly end: number;
}

/** Returns the id of a slot: its store, service and starting minute. */
const optionIdOf = (store: StoresTable, service: Service, start: number): string =>
  `${store.location_id}.${service.key}.${start / MINUTE}`;

/**
 * Returns how many shoppers a slot takes: none for about every sixth slot. Parcels are practically unlimited.
 */
export const capacityOf = (optionId: string): number =>
  optionId.includes('PARCEL.') ? 1_000_000 : numberOf(optionId) % 6;

export const slotAt = (store: StoresTable, service: Service, start: number): Slot => ({
  optionId: optionIdOf(store, service, start),
  service,
  store,
  start,
  end: start + service.minutes * MINUTE,
});

/** Returns the instant of a local time on a day; a time that daylight saving skips is an hour later. */
const instantOf = (day: string, time: string, zone: string): number =>
  toZoned(toCalendarDateTime(parseDate(day), parseTime(time)), zone, 'compatible')
    .toDate()
    .getTime();

const opensOn = (hours: WeeklyHours, day: string, zone: string): DayHours => {
  const { weekday } = storeTimeAt(instantOf(day, '12:00', zone), zone);
  return hours[weekday];
};

/** Returns a service's hours on a day: the store's, but not before 8 a.m. unless it is open 24 hours. */
function workingOn(hours: WeeklyHours, day: string, zone: string): { from: number; to: number } {
  const { open, close, open24 } = opensOn(hours, day, zone);
  const closesLater = open24 || close <= open;
  return {
    from: instantOf(day, open24 || open >= '08:00' ? open : '08:00', zone),
    to: instantOf(closesLater ? addDays(day, 1) : day, close, zone),
  };
}

/** Returns each day's slots, all equally long from the start of work on; a day may have 23 or 25 hours. */
function regularSlots(store: StoresTable, service: Service, days: readonly string[]): readonly Slot[] {
  const hours = hoursOf(store);
  return days.flatMap((day) => {
    const { from, to } = workingOn(hours, day, store.time_zone);
    const length = service.minutes * MINUTE;
    const count = Math.max(0, Math.floor((to - from) / length));
    return Array.from({ length: count }, (_, index) => slotAt(store, service, from + index * length));
  });
}

/**
 * Returns the one express slot: the next quarter at least half an hour away, if the store is open at the
 * slot's end.
 */
function expressSlot(store: StoresTable, service: Service, now: number): readonly Slot[] {
  const start = Math.ceil((now + LEAD_MS) / QUARTER_MS) * QUARTER_MS;
  const { isOpen } = openingAt(hoursOf(store), storeTimeAt(start + HOUR, store.time_zone));
  return isOpen ? [slotAt(store, service, start)] : [];
}

/** A parcel that is ordered later is sent the next day. */
const LAST_PARCEL = '20:00';

/** Returns the one parcel slot: delivery starts on the day after the parcel is sent. */
function parcelSlot(store: StoresTable, service: Service, now: number): Slot {
  const { time_zone: zone } = store;
  const today = dayKey(now, zone);
  const sent = now < instantOf(today, LAST_PARCEL, zone) ? today : addDays(today, 1);
  return slotAt(store, service, instantOf(addDays(sent, 1), '00:00', zone));
}

/**
 * Returns all slots of a service that can still be chosen within seven days, by the store's local calendar.
 */
export function slotsOf(store: StoresTable, service: Service, now: number): readonly Slot[] {
  const today = dayKey(now, store.time_zone);
  const days = sevenDays(today);
  if (service.key === 'EXPRESS') return expressSlot(store, service, now);
  if (service.modality === 'SHIP') return [parcelSlot(store, service, now)];
  // A store that opened yesterday evening may have slots after midnight.
  return regularSlots(store, service, [addDays(today, -1), ...days]).filter(
    ({ start }) => start > now + LEAD_MS && days.includes(dayKey(start, store.time_zone)),
  );
}
