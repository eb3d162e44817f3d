import { readCheckout, updateTip } from '@grocer/foundation/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changePromo, changeTip } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';
import { writerOf } from './writer.ts';

const box = useCheckout();

afterEach(() => vi.restoreAllMocks());

/** Makes a tip change return the checkout from before, whether or not the change is applied. */
async function answerAsBefore(isMade: boolean, meanwhile = (): void => undefined) {
  const one = await box.start();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/tip')) return send(request);
    const { headers } = request;
    const before = await send(request.url.replace(/\/tip$/, ''), { headers });
    if (isMade) await send(request);
    meanwhile();
    return before;
  });
  return { ...one, edit: () => one.core.store.getState().edits.tip };
}

describe('an edit that is missing from its response', () => {
  it('fails when the next read does not have it either', async () => {
    const { core, edit, heard } = await answerAsBefore(false);
    expect(await changeTip(core, 300)).toBe(false);
    expect(edit()).toMatchObject({ phase: 'failed', error: { code: 'unexpected', retryable: false } });
    expect(heard('tip:changed')).toEqual([]);
  });

  it('succeeds when the next read has it', async () => {
    const { core, edit, order, heard } = await answerAsBefore(true);
    expect(await changeTip(core, 300)).toBe(true);
    expect([edit(), order()]).toMatchObject([undefined, { checkout: { tip: 300 } }]);
    expect(heard('tip:changed')).toEqual([{ tip: 300 }]);
  });

  it('is unconfirmed when the next read fails', async () => {
    const { core, edit, heard } = await answerAsBefore(true, () =>
      box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'status', status: 404 }),
    );
    expect(await changeTip(core, 300)).toBe(false);
    expect(edit()).toMatchObject({ phase: 'failed', error: { code: 'unconfirmed', retryable: true } });
    expect(heard('tip:changed')).toEqual([]);
  });

  it('stays unconfirmed when a retry on the old version is refused and the checkout cannot be read', async () => {
    const { core, edit, order } = await answerAsBefore(true, () =>
      box.controls.addFault({
        match: readCheckout.name,
        when: 'before',
        kind: 'status',
        status: 404,
        times: 3,
      }),
    );
    expect(await changeTip(core, 300)).toBe(false);
    // A balance that was told, or an older read, is no news of the edit.
    const now = checkoutOf(order());
    if (now) core.store.getState().dispatch({ type: 'read', checkout: { ...now } });
    vi.restoreAllMocks();
    box.controls.clearFaults();
    box.controls.addFault({
      match: readCheckout.name,
      when: 'before',
      kind: 'status',
      status: 404,
      times: 9,
    });
    expect(await changeTip(core, 300)).toBe(false);
    expect(edit()).toMatchObject({ phase: 'failed', error: { code: 'unconfirmed' } });
    box.controls.clearFaults();
    // Once the checkout was read, a refusal is certain.
    await core.refresh();
    box.controls.addFault({ match: updateTip.name, when: 'before', kind: 'status', status: 422, times: 1 });
    box.refuse(readCheckout.name, 404);
    expect(await changeTip(core, 700)).toBe(false);
    expect(edit()).not.toMatchObject({ error: { code: 'unconfirmed' } });
    box.controls.clearFaults();
    expect(await changeTip(core, 300)).toBe(true);
  });

  it('keeps the order from being placed', async () => {
    const { core, order } = await answerAsBefore(false);
    void changeTip(core, 300);
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'unsaved' } });
    expect(await box.orders()).toEqual([]);
  });
});

