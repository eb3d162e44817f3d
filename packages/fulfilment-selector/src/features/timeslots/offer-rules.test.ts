import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption, Timeslots } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { TIME } from '../../testing/held-time.ts';
import { chosenAmong, shownTimes } from './offer-rules.ts';

const NOON = Date.parse('2026-11-21T17:00:00Z');
const moment = { now: NOON, heldKey: undefined };

const timeAt = (iso: string, timeZone = 'America/New_York'): TimeOption => ({
  ...TIME,
  optionId: iso,
  window: { value: `${iso}/PT2H`, timeZone },
});
const past = timeAt('2026-11-21T15:00:00Z');
const evening = timeAt('2026-11-21T23:00:00Z');
const days = [{ date: '2026-11-21', times: [past, evening] }] as const;
const answer = (...times: readonly TimeOption[]): Timeslots => ({
  days: [{ date: '2026-11-21', times }],
  items: {},
  message: undefined,
  membership: undefined,
});

describe('shownTimes', () => {
  it('chooses the first available time [F-4.19]', () =>
    expect(shownTimes(answer(past, evening), moment, false)).toMatchObject({
      times: { phase: 'ready', offer: { zone: 'America/New_York' } },
      chosenTime: { date: '2026-11-21', key: optionKey(evening) },
    }));

  it('chooses no time when the list replaces one that is gone', () =>
    expect(shownTimes(answer(past, evening), moment, true).chosenTime).toEqual({
      date: '2026-11-21',
      key: undefined,
    }));

  it.each([
    ['there are none', answer(), false, 'unavailable'],
    ['all have begun', answer(past), false, 'unavailable'],
    [
      'no place is known that they are at',
      answer(timeAt('2026-11-21T23:00:00Z', 'nowhere')),
      false,
      'unavailable',
    ],
    ['none is left', answer(), true, 'gone'],
  ] as const)('shows no times when %s', (_, all, isAgain, why) =>
    expect(shownTimes(all, moment, isAgain)).toEqual({ times: { phase: 'empty', why } }),
  );
});

describe('the chosen time', () => {
  it.each([
    ['can be reserved', { date: '2026-11-21', key: optionKey(evening) }, evening],
    ['cannot be reserved once it has begun', { date: '2026-11-21', key: optionKey(past) }, undefined],
    ['of another day is none', { date: '2026-11-22', key: optionKey(evening) }, undefined],
    ['is none while there is only a day', { date: '2026-11-21', key: undefined }, undefined],
  ] as const)('%s', (_, chosen, found) => expect(chosenAmong(days, chosen, moment)).toBe(found));
});
