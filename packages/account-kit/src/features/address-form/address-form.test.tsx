import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AccountConfig } from '../../config.ts';
import { useAccount } from '../../testing/use-account.ts';

const box = useAccount();
const ADD = 'account.addresses.add';
const UPDATE = 'account.addresses.update';
const CHECK = 'account.addresses.validate';
const view = 'addressForm';

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const region = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'State/Province' });
const asked = async () => within(await screen.findByRole('dialog', { name: 'Verify Your Address' }));

async function retype(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** Opens the form for a new address and fills it in. */
async function filled(street: string, { more = {}, code = 'OH', zip = '45202' } = {}) {
  const one = await box.show('alice', { view, ...more });
  await retype('Street Address', street);
  await retype('City', 'Cincinnati');
  await userEvent.selectOptions(region(), code);
  await retype('Postal Code', zip);
  return one;
}

/** Leaves the form for the address book; returns its streets. */
async function streetsIn({ handle }: Awaited<ReturnType<typeof filled>>) {
  handle.update({ view: 'addressBook' });
  await screen.findByRole('heading', { level: 1, name: 'Address Book' });
  return (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
}

/** Opens the form for one of Alice's addresses. */
async function editing(which = 1, more: Partial<AccountConfig> = {}) {
  const { account, state } = await box.start('alice');
  const { loadBook } = await import('../../addresses/reading.ts');
  await loadBook(account);
  const { book } = state();
  const entry = book.phase === 'ready' ? book.list[which] : undefined;
  const one = await box.show('alice', { view, addressId: entry?.id ?? '', ...more });
  await field('Street Address');
  return { ...one, entry };
}

describe('the address form', () => {
  it('shows empty fields for a new address, and returns to the book on Cancel [A-2.21]', async () => {
    const { visited } = await box.show('alice', { view });
    await screen.findByRole('heading', { level: 1, name: 'Add New Address' });
    expect(await button('Add Address')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Use as my mailing address' })).toBeTruthy();
    await press('Cancel');
    expect(visited).toEqual(['/account/addresses']);
  });

  it('shows the values of an existing address [A-2.21]', async () => {
    const { entry } = await editing();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Address' })).toBeTruthy();
    expect(await button('Update Address')).toBeTruthy();
    const shown = [(await field('Street Address')).value, (await field('City')).value, region().value];
    expect(shown).toEqual([entry?.address.street, entry?.address.locality, entry?.address.region]);
  });

  it('shows a validation message on every missing or invalid field, and sends no request [A-5.1] [A-5.3] [A-5.4] [A-5.5] [A-5.7]', async () => {
    const { heard } = await box.show('alice', { view });
    await retype('Postal Code', '4520');
    await press('Add Address');
    for (const [name, words] of [
      ['Street Address', 'Street Address is required'],
      ['City', 'City is required'],
      ['Postal Code', 'Please enter a valid Postal Code'],
    ] as const)
      expect(describedBy(await field(name))).toBe(words);
    expect(describedBy(region())).toBe('State/Province is required');
    expect(document.activeElement).toBe(await field('Street Address'));
    expect(heard('validation:failed')).toEqual([{ fields: ['street', 'locality', 'region', 'postalCode'] }]);
    expect([box.calls(CHECK), box.calls(ADD)]).toEqual([0, 0]);
  });

  it('summarizes several invalid fields above itself as buttons that focus them, until each is fixed', async () => {
    await box.show('alice', { view });
    await retype('Street Address', '9 New Street');
    await press('Add Address');
    const list = within(await screen.findByRole('alert'));
    const ways = () => list.getAllByRole('button').map(({ textContent }) => textContent);
    expect(ways()).toEqual([
      'City is required',
      'State/Province is required',
      'Please enter a valid Postal Code',
    ]);
    await userEvent.click(list.getByRole('button', { name: 'Please enter a valid Postal Code' }));
    expect(document.activeElement).toBe(await field('Postal Code'));
    await retype('City', 'Cincinnati');
    await retype('Postal Code', '45202');
    expect(ways()).toEqual(['State/Province is required']);
    await userEvent.selectOptions(region(), 'OH');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says nothing else in the summary while the shopper types', async () => {
    await box.show('alice', { view });
    await retype('City', 'Cincinnati');
    await press('Add Address');
    const list = within(await screen.findByRole('alert')).getByRole('list');
    const said = list.textContent;
    const street = await field('Street Address');
    fireEvent.input(street, { target: { value: 'x'.repeat(300) } });
    await waitFor(() =>
      expect(describedBy(street)).toMatch(/^Street Address must be \d+ characters or fewer$/),
    );
    // Another text in an alert is announced with everything else in it.
    expect(list.textContent).toBe(said);
    const zip = await field('Postal Code');
    for (const value of ['45202', '']) fireEvent.input(zip, { target: { value } });
    await waitFor(() => expect(describedBy(zip)).toBe('Please enter a valid Postal Code'));
    expect(list.textContent).not.toContain('Postal Code');
  });

  it('shows no summary for a single invalid field, which gets focus', async () => {
    await filled(' ');
    await press('Add Address');
    expect(document.activeElement).toBe(await field('Street Address'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a validation message for a line that is too long, and keeps its full text [A-5.1] [A-5.2] [A-5.3] [A-9.1]', async () => {
    await filled('x'.repeat(41));
    await retype('Apt #, Suite, etc.', 'y'.repeat(41));
    await retype('City', 'z'.repeat(41));
    await press('Add Address');
    for (const name of ['Street Address', 'Apt #, Suite, etc.', 'City'])
      expect(describedBy(await field(name))).toBe(`${name} must be 40 characters or fewer`);
    expect((await field('Street Address')).value).toHaveLength(41);
  });

  it('offers 51 US regions and ten provinces, but no provinces with grocery automation [A-5.4] [A-9.9]', async () => {
    await box.show('alice', { view });
    await field('City');
    expect(within(region()).getByRole('group', { name: 'Canada' }).children).toHaveLength(10);
    expect(within(region()).getByRole('group', { name: 'United States' }).children).toHaveLength(51);
    document.body.replaceChildren();
    await box.show('alice', { view, toggles: { groceryAutomation: true } });
    await field('City');
    expect(within(region()).queryByRole('option', { name: 'Ontario' })).toBeNull();
    expect(within(region()).getAllByRole('option')).toHaveLength(52);
  });
});

describe('a valid address', () => {
  it('is validated, saved, announced and focused in the book, and reported to host and analytics [A-4.1] [A-4.2] [A-4.5] [A-4.7] [A-4.8] [A-8.25]', async () => {
    const one = await filled('9 New Street');
    await press('Add Address');
    await waitFor(() => expect(one.visited).toEqual(['/account/addresses']));
    expect([box.calls(CHECK), box.calls(ADD)]).toEqual([1, 1]);
    expect(await streetsIn(one)).toContain('9 New Street');
    expect(screen.getAllByText('Your address has been created.')).not.toHaveLength(0);
    expect(document.activeElement?.textContent).toBe('9 New Street');
    expect(one.heard('address:saved')).toMatchObject([{ isNew: true, address: { street: '9 New Street' } }]);
    expect(one.told).toEqual([{ type: 'ADDRESS_ADDED' }]);
  });

  it('is saved without validation in Canada, with a Canadian postal code [A-4.2] [A-5.5] [A-5.6]', async () => {
    const one = await filled('9 New Street', { code: 'ON', zip: 'k1a0b1' });
    await press('Add Address');
    await waitFor(() => expect(one.visited).toHaveLength(1));
    expect(box.calls(CHECK)).toBe(0);
    expect(one.heard('address:saved')).toMatchObject([
      { address: { countryCode: 'CA', region: 'ON', postalCode: 'K1A 0B1' } },
    ]);
  });

  it('is updated in place, as the mailing address when that is checked [A-4.6] [A-4.8] [A-8.25]', async () => {
    const one = await editing();
    await retype('Street Address', '90 Larch Road');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Update Address');
    await waitFor(() => expect(one.visited).toHaveLength(1));
    expect(box.calls(UPDATE)).toBe(1);
    expect((await streetsIn(one))[0]).toBe('90 Larch Road');
    expect(screen.getAllByText('Your address has been updated.')).not.toHaveLength(0);
    expect(screen.getAllByText('Mailing Address')).toHaveLength(1);
    expect(one.told).toEqual([{ type: 'ADDRESS_UPDATED' }]);
  });
});

describe('an address that the service corrects', () => {
  it('is saved as suggested when the shopper keeps the preselected choice [A-2.22] [A-4.4]', async () => {
    const one = await filled('1 Corrected St');
    await press('Add Address');
    const dialog = await asked();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Suggested/ }).checked).toBe(true);
    expect([...document.querySelectorAll('mark')].map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '1 Corrected Street',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(one.visited).toHaveLength(1));
    expect(await streetsIn(one)).toContain('1 Corrected Street');
  });

  it('is saved as entered when the shopper chooses the original [A-4.4]', async () => {
    const one = await filled('1 Corrected St');
    await press('Add Address');
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Original/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(one.visited).toHaveLength(1));
    expect(await streetsIn(one)).toContain('1 Corrected St');
  });

  it('can be edited again by Escape or Edit with its text kept, and is asked about anew [A-2.22]', async () => {
    await filled('1 Corrected St');
    await press('Add Address');
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Original/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('Street Address')).value).toBe('1 Corrected St');
    await press('Add Address');
    const again = await asked();
    expect(again.getByRole<HTMLInputElement>('radio', { name: /^Suggested/ }).checked).toBe(true);
    await userEvent.click(again.getByRole('button', { name: 'Edit' }));
    expect(box.calls(ADD)).toBe(0);
  });
});

