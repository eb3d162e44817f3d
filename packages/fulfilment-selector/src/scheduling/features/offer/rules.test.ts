import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption, TimeslotDay } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { TIME } from '../../../testing/held-time.ts';
import { choiceOn, chosenAmong, shownOffer, withReservedTime } from './rules.ts';
import type { Offer } from './rules.ts';

const NOON = Date.parse('2026-11-21T17:00:00Z');

const timeAt = (iso: string, more: Partial<TimeOption> = {}): TimeOption => ({
  ...TIME,
  vendorId: 'PARTNER',
  optionId: iso,
  cost: 695,
  window: { value: `${iso}/PT2H`, timeZone: 'America/New_York' },
  ...more,
});

const past = timeAt('2026-11-21T15:00:00Z');
const evening = timeAt('2026-11-21T23:00:00Z');
const own = timeAt('2026-11-22T15:00:00Z', { vendorId: 'OWN' });
const cheap = timeAt('2026-11-23T15:00:00Z', { cost: 395 });
const days: readonly TimeslotDay[] = [
  { date: '2026-11-21', times: [past, evening] },
  { date: '2026-11-22', times: [own] },
  { date: '2026-11-23', times: [cheap] },
];
const offerWith = (...on: readonly TimeslotDay[]): Offer => ({
  days: on,
  items: {},
  zone: 'America/New_York',
  message: undefined,
  plan: undefined,
  freeThreshold: undefined,
});
const [saturday, sunday, monday] = days as readonly [TimeslotDay, TimeslotDay, TimeslotDay];
const holding = (held?: TimeOption) => ({ now: NOON, heldKey: held && optionKey(held) });

describe('the offer that is shown', () => {
  it.each([
    ['nothing is held', undefined, undefined, { date: '2026-11-21', key: undefined }],
    ['a time is held', undefined, own, { date: '2026-11-22', key: optionKey(own) }],
    ['there is a day to stay at', '2026-11-23', own, { date: '2026-11-23', key: undefined }],
    ['what is held is on it', '2026-11-22', own, { date: '2026-11-22', key: optionKey(own) }],
    ['the day to stay at has no times', '2026-11-25', undefined, { date: '2026-11-21', key: undefined }],
  ] as const)('chooses a day when %s [F-4.20] [F-4.21]', (_, date, held, choice) =>
    expect(shownOffer(offerWith(...days), { filter: 'all', date }, holding(held)).choice).toEqual(choice),
  );

  it.each([
    ['there is a cheap time', 'underFive', days, 'underFive', true],
    ['no time is cheap', 'underFive', [saturday, sunday], 'all', true],
    ['the banner delivers', 'own', [sunday], 'own', true],
    ['the banner’s own have been asked for', 'own', [saturday], 'own', true],
    ['only others deliver', 'all', [saturday, monday], 'all', false],
  ] as const)('keeps a filter that matches, when %s [F-2.65]', (_, filter, on, kept, hasOwn) =>
    expect(shownOffer(offerWith(...on), { filter, date: undefined }, holding())).toMatchObject({
      filter: kept,
      hasOwn,
    }),
  );

  it('moves to the next day that matches the filter', () =>
    expect(
      shownOffer(offerWith(...days), { filter: 'underFive', date: '2026-11-21' }, holding()).choice?.date,
    ).toBe('2026-11-23'));
});

describe('choosing a day', () => {
  it.each([
    ['is chosen with the time that is held on it', '2026-11-22', own, optionKey(own)],
    ['is chosen without one that is held on another', '2026-11-21', own, undefined],
    ['is chosen without a time where nothing is held', '2026-11-22', undefined, undefined],
  ] as const)('%s', (_, date, held, key) =>
    expect(choiceOn(days, date, held && optionKey(held))).toEqual({ date, key }),
  );
});

describe('a held time', () => {
  it.each([
    ['is chosen where it is on offer', days],
    ['comes to the offer where it is not among it', [saturday, monday]],
  ] as const)('%s', (_, on) => {
    const now = withReservedTime(offerWith(...on), own);
    expect(now?.choice).toEqual({ date: '2026-11-22', key: optionKey(own) });
    expect(now?.offer.days.find(({ date }) => date === '2026-11-22')?.times).toEqual([own]);
  });

  it('is not chosen when its window is invalid', () => {
    const broken = { ...own, optionId: 'broken', window: { value: 'then', timeZone: 'nowhere' } };
    expect(withReservedTime(offerWith(...days), broken)).toBeUndefined();
  });
});

describe('a chosen time', () => {
  it.each([
    ['can be had while it has not begun', evening, undefined, evening],
    ['cannot be had once it has', past, undefined, undefined],
    ['stays the service’s to end where it is held', past, past, past],
    ['that is not on offer is none', timeAt('2026-11-24T15:00:00Z'), undefined, undefined],
  ] as const)('%s', (_, chosen, held, found) =>
    expect(chosenAmong(days, optionKey(chosen), holding(held))).toBe(found),
  );
});
