import { recordRequests } from '@grocer/foundation/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOf } from '../cards/rules.ts';
import { createWallet } from '../core/create-wallet.ts';
import { screenOf } from '../flyout/rules.ts';
import { formOf } from './slice.ts';
import { untouched } from '../testing/filled-fields.ts';
import { DISCOVER, form, openForm, openWallet, settled, VISA } from '../testing/open-wallet.ts';
import { startShop } from '../testing/shop-for-tests.ts';
import { addressActions } from './addresses/actions.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
const releases: (() => void)[] = [];

beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.reset());
afterEach(() => {
  vi.restoreAllMocks();
  for (const release of releases.splice(0)) release();
});
afterAll(() => shop.stop());

async function ready(shopper: string, config?: Parameters<typeof openForm>[2]) {
  const opened = await openForm(shop, shopper, config);
  releases.push(opened.release);
  return opened;
}

const holdAnswer = (match: string) => shop.controls.hold({ match, when: 'after-commit' });

describe('a late response and the flyout', () => {
  it('adds the card without reopening a flyout that the host has closed', async () => {
    const { actions, state, heard, wallet } = await ready('bob');
    const { arrived, letGo } = holdAnswer('wallet.add-bank-card');
    const submitted = actions.submitCard(form, shop.fieldsWith({ accountNumber: VISA }));
    await arrived;
    expect(state().isBusy()).toBe(true);
    actions.closeFlyout('host');
    letGo();
    await submitted;
    expect(state().flyout.phase).toBe('closed');
    expect(heard('opened')).toHaveLength(1);
    await expect.poll(() => wallet.getState().cards.length).toBe(1);
  });

  it('shows no problem of an old form on a new one', async () => {
    const { actions, state } = await ready('bob');
    let answer: (said: { ok: false; problem: { kind: 'infrastructure'; code: string } }) => void = () => {};
    const fields = {
      ...untouched,
      destroy: () => {},
      tokenise: () => new Promise<Parameters<typeof answer>[0]>((resolve) => (answer = resolve)),
    };
    const submitted = actions.submitCard(form, fields);
    actions.closeFlyout('host');
    actions.openFlyout({ screen: 'add-card' });
    answer({ ok: false, problem: { kind: 'infrastructure', code: 'timeout' } });
    await submitted;
    expect(formOf(state(), 'add-card')).toEqual({ phase: 'editing', problem: undefined });
  });

  it('blocks leaving the form during a submit [W-4.20]', async () => {
    const { actions, state } = await ready('bob');
    const submitted = actions.submitCard(form, shop.fieldsWith({ accountNumber: VISA }));
    actions.showScreen('card-list');
    actions.requestClose('escape');
    expect(screenOf(state().flyout)).toBe('add-card');
    await submitted;
    expect(screenOf(state().flyout)).toBe('card-list');
  });

  it('keeps a card that was added while the list was loading', async () => {
    const { actions, state } = await ready('bob');
    const { arrived, letGo } = holdAnswer('wallet.list');
    const reloaded = actions.loadCards();
    await arrived;
    await actions.submitCard(form, shop.fieldsWith({ accountNumber: VISA }));
    letGo();
    await reloaded;
    expect(listOf(state().cards)).toHaveLength(1);
    expect(state().draft.bank).toEqual([listOf(state().cards)[0]?.id]);
  });
});

/** Wraps fields to keep their token, as the vault's fields do while nothing is typed. */
function keeping(fields: ReturnType<typeof shop.fieldsWith>) {
  let token: ReturnType<typeof fields.tokenise> | undefined;
  const restart = vi.fn(() => (token = undefined));
  return { ...fields, restart, tokenise: () => (token ??= fields.tokenise()) };
}

