import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletConfig } from '../config.ts';
import { listOf } from '../cards/rules.ts';
import { screenOf } from '../flyout/rules.ts';
import { reportTrouble } from '../forms/refuse.ts';
import { formOf } from '../forms/slice.ts';
import { DISCOVER, form, openForm, openWallet, settled, VISA } from '../testing/open-wallet.ts';
import { startShop } from '../testing/shop-for-tests.ts';

type Opener = (shopper: string, config?: Partial<WalletConfig>) => ReturnType<typeof openWallet>;

let shop: Awaited<ReturnType<typeof startShop>>;
const releases: (() => void)[] = [];
const addCard = (state: Awaited<ReturnType<typeof openWallet>>['state']) => formOf(state(), 'add-card');

beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.reset());
afterEach(() => {
  for (const release of releases.splice(0)) release();
});
afterAll(() => shop.stop());

const open: Opener = async (...given) => {
  const opened = await openWallet(shop, ...given);
  releases.push(opened.release);
  return opened;
};

const readyToAdd: Opener = async (...given) => {
  const opened = await openForm(shop, ...given);
  releases.push(opened.release);
  return opened;
};

describe('loading the cards', () => {
  it('puts the preferred card first and preselects it [W-4.1] [W-4.2] [W-4.4] [W-4.6]', async () => {
    const { wallet, heard } = await open('alice');
    const { cards, selection } = wallet.getState();
    expect(cards[0]).toMatchObject({ brand: 'VISA', lastFour: '4242', preferredFor: ['CLICKLIST'] });
    expect(selection.bank.map(({ lastFour }) => lastFour)).toEqual(['4242']);
    expect(selection.gift).toEqual([]);
    expect(heard('selection:changed')).toMatchObject([{ reason: 'initial', complete: true }]);
  });

  it('sends one request when the wallet is released and retained within a tick', async () => {
    const wallet = await shop.walletOf('alice');
    wallet.retain()();
    releases.push(wallet.retain());
    await settled(wallet);
    expect(shop.controls.history().filter(({ call }) => call === 'wallet.list')).toHaveLength(1);
  });

  it.each([
    ['a new card', { save: true, preferred: false }],
    ['a new preferred card', { save: true, preferred: true }],
    ['a card for once', { save: false, preferred: false }],
  ])('keeps %s in its place [W-4.2]', async (_what, options) => {
    const { actions, wallet } = await readyToAdd('alice');
    await actions.submitCard({ ...form, ...options }, shop.fieldsWith({ accountNumber: DISCOVER }));
    const ids = () => wallet.getState().cards.map(({ id }) => id);
    const added = ids();
    expect(wallet.getState().cards.map(({ lastFour }) => lastFour)).toContain('1117');
    await actions.loadCards();
    expect(ids()).toEqual(added);
  });

  it('preselects SNAP only for eligible items with an EBT total [W-1.18] [W-4.5]', async () => {
    const preselected = async (orderInfo: object): Promise<readonly unknown[]> => {
      const checkoutConfig = { orderInfo: { total: 9647, ...orderInfo } };
      return (await open('alice', { checkoutConfig })).wallet.getState().selection.snap;
    };
    expect(await preselected({ hasSnapEligibleItems: true, ebtTotalFromCheckout: 4000 })).toHaveLength(1);
    expect(await preselected({ hasSnapEligibleItems: true, ebtTotalFromCheckout: 0 })).toEqual([]);
    expect(await preselected({ hasSnapEligibleItems: false, ebtTotalFromCheckout: 4000 })).toEqual([]);
    expect((await open('alice')).wallet.getState().selection.snap).toEqual([]);
  });

  it('omits SNAP and gift cards that the host hides', async () => {
    const { wallet } = await open('alice', { walletConfig: {} });
    expect(new Set(wallet.getState().cards.map(({ group }) => group))).toEqual(new Set(['bank']));
  });

  it('emits load:failed and succeeds on a retry [W-2.24]', async () => {
    shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 400, times: 1 });
    const { wallet, heard, report, actions } = await open('alice');
    expect(wallet.getState().status).toBe('failed');
    expect(heard('load:failed')).toMatchObject([{ error: { code: 'bad_request' } }]);
    expect(heard('error')).toEqual([]);
    expect(report).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code: 'bad_request', fields: [] });
    await actions.loadCards();
    expect(wallet.getState().status).toBe('ready');
    expect(wallet.getState().selection.bank).toHaveLength(1);
  });

  it('keeps the cards when a reload fails', async () => {
    const { wallet, heard, actions } = await open('alice');
    shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 400, times: 1 });
    await actions.loadCards();
    expect(wallet.getState().status).toBe('ready');
    expect(heard('error')).toHaveLength(1);
    expect(heard('load:failed')).toEqual([]);
  });

  it('renews an expired token once for two requests [W-7.23]', async () => {
    const { wallet, actions, heard } = await open('alice');
    await shop.controls.expireTokens();
    await Promise.all([actions.loadCards(), actions.loadAddresses()]);
    expect(wallet.getState().status).toBe('ready');
    expect(heard('session:expired')).toEqual([]);
    expect(shop.controls.history().filter(({ call }) => call === 'auth.mint-token')).toHaveLength(2);
  });
});

