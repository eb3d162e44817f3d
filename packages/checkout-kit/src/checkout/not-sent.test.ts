import { activateCheckout, readCheckout, updateTip } from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changePayment, changeTip, choiceOf } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';
import { snapShareOf } from './submit-rules.ts';
import { submitInputOf, submitOrder } from './submitting.ts';

const box = useCheckout();
const PLACE = activateCheckout.name;
const TIP = updateTip.name;
const READ = readCheckout.name;

/** Opens a checkout that can be placed. */
async function open() {
  const one = await box.start();
  const shown = () => {
    const checkout = checkoutOf(one.order());
    if (!checkout) throw new Error('There is no checkout.');
    return checkout;
  };
  return { ...one, shown };
}

describe('an order while offline', () => {
  it('is not sent, reports the missing connection, and can be placed once online [C-8.16]', async () => {
    const { core, order, heard } = await open();
    core.store.getState().showBlockers(['time']);
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const recording = recordRequests('http://api.localhost:8787/');
    onTestFinished(recording.stop);
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'offline' } });
    expect([recording.requests, heard('order:submitting')]).toEqual([[], []]);
    expect(core.store.getState().blockers).toEqual([]);
    vi.unstubAllGlobals();
    recording.stop();
    await submitOrder(core);
    expect(order().phase).toBe('placed');
  });
});

describe('an order with a blocker', () => {
  it('is not sent with a SNAP amount that cannot be charged, and is once the amount is fixed', async () => {
    const { core, order, heard } = await open();
    core.store.getState().showSnapProblem({ kind: 'required' });
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: undefined });
    expect(heard('validation:failed')).toEqual([{ fields: ['snapAmount'] }]);
    core.store.getState().showSnapProblem(undefined);
    await submitOrder(core);
    expect(order().phase).toBe('placed');
    expect(core.store.getState().blockers).toEqual([]);
  });

  it('is not sent while the card that pays cannot be shown, since the cards could not be loaded', async () => {
    const { core, order } = await open();
    const { cards, showCards } = core.store.getState();
    showCards({ phase: 'failed' });
    await submitOrder(core);
    expect([core.store.getState().blockers, box.calls(PLACE)]).toEqual([['cards'], 0]);
    showCards(cards);
    await submitOrder(core);
    expect(order().phase).toBe('placed');
  });

  it('is not sent with age-restricted items until an age is given [C-5.16]', async () => {
    const { core, order, shown, heard } = await open();
    const checkout = shown();
    const lines = checkout.lines.map((line) => ({ ...line, isAgeRestricted: true }));
    core.store.getState().dispatch({ type: 'read', checkout: { ...checkout, lines } });
    await submitOrder(core);
    expect([heard('validation:failed'), box.calls(PLACE)]).toEqual([[{ fields: ['age'] }], 0]);
    await submitOrder(core, { dateOfBirth: '1990-06-14' });
    expect(order().phase).toBe('placed');
  });

  it('is not sent with a bank card that is missing from the cards, and is once another one is chosen [C-5.12]', async () => {
    const { core, order, shown } = await open();
    const { cards, showCards } = core.store.getState();
    if (cards.phase !== 'ready') throw new Error('There are no cards.');
    const { bankCardId } = choiceOf(shown());
    const bank = cards.info.bank.filter(({ id }) => id !== bankCardId);
    showCards({ phase: 'ready', info: { ...cards.info, bank } });
    await submitOrder(core);
    expect([core.store.getState().blockers, box.calls(PLACE)]).toEqual([['paymentMethodId'], 0]);
    const other = bank.find(({ expired }) => !expired)?.id;
    expect(await changePayment(core, { ...choiceOf(shown()), bankCardId: other })).toBe(true);
    await submitOrder(core);
    expect(order().phase).toBe('placed');
  });

  it('uses the terms that the shopper has accepted, and clears their blocker [C-4.30]', async () => {
    const { core } = await open();
    core.store.getState().showBlockers(['terms']);
    core.store.getState().acceptTerms('a vendor');
    expect(submitInputOf(core.store.getState())).toEqual({
      accepted: 'a vendor',
      isAmountWrong: false,
      isPayerUnknown: false,
      isListFailed: false,
    });
    expect(core.store.getState().blockers).toEqual([]);
  });
});

/** The same, partly paid by SNAP, with a way to change that share. */
async function openSnap() {
  const one = await open();
  const { cards } = one.core.store.getState();
  const cardId = cards.phase === 'ready' ? (cards.info.snap[0]?.id ?? '') : '';
  const pay = (amount: number) =>
    changePayment(one.core, { ...choiceOf(one.shown()), snap: { cardId, amount } });
  expect(await pay(200)).toBe(true);
  const share = snapShareOf(one.shown());
  if (!share) throw new Error('SNAP pays nothing.');
  return { ...one, pay, share };
}

describe('an order that SNAP pays a part of', () => {
  it('is not sent without its PIN [C-4.8]', async () => {
    const { core, order } = await openSnap();
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'pinInvalid' } });
    expect(box.calls(PLACE)).toBe(0);
  });

  it('is not sent with a PIN that was entered for another amount [C-4.8]', async () => {
    const { core, order, pay, share } = await openSnap();
    expect(await pay(300)).toBe(true);
    await submitOrder(core, { pin: { token: 'a token', share } });
    expect([order().phase, box.calls(PLACE)]).toEqual(['conflicted', 0]);
  });
});

/** The same, with an edit in flight that the service refuses. */
async function unsaved() {
  const one = await open();
  box.refuse(TIP);
  void changeTip(one.core, 300);
  return one;
}

describe('an order after an edit that was not saved', () => {
  it('is not sent, and reports the unsaved edit even when the checkout cannot be read', async () => {
    const { core, order } = await unsaved();
    box.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 404, times: 9 });
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'unsaved' } });
    expect(box.calls(PLACE)).toBe(0);
  });

  it('ends when it was canceled elsewhere, since nothing can be changed any more', async () => {
    const { core, order, orderId, heard } = await unsaved();
    await box.db.updateTable('checkouts').set({ status: 'CANCELED' }).where('id', '=', orderId).execute();
    await submitOrder(core);
    expect([order().phase, heard('order:placed'), box.calls(PLACE)]).toEqual(['rejected', [], 0]);
  });
});

describe('leaving an order', () => {
  it('does not send it while an edit before it is in flight', async () => {
    const { core, leave, http, orderId } = await open();
    const { arrived, letGo } = box.controls.hold({ match: TIP, when: 'before' });
    void changeTip(core, 300);
    const submitted = submitOrder(core);
    await arrived;
    leave();
    letGo();
    await submitted;
    await http.send(readCheckout, { id: orderId }, { signal: new AbortController().signal });
    expect(box.calls(PLACE)).toBe(0);
  });

  it('emits nothing about it while it is being sent', async () => {
    const { core, leave, heard, order, visited } = await open();
    const { arrived, letGo } = box.controls.hold({ match: PLACE, when: 'after-commit' });
    const submitted = submitOrder(core);
    await arrived;
    leave();
    letGo();
    await submitted;
    expect([order().phase, heard('order:placed'), heard('error'), visited]).toEqual(['loading', [], [], []]);
  });
});
