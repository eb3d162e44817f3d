import { describe, expect, it, onTestFinished } from 'vitest';
import { screenOf } from '../../flyout/rules.ts';
import { formOf } from '../../forms/slice.ts';
import { cardOf } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';
import { enterPinActions } from './actions.ts';

const here = useShop();
const { open } = here;

async function asked(shopper = 'dave', lastFour = '0004') {
  const opened = await open(shopper);
  const { id: cardId } = cardOf(opened, lastFour);
  const actions = enterPinActions(opened.wallet);
  const answer = actions.enterPin({ cardId, amount: 4000, note: 'Your order is placed after this.' });
  return {
    ...opened,
    cardId,
    answer,
    enter: (pin: string) => actions.submitPin(here.shop.pinWith(pin)),
    giveUp: actions.giveUp,
    request: actions.request,
    again: () => actions.enterPin({ cardId }),
    form: () => formOf(opened.state(), 'enter-pin'),
  };
}

/** A wallet with a request for a PIN, whose cards are still loading. */
async function askedEarly() {
  const { cardId } = await asked();
  const { letGo } = here.shop.controls.hold({ match: 'wallet.list', when: 'after-commit' });
  const wallet = await here.shop.walletOf('dave');
  onTestFinished(wallet.retain());
  const { enterPin, submitPin } = enterPinActions(wallet);
  const again = () => enterPin({ cardId });
  const answer = again();
  expect(wallet.getState().status).toBe('loading');
  return { wallet, answer, again, letGo, enter: (pin: string) => submitPin(here.shop.pinWith(pin)) };
}

