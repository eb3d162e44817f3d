import { readSmsOptIn, readTransactionalSms, updateSmsOptIn } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';

type Headers = Record<string, string>;

const ALICES = '+16145550101';
const BOBS = '+16145550103';

let sandbox: TestSandbox;
let alice: Headers;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  alice = await headersFor(sandbox, 'alice');
});
afterAll(() => sandbox.close());

const ask = (triggerType: string, headers = alice, phoneNumber = ALICES) =>
  send(sandbox, headers, { ...readSmsOptIn, body: { phoneNumber, triggerType } });
const askOrders = (headers: Headers, phoneNumber: string) =>
  send(sandbox, headers, {
    ...readTransactionalSms,
    body: { phoneNumber, triggerType: 'TRANSACTIONAL' },
  });
const change = (triggerType: string, optIn: boolean, headers = alice, phoneNumber = ALICES) =>
  send(sandbox, headers, { ...updateSmsOptIn, body: { phoneNumber, triggerType, optIn } });

const missing = { status: 422, body: { code: 'MOBILE_PHONE_MISSING' } };

describe('text messages', () => {
  it('are read and changed by kind [A-3.7] [A-7.10]', async () => {
    const states = async () => {
      const answers = [await ask('CLICKLIST'), await ask('PROMOTIONAL'), await ask('TRANSACTIONAL')];
      return answers.map(({ body }) => v.parse(readSmsOptIn.response, body).data.customerOptedIn);
    };
    expect(await states()).toEqual([false, false, true]);
    expect((await change('CLICKLIST', true)).body).toEqual({ data: { customerOptedIn: true } });
    expect(await states()).toEqual([true, false, true]);
    await change('CLICKLIST', false);
    expect(await states()).toEqual([false, false, true]);
  });

  it('about orders have a call of their own, which may report an error [A-7.11]', async () => {
    expect((await askOrders(alice, ALICES)).body).toEqual({ data: { customerOptedIn: true } });
    const grace = await headersFor(sandbox, 'grace');
    const failed = { data: { customerOptedIn: false, hasErrors: true } };
    expect((await askOrders(grace, '+16145550199')).body).toEqual(failed);
    expect((await change('CLICKLIST', true, grace, '+16145550199')).body).toEqual(failed);
  });

  it('with advertising require a confirmation on the phone [A-4.9]', async () => {
    expect((await change('PROMOTIONAL', true)).body).toEqual({
      data: {
        customerOptedIn: true,
        warning: expect.stringMatching(/^Please check your phone for further instructions/),
      },
    });
    expect((await change('PROMOTIONAL', false)).body).toEqual({ data: { customerOptedIn: false } });
  });

  it('are refused for any number but a mobile phone of the shopper [A-8.10]', async () => {
    const judy = await headersFor(sandbox, 'judy');
    // Her home phone, a number of another shopper, and an unknown number.
    for (const number of ['+12145550106', BOBS, '+19995550000']) {
      expect(await ask('CLICKLIST', judy, number)).toMatchObject(missing);
      expect(await change('CLICKLIST', true, judy, number)).toMatchObject(missing);
    }
    expect(await ask('CLICKLIST', alice, BOBS)).toMatchObject(missing);
  });

  it.each(['6145550101', '+1614555010', '+16145550101 ', '+446145550101'])(
    'are refused for the malformed number %s [A-5.10]',
    async (number) => expect((await ask('CLICKLIST', alice, number)).status).toBe(400),
  );

  it('can be changed three times an hour when limits are on', async () => {
    sandbox.controls.setLimits(true);
    const statuses = [];
    for (const optIn of [true, false, true, false]) statuses.push((await change('CLICKLIST', optIn)).status);
    sandbox.controls.setLimits(false);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
