import { readCheckout, updatePayment } from '@grocer/foundation/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

it('does not say that a payment choice failed when nobody knows whether it was saved [C-2.40]', async () => {
  await box.showPayable();
  box.controls.addFault({ match: updatePayment.name, when: 'after-commit', kind: 'reset', times: 9 });
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'status', status: 500, times: 99 });
  await userEvent.click(await screen.findByText('Credit & Debit'));
  await userEvent.click(screen.getByRole('radio', { name: /^Mastercard/ }));
  const modal = within(await screen.findByRole('alertdialog', { name: 'Something went wrong' }));
  expect(modal.getByText(/^We couldn’t confirm/)).toBeTruthy();
});
