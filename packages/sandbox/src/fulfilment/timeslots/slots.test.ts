import { dayKey, slotLabel } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { buildStores } from '../stores/build-stores.ts';
import type { StoresTable } from '../stores/stores-table.ts';
import { servicesOf } from './services.ts';
import { capacityOf, slotsOf } from './slots.ts';

const HOUR = 60 * 60_000;

function storeIn(zone: string, hours: string): StoresTable {
  const found = buildStores().find(
    (store) => store.kind === 'store' && store.time_zone === zone && store.hours.includes(hours),
  );
  if (!found) throw new Error(`No store in ${zone} is open ${hours}.`);
  return found;
}

const ALL_DAY = '"open24":true';
const INTO_THE_NIGHT = '"open":"20:00"';

function pickupsOn(store: StoresTable, day: string, now: string) {
  const [service] = servicesOf(store, 'PICKUP');
  if (!service) throw new Error('Nothing is picked up there.');
  return slotsOf(store, service, Date.parse(now)).filter(
    ({ start }) => dayKey(start, store.time_zone) === day,
  );
}

describe('the slots of a store that never closes', () => {
  it.each([
    ['America/New_York', '2026-11-01', '2026-10-31T12:00:00Z', 25],
    ['America/New_York', '2027-03-14', '2027-03-13T12:00:00Z', 23],
    ['America/Indiana/Indianapolis', '2027-03-14', '2027-03-13T12:00:00Z', 23],
    ['America/Anchorage', '2026-11-01', '2026-10-31T12:00:00Z', 25],
    ['America/Phoenix', '2026-11-01', '2026-10-31T12:00:00Z', 24],
    ['America/Phoenix', '2027-03-14', '2027-03-13T12:00:00Z', 24],
    ['America/Denver', '2026-11-03', '2026-10-31T12:00:00Z', 24],
  ] as const)('in %s on %s are hourly, even when the clocks change', (zone, day, now, count) => {
    const store = storeIn(zone, ALL_DAY);
    const slots = pickupsOn(store, day, now);
    expect(slots).toHaveLength(count);
    const [first] = slots;
    for (const [index, { start, end }] of slots.entries())
      expect([start, end]).toEqual([index, index + 1].map((hours) => (first?.start ?? 0) + hours * HOUR));
    const labels = slots.map((slot) => slotLabel(slot, { zone }));
    expect(new Set(labels).size).toBe(count);
  });
});

it.each([
  // From 8 p.m. in New York on.
  ['2027-06-15T23:59:00Z', '2027-06-16'],
  ['2027-06-16T00:00:00Z', '2027-06-17'],
  ['2027-06-16T03:59:00Z', '2027-06-17'],
  ['2027-06-16T04:00:00Z', '2027-06-17'],
])('offers a parcel that is ordered at %s from %s on', (now, first) => {
  const store = storeIn('America/New_York', ALL_DAY);
  const slots = servicesOf(store, 'SHIP').flatMap((service) => slotsOf(store, service, Date.parse(now)));
  expect(slots.map(({ start }) => dayKey(start, store.time_zone))).toEqual([first, first]);
});

describe('the slots of seven days', () => {
  it('start with the day of the store', () => {
    const store = storeIn('America/Anchorage', ALL_DAY);
    const [service] = servicesOf(store, 'PICKUP');
    // The evening of the 30th there, and the 31st in Greenwich.
    const slots = service ? slotsOf(store, service, Date.parse('2026-10-31T04:00:00Z')) : [];
    const days = [...new Set(slots.map(({ start }) => dayKey(start, store.time_zone)))];
    expect(days).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
    ]);
  });

  it('belong to the day on which they start when a store is open overnight', () => {
    const store = storeIn('America/New_York', INTO_THE_NIGHT);
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: store.time_zone,
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const hours = pickupsOn(store, '2026-11-18', '2026-11-17T12:00:00Z').map(({ start }) =>
      Number(clock.format(start)),
    );
    expect(hours.toSorted((a, b) => a - b)).toEqual([0, 1, 20, 21, 22, 23]);
  });

  it('leave out what starts too soon, and include one express slot at a quarter hour', () => {
    const store = storeIn('America/New_York', ALL_DAY);
    const now = Date.parse('2026-11-17T15:07:00Z');
    const [partner, express] = servicesOf(store, 'DELIVERY');
    if (!partner || !express) throw new Error('Nobody delivers there.');
    expect(Math.min(...slotsOf(store, partner, now).map(({ start }) => start))).toBe(
      Date.parse('2026-11-17T16:00:00Z'),
    );
    expect(slotsOf(store, express, now).map(({ start }) => new Date(start).toISOString())).toEqual([
      '2026-11-17T15:45:00.000Z',
    ]);
  });
});

it('gives each slot a capacity of its own, from zero to five', () => {
  const store = storeIn('America/New_York', ALL_DAY);
  const [service] = servicesOf(store, 'PICKUP');
  const slots = service ? slotsOf(store, service, Date.parse('2026-11-17T15:00:00Z')) : [];
  const rooms = new Set(slots.map(({ optionId }) => capacityOf(optionId)));
  expect(rooms).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
