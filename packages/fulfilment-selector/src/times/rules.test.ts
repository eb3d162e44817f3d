import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption, TimeslotDay } from '@grocer/foundation/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpenDay,
  nextOpenDay,
  nextChange,
  nextStart,
  preselected,
  preselectedTime,
  slotsAt,
  stripOf,
  withHeld,
  zoneOf,
} from './rules.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string): number => Date.parse(iso);

/** Returns a timeslot of two hours. */
function timeAt(iso: string, more: Partial<TimeOption> = {}): TimeOption {
  const value = `${new Date(iso).toISOString()}/PT2H`;
  const option = {
    quoteId: 'q',
    optionId: iso,
    vendorId: 'OWN',
    vendorName: 'Millbrook Delivery',
    displayString: 'then',
    cost: 695,
    waiver: undefined,
    shouldShowFees: true,
    type: 'STANDARD' as const,
    incentive: undefined,
    window: { value, timeZone: NEW_YORK },
  };
  return { ...option, ...more };
}

const day = (date: string, ...times: TimeOption[]): TimeslotDay => ({ date, times });
const datesOf = (days: readonly TimeslotDay[]): string[] => days.map(({ date }) => date);
const NOON = at('2026-11-21T17:00:00Z');
const nothingHeld = { now: NOON, heldKey: undefined };

describe('the strip of days', () => {
  it.each([
    ['today, where it has times', '2026-11-21', ['2026-11-21', '2026-11-22']],
    ['today, where it has none', '2026-11-21', ['2026-11-23']],
    ['today, where nothing is named at all', '2026-11-21', []],
    ['today, where the service still names yesterday', '2026-11-21', ['2026-11-20', '2026-11-24']],
    ['the first there is, where that is after the week', '2026-12-05', ['2026-12-05', '2026-12-06']],
  ])('shows seven days from %s [F-9.2]', (_, first, dates) => {
    const days = stripOf(
      dates.map((date) => day(date, timeAt(`${date}T18:00:00Z`))),
      '2026-11-21',
    );
    expect(days).toHaveLength(7);
    expect(days[0]?.date).toBe(first);
  });

  it.each([
    ['today, where that has times and the rest comes much later', '2026-11-21', ['2026-11-21', '2026-12-05']],
    [
      'what comes after the week, where only yesterday is named besides',
      '2026-12-05',
      ['2026-11-20', '2026-12-05'],
    ],
    ['today, where its last day has the first times', '2026-11-21', ['2026-11-27']],
    ['the next week’s first day, where that has them', '2026-11-28', ['2026-11-28']],
    ['the earliest, in whichever order they come', '2026-12-01', ['2026-12-03', '2026-12-01', '2026-12-02']],
  ])('starts with %s [F-9.2]', (_, first, dates) => {
    const days = dates.map((date) => day(date, timeAt(`${date}T18:00:00Z`)));
    expect(stripOf([day('2026-11-29'), ...days], '2026-11-21')[0]?.date).toBe(first);
  });

  it('includes days without times and shows at most seven [F-9.2]', () => {
    const dates = [21, 22, 24, 25, 26, 27, 28, 29].map((date) => `2026-11-${date}`);
    const days = stripOf(
      dates.map((date) => day(date, timeAt(`${date}T18:00:00Z`))),
      '2026-11-21',
    );
    expect(datesOf(days)).toEqual([21, 22, 23, 24, 25, 26, 27].map((date) => `2026-11-${date}`));
    expect(days.map(({ times }) => times.length)).toEqual([1, 1, 0, 1, 1, 1, 1]);
  });

  it('lists a time once when the service repeats it', () => {
    const [one, other] = [timeAt('2026-11-21T17:00:00Z'), timeAt('2026-11-21T18:00:00Z')];
    const [today] = stripOf([day('2026-11-21', one, other, one)], '2026-11-21');
    expect(today?.times).toEqual([one, other]);
  });

  it.each([
    ['the next one with times', '2026-11-21', '2026-11-23'],
    ['the next one after that', '2026-11-23', '2026-11-25'],
    ['the first one where none comes after', '2026-11-25', '2026-11-23'],
  ])('leads on to %s', (_, from, to) => {
    const dates = ['2026-11-23', '2026-11-25'];
    const past = day('2026-11-21', timeAt('2026-11-21T12:00:00Z'));
    const strip = stripOf(
      [past, ...dates.map((date) => day(date, timeAt(`${date}T18:00:00Z`)))],
      '2026-11-21',
    );
    expect(nextOpenDay(strip, from, NOON)).toBe(to);
  });

  it('leads nowhere when no other day has a time', () => {
    const strip = stripOf([day('2026-11-22', timeAt('2026-11-22T18:00:00Z'))], '2026-11-21');
    expect(nextOpenDay(strip, '2026-11-22', NOON)).toBeUndefined();
    expect(nextOpenDay([], '2026-11-22', NOON)).toBeUndefined();
  });

  it('steps by calendar days over the end of daylight saving time', () => {
    expect(datesOf(stripOf([], '2026-10-31'))).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
    ]);
  });

  it('uses the time zone of its times unless it is not a place', () => {
    const odd = timeAt('2026-11-21T18:00:00Z', { window: { value: '', timeZone: 'Etc/GMT+5' } });
    expect(zoneOf([day('2026-11-21', odd, timeAt('2026-11-21T18:00:00Z'))])).toBe(NEW_YORK);
    expect(zoneOf([day('2026-11-21', odd)])).toBeUndefined();
    expect(zoneOf([], 'America/Denver')).toBe('America/Denver');
  });
});

