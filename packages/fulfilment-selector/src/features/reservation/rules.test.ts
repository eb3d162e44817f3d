import { describe, expect, it } from 'vitest';
import { heldUntilInstant } from '../../testing/held-time.ts';
import type { Standing } from './confirm.ts';
import { nextKnown, NOTHING_KNOWN } from './rules.ts';
import type { HoldEvent, Known, Question } from './rules.ts';

const MINUTE = 60_000;
const mine = heldUntilInstant(30 * MINUTE);
const other = { ...mine, id: 'other' };
const third = { ...mine, id: 'third' };
const newer = { ...mine, versionKey: 'v9' };
const inAnotherWay = { ...other, modality: mine.modality === 'PICKUP' ? 'DELIVERY' : 'PICKUP' } as const;

const at =
  (now: number) =>
  ({ expiresAt }: { readonly expiresAt: number }): number =>
    expiresAt - now;
const next = (known: Known, event: HoldEvent, now = 0): Known => nextKnown(known, event, at(now));

const holding = (...questions: readonly Question[]): Known => ({
  reservation: { phase: 'held', held: mine, warning: undefined },
  kept: mine,
  questions,
});
const checking = (...questions: readonly Question[]): Known => ({
  reservation: { phase: 'checking' },
  kept: mine,
  questions,
});

const about = (kind: Question['about'], held = mine): Question => ({ about: kind, held });
const said = (standing: Standing, held = mine, isFresh = false, isBusy = false): HoldEvent => ({
  type: 'answered',
  confirmed: { standing, held, isFresh },
  isBusy,
});

/** Summarizes what is known: the phase, the id, the id in storage, and the questions in their order. */
function inShort({ reservation, kept, questions }: Known) {
  return {
    phase: reservation.phase,
    id: 'held' in reservation ? reservation.held.id : undefined,
    kept: kept?.id,
    asks: questions.map((one) => `${one.about} ${one.held.id}`),
  };
}

describe('a reservation event', () => {
  it.each<[what: string, before: Known, event: HoldEvent, after: ReturnType<typeof inShort>]>([
    [
      'a promise replaces what was held, and all that was asked',
      holding(about('heard', other), about('shown')),
      { type: 'held', held: third },
      { phase: 'held', id: 'third', kept: 'third', asks: [] },
    ],
    [
      'what is let go of is forgotten, with all that was asked',
      holding(about('shown')),
      { type: 'released' },
      { phase: 'none', id: undefined, kept: undefined, asks: [] },
    ],
    [
      'what may be somebody else’s is not shown until the service has spoken',
      NOTHING_KNOWN,
      { type: 'doubted', held: mine },
      { phase: 'checking', id: undefined, kept: 'p1', asks: ['kept p1'] },
    ],
    [
      'another tab’s time is asked after first',
      holding(about('shown')),
      { type: 'heard', held: other },
      { phase: 'held', id: 'p1', kept: 'p1', asks: ['heard other', 'shown p1'] },
    ],
    [
      'the last one told of is asked after first, and none is lost',
      holding(about('heard', other)),
      { type: 'heard', held: third },
      { phase: 'held', id: 'p1', kept: 'p1', asks: ['heard third', 'heard other'] },
    ],
    [
      'one that was told of before comes first again, once',
      holding(about('heard', third), about('heard', other)),
      { type: 'heard', held: other },
      { phase: 'held', id: 'p1', kept: 'p1', asks: ['heard other', 'heard third'] },
    ],
    [
      'another version of the same time is for the service to judge',
      holding(),
      { type: 'heard', held: newer },
      { phase: 'held', id: 'p1', kept: 'p1', asks: ['heard p1'] },
    ],
    [
      'coming back asks after what is shown, once',
      holding(),
      { type: 'returned' },
      { phase: 'held', id: 'p1', kept: 'p1', asks: ['shown p1'] },
    ],
  ])('%s', (_, before, event, after) => {
    expect(inShort(next(before, event))).toEqual(after);
  });

  it.each<[what: string, before: Known, event: HoldEvent]>([
    ['the version that is shown is no news', holding(), { type: 'heard', held: mine }],
    ['a time of another way of shopping is held beside', holding(), { type: 'heard', held: inAnotherWay }],
    ['what is being asked is not asked twice', checking(about('kept')), { type: 'heard', held: mine }],
    ['nor on coming back', holding(about('shown')), { type: 'returned' }],
    ['nobody comes back to what is not held', NOTHING_KNOWN, { type: 'returned' }],
    ['time says nothing of what is not held', checking(about('kept')), { type: 'passed' }],
    ['time with plenty of it left changes nothing', holding(), { type: 'passed' }],
    ['an answer to nothing says nothing', holding(), said('expired')],
  ])('%s', (_, before, event) => {
    expect(next(before, event)).toBe(before);
  });
});

