import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AccountConfig } from '../config.ts';
import { useAccount } from '../testing/use-account.ts';

const box = useAccount();
const LIST = 'profile.addresses.list';
const ADD = 'profile.addresses.add';
const UPDATE = 'profile.addresses.update';
const REMOVE = 'profile.addresses.remove';

const show = async (more: Partial<AccountConfig> = {}, shopper: 'alice' | 'dave' = 'alice') => {
  const one = await box.show(shopper, { view: 'addressBook', toggles: { addressBookV2: true }, ...more });
  await screen.findByRole('heading', { name: 'Current Address' });
  return one;
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const streets = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

async function retype(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** Opens the form for a new address above the address book and fills it in. */
async function filled(street: string) {
  const one = await show();
  await press('Add New Address');
  await retype('Street Address', street);
  await retype('City', 'Cincinnati');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State/Province' }), 'OH');
  await retype('Postal Code', '45202');
  return one;
}

describe('the newer address book', () => {
  it('shows the current address, the other addresses and a button to add one [A-2.20]', async () => {
    await show();
    expect(streets('Current Address')).toEqual(['1420 Juniper Street, Apt 3B']);
    expect(streets('Other Addresses')).toEqual(['88 Larch Road']);
    expect(await button('Add New Address')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove, / })).toBeNull();
    expect([box.calls(LIST), box.calls('account.addresses.list')]).toEqual([1, 0]);
  });

  it('shows only other addresses when none is the mailing address', async () => {
    await show();
    await press('Edit, 1420 Juniper Street, Apt 3B');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Update Address');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Current Address' })).toBeNull());
    expect(streets('Other Addresses')).toHaveLength(2);
  });

  it('limits the other addresses to `maxAddresses` until the shopper views all of them [A-9.4]', async () => {
    await box.controls.addAddresses('alice', 4);
    await show({ maxAddresses: 2 });
    expect(streets('Other Addresses')).toHaveLength(2);
    await press('View All Addresses');
    const all = streets('Other Addresses');
    expect(all).toHaveLength(5);
    await focused(screen.getByRole('heading', { level: 3, name: all[2] ?? '' }));
    expect(screen.queryByRole('button', { name: 'View All Addresses' })).toBeNull();
  });
});

describe('adding an address', () => {
  it('saves from a dialog, announces and focuses the new address, and notifies host and analytics [A-2.20] [A-4.7] [A-4.8] [A-8.25]', async () => {
    const one = await filled('9 New Street');
    await press('Add Address');
    await isClosed();
    expect(streets('Other Addresses')[0]).toBe('9 New Street');
    expect(screen.getAllByText('Your address has been created.')).not.toHaveLength(0);
    await focused(screen.getByRole('heading', { level: 3, name: '9 New Street' }));
    expect([box.calls(ADD), one.visited, one.heard('address:saved').length]).toEqual([1, [], 1]);
    expect(one.told).toEqual([{ type: 'ADDRESS_ADDED' }]);
  });

  it('asks for confirmation of the address that the service suggests [A-2.22]', async () => {
    await filled('1 Corrected St');
    await press('Add Address');
    const question = await dialog('Confirm Address');
    expect([...document.querySelectorAll('mark')].map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '1 Corrected Street',
    ]);
    expect(question.queryByRole('radio')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Edit Address' }));
    expect((await field('Street Address')).value).toBe('1 Corrected St');
    await press('Add Address');
    await press('Confirm Address');
    await isClosed();
    expect(streets('Other Addresses')).toContain('1 Corrected Street');
  });

  it('accepts an unverified address after a warning [A-2.22] [A-4.3]', async () => {
    await filled('1 Unknown St');
    await press('Add Address');
    await userEvent.click(
      (await dialog('Verify Your Address')).getByRole('button', { name: 'Use this address' }),
    );
    await isClosed();
    expect(streets('Other Addresses')).toContain('1 Unknown St');
  });

  it('keeps the typed address after Escape, which closes an open question first, and after a failed save', async () => {
    await filled('1 Corrected St');
    await press('Add Address');
    await dialog('Confirm Address');
    await userEvent.keyboard('{Escape}');
    await dialog('Add New Address');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await focused(await button('Add New Address'));
    await press('Add New Address');
    expect((await field('Street Address')).value).toBe('1 Corrected St');
    await retype('Street Address', '9 New Street');
    box.controls.addFault({ match: ADD, when: 'before', kind: 'status', status: 400 });
    await press('Add Address');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe("We're sorry, something went wrong. Please try again.");
    expect((await field('Street Address')).value).toBe('9 New Street');
    await press('Add Address');
    await isClosed();
    expect(streets('Other Addresses')).toContain('9 New Street');
  });

  it('discards the typed address on Cancel and when another shopper signs in', async () => {
    const { handle } = await filled('9 New Street');
    await press('Cancel');
    await isClosed();
    await press('Add New Address');
    expect((await field('Street Address')).value).toBe('');
    await retype('Street Address', '9 New Street');
    handle.update({ token: await box.tokenFor('bob') });
    await isClosed();
    await press('Add New Address');
    expect((await field('Street Address')).value).toBe('');
  });

  it('closes the dialog when the page changes, and keeps the typed address', async () => {
    const { handle } = await filled('9 New Street');
    handle.update({ view: 'preferences' });
    await isClosed();
    handle.update({ view: 'addressBook' });
    await screen.findByRole('heading', { name: 'Current Address' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Add New Address');
    expect((await field('Street Address')).value).toBe('9 New Street');
  });

  it('lists the address once when the responses to saving it are lost', async () => {
    box.controls.addFault({ match: ADD, when: 'after-commit', kind: 'reset', times: 3 });
    await filled('9 New Street');
    await press('Add Address');
    await isClosed();
    expect(streets('Other Addresses').filter((street) => street === '9 New Street')).toHaveLength(1);
  });
});

describe('changing an address', () => {
  it('saves from a dialog and moves focus to the changed address [A-2.20]', async () => {
    await show();
    await press('Edit, 88 Larch Road');
    await dialog('Edit Address');
    await retype('Street Address', '90 Larch Road');
    await press('Update Address');
    await isClosed();
    expect(streets('Other Addresses')).toEqual(['90 Larch Road']);
    await focused(screen.getByRole('heading', { level: 3, name: '90 Larch Road' }));
    expect(box.calls(UPDATE)).toBe(1);
  });

  it('deletes the address after confirmation, announces it, and moves focus to the next address [A-2.20] [A-4.8] [A-8.25]', async () => {
    const { heard } = await show();
    await press('Edit, 88 Larch Road');
    await retype('Street Address', '90 Larch Road');
    await press('Delete Address');
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Removal' }));
    expect(question.getByText('88 Larch Road')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await field('Street Address')).value).toBe('90 Larch Road');
    await press('Delete Address');
    await press('Remove');
    await isClosed();
    expect(screen.getAllByText('Address successfully deleted')).not.toHaveLength(0);
    await focused(screen.getByRole('heading', { level: 3, name: '1420 Juniper Street, Apt 3B' }));
    expect([box.calls(REMOVE), heard('address:removed').length]).toEqual([1, 1]);
    expect(screen.queryByRole('region', { name: 'Other Addresses' })).toBeNull();
  });

  it('keeps the form unchanged when deleting fails', async () => {
    box.controls.addFault({ match: REMOVE, when: 'before', kind: 'status', status: 400 });
    await show();
    await press('Edit, 88 Larch Road');
    await press('Delete Address');
    await press('Remove');
    expect((await screen.findByRole('alert')).textContent).toContain('something went wrong');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await field('Street Address')).value).toBe('88 Larch Road');
  });
});
