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

it('leads nobody home who has not been at the page after their order yet [C-2.3]', async () => {
  const { leave, visited, complete, open } = await placed({ isFollowed: false });
  // The host unmounts its page before it navigates to the next one.
  leave();
  await ended();
  goTo(complete);
  await expect.poll(open().phase).toBe('placed');
  expect(visited).toEqual([]);
});

it('shows the page after changes to an order, though its page was left for them [C-2.3]', async () => {
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

it('leads whoever has to sign in again back to their order [C-2.3]', async () => {
  const { core, leave, visited, complete, open } = await placed();
  core.deps.session.expire();
  goTo('/sign-in');
  leave();
  await ended();
  goTo(complete);
  await expect.poll(open().phase).toBe('placed');
  expect(visited).toEqual([]);
});

it('keeps the page after an order that is loaded or mounted anew, with the order’s number [C-2.3]', async () => {
  const { leave, visited, open } = await placed();
  leave();
  await ended();
  await expect.poll(open().phase).toBe('placed');
  expect(visited).toEqual([]);
});