describe('a response', () => {
  const [HELD, EXPIRED] = ['held', 'expired'] as const;
  it.each<[about: string, before: Known, answer: HoldEvent, after: ReturnType<typeof inShort>]>([
    [
      'a heard time that is this shopper’s takes the place of the one before, of which nothing more is asked',
      holding(about('heard', other), about('shown')),
      said(HELD, other),
      { phase: 'held', id: 'other', kept: 'other', asks: [] },
    ],
    ...(['expired', 'gone', 'unknown'] as const).map(
      (standing): [string, Known, HoldEvent, ReturnType<typeof inShort>] => [
        `a heard time that is ${standing} is none of this shopper’s`,
        holding(about('heard', other), about('shown')),
        said(standing, other),
        { phase: 'held', id: 'p1', kept: 'p1', asks: ['shown p1'] },
      ],
    ),
    [
      'a kept time that is held',
      checking(about('kept')),
      said(HELD),
      { phase: 'held', id: 'p1', kept: 'p1', asks: [] },
    ],
    [
      'a kept time that is over',
      checking(about('kept')),
      said(EXPIRED),
      { phase: 'expired', id: 'p1', kept: undefined, asks: [] },
    ],
    [
      'a kept time that is gone',
      checking(about('kept')),
      said('gone'),
      { phase: 'none', id: undefined, kept: undefined, asks: [] },
    ],
    [
      'a kept time that nobody can say anything of is kept for another try',
      checking(about('kept')),
      said('unknown'),
      { phase: 'none', id: undefined, kept: 'p1', asks: [] },
    ],
    [
      'a shown time that is over',
      holding(about('shown')),
      said(EXPIRED),
      { phase: 'expired', id: 'p1', kept: undefined, asks: [] },
    ],
    ...(['gone', 'unknown', 'held'] as const).map(
      (standing): [string, Known, HoldEvent, ReturnType<typeof inShort>] => [
        `a shown time that is ${standing} stands: only the service’s explicit word ends it`,
        holding(about('shown')),
        said(standing),
        { phase: 'held', id: 'p1', kept: 'p1', asks: [] },
      ],
    ),
    [
      'a shown time goes by what is done about it meanwhile',
      holding(about('shown')),
      said(EXPIRED, mine, false, true),
      { phase: 'held', id: 'p1', kept: 'p1', asks: [] },
    ],
  ])('%s', (_, before, event, after) => {
    expect(inShort(next(before, event))).toEqual(after);
  });

  it('updates a shown reservation to the fresh version unless an action is pending', () => {
    const version = (isBusy: boolean) => {
      const { reservation } = next(holding(about('shown')), said('held', newer, true, isBusy));
      return 'held' in reservation ? reservation.held.versionKey : undefined;
    };
    expect([version(false), version(true)]).toEqual(['v9', mine.versionKey]);
  });
});

describe('the clock', () => {
  it.each([
    [24, undefined],
    [25, 5],
    [28, 2],
    [29, 1],
  ])('warns after %i of thirty minutes that %s remain', (minutes, warning) => {
    expect(next(holding(), { type: 'passed' }, minutes * MINUTE).reservation).toEqual({
      phase: 'held',
      held: mine,
      warning,
    });
  });

  it('expires the reservation and drops the question about it', () => {
    const ended = next(holding(about('heard', other), about('shown')), { type: 'passed' }, 30 * MINUTE);
    expect(inShort(ended)).toEqual({ phase: 'expired', id: 'p1', kept: undefined, asks: ['heard other'] });
  });

  it('expires a reservation that arrives after its end', () => {
    expect(next(holding(), { type: 'held', held: third }, 31 * MINUTE).reservation.phase).toBe('expired');
  });
});
