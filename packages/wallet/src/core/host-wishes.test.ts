import { cardChanges } from '../cards/changes.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { APP_NAMES } from '@grocer/foundation/domain';
import { recordRequests } from '@grocer/foundation/testing';
import type { SentRequest } from '@grocer/foundation/testing';
import { addressActions } from '../forms/addresses/actions.ts';
import { makePreferred } from '../cards/actions/prefer.ts';
import { createWallet } from './create-wallet.ts';
import { deleteCardActions } from '../features/delete-card/actions.ts';
import { editCardActions } from '../features/edit-card/actions.ts';
import { screenOf } from '../flyout/rules.ts';
import { formOf } from '../forms/slice.ts';
import { cardOf, ELM, form, openWallet, settled, VISA } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';

const here = useShop();
const { open } = here;

/** Returns a function that gives the first request of a method sent since. */
function watch(method: string): () => SentRequest | undefined {
  const recording = recordRequests('http://');
  return () => {
    recording.stop();
    return recording.requests.find((sent) => sent.method === method);
  };
}

describe('the host’s options', () => {
  it('keep their defaults where a script passes undefined, and null is no objection to a card', async () => {
    const said = JSON.parse('null') as true;
    const opened = await open('alice', {
      walletConfig: { showSnapCards: undefined, saveCardOptionEnabled: undefined } as object,
      checkoutConfig: { orderInfo: { total: 9647 }, isCardAccepted: () => said },
    });
    expect(opened.state().cards.phase).toBe('ready');
    expect(opened.state().settings.flags).toMatchObject({
      showSnapCards: false,
      saveCardOptionEnabled: true,
    });
    opened.wallet.update({ walletConfig: { showSnapCards: true } });
    opened.wallet.update({ walletConfig: { showSnapCards: undefined } as object });
    expect(opened.state().settings.flags.showSnapCards).toBe(true);
    expect(opened.state().rejections).toEqual({});
  });

  it('rejects a card with isCardAccepted until an update accepts it [W-6.6]', async () => {
    const opened = await open('alice', {
      checkoutConfig: {
        orderInfo: { total: 9647 },
        isCardAccepted: ({ lastFour }) => lastFour !== '4242' || { fulfillment: 'delivery' },
      },
    });
    const visa = cardOf(opened, '4242');
    expect(opened.state().rejections[visa.id]).toEqual({ cardType: undefined, fulfillment: 'delivery' });
    expect(opened.wallet.getState().selection.bank[0]?.lastFour).toBe('4444');
    opened.actions.openFlyout();
    opened.actions.choose(visa);
    expect(opened.wallet.store.getState().draft.bank).not.toContain(visa.id);
    opened.wallet.update({ isCardAccepted: () => true });
    opened.actions.choose(visa);
    expect(opened.state().draft.bank).toEqual([visa.id]);
  });

  it('accepts a card when isCardAccepted throws', async () => {
    const isCardAccepted = () => {
      throw new Error('host');
    };
    const opened = await open('alice', { checkoutConfig: { orderInfo: { total: 1 }, isCardAccepted } });
    expect(opened.state().rejections).toEqual({});
  });

  it('applies each flag independently of the others [W-1.16]', async () => {
    const flags = ['showSnapCards', 'showGiftCards', 'getGiftCardBalances', 'selectDefaultCardOnly'] as const;
    for (let mask = 0; mask < 16; mask += 1) {
      const walletConfig = Object.fromEntries(flags.map((flag, bit) => [flag, (mask & (1 << bit)) > 0]));
      const opened = await open('alice', {
        walletConfig: { saveCardOptionEnabled: mask % 2 === 0, ...walletConfig },
      });
      const { cards, selection } = opened.wallet.getState();
      const groups = new Set(cards.map(({ group }) => group));
      expect(groups.has('bank')).toBe(true);
      expect(groups.has('snap')).toBe(walletConfig['showSnapCards']);
      expect(groups.has('gift')).toBe(walletConfig['showGiftCards']);
      const hasBalance = cards.some(({ group, balance }) => group === 'gift' && balance !== undefined);
      expect(hasBalance).toBe(walletConfig['showGiftCards'] && walletConfig['getGiftCardBalances']);
      expect(selection.bank.map(({ lastFour }) => lastFour)).toEqual(['4242']);
      expect(opened.state().settings.flags.saveCardOptionEnabled).toBe(mask % 2 === 0);
    }
  });

  it.each([
    ['heidi', true, []],
    ['heidi', false, ['4242']],
    ['alice', true, ['4242']],
  ])(
    'preselects for %s with selectDefaultCardOnly %s the cards %j [W-1.16]',
    async (shopper, selectDefaultCardOnly, chosen) => {
      const { wallet } = await open(shopper, { walletConfig: { selectDefaultCardOnly } });
      expect(wallet.getState().selection.bank.map(({ lastFour }) => lastFour)).toEqual(chosen);
    },
  );

  it('sends the telemetry of getTelemetry unless it is undefined [W-7.10]', async () => {
    let telemetry: string | undefined = 'a;b;c';
    const opened = await open('alice', { getTelemetry: () => telemetry });
    const sent = watch('GET');
    await opened.actions.loadCards();
    expect(sent()?.headers['x-bot-telemetry']).toBe('a;b;c');
    telemetry = undefined;
    const next = watch('GET');
    await opened.actions.loadCards();
    expect(next()?.headers).not.toHaveProperty('x-bot-telemetry');
  });

  it.each(['B2C', 'AX'] as const)(
    'sends the auth type %s and refuses an unknown one [W-1.14] [W-3.23]',
    async (type) => {
      const config = await here.shop.configOf('alice');
      const wallet = createWallet({ ...config, authConfig: { ...config.authConfig, type } });
      const sent = watch('GET');
      const release = wallet.retain();
      await expect.poll(() => wallet.getState().status).not.toBe('loading');
      expect(sent()?.headers['x-payment-auth-type']).toBe(type);
      release();
      const wrong = { ...config, authConfig: { ...config.authConfig, type: 'BASIC' } };
      // @ts-expect-error -- a host without types
      expect(() => createWallet(wrong)).toThrow(/authConfig\.type.*B2C or AX/s);
    },
  );

  it.each([
    ['CLICKLIST', '555-0100'],
    ['MEMBERSHIP', '555-0100'],
    ['RXWEB', '555-0200'],
    ['EPRN', '555-0300'],
    ['WEB HOSTED PAYMENT PAGE', undefined],
  ] as const)('chooses for %s the phone number %s [W-6.5]', async (appName, phone) => {
    const customerServicePhone = {
      CLICKLIST: '555-0100',
      MEMBERSHIP: '555-0100',
      RXWEB: '555-0200',
      EPRN: '555-0300',
    };
    const wallet = createWallet({
      ...(await here.shop.configOf('alice')),
      appName,
      uiConfig: { customerServicePhone },
    });
    expect(wallet.store.getState().settings.phone).toBe(phone);
  });
});

