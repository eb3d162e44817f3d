import { addCartItems, beginModifyCart } from '@grocer/foundation/contract';
import { expect, it, onTestFinished } from 'vitest';
import { createCheckoutCore } from '../core/create-checkout.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

const goTo = (path: string): void => history.replaceState(undefined, '', path);

interface Start extends NonNullable<Parameters<typeof box.start>[0]> {
  /** Whether the host navigates at once. Default: true. */
  readonly isFollowed?: boolean;
}

/** Places an order, with its confirmation page in the address bar. */
async function placed({ isFollowed = true, ...start }: Start = {}) {
  const before = location.pathname;
  onTestFinished(() => goTo(before));
  const visited: string[] = [];
  const navigate = (to: string): void => {
    visited.push(to);
    if (isFollowed) goTo(to);
  };
  const one = { ...(await box.start({ ...start, more: { navigation: { navigate } } })), visited };
  await submitOrder(one.core);
  const complete = visited.at(-1) ?? '';
  visited.length = 0;
  /** Loads the page again. */
  const open = () => {
    const core = createCheckoutCore(one.core.config);
    const leave = core.retain();
    onTestFinished(leave);
    return { leave, phase: () => core.store.getState().order.phase };
  };
  return { ...one, complete, open };
}

/** A mount ends in a microtask after its last user has left. */
const ended = () => Promise.resolve();

it('navigates home once when the shopper returns to a confirmation page they had left [C-2.3]', async () => {
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

it('does not navigate home before the shopper has been at the confirmation page [C-2.3]', async () => {
  const { leave, visited, complete, open } = await placed({ isFollowed: false });
  // The host unmounts its page before it navigates to the next one.
  leave();
  await ended();
  goTo(complete);
  await expect.poll(open().phase).toBe('placed');
  expect(visited).toEqual([]);
});

it('shows the confirmation page after changes to the order, although it was left for them [C-2.3]', async () => {
  const { leave, complete, orderId, http } = await placed({ isLast: true });
  goTo('/cart/modify');
  leave();
  await ended();
  const { signal } = new AbortController();
  await http.send(beginModifyCart, { checkoutId: orderId }, { signal });
  const items = [{ gtin13: '2000000000007', quantity: 1 }];
  await http.send(addCartItems, { modality: 'PICKUP', isModify: true, items }, { signal });
  goTo('/checkout');
  const changes = await box.start({ orderId, more: { isModify: true } });
  await submitOrder(changes.core);
  expect(changes.visited).toEqual([`${complete}?im=true`]);
  goTo(complete);
  changes.leave();
  await ended();
  const after = await box.start({ orderId });
  expect([after.order().phase, after.visited]).toEqual(['placed', []]);
});

it('does not navigate home when the shopper returns after signing in again [C-2.3]', async () => {
  const { core, leave, visited, complete, open } = await placed();
  core.deps.session.expire();
  goTo('/sign-in');
  leave();
  await ended();
  goTo(complete);
  await expect.poll(open().phase).toBe('placed');
  expect(visited).toEqual([]);
});

it('keeps the confirmation page when it is mounted again [C-2.3]', async () => {
  const { leave, visited, open } = await placed();
  leave();
  await ended();
  await expect.poll(open().phase).toBe('placed');
  expect(visited).toEqual([]);
});
