import { addAddress } from '@grocer/foundation/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PLACE } from '../../testing/places.ts';
import { button, field, focused, heading, useAddressViews, V2 } from '../../testing/use-address-views.ts';

const { box, show, visit } = useAddressViews();

describe('the address book', () => {
  it('focuses the heading and names the modality [F-2.28] [F-2.29]', async () => {
    await show('ADDRESS_BOOK');
    await focused(await heading('Select Address'));
    expect(screen.getByText('Choose Address for Delivery')).toBeTruthy();
  });

  it('shows an address with its badge, unit, place and postal code, Edit and Select [F-2.30] [F-5.6]', async () => {
    await show('ADDRESS_BOOK');
    const [home, other] = await screen.findAllByRole('article');
    expect(home?.textContent).toContain('1420 Juniper Street, Apt 3BMailing Address');
    expect(home?.textContent).toContain('Cincinnati, OH 45202');
    expect(other?.textContent).not.toContain('Mailing Address');
    const name = '1420 Juniper Street, Apt 3B';
    expect(within(home ?? document.body).getByRole('button', { name: `Edit, ${name}` })).toBeTruthy();
    const select = within(home ?? document.body).getByRole('button', { name: `Select Address, ${name}` });
    expect(select.textContent).toBe('Select Address');
  });

  it('marks the address in use as selected [F-2.30]', async () => {
    const { user, handle: one, selected } = await show('ADDRESS_BOOK');
    await user.click(await button(/^Select Address, 1420/));
    await waitFor(() => expect(selected).toHaveBeenCalledOnce());
    one.open('ADDRESS_BOOK');
    const home = await screen.findByRole('article', { name: /^1420/ });
    expect(home.getAttribute('aria-current')).toBe('true');
    expect(home.textContent).toContain('Selected Address');
    expect(within(home).queryByRole('button', { name: /^Select Address/ })).toBeNull();
  });

  it('prompts for a first address when the last one is removed [F-2.28] [F-2.29] [F-2.31]', async () => {
    const { user } = await show('ADDRESS_BOOK', {}, 'dave');
    await user.click(await button(/^Edit, /));
    await user.click(await button('Remove Address'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Address' }),
    );
    await heading('Add Address');
    expect(screen.getByText('Enter your address to see accurate Delivery options')).toBeTruthy();
    const empty = screen.getByRole('heading', { name: 'Get started by adding an address' });
    await focused(empty);
    expect(
      screen.getByText('Your address book is empty. Manage your address for orders and mail communications.'),
    ).toBeTruthy();
    await user.click(await button('Add New Address'));
    await heading('Add Delivery Address');
  });

  it.each([
    [
      '1 Corrected St',
      'We found an address that closely matches what you entered. If this looks correct, select "Confirm Address". If not, go back to modify your original entry.',
    ],
    ['1 No Delivery St', 'The address you entered is not eligible for Delivery.'],
    ['1 Unknown St', 'The address you entered is not valid. Please review the information entered.'],
  ])(
    'shows why %s cannot be selected and opens its form [F-4.8] [F-5.9] [F-8.3] [F-8.6]',
    async (street, words) => {
      const { user, handle: one } = await show('ADDRESS_BOOK');
      const { http, signal } = (await box.start('alice')).selector.deps;
      const address = { ...PLACE, street };
      // Another device saves the address without a check.
      await http.send(addAddress, { address, isMailingAddress: false }, { signal });
      await one.refresh();
      await user.click(await button(new RegExp(`^Select Address, ${street}`)));
      const card = await screen.findByRole('article', { name: street });
      expect((await within(card).findByRole('alert')).textContent).toContain(words);
      await user.click(within(card).getByRole('button', { name: `Edit Address, ${street}` }));
      await heading('Edit Delivery Address');
      expect(field('Street Address')).toHaveProperty('value', street);
    },
  );

  it('shows an alert when the validation service fails [F-8.2] [F-8.6]', async () => {
    const { user } = await show('ADDRESS_BOOK');
    const match = 'address.validate-for-modality';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    await user.click(await button(/^Select Address, 1420/));
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We're sorry, but something went wrong when trying to validate your address. Please try again.",
    );
  });

  it('shows on the card that the choice could not be saved [F-8.6]', async () => {
    const { user } = await show('ADDRESS_BOOK');
    const match = 'modality.preferences.set-active';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    await user.click(await button(/^Select Address, 1420/));
    const home = await screen.findByRole('article', { name: /^1420/ });
    expect((await within(home).findByRole('alert')).textContent).toBe(
      'We couldn’t confirm your choice. Please try again.',
    );
  });

  it('reloads the addresses with Try Again after a failed read', async () => {
    const match = 'profile.addresses.list';
    // Also the read when the book is opened.
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403, times: 20 });
    const { user } = await show('ADDRESS_BOOK', { postalCode: '45202' });
    const retry = await button('Try Again');
    box.sandbox.controls.clearFaults();
    await user.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });
});

