import { readCheckout, updateLineItems } from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

const SCHEDULING = '/scheduling?fulfillmentType=PICKUP';

/** Creates a host that implements `navigation.block`, as a router does. */
function createHost() {
  const visited: string[] = [];
  let ask: (() => Promise<boolean>) | undefined;
  return {
    visited,
    isBlocked: () => ask !== undefined,
    leave: () => ask?.() ?? Promise.resolve(true),
    navigation: {
      navigate: (to: string) => void visited.push(to),
      block(given: () => Promise<boolean>) {
        ask = given;
        return () => {
          ask = undefined;
        };
      },
    },
  };
}

/** Opens the payment step of an order with flash sale items. */
async function withFlashSale() {
  const host = createHost();
  const shown = await box.showPayable({ more: { navigation: host.navigation } });
  await userEvent.click(await screen.findByRole('button', { name: /^Flash Sales/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Flash Sales' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Add Brioche Loaf' }));
  await userEvent.click(drawer.getByRole('button', { name: 'One more, Brioche Loaf' }));
  await userEvent.click(drawer.getByRole('button', { name: /^Add 2 items/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Remove flash sale items?' }));
  const coupons = async () => {
    const rows = await box.db
      .selectFrom('checkout_lines')
      .select('coupon_id')
      .where('checkout_id', '=', shown.orderId)
      .execute();
    return rows.map(({ coupon_id }) => coupon_id).filter(Boolean);
  };
  return { ...shown, host, question, coupons };
}

const follow = (name: string | RegExp) => userEvent.click(screen.getByRole('link', { name }));
const isAsked = () => screen.queryByRole('alertdialog') !== null;

describe('leaving the payment step with flash sales in the order', () => {
  it.each(['Back', /home page$/, 'Change Time'])(
    'by the link %s asks for confirmation, and stays when the items are kept [C-2.28] [C-4.24]',
    async (link) => {
      const { host, question, coupons } = await withFlashSale();
      await follow(link);
      const asked = await question();
      expect(asked.getByText(/^2 flash sale items are part of this order alone\./)).toBeTruthy();
      const keep = asked.getByRole('button', { name: 'Keep Items' });
      expect(document.activeElement).toBe(keep);
      await userEvent.click(keep);
      await waitFor(() => expect(isAsked()).toBe(false));
      expect([host.visited, await coupons()]).toEqual([[], ['FLASH42']]);
    },
  );

  it('navigates once the items are removed [C-2.28] [C-4.24]', async () => {
    const { host, question, coupons } = await withFlashSale();
    await follow('Back');
    await userEvent.click((await question()).getByRole('button', { name: 'Remove Items' }));
    await waitFor(() => expect(host.visited).toEqual([SCHEDULING]));
    expect([await coupons(), isAsked(), host.isBlocked()]).toEqual([[], false, false]);
  });

  it('asks for confirmation when the host navigates too, until the items are removed [C-2.28]', async () => {
    const { host, question } = await withFlashSale();
    const answers = [host.leave(), host.leave()];
    await userEvent.click((await question()).getByRole('button', { name: 'Close' }));
    expect(await Promise.all(answers)).toEqual([false, false]);
    const last = host.leave();
    await userEvent.click((await question()).getByRole('button', { name: 'Remove Items' }));
    expect([await last, host.isBlocked()]).toEqual([true, false]);
  });

  it('is possible when removing the items fails', async () => {
    const { host, question, coupons } = await withFlashSale();
    await follow('Back');
    box.refuse(updateLineItems.name);
    await userEvent.click((await question()).getByRole('button', { name: 'Remove Items' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t remove these items.');
    expect(host.visited).toEqual([]);
    await userEvent.click((await question()).getByRole('button', { name: 'Leave Anyway' }));
    await waitFor(() => expect(host.visited).toEqual([SCHEDULING]));
    expect([await coupons(), host.isBlocked()]).toEqual([['FLASH42'], false]);
  });

  it('does not say that the items are still there when nobody knows', async () => {
    const { question } = await withFlashSale();
    await follow('Back');
    box.controls.addFault({ match: updateLineItems.name, when: 'after-commit', kind: 'reset', times: 9 });
    box.controls.addFault({
      match: readCheckout.name,
      when: 'before',
      kind: 'status',
      status: 500,
      times: 99,
    });
    await userEvent.click((await question()).getByRole('button', { name: 'Remove Items' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t confirm');
  });

  it('is not blocked once the order is placed [C-2.28]', async () => {
    const { host, orderId } = await withFlashSale();
    expect(host.isBlocked()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Place your Pickup Order' }));
    await screen.findByText(/^Order #/);
    expect(host.isBlocked()).toBe(false);
    expect(host.visited).toEqual([`/checkout/clicklist/${orderId}/complete`]);
  });

  it('is refused to the host when the checkout unmounts with an open question', async () => {
    const { host, handle, question } = await withFlashSale();
    const answer = host.leave();
    await question();
    handle.unmount();
    expect([await answer, host.isBlocked(), isAsked()]).toEqual([false, false, false]);
  });
});

it('does not ask when an order is changed', async () => {
  const host = createHost();
  const changes = await box.beginChanges({ more: { navigation: host.navigation } });
  await box.db
    .updateTable('checkout_lines')
    .set({ coupon_id: 'FLASH42' })
    .where('checkout_id', '=', changes.orderId)
    .where('gtin13', '=', '2000000000024')
    .execute();
  await box.show(changes);
  await screen.findByRole('heading', { name: 'Complete your order' });
  expect(host.isBlocked()).toBe(false);
  await follow('Back');
  expect([host.visited.length, isAsked()]).toEqual([1, false]);
});

it('does not ask when nothing would be lost', async () => {
  const host = createHost();
  await box.showPayable({ more: { navigation: host.navigation } });
  expect(host.isBlocked()).toBe(false);
  await follow('Back');
  expect(host.visited).toEqual([SCHEDULING]);
});
