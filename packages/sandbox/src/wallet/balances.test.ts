import {
  addSnapCard,
  checkGiftBalance,
  checkSnapBalance,
  listCards,
  WireErrorSchema,
} from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ebtNumber, snapBody } from '../testing/bodies-for-tests.ts';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { cardsOf, freshKey, headersFor, post, tokeniseAt } from '../testing/shopper-for-tests.ts';

type Headers = Record<string, string>;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.controls.reset();
});
afterAll(() => sandbox.close());

const gramOf = async (headers: Headers, type: 'EBT_CARD' | 'GIFT_CARD', lastFour?: string) =>
  (await cardsOf(sandbox, headers)).find(
    ({ cardType, lastFourPan }) => cardType === type && (lastFour ?? lastFourPan) === lastFourPan,
  )?.paymentGram ?? '';

const pinToken = async (pin: string): Promise<string> => {
  const digits = { mode: 'pin', accountNumber: undefined, cvv: undefined, pin };
  return (await tokeniseAt(sandbox, digits)).pinCheckoutId ?? '';
};

interface Ask {
  readonly token?: string;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

async function askSnap(headers: Headers, pin: string, { token, key = freshKey(), signal }: Ask = {}) {
  const encryptedPin = token ?? (await pinToken(pin));
  const paymentMethod = { encryptedPin, paymentgram: await gramOf(headers, 'EBT_CARD') };
  const body = JSON.stringify({ paymentMethod });
  const all = { 'content-type': 'application/json', ...headers, 'idempotency-key': key };
  const more = signal ? { signal } : {};
  return sandbox.api.request(checkSnapBalance.path, { method: 'POST', headers: all, body, ...more });
}

const codeOf = async (answer: Response) => v.parse(WireErrorSchema, await answer.json()).code;

/** Returns status and code of the response to each PIN, one after the other. */
async function codesOf(headers: Headers, pins: readonly string[]): Promise<readonly string[]> {
  const codes = [];
  for (const pin of pins) {
    const answer = await askSnap(headers, pin);
    codes.push(answer.ok ? '200' : `${answer.status} ${await codeOf(answer)}`);
  }
  return codes;
}

describe('the balance of an EBT card', () => {
  it.each([
    ['dave', 15_000],
    ['mia', 0],
  ])('is returned to %s for the correct PIN: %i cents [W-7.20]', async (shopper, cents) => {
    const answer = await askSnap(await headersFor(sandbox, shopper), '1234');
    const wire = v.parse(checkSnapBalance.response, await answer.json());
    expect(wire.data.payment.data.transactionBalanceInquiry.remainingBalance).toHaveProperty('snap');
    expect(checkSnapBalance.decode(wire)).toBe(cents);
  });

  it('is refused with 55 for three wrong PINs and with 75 for the fourth, then locked for a day', async () => {
    const dave = await headersFor(sandbox, 'dave');
    const wrong = '402 55';
    expect(await codesOf(dave, ['1111', '2222', '3333', '4444', '1234'])).toEqual([
      wrong,
      wrong,
      wrong,
      '402 75',
      '402 75',
    ]);
    sandbox.controls.setClock(24 * 60 * 60_000 + 1000);
    expect(await codesOf(await headersFor(sandbox, 'dave'), ['4321', '1234'])).toEqual([wrong, '200']);
  });

  it('counts wrong PINs across shoppers, and from zero after a correct one', async () => {
    const [dave, alice] = [await headersFor(sandbox, 'dave'), await headersFor(sandbox, 'alice')];
    await codesOf(dave, ['1111', '2222']);
    expect(await codesOf(alice, ['3333', '1234'])).toEqual(['402 55', '200']);
    await codesOf(dave, ['1111', '2222']);
    expect(await codesOf(alice, ['3333', '4444'])).toEqual(['402 55', '402 75']);
    expect(await codesOf(dave, ['1234'])).toEqual(['402 75']);
  });

  it('counts a repeated submission once', async () => {
    const dave = await headersFor(sandbox, 'dave');
    const ask = { token: await pinToken('1111'), key: freshKey() };
    for (let times = 0; times < 10; times += 1) expect(await codeOf(await askSnap(dave, '', ask))).toBe('55');
    expect(await codesOf(dave, ['2222', '3333', '1234'])).toEqual(['402 55', '402 55', '200']);
  });

  it('accepts the token of a PIN once, while the vault remembers it', async () => {
    const dave = await headersFor(sandbox, 'dave');
    const token = await pinToken('1234');
    expect((await askSnap(dave, '', { token })).status).toBe(200);
    const again = await askSnap(dave, '', { token });
    expect([again.status, await codeOf(again)]).toEqual([402, 'PIN_TOKEN_USED']);
    const old = await pinToken('1234');
    sandbox.controls.setClock(5 * 60_000 + 1);
    const late = await askSnap(await headersFor(sandbox, 'dave'), '', { token: old });
    expect([late.status, await codeOf(late)]).toEqual([402, 'PIN_TOKEN_USED']);
    sandbox.controls.setClock(0);
    expect(await codeOf(await askSnap(dave, '', { token: '0'.repeat(18) }))).toBe('PIN_TOKEN_USED');
  });

  it('is never returned for a card that rejects every PIN, nor for a locked one', async () => {
    expect(await codesOf(await headersFor(sandbox, 'kate'), ['1234', '1234', '1234', '1234'])).toEqual([
      '402 55',
      '402 55',
      '402 55',
      '402 75',
    ]);
    const leo = await headersFor(sandbox, 'leo');
    expect(await codesOf(leo, ['1234'])).toEqual(['402 75']);
    await sandbox.controls.setEbtLock('0038', false);
    expect(await codesOf(leo, ['1234'])).toEqual(['200']);
    await sandbox.controls.setEbtLock('0038', true);
    expect(await codesOf(leo, ['1234'])).toEqual(['402 75']);
  });

  it.each([
    ['0046', '884'],
    ['0053', '885'],
    ['0061', '889'],
  ])('of card %s is refused with %s', async (lastFour, code) => {
    const bob = await headersFor(sandbox, 'bob');
    const key = { 'idempotency-key': freshKey() };
    await post(sandbox.api, addSnapCard.path, snapBody(ebtNumber(lastFour)), { ...bob, ...key });
    expect(await codesOf(bob, ['1234'])).toEqual([`402 ${code}`]);
  });

  it('of a card that times out is held back, and replayed on a repetition', async () => {
    const nina = await headersFor(sandbox, 'nina');
    const ask = { token: await pinToken('1111'), key: freshKey() };
    const tries = () => sandbox.db.selectFrom('pin_tries').select('wrong').where('wrong', '>', 0).execute();
    const leave = new AbortController();
    let isAnswered = false;
    const late = askSnap(nina, '', { ...ask, signal: leave.signal }).then(() => (isAnswered = true));
    await vi.waitFor(async () => expect(await tries()).toEqual([{ wrong: 1 }]));
    const again = await askSnap(nina, '', ask);
    expect([await codeOf(again), again.headers.get('idempotent-replayed')]).toEqual(['55', 'true']);
    expect(await tries()).toEqual([{ wrong: 1 }]);
    expect(isAnswered).toBe(false);
    leave.abort();
    await late;
  });

  it('is returned at most ten times an hour', async () => {
    sandbox.controls.setLimits(true);
    const dave = await headersFor(sandbox, 'dave');
    const key = freshKey();
    const token = await pinToken('1234');
    for (let times = 0; times < 12; times += 1)
      expect((await askSnap(dave, '', { token, key })).status).toBe(200);
    for (let times = 0; times < 9; times += 1) expect(await codesOf(dave, ['1234'])).toEqual(['200']);
    expect(await codesOf(dave, ['1234'])).toEqual(['429 TOO_MANY_REQUESTS']);
  });
});

describe('the balance of a gift card', () => {
  const ask = async (headers: Headers, lastFour: string) =>
    post(
      sandbox.api,
      checkGiftBalance.path,
      { paymentGram: await gramOf(headers, 'GIFT_CARD', lastFour) },
      headers,
    );

  it('is returned for its payment gram [W-7.19]', async () => {
    const answer = await ask(await headersFor(sandbox, 'erin'), '1001');
    expect(await answer.json()).toEqual({ data: { payment: { remainingBalance: '$100.00' } } });
  });

  it('fails twice for one card, which is listed without a balance until then', async () => {
    const oscar = await headersFor(sandbox, 'oscar');
    const listed = async () => (await cardsOf(sandbox, oscar)).find((card) => card.cardType === 'GIFT_CARD');
    expect(await listed()).not.toHaveProperty('balance');
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await ask(oscar, '1003')).status);
    expect(statuses).toEqual([402, 402, 200]);
    expect(await listed()).toHaveProperty('balance', '$5.00');
  });

