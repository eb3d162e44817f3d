import { expect, it, onTestFinished } from 'vitest';
import { createCheckoutCore } from '../core/create-checkout.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

const goTo = (path: string): void => history.replaceState(undefined, '', path);

/** An order that was placed, with the page after it in the address bar. */
async function placed() {
  const one = await box.start();
  await submitOrder(one.core);
  const before = location.pathname;
  const complete = one.visited.at(-1) ?? '';
  one.visited.length = 0;
  goTo(complete);
  onTestFinished(() => goTo(before));
  /** The page, loaded once more. */
  const open = () => {
    const core = createCheckoutCore(one.core.config);
    const leave = core.retain();
    onTestFinished(leave);
    return { leave, phase: () => core.store.getState().order.phase };
  };
  return { ...one, complete, open };
}

/** An end of a mount comes a moment after the last one has left. */
const ended = () => Promise.resolve();

it('leads home whoever comes back to the page after an order that they had left, once [C-2.3]', async () => {
  const { leave, visited, orderId, complete, open } = await placed();
  expect(complete).toBe(`/checkout/clicklist/${orderId}/complete`);
  goTo('/mypurchases');
  leave();
  await ended();
  goTo(complete);
  const first = open();
  await expect.poll(() => visited).toEqual(['/']);
  goTo('/');
  first.leave();
  await ended();
  goTo(complete);
  await expect.poll(open().phase).toBe('placed');
  expect(visited).toEqual(['/']);
});

it('keeps the page after an order that is loaded or mounted anew, with the order’s number [C-2.3]', async () => {
  const { leave, visited, open } = await placed();
  leave();
  await ended();
  await expect.poll(open().phase).toBe('placed');
  expect(visited).toEqual([]);
});
