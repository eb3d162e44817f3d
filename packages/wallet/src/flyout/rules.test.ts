import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cardLike } from '../testing/card-like.ts';
import {
  addBarrier,
  barrierAt,
  canShow,
  exitStep,
  firstScreen,
  flyoutAfter,
  removedScreens,
  screenFor,
  screenOf,
  stackAfter,
} from './rules.ts';
import type { OpenableScreen, OpenFlyout, Screen } from './rules.ts';

describe('leaving the flyout', () => {
  type Row = [screen: Screen, isMyWallet: boolean, isChanged: boolean, isBusy: boolean, step: string];
  it.each<Row>([
    ['card-list', false, false, false, 'close'],
    ['card-list', false, true, false, 'ask'],
    ['card-list', true, true, false, 'close'],
    ['add-card', false, false, false, 'close'],
    ['add-card', false, true, false, 'ask'],
    ['add-card', true, true, false, 'ask'],
    ['add-card', false, true, true, 'stay'],
    ['exit-confirm', false, true, false, 'back'],
    ['exit-confirm', false, false, false, 'back'],
    ['exit-confirm', false, true, true, 'stay'],
    ['card-list', true, true, true, 'stay'],
    ['add-card', true, false, false, 'close'],
  ])(
    'decides on %s (My Wallet: %s, changed: %s, busy: %s) to %s [W-4.12]',
    (screen, isMyWallet, isChanged, isBusy, step) => {
      expect(exitStep({ screen, isMyWallet, isChanged, isBusy })).toBe(step);
    },
  );
});

describe('opening the flyout', () => {
  it.each<[boolean, number | undefined, Screen]>([
    [false, 0, 'add-card'],
    [false, 1, 'card-list'],
    [true, 0, 'card-list'],
    [false, undefined, 'card-list'],
  ])('shows (My Wallet: %s) with %s bank cards the screen %s [W-4.11]', (isMyWallet, cards, screen) => {
    expect(firstScreen(isMyWallet, cards)).toBe(screen);
  });

  const bank = cardLike();
  const snap = cardLike({ group: 'snap' });
  it.each<[OpenableScreen, ReturnType<typeof cardLike> | undefined, boolean]>([
    ['check-balance', snap, true],
    ['check-balance', cardLike({ group: 'snap', balance: 0 }), false],
    ['check-balance', cardLike({ group: 'gift' }), false],
    ['check-balance', undefined, false],
  ])('allows %s with %o: %s [W-4.28]', (screen, card, isPossible) => {
    expect(canShow(screen, card)).toBe(isPossible);
  });

  it.each<[OpenableScreen, ReturnType<typeof cardLike> | undefined, boolean]>([
    ['edit-card', bank, true],
    ['edit-card', cardLike({ saved: false }), false],
    ['edit-card', snap, false],
    ['edit-card', undefined, false],
    ['delete-card', snap, true],
    ['delete-card', undefined, false],
    ['add-card', undefined, true],
    ['card-list', undefined, true],
  ])('allows the screen %s with %o: %s', (screen, card, isPossible) => {
    expect(canShow(screen, card)).toBe(isPossible);
  });
});

it('returns the last screen of the stack, or undefined while closed', () => {
  const open = { phase: 'open', cardId: undefined, fromCardBox: false, isUndecided: false } as const;
  expect(screenOf({ ...open, stack: ['card-list', 'add-card'] })).toBe('add-card');
  expect(screenOf({ ...open, stack: [] })).toBeUndefined();
  expect(screenOf({ phase: 'closed' })).toBeUndefined();
});

describe('stackAfter', () => {
  it.each<[readonly Screen[], Screen, readonly Screen[]]>([
    [['card-list'], 'add-card', ['card-list', 'add-card']],
    [['card-list', 'add-card'], 'update-address', ['card-list', 'add-card', 'update-address']],
    [['card-list', 'add-card', 'address-list', 'update-address'], 'add-card', ['card-list', 'add-card']],
    [['add-card'], 'card-list', ['card-list']],
    [['card-list', 'edit-card'], 'card-list', ['card-list']],
    [['card-list', 'edit-card', 'exit-confirm'], 'add-card', ['card-list', 'add-card']],
    [['add-card', 'exit-confirm'], 'update-address', ['add-card', 'update-address']],
    [['card-list', 'edit-card'], 'delete-card', ['card-list', 'delete-card']],
    [['add-card'], 'edit-card', ['edit-card']],
    [['add-card'], 'exit-confirm', ['add-card', 'exit-confirm']],
    [['add-card', 'address-list'], 'address-list', ['add-card', 'address-list']],
    [['edit-card'], 'address-list', ['edit-card', 'address-list']],
  ])('turns %j to %s into %j', (stack, next, after) => expect(stackAfter(stack, next)).toEqual(after));

  it('contains no screen twice and ends with the requested one', () => {
    const screens = ['card-list', 'add-card', 'edit-card', 'address-list', 'update-address'] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...screens), { minLength: 1, maxLength: 30 }), (walk) => {
        let stack: readonly Screen[] = [];
        for (const next of walk) {
          stack = stackAfter(stack, next);
          expect(stack.at(-1)).toBe(next);
          expect(new Set(stack).size).toBe(stack.length);
        }
      }),
    );
  });
});

