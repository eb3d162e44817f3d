import {
  addBankCard,
  deleteCard,
  editCard,
  listBillingAddresses,
  preferCard,
  saveBillingAddress,
  WireErrorSchema,
} from '@grocer/foundation/contract';
import { fillPath } from '@grocer/foundation/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressBody, editBody } from '../testing/bodies-for-tests.ts';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import {
  cardsOf,
  freshKey,
  headersFor,
  newCardBody,
  post,
  tokeniseAt,
  tokenFor,
} from '../testing/shopper-for-tests.ts';

type Headers = Record<string, string>;

let sandbox: TestSandbox;
let frank: Headers;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.controls.reset();
  frank = await headersFor(sandbox, 'frank');
});
afterAll(() => sandbox.close());

const put = (headers: Headers, path: string, body: object, { key = freshKey(), api = sandbox.api } = {}) =>
  api.request(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  });

const remove = (headers: Headers, cardId: string, key = freshKey()) =>
  sandbox.api.request(fillPath(deleteCard.path, { cardId }), {
    method: 'DELETE',
    headers: { ...headers, 'idempotency-key': key },
  });

const cvvToken = async (cvv = '123'): Promise<string> => {
  const digits = { mode: 'cvv', accountNumber: undefined, expMonth: undefined, expYear: undefined, cvv };
  return (await tokeniseAt(sandbox, digits)).checkoutId ?? '';
};

const firstCard = async (headers: Headers) => {
  const [card] = await cardsOf(sandbox, headers);
  if (!card) throw new Error('There is no card.');
  return card;
};

async function edit(more: Partial<Parameters<typeof editBody>[0]> = {}, headers = frank) {
  const { id, paymentGram } = await firstCard(headers);
  return put(headers, editCard.path, editBody({ cardId: id, paymentGram, token: await cvvToken(), ...more }));
}

const refusalOf = async (answer: Response) => v.parse(WireErrorSchema, await answer.json());

describe('editing a card', () => {
  it('updates the name, expiration, address and preference, and returns the card [W-7.15]', async () => {
    const before = await firstCard(frank);
    const answer = await edit({ defaultCard: true });
    expect(answer.status).toBe(200);
    const { payment } = v.parse(editCard.response, await answer.json()).data;
    expect(payment).toMatchObject({
      id: before.id,
      cardType: 'BANK_CARD',
      paymentGram: before.paymentGram,
      firstName: 'Roberta',
      lastName: 'Brown',
      expirationMonth: '11',
      expirationYear: '2031',
      expired: false,
      address: { addressLines: ['Apt 2', '9 New Street'], postalCode: '45402' },
      defaultApplications: ['CLICKLIST'],
      lastFourPan: before.lastFourPan,
    });
    expect(payment.versionKey).not.toBe(before.versionKey);
    expect(await cardsOf(sandbox, frank)).toEqual([payment]);
  });

  it('removes the preference only in the calling application', async () => {
    const { id } = await firstCard(frank);
    await put({ ...frank, 'x-application-id': 'MEMBERSHIP' }, preferCard.path, { cardId: id });
    await edit({ defaultCard: false });
    expect((await firstCard(frank)).defaultApplications).toEqual(['MEMBERSHIP']);
  });

  it('renews an expired card', async () => {
    const carol = await headersFor(sandbox, 'carol');
    expect((await firstCard(carol)).expired).toBe(true);
    expect((await edit({}, carol)).status).toBe(200);
    expect((await firstCard(carol)).expired).toBe(false);
    expect(await refusalOf(await edit({ expirationYear: '2024' }, carol))).toMatchObject({
      statusCode: 422,
      code: 'KC2617',
    });
  });

  it('spends the token of a security code once, and replays the response for the same key', async () => {
    const { id, paymentGram } = await firstCard(frank);
    const body = editBody({ cardId: id, paymentGram, token: await cvvToken() });
    const key = freshKey();
    const [first, again] = [
      await put(frank, editCard.path, body, { key }),
      await put(frank, editCard.path, body, { key }),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await refusalOf(await put(frank, editCard.path, body))).toMatchObject({
      statusCode: 422,
      code: 'CARD_TOKEN_SPENT',
    });
  });

  it('keeps the token of a security code unspent when the issuer refuses the edit', async () => {
    const token = await cvvToken();
    expect((await edit({ token, zip: '00000' })).status).toBe(402);
    expect((await edit({ token })).status).toBe(200);
  });

  it('responds 503 with a retry time while the vault is unavailable', async () => {
    const api = await sandbox.restart((vault) => ({
      ...vault,
      judgeCvv: async () => ({ ok: false, why: 'unavailable' }),
    }));
    const { id, paymentGram } = await firstCard(frank);
    const body = editBody({ cardId: id, paymentGram, token: await cvvToken() });
    const answer = await put(frank, editCard.path, body, { api });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  });

  it.each([
    ['00000', 402, 'RV62751', false],
    ['00001', 422, 'KC2617', false],
    ['00002', 422, 'RV72632', false],
    ['00003', 420, 'CARD_INFORMATION_INVALID', false],
    ['00004', 402, 'TRANSACTION_DECLINED', true],
    ['00005', 402, 'RV00000', false],
  ])(
    'responds to ZIP %s with %i %s, with a message for the shopper: %s',
    async (zip, status, code, hasWords) => {
      const answer = await edit({ zip });
      const refusal = await refusalOf(answer);
      expect([answer.status, refusal.statusCode, refusal.code]).toEqual([status, status, code]);
      expect(refusal.customerErrorMessage !== undefined).toBe(hasWords);
      expect((await firstCard(frank)).firstName).toBe('Frank');
    },
  );

  it('replays a refusal with its body', async () => {
    const { id, paymentGram } = await firstCard(frank);
    const body = editBody({ cardId: id, paymentGram, zip: '00003', token: await cvvToken() });
    const key = freshKey();
    const first = await put(frank, editCard.path, body, { key });
    const again = await put(frank, editCard.path, body, { key });
    expect([again.status, await again.text()]).toEqual([420, await first.text()]);
  });

  it('refuses a wrong security code, with a message for the shopper', async () => {
    const refusal = await refusalOf(await edit({ token: await cvvToken('998') }));
    expect(refusal).toMatchObject({ statusCode: 402, code: 'RV32937' });
    expect(refusal.customerErrorMessage).toMatch(/issuer/);
  });

  it('responds 404 for a wrong payment gram, and for a gift card', async () => {
    expect((await edit({ paymentGram: 'other' })).status).toBe(404);
    const alice = await headersFor(sandbox, 'alice');
    const gift = (await cardsOf(sandbox, alice)).find(({ cardType }) => cardType === 'GIFT_CARD');
    const body = editBody({ cardId: gift?.id ?? '', paymentGram: gift?.paymentGram ?? '' });
    expect((await put(alice, editCard.path, body)).status).toBe(404);
  });
});

