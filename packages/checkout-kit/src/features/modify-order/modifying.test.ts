import { deleteModifyCart, modifyCheckout, readCart, readCheckout } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import type { Http } from '@grocer/foundation/http';
import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it } from 'vitest';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import { submitOrder } from '../../checkout/submitting.ts';
import type { CheckoutConfig } from '../../config.ts';
import { IDENTITY, usePageDevice } from '../../testing/page-device.ts';
import { useCheckout } from '../../testing/use-checkout.ts';
import { confirmSavedChanges } from './confirming.ts';
import { modifyOrderMessages } from './messages.ts';

const box = useCheckout();
const MODIFY = modifyCheckout.name;
const READ = readCheckout.name;

/** Opens a modification that is ready to be submitted. */
async function changing(more: Partial<CheckoutConfig> = {}) {
  const one = await box.start(await box.beginChanges({ more }));
  const shown = checkoutOf(one.order());
  if (!shown) throw new Error('There are no changes to show.');
  return { ...one, shown };
}

/** The body that submits changes as they are shown. */
function bodyOf(shown: Checkout, idempotencyKey: string | undefined) {
  const total = (shown.summary.cost.total / 100).toFixed(2);
  return {
    type: 'MODIFY',
    idempotencyKey,
    versionKey: shown.versionKey,
    checksum: shown.checksum,
    lineItems: shown.lines.map(({ gtin13, quantity, substitutionPolicy }) =>
      expect.objectContaining({ gtin13, quantity, substitutionPolicy, modalityType: 'PICKUP' }),
    ),
    summary: { cost: { total } },
    buyer: {},
    fulfillment: { deliveryType: shown.deliveryType, instructions: shown.instructions },
    priceAdjustment: { promos: [] },
    paymentDetails: {
      paymentVersion: '2',
      paymentMethods: { existingAuthorizations: [{ id: shown.payments[0]?.id, amount: total }] },
    },
  };
}

/** Opens a modification whose total ends in the given cents. */
async function endingIn(cents: number) {
  const changes = await box.beginChanges();
  const first = await box.start(changes);
  const total = checkoutOf(first.order())?.summary.cost.total ?? 0;
  first.leave();
  const tip = (100 + cents - (total % 100)) % 100;
  await box.db.updateTable('checkouts').set({ gratuity_cents: tip }).execute();
  return box.start(changes);
}

const rows = async () => {
  const [checkout] = await box.db.selectFrom('checkouts').selectAll().execute();
  const [order] = await box.orders();
  const live = (await box.db.selectFrom('tender_holds').selectAll().execute()).filter(
    ({ status }) => status === 'LIVE',
  );
  return { checkout, order, held: live.reduce((sum, { cents }) => sum + cents, 0) };
};