describe('addBarrier', () => {
  const visa = cardLike({ id: 'visa' });
  const gifts = (count: number) =>
    Array.from({ length: count }, (_, n) => cardLike({ id: `g${n}`, group: 'gift' }));
  const snap = cardLike({ id: 's', group: 'snap' });

  it('refuses a second SNAP card [W-5.25] [W-9.1] [C-9.2]', () => {
    expect(addBarrier('snap', { list: [visa, snap], isMyWallet: false })).toBe('snapLimit');
    expect(addBarrier('snap', { list: [visa], isMyWallet: false })).toBeUndefined();
  });

  it('refuses a sixth gift card but not a fifth [W-5.26] [W-9.1] [C-9.2]', () => {
    expect(addBarrier('gift', { list: [visa, ...gifts(5)], isMyWallet: true })).toBe('giftLimit');
    expect(addBarrier('gift', { list: [visa, ...gifts(4)], isMyWallet: true })).toBeUndefined();
  });

  it('requires a valid bank card before gift or SNAP cards, only at a checkout [W-5.27]', () => {
    const expired = cardLike({ id: 'old', expired: true });
    expect(addBarrier('gift', { list: [], isMyWallet: false })).toBe('giftBackup');
    expect(addBarrier('snap', { list: [expired], isMyWallet: false })).toBe('snapBackup');
    expect(addBarrier('gift', { list: [], isMyWallet: true })).toBeUndefined();
    expect(addBarrier('snap', { list: [], isMyWallet: true })).toBeUndefined();
    expect(addBarrier('bank', { list: [], isMyWallet: false })).toBeUndefined();
  });

  it('counts a SNAP card that is not saved', () => {
    const once = { ...snap, saved: false };
    expect(addBarrier('snap', { list: [visa, once], isMyWallet: false })).toBe('snapLimit');
  });
});

describe('the flyout', () => {
  const at = (stack: readonly Screen[], cardId?: string): OpenFlyout => ({
    phase: 'open',
    stack,
    cardId,
    fromCardBox: true,
    isUndecided: true,
  });

  it.each<[screen: Screen, cardId: string | undefined, after: Partial<OpenFlyout>]>([
    ['card-list', 'b', { stack: ['card-list'], cardId: undefined, fromCardBox: false }],
    ['delete-card', 'b', { stack: ['delete-card'], cardId: 'b', fromCardBox: true }],
    ['address-list', undefined, { stack: ['edit-card', 'address-list'], cardId: 'a', fromCardBox: true }],
  ])('goes to %s with the card %s', (screen, cardId, after) => {
    const next = flyoutAfter(at(['edit-card'], 'a'), screen, cardId);
    expect(next).toEqual({ phase: 'open', isUndecided: false, ...after });
  });

  it.each<[before: OpenFlyout, next: OpenFlyout, gone: readonly Screen[]]>([
    [at(['card-list', 'add-card']), at(['card-list']), ['add-card']],
    [at(['card-list', 'edit-card'], 'a'), at(['card-list', 'edit-card'], 'b'), ['edit-card']],
    [at(['edit-card', 'address-list'], 'a'), at(['edit-card'], 'a'), ['address-list']],
    [at(['edit-card'], 'a'), at(['edit-card', 'address-list'], 'a'), []],
  ])('reports for %j followed by %j the left screens %j', (before, next, gone) => {
    expect(removedScreens(before, next)).toEqual(gone);
  });

  it('reports no left screens for a closed flyout', () => {
    expect(removedScreens({ phase: 'closed' }, at(['add-card']))).toEqual([]);
  });
});

describe('a requested screen', () => {
  const flags = {
    saveCardOptionEnabled: true,
    showSnapCards: true,
    showGiftCards: true,
    getGiftCardBalances: false,
    selectDefaultCardOnly: false,
  };
  const settings = { isMyWallet: false, flags };
  const visa = cardLike({ id: 'visa' });
  const snap = cardLike({ id: 'snap', group: 'snap' });
  const withCards = (...list: ReturnType<typeof cardLike>[]) => ({ phase: 'ready' as const, list });

  it.each<[screen: OpenableScreen | undefined, cardId: string | undefined, opens: Screen]>([
    [undefined, undefined, 'card-list'],
    ['edit-card', 'visa', 'edit-card'],
    ['edit-card', 'gone', 'card-list'],
    ['check-balance', 'visa', 'card-list'],
    ['add-gift-card', undefined, 'add-gift-card'],
    ['add-snap-card', undefined, 'card-list'],
  ])('resolves %s with the card %s to %s [W-4.11] [W-5.25]', (screen, cardId, opens) => {
    expect(screenFor({ screen, cardId }, { cards: withCards(visa, snap), settings })).toBe(opens);
  });

  it('is the add-card form when the checkout has no bank cards [W-4.11]', () => {
    expect(screenFor({}, { cards: withCards(snap), settings })).toBe('add-card');
    expect(screenFor({}, { cards: withCards(), settings })).toBe('add-card');
    expect(screenFor({}, { cards: { phase: 'loading' }, settings })).toBe('card-list');
  });

  it.each([
    ['add-snap-card', { showSnapCards: false }],
    ['add-gift-card', { showGiftCards: false }],
  ] as const)('resolves to the list when the host hides the cards of %s', (screen, hidden) => {
    const here = { cards: withCards(visa), settings: { ...settings, flags: { ...flags, ...hidden } } };
    expect(screenFor({ screen }, here)).toBe('card-list');
    expect(screenFor({ screen }, { ...here, settings })).toBe(screen);
  });

  it('has a barrier only once the cards have loaded', () => {
    expect(barrierAt('add-snap-card', { cards: withCards(visa, snap), settings })).toBe('snapLimit');
    expect(barrierAt('add-snap-card', { cards: { phase: 'loading' }, settings })).toBeUndefined();
    expect(barrierAt('edit-card', { cards: withCards(), settings })).toBeUndefined();
  });
});
