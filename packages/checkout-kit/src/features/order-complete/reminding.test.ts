import { readCart } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';
import { loadReminder } from './reminding.ts';

const box = useCheckout();

/** Opens a checkout with a cart item for another modality, and a timeout that the test ends. */
async function open() {
  const one = await box.start();
  const waits: number[] = [];
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const sleep = async (ms: number): Promise<void> => {
    waits.push(ms);
    await lost;
  };
  const timing = { ...one.core.deps.timing, sleep };
  const deps = Object.create(one.core.deps, { timing: { value: timing } }) as typeof one.core.deps;
  const context = { store: one.core.store, deps };
  // Wait until the payment step has read the cart.
  await expect.poll(() => box.calls(readCart.name)).toBeGreaterThanOrEqual(2);
  return { ...one, context, waits, lose, reminder: () => one.core.store.getState().reminder };
}

const holdCart = () => box.controls.hold({ match: readCart.name, when: 'after-commit' });

it('loads what is left in the cart, and waits at most a second for it [C-2.52]', async () => {
  const { context, reminder, waits } = await open();
  await loadReminder(context, 'PICKUP');
  expect(reminder()).toEqual({ phase: 'known', items: { count: 4, modalities: ['DELIVERY'] } });
  expect(waits).toEqual([1000]);
});

it('gives up on a slow cart, and ignores its late response', async () => {
  const { context, reminder, lose, http, core } = await open();
  const { letGo } = holdCart();
  const reads = box.calls(readCart.name);
  const loaded = loadReminder(context, 'PICKUP');
  expect(reminder()).toEqual({ phase: 'unknown' });
  lose();
  await loaded;
  expect(reminder()).toEqual({ phase: 'known', items: undefined });
  const told: unknown[] = [];
  core.store.subscribe(() => told.push(reminder()));
  letGo();
  await expect.poll(() => box.calls(readCart.name)).toBe(reads + 1);
  await http.send(readCart, undefined, { signal: new AbortController().signal });
  expect([told, reminder()]).toEqual([[], { phase: 'known', items: undefined }]);
});

it('continues at once without a reminder when the cart cannot be read', async () => {
  const { context, reminder } = await open();
  box.refuse(readCart.name, 404);
  await loadReminder(context, 'PICKUP');
  expect(reminder()).toEqual({ phase: 'known', items: undefined });
});

it('changes nothing once the shopper has left', async () => {
  const { context, reminder, leave, lose } = await open();
  const { arrived, letGo } = holdCart();
  const loaded = loadReminder(context, 'PICKUP');
  await arrived;
  leave();
  letGo();
  lose();
  await loaded;
  expect(reminder()).toEqual({ phase: 'unknown' });
});
