import type { Card } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { cardLike } from '../testing/card-like.ts';
import { withCheck, withUnsavedCards } from './rules.ts';
import type { Check } from './rules.ts';

describe('the loaded cards', () => {
  const visa = cardLike({ id: 'visa' });
  const once = cardLike({ id: 'once', saved: false });
  const gift = cardLike({ id: 'gift', group: 'gift' });
  const known = { ...gift, balance: 2500 };
  it.each<[what: string, loaded: Card[], before: Card[], after: Card[]]>([
    ['are all there is, where nothing was', [visa], [], [visa]],
    ['come after the card for once, which the service forgets', [visa, gift], [once], [once, visa, gift]],
    ['leave out a saved card that is gone', [gift], [visa], [gift]],
    ['have the balance that was looked up', [gift], [known], [known]],
    ['leave the card for once where there is no other', [], [visa, once], [once]],
  ])('%s', (_what, loaded, before, after) => expect(withUnsavedCards(loaded, before)).toEqual(after));
});

describe('the pending checks', () => {
  const checks = { a: 'checking', b: 'failed' } as const;
  it.each<[id: string, state: Check | 'done', after: Readonly<Record<string, Check>>]>([
    ['a', 'failed', { a: 'failed', b: 'failed' }],
    ['a', 'done', { b: 'failed' }],
    ['c', 'saving', { a: 'checking', b: 'failed', c: 'saving' }],
    ['c', 'done', checks],
  ])('sets %s to %s', (id, state, after) => expect(withCheck(checks, id, state)).toEqual(after));
});
