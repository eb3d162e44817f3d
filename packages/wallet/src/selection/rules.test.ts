import type { Card } from '@grocer/foundation/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLike } from '../testing/card-like.ts';
import {
  afterPress,
  barrierOf,
  coversOrder,
  renamed,
  without,
  confirmProblem,
  defaultSelection,
  firstDraft,
  inListOrder,
  isChanged,
  keepExisting,
  NOTHING,
  preferredFirst,
  selectedCards,
  toggled,
} from './rules.ts';
import type { Selection } from './rules.ts';

const order = {
  app: 'CLICKLIST',
  hasSnapEligibleItems: false,
  ebtTotal: 0,
  rejections: {},
  defaultCardOnly: false,
} as const;
const visa = cardLike({ id: 'visa' });
const master = cardLike({ id: 'master' });
const preferred = cardLike({ id: 'preferred', preferredFor: ['CLICKLIST'] });
const expired = cardLike({ id: 'expired', expired: true });
const expiredPreferred = cardLike({ id: 'old', expired: true, preferredFor: ['CLICKLIST'] });
const snap = cardLike({ id: 'snap', group: 'snap' });
const gift = cardLike({ id: 'gift', group: 'gift', balance: 2500 });
const emptyGift = cardLike({ id: 'empty', group: 'gift', balance: 0 });

describe('preferredFirst', () => {
  it('moves the application’s preferred card first and keeps the rest in order [W-4.2]', () => {
    expect(preferredFirst([visa, master, preferred], 'CLICKLIST').map(({ id }) => id)).toEqual([
      'preferred',
      'visa',
      'master',
    ]);
    expect(preferredFirst([visa, preferred], 'MEMBERSHIP').map(({ id }) => id)).toEqual([
      'visa',
      'preferred',
    ]);
  });
});

describe('inListOrder', () => {
  it('puts the preferred card first, then those that are not saved [W-4.2]', () => {
    const once = cardLike({ id: 'once', saved: false });
    const other = cardLike({ id: 'other', saved: false });
    const ids = inListOrder([visa, once, preferred, master, other], 'CLICKLIST').map(({ id }) => id);
    expect(ids).toEqual(['preferred', 'once', 'other', 'visa', 'master']);
  });
});

describe('the default selection', () => {
  const rejections = { visa: { cardType: 'Visa', fulfillment: 'delivery' } };
  it.each<[string, Card[], string]>([
    ['a card that fulfilment takes, where there is one', [visa, master], 'master'],
    ['one that has not expired, rather than one that has', [expired, visa], 'visa'],
    ['one that fulfilment takes and has not expired', [expired, visa, master], 'master'],
  ])('is %s [W-4.4] [W-6.6]', (_what, cards, id) =>
    expect(defaultSelection(cards, { ...order, rejections }).bank).toEqual([id]),
  );

  it.each<[string, Card[], string[]]>([
    ['a usable SNAP card', [snap], ['snap']],
    ['no expired one', [cardLike({ id: 'old-snap', group: 'snap', expired: true })], []],
    ['none that fulfilment does not take', [cardLike({ id: 'visa', group: 'snap' })], []],
    ['no card of another group', [visa, gift], []],
  ])('includes %s for eligible items [W-4.5]', (_what, cards, ids) => {
    const eligible = { ...order, hasSnapEligibleItems: true, ebtTotal: 1, rejections };
    expect(defaultSelection(cards, eligible).snap).toEqual(ids);
  });

  const rows: [string, Card[], string | undefined][] = [
    ['the preferred card', [visa, preferred], 'preferred'],
    [
      'the first card that has not expired, when the preferred one has',
      [expiredPreferred, expired, visa],
      'visa',
    ],
    ['the expired preferred card, when there is nothing else', [expiredPreferred], 'old'],
    [
      'the first card, when all have expired and none is preferred',
      [expired, cardLike({ id: 'older', expired: true })],
      'expired',
    ],
    ['the first card that has not expired, when none is preferred', [expired, master], 'master'],
    ['nothing, when there is no bank card', [snap, gift], undefined],
  ];
  it.each(rows)('is %s [W-4.4]', (_what, cards, id) => {
    expect(defaultSelection(cards, order).bank).toEqual(id === undefined ? [] : [id]);
  });

  const snapRows: [boolean, number, string[]][] = [
    [true, 4000, ['snap']],
    [true, 0, []],
    [false, 4000, []],
  ];
  it.each(snapRows)(
    'includes SNAP for eligible items (%s) and %i cents of EBT: %j [W-4.5]',
    (eligible, ebtTotal, ids) => {
      expect(
        defaultSelection([visa, snap], { ...order, hasSnapEligibleItems: eligible, ebtTotal }).snap,
      ).toEqual(ids);
    },
  );

  it('includes no gift card [W-4.6]', () => {
    expect(defaultSelection([visa, gift], order).gift).toEqual([]);
  });
});

