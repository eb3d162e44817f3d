import { addBankCard, checkSnapBalance, listCards, WireErrorSchema } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ebtNumber, giftBody, giftNumber, snapBody } from '../testing/bodies-for-tests.ts';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import {
  ALL_CARDS,
  cardsOf,
  freshKey,
  headersFor,
  newCardBody,
  post,
  tokeniseAt,
  tokenFor,
} from '../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.controls.reset();
});
afterAll(() => sandbox.close());

const add = async (shopper: string, body: object): Promise<Response> => {
  const headers = await headersFor(sandbox, shopper);
  return post(sandbox.api, addBankCard.path, body, { ...headers, 'idempotency-key': freshKey() });
};

const addBank = async (shopper: string, number: string, zip?: string): Promise<Response> =>
  add(shopper, newCardBody(await tokenFor(sandbox, number), zip === undefined ? {} : { zip }));

async function tryPins(shopper: string, pins: readonly string[]): Promise<Response | undefined> {
  const headers = await headersFor(sandbox, shopper);
  const card = (await cardsOf(sandbox, headers)).find(({ cardType }) => cardType === 'EBT_CARD');
  let last: Response | undefined;
  for (const pin of pins) {
    const digits = { mode: 'pin', accountNumber: undefined, cvv: undefined, pin };
    const { pinCheckoutId } = await tokeniseAt(sandbox, digits);
    const paymentMethod = { encryptedPin: pinCheckoutId ?? 'none', paymentgram: card?.paymentGram };
    const more = { ...headers, 'idempotency-key': freshKey() };
    last = await post(sandbox.api, checkSnapBalance.path, { paymentMethod }, more);
  }
  return last;
}

async function list(): Promise<Response> {
  return sandbox.api.request(listCards.path, {
    headers: { ...(await headersFor(sandbox, 'bob')), ...ALL_CARDS },
  });
}

interface Row {
  readonly clause: string;
  readonly status: number;
  readonly code?: string;
  readonly reason?: string;
  produce(): Promise<Response | undefined>;
}

/** All refusals of the catalogue that a service can give, and how to make the sandbox give each. */
const rows: readonly Row[] = [
  {
    clause: 'W-8.2',
    status: 400,
    reason: 'EBT card already exists',
    produce: () => add('dave', snapBody(ebtNumber('0012'))),
  },
  { clause: 'W-8.4', status: 402, code: '55', produce: () => tryPins('dave', ['1111']) },
  { clause: 'W-8.5', status: 402, code: '75', produce: () => tryPins('leo', ['1234']) },
  {
    clause: 'W-8.5',
    status: 402,
    code: '75',
    produce: () => tryPins('kate', ['1234', '1234', '1234', '1234']),
  },
  { clause: 'W-8.6', status: 402, code: 'PIN_TOKEN_USED', produce: () => tryPins('dave', ['8889']) },
  {
    clause: 'W-8.7',
    status: 402,
    code: 'RV62751',
    produce: () => addBank('bob', '4242424242424242', '00000'),
  },
  { clause: 'W-8.8', status: 402, code: 'RV32937', produce: () => addBank('bob', '4000000000000127') },
  {
    clause: 'W-8.9',
    status: 402,
    code: 'GIFT_CARD_ZERO_BALANCE',
    produce: () => add('bob', giftBody(giftNumber('1002'))),
  },
  {
    clause: 'W-8.10',
    status: 402,
    code: 'TRANSACTION_DECLINED',
    produce: () => addBank('bob', '4242424242424242', '00004'),
  },
  {
    clause: 'W-8.10',
    status: 402,
    code: 'RV00000',
    produce: () => addBank('bob', '4242424242424242', '00005'),
  },
  {
    clause: 'W-8.10',
    status: 402,
    code: 'EBT_CARD_UNKNOWN',
    produce: () => add('bob', snapBody('6004860000000002')),
  },
  {
    clause: 'W-8.10',
    status: 402,
    code: 'GIFT_CARD_REFUSED',
    produce: () => add('bob', giftBody(giftNumber('1000'), '0000')),
  },
  {
    clause: 'W-8.11',
    status: 409,
    code: 'DUPLICATE_CARD',
    produce: () => addBank('alice', '4242424242424242'),
  },
  {
    clause: 'W-8.11',
    status: 409,
    code: 'DUPLICATE_CARD',
    produce: () => add('alice', giftBody(giftNumber('1000'))),
  },
  {
    clause: 'W-8.12',
    status: 422,
    code: 'KC2617',
    produce: () => addBank('bob', '4242424242424242', '00001'),
  },
  {
    clause: 'W-8.13',
    status: 422,
    code: 'RV72632',
    produce: () => addBank('bob', '4242424242424242', '00002'),
  },
  {
    clause: 'C-8.17',
    status: 420,
    code: 'CARD_INFORMATION_INVALID',
    produce: () => addBank('bob', '4242424242424242', '00003'),
  },
  {
    clause: 'W-8.14',
    status: 422,
    code: 'GIFT_CARD_LIMIT_REACHED',
    produce: () => add('erin', giftBody(giftNumber('1006'))),
  },
  {
    clause: 'W-8.15',
    status: 408,
    code: 'STAGED',
    async produce() {
      sandbox.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 408 });
      return list();
    },
  },
  {
    clause: 'W-7.24',
    status: 404,
    reason: 'Could not find the requested payment intent.',
    async produce() {
      const headers = { ...(await headersFor(sandbox, 'bob')), 'x-payment-intent-id': 'gone' };
      return sandbox.api.request(listCards.path, { headers: { ...headers, ...ALL_CARDS } });
    },
  },
  {
    clause: 'W-8.3',
    status: 401,
    code: 'TOKEN_INVALID',
    async produce() {
      const headers = { ...(await headersFor(sandbox, 'bob')), ...ALL_CARDS };
      await sandbox.controls.expireTokens();
      return sandbox.api.request(listCards.path, { headers });
    },
  },
];

it.each(rows)(
  'responds for $clause with $status $code $reason',
  async ({ status, code, reason, produce }) => {
    const answer = await produce();
    const body = v.parse(WireErrorSchema, await answer?.json());
    expect(answer?.status).toBe(status);
    expect(body).toMatchObject({ statusCode: status, ...(code && { code }), ...(reason && { reason }) });
  },
);
