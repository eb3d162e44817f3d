import { activateCheckout, readCheckout, updateTip } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { placeOrder } from '../features/submit/placing.ts';
import type { CheckoutCore } from '../core/create-checkout.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeTip } from './editing.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

it.each(['alice', undefined])(
  'sends nothing when the host sets a token of %s on hearing that the order is submitted',
  async (shopperId) => {
    const authConfig = { type: 'B2C', token: await box.tokenFor('alice'), shopperId: 'alice' } as const;
    const { core, order } = await box.start({ more: { authConfig } });
    const token = await box.tokenFor('alice');
    core.emitter.on('order:submitting', () => core.update({ token, shopperId }));
    await submitOrder(core);
    await expect.poll(() => order().phase).toBe('editing');
    expect([box.calls(activateCheckout.name), await box.orders()]).toEqual([0, []]);
    expect(core.deps.openOperation.read()).toBeUndefined();
  },
);

it('does not place the order of the next shopper for a press of the one before', async () => {
  const token = await box.tokenFor('alice');
  const asked = Promise.withResolvers<void>();
  const renewed = Promise.withResolvers<string>();
  function getNewToken(): Promise<string> {
    asked.resolve();
    return renewed.promise;
  }
  const { core, order } = await box.start({ more: { authConfig: { type: 'B2C', token, getNewToken } } });
  box.refuse(updateTip.name, 401);
  void changeTip(core, 300);
  await asked.promise;
  const pressed = placeOrder(core);
  core.update({ token: await box.tokenFor('alice') });
  const state = core.store.getState;
  await expect
    .poll(() => order().phase === 'editing' && state().edits.payment === undefined && state().cards.phase)
    .toBe('ready');
  renewed.resolve(token);
  await pressed;
  expect([box.calls(activateCheckout.name), await box.orders()]).toEqual([0, []]);
});

it.each([
  ['sets a token', (core: CheckoutCore, token: string) => core.update({ token })],
  ['refreshes', (core: CheckoutCore) => void core.refresh()],
])('loads the order that could not be loaded when the host %s on hearing of it', async (_how, again) => {
  const first = await box.start();
  first.leave();
  const token = await box.tokenFor('alice');
  box.refuse(readCheckout.name, 403);
  const { core } = box.begin(first.core.config);
  let isTold = false;
  const failed: unknown[] = [];
  core.emitter.on('load:failed', (detail) => failed.push(detail));
  core.emitter.on('error', () => {
    if (!isTold) again(core, token);
    isTold = true;
  });
  await expect.poll(() => core.store.getState().order.phase).toBe('editing');
  expect([isTold, failed]).toEqual([true, []]);
});

it('stays on the page when the host sets a token on hearing that changes could not be loaded', async () => {
  const first = await box.start(await box.beginChanges());
  first.leave();
  const token = await box.tokenFor('alice');
  const missing = { status: 404, code: 'MODIFICATION_MISSING', times: 1 } as const;
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'status', ...missing });
  const { core } = box.begin(first.core.config);
  let isTold = false;
  core.emitter.on('load:failed', () => {
    if (!isTold) core.update({ token });
    isTold = true;
  });
  await expect.poll(() => core.store.getState().order.phase).toBe('editing');
  expect([isTold, first.visited]).toEqual([true, []]);
});
