import { setActiveModality } from '@grocer/foundation/contract';
import { shopperHeaders, useRecording, visitorHeaders } from '@grocer/foundation/testing';
import { describe, expect, it } from 'vitest';
import { changeContact, changePayment, changeTip } from '../checkout/editing.ts';
import { snapShareOf } from '../checkout/submit-rules.ts';
import { submitOrder } from '../checkout/submitting.ts';
import type { CheckoutConfig } from '../config.ts';
import { changeLines } from '../checkout/editing-lines.ts';
import { adoptNewCard } from '../checkout/order-cards.ts';
import { loadOptIns, saveOptIns } from '../features/contact/opt-ins.ts';
import { chooseFlashSales } from '../features/flash-sales/choosing.ts';
import { loadFlashSales } from '../features/flash-sales/loading.ts';
import { IDENTITY, usePageDevice } from '../testing/page-device.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { settingsOf } from './settings.ts';

// Compares whole requests with the specification and, where it is silent, with our own decisions. All values
// are literals: a contract that client and sandbox share would agree with itself even if it were wrong.

const CHECKOUTS = '/checkout/v2/checkouts';

const box = useCheckout();
const recording = useRecording('http://api.localhost:8787/');

interface Answered {
  readonly versionKey: string;
  readonly payments: readonly { readonly id: string; readonly amountToAuthorize: string }[];
}

/** Opens Alice's checkout, paid with her own card. */
async function open(more: Partial<CheckoutConfig> = {}) {
  const one = await box.start({ more });
  const headers = shopperHeaders(one.core.config.authConfig.token);
  const { versionKey, payments } = recording.said('checkout') as Answered;
  return {
    ...one,
    versionKey,
    payments: payments.map(({ id, amountToAuthorize }) => ({ id, amountToAuthorize })),
    /** The expected request, with no other fields. */
    request: (method: string, path: string, body?: object) => ({
      method,
      path,
      query: {},
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body,
    }),
  };
}

it('sends the complete lines on the version that was read [C-3.12] [C-7.4]', async () => {
  const { core, orderId, request, versionKey, payments } = await open();
  const bought = {
    gtin13: '2000000000042',
    quantity: 2,
    substitutionPolicy: 'NONE',
    couponId: 'FLASH42',
    sourceStoreId: '01100001',
  } as const;
  expect(await changeLines(core, (lines) => [...lines, bought])).toBe(true);
  const usual = { modalityType: 'PICKUP', substitutionPolicy: 'SHOPPER_CHOICE' };
  expect(recording.requests.filter(({ method }) => method === 'PUT').at(-1)).toStrictEqual(
    request('PUT', `${CHECKOUTS}/${orderId}/line-items`, {
      versionKey,
      payments,
      lineItems: [
        { gtin13: '2000000000005', quantity: 1, ...usual },
        { gtin13: '2000000000009', quantity: 1, ...usual },
        { gtin13: '2000000000024', quantity: 3, ...usual },
        {
          gtin13: '2000000000042',
          quantity: 2,
          modalityType: 'PICKUP',
          substitutionPolicy: 'NONE',
          couponId: 'FLASH42',
          sourceStoreId: '01100001',
        },
      ],
    }),
  );
});

it('receives the buyer of a delivery with the address [C-3.4] [C-7.1]', async () => {
  const first = await box.start();
  const address = {
    street: '17 Walnut Lane',
    unit: '',
    locality: 'Cincinnati',
    region: 'OH',
    postalCode: '45202',
    countryCode: 'US',
  } as const;
  await first.http.send(
    setActiveModality,
    {
      modality: 'DELIVERY',
      destination: { kind: 'address', address },
      createdDate: '2026-11-01T00:00:00Z',
      id: 'here',
      source: 'USER',
    },
    { signal: new AbortController().signal },
  );
  await box.start({ modality: 'DELIVERY' });
  const { buyer } = recording.said('checkout') as { buyer: object };
  expect(buyer).toStrictEqual({
    profileId: expect.any(String),
    email: expect.stringContaining('@'),
    loyaltyId: expect.any(String),
    address: {
      addressLines: ['17 Walnut Lane'],
      cityTown: 'Cincinnati',
      stateProvince: 'OH',
      postalCode: '45202',
      countryCode: 'us',
    },
  });
});