describe('a wallet', () => {
  it.each(APP_NAMES)(
    'serves signed-in shoppers of %s and requires authConfig [W-1.1] [W-3.22]',
    async (appName) => {
      const opened = await open('alice', { appName });
      expect(opened.wallet.getState().status).toBe('ready');
      expect(opened.state().settings.application).toBe(appName);
      const { authConfig: _none, ...config } = await here.shop.configOf('alice', { appName });
      // @ts-expect-error -- a host without types
      expect(() => createWallet(config)).toThrow(/authConfig/);
    },
  );

  it('shows bank, SNAP and gift cards, and selects one at a checkout but not in My Wallet [W-1.3] [W-1.10] [W-1.8]', async () => {
    const shown = (opened: Awaited<ReturnType<typeof open>>) =>
      ['bank', 'snap', 'gift'].map(
        (group) => opened.wallet.getState().cards.filter((card) => card.group === group).length,
      );
    const checkout = await open('erin');
    expect(shown(checkout)[2]).toBe(5);
    expect(shown(await open('alice'))).toEqual([3, 1, 2]);
    expect(checkout.wallet.getState().selection.bank).toHaveLength(1);
    const own = await open('erin', { uiConfig: { isMyWallet: true } });
    expect(own.wallet.getState().selection).toEqual({ bank: [], snap: [], gift: [] });
  });

  it('adds, edits and deletes a card, and reports each step to analytics [W-1.4] [W-7.27]', async () => {
    const opened = await open('bob');
    const { actions, wallet, report } = opened;
    actions.openFlyout();
    await actions.loadAddresses();
    actions.touchForm('add-card');
    actions.showScreen('card-list');
    actions.openFlyout({ screen: 'add-card' });
    await actions.submitCard(form, here.shop.fieldsWith({ accountNumber: '4242424242424241' }));
    await actions.submitCard(form, {
      ...here.shop.fieldsWith({ accountNumber: VISA }),
      isChanged: () => true,
    });
    const added = cardOf(opened, '4242');
    actions.openFlyout({ screen: 'edit-card', cardId: added.id });
    const edit = { firstName: 'Anna', lastName: 'Lee', month: '09', year: '2033', preferred: false };
    const fields = here.shop.codeWith('123');
    here.shop.controls.addFault({
      match: 'wallet.edit-card',
      when: 'before',
      kind: 'status',
      status: 500,
      times: 3,
    });
    const submitEdit = () =>
      editCardActions(wallet).submitEdit({ card: added, form: edit, fields, onBadCode: () => {} });
    await submitEdit();
    await submitEdit();
    expect(cardOf(opened, '4242').expirationYear).toBe('2033');
    await deleteCardActions(wallet).removeCard(cardOf(opened, '4242'));
    expect(wallet.getState().cards).toEqual([]);
    const heard = report.mock.calls.map(([event]) =>
      [event.type, event.action ?? event.form ?? event.code ?? event.screen].join(' '),
    );
    for (const expected of [
      'START_NAVIGATE add-card',
      'FORM_FIELD_ABANDONMENT add-card',
      'USER_CONSTRAINT_ERROR 871',
      'UPDATE_PAYMENT_METHOD add',
      'CUSTOMER_FACING_SERVICE_ERROR server_error',
      'UPDATE_PAYMENT_METHOD edit',
      'UPDATE_PAYMENT_METHOD delete',
    ])
      expect(heard).toContain(expected);
    const methods = report.mock.calls.flatMap(([event]) =>
      event.paymentMethod ? [event.paymentMethod] : [],
    );
    expect(methods).toEqual(['bank', 'bank', 'bank']);
  });
});