describe('the state of a time', () => {
  it.each([
    ['before it begins', '2026-11-21T16:59:59Z', 'free'],
    ['as it begins', '2026-11-21T17:00:00Z', 'past'],
    ['after it has begun', '2026-11-21T17:30:00Z', 'past'],
  ])('is determined %s', (_, now, state) => {
    const [slot] = slotsAt([timeAt('2026-11-21T17:00:00Z')], { now: at(now), heldKey: undefined });
    expect(slot?.state).toBe(state);
  });

  it('is past when its window is invalid', () => {
    const odd = timeAt('2026-11-21T18:00:00Z', { window: { value: 'soon', timeZone: NEW_YORK } });
    expect(slotsAt([odd], nothingHeld)[0]?.state).toBe('past');
    expect(isOpenDay({ times: [odd] }, NOON)).toBe(false);
  });

  it('is marked with its key and whether it is held', () => {
    const [one, other] = [timeAt('2026-11-21T18:00:00Z'), timeAt('2026-11-21T20:00:00Z')];
    const slots = slotsAt([one, other], { now: NOON, heldKey: optionKey(other) });
    expect(slots).toEqual([
      { key: optionKey(one), option: one, state: 'free', isHeld: false },
      { key: optionKey(other), option: other, state: 'free', isHeld: true },
    ]);
  });

  it('closes the day when its last time begins', () => {
    const times = [timeAt('2026-11-21T16:00:00Z'), timeAt('2026-11-21T18:00:00Z')];
    expect(isOpenDay({ times }, at('2026-11-21T17:59:59Z'))).toBe(true);
    expect(isOpenDay({ times }, at('2026-11-21T18:00:00Z'))).toBe(false);
  });

  it('leads from its day to the next open day, or else to the first', () => {
    const on = (date: string) => day(date, timeAt(`${date}T18:00:00Z`));
    const days = [
      day('2026-11-20', timeAt('2026-11-20T18:00:00Z')),
      on('2026-11-22'),
      day('2026-11-23'),
      on('2026-11-24'),
      on('2026-11-26'),
    ];
    const next = (date: string) => nextOpenDay(days, date, NOON);
    expect(['21', '22', '24', '26'].map((date) => next(`2026-11-${date}`))).toEqual([
      '2026-11-22',
      '2026-11-24',
      '2026-11-26',
      '2026-11-22',
    ]);
    expect(nextOpenDay([on('2026-11-22')], '2026-11-22', NOON)).toBeUndefined();
  });

  it('is checked again at the next start until the last', () => {
    const times = ['T18:00:00Z', 'T16:00:00Z', 'T20:00:00Z'].map((time) => timeAt(`2026-11-21${time}`));
    expect(nextStart(times, NOON)).toBe(at('2026-11-21T18:00:00Z'));
    expect(nextStart(times, at('2026-11-21T20:00:00Z'))).toBeUndefined();
    const zone = 'America/New_York';
    expect(nextChange(times, zone, NOON)).toBe(at('2026-11-21T18:00:00Z'));
    expect(nextChange(times, zone, at('2026-11-21T20:00:00Z'))).toBe(at('2026-11-22T05:00:00Z'));
    expect(nextChange([], zone, at('2026-11-01T04:00:00Z'))).toBe(at('2026-11-02T05:00:00Z'));
  });
});

