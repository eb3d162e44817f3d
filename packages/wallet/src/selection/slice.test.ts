import { expect, it } from 'vitest';
import { cardOf } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';

const { open } = useShop();

it('removes a card from the checkout and the draft and emits the change by the user', async () => {
  const { state, wallet, heard, ...opened } = await open('alice');
  const card = cardOf({ state, wallet, heard, ...opened }, '4242');
  expect(state().checkout.bank).toEqual([card.id]);
  state().unselect(card);
  expect([state().checkout.bank, state().draft.bank]).toEqual([[], []]);
  expect(wallet.getState().selection.bank).toEqual([]);
  expect(heard('selection:changed').at(-1)).toMatchObject({ reason: 'user', complete: false });
});

it('keeps a selected card selected and selects nothing in My Wallet', async () => {
  const opened = await open('alice');
  const card = cardOf(opened, '4242');
  opened.state().beginDraft();
  opened.state().select(card);
  expect(opened.state().draft.bank).toEqual([card.id]);
  const mine = await open('alice', { uiConfig: { isMyWallet: true } });
  mine.state().select(cardOf(mine, '4242'));
  expect(mine.state().draft.bank).toEqual([]);
});
