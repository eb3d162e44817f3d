import { readPaymentInfo } from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

it('lists an added gift card and selects it for payment [C-2.37] [C-4.7]', async () => {
  await box.showPayable({ shopper: 'frank' });
  await userEvent.click(screen.getByText('Gift Cards'));
  await userEvent.click(screen.getByRole('button', { name: 'Add Gift Card' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add Gift Card' }));
  await userEvent.type(await sheet.findByLabelText('Card Number'), '9999990000000001004');
  await userEvent.type(sheet.getByLabelText('PIN'), '1111');
  const { arrived, letGo } = box.controls.hold({ match: readPaymentInfo.name, when: 'before' });
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await arrived;
  // Until the card can pay, a press would place the order without it.
  const submit = screen.getByRole('button', { name: 'Place your Pickup Order' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  letGo();
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).not.toBe('true'));
  const card = await screen.findByRole('checkbox', { name: /^Gift card/ });
  // The group stays open, and focus returns to the button that opened the form.
  expect(card.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Gift Card' }));
  await waitFor(() => expect(card).toHaveProperty('checked', true));
  await waitFor(async () => {
    const [row] = await box.db.selectFrom('checkouts').select('gift_card_ids').execute();
    expect(JSON.parse(row?.gift_card_ids ?? '[]')).toHaveLength(1);
  });
});