describe('choosing a card', () => {
  it('keeps one bank card at a time [W-4.7]', () => {
    const once = toggled(NOTHING, visa);
    expect(toggled(once, visa).bank).toEqual(['visa']);
    expect(toggled(once, master).bank).toEqual(['master']);
  });

  it('toggles SNAP and gift cards [W-4.7]', () => {
    const on = toggled(toggled(NOTHING, gift), cardLike({ id: 'gift2', group: 'gift' }));
    expect(on.gift).toEqual(['gift', 'gift2']);
    expect(toggled(on, gift).gift).toEqual(['gift2']);
    expect(toggled(toggled(NOTHING, snap), snap).snap).toEqual([]);
  });

  const free = { rejections: {}, isChosen: false, isCovered: false };
  it.each([
    [visa, undefined],
    [expired, 'expired'],
    [gift, undefined],
    [emptyGift, 'empty'],
    [cardLike({ group: 'gift', balance: undefined }), undefined],
    [cardLike({ group: 'snap', balance: 0 }), undefined],
  ])('is blocked for %o by: %s [W-4.9]', (card, barrier) => expect(barrierOf(card, free)).toBe(barrier));

  it('blocks more gift cards once the order is covered, but not selected ones [W-4.10]', () => {
    expect(barrierOf(gift, { ...free, isCovered: true })).toBe('covered');
    expect(barrierOf(gift, { ...free, isCovered: true, isChosen: true })).toBeUndefined();
    expect(barrierOf(visa, { ...free, isCovered: true })).toBeUndefined();
    expect(barrierOf(snap, { ...free, isCovered: true })).toBeUndefined();
  });

  it('blocks a rejected card before any other reason [W-6.6]', () => {
    const rejections = { visa: { cardType: 'Visa', fulfillment: 'delivery' } };
    expect(barrierOf(visa, { ...free, rejections })).toBe('rejected');
    expect(barrierOf(master, { ...free, rejections })).toBeUndefined();
    expect(barrierOf(cardLike({ id: 'visa', expired: true }), { ...free, rejections })).toBe('rejected');
    expect(barrierOf(cardLike({ group: 'gift', balance: 0, expired: true }), free)).toBe('expired');
    expect(barrierOf(emptyGift, { ...free, isCovered: true })).toBe('empty');
  });
});

describe('pressing a card', () => {
  const all: Selection = { bank: ['visa'], snap: ['snap'], gift: ['gift'] };
  const rejections = { snap: { cardType: 'EBT', fulfillment: 'delivery' } };
  it.each<[what: string, marked: Selection, card: Card, change: Partial<Selection>]>([
    ['marks a bank card in the place of the other', all, master, { bank: ['master'] }],
    ['leaves a marked bank card marked', all, visa, {}],
    ['does not mark an expired card', all, expired, {}],
    ['leaves a marked bank card that has expired', { ...all, bank: ['expired'] }, expired, {}],
    ['does not mark a card that fulfilment rejects', { ...all, snap: [] }, snap, {}],
    ['takes the mark from a rejected card', all, snap, { snap: [] }],
    ['takes the mark from a gift card that covers the order', all, gift, { gift: [] }],
    ['marks no more gift cards than cover the order', { ...all, gift: [] }, gift, {}],
  ])('%s [W-4.7] [W-4.9] [W-4.10]', (_what, marked, card, change) => {
    expect(afterPress(marked, card, { rejections, isCovered: true })).toEqual({ ...marked, ...change });
  });
});

describe('the first draft of a flyout opened before the cards have loaded', () => {
  const checkout: Selection = { bank: ['visa'], snap: ['snap'], gift: [] };
  it.each<[marked: Selection, draft: Selection]>([
    [NOTHING, checkout],
    [
      { ...NOTHING, bank: ['master'] },
      { ...checkout, bank: ['master'] },
    ],
    [
      { ...NOTHING, gift: ['gift'] },
      { ...checkout, gift: ['gift'] },
    ],
    [
      { ...NOTHING, snap: ['other'] },
      { ...checkout, snap: ['other'] },
    ],
  ])('completes %j from the checkout to %j', (marked, draft) => {
    expect(firstDraft(marked, checkout)).toEqual(draft);
  });
});

describe('coversOrder', () => {
  it.each([
    [5000, [2500], 2500, true],
    [5000, [2500], 2499, false],
    [5000, [5000], 0, true],
    [5000, [2500, 2500], 0, true],
    [5000, [undefined, 4999], 0, false],
    [5000, [], 5000, true],
    [5000, [], 0, false],
  ])('compares %i with gift cards %j and EBT %i: %s [W-4.10]', (total, balances, ebtPayment, isCovered) => {
    const gifts = balances.map((balance) => ({ balance }));
    expect(coversOrder({ total, gifts, ebtPayment })).toBe(isCovered);
  });

  it('is true exactly when the known amounts reach the total [W-4.10]', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const gifts = fc.array(fc.record({ balance: fc.option(cents, { nil: undefined }) }), { maxLength: 5 });
    fc.assert(
      fc.property(cents, gifts, cents, (total, list, ebtPayment) => {
        let left = total - ebtPayment;
        for (const { balance } of list) left -= balance ?? 0;
        expect(coversOrder({ total, gifts: list, ebtPayment })).toBe(left <= 0);
      }),
    );
  });
});