describe('changes to an order', () => {
  it('are loaded beside the original order [C-2.14] [C-3.2]', async () => {
    const { order, shown } = await changing();
    expect(order().phase).toBe('editing');
    expect(shown.originalLines.length).toBe(shown.lines.length - 1);
    expect(shown.summary.cost.total).toBeGreaterThan(shown.originalSummary?.cost.total ?? 0);
  });

  it('are submitted once, with an idempotency key of their own, and emitted to the host [C-4.15] [C-4.16] [C-7.6]', async () => {
    usePageDevice();
    const { core, order, heard, visited, orderId, shown } = await changing({ environment: 'TEST' });
    const recording = recordRequests('http://api.localhost:8787/checkout/v2/checkouts/');
    await Promise.all([submitOrder(core), submitOrder(core)]);
    recording.stop();
    const sent = recording.requests.filter(({ method }) => method === 'PUT');
    expect(sent).toHaveLength(1);
    const [one] = sent;
    expect(one?.path).toBe(`/checkout/v2/checkouts/${orderId}`);
    const { paymentDetails, ...body } = bodyOf(shown, one?.headers['idempotency-key']);
    expect(one?.body).toEqual({ ...body, paymentDetails: { ...paymentDetails, identityData: IDENTITY } });
    expect(order()).toMatchObject({ phase: 'placed', checkout: { status: 'MODIFIED' } });
    const total = shown.summary.cost.total;
    expect(heard('order:modified')).toEqual([expect.objectContaining({ checkoutId: orderId, total })]);
    expect(heard('order:placed')).toEqual([]);
    expect(visited).toEqual([`/checkout/clicklist/${orderId}/complete?im=true`]);
    expect(await rows()).toMatchObject({ order: { total_cents: total }, held: total });
    expect(core.store.getState().savedChanges).toBeUndefined();
  });

  it.each([
    ['is lost after it was done', { when: 'after-commit', kind: 'reset', times: 9 }],
    ['cannot be read', { when: 'after-commit', kind: 'status', status: 502, times: 9 }],
  ] as const)('are found when the response %s, without a reported failure', async (_what, fault) => {
    const { core, order, heard } = await changing();
    box.controls.addFault({ match: MODIFY, ...fault });
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'placed', checkout: { status: 'MODIFIED' } });
    expect(heard('order:modified')).toHaveLength(1);
  });

  it('lead to the placed order after another sign-in, not back to the cart of changes', async () => {
    const { core, order, visited } = await changing();
    await submitOrder(core);
    core.update({ token: await box.tokenFor('alice') });
    expect(order().phase).toBe('loading');
    await expect.poll(() => order().phase).not.toBe('loading');
    expect(order()).toMatchObject({ phase: 'placed', checkout: { status: 'MODIFIED' } });
    expect(visited).toHaveLength(1);
  });

  it('are reported as not made when they never arrived, and can no longer be applied late', async () => {
    const { core, order, shown } = await changing();
    box.controls.addFault({ match: MODIFY, when: 'before', kind: 'reset', times: 9 });
    await submitOrder(core);
    expect(order()).toMatchObject({
      phase: 'editing',
      trouble: { kind: 'notDone' },
      checkout: { originalSummary: shown.originalSummary, summary: shown.summary },
    });
    const { checkout, held } = await rows();
    expect([checkout?.status, held]).toEqual(['SUBMITTED', shown.originalSummary?.cost.total]);
    expect(checkout?.version_key).not.toBe(shown.versionKey);
    box.controls.clearFaults();
    await submitOrder(core);
    expect(order().phase).toBe('placed');
  });

  it('are conflicted, not failed, when they were changed again elsewhere', async () => {
    const { core, order, orderId } = await changing();
    box.controls.addFault({ match: MODIFY, when: 'after-commit', kind: 'reset', times: 9 });
    box.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 500, times: 99 });
    await submitOrder(core);
    expect(order().phase).toBe('unknown');
    const again = { version_key: 'another', last_operation: 'of another tab' };
    await box.db.updateTable('checkouts').set(again).where('id', '=', orderId).execute();
    box.controls.clearFaults();
    await expect.poll(() => order().phase, { timeout: 15_000 }).toBe('conflicted');
  });

  it('have an unknown outcome until it can be read', async () => {
    const { core, order } = await changing();
    box.controls.addFault({ match: MODIFY, when: 'after-commit', kind: 'reset', times: 9 });
    box.controls.addFault({ match: READ, when: 'before', kind: 'status', status: 500, times: 99 });
    await submitOrder(core);
    expect(order().phase).toBe('unknown');
    box.controls.clearFaults();
    await expect.poll(() => order().phase, { timeout: 15_000 }).toBe('placed');
  });

  it.each([
    [422, 'PROMISE_FALLOUT', 'fallout'],
    [422, 'RESTRICTED_ITEM', 'fallout'],
    [422, 'CANNOT_MODIFY', 'tooLate'],
    [410, 'PROMISE_EXPIRED', 'generic'],
    [402, 'TRANSACTION_DECLINED', 'declined'],
    [404, 'MODIFICATION_MISSING', 'modifyMissing'],
  ] as const)(
    'refused with %s %s end as %s, read the checkout again, and leave the order unchanged [C-4.17] [C-8.11] [C-8.12] [C-8.15]',
    async (status, code, kind) => {
      const { core, order, shown } = await changing();
      box.controls.addFault({ match: MODIFY, when: 'before', kind: 'status', status, code, times: 1 });
      const reads = box.calls(READ);
      await submitOrder(core);
      expect(order()).toMatchObject({ phase: 'editing', trouble: { kind } });
      expect(box.calls(READ)).toBeGreaterThan(reads);
      const { checkout, held } = await rows();
      expect([checkout?.status, held]).toEqual(['SUBMITTED', shown.originalSummary?.cost.total]);
    },
  );

  it('clear the failure before a complete retry, and are read again with the date of birth once saved [C-4.18]', async () => {
    const { core, order, shown, heard } = await changing();
    const recording = recordRequests('http://api.localhost:8787/checkout/v2/checkouts/');
    const sent = () => recording.requests.filter(({ method }) => method === 'PUT');
    const fallout = { status: 422, code: 'PROMISE_FALLOUT', times: 1 } as const;
    box.controls.addFault({ match: MODIFY, when: 'before', kind: 'status', ...fallout });
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'fallout' } });
    const reads = box.calls(READ);
    const submitting: object[] = [];
    core.store.subscribe(({ order: now }) => {
      if (now.phase === 'submitting') submitting.push({ ...now, sent: sent().length });
    });
    const dateOfBirth = '1990-06-14';
    await submitOrder(core, { dateOfBirth });
    recording.stop();
    const keys = sent().map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    expect(sent()[1]?.body).toEqual({ ...bodyOf(shown, keys[1]), buyer: { dateOfBirth } });
    // The current content stays on screen until the outcome is certain.
    expect(submitting[0]).toMatchObject({ checkout: { summary: shown.summary }, sent: 1 });
    expect(submitting[0]).not.toHaveProperty('trouble');
    await expect.poll(() => box.calls(READ)).toBe(reads + 1);
    await expect.poll(order).toMatchObject({
      phase: 'placed',
      checkout: { status: 'MODIFIED', dateOfBirth, contact: { dateOfBirth } },
    });
    // Only the refusal is reported, nothing from the read that followed.
    expect(heard('error')).toHaveLength(1);
  });

  it.each(['ALCOHOL_QTY_EXCEEDED', 'ALCOHOL_NOT_AVAILABLE', 'CART_QTY_LIMIT', 'INSTACART_CLOSED'])(
    'refused with %s show the reason that the service gives [C-8.14]',
    async (code) => {
      const { core, order } = await changing();
      const reason = 'Two bottles at the most.';
      box.controls.addFault({
        match: MODIFY,
        when: 'before',
        kind: 'status',
        status: 422,
        code,
        reason,
        times: 1,
      });
      await submitOrder(core);
      expect(order()).toMatchObject({ trouble: { kind: 'reason', reason } });
    },
  );

  it('are conflicted when another device has changed the order meanwhile [C-8.13]', async () => {
    const { core, order } = await changing();
    await box.db.updateTable('checkouts').set({ version_key: 'another' }).execute();
    await submitOrder(core);
    expect(order().phase).toBe('conflicted');
  });

  it('cancel the order when the payment is rejected after authorization [C-2.54] [C-4.17] [C-8.6]', async () => {
    const { core, order, heard } = await endingIn(51);
    await submitOrder(core);
    expect(order().phase).toBe('rejected');
    expect(heard('order:rejected')).toHaveLength(1);
    expect(await rows()).toMatchObject({ checkout: { status: 'CANCELED' }, held: 0 });
  });
});

