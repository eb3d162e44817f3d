import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

const open = (vendor: 'OWN' | 'THIRD_PARTY' | 'COURIER') => box.showPayable({ modality: 'DELIVERY', vendor });
const place = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Place your Delivery Order' }));

it('requires the terms of the partner once before the order is placed [C-4.30] [C-5.4] [C-5.14]', async () => {
  const { heard } = await open('THIRD_PARTY');
  await place();
  const required = 'You must agree to the Instacart Terms of Service to place your order.';
  expect(await screen.findByText(required)).toBeTruthy();
  expect(screen.getByText('Instacart Agreement is a required field')).toBeTruthy();
  expect(heard('validation:failed')).toEqual([{ fields: ['partnerTerms'] }]);
  expect(await box.orders()).toEqual([]);
  const agree = screen.getByRole('checkbox', { name: 'I agree to the Instacart Terms of Service.' });
  expect(agree.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(agree);
  // A natively disabled box would lose the focus.
  expect([agree.getAttribute('aria-disabled'), agree.hasAttribute('disabled')]).toEqual(['true', false]);
  expect(document.activeElement).toBe(agree);
  await userEvent.click(agree);
  expect(agree).toHaveProperty('checked', true);
  expect(screen.queryByText(required)).toBeNull();
  expect(screen.queryByText('Instacart Agreement is a required field')).toBeNull();
  await place();
  expect(await screen.findByText(/^Order #/)).toBeTruthy();
  // Accepted terms are neither asked for nor shown again.
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('shows no terms when the shop delivers the order itself [C-5.14]', async () => {
  await open('OWN');
  expect(screen.queryByRole('checkbox', { name: /agree|accept/ })).toBeNull();
  await place();
  expect(await screen.findByText(/^Order #/)).toBeTruthy();
});

it('keeps the other reasons when accepted terms are pressed again', async () => {
  await box.showPayable({ modality: 'DELIVERY', vendor: 'THIRD_PARTY', phone: '' });
  const agree = await screen.findByRole('checkbox', { name: 'I agree to the Instacart Terms of Service.' });
  await userEvent.click(agree);
  await place();
  expect(await screen.findByText('Phone number is required')).toBeTruthy();
  await userEvent.click(agree);
  expect(screen.getByText('Phone number is required')).toBeTruthy();
});

it('requires the terms of a fulfilment provider, and says so at the box and at the button [C-5.14]', async () => {
  await open('COURIER');
  await place();
  const required =
    "To continue, You must accept that your grocery order will be made by your store's fulfillment provider by clicking the checkbox.";
  expect(await screen.findAllByText(required)).toHaveLength(2);
  expect(await box.orders()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /fulfillment provider/ }));
  expect(screen.queryByText(required)).toBeNull();
  await place();
  expect(await screen.findByText(/^Order #/)).toBeTruthy();
});