describe('a refused card', () => {
  it('is sent again with the same token and a new idempotency key', async () => {
    const { actions, state, wallet } = await ready('bob');
    const pick = (postalCode: string): void => {
      const { addresses } = state();
      const [first] = addresses.phase === 'ready' ? addresses.list : [];
      if (!first) throw new Error('Bob has no address.');
      const list = [{ ...first, address: { ...first.address, postalCode } }];
      wallet.store.setState({ addresses: { phase: 'ready', list }, billingAddressId: first.id });
    };
    const fields = keeping(shop.fieldsWith({ accountNumber: VISA }));
    const tokenise = vi.spyOn(fields, 'tokenise');
    pick('00000');
    await actions.submitCard(form, fields);
    expect(formOf(state(), 'add-card')).toMatchObject({ problem: { about: 'addressRefused' } });
    pick('45202');
    await actions.submitCard(form, fields);
    expect(state().notice).toMatchObject({ about: 'added' });
    const [first, second] = await Promise.all(tokenise.mock.results.map(({ value }) => value));
    expect(second).toEqual(first);
    const calls = shop.controls.history().filter(({ call }) => call === 'wallet.add-bank-card');
    expect(calls.map(({ status }) => status)).toEqual([402, 200]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
    expect(fields.restart).not.toHaveBeenCalled();
  });

  it('is asked for again with empty fields when its token was used', async () => {
    const { actions, state } = await ready('bob');
    const fields = keeping(shop.fieldsWith({ accountNumber: VISA }));
    await actions.submitCard(form, fields);
    actions.openFlyout({ screen: 'add-card' });
    await actions.loadAddresses();
    await actions.submitCard(form, fields);
    expect(formOf(state(), 'add-card')).toEqual({ phase: 'editing', problem: { about: 'cardAgain' } });
    expect(fields.restart).toHaveBeenCalledOnce();
  });
});

describe('a card that may have been added', () => {
  it('is recognized when it is submitted again with changes', async () => {
    const { actions, state } = await ready('bob');
    shop.controls.addFault({ match: 'wallet.add-bank-card', when: 'after-commit', kind: 'reset', times: 3 });
    shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'reset', times: 3 });
    const fields = shop.fieldsWith({ accountNumber: VISA });
    await actions.submitCard(form, fields);
    expect(formOf(state(), 'add-card')).toMatchObject({ problem: { about: 'unconfirmedAdd' } });
    await actions.submitCard({ ...form, firstName: 'Anna' }, { ...fields, isChanged: () => true });
    expect(screenOf(state().flyout)).toBe('card-list');
    expect(state().notice).toMatchObject({ about: 'added' });
    expect(listOf(state().cards)).toHaveLength(1);
  });

  it('is recognized when the list has shown it before a refused retry', async () => {
    const { actions, state } = await ready('bob');
    shop.controls.addFault({ match: 'wallet.add-bank-card', when: 'after-commit', kind: 'reset', times: 3 });
    shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'reset', times: 3 });
    const fields = keeping(shop.fieldsWith({ accountNumber: VISA }));
    await actions.submitCard(form, fields);
    expect(formOf(state(), 'add-card')).toMatchObject({ problem: { about: 'unconfirmedAdd' } });
    await actions.loadCards();
    expect(listOf(state().cards)).toHaveLength(1);
    const refused = { when: 'before', kind: 'status', status: 404, times: 1 } as const;
    shop.controls.addFault({ match: 'wallet.add-bank-card', ...refused });
    await actions.submitCard(form, fields);
    expect(state().notice).toMatchObject({ about: 'added' });
    expect(listOf(state().cards)).toHaveLength(1);
  });
});

describe('a card that is not saved', () => {
  it('stays selected when the cards are loaded again', async () => {
    const { actions, wallet } = await ready('bob');
    await actions.submitCard({ ...form, save: false }, shop.fieldsWith({ accountNumber: DISCOVER }));
    actions.confirm();
    await actions.loadCards();
    expect(wallet.getState().selection.bank.map(({ lastFour }) => lastFour)).toEqual(['1117']);
  });
});

describe('a card list that failed to load', () => {
  it('is loaded again once a card has been added', async () => {
    shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 400, times: 1 });
    const { actions, wallet, state } = await ready('bob');
    await actions.submitCard(form, shop.fieldsWith({ accountNumber: VISA }));
    await expect.poll(() => wallet.getState().status).toBe('ready');
    expect(state().draft.bank).toEqual([wallet.getState().cards[0]?.id]);
  });
});