it('reports changes that were saved in part, with the message to confirm [C-4.19]', async () => {
  const { core, order } = await endingIn(77);
  await submitOrder(core);
  expect(order()).toMatchObject({ phase: 'placed', checkout: { status: 'MODIFIED', hadFallout: true } });
  await expect.poll(() => core.store.getState().savedChanges).toEqual({ kind: 'partial', phase: 'told' });
  expect(modifyOrderMessages.partial).toBe(
    'We received and are working on your order modifications. However, a minor error occurred during processing...',
  );
});

/** Reads the id of the order that is being changed. */
async function openFor(http: Http): Promise<string | undefined> {
  const cart = await http.send(readCart, undefined, { signal: new AbortController().signal });
  return cart.ok ? cart.value.modify?.checkoutId : undefined;
}

describe('the cart of the changes', () => {
  it('waits to be confirmed when it could not be read, and can be confirmed again after a failure [C-4.16]', async () => {
    const { core } = await changing();
    box.refuse(readCart.name, 400);
    await submitOrder(core);
    const saved = () => core.store.getState().savedChanges;
    await expect.poll(saved).toEqual({ kind: 'cart', phase: 'told' });
    box.refuse(deleteModifyCart.name);
    await confirmSavedChanges(core);
    expect(saved()).toEqual({ kind: 'cart', phase: 'failed' });
    await Promise.all([confirmSavedChanges(core), confirmSavedChanges(core)]);
    expect(saved()).toBeUndefined();
    expect(box.calls(deleteModifyCart.name)).toBe(2);
  });

  it('has nothing to confirm once another order is being changed', async () => {
    const { core, http } = await changing();
    const reading = box.controls.hold({ match: readCart.name, when: 'before' });
    await submitOrder(core);
    await reading.arrived;
    const { orderId: other } = await box.beginChanges({ modality: 'DELIVERY' });
    reading.letGo();
    expect(await openFor(http)).toBe(other);
    expect(core.store.getState().savedChanges).toBeUndefined();
  });

  it('stays open for another order when the changes to this one are confirmed [C-4.16]', async () => {
    const { core, http } = await changing();
    box.refuse(readCart.name, 400);
    await submitOrder(core);
    await expect.poll(() => core.store.getState().savedChanges).toBeDefined();
    const { orderId: other } = await box.beginChanges({ modality: 'DELIVERY' });
    await confirmSavedChanges(core);
    expect(await openFor(http)).toBe(other);
  });
});

it('navigates to the cart of changes when no changes are under way [C-2.5] [C-2.30] [C-8.15]', async () => {
  const { core, orderId, leave } = await box.start();
  await submitOrder(core);
  leave();
  const { order, visited } = await box.start({ orderId, more: { isModify: true } });
  expect(order()).toMatchObject({ phase: 'unavailable', error: { code: 'modification_missing' } });
  expect(visited).toEqual(['/cart/modify']);
});

it('reads nothing on the page of a rejection [C-2.6]', async () => {
  const { order } = await box.start({ orderId: 'any', more: { view: 'failure' } });
  expect([order().phase, box.calls(READ)]).toEqual(['rejected', 0]);
});
