import { deleteModifyCart, modifyCheckout, readCart, readCheckout } from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it } from 'vitest';
import { checkoutOf } from '../../checkout/order-reducer.ts';
import { submitOrder } from '../../checkout/submitting.ts';
import { useCheckout } from '../../testing/use-checkout.ts';
import { confirmSaved } from './confirming.ts';
import { modifyOrderMessages } from './messages.ts';

const box = useCheckout();
const MODIFY = modifyCheckout.name;
const READ = readCheckout.name;

/** Opens a modification that is ready to be submitted. */
async function changing() {
  const one = await box.start(await box.beginChanges());
  const shown = checkoutOf(one.order());
  if (!shown) throw new Error('There are no changes to show.');
  return { ...one, shown };
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
  it('are shown beside the order as it is [C-2.14] [C-3.2]', async () => {
    const { order, shown } = await changing();
    expect(order().phase).toBe('editing');
    expect(shown.originalLines.length).toBe(shown.lines.length - 1);
    expect(shown.summary.cost.total).toBeGreaterThan(shown.originalSummary?.cost.total ?? 0);
  });

  it('are submitted once, with a key of their own, and the host hears of it [C-4.15] [C-4.16] [C-7.6]', async () => {
    const { core, order, heard, visited, orderId, shown } = await changing();
    const recording = recordRequests('http://api.localhost:8787/checkout/v2/checkouts/');
    await Promise.all([submitOrder(core), submitOrder(core)]);
    recording.stop();
    const sent = recording.requests.filter(({ method }) => method === 'PUT');
    expect(sent).toHaveLength(1);
    const [one] = sent;
    expect(one).toMatchObject({
      path: `/checkout/v2/checkouts/${orderId}`,
      body: {
        type: 'MODIFY',
        idempotencyKey: one?.headers['idempotency-key'],
        versionKey: shown.versionKey,
        checksum: shown.checksum,
        summary: { cost: { total: (shown.summary.cost.total / 100).toFixed(2) } },
        paymentDetails: {
          paymentVersion: '2',
          paymentMethods: { existingAuthorizations: [{ id: shown.payments[0]?.id }] },
        },
      },
    });
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
  ] as const)('whose answer %s are found, and not said to have failed', async (_what, fault) => {
    const { core, order, heard } = await changing();
    box.controls.addFault({ match: MODIFY, ...fault });
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'placed', checkout: { status: 'MODIFIED' } });
    expect(heard('order:modified')).toHaveLength(1);
  });

  it('are an order to whoever signs in again afterwards, who is not led back to the cart of changes', async () => {
    const { core, order, visited } = await changing();
    await submitOrder(core);
    core.update({ token: await box.tokenFor('alice') });
    expect(order().phase).toBe('loading');
    await expect.poll(() => order().phase).not.toBe('loading');
    expect(order()).toMatchObject({ phase: 'placed', checkout: { status: 'MODIFIED' } });
    expect(visited).toHaveLength(1);
  });

  it('that never arrived are said not to be made, and cannot be made any more by what is late', async () => {
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

  it('that somebody has changed again since are not said to have failed', async () => {
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

  it('that nobody can tell the end of are unknown, until somebody can', async () => {
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
    'that are refused with %s %s end as %s, with what pays read again, and the order stays [C-4.17] [C-8.11] [C-8.12] [C-8.15]',
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

  it('that came to nothing are reset before the next try; once made they are read again, with the birth in buyer and contact [C-4.18]', async () => {
    const { core, order, shown, heard } = await changing();
    const fallout = { status: 422, code: 'PROMISE_FALLOUT', times: 1 } as const;
    box.controls.addFault({ match: MODIFY, when: 'before', kind: 'status', ...fallout });
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'fallout' } });
    const reads = box.calls(READ);
    const submitting: object[] = [];
    core.store.subscribe(({ order: now }) => now.phase === 'submitting' && submitting.push(now));
    const dateOfBirth = '1990-06-14';
    await submitOrder(core, { dateOfBirth });
    // The current content stays on screen until the outcome is certain.
    expect(submitting[0]).toMatchObject({ checkout: { summary: shown.summary } });
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
    'that are refused with %s say why in the service’s own words [C-8.14]',
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

  it('to what somebody else has changed meanwhile are conflicted, and not their own success [C-8.13]', async () => {
    const { core, order } = await changing();
    await box.db.updateTable('checkouts').set({ version_key: 'another' }).execute();
    await submitOrder(core);
    expect(order().phase).toBe('conflicted');
  });

  it('that are rejected after the authorization end the order, and say so [C-2.54] [C-4.17] [C-8.6]', async () => {
    const { core, order, heard } = await endingIn(51);
    await submitOrder(core);
    expect(order().phase).toBe('rejected');
    expect(heard('order:rejected')).toHaveLength(1);
    expect(await rows()).toMatchObject({ checkout: { status: 'CANCELED' }, held: 0 });
  });
});

it('changes that were made in part are saved, and told to be so, with what is left to confirm [C-4.19]', async () => {
  const { core, order } = await endingIn(77);
  await submitOrder(core);
  expect(order()).toMatchObject({ phase: 'placed', checkout: { status: 'MODIFIED', hadFallout: true } });
  await expect.poll(() => core.store.getState().savedChanges).toEqual({ kind: 'partial', phase: 'told' });
  expect(modifyOrderMessages.partial).toBe(
    'We received and are working on your order modifications. However, a minor error occurred during processing...',
  );
});

describe('the cart of the changes', () => {
  it('that could not be looked at is left to be confirmed, once or again [C-4.16]', async () => {
    const { core } = await changing();
    box.controls.addFault({ match: readCart.name, when: 'before', kind: 'status', status: 400, times: 1 });
    await submitOrder(core);
    const saved = () => core.store.getState().savedChanges;
    await expect.poll(saved).toEqual({ kind: 'cart', phase: 'told' });
    box.refuse(deleteModifyCart.name);
    await confirmSaved(core);
    expect(saved()).toEqual({ kind: 'cart', phase: 'failed' });
    await Promise.all([confirmSaved(core), confirmSaved(core)]);
    expect(saved()).toBeUndefined();
    expect(box.calls(deleteModifyCart.name)).toBe(2);
  });
});

it('where nobody changes an order leads to the cart where that is done [C-2.5] [C-2.30] [C-8.15]', async () => {
  const { core, orderId, leave } = await box.start();
  await submitOrder(core);
  leave();
  const { order, visited } = await box.start({ orderId, more: { isModify: true } });
  expect(order()).toMatchObject({ phase: 'unavailable', error: { code: 'modification_missing' } });
  expect(visited).toEqual(['/cart/modify']);
});

it('the page of a rejection reads nothing [C-2.6]', async () => {
  const { order } = await box.start({ orderId: 'any', more: { view: 'failure' } });
  expect([order().phase, box.calls(READ)]).toEqual(['rejected', 0]);
});
