import { recordRequests } from '@grocer/foundation/testing';
import type { Recording } from '@grocer/foundation/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressActions } from '../forms/addresses/actions.ts';
import { checkGiftCard } from '../cards/balances/actions.ts';
import { makePreferred } from '../cards/actions/prefer.ts';
import type { WalletConfig } from '../config.ts';
import { addGiftCardActions } from '../features/add-gift-card/actions.ts';
import { addSnapCardActions } from '../features/add-snap-card/actions.ts';
import { checkBalanceActions } from '../features/check-balance/actions.ts';
import { deleteCardActions } from '../features/delete-card/actions.ts';
import { editCardActions } from '../features/edit-card/actions.ts';
import type { Opening } from '../flyout/slice.ts';
import type { HostedFields } from '../hosted-fields/port.ts';
import { cardOf, DISCOVER, form } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';

// Compares whole requests with the specification. Every value is written out, because a contract that client
// and sandbox share always agrees with itself.

const WALLET = '/payment/v2/wallet';
const AT = '2026-11-23T09:30:00.000Z';
const ON_THE_PAGE = {
  deviceTransactionID: 'transaction-1',
  pageID: 'page-2',
  ubaSessionID: 'session-3',
  ubaID: 'uba-4',
  ubaEvents: 'events-5',
};
const device = {
  accertifyTransactionId: 'transaction-1',
  deviceInfo: { pageId: 'page-2', sessionId: 'session-3', ubaId: 'uba-4', ubaEvents: 'events-5' },
};
const dateTime = { timezone: 'UTC', value: AT };

const here = useShop();
let recording: Recording;

beforeEach(() => Reflect.set(globalThis, 'accertify', ON_THE_PAGE));
afterEach(() => {
  recording.stop();
  Reflect.deleteProperty(globalThis, 'accertify');
});

type WireCard = Readonly<Record<'id' | 'lastFourPan' | 'paymentGram', string>>;

/** Opens a wallet in TEST, which has a fraud script, and records its requests from the first one on. */
async function open(shopper: string, more: Partial<WalletConfig> = {}) {
  const { endpoints, authConfig } = await here.shop.configOf(shopper);
  recording = recordRequests(`${endpoints?.payment}/payment/`);
  const opened = await here.open(shopper, {
    environment: 'TEST',
    authConfig,
    clock: { now: () => Date.parse(AT) },
    locationData: { storeId: '01400943', facilityId: '00540' },
    ...more,
  });
  /** Returns the service's own record of a card, from its list [W-7.11]. */
  const onWire = (lastFour: string): WireCard | undefined => {
    const [list] = recording.answers as [{ data: { payment: { cards: WireCard[] } } }];
    return list.data.payment.cards.find(({ lastFourPan }) => lastFourPan === lastFour);
  };
  const headers = {
    authorization: `Bearer ${authConfig.token}`,
    'idempotency-key': expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    'x-application-id': 'CLICKLIST',
    'x-channel': 'WEB',
    'x-payment-auth-type': 'B2C',
    'x-tenant': 'kroger',
  };
  /** Returns the expected request, with nothing else in it. */
  const request = (method: string, path: string, body?: object) => ({
    method,
    path,
    query: {},
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    body,
  });
  return { ...opened, onWire, headers, request };
}

/** Opens the flyout at a screen and waits for the cards to reload. */
async function openAt({ actions }: Pick<Awaited<ReturnType<typeof open>>, 'actions'>, opening: Opening) {
  const before = recording.answers.length;
  actions.openFlyout(opening);
  await expect.poll(() => recording.answers.length).toBe(before + 1);
}

/** Returns the requests sent during an action. */
async function sentBy(act: () => Promise<unknown>) {
  const before = recording.requests.length;
  await act();
  return recording.requests.slice(before);
}

/** Wraps fields to record the tokens they return. */
function remembering<Token>(fields: HostedFields<Token>) {
  const given: Token[] = [];
  const tokenise = async () => {
    const tokenised = await fields.tokenise();
    if (tokenised.ok) given.push(tokenised.token);
    return tokenised;
  };
  return { given, fields: { ...fields, tokenise } };
}

/** Fills in and submits the form for a new card, with the preselected address. */
async function adding(shopper: string, more: Partial<WalletConfig> = {}) {
  const opened = await open(shopper, more);
  await openAt(opened, { screen: 'add-card' });
  await opened.actions.loadAddresses();
  const vault = remembering(here.shop.fieldsWith({ accountNumber: DISCOVER }));
  const sent = await sentBy(() => opened.actions.submitCard(form, vault.fields));
  return { ...opened, sent, lowValueToken: vault.given[0]?.token };
}

