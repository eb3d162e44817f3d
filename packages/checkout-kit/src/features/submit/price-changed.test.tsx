import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

const text = (part: string) => document.querySelector(`[data-part=${part}]`)?.textContent ?? '';

it('shows a changed total before payment, and places the order at the total shown [C-8.3]', async () => {
  const { orderId } = await box.showPayable();
  const before = text('total');
  const dear = { unit_cents: 5000, regular_cents: 5000 };
  await box.db.updateTable('checkout_lines').set(dear).where('checkout_id', '=', orderId).execute();
  const button = () => screen.getByRole('button', { name: 'Place your Pickup Order' });
  await userEvent.click(button());
  await screen.findByText('Your order has been updated on another device. Please refresh and try again.');
  expect([button().getAttribute('aria-disabled'), await box.orders()]).toEqual(['true', []]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(text('total')).toMatch(/\$\d/));
  await waitFor(() => expect(text('total')).not.toBe(before));
  const shown = Number(/\$([\d,]+\.\d\d)/.exec(text('total'))?.[1]?.replace(',', '')) * 100;
  // The bank card pays all of it.
  expect(text('bank-cards')).toContain(/\$[\d,]+\.\d\d/.exec(text('total'))?.[0]);
  await userEvent.click(button());
  expect(await screen.findByText(/^Order #/)).toBeTruthy();
  expect((await box.orders()).map(({ total_cents }) => total_cents)).toEqual([Math.round(shown)]);
});
