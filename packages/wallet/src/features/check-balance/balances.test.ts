import { describe, expect, it } from 'vitest';
import { noticeMessages } from '../../cards/notices/messages.ts';
import { listOf } from '../../cards/rules.ts';
import { checkGiftCard } from '../../cards/balances/actions.ts';
import { checkBalanceActions } from './actions.ts';
import { screenOf } from '../../flyout/rules.ts';
import { formOf } from '../../forms/slice.ts';
import { cardOf } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';

const here = useShop();
const { open, calls } = here;

async function asking(shopper: string, lastFour: string, opening: { fromCardBox?: boolean } = {}) {
  const opened = await open(shopper);
  const card = cardOf(opened, lastFour);
  opened.actions.openFlyout({ screen: 'check-balance', cardId: card.id, ...opening });
  const submit = (pin: string) => checkBalanceActions(opened.wallet).submitPin(here.shop.pinWith(pin));
  return { ...opened, card, submit, pinForm: () => formOf(opened.state(), 'check-balance') };
}

describe('checking a SNAP balance', () => {
  it('stores it on the card and closes the flyout [W-4.29] [W-1.6]', async () => {
    const { submit, wallet, heard, card } = await asking('dave', '0004');
    await submit('1234');
    expect(wallet.getState()).toMatchObject({ snapEbtBalance: 15_000, screen: undefined });
    expect(heard('balance:checked')).toEqual([{ cardId: card.id, balance: 15_000 }]);
    expect(heard('closed')).toEqual([{ reason: 'balance-checked' }]);
  });

  it('returns to the list without an active card when opened from the card box [W-4.29]', async () => {
    const { submit, state } = await asking('dave', '0004', { fromCardBox: true });
    expect(state().flyout).toMatchObject({ fromCardBox: true });
    await submit('1234');
    expect(screenOf(state().flyout)).toBe('card-list');
    expect(state().flyout).toMatchObject({ cardId: undefined });
  });

  it('keeps the balance after a reload and does not ask for it again [W-4.28]', async () => {
    const { submit, actions, wallet, card, state } = await asking('dave', '0004');
    await submit('1234');
    await actions.loadCards();
    expect(wallet.getState().snapEbtBalance).toBe(15_000);
    actions.openFlyout({ screen: 'check-balance', cardId: card.id });
    expect(screenOf(state().flyout)).toBe('card-list');
  });

  it('rejects a wrong PIN and locks the card after too many [W-8.4] [W-8.5]', async () => {
    const { submit, pinForm, wallet } = await asking('kate', '0020');
    for (const expected of ['pinInvalid', 'pinInvalid', 'pinInvalid', 'pinLocked']) {
      await submit('4321');
      expect(pinForm()).toMatchObject({ problem: { about: expected } });
    }
    expect(wallet.getState().snapEbtBalance).toBeUndefined();
  });

  it('spends one attempt with one idempotency key when responses are lost', async () => {
    const { submit, pinForm } = await asking('kate', '0020');
    here.shop.controls.addFault({
      match: 'wallet.check-snap-balance',
      when: 'after-commit',
      kind: 'reset',
      times: 2,
    });
    await submit('4321');
    expect(pinForm()).toMatchObject({ problem: { about: 'pinInvalid' } });
    const keys = calls('wallet.check-snap-balance').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it('stores a late balance without closing a screen opened meanwhile', async () => {
    const { submit, actions, wallet, state } = await asking('dave', '0004');
    const held = here.shop.controls.hold({ match: 'wallet.check-snap-balance', when: 'after-commit' });
    const submitted = submit('1234');
    await held.arrived;
    actions.closeFlyout('host');
    actions.openFlyout({ screen: 'add-gift-card' });
    held.letGo();
    await submitted;
    expect(wallet.getState().snapEbtBalance).toBe(15_000);
    expect(screenOf(state().flyout)).toBe('add-gift-card');
  });

  it('leaves a PIN that is too short to the frame and sends no request', async () => {
    const { submit, pinForm, heard } = await asking('dave', '0004');
    await submit('12');
    expect(pinForm()).toEqual({ phase: 'editing', problem: undefined });
    expect(heard('validation:failed')).toEqual([{ fields: ['card'] }]);
    expect(calls('wallet.check-snap-balance')).toEqual([]);
  });

  it('shows a failure and allows a retry [W-8.6] [W-8.23] [W-8.28]', async () => {
    const { submit, pinForm } = await asking('dave', '0004');
    here.shop.controls.addFault({
      match: 'wallet.check-snap-balance',
      when: 'before',
      kind: 'status',
      status: 402,
      code: '91',
      times: 1,
    });
    await submit('1234');
    expect(pinForm()).toEqual({ phase: 'editing', problem: { about: 'snapBalanceFailed' } });
    await submit('1234');
    expect(calls('wallet.check-snap-balance')).toHaveLength(2);
  });
});

describe('a locked card', () => {
  it('stays locked when its form is opened again', async () => {
    const { submit, state, actions, card, pinForm } = await asking('leo', '0038');
    actions.touchForm('check-balance');
    await submit('1234');
    expect(pinForm()).toMatchObject({ problem: { about: 'pinLocked' } });
    // Leaving asks nothing, since the typed PIN is of no use.
    expect(state().touched).toEqual([]);
    actions.showScreen('card-list');
    actions.openFlyout({ screen: 'check-balance', cardId: card.id });
    expect(state().checks[card.id]).toBe('locked');
  });
});

it('stores a SNAP balance on all SNAP cards [W-4.29]', async () => {
  const { submit, state, card } = await asking('dave', '0004');
  const twin = { ...card, id: 'twin' };
  // Opening reloads the list, without the twin.
  await state().loadCards();
  state().changeCards((list) => [...list, twin]);
  await submit('1234');
  const snap = listOf(state().cards).filter(({ group }) => group === 'snap');
  expect(snap.map(({ balance }) => balance)).toEqual([15_000, 15_000]);
});

describe('a gift card balance', () => {
  const withBalances = { walletConfig: { showGiftCards: true, getGiftCardBalances: true } };

  it('is loaded with the list when the host asks for balances', async () => {
    expect(cardOf(await open('alice', withBalances), '1000').balance).toBe(2500);
    expect(cardOf(await open('alice'), '1000').balance).toBeUndefined();
  });

  it('stays undefined after a failed check, which can be repeated [W-4.30] [W-8.24]', async () => {
    const opened = await open('oscar', withBalances);
    const ask = () => checkGiftCard(opened.wallet)(cardOf(opened, '1003'));
    const { id } = cardOf(opened, '1003');
    await ask();
    expect([cardOf(opened, '1003').balance, opened.state().checks[id]]).toEqual([undefined, 'failed']);
    expect(opened.heard('error')).toEqual([{ error: expect.objectContaining({ code: 'unexpected' }) }]);
    expect(opened.report).toHaveBeenCalledTimes(1);
    expect(opened.state().notice).toEqual({ tone: 'danger', about: 'giftBalanceFailed' });
    expect(noticeMessages.giftBalanceFailed).toBe(
      "We couldn't retrieve your gift card's balance. Please try again.",
    );
    await ask();
    await ask();
    expect([typeof cardOf(opened, '1003').balance, opened.state().checks[id]]).toEqual(['number', undefined]);
    expect(opened.heard('balance:checked')).toHaveLength(1);
  });

  it('is requested once for two checks and stored only on its card [W-4.30]', async () => {
    const opened = await open('alice', { walletConfig: { showGiftCards: true } });
    const card = cardOf(opened, '1000');
    const twin = { ...card, id: 'twin' };
    opened.state().changeCards((list) => [...list, twin]);
    const asked = [checkGiftCard(opened.wallet)(card), checkGiftCard(opened.wallet)(card)];
    expect(opened.state().checks[card.id]).toBe('checking');
    await Promise.all(asked);
    expect(calls('wallet.check-gift-balance')).toHaveLength(1);
    const balances = listOf(opened.state().cards).filter(({ id }) => id === card.id || id === 'twin');
    expect(balances.map(({ balance }) => balance)).toEqual([2500, undefined]);
    expect(opened.heard('balance:checked')).toEqual([{ cardId: card.id, balance: 2500 }]);
  });

  it('can be checked again after the wallet has ended and begun again', async () => {
    const opened = await open('alice', { walletConfig: { showGiftCards: true } });
    const { id } = cardOf(opened, '1000');
    const { arrived, letGo } = here.shop.controls.hold({
      match: 'wallet.check-gift-balance',
      when: 'before',
    });
    const asked = checkGiftCard(opened.wallet)(cardOf(opened, '1000'));
    await arrived;
    opened.release();
    await asked;
    letGo();
    const release = opened.wallet.retain();
    expect(opened.state().checks[id]).toBeUndefined();
    await checkGiftCard(opened.wallet)(cardOf(opened, '1000'));
    expect(cardOf(opened, '1000').balance).toBe(2500);
    release();
  });

  it('emits nothing after the wallet is released', async () => {
    const opened = await open('alice', { walletConfig: { showGiftCards: true } });
    const asked = checkGiftCard(opened.wallet)(cardOf(opened, '1000'));
    opened.release();
    await asked;
    expect([opened.heard('balance:checked'), opened.heard('error')]).toEqual([[], []]);
    expect(opened.state().notice).toBeUndefined();
  });
});
