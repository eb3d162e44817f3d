import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';

const box = useCheckout();

it('sets the document title by step and outcome, and restores the title of the host on unmount [C-2.16] [C-2.45]', async () => {
  document.title = 'The host’s own';
  const { handle } = await box.showPayable({ more: { bannerName: 'Millbrook Market' } });
  expect(document.title).toBe('Checkout - Payment');
  await userEvent.click(screen.getByRole('button', { name: 'Place your Pickup Order' }));
  await screen.findByText(/^Order #/);
  await expect.poll(() => document.title).toBe('Checkout Confirmed - Millbrook Market');
  handle.unmount();
  await expect.poll(() => document.title).toBe('The host’s own');
});

it('offers the cookie settings of the host when there are some [C-2.15]', async () => {
  const cookieSettings = vi.fn<() => void>();
  const { handle } = await box.showPayable({ more: { cookieSettings } });
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(cookieSettings).toHaveBeenCalledOnce();
  handle.unmount();
  await box.showPayable();
  expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull();
});

it('ends with the copyright of the banner [C-2.15]', async () => {
  await box.show({ more: { bannerName: 'Millbrook Market' } });
  expect(await screen.findByText(/^© 20\d\d Millbrook Market$/)).toBeTruthy();
});
