import { addConsents, calls, pathParams, readCart } from '@grocer/foundation/contract';
import type { AnyCall } from '@grocer/foundation/contract';
import { fillPath } from '@grocer/foundation/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addressBody,
  NOBODYS,
  ebtNumber,
  giftBody,
  giftNumber,
  snapBody,
  validBodies,
} from '../testing/bodies-for-tests.ts';
import { queryOf } from '../testing/fulfilment-bodies-for-tests.ts';
import type { Named } from '../testing/bodies-for-tests.ts';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { promiseFor } from '../testing/times-for-tests.ts';
import { cardsOf, freshKey, headersFor, newCardBody, tokenFor } from '../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let heidi: Record<string, string>;
let foreign: Named;
let deleted: Named;

const RANDOM: Named = {
  ...NOBODYS,
  cardId: '0123456789abcdef0123456789abcdef',
  paymentGram: 'fedcba9876543210fedcba9876543210',
  addressId: '00112233445566778899aabbccddeeff',
  promiseId: 'ffeeddccbbaa99887766554433221100',
  preferenceId: '8899aabbccddeeff0011223344556677',
};
const PLACES: Named = {
  cardId: '{id}',
  paymentGram: '{gram}',
  addressId: '{address}',
  promiseId: '{promise}',
  preferenceId: '{preference}',
  cartId: '{cart}',
  lineId: '{line}',
  productId: '{product}',
  checkoutId: '{checkout}',
};

