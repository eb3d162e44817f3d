import { readCheckout } from '@grocer/foundation/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeTip } from './editing.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

afterEach(() => vi.restoreAllMocks());

/** Has a change of the tip answered with the checkout as it was before, whether it is made or not. */
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

describe('a change whose answer has nothing of it', () => {
  it('has not been made where the next look has nothing of it either', async () => {
    const { core, edit, heard } = await answerAsBefore(false);
    expect(await changeTip(core, 300)).toBe(false);
    expect(edit()).toMatchObject({ phase: 'failed', error: { code: 'unexpected', retryable: false } });
    expect(heard('tip:changed')).toEqual([]);
  });

  it('has been made where the next look says so', async () => {
    const { core, edit, order, heard } = await answerAsBefore(true);
    expect(await changeTip(core, 300)).toBe(true);
    expect([edit(), order()]).toMatchObject([undefined, { checkout: { tip: 300 } }]);
    expect(heard('tip:changed')).toEqual([{ tip: 300 }]);
  });

  it('is nothing that anybody can tell of where there is no other look', async () => {
    const { core, edit, heard } = await answerAsBefore(true, () =>
      box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'status', status: 404 }),
    );
    expect(await changeTip(core, 300)).toBe(false);
    expect(edit()).toMatchObject({ phase: 'failed', error: { code: 'unconfirmed', retryable: true } });
    expect(heard('tip:changed')).toEqual([]);
  });

  it('keeps the order from being placed without it', async () => {
    const { core, order } = await answerAsBefore(false);
    void changeTip(core, 300);
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'unsaved' } });
    expect(await box.orders()).toEqual([]);
  });
});
