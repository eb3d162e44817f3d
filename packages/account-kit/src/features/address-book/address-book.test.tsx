import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';

const box = useAccount();
const LIST = 'account.addresses.list';
const REMOVE = 'account.addresses.remove';
const view = 'addressBook';

const streets = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

/** Opens the question whether to remove the first address. */
async function ask() {
  await userEvent.click((await screen.findAllByRole('button', { name: /^Remove, / }))[0] ?? document.body);
  return within(await screen.findByRole('alertdialog', { name: 'Confirm Removal' }));
}

describe('the address book', () => {
  it('shows a heading, a link to add an address, and a card with an edit link for each address [A-2.17] [A-2.18]', async () => {
    const { visited } = await box.show('alice', { view });
    expect(await streets()).toEqual(['1420 Juniper Street, Apt 3B', '88 Larch Road']);
    expect(screen.getByRole('heading', { level: 1, name: 'Address Book' })).toBeTruthy();
    const edit = screen.getByRole('link', { name: 'Edit, 88 Larch Road' });
    expect(edit.getAttribute('href')).toMatch(/^\/account\/address\/.+/);
    await userEvent.click(edit);
    await userEvent.click(screen.getByRole('link', { name: 'Add new address' }));
    expect(visited).toEqual([edit.getAttribute('href'), '/account/address']);
  });

  it('lists the mailing address first, with a badge [A-2.19]', async () => {
    await box.show('alice', { view });
    const cards = (await screen.findAllByText('Mailing Address')).map(
      (badge) => badge.closest('li')?.querySelector('h2')?.textContent,
    );
    expect(cards).toEqual([(await streets())[0]]);
  });

  it('lists the other addresses after the mailing address, newest first [A-2.19]', async () => {
    for (const street of ['1 First Street', '2 Second Street', '3 Third Street'])
      await box.addAddress('alice', street);
    await box.show('alice', { view });
    expect(await streets()).toEqual([
      '1420 Juniper Street, Apt 3B',
      '3 Third Street',
      '2 Second Street',
      '1 First Street',
      '88 Larch Road',
    ]);
  });

  it('shows the loading state, and the empty state once the last address is removed [A-2.17]', async () => {
    const { handle } = await box.show('dave', { view });
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy());
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('heading', { name: 'No addresses yet' });
    expect(handle.getState().addressCount).toBe(0);
    await focused(screen.getByRole('link', { name: 'Add new address' }));
  });

  it('shows a failure to load, and loads again on "Try Again" [A-2.17] [A-8.6]', async () => {
    box.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 400 });
    await box.show('alice', { view });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("We're sorry, something went wrong. Please try again.");
    await userEvent.click(await button('Try Again'));
    expect(await screen.findAllByRole('link', { name: /^Edit, / })).toHaveLength(2);
  });

  it('asks to sign in again when access is refused, and emits `session:expired` once [A-4.13] [A-7.1]', async () => {
    box.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 403 });
    const redirectToSignIn = vi.fn();
    const authConfig = { type: 'B2C', token: await box.tokenFor('alice'), redirectToSignIn } as const;
    const { heard } = await box.show('alice', { view, authConfig });
    expect((await screen.findByRole('alert')).textContent).toContain('Please sign in again.');
    await userEvent.click(await button('Try Again'));
    expect(heard('session:expired')).toHaveLength(1);
    expect(redirectToSignIn).toHaveBeenCalledTimes(1);
  });

  it('asks visitors to sign in, and requests no addresses [A-6.1]', async () => {
    await box.show(undefined, { view });
    expect(await screen.findByText('Sign in to see your addresses.')).toBeTruthy();
    expect(box.calls(LIST)).toBe(0);
  });

  it('replaces the addresses when another shopper signs in', async () => {
    const { handle } = await box.show('alice', { view });
    await screen.findByRole('link', { name: 'Edit, 88 Larch Road' });
    const other = await box.start('bob');
    handle.update({ token: other.account.config.authConfig?.token ?? '' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit, 88 Larch Road' })).toBeNull());
    expect((await screen.findAllByRole('link', { name: /^Edit, / })).length).toBeGreaterThan(0);
  });
});

it('announces an address that was saved before a full page load, and only once', async () => {
  const { account } = await box.start('alice', { navigation: undefined } as object);
  account.store.getState().startForm(undefined);
  const { submit } = await import('../address-form/submitting.ts');
  const address = { street: '9 New Street', unit: '', locality: 'Ottawa', region: 'ON' };
  const canadian = { ...address, postalCode: 'K1A 0B1', countryCode: 'CA' } as const;
  await submit(account, { address: canadian, isMailingAddress: false });
  await box.show('alice', { view });
  expect(await screen.findAllByText('Your address has been created.')).not.toHaveLength(0);
  document.body.replaceChildren();
  await box.show('alice', { view });
  await screen.findByRole('link', { name: 'Edit, 9 New Street' });
  expect(screen.queryByText('Your address has been created.')).toBeNull();
});

describe('removing an address', () => {
  it('asks for confirmation by name, with focus on Cancel, which removes nothing [A-2.18] [A-4.8]', async () => {
    await box.show('alice', { view });
    const dialog = await ask();
    expect(dialog.getByText('1420 Juniper Street, Apt 3B')).toBeTruthy();
    await focused(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await focused(await button('Remove, 1420 Juniper Street, Apt 3B'));
    expect(box.calls(REMOVE)).toBe(0);
  });

  it('announces it, reloads the list, notifies host and analytics, and focuses the next card [A-4.8] [A-8.25]', async () => {
    const { heard, told, handle } = await box.show('alice', { view });
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await focused(screen.getByRole('heading', { level: 2, name: '88 Larch Road' }));
    expect(screen.getAllByText('Your address has been removed.')).not.toHaveLength(0);
    await waitFor(() => expect(box.calls(LIST)).toBe(2));
    expect(heard('address:removed')).toHaveLength(1);
    expect(told).toEqual([{ type: 'ADDRESS_REMOVED' }]);
    expect(handle.getState().addressCount).toBe(1);
    (await button('Dismiss')).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Your address has been removed.')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('shows a failure in the dialog and can be retried there [A-8.6]', async () => {
    box.controls.addFault({ match: REMOVE, when: 'before', kind: 'status', status: 400 });
    await box.show('alice', { view });
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toBe("We're sorry, something went wrong. Please try again.");
    await focused(alert.parentElement ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await streets()).toEqual(['88 Larch Road']);
  });
});
