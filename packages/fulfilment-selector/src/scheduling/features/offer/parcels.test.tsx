import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { HOME } from '../../../testing/places.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';

const box = useSandbox();
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const SPAGHETTI = '2000000000024';
const ship = { modality: 'SHIP', address: HOME } as const;
const atHome = { modality: 'DELIVERY', address: HOME } as const;
const options = () => screen.findByRole('radiogroup', { name: 'Shipping Options' });

it('shows the shipping options as one list, holds the chosen one and continues with it [F-2.3] [F-4.23]', async () => {
  await box.put('alice', { modality: 'SHIP', gtin13: SPAGHETTI });
  const { handle, visited } = await box.show('alice', { activeModality: ship, fulfillmentType: 'ship' });
  const user = userEvent.setup();
  const [standard, nextDay] = within(await options()).getAllByRole('radio', { checked: false });
  expect(standard?.closest('label')?.textContent).toMatch(/^\w+ \d+ – .*\d+ +Standard shipping +\$5\.99$/);
  expect(nextDay?.closest('label')?.textContent).toMatch(/Next-day shipping +\$12\.99$/);
  expect(screen.getByText('Ship to')).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: /day/i })).toBeNull();
  await user.click(standard as HTMLElement);
  await waitFor(() => expect(handle.getState().reservation?.status).toBe('held'));
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  // The days are shown once, without the weekday of the first one.
  expect(summary.querySelector('[data-part="summary-time"] p')?.textContent).toMatch(/^\w+ \d+ – .*\d+ $/);
  expect(within(summary).getByText('Shipping fee').nextElementSibling?.textContent).toBe('$5.99');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(visited).toEqual(['/checkout']));
});

it('restores a held shipping option in a new selector', async () => {
  await box.put('alice', { modality: 'SHIP', gtin13: SPAGHETTI });
  const { handle } = await box.show('alice', { activeModality: ship, fulfillmentType: 'SHIP' });
  const [standard] = within(await options()).getAllByRole('radio');
  await userEvent.setup().click(standard as HTMLElement);
  await waitFor(() => expect(handle.getState().reservation?.status).toBe('held'));
  const { selector } = await box.start('alice', { activeModality: ship, persistence: false });
  await waitFor(() =>
    expect(selector.getState().reservation).toMatchObject({
      status: 'held',
      modality: 'SHIP',
      area: '45202',
    }),
  );
  expect(box.calls('promise.create')).toBe(1);
});

it.each([{}, { addressBookV2: true }])(
  'asks for a shipping address when another modality is in use, with %o [F-2.58]',
  async (toggles) => {
    await box.put('alice', { modality: 'SHIP', gtin13: SPAGHETTI });
    const { handle } = await box.show('alice', { activeModality: atHome, fulfillmentType: 'SHIP', toggles });
    const user = userEvent.setup();
    expect(await screen.findByText('Choose the address that you want your order shipped to.')).toBeTruthy();
    const dialog = await screen.findByRole('dialog');
    const [first] = await within(dialog).findAllByRole('button', { name: /^Select|^Use|^Choose/ });
    await user.click(first as HTMLElement);
    expect(await options()).toBeTruthy();
    expect(handle.getState()).toMatchObject({ modality: 'SHIP', page: 'schedule' });
  },
);