describe('the public state', () => {
  it.each([
    ['alice', {}, true],
    ['carol', {}, false],
    ['bob', {}, false],
    ['alice', { isCardAccepted: () => ({ fulfillment: 'pickup' }) }, false],
  ])('reports for %s with %o whether the selection is complete: %s', async (shopper, more, complete) => {
    const checkoutConfig = { orderInfo: { total: 9647 }, ...more };
    expect((await open(shopper, { checkoutConfig })).wallet.getState().complete).toBe(complete);
  });

  it('updates complete when the host changes isCardAccepted', async () => {
    const { wallet } = await open('alice');
    wallet.update({ isCardAccepted: () => ({ fulfillment: 'pickup' }) });
    expect(wallet.getState().complete).toBe(false);
  });

  it('goes from loading to failed and ready, and includes the SNAP balance once set [W-3.16]', async () => {
    const wallet = await here.shop.walletOf('alice');
    expect(wallet.getState()).toMatchObject({
      status: 'loading',
      error: undefined,
      snapEbtBalance: undefined,
    });
    here.shop.controls.addFault({
      match: 'wallet.list',
      when: 'before',
      kind: 'status',
      status: 400,
      times: 1,
    });
    const release = wallet.retain();
    await settled(wallet);
    expect(wallet.getState()).toMatchObject({ status: 'failed', error: { code: 'bad_request' } });
    await wallet.store.getState().loadCards();
    expect(wallet.getState()).toMatchObject({ status: 'ready', error: undefined });
    cardChanges(wallet).setBalance(({ group }) => group === 'snap', 500);
    expect(wallet.getState().snapEbtBalance).toBe(500);
    release();
  });

  it('reflects the flyout, its screen, card, selection, form and messages [W-3.17] [W-3.18] [W-3.19] [W-3.20] [W-3.21]', async () => {
    const opened = await open('alice');
    const { state, actions, wallet } = opened;
    expect(state().flyout).toEqual({ phase: 'closed' });
    const visa = cardOf(opened, '4242');
    actions.openFlyout({ screen: 'edit-card', cardId: visa.id, fromCardBox: true });
    expect(state().flyout).toMatchObject({
      phase: 'open',
      stack: ['edit-card'],
      cardId: visa.id,
      fromCardBox: true,
    });
    expect([state().draft.bank, state().checkout.bank]).toEqual([[visa.id], [visa.id]]);
    actions.touchForm('edit-card');
    expect(state().touched).toEqual(['edit-card']);
    expect(formOf(state(), 'edit-card')).toEqual({ phase: 'editing', problem: undefined });
    actions.showScreen('card-list');
    expect([screenOf(state().flyout), state().touched]).toEqual(['card-list', []]);
    actions.showNotice({ tone: 'success', about: 'edited' });
    expect(state().notice?.about).toBe('edited');
    actions.openFlyout();
    actions.closeFlyout('close');
    expect(state().flyout).toEqual({ phase: 'closed' });
    actions.openFlyout();
    expect(state().notice).toBeUndefined();
    expect(wallet.getState().selection.bank[0]?.id).toBe(visa.id);
  });
});

