import { activateCheckout } from '@grocer/foundation/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

it('does not open over the outcome of an order that is being sent', async () => {
  await box.showPayable();
  const match = activateCheckout.name;
  box.controls.addFault({ match, when: 'before', kind: 'status', status: 400, times: 1 });
  // Both clicks are synchronous, so that no response can come in between.
  fireEvent.click(screen.getByRole('button', { name: 'Place your Pickup Order' }));
  fireEvent.click(screen.getByRole('button', { name: /^Total / }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens from the total beside the button, shows the costs, and returns focus to the total [C-2.22] [C-2.27]', async () => {
  await box.showPayable();
  const total = document.querySelector('[data-part=summary] [data-type=TOTAL] dd')?.textContent ?? '';
  const opener = screen.getByRole('button', { name: `Total ${total}` });
  await userEvent.click(opener);
  const sheet = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  expect(sheet.getByText(total, { selector: '[data-type=TOTAL] dd' })).toBeTruthy();
  expect(sheet.getByText('Subtotal (5 items)')).toBeTruthy();
  await userEvent.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});
