import { addBankCard, listBillingAddresses, listCards, WireErrorSchema } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { cardsOf, freshKey, headersFor, newCardBody, post, tokenFor } from '../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const add = async (
  headers: Record<string, string>,
  number: string,
  more: Parameters<typeof newCardBody>[1] = {},
) =>
  post(sandbox.api, addBankCard.path, newCardBody(await tokenFor(sandbox, number), more), {
    ...headers,
    'idempotency-key': freshKey(),
  });

describe('listing', () => {
  it('returns the whole wallet of Alice, with expired cards marked', async () => {
    const cards = await cardsOf(sandbox, await headersFor(sandbox, 'alice'));
    expect(cards.map(({ cardType, lastFourPan, expired }) => [cardType, lastFourPan, expired])).toEqual([
      ['BANK_CARD', '4444', false],
      ['BANK_CARD', '4242', false],
      ['BANK_CARD', '0005', true],
      ['EBT_CARD', '0004', false],
      ['GIFT_CARD', '1000', false],
      ['GIFT_CARD', '1002', false],
    ]);
    expect(cards[1]?.defaultApplications).toEqual(['CLICKLIST']);
    expect(cards.map(({ balance }) => balance)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '$25.00',
      '$0.00',
    ]);
  });

  it.each([
    { snap: 'false', gift: 'false', balance: 'false', cards: 3, balances: 0 },
    { snap: 'true', gift: 'false', balance: 'true', cards: 4, balances: 0 },
    { snap: 'false', gift: 'true', balance: 'false', cards: 5, balances: 0 },
    { snap: 'false', gift: 'true', balance: 'true', cards: 5, balances: 2 },
  ])(
    'returns for snap $snap, gift $gift, balance $balance: $cards cards, $balances balances [W-7.11]',
    async ({ snap, gift, balance, cards, balances }) => {
      const flags = { 'show-snap-card': snap, 'show-gift-cards': gift, 'giftcard-balance': balance };
      const answer = await sandbox.api.request(listCards.path, {
        headers: { ...(await headersFor(sandbox, 'alice')), ...flags },
      });
      const listed = v.parse(listCards.response, await answer.json()).data.payment.cards;
      expect([listed.length, listed.filter((card) => card.balance !== undefined).length]).toEqual([
        cards,
        balances,
      ]);
    },
  );

  it('requires the three flags', async () => {
    expect(
      (await sandbox.api.request(listCards.path, { headers: await headersFor(sandbox, 'alice') })).status,
    ).toBe(400);
  });

  it('returns the billing addresses of the shopper [W-7.17]', async () => {
    const answer = await sandbox.api.request(listBillingAddresses.path, {
      headers: await headersFor(sandbox, 'bob'),
    });
    const { addresses } = v.parse(listBillingAddresses.response, await answer.json()).data.payment;
    expect(addresses.map(({ type }) => type)).toEqual(['delivery', 'home']);
  });

  it('returns fifty cards for Judy, and more on demand', async () => {
    const headers = await headersFor(sandbox, 'judy');
    expect((await cardsOf(sandbox, headers)).length).toBe(50);
    await sandbox.controls.addCards('judy', 25);
    expect((await cardsOf(sandbox, headers)).length).toBe(75);
  });
});

describe('adding a bank card', () => {
  it.each([
    ['4000000000000127', '43085', 402, 'RV32937'],
    ['4242424242424242', '00000', 402, 'RV62751'],
    ['4242424242424242', '00001', 422, 'KC2617'],
    ['4242424242424242', '00002-1234', 422, 'RV72632'],
  ])('refuses %s with ZIP %s as %i %s', async (number, zip, status, code) => {
    const headers = await headersFor(sandbox, 'bob');
    const answer = await add(headers, number, { zip });
    expect([answer.status, v.parse(WireErrorSchema, await answer.json()).code]).toEqual([status, code]);
    expect(await cardsOf(sandbox, headers)).toEqual([]);
  });

  it('returns the added card, and prefers it only in the calling application [W-7.12]', async () => {
    const headers = await headersFor(sandbox, 'frank');
    const inOther = { ...headers, 'x-application-id': 'MEMBERSHIP' };
    await add(headers, '4242424242424242', { defaultCard: true });
    const answer = await add(inOther, '6011111111111117', { defaultCard: true });
    const { card } = v.parse(addBankCard.response, await answer.json()).data.payment;
    expect(card).toMatchObject({
      cardType: 'BANK_CARD',
      // The vault knows the brand; the body says VISA.
      brand: 'DISCOVER',
      lastFourPan: '1117',
      firstName: 'Bob',
      lastName: 'Baker',
      defaultApplications: ['MEMBERSHIP'],
      address: { addressLines: ['17 Walnut Lane'], postalCode: '43085' },
    });
    const cards = await cardsOf(sandbox, headers);
    expect(cards.find(({ id }) => id === card.id)).toEqual(card);
    expect(cards.map(({ lastFourPan, defaultApplications }) => [lastFourPan, defaultApplications])).toEqual([
      ['4444', []],
      ['4242', ['CLICKLIST']],
      ['1117', ['MEMBERSHIP']],
    ]);
  });

  it('refuses a number that is already in the wallet [W-8.11]', async () => {
    const headers = await headersFor(sandbox, 'alice');
    expect((await add(headers, '4242424242424242')).status).toBe(409);
  });

  it('keeps an unsaved card out of the list, and accepts it again', async () => {
    const headers = await headersFor(sandbox, 'carol');
    const once = await add(headers, '5555555555554444', { save: false });
    expect(once.status).toBe(200);
    expect((await cardsOf(sandbox, headers)).map(({ lastFourPan }) => lastFourPan)).toEqual(['4242']);
    expect((await add(headers, '5555555555554444')).status).toBe(200);
  });

  it('accepts a card that declines later', async () => {
    expect((await add(await headersFor(sandbox, 'dave'), '4000000000000002')).status).toBe(200);
  });
});

it('restores the seeded wallet on a reset', async () => {
  await sandbox.controls.reset();
  expect(await cardsOf(sandbox, await headersFor(sandbox, 'bob'))).toEqual([]);
});
