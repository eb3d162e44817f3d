import { describe, expect, it } from 'vitest';
import { exitStep, firstScreen } from './rules.ts';
import type { Screen } from './rules.ts';

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
  ])(
    'from %s (My Wallet: %s, changed: %s, busy: %s) is to %s [W-4.12]',
    (screen, isMyWallet, isChanged, isBusy, step) => {
      expect(exitStep({ screen, isMyWallet, isChanged, isBusy })).toBe(step);
    },
  );
});

describe('opening the flyout', () => {
  it.each<[Screen | undefined, boolean, number | undefined, Screen]>([
    [undefined, false, 0, 'add-card'],
    [undefined, false, 1, 'card-list'],
    [undefined, true, 0, 'card-list'],
    [undefined, false, undefined, 'card-list'],
    ['add-card', false, 3, 'add-card'],
    ['card-list', false, 0, 'card-list'],
  ])('asked for %s (My Wallet: %s) with %s bank cards shows %s', (asked, isMyWallet, cards, screen) => {
    expect(firstScreen(asked, isMyWallet, cards)).toBe(screen);
  });
});
