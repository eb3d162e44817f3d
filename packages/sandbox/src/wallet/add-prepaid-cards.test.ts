import { addGiftCard, addSnapCard, WireErrorSchema } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engineOf } from '../db/engine.ts';
import { putUp, takeDown } from '../db/statements.ts';
import { ebtNumber, giftBody, giftNumber, snapBody } from '../testing/bodies-for-tests.ts';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { cardsOf, freshKey, headersFor, post } from '../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.controls.reset();
});
afterAll(() => sandbox.close());

type Headers = Record<string, string>;

const add = (headers: Headers, body: object, key = freshKey()) =>
  post(sandbox.api, addGiftCard.path, body, { ...headers, 'idempotency-key': key });

const remove = (headers: Headers, cardId: string) =>
  sandbox.api.request(`/payment/v2/wallet/${cardId}`, {
    method: 'DELETE',
    headers: { ...headers, 'idempotency-key': freshKey() },
  });

const refusalOf = async (answer: Response) => {
  const { code, reason } = v.parse(WireErrorSchema, await answer.json());
  return { status: answer.status, code, reason };
};

describe('adding a SNAP EBT card', () => {
  it('accepts the payload and returns the card, whose type and image the client adds [W-7.13]', async () => {
    const headers = await headersFor(sandbox, 'bob');
    const answer = await add(headers, snapBody(ebtNumber('0004')));
    expect(answer.status).toBe(200);
    const wire = v.parse(addSnapCard.response, await answer.json());
    expect(wire.data.payment.card).toMatchObject({ brand: 'EBT', lastFourPan: '0004', expirationMonth: '' });
    expect(addSnapCard.decode(wire)).toMatchObject({ group: 'snap', imageType: 'EBT', balance: undefined });
    expect((await cardsOf(sandbox, headers)).map(({ cardType }) => cardType)).toEqual(['EBT_CARD']);
  });

  it('accepts one per shopper, and another one after a deletion', async () => {
    const headers = await headersFor(sandbox, 'bob');
    await add(headers, snapBody(ebtNumber('0004')));
    const second = await refusalOf(await add(headers, snapBody(ebtNumber('0012'))));
    expect(second).toMatchObject({ status: 400, reason: 'EBT card already exists' });
    const [card] = await cardsOf(sandbox, headers);
    expect((await remove(headers, card?.id ?? '')).status).toBe(200);
    expect((await add(headers, snapBody(ebtNumber('0012')))).status).toBe(200);
  });

  it('accepts one of twenty concurrent requests', async () => {
    const headers = await headersFor(sandbox, 'bob');
    const numbers = ['0004', '0012', '0020', '0079'];
    const tries = Array.from({ length: 20 }, (_, index) => snapBody(ebtNumber(numbers[index % 4] ?? '')));
    const answers = await Promise.all(tries.map((body) => add(headers, body)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', ...Array(19).fill('400')]);
    expect(await cardsOf(sandbox, headers)).toHaveLength(1);
  });

  it('accepts only test numbers', async () => {
    const headers = await headersFor(sandbox, 'bob');
    expect(await refusalOf(await add(headers, snapBody('6004860000000002')))).toMatchObject({
      status: 402,
      code: 'EBT_CARD_UNKNOWN',
    });
  });

  it('keeps an unsaved card out of the list', async () => {
    const headers = await headersFor(sandbox, 'bob');
    expect((await add(headers, snapBody(ebtNumber('0004'), { save: false }))).status).toBe(200);
    expect(await cardsOf(sandbox, headers)).toEqual([]);
    expect((await add(headers, snapBody(ebtNumber('0004')))).status).toBe(200);
  });
});

describe('adding a gift card', () => {
  it('accepts the number and the PIN, and returns the card with its balance [W-7.14]', async () => {
    const headers = await headersFor(sandbox, 'bob');
    const answer = await add(headers, giftBody(giftNumber('1001')));
    const wire = v.parse(addGiftCard.response, await answer.json());
    expect(wire.data.payment.card).toMatchObject({
      cardType: 'GIFT_CARD',
      brand: 'NONE',
      lastFourPan: '1001',
      balance: '$100.00',
    });
    expect((await cardsOf(sandbox, headers)).map(({ cardType }) => cardType)).toEqual(['GIFT_CARD']);
  });

  it.each([
    ['an unknown number', giftNumber('1999'), '1111'],
    ['a number of another kind', `${ebtNumber('0004')}000`, '1234'],
    ['a wrong PIN', giftNumber('1000'), '2222'],
    ['a locked card', giftNumber('1005'), '1111'],
  ])('responds to %s with the same refusal', async (_, number, pin) => {
    const headers = await headersFor(sandbox, 'bob');
    const answer = await add(headers, giftBody(number, pin));
    expect([answer.status, await answer.text()]).toEqual([
      402,
      '{"statusCode":402,"code":"GIFT_CARD_REFUSED","reason":"The number or PIN is not right.","errors":[]}',
    ]);
    const rows = await sandbox.db.selectFrom('pin_tries').selectAll().where('wrong', '=', 1).execute();
    expect(rows).toHaveLength(1);
  });

  it('refuses an empty card and a duplicate', async () => {
    const headers = await headersFor(sandbox, 'bob');
    expect(await refusalOf(await add(headers, giftBody(giftNumber('1002'))))).toMatchObject({
      status: 402,
      code: 'GIFT_CARD_ZERO_BALANCE',
    });
    await add(headers, giftBody(giftNumber('1000')));
    expect((await add(headers, giftBody(giftNumber('1000')))).status).toBe(409);
  });

  it('accepts five of several concurrent requests, and another one after a deletion', async () => {
    const headers = await headersFor(sandbox, 'bob');
    const numbers = ['1000', '1001', '1003', '1004', '1006', '1007', '1008'].map(giftNumber);
    const answers = await Promise.all(numbers.map((number) => add(headers, giftBody(number))));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      '200',
      '200',
      '200',
      '200',
      '422',
      '422',
    ]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused && (await refusalOf(refused)).code).toBe('GIFT_CARD_LIMIT_REACHED');
    const [card] = await cardsOf(sandbox, headers);
    await remove(headers, card?.id ?? '');
    expect((await add(headers, giftBody(giftNumber(card?.lastFourPan ?? '')))).status).toBe(200);
  });

  it('locks a card for a day after ten wrong PINs by anyone, without counting repetitions', async () => {
    const [bob, carol] = [await headersFor(sandbox, 'bob'), await headersFor(sandbox, 'carol')];
    const wrong = giftBody(giftNumber('1000'), '9999');
    const key = freshKey();
    for (let tries = 0; tries < 20; tries += 1) await add(bob, wrong, key);
    for (let tries = 0; tries < 8; tries += 1) await add(tries % 2 ? bob : carol, wrong);
    expect((await add(carol, giftBody(giftNumber('1000')))).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) await add(tries % 2 ? bob : carol, wrong);
    expect((await add(bob, giftBody(giftNumber('1000')))).status).toBe(402);
    sandbox.controls.setClock(25 * 60 * 60_000);
    const later = await headersFor(sandbox, 'bob');
    expect((await add(later, giftBody(giftNumber('1000')))).status).toBe(200);
  });

  it('is limited after five failures', async () => {
    sandbox.controls.setLimits(true);
    const headers = await headersFor(sandbox, 'bob');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await add(headers, giftBody(giftNumber('1999')))).status).toBe(402);
    expect((await add(headers, giftBody(giftNumber('1000')))).status).toBe(429);
    // Other kinds of cards have their own limits.
    expect((await add(headers, snapBody(ebtNumber('0004')))).status).toBe(200);
  });

  it.each([40, 100])('tries only five PINs of %i concurrent ones', async (count) => {
    sandbox.controls.setLimits(true);
    const headers = await headersFor(sandbox, 'bob');
    const tries = Array.from({ length: count }, (_, pin) =>
      add(headers, giftBody(giftNumber('1000'), String(8000 + pin))),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 402)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(count - 5);
  });

  it('is not limited while the same attempt is in progress', async () => {
    sandbox.controls.setLimits(true);
    const headers = await headersFor(sandbox, 'bob');
    for (let tries = 0; tries < 4; tries += 1) await add(headers, giftBody(giftNumber('1999')));
    const key = freshKey();
    const last = () => add(headers, giftBody(giftNumber('1999')), key);
    const statuses = (await Promise.all([last(), last()])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([402, 409]));
  });

  it('is not limited by attempts that the database failed to store', async () => {
    sandbox.controls.setLimits(true);
    const headers = await headersFor(sandbox, 'bob');
    const guard = { name: 'no_answers', before: 'insert', table: 'answers' } as const;
    const engine = engineOf(sandbox.db);
    for (const statement of putUp(guard, engine)) await sql.raw(statement).execute(sandbox.db);
    for (let tries = 0; tries < 6; tries += 1)
      expect((await add(headers, giftBody(giftNumber('1000')))).status).toBe(500);
    await sql.raw(takeDown(guard, engine)).execute(sandbox.db);
    expect((await add(headers, giftBody(giftNumber('1000')))).status).toBe(200);
  });

  it('is limited when the clock is slightly behind, but not after it was set back', async () => {
    sandbox.controls.setLimits(true);
    const headers = await headersFor(sandbox, 'bob');
    const tryOnce = async () => (await add(headers, giftBody(giftNumber('1999')))).status;
    for (let tries = 0; tries < 5; tries += 1) expect(await tryOnce()).toBe(402);
    sandbox.controls.setClock(-50);
    expect(await tryOnce()).toBe(429);
    sandbox.controls.setClock(-2 * 60_000);
    expect(await tryOnce()).toBe(402);
  });

  it('counts five concurrent failures, but no success', async () => {
    sandbox.controls.setLimits(true);
    const headers = await headersFor(sandbox, 'bob');
    for (const lastFour of ['1000', '1001', '1004'])
      expect((await add(headers, giftBody(giftNumber(lastFour)))).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => add(headers, giftBody(giftNumber('1999')))));
    expect((await add(headers, giftBody(giftNumber('1006')))).status).toBe(429);
  });

  it('replays a success after the limit was reached', async () => {
    sandbox.controls.setLimits(true);
    const headers = await headersFor(sandbox, 'bob');
    const key = freshKey();
    const first = await add(headers, giftBody(giftNumber('1000')), key);
    for (let tries = 0; tries < 6; tries += 1) await add(headers, giftBody(giftNumber('1999')));
    expect((await add(headers, giftBody(giftNumber('1001')))).status).toBe(429);
    const again = await add(headers, giftBody(giftNumber('1000')), key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await again.text()).toBe(await first.text());
  });
});

describe('calls that share one path', () => {
  it('refuse a body of an unknown type, but only after authorization', async () => {
    const headers = await headersFor(sandbox, 'bob');
    const body = { ...giftBody(giftNumber('1000')), paymentMethod: { paymentType: 'CHEQUE' } };
    const answer = await add(headers, body);
    expect(answer.status).toBe(400);
    expect(v.parse(WireErrorSchema, await answer.json()).errors).toEqual([
      {
        path: 'body.paymentMethod.paymentType',
        message: 'Expected "BANK_CARD" | "EBT_CARD" | "GIFT_CARD"',
      },
    ]);
    expect((await add({ ...headers, authorization: 'Bearer x' }, body)).status).toBe(401);
  });

  it('share their keys: a key used for one kind is refused for another', async () => {
    const headers = await headersFor(sandbox, 'bob');
    const key = freshKey();
    expect((await add(headers, snapBody(ebtNumber('0004')), key)).status).toBe(200);
    expect(await refusalOf(await add(headers, giftBody(giftNumber('1000')), key))).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });
});
