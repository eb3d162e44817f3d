import { expect, it, vi } from 'vitest';
import { whileEmbedded } from '../core/embedded.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import type { CheckoutStore } from '../core/store.ts';

const box = useCheckout();

/** Picks the state of a checkout's order and of the slices beside it. */
const known = ({ order, cards, flashSales, reminder, ...more }: CheckoutStore) => ({
  phases: [order.phase, cards.phase, flashSales.phase, reminder.phase],
  order: [more.edits, more.blockers, more.acceptedTerms, more.drawer, more.isCartLeft, more.preferences],
  payment: [more.wantedPayment, more.snapProblem, more.isPinLocked],
  beside: [more.optIns, more.savedChanges, more.leaving],
});

const NOTHING = {
  phases: ['loading', 'loading', 'idle', 'unknown'],
  order: [{}, [], undefined, undefined, false, undefined],
  payment: [undefined, undefined, false],
  beside: [undefined, undefined, undefined],
};

const OPT_INS = { phone: undefined, texts: true, deals: undefined, getsDeals: undefined };

it('starts empty, and clears everything when another shopper signs in', async () => {
  const { core, order, leave } = await box.start();
  leave();
  await expect.poll(() => order().phase).toBe('loading');
  const fresh = box.begin(core.config).core;
  expect(known(fresh.store.getState())).toEqual(NOTHING);
  const now = fresh.store.getState();
  await expect.poll(() => fresh.store.getState().cards.phase).toBe('ready');
  now.showEdit('tip', { phase: 'saving' });
  now.showEdit('promo', { phase: 'saving' });
  now.acceptTerms('a vendor');
  now.showDrawer('tip');
  now.showCartLeft();
  now.wantPayment({ bankCardId: 'a card', snap: undefined, giftCardIds: [] });
  now.showSnapProblem({ kind: 'required' });
  now.lockPin();
  now.showFlashSales({ phase: 'failed' });
  now.showReminder({ phase: 'known', items: undefined });
  now.showOptIns(OPT_INS);
  now.showSavedChanges({ kind: 'cart', phase: 'told' });
  // Last, because a later change would resolve them.
  now.showBlockers(['terms']);
  const full = known(fresh.store.getState());
  expect(full.phases).toEqual(['editing', 'ready', 'failed', 'known']);
  expect(full.order).toMatchObject([
    { tip: { phase: 'saving' }, promo: { phase: 'saving' } },
    ['terms'],
    'a vendor',
    'tip',
    true,
    expect.anything(),
  ]);
  expect(full.payment).toEqual([
    { bankCardId: 'a card', snap: undefined, giftCardIds: [] },
    { kind: 'required' },
    true,
  ]);
  expect(full.beside).toEqual([OPT_INS, { kind: 'cart', phase: 'told' }, undefined]);
  fresh.update({ token: await box.tokenFor('bob') });
  expect(known(fresh.store.getState())).toEqual(NOTHING);
});

it('keeps the state when the same shopper signs in again, and updates embedded SDKs', async () => {
  const authConfig = { type: 'B2C', token: await box.tokenFor('alice'), shopperId: 'alice' } as const;
  const { core, order } = await box.start({ more: { authConfig } });
  await expect.poll(() => order().phase).toBe('editing');
  core.store.getState().showDrawer('contact');
  const wallet = { update: vi.fn(), unmount: vi.fn() };
  const { promise, resolve: leave } = Promise.withResolvers<void>();
  const use = whileEmbedded(core, wallet, () => promise);
  const before = box.calls('checkout.read');
  const again = { token: await box.tokenFor('alice'), shopperId: 'alice' };
  core.update(again);
  expect([order().phase, core.store.getState().drawer]).toEqual(['editing', 'contact']);
  expect(wallet.update).toHaveBeenCalledExactlyOnceWith(again);
  expect(wallet.unmount).not.toHaveBeenCalled();
  await expect.poll(() => box.calls('checkout.read')).toBe(before + 1);
  leave();
  await use;
  expect(wallet.unmount).toHaveBeenCalledOnce();
  core.update({ token: await box.tokenFor('alice'), shopperId: 'alice' });
  expect(wallet.update).toHaveBeenCalledOnce();
});

it('loads the cards that had failed to load when the shopper signs in again', async () => {
  const authConfig = { type: 'B2C', token: await box.tokenFor('alice'), shopperId: 'alice' } as const;
  box.controls.addFault({
    match: 'checkout.read-payment-info',
    when: 'before',
    kind: 'status',
    status: 401,
    times: 50,
  });
  const { core, heard } = await box.start({ more: { authConfig } });
  await expect.poll(() => core.store.getState().cards.phase).toBe('failed');
  expect(heard('session:expired')).toHaveLength(1);
  box.controls.clearFaults();
  core.update({ token: await box.tokenFor('alice'), shopperId: 'alice' });
  await expect.poll(() => core.store.getState().cards.phase).toBe('ready');
});

it('clears the state when only the shopper id changes', async () => {
  const token = await box.tokenFor('alice');
  const { core, order } = await box.start({
    more: { authConfig: { type: 'B2C', token, shopperId: 'alice' } },
  });
  await expect.poll(() => order().phase).toBe('editing');
  core.update({ token, shopperId: 'alice' });
  expect(order().phase).toBe('editing');
  core.update({ token, shopperId: 'bob' });
  expect(order().phase).toBe('loading');
});

it('unmounts embedded SDKs when another shopper signs in', async () => {
  const { core, order } = await box.start();
  await expect.poll(() => order().phase).toBe('editing');
  const wallet = { update: vi.fn(), unmount: vi.fn() };
  const { promise, resolve: answer } = Promise.withResolvers<string>();
  const use = whileEmbedded(core, wallet, () => promise);
  core.update({ token: await box.tokenFor('bob'), shopperId: 'bob' });
  expect(wallet.unmount).toHaveBeenCalledOnce();
  expect(wallet.update).not.toHaveBeenCalled();
  // What the previous shopper answered is not for the next one.
  answer('late');
  expect(await use).toBeUndefined();
});

it('unmounts an embedded SDK that fails', async () => {
  const { core } = await box.start();
  const wallet = { update: vi.fn(), unmount: vi.fn() };
  const use = whileEmbedded(core, wallet, () => Promise.reject(new Error('broken')));
  await expect(use).rejects.toThrow('broken');
  expect(wallet.unmount).toHaveBeenCalledOnce();
});

it('shows one drawer at a time, and closes it', async () => {
  const { core } = await box.start();
  const { showDrawer } = core.store.getState();
  showDrawer('contact');
  expect(core.store.getState().drawer).toBe('contact');
  showDrawer('items');
  expect(core.store.getState().drawer).toBe('items');
  showDrawer(undefined);
  expect(core.store.getState().drawer).toBeUndefined();
});

it.each([
  ['closes', 'summary', undefined],
  ['keeps', 'items', 'items'],
] as const)('%s the drawer %s when the order is sent, not when it is reloaded', async (_what, open, left) => {
  const { core } = await box.start();
  const { showDrawer, dispatch } = core.store.getState();
  showDrawer(open);
  await core.refresh();
  expect(core.store.getState().drawer).toBe(open);
  dispatch({ type: 'submit', operation: 'one' });
  expect(core.store.getState().drawer).toBe(left);
});

it('clears the blockers when terms are accepted, until the next press of the submit button', async () => {
  const { core } = await box.start();
  const { showBlockers, acceptTerms } = core.store.getState();
  showBlockers(['terms']);
  acceptTerms('a vendor');
  expect(core.store.getState()).toMatchObject({ acceptedTerms: 'a vendor', blockers: [] });
});