const ask = (headers: Record<string, string>, call: AnyCall, named: Named, body?: object) =>
  sandbox.api.request(`${fillPath(call.path, { ...named })}${queryOf(call.name)}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...headers, 'idempotency-key': freshKey() },
    ...(call.body && { body: JSON.stringify(body ?? validBodies[call.name]?.(named)) }),
  });

const bearerCalls = calls().filter(({ auth }) => auth === 'bearer');
const callNamed = (name: string): AnyCall => {
  const call = calls().find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
};

/** Calls that contain an id of a shopper's data in their path or body. */
const naming = bearerCalls.filter((call) => {
  const body = JSON.stringify(validBodies[call.name]?.(PLACES) ?? {});
  return pathParams(call.path).length > 0 || /\{\w+\}/.test(body);
});

/** The type of card that a call is about. */
const TYPES: Readonly<Record<string, string>> = {
  'wallet.check-gift-balance': 'GIFT_CARD',
  'wallet.check-snap-balance': 'EBT_CARD',
};

/** Ids of a shopper's cards of each type, and of one address. */
const ids: { of: Record<string, { foreign: Named; deleted: Named }> } = { of: {} };

async function addressOf(headers: Record<string, string>): Promise<string> {
  const { addressId: _none, ...rest } = addressBody({}).address as { addressId?: string };
  const call = callNamed('wallet.save-billing-address');
  const answer = await ask(headers, call, RANDOM, { address: rest });
  return v.parse(
    v.object({ data: v.object({ payment: v.object({ addressId: v.string() }) }) }),
    await answer.json(),
  ).data.payment.addressId;
}

async function preferenceOf(headers: Record<string, string>): Promise<string> {
  const answer = await ask(headers, callNamed('consent.add'), RANDOM);
  const { data } = v.parse(addConsents.response, await answer.json());
  return data.preferences[0]?.preferenceId ?? '';
}

async function lineOf(headers: Record<string, string>): Promise<string> {
  const answer = await ask(headers, callNamed('cart.add-items'), RANDOM);
  const { data } = v.parse(readCart.response, await answer.json());
  return data.cart.lineItems.at(-1)?.id ?? '';
}

/** Column values that do not matter here. */
const someDraft = {
  version_key: 'version',
  status: 'DRAFT',
  modality: 'SHIP',
  cart_id: 'cart',
  promise_id: 'promise',
  created_at: 0,
  gratuity_cents: 0,
  first_name: 'Some',
  last_name: 'Body',
  phone: null,
  sms_opt_in: 0,
  date_of_birth: null,
  instructions: '',
  delivery_type: 'Standard',
  bank_card_id: null,
  gift_card_ids: '[]',
  snap_card_id: null,
  snap_cents: 0,
  last_operation: null,
} as const;

/** Creates a checkout. */
async function checkoutOf(shopper: string): Promise<string> {
  const { db } = sandbox;
  const user = await db.selectFrom('users').select('id').where('key', '=', shopper).executeTakeFirstOrThrow();
  const id = `checkout-of-${shopper}`;
  await db
    .insertInto('checkouts')
    .values({ ...someDraft, id, user_id: user.id })
    .execute();
  return id;
}

/** Creates an address, a promise, a consent, a cart line and a checkout of a shopper. */
const othersOf = async (headers: Record<string, string>, shopper: string) => ({
  checkoutId: await checkoutOf(shopper),
  addressId: await addressOf(headers),
  promiseId: (await promiseFor(sandbox, headers)).id,
  preferenceId: await preferenceOf(headers),
  lineId: await lineOf(headers),
});

beforeAll(async () => {
  sandbox = await openTestSandbox();
  heidi = await headersFor(sandbox, 'heidi');
  const alice = await headersFor(sandbox, 'alice');
  // With the shopper's own cart, so that the promise decides the answer.
  const cart: unknown = await (await ask(heidi, callNamed('cart.get'), RANDOM)).json();
  const cartId = v.parse(readCart.response, cart).data.cart.id;
  const bank = newCardBody(await tokenFor(sandbox, '6011111111111117'));
  await ask(heidi, callNamed('wallet.add-bank-card'), RANDOM, bank);
  await ask(heidi, callNamed('wallet.add-snap-card'), RANDOM, snapBody(ebtNumber('0012')));
  await ask(heidi, callNamed('wallet.add-gift-card'), RANDOM, giftBody(giftNumber('1001')));
  const [theirs, own] = [await cardsOf(sandbox, alice), await cardsOf(sandbox, heidi)];
  const [forAlice, forHeidi] = [await othersOf(alice, 'alice'), await othersOf(heidi, 'heidi')];
  for (const type of ['BANK_CARD', 'EBT_CARD', 'GIFT_CARD']) {
    const [one, other] = [theirs, own].map((cards) => cards.findLast(({ cardType }) => cardType === type));
    if (!one || !other) throw new Error(`There is no ${type} to try with.`);
    ids.of[type] = {
      foreign: { ...RANDOM, cardId: one.id, paymentGram: one.paymentGram, ...forAlice, cartId },
      deleted: { ...RANDOM, cardId: other.id, paymentGram: other.paymentGram, ...forHeidi, cartId },
    };
    const gone = await ask(heidi, callNamed('wallet.delete-card'), { ...RANDOM, cardId: other.id });
    expect(gone.status).toBe(200);
  }
  // No call deletes these rows.
  await sandbox.db.deleteFrom('addresses').where('id', '=', forHeidi.addressId).execute();
  await sandbox.db.deleteFrom('checkouts').where('id', '=', forHeidi.checkoutId).execute();
  await sandbox.db.deleteFrom('promises').where('id', '=', forHeidi.promiseId).execute();
  await sandbox.db.deleteFrom('consents').where('id', '=', forHeidi.preferenceId).execute();
  await sandbox.db.deleteFrom('cart_lines').where('id', '=', forHeidi.lineId).execute();
});
afterAll(() => sandbox.close());

it('has a valid body for every call that takes one', () => {
  const withBody = bearerCalls.filter(({ body }) => body).map(({ name }) => name);
  expect(Object.keys(validBodies).toSorted()).toEqual(withBody.toSorted());
  const unfit = bearerCalls.filter(({ name, body }) => body && !v.is(body, validBodies[name]?.(RANDOM)));
  expect(unfit).toEqual([]);
  expect(naming.map(({ name }) => name).toSorted()).toEqual([
    'account.addresses.remove',
    'account.addresses.update',
    'cart.begin-modify',
    'cart.change-line',
    'checkout.activate',
    'checkout.add-card',
    'checkout.create',
    'checkout.merge-order',
    'checkout.modify',
    'checkout.read',
    'checkout.read-payment-info',
    'checkout.update-fulfilment',
    'checkout.update-line-items',
    'checkout.update-payment',
    'checkout.update-promos',
    'checkout.update-tip',
    'consent.update',
    'modality.preferences.set-active',
    'payment.checkouts.read',
    'payment.create',
    'payment.modify-tip',
    'profile.addresses.remove',
    'profile.addresses.update',
    'promise.read',
    'promise.update',
    'scheduling.replacements',
    'timeslots.promising',
    'timeslots.upfront',
    'wallet.check-gift-balance',
    'wallet.check-snap-balance',
    'wallet.delete-card',
    'wallet.edit-card',
    'wallet.prefer-card',
    'wallet.save-billing-address',
  ]);
});

/** How the first generation of address calls reports a missing address: with a success status. */
const NO_ADDRESS = {
  status: 200,
  body: { data: { successful: false, errorDetail: { errorCode: 'ADDRESS_NOT_FOUND' } } },
};
const NOT_THERE: Readonly<Record<string, object>> = {
  'account.addresses.remove': NO_ADDRESS,
  'account.addresses.update': NO_ADDRESS,
};

it.each(naming.map((call) => [call.name, call] as const))(
  'responds to %s for a foreign, a deleted and an unknown id with the same refusal',
  async (name, call) => {
    ({ foreign, deleted } = ids.of[TYPES[name] ?? 'BANK_CARD'] ?? { foreign: RANDOM, deleted: RANDOM });
    const answers = [];
    for (const named of [foreign, deleted, RANDOM]) {
      const answer = await ask(heidi, call, named);
      const body: unknown = await answer.json();
      answers.push({ status: answer.status, body });
    }
    expect(answers[0]).toMatchObject(NOT_THERE[name] ?? { status: 404, body: { code: 'NOT_FOUND' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  },
);

it('leaves the other shopper’s cards unchanged', async () => {
  const cards = await cardsOf(sandbox, await headersFor(sandbox, 'alice'));
  expect(cards).toHaveLength(6);
  const [card] = cards;
  expect([card?.firstName, card?.defaultApplications]).toEqual(['Alice', []]);
});