describe('an address that cannot be verified', () => {
  it('shows a warning and can be used anyway [A-2.22] [A-4.3] [A-8.7]', async () => {
    const one = await filled('1 Unknown St');
    await press('Add Address');
    const dialog = await asked();
    expect(
      dialog.getByText(
        "We weren't able to verify this address you entered. Please check for any mistakes and try again.",
      ),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(one.visited).toHaveLength(1));
    expect(await streetsIn(one)).toContain('1 Unknown St');
  });

  it('can be edited [A-2.22] [A-4.3]', async () => {
    await filled('1 Unknown St');
    await press('Add Address');
    await userEvent.click((await asked()).getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('Street Address')).value).toBe('1 Unknown St');
    expect(box.calls(ADD)).toBe(0);
  });
});

describe('an address that is not saved', () => {
  it.each([
    ['A-8.5', '1 Refused St', "We're sorry, something went wrong. Please try again."],
    ['A-8.3', undefined, 'We could not find that address.'],
  ])(
    'shows the failure above the form, which keeps the typed text [A-4.7] [%s]',
    async (_, street, words) => {
      if (street === undefined) {
        const one = await editing();
        const other = await box.start('alice');
        const { askToRemove, confirmRemoval } = await import('../../addresses/removing.ts');
        askToRemove(other.account, one.entry?.id ?? '');
        await confirmRemoval(other.account);
        await retype('Street Address', '90 Larch Road');
        await press('Update Address');
      } else {
        await filled(street);
        await press('Add Address');
      }
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(words);
      await waitFor(() => expect(document.activeElement).toBe(alert.parentElement));
      expect((await field('Street Address')).value).toBe(street ?? '90 Larch Road');
    },
  );

  it('shows a message when there are too many addresses [A-8.4]', async () => {
    await box.controls.addAddresses('alice', 50);
    await filled('9 New Street');
    await press('Add Address');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You have too many addresses. Please remove one and try again.',
    );
  });

  it('keeps its typed text while another account page is open [A-4.7]', async () => {
    const { handle } = await filled('9 New Street');
    handle.update({ view: 'addressBook' });
    await screen.findByRole('heading', { level: 1, name: 'Address Book' });
    handle.update({ view: 'addressForm' });
    expect((await field('Street Address')).value).toBe('9 New Street');
    expect(region().value).toBe('OH');
  });
});