describe('deleting a card', () => {
  it('removes it once, and allows adding the same number again [W-7.16]', async () => {
    const { id } = await firstCard(frank);
    const key = freshKey();
    const answers = [await remove(frank, id, key), await remove(frank, id, key), await remove(frank, id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect(await cardsOf(sandbox, frank)).toEqual([]);
    expect(await sandbox.db.selectFrom('preferred').selectAll().where('card_id', '=', id).execute()).toEqual(
      [],
    );
    const body = newCardBody(await tokenFor(sandbox, '5555555555554444'));
    const added = await post(sandbox.api, addBankCard.path, body, {
      ...frank,
      'idempotency-key': freshKey(),
    });
    expect(added.status).toBe(200);
  });
});

describe('preferring a card', () => {
  it('leaves one preferred card in each application [W-7.21]', async () => {
    const grace = await headersFor(sandbox, 'grace');
    const inOther = { ...grace, 'x-application-id': 'MEMBERSHIP' };
    const [amex, discover] = await cardsOf(sandbox, grace);
    const preferences = async () =>
      (await cardsOf(sandbox, grace)).map((card) => [card.defaultApplications.toSorted(), card.default]);
    expect(amex).toMatchObject({ defaultApplications: ['CLICKLIST'], default: true });
    await put(inOther, preferCard.path, { cardId: amex?.id });
    expect((await put(grace, preferCard.path, { cardId: discover?.id })).status).toBe(200);
    expect(await preferences()).toEqual([
      [['MEMBERSHIP'], true],
      [['CLICKLIST'], true],
    ]);
    await put(inOther, preferCard.path, { cardId: discover?.id });
    expect(await preferences()).toEqual([
      [[], false],
      [['CLICKLIST', 'MEMBERSHIP'], true],
    ]);
  });

  it('refuses an expired card, and gift and SNAP cards', async () => {
    const alice = await headersFor(sandbox, 'alice');
    const statuses = [];
    for (const { id } of await cardsOf(sandbox, alice))
      statuses.push((await put(alice, preferCard.path, { cardId: id })).status);
    expect(statuses).toEqual([200, 200, 422, 404, 404, 404]);
  });
});

describe('saving an address', () => {
  const addressesOf = async (headers: Headers) => {
    const answer = await sandbox.api.request(listBillingAddresses.path, { headers });
    return v.parse(listBillingAddresses.response, await answer.json()).data.payment.addresses;
  };

  it('adds one and returns its id [W-7.18]', async () => {
    const answer = await put(frank, saveBillingAddress.path, addressBody());
    const id = v.parse(saveBillingAddress.response, await answer.json()).data?.payment?.addressId;
    expect((await addressesOf(frank)).find((address) => address.id === id)).toMatchObject({
      type: 'delivery',
      address: {
        street: '9 New Street',
        unit: 'Apt 2',
        locality: 'Dayton',
        region: 'OH',
        postalCode: '45402',
      },
    });
  });

  it('updates one, which keeps its type', async () => {
    const [home] = await addressesOf(frank);
    const body = addressBody({ addressId: home?.id, addressType: 'delivery', addressLine2: '' });
    expect((await put(frank, saveBillingAddress.path, body)).status).toBe(200);
    const after = await addressesOf(frank);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: home?.id, type: 'home', address: { street: '9 New Street' } });
    expect(after[0]?.address.unit).toBeUndefined();
  });

  it('refuses a country that does not match the state, and a fifty-first address', async () => {
    const wrong = await put(frank, saveBillingAddress.path, addressBody({ countryCode: 'CA' }));
    expect(await refusalOf(wrong)).toMatchObject({ statusCode: 422, code: 'ADDRESS_INVALID' });
    for (let index = 1; index < 50; index += 1) await put(frank, saveBillingAddress.path, addressBody());
    const full = await put(frank, saveBillingAddress.path, addressBody());
    expect(await refusalOf(full)).toMatchObject({ statusCode: 422, code: 'ADDRESS_LIMIT_REACHED' });
  });
});