it('places the order by its version, tip, cards and device, and nothing else [C-3.14] [C-7.5] [C-7.29] [C-9.12]', async () => {
  usePageDevice();
  const { core, orderId, request } = await open({ environment: 'TEST', bannerDomain: 'kroger.com' });
  const { cards, order } = core.store.getState();
  const gift = cards.phase === 'ready' ? cards.info.gift[0] : undefined;
  const bankCardId = order.phase === 'editing' ? order.checkout.payments[0]?.card.id : undefined;
  await changeTip(core, 250);
  await changePayment(core, { bankCardId, snap: undefined, giftCardIds: [gift?.id ?? ''] });
  const { versionKey } = recording.said('checkout') as Answered;
  await submitOrder(core);
  const [placing] = recording.requests.filter(
    ({ path, method }) => method === 'PUT' && path === `${CHECKOUTS}/${orderId}`,
  );
  const key = placing?.headers['idempotency-key'] ?? '';
  const amount = expect.stringMatching(/^\d+\.\d\d$/);
  const wanted = request('PUT', `${CHECKOUTS}/${orderId}`, {
    type: 'ACTIVATE',
    versionKey,
    idempotencyKey: key,
    paymentDetails: {
      gratuityAmount: '2.50',
      paymentMethods: {
        bankCards: [{ id: bankCardId, amount }],
        ebtCards: [],
        giftCards: [{ id: gift?.id, amount }],
      },
      identityData: IDENTITY,
    },
    options: { isV2Payment: true, bannerDomain: 'kroger.com' },
  });
  expect(placing).toStrictEqual({ ...wanted, headers: { ...wanted.headers, 'idempotency-key': key } });
});

it('asks to decline payments when the host tests that, except in production [C-7.5]', async () => {
  const uiConfig = { mockPaymentDeclines: true };
  const { core } = await open({ uiConfig });
  await submitOrder(core);
  const bodies = recording.requests.map(({ body }) => Object(body));
  const placing = bodies.find(({ type }) => type === 'ACTIVATE');
  expect(placing?.options).toStrictEqual({ isV2Payment: true, mockPaymentDeclines: true });
  expect(settingsOf({ ...core.config, environment: 'PROD', uiConfig }).mockPaymentDeclines).toBeUndefined();
});

it('sends SNAP with its program and its encrypted PIN [C-3.9] [C-3.14]', async () => {
  const { core, orderId, order } = await box.start();
  const { cards } = core.store.getState();
  const snap = cards.phase === 'ready' ? cards.info.snap[0] : undefined;
  const state = order();
  const bankCardId = state.phase === 'editing' ? state.checkout.payments[0]?.card.id : undefined;
  await changePayment(core, { bankCardId, snap: { cardId: snap?.id ?? '', amount: 200 }, giftCardIds: [] });
  const now = order();
  const share = now.phase === 'editing' ? snapShareOf(now.checkout) : undefined;
  if (!share) throw new Error('SNAP pays nothing.');
  await submitOrder(core, { pin: { token: 'a token', share } });
  const [placing] = recording.requests.filter(
    ({ path, method }) => method === 'PUT' && path === `${CHECKOUTS}/${orderId}`,
  );
  const ebtCards = [{ id: snap?.id, amount: '2.00', program: 'SNAP', encryptedPin: 'a token' }];
  expect(placing?.body).toHaveProperty('paymentDetails.paymentMethods.ebtCards', ebtCards);
});

it('sends the application and the date of birth of the buyer for a placed order, once [C-7.27]', async () => {
  const { core, order, orderId, request, leave } = await open();
  const born = { firstName: 'Alice', lastName: 'Adams', phone: '+15135550142', smsOptIn: false };
  await changeContact(core, { ...born, dateOfBirth: '1990-06-14' });
  await submitOrder(core);
  const merged = () => recording.requests.filter(({ path }) => path === `${CHECKOUTS}/${orderId}/order`);
  await expect.poll(order).toMatchObject({ checkout: { order: { appName: 'CLICKLIST' } } });
  const body = { appName: 'CLICKLIST', buyer: { dateOfBirth: '1990-06-14' } };
  expect(merged()).toStrictEqual([request('PUT', `${CHECKOUTS}/${orderId}/order`, body)]);
  leave();
  await box.start({ orderId });
  expect(merged()).toHaveLength(1);
  // An order that was left before its merge request is merged when it is read next.
  await box.db.updateTable('orders').set({ app_name: null }).execute();
  const next = await box.start({ orderId });
  await expect.poll(next.order).toMatchObject({ checkout: { order: { appName: 'CLICKLIST' } } });
  expect(merged()).toHaveLength(2);
});

