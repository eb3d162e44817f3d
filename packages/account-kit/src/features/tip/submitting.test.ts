import { modifyTip, readCheckoutTip } from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { beginCheckout } from '@grocer/foundation/testing/checkouts';
import { expect, it } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { submitTip } from './submitting.ts';

const box = useAccount();
const SET = 'payment.modify-tip';

/** Starts Erin's account with a checkout. */
async function open() {
  const one = await box.start('erin');
  const { deps } = one.account;
  const checkoutId = await beginCheckout(deps);
  async function read() {
    const result = await deps.http.send(readCheckoutTip, { id: checkoutId }, { signal: deps.signal });
    if (!result.ok) throw result.error;
    return result.value;
  }
  return {
    ...one,
    read,
    checkoutId,
    tip: (amount: number) => submitTip(one.account, { checkoutId, amount }),
  };
}

it('sets the tip on the current version of the checkout, with two decimals [A-3.9] [A-5.9] [A-7.16]', async () => {
  const { tip, read, checkoutId } = await open();
  const { versionKey } = await read();
  const recording = recordRequests('http://api.localhost:8787/');
  expect(await tip(500)).toEqual({ ok: true, tip: 500 });
  recording.stop();
  const seen = recording.requests.map(({ method, path, body }) => [method, path, body]);
  expect(seen).toEqual([
    ['GET', `/payment/v1/checkouts/${checkoutId}`, undefined],
    [
      'PUT',
      `/payment/v1/modifytip/${checkoutId}`,
      { versionKey, paymentDetails: { gratuityAmount: '5.00' } },
    ],
  ]);
  expect((await read()).tip).toBe(500);
});

it('does not send a tip that is already set', async () => {
  const { tip } = await open();
  expect(await tip(500)).toEqual({ ok: true, tip: 500 });
  expect(await tip(500)).toEqual({ ok: true, tip: 500 });
  expect(box.calls(SET)).toBe(1);
});

it('ends with the last of several concurrent tips', async () => {
  const { tip, read } = await open();
  const results = await Promise.all([tip(100), tip(200), tip(300)]);
  expect(results).toEqual([100, 200, 300].map((amount) => ({ ok: true, tip: amount })));
  expect((await read()).tip).toBe(300);
});

it('sets the tip although the checkout is changed meanwhile', async () => {
  const { tip, read, account, checkoutId } = await open();
  const { arrived, letGo } = box.controls.hold({ match: SET, when: 'before' });
  const wanted = tip(500);
  await arrived;
  const { versionKey } = await read();
  const { http, signal } = account.deps;
  await http.send(modifyTip, { id: checkoutId, versionKey, tip: 100 }, { signal });
  letGo();
  expect(await wanted).toEqual({ ok: true, tip: 500 });
  expect((await read()).tip).toBe(500);
});

it('is set again after another tip was set elsewhere, also if its own response was lost', async () => {
  const { tip, read, account, checkoutId } = await open();
  box.controls.addFault({ match: SET, when: 'after-commit', kind: 'reset', times: 3 });
  const { arrived, letGo } = box.controls.hold({ match: SET, when: 'before' });
  const lost = tip(500);
  await arrived;
  box.controls.addFault({ match: readCheckoutTip.name, when: 'before', kind: 'reset', times: 3 });
  letGo();
  expect(await lost).toMatchObject({ ok: false, error: { code: 'unconfirmed' } });
  expect((await read()).tip).toBe(500);
  const { http, signal } = account.deps;
  const sent = { id: checkoutId, versionKey: (await read()).versionKey, tip: 700 };
  await http.send(modifyTip, sent, { signal });
  expect(await tip(500)).toEqual({ ok: true, tip: 500 });
  expect((await read()).tip).toBe(500);
});

it('resolves with the tip when its responses are lost', async () => {
  const { tip, read } = await open();
  box.controls.addFault({ match: SET, when: 'after-commit', kind: 'reset', times: 3 });
  expect(await tip(500)).toEqual({ ok: true, tip: 500 });
  expect((await read()).tip).toBe(500);
});

it('returns the failure message, and retries with the same idempotency key [A-8.22]', async () => {
  const { tip, heard, read } = await open();
  box.controls.addFault({ match: SET, when: 'before', kind: 'status', status: 500, times: 10 });
  const recording = recordRequests('http://api.localhost:8787/payment/v1/modifytip');
  expect(await tip(500)).toMatchObject({
    ok: false,
    message: 'Something went wrong when updating your tip amount. Please try again.',
  });
  expect(heard('error')).toHaveLength(1);
  expect((await read()).tip).toBe(0);
  box.controls.clearFaults();
  expect(await tip(500)).toEqual({ ok: true, tip: 500 });
  recording.stop();
  expect(new Set(recording.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('reports the tip as unconfirmed when the outcome is unknown, and confirms it on a retry', async () => {
  const { tip, read } = await open();
  const recording = recordRequests('http://api.localhost:8787/payment/v1/modifytip');
  box.controls.addFault({ match: SET, when: 'after-commit', kind: 'reset', times: 9 });
  const wanted = tip(500);
  await expect.poll(() => box.calls(SET)).toBeGreaterThan(0);
  const lookFails = { when: 'before', kind: 'status', status: 500, times: 99 } as const;
  box.controls.addFault({ match: 'payment.checkouts.read', ...lookFails });
  expect(await wanted).toMatchObject({
    ok: false,
    error: { code: 'unconfirmed' },
    message: 'We couldn’t confirm that your tip was updated. Press the button again: it won’t be set twice.',
  });
  box.controls.clearFaults();
  expect(await tip(500)).toEqual({ ok: true, tip: 500 });
  expect((await read()).tip).toBe(500);
  recording.stop();
  expect(new Set(recording.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('leaves a tip unconfirmed while the checkout cannot even be read', async () => {
  const { tip, read } = await open();
  const fails = { when: 'before', kind: 'status', status: 500, times: 99 } as const;
  box.controls.addFault({ match: SET, when: 'after-commit', kind: 'reset', times: 9 });
  const wanted = tip(500);
  await expect.poll(() => box.calls(SET)).toBeGreaterThan(0);
  box.controls.addFault({ match: readCheckoutTip.name, ...fails });
  const unconfirmed = { ok: false, error: { code: 'unconfirmed' } };
  expect(await wanted).toMatchObject(unconfirmed);
  expect(await tip(500)).toMatchObject(unconfirmed);
  // Of another tip it is known that it was not sent.
  expect(await tip(700)).toMatchObject({ ok: false, error: { code: 'server_error' } });
  box.controls.clearFaults();
  // A read tells, also for later.
  expect(await tip(500)).toMatchObject({ ok: true });
  box.controls.addFault({ match: readCheckoutTip.name, ...fails });
  expect(await tip(500)).toMatchObject({ ok: false, error: { code: 'server_error' } });
  box.controls.clearFaults();
  expect((await read()).tip).toBe(500);
});

it('aborts the running and the queued tip when another shopper signs in', async () => {
  const { tip, account, read } = await open();
  const wanted = [tip(100), tip(200)];
  account.update({ token: await box.tokenFor('bob') });
  for (const one of wanted) expect(await one).toMatchObject({ ok: false, error: { code: 'aborted' } });
  account.update({ token: await box.tokenFor('erin') });
  expect((await read()).tip).not.toBe(200);
});

it('reports an unknown checkout as not found', async () => {
  const { account } = await open();
  const result = await submitTip(account, { checkoutId: 'none', amount: 500 });
  expect(result).toMatchObject({ ok: false, error: { code: 'not_found' } });
});
