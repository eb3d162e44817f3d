import { describe, expect, it } from 'vitest';
import { cardLike } from '../testing/card-like.ts';
import { withBalance, withEditedCard, withNewCard, withPreference } from './change-rules.ts';
import { inGroup, listOf, withKnownBalances } from './rules.ts';

describe('a new card', () => {
  it('comes into the list, once', () => {
    const added = cardLike({ id: 'new' });
    expect(withNewCard([cardLike({ id: 'old' }), added], added).map(({ id }) => id)).toEqual(['old', 'new']);
  });

  it('that is preferred takes the mark from the others, for its applications only [W-4.16]', () => {
    const old = cardLike({ id: 'old', preferredFor: ['CLICKLIST', 'MEMBERSHIP'] });
    const added = cardLike({ id: 'new', preferredFor: ['CLICKLIST'] });
    expect(withNewCard([old], added).map(({ preferredFor }) => preferredFor)).toEqual([
      ['MEMBERSHIP'],
      ['CLICKLIST'],
    ]);
    expect(withNewCard([old], cardLike({ id: 'new' }))[0]?.preferredFor).toEqual(['CLICKLIST', 'MEMBERSHIP']);
  });
});

describe('a new card of another kind', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  it('goes to the end if it is a gift card, and takes the place of a SNAP card [W-4.15]', () => {
    const list = [cardLike({ id: 'b' }), cardLike({ id: 's', group: 'snap' })];
    expect(ids(withNewCard(list, cardLike({ id: 'g', group: 'gift' })))).toEqual(['b', 's', 'g']);
    expect(ids(withNewCard(list, cardLike({ id: 't', group: 'snap' })))).toEqual(['b', 't']);
  });
});

describe('a new card that takes another’s place', () => {
  it('leaves a card of another kind and one without its preferences as they are', () => {
    const gift = cardLike({ id: 'g', group: 'gift' });
    const bank = cardLike({ id: 'b', preferredFor: ['MEMBERSHIP'] });
    const added = cardLike({ id: 's', group: 'snap', preferredFor: ['CLICKLIST'] });
    const [first, second] = withNewCard([gift, bank], added);
    expect([first, second]).toEqual([gift, bank]);
    expect(second).toBe(bank);
    expect(withNewCard([cardLike({ id: 's1', group: 'snap' })], gift)).toHaveLength(2);
  });
});

describe('a changed card', () => {
  const list = [cardLike({ id: 'a', preferredFor: ['CLICKLIST', 'RXWEB'] }), cardLike({ id: 'b' })];

  it('stands where the old one stood, under whichever id, and takes its preferences [W-4.23]', () => {
    const edited = cardLike({ id: 'c', lastFour: '1111', preferredFor: ['CLICKLIST'] });
    expect(withEditedCard(list, 'b', edited)).toEqual([{ ...list[0], preferredFor: ['RXWEB'] }, edited]);
  });

  it('is the only one preferred in the application [W-4.27]', () => {
    const marks = withPreference(list, 'b', 'CLICKLIST').map(({ preferredFor }) => preferredFor);
    expect(marks).toEqual([['RXWEB'], ['CLICKLIST']]);
  });

  it('gets its balance, and keeps it when the list comes again without [W-4.30]', () => {
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

it('is there once it is loaded', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, n) => cardLike({ id: `${n}` }));
  expect(listOf({ phase: 'ready', list: cards(2) })).toHaveLength(2);
  expect(listOf({ phase: 'loading' })).toEqual([]);
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