it('adds a card that the wallet does not keep to the order, as specified [C-7.11]', async () => {
  const more = { locationData: { storeId: '01100001', facilityId: '35001' } };
  const { core, orderId } = await box.start({ more });
  const asked = () => recording.requests.filter(({ path }) => path === '/checkout/v2/order-cards');
  expect(await adoptNewCard(core, { id: 'kept', saved: true })).toBe(true);
  expect(asked()).toEqual([]);
  expect(await adoptNewCard(core, { id: 'unkept', saved: false })).toBe(false);
  expect(asked()).toStrictEqual([
    {
      method: 'POST',
      path: '/checkout/v2/order-cards',
      query: {},
      headers: {
        ...shopperHeaders(core.config.authConfig.token),
        'content-type': 'application/json',
        'idempotency-key': expect.any(String),
      },
      body: { facilityId: '35001', paymentCard: { id: 'unkept' }, orderId },
    },
  ]);
});

describe('texts and emails', () => {
  const headersOf = (core: { config: { authConfig: { token: string } } }, more = {}) => ({
    ...shopperHeaders(core.config.authConfig.token),
    ...more,
  });
  const json = { 'content-type': 'application/json' };
  const written = { ...json, 'idempotency-key': expect.any(String) };
  const of = (part: string) => recording.requests.filter(({ path }) => path.includes(part));

  it('are read and changed as specified [C-7.16] [C-7.17] [C-7.18]', async () => {
    const { core } = await box.start();
    await loadOptIns(core, '+16145550101');
    await saveOptIns(core, { phone: '+16145550101', texts: true, deals: true });
    const phone = { phoneNumber: '+16145550101', triggerType: 'CLICKLIST' };
    expect(of('/sms/')).toStrictEqual([
      {
        method: 'POST',
        path: '/accountmanagement/api/sms/opt-in-status',
        query: {},
        headers: headersOf(core, json),
        body: phone,
      },
      {
        method: 'POST',
        path: '/accountmanagement/api/sms/opt-in',
        query: {},
        headers: headersOf(core, written),
        body: { ...phone, optIn: true },
      },
    ]);
    const emails = { path: '/accountmanagement/api/email-preferences', query: {} };
    expect(of('/email-preferences')).toStrictEqual([
      { method: 'GET', ...emails, headers: headersOf(core), body: undefined },
      {
        method: 'POST',
        ...emails,
        headers: headersOf(core, written),
        body: [
          {
            emailPreferencesCategory: 'UNGROUPED',
            emailPreferences: [
              {
                shortDescription: 'Special Offers',
                longDescription: 'Offers that are picked for you.',
                selected: true,
                banner: 'kroger',
              },
            ],
          },
        ],
      },
    ]);
  });
});

describe('flash sales', () => {
  const FLASH_SALES = '/products/v1/flash-sales';
  const question = (query: object) => ({
    method: 'GET',
    path: FLASH_SALES,
    query,
    headers: visitorHeaders,
    body: undefined,
  });
  const asked = () => recording.requests.filter(({ path }) => path === FLASH_SALES);

  it('are requested for the store of the shopper, and by a list once some were refused [C-7.19]', async () => {
    const { core } = await box.start({ more: { locationData: { storeId: '01100002' } } });
    await loadFlashSales(core);
    const here = { modality: 'PICKUP', storeId: '01100002' };
    expect(asked()).toStrictEqual([question(here)]);
    const { flashSales } = core.store.getState();
    const offers = flashSales.phase === 'ready' ? flashSales.offers : [];
    box.controls.addFault({
      match: 'checkout.update-line-items',
      when: 'before',
      kind: 'status',
      status: 422,
      code: 'FLASH_SALE_ENDED',
      times: 1,
    });
    await chooseFlashSales(core, {
      offers,
      wanted: { '2000000000042 FLASH42': 1, '2000000000032 FLASH32': 1 },
    });
    const gtin13s = '2000000000032,2000000000042';
    expect(asked().at(-1)).toStrictEqual(question({ ...here, gtin13s }));
  });

  it('have the fields of the specification [C-3.11]', async () => {
    const { core } = await box.start();
    await loadFlashSales(core);
    const [sale] = recording.said('flashSales') as readonly object[];
    expect(sale).toStrictEqual({
      id: 'flash-14',
      gtin13: '2000000000014',
      price: '0.39',
      endsAt: expect.any(String),
      description: 'Bananas',
      customerFacingSize: 'about 1 lb',
      category: 'Produce',
      regularPrice: '0.59',
      percentOff: 34,
      maxQuantity: 10,
      couponId: 'FLASH14',
      sourceStoreId: '01100001',
    });
  });
});
