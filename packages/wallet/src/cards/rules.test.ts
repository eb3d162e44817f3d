import { describe, expect, it } from 'vitest';
import { cardLike } from '../testing/card-like.ts';
import { inGroup, withNewCard } from './rules.ts';

describe('a new card', () => {
  it('comes into the list, once', () => {
    const added = cardLike({ id: 'new' });
    expect(withNewCard([cardLike({ id: 'old' }), added], added).map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('that is preferred takes the mark from the others, for its applications only [W-4.16]', () => {
    const old = cardLike({ id: 'old', preferredFor: ['CLICKLIST', 'MEMBERSHIP'] });
    const added = cardLike({ id: 'new', preferredFor: ['CLICKLIST'] });
    expect(withNewCard([old], added).map(({ preferredFor }) => preferredFor)).toEqual([
      ['CLICKLIST'],
      ['MEMBERSHIP'],
    ]);
    expect(withNewCard([old], cardLike({ id: 'new' }))[1]?.preferredFor).toEqual(['CLICKLIST', 'MEMBERSHIP']);
  });
});

describe('sections', () => {
  it('split the cards into bank, SNAP and gift [W-3.15] [W-4.1]', () => {
    const list = [
      cardLike({ id: 'b' }),
      cardLike({ id: 's', group: 'snap' }),
      cardLike({ id: 'g', group: 'gift' }),
    ];
    expect(
      (['bank', 'snap', 'gift'] as const).map((group) => inGroup(list, group).map(({ id }) => id)),
    ).toEqual([['b'], ['s'], ['g']]);
  });
});
