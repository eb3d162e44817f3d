import type { AppName } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { cardLike } from '../../testing/card-like.ts';
import { balanceLine, boxActions, rowActions } from './rules.ts';

const checkout = { application: 'CLICKLIST', isMyWallet: false, hasCardBox: true } as const;
const visa = cardLike();
const preferred = cardLike({ preferredFor: ['CLICKLIST'] });
const expired = cardLike({ expired: true });
const unsaved = cardLike({ saved: false });
const snap = cardLike({ group: 'snap' });
const gift = cardLike({ group: 'gift' });

describe('the menu of a card', () => {
  it.each([
    ['a bank card', visa, ['edit', 'prefer', 'delete']],
    ['the preferred one', preferred, ['edit', 'delete']],
    ['one preferred elsewhere', cardLike({ preferredFor: ['MEMBERSHIP'] }), ['edit', 'prefer', 'delete']],
    ['an expired one', expired, ['edit', 'delete']],
    ['one that is not saved', unsaved, ['delete']],
    ['a SNAP card', snap, ['delete']],
    ['a gift card', gift, ['delete']],
  ])('offers the actions of %s [W-2.17]', (_what, card, actions) => {
    expect(rowActions(card, checkout)).toEqual({ kind: 'menu', actions });
  });

  it.each<[string, { application: AppName; isMyWallet: boolean; hasCardBox: boolean }]>([
    ['RXWEB', { ...checkout, application: 'RXWEB' }],
    ['EPRN', { ...checkout, application: 'EPRN' }],
    ['My Wallet without a card box', { ...checkout, isMyWallet: true, hasCardBox: false }],
  ])('is hidden for bank cards in %s, except for editing an expired one [W-2.19]', (_what, place) => {
    expect(rowActions(visa, place)).toEqual({ kind: 'none', actions: [] });
    expect(rowActions(expired, place)).toEqual({ kind: 'button', actions: ['edit'] });
    expect(rowActions(gift, place).kind).toBe('menu');
  });

  it('is shown at a checkout without a card box [W-2.19]', () => {
    expect(rowActions(visa, { ...checkout, hasCardBox: false }).kind).toBe('menu');
  });

  it('is empty for an unsaved expired card in applications without menus [W-2.19]', () => {
    const once = cardLike({ expired: true, saved: false });
    expect(rowActions(once, { ...checkout, application: 'RXWEB' })).toEqual({ kind: 'none', actions: [] });
    expect(boxActions(once)).toEqual([]);
  });

  it('is shown in My Wallet with a card box [W-2.19]', () => {
    expect(rowActions(visa, { ...checkout, isMyWallet: true }).kind).toBe('menu');
  });
});

it('removes SNAP and gift cards from the card box and edits only expired bank cards [W-2.18]', () => {
  expect([snap, gift, expired, visa].map(boxActions)).toEqual([['remove'], ['remove'], ['edit'], []]);
});

describe('a balance', () => {
  const known = (group: 'snap' | 'gift') => cardLike({ group, balance: 2500 });
  it.each([
    ['of a bank card does not exist', visa, undefined, false, undefined],
    ['of a SNAP card is asked for', snap, undefined, false, 'check'],
    ['of a SNAP card is shown', known('snap'), undefined, false, 'amount'],
    ['of a gift card is shown', known('gift'), undefined, true, 'amount'],
    ['of a gift card that should have come failed', gift, undefined, true, 'failed'],
    ['of a gift card that nobody asked for can be asked for', gift, undefined, false, 'check'],
    ['of a gift card that was asked for in vain failed', gift, 'failed', false, 'failed'],
    ['that is being asked for is waited for', gift, 'checking', true, 'checking'],
    ['of a SNAP card that was asked for in vain is asked for again', snap, 'failed', true, 'check'],
    ['that is known is waited for while it is asked for again', known('snap'), 'checking', false, 'checking'],
    ['of a bank card does not exist while it is saved', visa, 'checking', true, undefined],
  ] as const)('%s [W-2.14] [W-2.15]', (_what, card, check, comesWithList, kind) => {
    expect(balanceLine(card, { check, comesWithList })?.kind).toBe(kind);
  });
});
