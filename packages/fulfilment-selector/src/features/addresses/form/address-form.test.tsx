import { removeAddress } from '@grocer/foundation/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listOf } from '../../../core/address-rules.ts';
import {
  button,
  field,
  fillIn,
  focused,
  heading,
  useAddressViews,
  V2,
} from '../../../testing/use-address-views.ts';

const { box, show } = useAddressViews();

describe('the address form', () => {
  it('shows the title for adding or editing, its fields, and the mailing checkbox [F-2.32] [F-2.42] [F-2.43]', async () => {
    const { user, handle: one } = await show('ADD_ADDRESS');
    await heading('Add Delivery Address');
    for (const name of ['Street Address', 'Apt #, Suite (optional)', 'City (optional)', 'ZIP Code'])
      expect(field(name)).toHaveProperty('value', '');
    expect(screen.getByRole('combobox', { name: 'State/Province (optional)' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Make this my mailing address' })).toHaveProperty(
      'checked',
      false,
    );
    one.close();
    one.open('ADDRESS_BOOK');
    await user.click(await button(/^Edit, 1420/));
    await heading('Edit Delivery Address');
    expect(field('Street Address')).toHaveProperty('value', '1420 Juniper Street');
    expect(field('Apt #, Suite (optional)')).toHaveProperty('value', 'Apt 3B');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('requires a street and a ZIP code, and focuses the first missing field [F-5.4]', async () => {
    const { user, handle: one } = await show('ADD_ADDRESS');
    const failed = vi.fn();
    one.on('validation:failed', failed);
    await heading('Add Delivery Address');
    await user.click(await button('Save Address'));
    expect(screen.getByText('Please enter a street address.')).toBeTruthy();
    expect(screen.getByText('Please enter a ZIP code.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Street Address'));
    expect(failed).toHaveBeenCalledExactlyOnceWith({ fields: ['street', 'postalCode'] });
    expect(box.calls('address.validate-for-modality')).toBe(0);
  });

  it('shows that an address was not verified until the next change [F-8.1]', async () => {
    const { user } = await show('ADD_ADDRESS');
    await heading('Add Delivery Address');
    await fillIn(user, '1 Unknown St');
    await user.click(await button('Save Address'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Our system was unable to verify this address. Please edit your address or enter a new one.',
    );
    await focused(alert.parentElement ?? document.body);
    expect(field('Street Address')).toHaveProperty('value', '1 Unknown St');
    await user.type(field('Street Address'), '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows technical difficulties and keeps the typed address for a retry [F-8.5]', async () => {
    const { user } = await show('ADD_ADDRESS');
    await heading('Add Delivery Address');
    const match = 'profile.addresses.add';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    await fillIn(user, '9 New Street');
    await user.click(await button('Save Address'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We're sorry, we are currently experiencing technical difficulties. Please try again later.",
    );
    expect(field('Street Address')).toHaveProperty('value', '9 New Street');
    await user.click(await button('Save Address'));
    const card = await screen.findByRole('article', { name: '9 New Street' });
    await focused(within(card).getByRole('heading', { name: '9 New Street' }));
    expect(screen.getByText('Your address has been saved.', { selector: 'p' })).toBeTruthy();
  });
});

describe('the form data', () => {
  it('uses the field names that the specification sets [F-3.5]', async () => {
    const { user } = await show('ADD_ADDRESS');
    await heading('Add Delivery Address');
    await fillIn(user, '12 Main Street');
    await user.type(field('Apt #, Suite (optional)'), 'Unit 4');
    await user.click(screen.getByRole('checkbox', { name: 'Make this my mailing address' }));
    const form = field('ZIP Code').closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      addressLine1: '12 Main Street',
      addressLine2: 'Unit 4',
      city: 'Cincinnati',
      state: 'OH',
      zipCode: '45202',
      isHome: 'on',
    });
  });
});

it('keeps the typed address when another device removed the entry, and saves it as a new one', async () => {
  const { user } = await show('ADDRESS_BOOK');
  await user.click(await button(/^Edit, 88 Larch Road/));
  await heading('Edit Delivery Address');
  await user.clear(field('Street Address'));
  await user.type(field('Street Address'), '90 Larch Road');
  const otherChoice = await box.start('alice');
  const { deps } = otherChoice.selector;
  const [, second] = listOf(otherChoice.state().book);
  await deps.http.send(removeAddress, { id: second?.id ?? '' }, { signal: deps.signal });
  await user.click(await button('Save Address'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This address is no longer in your address book. What you entered is still here: press the button again to save it as a new address.',
  );
  await heading('Add Delivery Address');
  expect(field('Street Address')).toHaveProperty('value', '90 Larch Road');
  await user.click(await button('Save Address'));
  expect(await screen.findByRole('article', { name: '90 Larch Road' })).toBeTruthy();
});

describe('a suggested address', () => {
  it('sends one check on Save and none while the shopper types [F-9.1] [F-4.1]', async () => {
    const { user } = await show('ADD_ADDRESS');
    await heading('Add Delivery Address');
    await fillIn(user, '1 Corrected St');
    await user.tab();
    const checks = () => box.calls('address.validate-for-modality');
    expect(checks()).toBe(0);
    await user.click(await button('Save Address'));
    await heading('Suggested Address');
    expect(checks()).toBe(1);
  });

  it('marks its changes and saves it on Confirm Address [F-2.45] [F-4.2] [F-8.3]', async () => {
    const { user, saved } = await show('ADD_ADDRESS');
    await heading('Add Delivery Address');
    await fillIn(user, '1 Corrected St');
    await user.click(await button('Save Address'));
    await focused(await heading('Suggested Address'));
    expect(
      screen.getByText(
        'We found an address that closely matches what you entered. If this looks correct, select "Confirm Address". If not, go back to modify your original entry.',
      ),
    ).toBeTruthy();
    const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked).toEqual(['1 Corrected Street (changed)']);
    await user.click(await button('Confirm Address'));
    await screen.findByRole('article', { name: '1 Corrected Street' });
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ isNew: true }));
  });

  it('returns to the form with the original entry [F-2.35] [F-2.45] [F-4.2]', async () => {
    const { user } = await show('ADD_ADDRESS', V2);
    await heading('Add Delivery Address');
    await fillIn(user, '1 Corrected St');
    await user.click(await button('Save Address'));
    await heading('Suggested Address');
    await user.click(await button('Edit Address'));
    await heading('Add Delivery Address');
    expect(field('Street Address')).toHaveProperty('value', '1 Corrected St');
    await user.clear(field('Street Address'));
    await user.type(field('Street Address'), '9 New Street');
    await user.click(await button('Save Address'));
    expect(await screen.findByRole('radio', { name: /^9 New Street/ })).toHaveProperty('checked', true);
  });
});
