import { readCheckout, updateTip } from '@grocer/foundation/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { checkoutOf } from './order-reducer.ts';
import { readAgain } from './reading.ts';

const box = useCheckout();
const reads = (): number => box.calls(readCheckout.name);

/** Opens a checkout, with a way to change its tip on another device. */
async function begin() {
  const one = await box.start();
  const { signal } = new AbortController();
  async function changeElsewhere(tip: number): Promise<void> {
    const read = await one.http.send(readCheckout, { id: one.orderId }, { signal });
    if (read.ok) await one.http.send(updateTip, { checkout: read.value, tip }, { signal });
  }
  return { ...one, changeElsewhere, tip: () => checkoutOf(one.order())?.tip };
}

/** Holds back the next response until it is released. */
function holdNextAnswer() {
  const real = globalThis.fetch;
  let release: (() => void) | undefined;
  let isFirst = true;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const isHeld = isFirst;
    isFirst = false;
    const answer = await real(...request);
    if (isHeld)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return answer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { isHeld: () => release !== undefined, release: () => release?.() };
}

it('reads at most twice for any number of concurrent requests', async () => {
  const { core, order } = await begin();
  const before = reads();
  const given = await Promise.all(Array.from({ length: 8 }, () => readAgain(core)));
  expect(reads() - before).toBe(2);
  expect(given.every((checkout) => checkout === checkoutOf(order()))).toBe(true);
});

it('reads once for a single request', async () => {
  const { core } = await begin();
  const before = reads();
  await readAgain(core);
  expect(reads() - before).toBe(1);
});

it('reads again for a request made while an older response is on its way', async () => {
  const { core, tip, changeElsewhere } = await begin();
  const answer = holdNextAnswer();
  const first = readAgain(core);
  await expect.poll(answer.isHeld).toBe(true);
  await changeElsewhere(700);
  const second = readAgain(core);
  answer.release();
  expect([(await second)?.tip, (await first)?.tip, tip()]).toEqual([700, 700, 700]);
});

it('resolves all requests when the first of two reads fails', async () => {
  const { core, heard } = await begin();
  box.refuse(readCheckout.name, 404);
  const given = await Promise.all([readAgain(core), readAgain(core)]);
  expect(given.map((checkout) => checkout?.id)).toEqual([core.config.orderId, core.config.orderId]);
  expect(heard('error')).toEqual([]);
  const before = reads();
  await readAgain(core);
  expect(reads() - before).toBe(1);
});

it('resolves with nothing after the shopper has left, and reads again after a remount', async () => {
  const { core, leave } = await begin();
  const gone = readAgain(core);
  leave();
  await expect.poll(() => core.store.getState().order.phase).toBe('loading');
  const back = core.retain();
  await expect.poll(() => core.store.getState().order.phase).toBe('editing');
  expect(await gone).toBeUndefined();
  expect(await readAgain(core)).toMatchObject({ id: core.config.orderId });
  back();
});
