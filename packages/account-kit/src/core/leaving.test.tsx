import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useAccount } from '../testing/use-account.ts';

const box = useAccount();
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);

/** Fills in a Canadian address, which is saved without validation. */
async function fill(street: string) {
  await userEvent.type(await field('Street Address'), street);
  await userEvent.type(await field('City'), 'Ottawa');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State/Province' }), 'ON');
  await userEvent.type(await field('Postal Code'), 'K1A 0B1');
}

it('does not navigate when a save completes after the shopper has moved to another page [A-4.7]', async () => {
  const { handle, visited, heard } = await box.show('alice', { view: 'addressForm' });
  await fill('9 New Street');
  const { arrived, letGo } = box.controls.hold({ match: 'account.addresses.add', when: 'before' });
  await press('Add Address');
  await arrived;
  handle.update({ view: 'dashboard', path: '/account/dashboard' });
  await screen.findByRole('heading', { level: 1, name: 'My Account' });
  letGo();
  await waitFor(() => expect(heard('address:saved')).toHaveLength(1));
  expect(visited).toEqual([]);
  handle.update({ view: 'addressForm' });
  expect((await field('Street Address')).value).toBe('');
});

it('shows an empty form when the browser restores the page that a save has left', async () => {
  const { visited } = await box.show('alice', { view: 'addressForm' });
  await fill('9 New Street');
  await press('Add Address');
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(screen.getByRole('button', { name: /Saving/ }).ariaBusy).toBe('true');
  // Another tab was visible for a moment, while the host navigates.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(screen.getByRole('button', { name: /Saving/ }).ariaBusy).toBe('true');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await screen.findByRole('button', { name: 'Add Address' });
  expect((await field('Street Address')).value).toBe('');
});

it('closes the removal confirmation when its page is left, and does not reopen it on return', async () => {
  const { handle } = await box.show('alice', { view: 'addressBook' });
  await press(/^Remove, /);
  await screen.findByRole('alertdialog');
  handle.update({ view: 'dashboard' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  handle.update({ view: 'addressBook' });
  await screen.findAllByRole('heading', { level: 2 });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('announces a saved address once, not again after another form is canceled [A-4.7]', async () => {
  const { handle } = await box.show('alice', { view: 'addressForm' });
  await fill('9 New Street');
  await press('Add Address');
  await waitFor(() => expect(box.calls('account.addresses.list')).toBeGreaterThanOrEqual(2));
  handle.update({ view: 'addressBook' });
  expect(await screen.findAllByText('Your address has been created.')).not.toHaveLength(0);
  handle.update({ view: 'addressForm' });
  await press('Cancel');
  handle.update({ view: 'addressBook' });
  await screen.findByRole('link', { name: 'Edit, 9 New Street' });
  expect(screen.queryByText('Your address has been created.')).toBeNull();
});

it('asks visitors to sign in instead of showing the address form [A-6.1]', async () => {
  await box.show(undefined, { view: 'addressForm' });
  await screen.findByRole('heading', { level: 1, name: 'Add New Address' });
  expect(screen.getByText('Sign in to see your addresses.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Address' })).toBeNull();
});

it('does not ask a signed-in shopper to sign in on the preferences page of an email link', async () => {
  const preferencesLink = await box.controls.openPreferenceLink('alice');
  await box.show('alice', { view: 'preferences', preferencesLink });
  expect(await screen.findByText('This link changes only these emails.')).toBeTruthy();
  expect(screen.queryByText(/Sign in/)).toBeNull();
});

it('cancels age verification and clears the typed birthday when another shopper signs in', async () => {
  const { handle } = await box.show('alice', {});
  const answer = handle.openAgeVerification({ items: [{ name: 'Wine' }] });
  await userEvent.type(await field('Date of Birth'), '06/14/1990');
  handle.update({ token: await box.tokenFor('bob') });
  await waitFor(() => expect(screen.queryByDisplayValue('06/14/1990')).toBeNull());
  expect(await answer).toBeUndefined();
});