/** Fills in and submits the form that edits a card. */
async function editing(shopper: string, lastFour: string, more: Partial<WalletConfig> = {}) {
  const opened = await open(shopper, more);
  const card = cardOf(opened, lastFour);
  await openAt(opened, { screen: 'edit-card', cardId: card.id });
  await opened.actions.loadAddresses(card.address);
  const vault = remembering(here.shop.codeWith('123'));
  const edited = { firstName: 'Anna', lastName: 'Leigh', month: '09', year: '2033', preferred: true };
  const { submitEdit } = editCardActions(opened.wallet);
  const sent = await sentBy(() =>
    submitEdit({ card, form: edited, fields: vault.fields, onBadCode: () => {} }),
  );
  return { ...opened, sent, wire: opened.onWire(lastFour), lowValueToken: vault.given[0] };
}

describe('the list request', () => {
  it.each([
    [{ showSnapCards: true }, 'true', 'false', 'false'],
    [{ showGiftCards: true }, 'false', 'true', 'false'],
    [{ getGiftCardBalances: true }, 'false', 'false', 'true'],
  ])('sends the flags %j [W-7.11]', async (walletConfig, snap, gift, balance) => {
    const { request, wallet } = await open('alice', { walletConfig });
    const listed = request('GET', WALLET);
    const flags = { 'show-snap-card': snap, 'show-gift-cards': gift, 'giftcard-balance': balance };
    expect(recording.requests).toStrictEqual([{ ...listed, headers: { ...listed.headers, ...flags } }]);
    expect(wallet.getState().cards).not.toEqual([]);
  });

  it('sends every header that the config provides [W-1.15] [W-6.1] [W-7.2] [W-7.3] [W-7.4] [W-7.5] [W-7.6] [W-7.8] [W-7.9] [W-7.10]', async () => {
    const { request } = await open('alice', {
      authConfig: { type: 'AX', token: 'a.b.c' },
      appName: 'MEMBERSHIP',
      tenantName: 'qfc',
      paymentIntentId: 'intent-7',
      getTelemetry: () => 'telemetry-8',
      walletConfig: {},
    });
    const { headers } = request('GET', WALLET);
    expect(recording.requests[0]?.headers).toStrictEqual({
      ...headers,
      authorization: 'Bearer a.b.c',
      'giftcard-balance': 'false',
      'show-gift-cards': 'false',
      'show-snap-card': 'false',
      'x-application-id': 'MEMBERSHIP',
      'x-bot-telemetry': 'telemetry-8',
      'x-payment-auth-type': 'AX',
      'x-payment-intent-id': 'intent-7',
      'x-tenant': 'qfc',
    });
  });

  it('sends a new idempotency key each time [W-7.7]', async () => {
    const { actions } = await open('alice');
    await actions.loadCards();
    await actions.loadAddresses();
    const keys = recording.requests.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([3, 3]);
  });
});