describe('a flyout opened before the cards have loaded', () => {
  it('moves to the form without a bank card and stays at the list with one [W-4.11]', async () => {
    const late = async (shopper: string) => {
      const wallet = await here.shop.walletOf(shopper);
      const release = wallet.retain();
      wallet.store.getState().openFlyout();
      expect(wallet.getState().screen).toBe('card-list');
      await settled(wallet);
      release();
      return wallet.getState().screen;
    };
    expect(await late('bob')).toBe('add-card');
    expect(await late('alice')).toBe('card-list');
  });

  it.each([
    ['erin', 'add-gift-card', 'card-list', 'giftLimit'],
    ['bob', 'add-gift-card', 'card-list', 'giftBackup'],
    ['grace', 'add-gift-card', 'add-gift-card', undefined],
  ] as const)('moves for %s from %s to %s with the notice %s', async (shopper, screen, shown, about) => {
    const wallet = await here.shop.walletOf(shopper);
    const release = wallet.retain();
    wallet.store.getState().openFlyout({ screen });
    await settled(wallet);
    expect(wallet.getState().screen).toBe(shown);
    expect(wallet.store.getState().notice?.about).toBe(about);
    release();
  });

  it('shows no form for a kind of card that the host hides', async () => {
    const { actions, state } = await open('grace', { walletConfig: {} });
    actions.openFlyout({ screen: 'add-gift-card' });
    expect(screenOf(state().flyout)).toBe('card-list');
  });

  it('stays on a screen that the host asked for', async () => {
    const wallet = await here.shop.walletOf('bob');
    const release = wallet.retain();
    wallet.store.getState().openFlyout({ screen: 'card-list' });
    await settled(wallet);
    expect(wallet.getState().screen).toBe('card-list');
    release();
  });
});

describe('a late response', () => {
  it('does not pick a saved address after the flyout has closed', async () => {
    const opened = await open('bob');
    opened.actions.openFlyout({ screen: 'add-card' });
    const { loadAddresses, openAddressForm, saveAddress, pickedAddress } = addressActions(opened.wallet);
    await loadAddresses();
    const before = pickedAddress();
    openAddressForm();
    const onItsWay = saveAddress(ELM);
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    opened.actions.closeFlyout('host');
    await onItsWay;
    expect(pickedAddress()).toEqual(before);
  });

  it('is followed by another list request when the flags have changed', async () => {
    const wallet = await here.shop.walletOf('alice', { walletConfig: {} });
    const release = wallet.retain();
    await Promise.resolve();
    wallet.update({ walletConfig: { showSnapCards: true } });
    await settled(wallet);
    expect(wallet.getState().cards.map(({ group }) => group)).toContain('snap');
    release();
  });

  it('marks the preferred card but keeps the selection of a flyout reopened meanwhile', async () => {
    const opened = await open('alice');
    opened.actions.openFlyout();
    const { arrived, letGo } = here.shop.controls.hold({ match: 'wallet.prefer-card', when: 'after-commit' });
    const running = makePreferred(opened.wallet)(cardOf(opened, '4444'));
    await arrived;
    opened.actions.closeFlyout('cancelled');
    opened.actions.openFlyout();
    letGo();
    await running;
    expect(cardOf(opened, '4444').preferredFor).toContain('CLICKLIST');
    expect(opened.state().draft.bank).toEqual([cardOf(opened, '4242').id]);
    expect(opened.state().notice).toBeUndefined();
  });
});

const ADDRESSES = 'wallet.list-billing-addresses';