describe('the flyout', () => {
  it('opens at the card list, or at the form for a checkout without cards', async () => {
    const alice = await open('alice');
    alice.actions.openFlyout();
    expect(alice.heard('opened')).toEqual([{ screen: 'card-list' }]);
    expect(alice.report).toHaveBeenCalledWith({ type: 'START_NAVIGATE', screen: 'card-list' });
    const bob = await open('bob');
    bob.actions.openFlyout();
    expect(bob.heard('opened')).toEqual([{ screen: 'add-card' }]);
    const wallet = await open('bob', { uiConfig: { isMyWallet: true } });
    wallet.actions.openFlyout();
    expect(wallet.heard('opened')).toEqual([{ screen: 'card-list' }]);
  });

  it('starts with the checkout’s selection and changes it only on Confirm [W-4.8]', async () => {
    const { wallet, actions, state, heard } = await open('alice');
    const other = listOf(state().cards).find(({ lastFour }) => lastFour === '4444');
    actions.openFlyout();
    expect(state().draft).toEqual(state().checkout);
    if (other) actions.choose(other);
    expect(wallet.getState().selection.bank[0]?.lastFour).toBe('4242');
    actions.confirm();
    expect(wallet.getState().selection.bank[0]?.lastFour).toBe('4444');
    expect(heard('selection:confirmed')).toMatchObject([{ selection: { bank: [{ lastFour: '4444' }] } }]);
    expect(heard('closed')).toEqual([{ reason: 'confirmed' }]);
    expect(wallet.getState().screen).toBeUndefined();
  });

  it('starts without the previous notice and with the checkout’s selection [W-4.8]', async () => {
    const { actions, state } = await open('alice');
    actions.showNotice({ tone: 'danger', about: 'preferFailed' });
    actions.openFlyout();
    expect(state().notice).toBeUndefined();
    expect(state().draft).toEqual(state().checkout);
  });

  it('only closes when My Wallet is confirmed [W-4.14]', async () => {
    const { wallet, actions, state, heard } = await open('bob', { uiConfig: { isMyWallet: true } });
    actions.openFlyout({ screen: 'card-list' });
    actions.confirm();
    expect(wallet.getState().screen).toBeUndefined();
    expect([state().notice, heard('selection:confirmed')]).toEqual([undefined, []]);
  });

  it('refuses to confirm without a bank card [W-4.14]', async () => {
    const { wallet, actions, state, heard } = await open('bob');
    actions.openFlyout({ screen: 'card-list' });
    actions.confirm();
    expect(wallet.getState().screen).toBe('card-list');
    expect(state().notice).toEqual({ tone: 'danger', about: 'noBankCard' });
    expect(heard('selection:confirmed')).toEqual([]);
  });

  it('refuses to confirm with an expired card', async () => {
    const { actions, state } = await open('carol');
    actions.openFlyout();
    actions.confirm();
    expect(state().notice).toMatchObject({ about: 'expired' });
  });

  it('asks for confirmation before it discards a changed selection, and keeps it on request [W-4.12] [W-4.13]', async () => {
    const { wallet, actions, state, heard } = await open('alice');
    const other = listOf(state().cards).find(({ lastFour }) => lastFour === '4444');
    actions.openFlyout();
    if (other) actions.choose(other);
    actions.requestClose('escape');
    expect(wallet.getState().screen).toBe('exit-confirm');
    actions.keepChanges();
    expect(wallet.getState().screen).toBe('card-list');
    expect(state().draft.bank).toEqual([other?.id]);
    actions.requestClose('backdrop');
    actions.closeFlyout('discarded');
    expect(heard('closed')).toEqual([{ reason: 'discarded' }]);
    actions.openFlyout();
    expect(state().draft).toEqual(state().checkout);
  });

  it('closes at once when nothing has changed [W-4.12]', async () => {
    const { actions, heard } = await open('alice');
    actions.openFlyout();
    actions.requestClose('close');
    expect(heard('closed')).toEqual([{ reason: 'close' }]);
  });
});

