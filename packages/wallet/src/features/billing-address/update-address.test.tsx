import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const choose = (region: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), region);

/** Opens Alice's form for a new address, or for the picked one. */
async function openAddress(opener: string | RegExp = 'Add new address'): Promise<void> {
  const wallet = await page.show('alice');
  wallet.open({ screen: 'add-card' });
  await press(opener);
  await screen.findByRole('heading', { name: /Billing Address$/ });
}

async function fillIn(postalCode: string): Promise<void> {
  await userEvent.type(field('Address'), '700 Quince Way');
  await userEvent.type(field('City'), 'Dayton');
  await choose('OH');
  await userEvent.click(field('Postal Code'));
  await userEvent.paste(postalCode);
}

describe('the postal code of a billing address', () => {
  it('uses the keyboard that the selected region needs [W-5.7]', async () => {
    await openAddress();
    const keyboard = () => field('Postal Code').getAttribute('inputmode');
    expect(keyboard()).toBe('numeric');
    await choose('ON');
    expect(keyboard()).toBe('text');
    await choose('OH');
    expect(keyboard()).toBe('numeric');
  });

  it.each(['452021234', '45202-12345', '4520'])('rejects %s [W-5.7]', async (pasted) => {
    await openAddress();
    await fillIn(pasted);
    expect(field('Postal Code')).toHaveProperty('value', pasted);
    await press('Save Address');
    expect(await screen.findByText('Please enter a valid postal code.')).toBeTruthy();
  });

  it('is validated again after another region is selected', async () => {
    await openAddress();
    await fillIn('K1A 0B1');
    await press('Save Address');
    expect(await screen.findByText('Please enter a valid postal code.')).toBeTruthy();
    await choose('ON');
    await userEvent.tab();
    expect(screen.queryByText('Please enter a valid postal code.')).toBeNull();
    await choose('OH');
    await userEvent.tab();
    expect(screen.getByText('Please enter a valid postal code.')).toBeTruthy();
  });
});

it('lists states, provinces and territories without groups', async () => {
  await openAddress();
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(screen.getByRole('option', { name: 'Yukon' })).toHaveProperty('parentElement', select);
  expect(screen.getByRole('option', { name: 'Ohio' })).toHaveProperty('parentElement', select);
});

describe('a refused billing address', () => {
  it('focuses the first invalid field and validates it on each change', async () => {
    await openAddress();
    await press('Save Address');
    const isRefused = () => field('Address').getAttribute('aria-invalid') === 'true';
    expect(isRefused()).toBe(true);
    expect(document.activeElement).toBe(field('Address'));
    await userEvent.type(field('Address'), '7');
    expect(isRefused()).toBe(false);
    await userEvent.type(field('Address'), '{Backspace}');
    expect(isRefused()).toBe(true);
  });
});

it('shows the length message of an address line for the second line [W-5.4]', async () => {
  await openAddress(/^Edit, 1420/);
  await userEvent.click(field('Apt, Suite, etc. (Optional)'));
  await userEvent.paste('x'.repeat(100));
  await press('Save Address');
  expect(await screen.findByText('Maximum length for address fields is 100 characters.')).toBeTruthy();
});