describe('a bank card request', () => {
  const billing = {
    addressLines: ['Apt 3B', '1420 Juniper Street'],
    cityTown: 'Cincinnati',
    countryCode: 'US',
    stateProvince: 'OH',
    postalCode: '45202',
  };

  it('adds the card with token, address, location, time and device [W-7.12] [W-9.12]', async () => {
    const { request, sent, lowValueToken } = await adding('alice');
    const body = {
      dateTime,
      facilityId: '00540',
      storeId: '01400943',
      defaultCard: false,
      save: true,
      paymentMethod: {
        paymentType: 'BANK_CARD',
        billing,
        brand: 'DISCOVER',
        expirationMonth: '08',
        expirationYear: '2031',
        lowValueToken,
        cardFirstSix: '601111',
        firstName: 'Ann',
        lastName: 'Lee',
      },
      ...device,
    };
    expect(lowValueToken).toEqual(expect.any(String));
    expect(sent).toStrictEqual([request('POST', WALLET, body)]);
    expect(recording.answers.at(-1)).toMatchObject({ data: { payment: { card: { lastFourPan: '1117' } } } });
  });

  it('falls back to default locations and sends no device for a pharmacy [W-1.17] [W-9.11] [W-6.3]', async () => {
    const { sent } = await adding('alice', { locationData: {}, appName: 'RXWEB' });
    expect(sent[0]?.body).toMatchObject({ facilityId: '00000', storeId: '00000' });
    expect(Object.keys(sent[0]?.body ?? {}).toSorted()).toEqual([
      'dateTime',
      'defaultCard',
      'facilityId',
      'paymentMethod',
      'save',
      'storeId',
    ]);
  });

  it.each([
    ['alice', billing],
    [
      'ivan',
      {
        addressLines: ['400 Maple Avenue'],
        cityTown: 'Toronto',
        countryCode: 'CA',
        stateProvince: 'ON',
        postalCode: 'M5V 2T6',
      },
    ],
  ])('edits the card of %s with all its fields [W-7.15]', async (shopper, where) => {
    const { request, sent, wire, lowValueToken } = await editing(shopper, '4444');
    const body = {
      cardId: wire?.id,
      dateTime,
      facilityId: '00540',
      storeId: '01400943',
      defaultCard: true,
      paymentGram: wire?.paymentGram,
      saved: true,
      paymentMethod: {
        paymentType: 'CREDIT_CARD',
        billing: where,
        brand: 'MASTERCARD',
        expirationMonth: '09',
        expirationYear: '2033',
        lowValueToken,
        cardFirstSix: '555555',
        firstName: 'Anna',
        lastName: 'Leigh',
      },
    };
    expect([lowValueToken, wire?.id, wire?.paymentGram]).toEqual(Array(3).fill(expect.any(String)));
    expect(sent).toStrictEqual([request('PUT', WALLET, body)]);
    expect(recording.answers.at(-1)).toMatchObject({ data: { payment: { lastFourPan: '4444' } } });
  });

  it('edits the card with default locations [W-7.15] [W-9.11]', async () => {
    const { sent } = await editing('alice', '4444', { locationData: {} });
    expect(sent[0]?.body).toMatchObject({ facilityId: '00000', storeId: '00000' });
  });

  it('makes the card preferred by its id [W-7.21]', async () => {
    const opened = await open('alice');
    const sent = await sentBy(() => makePreferred(opened.wallet)(cardOf(opened, '4444')));
    const body = { cardId: opened.onWire('4444')?.id };
    expect(sent).toStrictEqual([opened.request('PUT', `${WALLET}/cards/defaults`, body)]);
  });

  it('deletes the card by its id with an empty body [W-7.16] [W-7.22]', async () => {
    const opened = await open('alice');
    const { removeCard } = deleteCardActions(opened.wallet);
    const sent = await sentBy(() => removeCard(cardOf(opened, '4444')));
    expect(sent).toStrictEqual([opened.request('DELETE', `${WALLET}/${opened.onWire('4444')?.id}`)]);
  });
});

describe('a SNAP EBT card request', () => {
  it.each([true, false])('adds the card with save %s [W-7.13]', async (save) => {
    const opened = await open('grace');
    await openAt(opened, { screen: 'add-snap-card' });
    const { submitSnapCard } = addSnapCardActions(opened.wallet);
    const sent = await sentBy(() => submitSnapCard({ pan: '9999000000000004', save }));
    const body = {
      dateTime,
      defaultCard: false,
      facilityId: '00540',
      paymentMethod: { paymentType: 'EBT_CARD', pan: '9999000000000004' },
      save,
      ...device,
    };
    expect(sent).toStrictEqual([opened.request('POST', WALLET, body)]);
    expect(recording.answers.at(-1)).toMatchObject({ data: { payment: { card: { lastFourPan: '0004' } } } });
    expect(cardOf(opened, '0004')).toMatchObject({ group: 'snap', imageType: 'EBT' });
  });

  it('reads the balance with the encrypted PIN [W-7.20]', async () => {
    const opened = await open('dave', { walletConfig: { showSnapCards: true } });
    await openAt(opened, { screen: 'check-balance', cardId: cardOf(opened, '0004').id });
    const vault = remembering(here.shop.pinWith('1234'));
    const sent = await sentBy(() => checkBalanceActions(opened.wallet).submitPin(vault.fields));
    const [encryptedPin] = vault.given;
    const paymentGram = opened.onWire('0004')?.paymentGram;
    const body = { paymentMethod: { encryptedPin, paymentgram: paymentGram } };
    expect([encryptedPin, paymentGram]).toEqual([expect.any(String), expect.any(String)]);
    expect(sent).toStrictEqual([opened.request('POST', `${WALLET}/cards/ebt/balance`, body)]);
    const inquiry = { remainingBalance: expect.anything() };
    expect(recording.answers.at(-1)).toMatchObject({
      data: { payment: { data: { transactionBalanceInquiry: inquiry } } },
    });
    expect(opened.wallet.getState().snapEbtBalance).toBe(15_000);
  });
});

