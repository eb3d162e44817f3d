import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { useTab } from '../testing/use-tab.ts';
import { goHomeFromLastPath, lastPathOf } from './last-path.ts';
import { openCheckout } from './opening.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
const tab = useTab();

/** Opens a checkout in a tab, with the path of its confirmation page. */
async function open() {
  const went: [to: string, options: object | undefined][] = [];
  const navigation = {
    navigate: (to: string, options?: { replace?: boolean }) => void went.push([to, options]),
  };
  const one = await box.start({ more: { navigation } });
  return { ...one, ...tab, went, complete: `/checkout/clicklist/${one.orderId}/complete` };
}

/** The same, with the order placed and the shopper on the confirmation page. */
async function placed() {
  const one = await open();
  await submitOrder(one.core);
  one.went.length = 0;
  one.goTo(one.complete);
  lastPathOf(one.core).look();
  return one;
}

it('navigates home once, replacing the page, when the shopper returns to a confirmation page they had left [C-2.3]', async () => {
  const { core, goTo, went, complete } = await placed();
  goTo('/mypurchases');
  lastPathOf(core).keep();
  goTo(complete);
  expect(goHomeFromLastPath(core)).toBe(true);
  expect(went).toEqual([['/', { replace: true }]]);
  expect(goHomeFromLastPath(core)).toBe(false);
  expect(went).toHaveLength(1);
});

it('does not navigate home from another page, or from a page that was not left [C-2.3]', async () => {
  const { core, goTo, went, complete } = await placed();
  expect(goHomeFromLastPath(core)).toBe(false);
  goTo('/mypurchases');
  lastPathOf(core).keep();
  expect(goHomeFromLastPath(core)).toBe(false);
  goTo(complete.replace('clicklist', 'ship'));
  expect(goHomeFromLastPath(core)).toBe(false);
  expect(went).toEqual([]);
});

it('does not navigate home after a remount or an expired session [C-2.3]', async () => {
  const { core, goTo, complete } = await placed();
  lastPathOf(core).keep();
  expect(goHomeFromLastPath(core)).toBe(false);
  core.deps.session.expire();
  goTo('/sign-in');
  lastPathOf(core).keep();
  goTo(complete);
  expect(goHomeFromLastPath(core)).toBe(false);
});

it('does not navigate home for an order that was not placed [C-2.3]', async () => {
  const { core, goTo, complete } = await open();
  goTo('/cart');
  lastPathOf(core).keep();
  goTo(complete);
  expect(goHomeFromLastPath(core)).toBe(false);
});

it('does not navigate without a page address', async () => {
  const { core, went } = await open();
  core.deps.lastPath.keep(undefined);
  expect([goHomeFromLastPath(core), went]).toEqual([false, []]);
});

it('forgets the left confirmation page once another order is placed [C-2.3]', async () => {
  const { core, goTo, complete, leave } = await placed();
  goTo('/mypurchases');
  lastPathOf(core).keep();
  leave();
  goTo('/checkout');
  const next = await box.start();
  await submitOrder(next.core);
  goTo(complete);
  expect(goHomeFromLastPath(next.core)).toBe(false);
});

describe('the payment step of an order that is placed already', () => {
  it.each([
    ['SUBMITTED', ''],
    ['MODIFIED', '?im=true'],
  ] as const)(
    'leads from %s to the confirmation page%s, in its place [C-2.3] [C-2.14]',
    async (status, query) => {
      const { core, goTo, went, complete } = await placed();
      goTo('/mypurchases');
      lastPathOf(core).keep();
      goTo('/checkout');
      await box.db.updateTable('checkouts').set({ status }).execute();
      went.length = 0;
      await openCheckout(core);
      expect(went).toEqual([[`${complete}${query}`, { replace: true }]]);
      // The shopper is led to the order, not home from it.
      goTo(complete);
      expect(goHomeFromLastPath(core)).toBe(false);
    },
  );

  it('shows the order in place at another address, which is the host’s', async () => {
    const { core, goTo, went } = await placed();
    goTo('/pay');
    went.length = 0;
    await openCheckout(core);
    expect([core.store.getState().order.phase, went]).toEqual(['placed', []]);
  });

  it('does not lead away from an order that can be paid', async () => {
    const { core, goTo, went } = await open();
    goTo('/checkout');
    await openCheckout(core);
    expect([core.store.getState().order.phase, went]).toEqual(['editing', []]);
  });
});
