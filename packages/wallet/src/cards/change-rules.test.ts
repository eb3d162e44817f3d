import { describe, expect, it } from 'vitest';
import { cardLike } from '../testing/card-like.ts';
import { withBalance, withEditedCard, withNewCard, withPreference } from './change-rules.ts';
import { inGroup, listOf, withKnownBalances } from './rules.ts';

describe('adding a card', () => {
  it('adds it to the list once', () => {
    const added = cardLike({ id: 'new' });
    expect(withNewCard([cardLike({ id: 'old' }), added], added).map(({ id }) => id)).toEqual(['old', 'new']);
  });

  it('moves the preferred mark to it for its own applications only [W-4.16]', () => {
    const old = cardLike({ id: 'old', preferredFor: ['CLICKLIST', 'MEMBERSHIP'] });
    const added = cardLike({ id: 'new', preferredFor: ['CLICKLIST'] });
    expect(withNewCard([old], added).map(({ preferredFor }) => preferredFor)).toEqual([
      ['MEMBERSHIP'],
      ['CLICKLIST'],
    ]);
    expect(withNewCard([old], cardLike({ id: 'new' }))[0]?.preferredFor).toEqual(['CLICKLIST', 'MEMBERSHIP']);
  });
});

describe('adding a SNAP or gift card', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  it('appends a gift card and replaces a SNAP card [W-4.15]', () => {
    const list = [cardLike({ id: 'b' }), cardLike({ id: 's', group: 'snap' })];
    expect(ids(withNewCard(list, cardLike({ id: 'g', group: 'gift' })))).toEqual(['b', 's', 'g']);
    expect(ids(withNewCard(list, cardLike({ id: 't', group: 'snap' })))).toEqual(['b', 't']);
  });
});

describe('the other cards after an addition', () => {
  it('keeps cards of another group and cards without its preferences identical', () => {
    const gift = cardLike({ id: 'g', group: 'gift' });
    const bank = cardLike({ id: 'b', preferredFor: ['MEMBERSHIP'] });
    const added = cardLike({ id: 's', group: 'snap', preferredFor: ['CLICKLIST'] });
    const [first, second] = withNewCard([gift, bank], added);
    expect([first, second]).toEqual([gift, bank]);
    expect(second).toBe(bank);
    expect(withNewCard([cardLike({ id: 's1', group: 'snap' })], gift)).toHaveLength(2);
  });
});

describe('changing a card', () => {
  const list = [cardLike({ id: 'a', preferredFor: ['CLICKLIST', 'RXWEB'] }), cardLike({ id: 'b' })];

  it('keeps its place under a new id and moves the preference to it [W-4.23]', () => {
    const edited = cardLike({ id: 'c', lastFour: '1111', preferredFor: ['CLICKLIST'] });
    expect(withEditedCard(list, 'b', edited)).toEqual([{ ...list[0], preferredFor: ['RXWEB'] }, edited]);
  });

  it('makes it the only preferred card of the application [W-4.27]', () => {
    const marks = withPreference(list, 'b', 'CLICKLIST').map(({ preferredFor }) => preferredFor);
    expect(marks).toEqual([['RXWEB'], ['CLICKLIST']]);
  });

  it('sets its balance and keeps it when the list is loaded without one [W-4.30]', () => {
    const gift = cardLike({ id: 'g', group: 'gift' });
    const known = withBalance([...list, gift], ({ id }) => id === 'g', 2500);
    expect(known.map(({ balance }) => balance)).toEqual([undefined, undefined, 2500]);
    expect(withKnownBalances([gift], known)[0]?.balance).toBe(2500);
    expect(withKnownBalances([{ ...gift, balance: 0 }], known)[0]?.balance).toBe(0);
    // A card without a new balance keeps its identity, so that it does not render again.
    expect(withKnownBalances(list, known)[0]).toBe(list[0]);
    expect(withKnownBalances([gift], [])[0]).toBe(gift);
  });
});

it('returns the cards only once they are loaded', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, n) => cardLike({ id: `${n}` }));
  expect(listOf({ phase: 'ready', list: cards(2) })).toHaveLength(2);
  expect(listOf({ phase: 'loading' })).toEqual([]);
});

describe('sections', () => {
  it('splits the cards into bank, SNAP and gift [W-3.15] [W-4.1]', () => {
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