/** Alice adds a card and a new billing address, after her addresses could not be loaded. */
async function withoutAddresses() {
  const opened = await open('alice');
  here.shop.controls.addFault({ match: ADDRESSES, when: 'before', kind: 'status', status: 403 });
  opened.actions.openFlyout({ screen: 'add-card' });
  const actions = addressActions(opened.wallet);
  await actions.loadAddresses();
  expect(opened.state().addresses.phase).toBe('failed');
  actions.openAddressForm();
  return { opened, ...actions };
}

describe('a billing address', () => {
  it('is not picked for another card whose form was opened while the list loads', async () => {
    const { opened, loadAddresses, saveAddress, pickedAddress } = await withoutAddresses();
    const { arrived, letGo } = here.shop.controls.hold({ match: ADDRESSES, when: 'before' });
    await saveAddress(ELM);
    await arrived;
    opened.actions.showScreen('card-list');
    const visa = cardOf(opened, '4242');
    opened.actions.openFlyout({ screen: 'edit-card', cardId: visa.id });
    const loaded = loadAddresses(visa.address);
    letGo();
    await loaded;
    await expect.poll(() => opened.state().addresses.phase).toBe('ready');
    await new Promise((resolve) => setImmediate(resolve));
    expect(pickedAddress()?.address.street).not.toBe(ELM.street);
  });

  it('is picked as the service writes it when it was saved before the list could be loaded', async () => {
    const { saveAddress, pickedAddress } = await withoutAddresses();
    const network = globalThis.fetch;
    vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
      const answer = await network(...sent);
      const text = (await answer.text()).replaceAll('9 Elm St"', '9 Elm Street"');
      return new Response(text, { status: answer.status, headers: answer.headers });
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await saveAddress(ELM);
    await expect.poll(() => pickedAddress()?.address.street).toBe('9 Elm Street');
  });

  it('is saved for delivery, picked, and followed by the card form [W-3.27] [W-3.33] [W-1.7]', async () => {
    const opened = await openWallet(here.shop, 'bob');
    opened.actions.openFlyout({ screen: 'add-card' });
    const { loadAddresses, openAddressForm, saveAddress, pickedAddress } = addressActions(opened.wallet);
    await loadAddresses();
    openAddressForm();
    expect(screenOf(opened.state().flyout)).toBe('update-address');
    const address = {
      street: '9 Elm St',
      unit: 'Apt 2',
      locality: 'Toronto',
      region: 'ON',
      postalCode: 'M5V 2T6',
      countryCode: 'CA' as const,
    };
    await saveAddress(address);
    expect(pickedAddress()).toMatchObject({ type: 'delivery', address });
    expect(screenOf(opened.state().flyout)).toBe('add-card');
    const other = await open('bob');
    await other.actions.loadAddresses();
    const { addresses } = other.state();
    expect(addresses.phase === 'ready' && addresses.list.map((saved) => saved.address)).toContainEqual(
      address,
    );
    opened.release();
  });

  it('keeps its type when it is edited', async () => {
    const opened = await open('bob');
    opened.actions.openFlyout({ screen: 'add-card' });
    const { loadAddresses, openAddressForm, saveAddress, pickedAddress } = addressActions(opened.wallet);
    await loadAddresses();
    const home = pickedAddress();
    openAddressForm(home?.id);
    if (home) await saveAddress({ ...home.address, unit: 'Floor 3' });
    expect(pickedAddress()).toMatchObject({ id: home?.id, type: 'home', address: { unit: 'Floor 3' } });
  });

  it('shows a failure in its form when it cannot be saved [W-8.22]', async () => {
    const opened = await open('bob');
    opened.actions.openFlyout({ screen: 'add-card' });
    const { loadAddresses, openAddressForm, saveAddress, pickedAddress } = addressActions(opened.wallet);
    await loadAddresses();
    const home = pickedAddress();
    openAddressForm(home?.id);
    here.shop.controls.addFault({
      match: 'wallet.save-billing-address',
      when: 'before',
      kind: 'status',
      status: 400,
    });
    if (home) await saveAddress({ ...home.address, unit: 'Floor 3' });
    expect(screenOf(opened.state().flyout)).toBe('update-address');
    expect(formOf(opened.state(), 'update-address')).toMatchObject({
      problem: { about: 'saveAddressFailed' },
    });
  });
});
