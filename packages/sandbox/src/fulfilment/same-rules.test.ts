import {
  addAddress,
  addCartItems,
  changeCartLine,
  listBillingAddresses,
  listFlashSales,
  listPromisingTimeslots,
  listReplacements,
  readCart,
  readModalityPreferences,
  saveBillingAddress,
  setActiveModality,
  updatePromise,
  validateAddressForModality,
} from '@grocer/foundation/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { gtin, place, profileAddress } from '../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../testing/shopper-for-tests.ts';
import { askPickupTimes, askPromise, promiseIn, timesIn } from '../testing/times-for-tests.ts';
import { productRows } from './catalogue/product-rows.ts';

// Rules that several calls have to apply alike.

let sandbox: TestSandbox;
let headers: Record<string, string>;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  onTestFinished(() => sandbox.close());
  headers = await headersFor(sandbox, 'bob');
});

const ask = (call: { method: string; path: string }, body: object, more: Record<string, string> = {}) =>
  send(sandbox, { ...headers, ...more }, { ...call, body });

async function cart() {
  const { body } = await send(sandbox, headers, readCart);
  return v.parse(readCart.response, body).data.cart.lineItems;
}
/** Returns the lines of one product. */
const lines = async () => (await cart()).filter(({ gtin13 }) => gtin13 === gtin(5));

describe('a backup', () => {
  const add = (more: object) => {
    const items = [
      { gtin13: gtin(6), quantity: 1 },
      { gtin13: gtin(5), quantity: 1, ...more },
    ];
    return ask(addCartItems, { modalityType: 'PICKUP', items });
  };

  it.each([[[]], [[gtin(5)]], [['2999999999999']]])(
    'that is %s is refused when a line is added, as when it is changed',
    async (substitutionItems) => {
      const before = await cart();
      const wishes = { substitutionPolicy: 'CUSTOMER_CHOICE', substitutionItems };
      expect((await add(wishes)).status).toBe(422);
      expect(await cart()).toEqual(before);
    },
  );

  it('that is gone does not keep a line from another quantity or from being removed', async () => {
    await add({ substitutionPolicy: 'CUSTOMER_CHOICE', substitutionItems: [gtin(6)] });
    await sandbox.db.updateTable('cart_lines').set({ substitution_items: '[]' }).execute();
    const [line] = await lines();
    const call = { ...changeCartLine, path: `/cart/v1/cart/items/${line?.id}` };
    expect((await ask(call, { quantity: 3 })).status).toBe(200);
    expect(await lines()).toMatchObject([{ quantity: 3 }]);
    expect((await ask(call, { quantity: 0 })).status).toBe(200);
    expect(await lines()).toEqual([]);
  });
});

describe('an address that can be delivered to', () => {
  it.each([
    ['kroger', 'DELIVERY'],
    ['gerbes', 'SHIP'],
  ])(
    'is the same for the times of %s and for its eligibility for %s [F-4.8]',
    async (tenant, modalityType) => {
      const address = place('5 Harbor View', '98101', { cityTown: 'Seattle', stateProvince: 'WA' });
      const eligible = await ask(
        validateAddressForModality,
        { address, modalityType },
        { 'x-tenant': tenant },
      );
      expect(v.parse(validateAddressForModality.response, eligible.body).data.isEligible).toBe(false);
      const items = [{ gtin13: gtin(1), quantity: 1 }];
      const times = await ask(
        listPromisingTimeslots,
        { modalityType, items, destination: { address } },
        { 'x-tenant': tenant },
      );
      expect(times).toMatchObject({ status: 400, body: { code: 'NO_STORES_FOUND' } });
    },
  );
});

/** Adds an address to the profile; returns its id. */
async function added(): Promise<string> {
  const { body } = await ask(addAddress, profileAddress());
  return v.parse(addAddress.response, body).data?.addressId ?? '';
}