describe('the link to all addresses', () => {
  it('calls the host’s navigation on a plain click only [F-2.1]', async () => {
    const navigate = vi.fn();
    await show('ADDRESS_BOOK', { navigation: { navigate } });
    const link = await screen.findByRole('link', { name: 'View All Addresses' });
    expect(link.getAttribute('href')).toBe('/account/addresses');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link, { button: 1 })).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/account/addresses');
  });

  it('stays a plain link when the host has no navigation callback [F-2.1]', async () => {
    await show('ADDRESS_BOOK');
    expect(fireEvent.click(await screen.findByRole('link', { name: 'View All Addresses' }))).toBe(true);
  });
});

/** Adds addresses to Alice's book, which has two. */
async function add(...streets: readonly string[]): Promise<void> {
  const { http, signal } = (await box.start('alice')).selector.deps;
  for (const street of streets)
    await http.send(addAddress, { address: { ...PLACE, street }, isMailingAddress: false }, { signal });
}

describe.each([
  ['old', 'article', {}],
  ['second', 'radio', V2],
] as const)('the %s address book', (_which, role, more) => {
  it('shows three addresses during checkout, and focuses the next one when all are shown [F-9.12]', async () => {
    await add('3 Third Street', '4 Fourth Street');
    const openedFrom = 'scheduling';
    const { user } = await show('ADDRESS_BOOK', { ...more, openedFrom });
    if (more === V2) await user.click(await button('Select an Address'));
    expect(await screen.findAllByRole(role)).toHaveLength(3);
    await user.click(await button('View All Addresses'));
    const all = await screen.findAllByRole(role);
    expect(all).toHaveLength(4);
    await waitFor(() => expect(all.at(3)?.contains(document.activeElement)).toBe(true));
    expect(screen.getByRole('link', { name: 'View All Addresses' })).toBeTruthy();
  });

  it('shows all addresses outside checkout', async () => {
    await add('3 Third Street', '4 Fourth Street');
    const { user } = await show('ADDRESS_BOOK', more);
    if (more === V2) await user.click(await button('Select an Address'));
    expect(await screen.findAllByRole(role)).toHaveLength(4);
  });
});

/** Opens the question before the first address is removed. */
async function asked() {
  const one = await show('ADDRESS_BOOK');
  await one.user.click(await button(/^Edit, 1420/));
  const opener = await button('Remove Address');
  await one.user.click(opener);
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this address?' });
  return { ...one, opener, dialog };
}

it('focuses an address that the short list had hidden after a removal', async () => {
  await add('3 Third Street', '4 Fourth Street', '5 Fifth Street');
  const address = {
    ...PLACE,
    street: '88 Larch Road',
    locality: 'Covington',
    region: 'KY',
    postalCode: '41011',
  };
  const activeModality = { modality: 'DELIVERY', address } as const;
  const { user } = await show('ADDRESS_BOOK', { openedFrom: 'scheduling', activeModality });
  // The address in use is the last one of the book.
  await user.click(await button(/^Edit, 88 Larch Road/));
  await user.click(await button('Remove Address'));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Remove Address' }));
  await waitFor(() =>
    expect(document.activeElement?.closest('article')?.textContent).toContain('3 Third Street'),
  );
});

