import { CONSENT_FEATURES } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { consentStepAfter, headingOf, isNews } from './rules.ts';
import type { ConsentMove, ConsentPress, ConsentStep } from './rules.ts';

const ends = (preference: boolean | undefined): ConsentMove => ({ to: 'end', preference });

const TABLE: readonly [ConsentStep, ConsentPress, ConsentMove, clause: string][] = [
  [0, 'how-it-works', { to: 1 }, 'F-4.13'],
  [0, 'allow', { to: 2 }, 'F-4.13'],
  [1, 'allow', { to: 2 }, 'F-4.13'],
  [0, 'decline', ends(false), 'F-4.14'],
  [1, 'decline', ends(false), 'F-4.14'],
  [2, 'continue', ends(true), 'F-4.15'],
  [0, 'dismiss', ends(undefined), 'F-4.12'],
  [1, 'dismiss', ends(undefined), 'F-4.12'],
  [2, 'dismiss', ends(undefined), 'F-4.12'],
];

describe('the consent dialog', () => {
  it.each(TABLE)('moves from step %d on %s to %j [%s]', (step, press, move) =>
    expect(consentStepAfter(step, press)).toEqual(move),
  );

  it.each([
    [0, 'continue'],
    [1, 'continue'],
    [1, 'how-it-works'],
    [2, 'allow'],
  ] as [ConsentStep, ConsentPress][])('stays at step %d on %s, which is not offered there', (step, press) =>
    expect(consentStepAfter(step, press)).toEqual({ to: step }),
  );
});

it('lists the five consent features [F-4.16]', () => {
  expect(CONSENT_FEATURES).toEqual(['Find a Store', 'InStore', 'Pay', 'Modality Selector', 'On My Way']);
});

it('maps every consent feature to one of two headings [F-2.54]', () => {
  expect(CONSENT_FEATURES.map(headingOf)).toEqual([
    'findAStore',
    'waysToShop',
    'waysToShop',
    'waysToShop',
    'waysToShop',
  ]);
});

it.each([
  [undefined, true, true],
  [{ value: true, userSet: true }, true, false],
  [{ value: true, userSet: false }, true, true],
  [{ value: true, userSet: true }, false, true],
])('compares the stored %j with the given %j and needs a write: %j [F-7.21]', (stored, value, news) =>
  expect(isNews(stored, value)).toBe(news),
);
