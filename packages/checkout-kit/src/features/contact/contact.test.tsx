import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();
const NAME = 'Contact Information';
const button = (name: string) => screen.findByRole('button', { name });

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

it('requires a phone, which can be added in the drawer [C-2.24] [C-2.32] [C-5.3] [C-5.4] [C-5.5] [C-4.5]', async () => {
  await box.showPayable({ phone: '' });
  await userEvent.click(await button('Place your Pickup Order'));
  expect(await screen.findByText('Phone number is required')).toBeTruthy();
  await userEvent.click(await button('Add your phone number'));
  const drawer = within(await screen.findByRole('dialog', { name: NAME }));
  const phone = drawer.getByRole('textbox', { name: 'Phone' });
  const texts = drawer.getByRole('checkbox', { name: 'Text me updates about this order' });
  expect(texts.hasAttribute('disabled')).toBe(true);
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(drawer.getByText('Phone is a required field')).toBeTruthy();
  await userEvent.type(phone, '15135550199');
  expect(phone).toHaveProperty('value', '(513) 555-0199');
  await userEvent.click(texts);
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('(513) 555-0199 · Texts on')).toBeTruthy();
  expect(screen.queryByText('Phone number is required')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await button('Place your Pickup Order'));
  expect(await screen.findByText(/^Order #/)).toBeTruthy();
});

it('switches texts off when the phone is incomplete [C-4.22]', async () => {
  await box.showPayable();
  await userEvent.click(await button('Edit Info'));
  const drawer = within(await screen.findByRole('dialog', { name: NAME }));
  const texts = drawer.getByRole('checkbox', { name: 'Text me updates about this order' });
  await userEvent.click(texts);
  expect(texts).toHaveProperty('checked', true);
  await userEvent.type(drawer.getByRole('textbox', { name: 'Phone' }), '{Backspace}');
  expect([texts.hasAttribute('disabled'), texts]).toEqual([
    true,
    expect.objectContaining({ checked: false }),
  ]);
});

it('keeps the typed name when saving fails, and can be saved again [C-4.5]', async () => {
  await box.showPayable();
  box.refuse('checkout.update-fulfilment');
  await userEvent.click(await button('Edit Info'));
  const drawer = within(await screen.findByRole('dialog', { name: NAME }));
  const name = drawer.getByRole('textbox', { name: 'First Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Alicia');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText(/^We couldn’t save your contact information/)).toBeTruthy();
  expect(name).toHaveProperty('value', 'Alicia');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Alicia Adams')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
