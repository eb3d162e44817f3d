import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeVault } from '../../testing/fake-vault.ts';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();
const LOCKED =
  'Your card has been locked due to too many incorrect PIN attempts. Use a different payment method or call the number on your card for assistance.';

it('leads from a locked card in the card box to the card list [W-8.5]', async () => {
  const vault = fakeVault();
  vault.answer = { response: '870', pinCheckoutId: 'pin' };
  page.sandbox.controls.addFault({
    match: 'wallet.check-snap-balance',
    when: 'before',
    kind: 'status',
    status: 402,
    code: '75',
  });
  const container = document.createElement('div');
  document.body.append(container);
  const { hostedFields } = vault;
  const orderInfo = { total: 9647, hasSnapEligibleItems: true, ebtTotalFromCheckout: 1000 };
  const checkoutConfig = { orderInfo };
  await page.show('leo', { container, uiConfig: { showCardbox: true }, hostedFields, checkoutConfig });
  await userEvent.click(await screen.findByRole('button', { name: /Check Balance/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check Balance' }));
  expect(dialog.getByText('SNAP EBT ending in 0038')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(LOCKED);
  expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Use a Different Payment Method' }));
  await screen.findByRole('dialog', { name: 'Select Payment' });
  // Opened from the list, the form has a Back button that returns to it.
  await userEvent.click(dialog.getByRole('button', { name: /Check Balance/ }));
  await screen.findByRole('dialog', { name: 'Check Balance' });
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  await screen.findByRole('dialog', { name: 'Select Payment' });
});
