import { describe, expect, it } from 'vitest';
import { makePreferred } from '../cards/actions/prefer.ts';
import { isSubmitting } from '../forms/slice.ts';
import { cardOf, DISCOVER, form } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';

const box = useShop();

const tokenOf = async (shopper: string): Promise<string> =>
  (await box.shop.configOf(shopper)).authConfig.token;

/** Opens Alice's wallet in the middle of adding a card, after a card that is not saved. */
async function withUnsavedCard() {
  const one = await box.open('alice');
  await one.actions.loadAddresses();
  await one.actions.submitCard({ ...form, save: false }, box.shop.fieldsWith({ accountNumber: DISCOVER }));
  expect(one.wallet.getState().cards.map(({ lastFour }) => lastFour)).toContain('1117');
  one.actions.openFlyout({ screen: 'add-card' });
  return one;
}

describe('a token that the host sets during a session', () => {
  it('loads the cards of another shopper and clears the data of the previous one', async () => {
    const { wallet, state, heard } = await withUnsavedCard();
    wallet.update({ token: await tokenOf('frank') });
    await expect.poll(() => wallet.getState().cards.map(({ lastFour }) => lastFour)).toEqual(['4444']);
    expect(wallet.getState().selection.bank.map(({ lastFour }) => lastFour)).toEqual(['4444']);
    expect(state().flyout.phase).toBe('closed');
    expect(heard('closed')).toEqual([{ reason: 'host' }]);
    expect(state().addresses.phase).toBe('idle');
  });

  it('reloads the cards of the same shopper and keeps the unsaved card and the open flyout', async () => {
    const { wallet, actions, state } = await withUnsavedCard();
    const before = box.calls('wallet.list').length;
    wallet.update({ token: await tokenOf('alice') });
    await expect.poll(() => box.calls('wallet.list').length).toBeGreaterThan(before);
    await actions.loadCards();
    expect(wallet.getState().cards.map(({ lastFour }) => lastFour)).toContain('1117');
    expect(state().flyout.phase).toBe('open');
  });

  it('clears the data of a previous shopper without saved cards', async () => {
    const one = await box.open('bob');
    await one.actions.loadAddresses();
    await one.actions.submitCard({ ...form, save: false }, box.shop.fieldsWith({ accountNumber: DISCOVER }));
    one.actions.openFlyout({ screen: 'add-card' });
    one.wallet.update({ token: await tokenOf('frank') });
    await expect.poll(() => one.wallet.getState().cards.map(({ lastFour }) => lastFour)).toEqual(['4444']);
    expect(one.state()).toMatchObject({ flyout: { phase: 'closed' }, addresses: { phase: 'idle' } });
  });

  it('tells the host that nothing is selected before anything else about the new shopper', async () => {
    const { wallet, actions, heard, state } = await box.open('alice');
    actions.openFlyout();
    await actions.loadCards();
    const seen: unknown[] = [];
    wallet.emitter.on('closed', () => seen.push(wallet.getState().selection.bank));
    const match = 'wallet.list';
    box.shop.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    wallet.update({ token: await tokenOf('frank') });
    await expect.poll(() => state().cards.phase).toBe('failed');
    expect(heard('selection:changed').at(-1)).toMatchObject({ complete: false, selection: { bank: [] } });
    expect(seen).toEqual([[]]);
    await actions.loadCards();
    expect(heard('selection:changed').at(-1)).toMatchObject({ complete: true, reason: 'initial' });
  });

  it('continues a write of the shopper whose token is passed again', async () => {
    const opened = await box.open('alice');
    const fault = { match: 'wallet.prefer-card', when: 'before', kind: 'status', status: 503 } as const;
    box.shop.controls.addFault(fault);
    const preferring = makePreferred(opened.wallet)(cardOf(opened, '4444'));
    const { authConfig } = opened.wallet.config;
    opened.wallet.update({ token: authConfig.token });
    await preferring;
    expect(opened.heard('card:preferred')).toHaveLength(1);
    expect(box.calls('wallet.list')).toHaveLength(1);
  });

  it('shows no cards when those of the new shopper cannot be read', async () => {
    const { wallet, state } = await box.open('alice');
    const match = 'wallet.list';
    box.shop.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    wallet.update({ token: await tokenOf('frank') });
    await expect.poll(() => state().cards.phase).toBe('failed');
    expect(wallet.getState().cards).toEqual([]);
  });

  it('keeps an unsaved card of the new shopper after a first failed read', async () => {
    const { wallet, actions, state } = await box.open('alice');
    const fault = { match: 'wallet.list', when: 'before', kind: 'status', status: 403, times: 1 } as const;
    box.shop.controls.addFault(fault);
    wallet.update({ token: await tokenOf('bob') });
    await expect.poll(() => state().cards.phase).toBe('failed');
    await actions.loadAddresses();
    await actions.submitCard({ ...form, save: false }, box.shop.fieldsWith({ accountNumber: DISCOVER }));
    actions.openFlyout({ screen: 'add-card' });
    await actions.loadCards();
    expect(wallet.getState().cards.map(({ lastFour }) => lastFour)).toEqual(['1117']);
    expect(state().flyout.phase).toBe('open');
  });

  it('loads the new cards when a read for the previous shopper fails', async () => {
    const { wallet, actions } = await box.open('alice');
    const fault = { match: 'wallet.list', when: 'before', kind: 'status', status: 400, times: 1 } as const;
    box.shop.controls.addFault(fault);
    void actions.loadCards();
    wallet.update({ token: await tokenOf('frank') });
    await expect.poll(() => wallet.getState().cards.map(({ lastFour }) => lastFour)).toEqual(['4444']);
  });

  it('does not retry the previous shopper’s pending card addition', async () => {
    const { wallet, actions, heard, state } = await box.open('alice');
    const fault = {
      match: 'wallet.add-bank-card',
      when: 'before',
      kind: 'status',
      status: 503,
      times: 1,
    } as const;
    box.shop.controls.addFault(fault);
    const adding = actions.submitCard(form, box.shop.fieldsWith({ accountNumber: DISCOVER }));
    // The request is in flight and will be answered with 503.
    expect(state().forms['add-card']).toEqual({ phase: 'submitting' });
    wallet.update({ token: await tokenOf('frank') });
    await adding;
    await expect.poll(() => wallet.getState().cards.map(({ lastFour }) => lastFour)).toEqual(['4444']);
    expect(box.calls('wallet.add-bank-card').filter(({ status }) => status === 200)).toEqual([]);
    expect(heard('card:added')).toEqual([]);
  });

  it('does not wait for the previous shopper’s pending action', async () => {
    const opened = await box.open('alice');
    const { wallet, state } = opened;
    const { arrived, letGo } = box.shop.controls.hold({ match: 'wallet.prefer-card', when: 'after-commit' });
    const preferring = makePreferred(wallet)(cardOf(opened, '4444'));
    expect(isSubmitting(state(), 'prefer-card')).toBe(true);
    await arrived;
    wallet.update({ token: await tokenOf('frank') });
    await expect.poll(() => wallet.getState().cards.map(({ lastFour }) => lastFour)).toEqual(['4444']);
    expect(isSubmitting(state(), 'prefer-card')).toBe(false);
    letGo();
    await preferring;
  });

  it('ignores late addresses of the previous shopper', async () => {
    const { wallet, actions, state } = await box.open('alice');
    const { hold } = box.shop.controls;
    const { arrived, letGo } = hold({ match: 'wallet.list-billing-addresses', when: 'after-commit' });
    const loading = actions.loadAddresses();
    await arrived;
    wallet.update({ token: await tokenOf('frank') });
    await expect.poll(() => wallet.getState().cards.map(({ lastFour }) => lastFour)).toEqual(['4444']);
    letGo();
    await loading;
    expect(state().addresses.phase).toBe('idle');
  });

  it('sends no request when it is already in use', async () => {
    const { wallet } = await box.open('alice');
    const before = box.calls('wallet.list').length;
    wallet.update({ token: wallet.config.authConfig.token });
    await wallet.store.getState().loadCards();
    expect(box.calls('wallet.list')).toHaveLength(before + 1);
  });
});
