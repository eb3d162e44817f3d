import { expect, it } from 'vitest';
import { cardChanges } from '../cards/changes.ts';
import { cardOf } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';

const here = useShop();
const { open } = here;

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

it('follows a card with a new id and notifies the host of a refresh, not of a choice [W-4.23]', async () => {
  const isCardAccepted = ({ id }: { id: string }) => id !== 'new-id' || { fulfillment: 'delivery' };
  const checkoutConfig = { orderInfo: { total: 9647 }, isCardAccepted };
  const opened = await open('alice', { checkoutConfig });
  const card = cardOf(opened, '4242');
  expect(opened.state().rejections).toEqual({});
  opened.state().changeCards((list) => list.map((one) => (one === card ? { ...card, id: 'new-id' } : one)));
  opened.state().cardReplaced(card.id, 'new-id');
  expect([opened.state().checkout.bank, opened.state().draft.bank]).toEqual([['new-id'], ['new-id']]);
  expect(opened.heard('selection:changed').at(-1)).toMatchObject({ reason: 'refresh' });
  // The host decides about the new card, as about every other one.
  expect(Object.keys(opened.state().rejections)).toEqual(['new-id']);
});

it('recomputes whether the draft covers the order when the host changes its total [W-4.10]', async () => {
  const walletConfig = { showGiftCards: true, getGiftCardBalances: true };
  const opened = await open('alice', { walletConfig });
  const gift = cardOf(opened, '1000');
  expect(opened.state().isCovered).toBe(false);
  opened.actions.openFlyout();
  opened.actions.choose(gift);
  expect(opened.state().isCovered).toBe(false);
  opened.wallet.update({ orderInfo: { total: gift.balance ?? 0 } });
  expect(opened.state().isCovered).toBe(true);
});

it('selects, rejects and covers nothing before the cards have loaded', async () => {
  const { store } = await here.shop.walletOf('alice');
  const { checkout, draft, isCovered, rejections } = store.getState();
  const nothing = { bank: [], snap: [], gift: [] };
  expect({ checkout, draft, isCovered, rejections }).toEqual({
    checkout: nothing,
    draft: nothing,
    isCovered: false,
    rejections: {},
  });
});

it('notifies the host when the same cards can pay, or cannot any more', async () => {
  const opened = await open('carol');
  const [expired] = opened.wallet.getState().selection.bank;
  const card = cardOf(opened, expired?.lastFour ?? '');
  expect(card.expired).toBe(true);
  const before = opened.heard('selection:changed').length;
  cardChanges(opened.wallet).replaceCard(card.id, { ...card, expired: false });
  opened.wallet.update({ isCardAccepted: () => ({ fulfillment: 'pickup' }) });
  opened.wallet.update({ orderInfo: { total: 1000 } });
  opened.wallet.update({ isCardAccepted: () => true });
  expect(opened.heard('selection:changed').slice(before)).toMatchObject([
    { reason: 'refresh', complete: true },
    { reason: 'refresh', complete: false },
    { reason: 'refresh', complete: true },
  ]);
});

it('notifies the host once of a card that was edited into one that it rejects', async () => {
  const isCardAccepted = ({ id }: { id: string }) => id !== 'new-id' || { fulfillment: 'delivery' };
  const opened = await open('alice', { checkoutConfig: { orderInfo: { total: 9647 }, isCardAccepted } });
  const card = cardOf(opened, '4242');
  const before = opened.heard('selection:changed').length;
  cardChanges(opened.wallet).replaceCard(card.id, { ...card, id: 'new-id' });
  expect(opened.heard('selection:changed').slice(before)).toMatchObject([{ complete: false }]);
});