describe('queued edits', () => {
  it('report together whether all of them were saved', async () => {
    const { core } = await box.start();
    const writer = writerOf(core);
    expect(await writer.drain()).toBe(true);
    box.refuse(updateTip.name);
    const both = [changeTip(core, 100), changePromo(core, { action: 'Add', code: 'TENOFF' })];
    expect(await writer.drain()).toBe(false);
    expect(await Promise.all(both)).toEqual([false, true]);
    expect(await writer.drain()).toBe(true);
    // An earlier refusal is not counted against later edits.
    const later = changeTip(core, 300);
    expect([await writer.drain(), await later]).toEqual([true, true]);
  });

  it('of one kind show only the outcome of the newest', async () => {
    const { core } = await box.start();
    const seen: (string | undefined)[] = [];
    box.refuse(updateTip.name);
    const both = [changeTip(core, 100), changeTip(core, 200)];
    core.store.subscribe(({ edits }) => seen.push(edits.tip?.phase));
    expect(await writerOf(core).drain()).toBe(true);
    expect(await Promise.all(both)).toEqual([false, true]);
    expect(seen).not.toContain('failed');
    expect(seen.indexOf(undefined)).toBe(seen.length - 1);
    const refused = [changeTip(core, 300), changeTip(core, 400)];
    box.controls.addFault({ match: updateTip.name, when: 'before', kind: 'status', status: 422, times: 2 });
    expect(await writerOf(core).drain()).toBe(false);
    expect(await Promise.all(refused)).toEqual([false, false]);
    expect(core.store.getState().edits.tip).toMatchObject({ phase: 'failed' });
  });

  it('show as saving until they are done, and fail independently', async () => {
    const { core } = await box.start();
    const edits = () => core.store.getState().edits;
    box.refuse(updateTip.name);
    const changes = [changeTip(core, 100), changePromo(core, { action: 'Add', code: 'TENOFF' })];
    expect(edits()).toMatchObject({ tip: { phase: 'saving' }, promo: { phase: 'saving' } });
    await Promise.all(changes);
    expect(edits()).toMatchObject({ tip: { phase: 'failed' } });
    expect(edits().promo).toBeUndefined();
    await changeTip(core, 100);
    expect(edits().tip).toBeUndefined();
  });
});

describe('an edit on an outdated version', () => {
  /** Refuses the given number of changes with a version conflict. */
  const conflict = (times: number): void =>
    box.controls.addFault({
      match: updateTip.name,
      when: 'before',
      kind: 'status',
      status: 409,
      code: 'VERSION_CONFLICT',
      times,
    });

  it('is repeated once, and no more', async () => {
    const { core, heard } = await box.start();
    conflict(1);
    expect(await changeTip(core, 300)).toBe(true);
    conflict(2);
    const before = box.calls(updateTip.name);
    expect(await changeTip(core, 400)).toBe(false);
    expect(box.calls(updateTip.name)).toBe(before + 2);
    expect(core.store.getState().edits.tip).toMatchObject({ error: { code: 'version_conflict' } });
    expect(heard('tip:changed')).toEqual([{ tip: 300 }]);
  });
});

it('reports a lost response as unconfirmed when the checkout was changed elsewhere', async () => {
  const { core, heard } = await box.start();
  await box.db.updateTable('checkouts').set({ version_key: 'another' }).execute();
  box.controls.addFault({ match: updateTip.name, when: 'before', kind: 'html', status: 200, times: 1 });
  expect(await changeTip(core, 300)).toBe(false);
  expect(core.store.getState().edits.tip).toMatchObject({ error: { code: 'unconfirmed', retryable: true } });
  expect(heard('tip:changed')).toEqual([]);
});

it('sends nothing once the order is placed', async () => {
  const { core, heard } = await box.start();
  await submitOrder(core);
  const before = box.calls(updateTip.name);
  expect(await changeTip(core, 300)).toBe(false);
  expect([box.calls(updateTip.name), core.store.getState().edits.tip]).toEqual([before, undefined]);
  expect([heard('tip:changed'), heard('error')]).toEqual([[], []]);
});

it('emits nothing for an edit whose checkout was left meanwhile', async () => {
  const { core, heard, leave } = await box.start();
  const { arrived, letGo } = box.controls.hold({ match: updateTip.name, when: 'before' });
  const change = changeTip(core, 300);
  await arrived;
  leave();
  letGo();
  expect(await change).toBe(false);
  expect([heard('tip:changed'), heard('error')]).toEqual([[], []]);
});