describe('a released wallet', () => {
  it('does not redirect to sign in', async () => {
    const redirectToSignIn = vi.fn();
    const getNewToken = vi.fn(() => Promise.reject(new Error('no')));
    const wallet = await shop.walletOf('bob', {
      authConfig: { type: 'B2C', token: 'stale', getNewToken, redirectToSignIn },
    });
    const release = wallet.retain();
    await expect.poll(() => getNewToken.mock.calls.length).toBeGreaterThan(0);
    const loading = wallet.store.getState().loadCards();
    release();
    await loading;
    const asked = getNewToken.mock.calls.length;
    expect(redirectToSignIn).not.toHaveBeenCalled();
    expect(asked).toBeLessThan(5);
  });

  it('works again when it is retained again', async () => {
    const { actions, state, release, wallet } = await ready('bob');
    release();
    await Promise.resolve();
    releases.push(wallet.retain());
    actions.openFlyout({ screen: 'add-card' });
    await addressActions(wallet).loadAddresses();
    await actions.submitCard(form, shop.fieldsWith({ accountNumber: VISA }));
    expect(listOf(state().cards)).toHaveLength(1);
    expect(state().isBusy()).toBe(false);
  });
});

describe('an update', () => {
  it('loads the cards of a kind that it shows', async () => {
    const { wallet, release } = await openWallet(shop, 'alice', { walletConfig: {} });
    releases.push(release);
    wallet.update({ walletConfig: { showSnapCards: true } });
    await expect.poll(() => wallet.getState().cards.map(({ group }) => group)).toContain('snap');
  });

  it('is rejected as a whole when it is invalid', async () => {
    const { wallet, release } = await openWallet(shop, 'alice');
    releases.push(release);
    expect(() => wallet.update({ orderInfo: { total: -1.5 }, token: '' })).toThrow(/3 things are wrong/);
    expect(wallet.store.getState().settings.orderInfo).toEqual({ total: 9647 });
  });
});

describe('the payment intent', () => {
  it('is sent, and replaced when the service does not know it [W-7.9] [W-7.24] [W-1.13] [W-1.18]', async () => {
    const getNewPaymentIntent = vi.fn(() => shop.controls.openIntent('alice'));
    const checkoutConfig = { orderInfo: { total: 1 }, getNewPaymentIntent };
    const stale = await shop.walletOf('alice', { paymentIntentId: 'gone', checkoutConfig });
    const recording = recordRequests('http://');
    releases.push(stale.retain());
    await settled(stale);
    recording.stop();
    expect(stale.getState().status).toBe('ready');
    expect(getNewPaymentIntent).toHaveBeenCalledOnce();
    const [fresh] = await Promise.all(getNewPaymentIntent.mock.results.map(({ value }) => value));
    const intents = recording.requests.map(({ headers }) => headers['x-payment-intent-id']);
    expect(intents).toEqual(['gone', fresh]);
  });

  it('is replaced together with an expired token [W-4.38]', async () => {
    const getNewPaymentIntent = vi.fn(() => shop.controls.openIntent('alice'));
    const checkoutConfig = { orderInfo: { total: 1 }, getNewPaymentIntent };
    const config = await shop.configOf('alice', { paymentIntentId: 'gone', checkoutConfig });
    await shop.controls.expireTokens();
    const both = createWallet(config);
    releases.push(both.retain());
    await settled(both);
    expect(both.getState().status).toBe('ready');
    expect(getNewPaymentIntent).toHaveBeenCalledOnce();
  });
});

describe('the calling application', () => {
  it('is the one for which a card is preferred [W-7.4]', async () => {
    const { actions, wallet } = await ready('bob', { appName: 'MEMBERSHIP' });
    await actions.submitCard({ ...form, preferred: true }, shop.fieldsWith({ accountNumber: VISA }));
    expect(wallet.getState().cards[0]?.preferredFor).toEqual(['MEMBERSHIP']);
  });
});
