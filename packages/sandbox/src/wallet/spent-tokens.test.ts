import { addBankCard, WireErrorSchema } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { cardsOf, freshKey, headersFor, newCardBody, post, tokenFor } from '../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let headers: Record<string, string>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.controls.reset();
  headers = await headersFor(sandbox, 'alice');
});
afterAll(() => sandbox.close());

const NUMBER = '6011111111111117';
const DAY_MS = 24 * 60 * 60_000;

async function said(answer: Response) {
  return [answer.status, answer.ok ? undefined : v.parse(WireErrorSchema, await answer.json()).code];
}

describe('the token of a new card', () => {
  const add = async (token: string, { zip = '45202', key = freshKey() } = {}) =>
    said(
      await post(sandbox.api, addBankCard.path, newCardBody(token, { zip }), {
        ...headers,
        'idempotency-key': key,
      }),
    );

  it.each([
    ['00000', 'RV62751'],
    ['00001', 'KC2617'],
    ['00004', 'TRANSACTION_DECLINED'],
  ])('survives a refusal for the ZIP %s, and is spent by the card that it adds', async (zip, code) => {
    const token = await tokenFor(sandbox, NUMBER);
    expect((await add(token, { zip }))[1]).toBe(code);
    expect(await add(token)).toEqual([200, undefined]);
    expect(await add(token, { zip })).toEqual([422, 'CARD_TOKEN_SPENT']);
  });

  it('survives a refusal of a duplicate', async () => {
    const token = await tokenFor(sandbox, '4242424242424242');
    expect(await add(token)).toEqual([409, 'DUPLICATE_CARD']);
    expect(await add(token)).toEqual([409, 'DUPLICATE_CARD']);
  });

  it('is redeemed once by concurrent requests', async () => {
    const token = await tokenFor(sandbox, NUMBER);
    const codes = (await Promise.all([add(token), add(token), add(token)])).map(([, code]) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(
      (await cardsOf(sandbox, headers)).filter(({ lastFourPan }) => lastFourPan === '1117'),
    ).toHaveLength(1);
  });

  it('expires after a day', async () => {
    const token = await tokenFor(sandbox, NUMBER);
    sandbox.controls.setClock(DAY_MS + 1);
    headers = await headersFor(sandbox, 'alice');
    const late = await add(token);
    sandbox.controls.setClock(0);
    expect(late).toEqual([422, 'CARD_TOKEN_SPENT']);
  });
});
