import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption, TimeslotDay } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { dayAmong, filtered, filtersOf, findTime, needsOtherTimes, vendorsOf } from './filter-rules.ts';
import type { Filter } from './filter-rules.ts';
import { TIME } from '../../../testing/held-time.ts';

const time = (optionId: string, cost: number | undefined, waiver?: number): TimeOption =>
  ({ optionId, quoteId: 'q', cost, waiver }) as TimeOption;
const days: readonly TimeslotDay[] = [
  { date: '2026-11-23', times: [time('a', 695), time('b', 495)] },
  { date: '2026-11-24', times: [time('c', 500), time('d', 695, -300), time('e', undefined)] },
];

describe('the delivery filters', () => {
  it.each([
    ['own and cheap times', days, true, ['all', 'own', 'underFive']],
    ['no own deliveries', days, false, ['all', 'underFive']],
    ['no time under five dollars', [{ date: '2026-11-23', times: [time('a', 500)] }], true, ['all', 'own']],
    ['times without a fee', [{ date: '2026-11-23', times: [time('a', undefined)] }], false, ['all']],
  ] as const)('offers the choices for %s [F-2.65] [F-5.15]', (_, offered, hasOwn, filters) =>
    expect(filtersOf({ days: offered, hasOwn })).toEqual(filters),
  );

  it('compares the cost after the waiver with five dollars [F-5.15] [F-9.8]', () => {
    const left = filtered(days, 'underFive', undefined).map(({ times }) =>
      times.map(({ optionId }) => optionId),
    );
    expect(left).toEqual([['b'], ['d']]);
    expect(filtered(days, 'own', undefined)).toBe(days);
  });

  it('keeps the held time at any cost', () => {
    const left = filtered(days, 'underFive', 'q::a').map(({ times }) =>
      times.map(({ optionId }) => optionId),
    );
    expect(left).toEqual([['a', 'b'], ['d']]);
  });

  it.each<[Filter, Filter, boolean]>([
    ['all', 'own', true],
    ['own', 'all', true],
    ['own', 'underFive', true],
    ['all', 'underFive', false],
    ['underFive', 'all', false],
  ])('compares %s and %s to decide whether other times are needed: %j [F-4.22]', (from, to, asks) =>
    expect(needsOtherTimes(from, to)).toBe(asks),
  );

  it('requests only own deliveries for the own filter and all vendors otherwise [F-4.22]', () => {
    expect(vendorsOf('own')).toEqual({ sources: ['OWN'] });
    expect([vendorsOf('all'), vendorsOf('underFive')]).toEqual([undefined, undefined]);
  });

  it('keeps a day that has times or moves to the next day that has', () => {
    const day = (date: '2026-11-21' | '2026-11-22' | '2026-11-23', has: boolean) => ({
      date,
      times: has ? [TIME] : [],
    });
    const shown = [day('2026-11-21', true), day('2026-11-22', false), day('2026-11-23', true)];
    const at = (date: Parameters<typeof dayAmong>[1]) => dayAmong(shown, date, 0);
    expect([at('2026-11-21'), at('2026-11-22'), at('2026-11-23')]).toEqual([
      '2026-11-21',
      '2026-11-23',
      '2026-11-23',
    ]);
    expect(dayAmong([day('2026-11-22', false)], '2026-11-22', 0)).toBe('2026-11-22');
  });

  it('finds a time by its key on any day', () =>
    expect(findTime(days, optionKey({ quoteId: 'q', optionId: 'd' }))?.waiver).toBe(-300));
});