describe('an address that is removed', () => {
  const activeId = async (): Promise<unknown> => {
    const { body } = await send(sandbox, headers, readModalityPreferences);
    const to = v.parse(readModalityPreferences.response, body).data.active?.destination;
    return to && 'address' in to ? to.address.id : undefined;
  };
  const choose = (id: string) =>
    ask(setActiveModality, {
      modalityType: 'DELIVERY',
      destination: { address: place('9 New Street', '45402', { id, stateProvince: 'OH' }) },
      createdDate: '2026-11-21T00:00:00.000Z',
      id: 'one',
      source: 'SHOPPER',
    });
  const remove = (id: string) =>
    send(sandbox, headers, { method: 'DELETE', path: `/profile/v1/addresses/${id}` });

  it('ends the choice of it by its id, not that of another one with the same text [F-4.4]', async () => {
    const [one, other] = [await added(), await added()];
    await choose(one);
    await remove(other);
    expect(await activeId()).toBe(one);
    await sandbox.db
      .updateTable('addresses')
      .set({ street: '1 Edited Elsewhere' })
      .where('id', '=', one)
      .execute();
    await remove(one);
    expect(await activeId()).toBeUndefined();
  });
});

describe('a postal code', () => {
  it.each(['M5V 2T6', 'ABCDE', '45202-12'])(
    'of another kind, as %s, is refused by every call',
    async (zip) => {
      const refused = { status: 422, body: { code: 'ADDRESS_INVALID' } };
      const { county: _, ...typed } = profileAddress({ zip });
      expect(await ask(addAddress, typed)).toMatchObject(refused);
      const address = { ...typed, countryCode: 'US', preferredAddress: false };
      expect(await ask(saveBillingAddress, { address })).toMatchObject(refused);
    },
  );

  it('is stored as the post writes it, and a new mailing address is the only one', async () => {
    const { county: _, ...typed } = profileAddress({ zip: 'm5v2t6', stateCode: 'ON', addressType: 'home' });
    const address = { ...typed, countryCode: 'CA', preferredAddress: false };
    for (let times = 0; times < 2; times += 1) await ask(saveBillingAddress, { address });
    const { body } = await send(sandbox, headers, listBillingAddresses);
    const list = listBillingAddresses.decode(v.parse(listBillingAddresses.response, body));
    const mailing = list.filter(({ type }) => type === 'home').map(({ address: one }) => one.postalCode);
    expect(mailing).toEqual(['M5V 2T6']);
  });
});

describe('a time for alcohol', () => {
  it('is neither held nor kept for more than a dozen of it [F-8.21]', async () => {
    const [time] = await timesIn(await askPickupTimes(sandbox, headers));
    if (!time) throw new Error('There is no time.');
    const wine = (quantity: number) => [{ gtin13: gtin(35), quantity }];
    expect((await askPromise(sandbox, headers, time, { items: wine(13) })).status).toBe(422);
    const { id, versionKey } = await promiseIn(await askPromise(sandbox, headers, time, { items: wine(12) }));
    const call = { ...updatePromise, path: `/scheduling/v4/promises/${id}` };
    expect((await ask(call, { items: wine(13), versionKey })).status).toBe(422);
    expect((await ask(call, { items: wine(11), versionKey })).status).toBe(200);
  });
});

describe('a held time that nobody else can choose any more', () => {
  it('still has similar items [F-7.15]', async () => {
    const [time] = await timesIn(await askPickupTimes(sandbox, headers));
    if (!time) throw new Error('There is no time.');
    await askPromise(sandbox, headers, time);
    const start = Date.parse(time.window.value.split('/')[0] ?? '');
    sandbox.controls.setClock(start - sandbox.clock.now().getTime() - 60_000);
    headers = await headersFor(sandbox, 'bob');
    const path = `/scheduling/v1/replacements/${gtin(8)}?option.validate=${time.optionId}`;
    expect((await send(sandbox, headers, { ...listReplacements, path })).status).toBe(200);
  });
});

it('offers no flash sale of a product that is not sold that way', async () => {
  const path = `${listFlashSales.path}?modality=SHIP`;
  const { body } = await send(sandbox, headers, { ...listFlashSales, path });
  const sales = v.parse(listFlashSales.response, body).data.flashSales;
  const shipped = productRows().filter(({ ways }) => ways.split(',').includes('SHIP'));
  expect(sales.length).toBeGreaterThan(0);
  expect(sales.filter(({ gtin13 }) => !shipped.some((one) => one.gtin13 === gtin13))).toEqual([]);
});

it('takes a key for one application and one query only', async () => {
  const key = { 'idempotency-key': 'one-key-for-two-requests' };
  const call = { method: 'DELETE', path: '/cart/v1/cart/modify' };
  const first = await send(sandbox, { ...headers, ...key }, { ...call, path: `${call.path}?checkoutId=a` });
  const other = await send(sandbox, { ...headers, ...key }, { ...call, path: `${call.path}?checkoutId=b` });
  expect(other).not.toEqual(first);
  expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
});