describe('removing an address', () => {
  it('asks for confirmation with the address, and restores focus on Escape', async () => {
    const { dialog, user, opener } = await asked();
    const words = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toContain('1420 Juniper Street, Apt 3B, Cincinnati, OH 45202');
    await focused(within(dialog).getByRole('button', { name: 'Keep Address' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await focused(opener);
    await heading('Edit Delivery Address');
  });

  it('focuses the next address and announces the removal [F-4.4]', async () => {
    const { dialog, user, removed } = await asked();
    await user.click(within(dialog).getByRole('button', { name: 'Remove Address' }));
    const card = await screen.findByRole('article', { name: '88 Larch Road' });
    await focused(within(card).getByRole('heading', { name: '88 Larch Road' }));
    expect(screen.queryByRole('article', { name: /^1420/ })).toBeNull();
    expect(screen.getByText('Address successfully deleted', { selector: 'p' })).toBeTruthy();
    expect(
      await screen.findByText('Address successfully deleted', { selector: '[role="status"]' }),
    ).toBeTruthy();
    expect(removed).toHaveBeenCalledOnce();
  });

  it('shows a failure in the dialog', async () => {
    const { dialog, user } = await asked();
    const match = 'profile.addresses.remove';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    await user.click(within(dialog).getByRole('button', { name: 'Remove Address' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'We couldn’t remove this address. Please try again.',
    );
  });
});

describe('the second address book', () => {
  it('explains what an address is for and opens the list [F-2.33]', async () => {
    const { user } = await show('ADDRESS_BOOK_V2', V2);
    await heading('Reserve Your Time');
    expect(
      screen.getByText(
        'Select an address from your address book to see more accurate delivery options and reserve Millbrook Delivery Times.',
      ),
    ).toBeTruthy();
    await user.click(await button('Select an Address'));
    await focused(await heading('Select Address'));
  });

  it('names the second banner instead of the chain [F-8.12]', async () => {
    await show('ADDRESS_BOOK_V2', { ...V2, bannerDomain: 'harristeeter.com', bannerName: 'Harris Teeter' });
    expect(await screen.findByText(/reserve Harris Teeter Delivery Times\.$/)).toBeTruthy();
  });

  it('separates the address in use and disables the buttons until one is chosen [F-2.34]', async () => {
    const address = {
      street: '88 Larch Road',
      unit: '',
      locality: 'Covington',
      region: 'KY',
      postalCode: '41011',
      countryCode: 'US',
    } as const;
    const { user } = await show('ADDRESS_BOOK_V2', {
      ...V2,
      activeModality: { modality: 'DELIVERY', address },
    });
    await user.click(await button('Select an Address'));
    const group = await screen.findByRole('group', { name: 'Select the address you would like to shop.' });
    const names = (title: string) => {
      const section = within(group).getByRole('heading', { name: title }).parentElement ?? group;
      return within(section)
        .getAllByRole('radio')
        .map((radio) => radio.closest('li')?.textContent);
    };
    expect(names('Current Address')).toEqual([expect.stringContaining('88 Larch Road')]);
    expect(names('Other Addresses')).toEqual([expect.stringContaining('1420 Juniper Street')]);
    await button('Add Address');
    for (const name of ['Confirm Address', 'Edit Address'])
      expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
    const home = within(group).getByRole('radio', { name: /^1420 Juniper Street, Apt 3B/ });
    expect(document.getElementById(home.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Mailing Address',
    );
    await user.click(home);
    for (const name of ['Confirm Address', 'Edit Address'])
      expect((await button(name)).getAttribute('aria-disabled')).toBeNull();
    await user.click(await button('Edit Address'));
    await heading('Edit Delivery Address');
    expect(field('Street Address')).toHaveProperty('value', '1420 Juniper Street');
  });

  it('shows why an address cannot be confirmed [F-2.34] [F-4.9]', async () => {
    const { user, selected } = await show('ADDRESS_BOOK_V2', V2, 'ivan');
    await user.click(await button('Select an Address'));
    await user.click(await screen.findByRole('radio'));
    await user.click(await button('Confirm Address'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The address you entered is not eligible for Delivery.',
    );
    expect(selected).not.toHaveBeenCalled();
  });

  it('returns with Back from the form through the list to the options [F-2.37] [F-2.39] [F-2.40]', async () => {
    const { user } = await show('ADDRESS_BOOK_V2', V2);
    await user.click(await button('Select an Address'));
    await heading('Select Address');
    await user.click(await button('Add Address'));
    await heading('Add Delivery Address');
    await user.click(await button('Back'));
    await heading('Select Address');
    await user.click(await button('Back'));
    await heading('Reserve Your Time');
    await user.click(await button('Back'));
    expect(await heading('How are you shopping today?')).toBeTruthy();
  });
});

describe('the option cards', () => {
  const delivery = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('tab', { name: 'Delivery' }));

  it('opens the address book for the modality of the card [F-2.20] [F-6.3]', async () => {
    const { user } = await show('STORE_SELECTION_MENU');
    await delivery(user);
    const names = (await screen.findAllByRole('button', { name: /^Change Address/ })).map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(names).toEqual([
      'Change Address, Millbrook Delivery',
      'Change Address, All Delivery',
      'Change Address, Ship',
    ]);
    await user.click(await button('Change Address, Ship'));
    await heading('Select Address');
    expect(screen.getByText('Choose Address for Ship')).toBeTruthy();
  });

  it('hides Change Address from a visitor [F-2.20] [F-6.2]', async () => {
    const { user } = visit();
    await delivery(user);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: /^Change Address/ })).toBeNull();
  });

  it('opens the sign-in view when a visitor asks for times [F-4.18] [F-6.2]', async () => {
    const { user } = visit({ toggles: { upfrontTimeslots: true } });
    await delivery(user);
    await user.click(await button('Reserve Your Time, Millbrook Delivery'));
    expect(await heading("You're Not Signed In")).toBeTruthy();
  });

  it('shows Change Address in the list with Next once a delivered option is chosen [F-6.3]', async () => {
    const { user } = await show('MODALITY_SELECTION_MENU', { toggles: { showNext: true } });
    await user.click(await screen.findByRole('radio', { name: /^Pickup/ }));
    expect(screen.queryByRole('button', { name: /^Change Address/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Ship/ }));
    await user.click(await button('Change Address, Ship'));
    expect(await heading('Select Address')).toBeTruthy();
  });

  it('shows no Change Address for Pickup and In Store', async () => {
    const { user, handle } = await show('STORE_SELECTION_MENU', { toggles: { showNext: false } });
    handle.open('MODALITY_SELECTION_MENU');
    expect(await button('Change Address, Ship')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change Address, (Pickup|In Store)/ })).toBeNull();
    await user.click(await button('Change Address, Millbrook Delivery'));
    await heading('Select Address');
  });
});

it('opens the sign-in view when a visitor opens the address book [F-6.2]', async () => {
  const { handle } = visit();
  await handle.ready;
  handle.open('ADDRESS_BOOK');
  expect(await heading("You're Not Signed In")).toBeTruthy();
});