describe('a gift card request', () => {
  it.each([
    ['CLICKLIST', device],
    ['RXWEB', {}],
  ] as const)(
    'adds the card for %s by its number and PIN, with the device %j [C-7.12] [W-7.14]',
    async (appName, known) => {
      const opened = await open('grace', { appName });
      await openAt(opened, { screen: 'add-gift-card' });
      const { submitGiftCard } = addGiftCardActions(opened.wallet);
      const sent = await sentBy(() => submitGiftCard({ pan: '9999990000000001001', pin: '1111' }));
      const body = {
        dateTime,
        facilityId: '00540',
        paymentMethod: { paymentType: 'GIFT_CARD', pan: '9999990000000001001', pin: '1111' },
        ...known,
      };
      const wanted = opened.request('POST', WALLET, body);
      expect(sent[0]).toStrictEqual({
        ...wanted,
        headers: { ...wanted.headers, 'x-application-id': appName },
      });
      expect(cardOf(opened, '1001').group).toBe('gift');
    },
  );

  it('reads the balance with the card reference [W-7.19]', async () => {
    const opened = await open('alice', { walletConfig: { showGiftCards: true } });
    const sent = await sentBy(() => checkGiftCard(opened.wallet)(cardOf(opened, '1000')));
    const paymentGram = opened.onWire('1000')?.paymentGram;
    expect(paymentGram).toEqual(expect.any(String));
    expect(sent).toStrictEqual([opened.request('POST', `${WALLET}/gift-card/balance`, { paymentGram })]);
    expect(recording.answers.at(-1)).toEqual({ data: { payment: { remainingBalance: expect.anything() } } });
    expect(cardOf(opened, '1000').balance).toBe(2500);
  });
});

describe('a billing address request', () => {
  const BILLING = `${WALLET}/account/billing`;
  type Entry = Readonly<Record<'id' | 'type', string>>;

  it('lists the addresses [W-7.17]', async () => {
    const { actions, request } = await open('alice');
    expect(await sentBy(() => actions.loadAddresses())).toStrictEqual([request('GET', BILLING)]);
    expect(recording.answers.at(-1)).toEqual({ data: { payment: { addresses: expect.any(Array) } } });
    expect(actions.pickedAddress()?.address.street).toBe('1420 Juniper Street');
  });

  it('adds an address for delivery in the country of its state [W-7.18] [W-3.26] [W-3.27] [W-3.28] [W-3.29] [W-3.30]', async () => {
    const { wallet, actions, request } = await open('alice');
    await openAt({ actions }, { screen: 'add-card' });
    await actions.loadAddresses();
    const { openAddressForm, saveAddress } = addressActions(wallet);
    openAddressForm();
    const typed = { street: '9 Elm St', unit: 'Suite 4', locality: 'Toronto', region: 'ON' };
    const sent = await sentBy(() => saveAddress({ ...typed, postalCode: 'M5V 2T6', countryCode: 'CA' }));
    const address = {
      addressLine1: '9 Elm St',
      addressLine2: 'Suite 4',
      addressType: 'delivery',
      city: 'Toronto',
      countryCode: 'CA',
      preferredAddress: false,
      stateCode: 'ON',
      zip: 'M5V 2T6',
    };
    expect(sent).toStrictEqual([request('PUT', BILLING, { address })]);
  });

  it('changes an address under its id and keeps its type [W-7.18]', async () => {
    const { wallet, actions, request } = await open('alice');
    await openAt({ actions }, { screen: 'add-card' });
    await actions.loadAddresses();
    const [answer] = recording.answers.slice(-1) as [{ data: { payment: { addresses: Entry[] } } }];
    const listed = answer.data.payment.addresses.find(({ type }) => type === 'home');
    const { openAddressForm, saveAddress } = addressActions(wallet);
    openAddressForm(actions.pickedAddress()?.id);
    const typed = { street: '1420 Juniper Street', unit: '', locality: 'Cincinnati', region: 'OH' };
    const sent = await sentBy(() => saveAddress({ ...typed, postalCode: '45202-1234', countryCode: 'US' }));
    const address = {
      addressId: listed?.id,
      addressLine1: '1420 Juniper Street',
      addressLine2: '',
      addressType: 'home',
      city: 'Cincinnati',
      countryCode: 'US',
      preferredAddress: false,
      stateCode: 'OH',
      zip: '45202-1234',
    };
    expect(listed?.id).toEqual(expect.any(String));
    expect(sent).toStrictEqual([request('PUT', BILLING, { address })]);
  });
});