describe('entering a PIN for a payment', () => {
  it('resolves with a PIN token and the balance, and closes [C-4.8] [C-7.15]', async () => {
    const { answer, enter, state, heard } = await asked();
    expect(screenOf(state().flyout)).toBe('enter-pin');
    await enter('1234');
    const told = await answer;
    expect(told).toEqual({ kind: 'entered', pinToken: expect.stringMatching(/^\w{16,}$/), balance: 15_000 });
    expect(state().flyout.phase).toBe('closed');
    expect(heard('closed')).toEqual([{ reason: 'pin-entered' }]);
  });

  it('keeps the token and the PIN out of state and events', async () => {
    const { answer, enter, state, wallet, heard } = await asked();
    await enter('1234');
    const told = await answer;
    const token = told?.kind === 'entered' ? told.pinToken : '';
    expect(token).not.toBe('');
    const known = JSON.stringify([state(), wallet.getState(), heard('balance:checked'), heard('closed')]);
    expect(known).not.toContain(token);
    // Only as a separate number: the digits of a random id may contain it.
    expect(known).not.toMatch(/(?<![\w-])1234(?![\w-])/);
  });

  it('asks for the cards again when they could not be loaded, and continues', async () => {
    const { cardId, actions } = await asked();
    await actions.loadCards();
    const fault = { match: 'wallet.list', when: 'before', kind: 'status', status: 403 } as const;
    here.shop.controls.addFault(fault);
    const opened = await open('dave');
    expect(opened.state().cards.phase).toBe('failed');
    const { enterPin, submitPin } = enterPinActions(opened.wallet);
    const answer = enterPin({ cardId });
    await submitPin(here.shop.pinWith('1234'));
    expect(await answer).toMatchObject({ kind: 'entered' });
  });

  it('shows a wrong PIN and accepts another one [C-8.19]', async () => {
    const { answer, enter, form } = await asked();
    await enter('4321');
    expect(form()).toEqual({ phase: 'editing', problem: { about: 'pinUnverified' } });
    await enter('1234');
    expect(await answer).toMatchObject({ kind: 'entered' });
  });

  it('locks the card after too many attempts and resolves as locked [C-4.8] [C-8.19]', async () => {
    const { answer, enter, state, cardId, giveUp, heard } = await asked('kate', '0020');
    for (let tries = 0; tries < 4; tries += 1) await enter('4321');
    expect(state().checks[cardId]).toBe('locked');
    giveUp();
    expect(await answer).toEqual({ kind: 'locked' });
    expect(state().flyout.phase).toBe('closed');
    expect(heard('closed')).toEqual([{ reason: 'cancelled' }]);
  });

  it.each(['escape', 'cancelled', 'close'] as const)(
    'resolves with undefined without confirmation when the shopper leaves by %s',
    async (reason) => {
      const { answer, state } = await asked();
      state().touchForm('enter-pin');
      state().requestClose(reason);
      expect(await answer).toBeUndefined();
      expect(state().flyout.phase).toBe('closed');
    },
  );

  it('resolves with undefined when another PIN is requested or the wallet ends', async () => {
    const { answer, again, release } = await asked();
    const second = again();
    expect(await answer).toBeUndefined();
    release();
    expect(await second).toBeUndefined();
    expect(await again()).toBeUndefined();
  });

  it.each(['884', '885', '889'])(
    'reports a network failure (%s) to analytics and allows a retry [C-8.19] [C-9.14]',
    async (code) => {
      const { enter, form, report, answer } = await asked();
      here.shop.controls.addFault({
        match: 'wallet.check-snap-balance',
        when: 'before',
        kind: 'status',
        status: 402,
        code,
        times: 1,
      });
      await enter('1234');
      expect(form()).toEqual({ phase: 'editing', problem: { about: 'snapBalanceFailed' } });
      expect(report.mock.calls.flat()).toContainEqual(
        expect.objectContaining({ type: 'CUSTOMER_FACING_SERVICE_ERROR' }),
      );
      await enter('1234');
      expect(await answer).toMatchObject({ kind: 'entered' });
    },
  );

  it('keeps its request only until the PIN is entered', async () => {
    const { answer, enter, request, cardId } = await asked();
    expect(request()).toMatchObject({ cardId, amount: 4000, note: 'Your order is placed after this.' });
    await enter('1234');
    await answer;
    expect(request()).toBeUndefined();
  });

  it('fails without a request for a card that is gone', async () => {
    const { wallet, state } = await open('dave');
    const { enterPin, submitPin } = enterPinActions(wallet);
    void enterPin({ cardId: 'gone' });
    await submitPin(here.shop.pinWith('1234'));
    const failed = { phase: 'editing', problem: { about: 'snapBalanceFailed' } };
    expect(formOf(state(), 'enter-pin')).toEqual(failed);
    expect(here.calls('wallet.check-snap-balance')).toEqual([]);
  });

  it('sends a PIN once that was entered twice before the cards have loaded', async () => {
    const { wallet, answer, enter, letGo } = await askedEarly();
    const entered = enter('1234');
    expect(wallet.store.getState().isBusy()).toBe(false);
    const again = enter('4321');
    letGo();
    await Promise.all([again, entered]);
    expect(await answer).toMatchObject({ kind: 'entered' });
    expect(here.calls('wallet.check-snap-balance')).toHaveLength(1);
  });

  it('drops a PIN entered before the cards have loaded when another one is requested', async () => {
    const { wallet, answer, again, enter, letGo } = await askedEarly();
    const entered = enter('1234');
    void again();
    expect(await answer).toBeUndefined();
    letGo();
    await entered;
    expect(wallet.getState().status).toBe('ready');
    expect(here.calls('wallet.check-snap-balance')).toEqual([]);
  });

  it('ignores a late response after another PIN was requested', async () => {
    const { answer, again, enter, state } = await asked();
    const held = here.shop.controls.hold({ match: 'wallet.check-snap-balance', when: 'after-commit' });
    const entered = enter('1234');
    await held.arrived;
    const second = again();
    expect(await answer).toBeUndefined();
    held.letGo();
    await entered;
    expect(screenOf(state().flyout)).toBe('enter-pin');
    await enter('1234');
    expect(await second).toMatchObject({ kind: 'entered' });
  });
});
