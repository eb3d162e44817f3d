import { modifyCheckout, readCart, readCheckout } from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCheckout, VAULT } from '../../testing/use-checkout.ts';
import { usePins } from '../../testing/vault-pins.ts';

const box = useCheckout();
const pins = usePins(VAULT);
beforeEach(() => pins.type('1234'));
const MODIFY = modifyCheckout.name;

const button = () => screen.findByRole('button', { name: 'Submit Modified Order' });
const submit = async () => userEvent.click(await button());

/** Opens the modification step. */
async function show(start: Parameters<typeof box.beginChanges>[0] = {}) {
  const shown = await box.show(await box.beginChanges(start));
  await button();
  return shown;
}

/** Returns the words of what has the focus; undefined if it is a larger part of the page. */
const focused = () => {
  const place = document.activeElement;
  return place?.querySelector('h1, [data-part=submit]') ? undefined : place?.textContent;
};

const refuse = (status: number, code: string) =>
  box.controls.addFault({ match: MODIFY, when: 'before', kind: 'status', status, code, times: 1 });

describe('changes to an order', () => {
  it('are shown with the cards, the tip and the total, all fixed, and without promo codes [C-1.6] [C-2.14] [C-2.29] [C-2.31] [C-2.17] [C-4.26] [C-5.19]', async () => {
    await show({ modality: 'DELIVERY' });
    expect(screen.getByRole('heading', { name: 'Complete your order', level: 1 })).toBeTruthy();
    expect(screen.getByText(/^You are changing Order #[2-9A-Z]{8}$/)).toBeTruthy();
    const changes = within(screen.getByRole('region', { name: 'Your changes' }));
    expect(changes.getAllByRole('listitem')).toHaveLength(1);
    expect(changes.getByText('Added')).toBeTruthy();
    const cards = within(screen.getByRole('region', { name: 'Paying With' }));
    expect(cards.getByText('Changes use the original payment method')).toBeTruthy();
    const tip = within(screen.getByRole('region', { name: 'Tip' }));
    expect([tip.queryByRole('radio'), cards.queryByRole('radio'), cards.queryByRole('button')]).toEqual([
      null,
      null,
      null,
    ]);
    for (const words of ['Original total', 'Difference']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByText('New total')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add a promo code' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit|^Add/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/cart/modify');
  });

  it('are submitted, and lead to the confirmation page [C-4.16]', async () => {
    const { visited } = await show();
    await submit();
    expect(await screen.findByText('Thank you, your Pickup order has been placed!')).toBeTruthy();
    expect(visited.at(-1)).toMatch(/\/complete\?im=true$/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('show a message with a link to the order when they come too late [C-8.12]', async () => {
    const { visited } = await show();
    refuse(422, 'CANNOT_MODIFY');
    await submit();
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Order #/ }));
    expect(
      dialog.getByText(
        "We're working on your order now! Since it will be ready soon, you can no longer make changes.",
      ),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'View Order' }));
    expect(visited.at(-1)).toMatch(/^\/mypurchases\/pending\/[2-9A-Z]{8}$/);
  });

  it('show that an item is unavailable and that the original order remains [C-8.11]', async () => {
    await show();
    refuse(422, 'PROMISE_FALLOUT');
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^There's an issue with one or more items you tried to add\. We still have your original order, but can't complete your modify request\. Error Code: \w+$/,
    );
    expect(await button()).toHaveProperty('disabled', false);
  });

  it('show that they were not made when they never arrived', async () => {
    await show();
    box.controls.addFault({ match: MODIFY, when: 'before', kind: 'reset', times: 9 });
    box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'reset', times: 99 });
    await submit();
    await screen.findByRole('heading', { name: 'We’re checking your changes' }, { timeout: 8000 });
    box.controls.clearFaults();
    await screen.findByText('Your changes were not made', {}, { timeout: 15_000 });
    await waitFor(() => expect(focused()).toContain('Your changes were not made'));
  });

  it('show at once that they were not made if the order is the same as before', async () => {
    await show();
    box.controls.addFault({ match: MODIFY, when: 'before', kind: 'reset', times: 9 });
    await submit();
    await screen.findByText('Your changes were not made', {}, { timeout: 15_000 });
    await waitFor(() => expect(focused()).toContain('Your changes were not made'));
  });

  it('show the canceled order when the payment is rejected after authorization [C-2.6] [C-2.54]', async () => {
    await show();
    refuse(422, 'POST_AUTHORIZATION_REJECTED');
    await submit();
    expect(await screen.findByRole('heading', { name: 'Order Canceled' })).toBeTruthy();
    expect(screen.getByText('Error Code RV9547')).toBeTruthy();
  });

  it('are saved even when their cart remains, which the shopper can discard after a failed try [C-4.16]', async () => {
    await show();
    box.controls.addFault({ match: readCart.name, when: 'before', kind: 'status', status: 400, times: 9 });
    await submit();
    const dialog = () => screen.findByRole('alertdialog', { name: 'Modifications Saved' });
    box.refuse('cart.delete-modify');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Confirm' }));
    expect(await within(await dialog()).findByText('There was a problem, please try again.')).toBeTruthy();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('let the shopper close the dialog when their cart cannot be discarded', async () => {
    await show();
    box.controls.addFault({ match: readCart.name, when: 'before', kind: 'status', status: 400, times: 9 });
    await submit();
    const dialog = await screen.findByRole('alertdialog', { name: 'Modifications Saved' });
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    box.refuse('cart.delete-modify');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('There was a problem, please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box.calls('cart.delete-modify')).toBe(1);
  });
});

it('shows a declined card beside the cards that pay for the changes', async () => {
  await box.show(await box.beginChanges());
  box.controls.addFault({
    match: modifyCheckout.name,
    when: 'before',
    kind: 'status',
    status: 402,
    code: 'TRANSACTION_DECLINED',
    times: 1,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Modified Order' }));
  const paying = within(await screen.findByRole('region', { name: 'Paying With' }));
  expect((await paying.findByRole('alert')).textContent).toContain('Your card was declined.');
});

it('links to the cart of changes when no changes are under way [C-2.30] [C-8.15]', async () => {
  const { orderId, leave } = await box.start();
  leave();
  await box.show({ orderId, more: { isModify: true } });
  expect(await screen.findByText('Modify checkout not found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Cart' }).getAttribute('href')).toBe('/cart/modify');
});