describe('adding a card', () => {
  it('saves the card, selects it and shows a success notice [W-4.15]', async () => {
    const { wallet, actions, state, heard, report } = await readyToAdd('bob');
    await actions.submitCard(form, shop.fieldsWith({ accountNumber: DISCOVER }));
    expect(wallet.getState().cards).toMatchObject([
      { brand: 'DISCOVER', lastFour: '1117', expirationYear: '2031' },
    ]);
    expect(screenOf(state().flyout)).toBe('card-list');
    expect(state().notice).toEqual({ tone: 'success', about: 'added' });
    expect(state().draft.bank).toEqual([wallet.getState().cards[0]?.id]);
    expect(heard('card:added')).toMatchObject([{ card: { lastFour: '1117' } }]);
    expect(report).toHaveBeenCalledWith({
      type: 'UPDATE_PAYMENT_METHOD',
      action: 'add',
      paymentMethod: 'bank',
    });
    const again = await open('bob');
    expect(again.wallet.getState().cards).toHaveLength(1);
  });

  it('removes the preferred mark from the other cards [W-4.16]', async () => {
    const { wallet, actions } = await readyToAdd('alice');
    await actions.submitCard({ ...form, preferred: true }, shop.fieldsWith({ accountNumber: DISCOVER }));
    const preferred = wallet
      .getState()
      .cards.filter(({ preferredFor }) => preferredFor.includes('CLICKLIST'));
    expect(preferred.map(({ lastFour }) => lastFour)).toEqual(['1117']);
  });

  it('requires a billing address before it tokenizes the card [W-4.17] [W-5.8] [W-5.28]', async () => {
    const { actions, state, heard, report } = await open('bob');
    actions.openFlyout({ screen: 'add-card' });
    const fields = shop.fieldsWith({ accountNumber: VISA });
    const tokenise = vi.spyOn(fields, 'tokenise');
    await actions.submitCard(form, fields);
    expect(tokenise).not.toHaveBeenCalled();
    expect(addCard(state)).toEqual({ phase: 'editing', problem: { about: 'addressRequired' } });
    expect(heard('validation:failed')).toEqual([{ fields: ['billingAddress'] }]);
    expect(report).toHaveBeenCalledWith({
      type: 'USER_CONSTRAINT_ERROR',
      code: 'invalid_fields',
      fields: ['billingAddress'],
    });
  });

  it('leaves a frame validation error to the frame and re-enables the form [W-4.20]', async () => {
    const { actions, state, heard, report } = await readyToAdd('bob');
    const running = actions.submitCard(form, shop.fieldsWith({ accountNumber: '4242424242424241' }));
    expect(addCard(state).phase).toBe('submitting');
    await running;
    expect(addCard(state)).toEqual({ phase: 'editing', problem: undefined });
    expect(heard('validation:failed')).toEqual([{ fields: ['card'] }]);
    expect(report).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code: '871', fields: ['card'] });
  });

  it('reports unavailable hosted fields to the host and to analytics', async () => {
    const { wallet, heard, report } = await readyToAdd('bob');
    const trouble = { code: 'hosted_fields_unavailable', vendorCode: '884', retryable: true } as const;
    reportTrouble(wallet.deps, trouble);
    expect(heard('error')).toMatchObject([{ error: { code: 'hosted_fields_unavailable', retryable: true } }]);
    expect(report).toHaveBeenCalledWith({
      type: 'CUSTOMER_FACING_SERVICE_ERROR',
      code: '884',
      endpoint: 'hosted-fields',
    });
  });

  it('sends one request for repeated submits', async () => {
    const { wallet, actions } = await readyToAdd('bob');
    const fields = shop.fieldsWith({ accountNumber: VISA });
    await Promise.all([
      actions.submitCard(form, fields),
      actions.submitCard(form, fields),
      actions.submitCard(form, fields),
    ]);
    expect(wallet.getState().cards).toHaveLength(1);
    expect(shop.controls.history().filter(({ call }) => call === 'wallet.add-bank-card')).toHaveLength(1);
  });

  it('adds one card when the response is lost after the commit', async () => {
    const { wallet, actions, state } = await readyToAdd('bob');
    shop.controls.addFault({ match: 'wallet.add-bank-card', when: 'after-commit', kind: 'reset', times: 3 });
    await actions.submitCard(form, shop.fieldsWith({ accountNumber: VISA }));
    expect(state().notice).toMatchObject({ about: 'added' });
    expect(wallet.getState().cards).toHaveLength(1);
    expect((await open('bob')).wallet.getState().cards).toHaveLength(1);
  });

  it('reuses token and idempotency key on a retry after lost requests', async () => {
    const { wallet, actions, state } = await readyToAdd('bob');
    const fields = shop.fieldsWith({ accountNumber: VISA });
    const tokenise = vi.spyOn(fields, 'tokenise');
    shop.controls.addFault({ match: 'wallet.add-bank-card', when: 'before', kind: 'reset', times: 3 });
    await actions.submitCard(form, fields);
    expect(addCard(state)).toEqual({ phase: 'editing', problem: { about: 'addFailed' } });
    await actions.submitCard(form, fields);
    expect(tokenise).toHaveBeenCalledOnce();
    expect(wallet.getState().cards).toHaveLength(1);
    const keys = shop.controls
      .history()
      .filter(({ call }) => call === 'wallet.add-bank-card')
      .map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  it('tokenizes again after a refusal', async () => {
    const { actions, state } = await readyToAdd('bob');
    const refused = shop.fieldsWith({ accountNumber: '4000000000000127' });
    const tokenise = vi.spyOn(refused, 'tokenise');
    await actions.submitCard(form, refused);
    expect(addCard(state)).toEqual({ phase: 'editing', problem: { about: 'issuerRefused' } });
    await actions.submitCard(form, refused);
    expect(tokenise).toHaveBeenCalledTimes(2);
  });

  it('shows that the card is a duplicate [W-8.11]', async () => {
    const { actions, state } = await readyToAdd('alice');
    await actions.submitCard(form, shop.fieldsWith({ accountNumber: VISA }));
    expect(addCard(state)).toEqual({ phase: 'editing', problem: { about: 'duplicate' } });
  });

  it('resets the form when the shopper leaves it, and reports the abandonment', async () => {
    const { actions, state, report } = await readyToAdd('alice');
    actions.touchForm('add-card');
    actions.showScreen('card-list');
    expect(state().touched).toEqual([]);
    expect(report).toHaveBeenCalledWith({ type: 'FORM_FIELD_ABANDONMENT', form: 'add-card' });
  });

  it('preselects the home address [W-4.31]', async () => {
    const { actions } = await readyToAdd('bob');
    expect(actions.pickedAddress()?.type).toBe('home');
  });
});

describe('a host', () => {
  it('sees no card number, reference, name or address in the public state', async () => {
    const { wallet } = await open('alice');
    const text = JSON.stringify(wallet.getState());
    expect(text).not.toMatch(/paymentGram|versionKey|address|firstName|lastName|\b\d{7,}\b/);
  });

  it('opens no other screen over a form with input', async () => {
    const { wallet, actions } = await open('alice');
    actions.openFlyout({ screen: 'add-card' });
    actions.touchForm('add-card');
    actions.openFlyout({ screen: 'card-list' });
    expect(wallet.getState().screen).toBe('add-card');
  });

  it('gets the same state object while nothing public changes', async () => {
    const { wallet, actions } = await open('alice');
    const before = wallet.getState();
    actions.touchForm('add-card');
    expect(wallet.getState()).toBe(before);
  });

  it('uses an analytics callback that throws without breaking the wallet [W-1.19]', async () => {
    const callback = () => {
      throw new Error('host');
    };
    const { wallet, actions } = await open('alice', { analyticsConfig: { callback } });
    actions.openFlyout();
    expect(wallet.getState().screen).toBe('card-list');
  });
});