  it('is shared by all shoppers with the card, and can be set', async () => {
    const [alice, erin] = [await headersFor(sandbox, 'alice'), await headersFor(sandbox, 'erin')];
    await sandbox.controls.setGiftBalance('1000', 1);
    for (const headers of [alice, erin])
      expect(await (await ask(headers, '1000')).json()).toEqual({
        data: { payment: { remainingBalance: '$0.01' } },
      });
    await expect(sandbox.controls.setGiftBalance('1000', -1)).rejects.toThrow(/check/i);
    await expect(sandbox.controls.setGiftBalance('9999', 1)).rejects.toThrow(RangeError);
  });

  it('matches its ledger after concurrent changes', async () => {
    await Promise.all([1, 700].map((cents) => sandbox.controls.setGiftBalance('1004', cents)));
    const { id, balance_cents } = await sandbox.db
      .selectFrom('prepaid_accounts')
      .selectAll()
      .where('last_four', '=', '1004')
      .executeTakeFirstOrThrow();
    const entries = await sandbox.db
      .selectFrom('ledger')
      .select('cents')
      .where('account', '=', `prepaid:${id}`)
      .execute();
    expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(balance_cents);
  });
});

it('lists the fields of a card that the specification names', async () => {
  const alice = await headersFor(sandbox, 'alice');
  const [mastercard, visa] = await cardsOf(sandbox, alice);
  expect(visa).toMatchObject({
    bin: '424242',
    binType: { 'card-bin': '424242', 'card-bin-length': '6', 'card-brand': 'VISA' },
    default: true,
    description: 'VISA CREDIT',
    isNotAllowedForFuelPay: false,
    lastUpdatedTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(mastercard?.default).toBe(false);
  expect(new Set([visa?.fraudToken, visa?.vaultCardId, visa?.id, mastercard?.fraudToken]).size).toBe(4);
  const images = [];
  for (const shopper of ['frank', 'grace']) {
    const headers = { ...(await headersFor(sandbox, shopper)) };
    const answer = await sandbox.api.request(listCards.path, {
      headers: {
        ...headers,
        'show-snap-card': 'true',
        'show-gift-cards': 'true',
        'giftcard-balance': 'false',
      },
    });
    const { cards } = v.parse(listCards.response, await answer.json()).data.payment;
    images.push(...cards.map((card) => [card.imageType, card.isNotAllowedForFuelPay]));
  }
  expect(images).toEqual([
    ['RWC', false],
    ['AX', true],
    ['RC', false],
  ]);
});