describe('isChanged', () => {
  const base: Selection = { bank: ['a'], snap: [], gift: ['g', 'h'] };
  it.each<[string, Partial<Selection>, boolean]>([
    ['nothing', {}, false],
    ['the order of ids', { gift: ['h', 'g'] }, false],
    ['an id', { bank: ['b'] }, true],
    ['a size', { gift: ['g'] }, true],
    ['a group', { snap: ['s'] }, true],
  ])('compares a difference in %s: %j %s [W-4.8]', (_what, change, changed) => {
    expect(isChanged({ ...base, ...change }, base)).toBe(changed);
  });

  it('is true exactly when the sets of ids differ [W-4.8]', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    const selection = fc.record({ bank: ids, snap: ids, gift: ids });
    const sorted = ({ bank, snap: snaps, gift: gifts }: Selection) =>
      JSON.stringify([bank, snaps, gifts].map((list) => list.toSorted()));
    fc.assert(
      fc.property(selection, selection, (a, b) => {
        expect(isChanged(a, b)).toBe(sorted(a) !== sorted(b));
      }),
    );
  });
});

describe('the selected cards', () => {
  it('drops cards that are gone', () => {
    expect(keepExisting({ bank: ['visa', 'gone'], snap: ['snap'], gift: [] }, [visa])).toEqual({
      bank: ['visa'],
      snap: [],
      gift: [],
    });
    const all = { bank: ['visa'], snap: ['snap', 'gone'], gift: ['gone', 'gift'] };
    const kept = keepExisting(all, [visa, snap, gift]);
    expect(kept).toEqual({ bank: ['visa'], snap: ['snap'], gift: ['gift'] });
    // The list itself, which tells that nobody has chosen anything.
    expect(kept.bank).toBe(all.bank);
  });

  it('groups them in the order of the list', () => {
    const selection = { bank: ['visa', 'gift'], snap: ['snap'], gift: ['empty', 'gift'] };
    const {
      bank,
      snap: snaps,
      gift: gifts,
    } = selectedCards(selection, [visa, master, snap, gift, emptyGift]);
    expect([bank, snaps, gifts]).toEqual([[visa, gift], [snap], [gift, emptyGift]]);
  });

  it('requires a valid bank card for the confirmation [W-4.14]', () => {
    const chosen = (ids: Partial<Selection>) => selectedCards({ ...NOTHING, ...ids }, [visa, expired, gift]);
    expect(confirmProblem(chosen({ bank: ['visa'] }), {})).toBeUndefined();
    expect(confirmProblem(chosen({ gift: ['gift'] }), {})).toBe('noBankCard');
    expect(confirmProblem(chosen({ bank: ['expired'] }), {})).toBe('expired');
  });

  it('blocks the confirmation with a rejected card [W-6.6]', () => {
    const chosen = selectedCards({ bank: ['visa'], snap: [], gift: ['gift'] }, [visa, gift]);
    const rejection = { cardType: 'Gift card', fulfillment: 'delivery' };
    expect(confirmProblem(chosen, { gift: rejection })).toBe('rejected');
    expect(confirmProblem(chosen, { other: rejection })).toBeUndefined();
    expect(confirmProblem(chosen, { visa: rejection })).toBe('rejected');
    expect(confirmProblem({ ...chosen, snap: [snap] }, { snap: rejection })).toBe('rejected');
    // An expired card is reported first, since the shopper can fix that.
    expect(confirmProblem({ ...chosen, bank: [expired] }, { gift: rejection })).toBe('expired');
    expect(confirmProblem({ ...chosen, bank: [visa, expired] }, {})).toBe('expired');
  });

  it('drops one card and follows a card with a new id [W-4.23] [W-4.25]', () => {
    const selection = { bank: ['a'], snap: ['s'], gift: ['g', 'h'] };
    expect(without(selection, 'g')).toEqual({ bank: ['a'], snap: ['s'], gift: ['h'] });
    expect(without(selection, 'a').bank).toEqual([]);
    expect(without(selection, 's')).toEqual({ ...selection, snap: [] });
    expect(renamed(selection, 's', 't')).toEqual({ ...selection, snap: ['t'] });
    expect(renamed(selection, 'h', 'i')).toEqual({ ...selection, gift: ['g', 'i'] });
    expect(renamed(selection, 'a', 'b')).toEqual({ bank: ['b'], snap: ['s'], gift: ['g', 'h'] });
  });

  it('starts with the preferred card or none when the host allows no other', () => {
    const only = { ...order, defaultCardOnly: true };
    expect(defaultSelection([visa, preferred], only).bank).toEqual(['preferred']);
    expect(defaultSelection([visa, master], only).bank).toEqual([]);
  });
});