describe('the preselected time', () => {
  const first = timeAt('2026-11-21T16:00:00Z');
  const second = timeAt('2026-11-21T18:00:00Z');
  const third = timeAt('2026-11-21T20:00:00Z');
  const later = timeAt('2026-11-23T18:00:00Z');

  it('is the first available time of a day or the held one [F-4.19]', () => {
    const times = [first, second, third];
    expect(preselectedTime(times, nothingHeld)).toBe(optionKey(second));
    expect(preselectedTime(times, { now: NOON, heldKey: optionKey(third) })).toBe(optionKey(third));
    expect(preselectedTime([first], nothingHeld)).toBeUndefined();
  });

  it.each([
    [
      'the first day with a time left',
      [day('2026-11-21', first), day('2026-11-23', later)],
      undefined,
      later,
    ],
    ['the first time of it', [day('2026-11-21', second, third)], undefined, second],
    [
      'the held time and its day',
      [day('2026-11-21', second), day('2026-11-23', later)],
      optionKey(later),
      later,
    ],
    [
      'the held time among others of its day',
      [day('2026-11-21', second), day('2026-11-23', timeAt('2026-11-23T16:00:00Z'), later)],
      optionKey(later),
      later,
    ],
  ])('is %s [F-4.19]', (_, days, heldKey, { optionId, ...option }) => {
    expect(preselected(days, { now: NOON, heldKey })).toEqual({
      date: optionId.slice(0, 10),
      key: optionKey({ ...option, optionId }),
    });
  });

  it('is the first available time when the held one has begun', () => {
    const days = [day('2026-11-21', first), day('2026-11-23', later)];
    expect(preselected(days, { now: NOON, heldKey: optionKey(first) })).toEqual({
      date: '2026-11-23',
      key: optionKey(later),
    });
    const moment = { now: NOON, heldKey: optionKey(first) };
    expect(preselectedTime([first, second, third], moment)).toBe(optionKey(second));
  });

  it('is undefined when no time is available', () => {
    expect(preselected([day('2026-11-21', first), day('2026-11-22')], nothingHeld)).toBeUndefined();
  });
});

describe('the shopper’s held time', () => {
  const held = timeAt('2026-11-22T04:30:00Z');

  it('is added to its day and marked when the list does not offer it', () => {
    const days = withHeld(
      [day('2026-11-21', timeAt('2026-11-21T18:00:00Z'), timeAt('2026-11-22T04:45:00Z')), day('2026-11-22')],
      held,
    );
    const onDay = days.find(({ date }) => date === '2026-11-21');
    expect(onDay?.times.map(({ optionId }) => optionId)).toEqual([
      '2026-11-21T18:00:00Z',
      '2026-11-22T04:30:00Z',
      '2026-11-22T04:45:00Z',
    ]);
    const slots = slotsAt(onDay?.times ?? [], { now: NOON, heldKey: optionKey(held) });
    expect(slots.map(({ isHeld }) => isHeld)).toEqual([false, true, false]);
  });

  it.each([
    ['whose window says nothing', { value: 'soon', timeZone: NEW_YORK }],
    ['in a zone that is no place', { value: '2026-11-22T04:30:00Z/PT2H', timeZone: 'Etc/UTC' }],
  ])('is not added when it is one %s', (_what, window) => {
    const list = [day('2026-11-21')];
    expect(withHeld(list, { ...held, window })).toBe(list);
  });

  it('leaves the other days unchanged', () => {
    const other = day('2026-11-22', timeAt('2026-11-22T18:00:00Z'));
    expect(withHeld([other], held)).toEqual([other, day('2026-11-21', held)]);
  });

  it('is added once, with its day if necessary', () => {
    const list = [day('2026-11-21', held)];
    expect(withHeld(list, held)).toBe(list);
    expect(withHeld([], held)).toEqual([day('2026-11-21', held)]);
    expect(withHeld(list, undefined)).toBe(list);
  });
});

it('preselects no past time, and always shows seven different days', () => {
  const hour = fc.integer({ min: -48, max: 240 });
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 40 }), fc.integer({ min: 0, max: 24 * 14 }), (hours, from) => {
      const now = at('2026-10-28T04:00:00Z') + from * 3_600_000;
      const times = hours.map((one) => timeAt(new Date(now + one * 3_600_000 + 1).toISOString()));
      const days = stripOf(withHeld([], times[0]), '2026-10-28');
      expect(new Set(datesOf(days)).size).toBe(7);
      const chosen = preselected([day('2026-10-28', ...times)], { now, heldKey: undefined });
      const start = times.find((one) => optionKey(one) === chosen?.key);
      expect(chosen === undefined || at((start?.window.value ?? '').slice(0, 24)) > now).toBe(true);
    }),
  );
});
