import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();
const NAME = 'Contact Information';

/** Opens the payment step of an order with such a contact. */
async function showContact(contact: { readonly first_name?: string; readonly last_name?: string }) {
  const { orderId, leave } = await box.start();
  leave();
  await box.db.updateTable('checkouts').set(contact).where('id', '=', orderId).execute();
  return box.showPayable({ orderId });
}

it.each([{ first_name: '' }, { last_name: ' ' }])(
  'opens by itself, with names of at most 40 characters, when a name is missing: %o [C-2.24] [C-3.15] [C-5.2] [C-9.1]',
  async (contact) => {
    await showContact(contact);
    const drawer = within(await screen.findByRole('dialog', { name: NAME }));
    const fields = drawer
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ name, maxLength }) => [name, maxLength]);
    expect(fields).toEqual([
      ['firstName', 40],
      ['lastName', 40],
      ['phoneNumber', -1],
    ]);
    expect(drawer.getByRole<HTMLInputElement>('checkbox', { name: /^Text me/ }).name).toBe('smsOptIn');
  },
);

it('stays closed when both names are there [C-2.24]', async () => {
  await showContact({ first_name: 'Al', last_name: 'Adams' });
  await waitFor(() => expect(screen.getByText('Al Adams')).toBeTruthy());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps what is typed in its drawer when the host submits an order that cannot be placed', async () => {
  const { handle, heard } = await showContact({ first_name: '' });
  const drawer = within(await screen.findByRole('dialog', { name: NAME }));
  const [first = document.body] = drawer.getAllByRole('textbox');
  await userEvent.type(first, 'Al');
  await handle.submit();
  expect(heard('validation:failed')).toHaveLength(1);
  expect([first.isConnected, first]).toEqual([true, expect.objectContaining({ value: 'Al' })]);
});
