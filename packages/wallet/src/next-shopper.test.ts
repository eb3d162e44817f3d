import { describe, expect, it } from 'vitest';
import { DISCOVER, form } from './testing/open-wallet.ts';
import { useShop } from './testing/use-shop.ts';

const box = useShop();

const tokenOf = async (shopper: string): Promise<string> =>
  (await box.shop.configOf(shopper)).authConfig.token;

/** Alice in the middle of adding a card, after one that is not saved. */
async function withUnsavedCard() {
  const one = await box.open('alice');
  await one.actions.loadAddresses();
  await one.actions.submitCard({ ...form, save: false }, box.shop.fieldsWith({ accountNumber: DISCOVER }));
  expect(one.wallet.getState().cards.map(({ lastFour }) => lastFour)).toContain('1117');
  one.actions.openFlyout({ screen: 'add-card' });
  return one;
}

describe('a token that a host sets while a session lives', () => {
  it('of another shopper brings their cards, and leaves nothing of the one before', async () => {
    const { wallet, state, heard } = await withUnsavedCard();
    wallet.update({ token: await tokenOf('frank') });
    await expect.poll(() => wallet.getState().cards.map(({ lastFour }) => lastFour)).toEqual(['4444']);
    expect(wallet.getState().selection.bank.map(({ lastFour }) => lastFour)).toEqual(['4444']);
    expect(state().flyout.phase).toBe('closed');
    expect(heard('closed')).toEqual([{ reason: 'host' }]);
    expect(state().addresses.phase).toBe('idle');
  });

  it('of the same shopper reads the cards again and keeps what is not saved, and what is open', async () => {
    const { wallet, actions, state } = await withUnsavedCard();
    const before = box.calls('wallet.list').length;
    wallet.update({ token: await tokenOf('alice') });
    await actions.loadCards();
    expect(box.calls('wallet.list').length).toBeGreaterThan(before);
    expect(wallet.getState().cards.map(({ lastFour }) => lastFour)).toContain('1117');
    expect(state().flyout.phase).toBe('open');
  });

  it('that is in use already reads nothing', async () => {
    const { wallet } = await box.open('alice');
    const before = box.calls('wallet.list').length;
    wallet.update({ token: wallet.config.authConfig.token });
    await wallet.store.getState().loadCards();
    expect(box.calls('wallet.list')).toHaveLength(before + 1);
  });
});
