import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '../../domain/address.ts';
import { addressRules } from '../../domain/address-rules.ts';
import { AddressFields } from './AddressFields.tsx';
import { useAddressForm } from './use-address-form.ts';

const words = {
  street: 'Street Address',
  unit: 'Apt',
  locality: 'City',
  region: 'State',
  postalCode: 'ZIP Code',
  select: 'Select…',
  countries: { US: 'United States', CA: 'Canada' },
  streetRequired: 'Street, please.',
  localityRequired: 'City, please.',
  regionRequired: 'State, please.',
  postalCodeRequired: 'ZIP, please.',
  postalCodeInvalid: 'No such ZIP.',
  streetTooLong: 'Street must be {most} characters or fewer.',
  unitTooLong: 'Apt must be {most} characters or fewer.',
  localityTooLong: 'City must be {most} characters or fewer.',
  postalCodeTooLong: 'ZIP must be {most} characters or fewer.',
};
const home: Address = {
  street: '1420 Juniper Street',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
};

interface ShownProps {
  readonly before?: Address;
  readonly onTake: (address: Address) => void;
}

function Shown({ before, onTake }: ShownProps): ReactElement {
  const form = useAddressForm(addressRules.selector, { before });
  const send = (): void => {
    const taken = form.take();
    if (taken.ok) onTake(taken.address);
  };
  return (
    <>
      <AddressFields form={form} words={words} purpose="shipping" disabled={false} onTouch={() => {}} />
      <button type="button" onClick={send}>
        Send
      </button>
    </>
  );
}

function show(before?: Address) {
  const onTake = vi.fn();
  render(<Shown {...(before && { before })} onTake={onTake} />);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { onTake, send };
}
const field = (name: string) => screen.getByRole('textbox', { name });
afterEach(cleanup);

describe('the address fields', () => {
  it('are street, unit, city, region and ZIP code, each with its autocomplete token [F-2.42]', () => {
    show();
    const tokens = [...document.querySelectorAll('input, select')].map((one) =>
      one.getAttribute('autocomplete'),
    );
    const [section] = tokens[0]?.split(' ') ?? [];
    expect(section).toMatch(/^section-./);
    expect(tokens).toEqual(
      ['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code'].map(
        (token) => `${section} shipping ${token}`,
      ),
    );
  });

  it('offer states under United States and provinces under Canada, by their codes [F-2.44]', () => {
    show();
    const select = screen.getByRole('combobox', { name: 'State' });
    const options = (country: string) =>
      within(within(select).getByRole('group', { name: country })).getAllByRole('option');
    expect(options('United States')).toHaveLength(51);
    expect(options('Canada')).toHaveLength(10);
    expect(options('Canada').find((one) => one.textContent === 'Ontario')).toHaveProperty('value', 'ON');
    expect(select).toHaveProperty('value', '');
  });

  it('offer a territory only to an address that already lies in it', () => {
    show({ ...home, region: 'PR' });
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'PR');
    expect(screen.getByRole('option', { name: 'Puerto Rico' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Guam' })).toBeNull();
  });

  it('accept a ZIP code as text, including letters', () => {
    show();
    expect(field('ZIP Code').getAttribute('type')).toBe('text');
    expect(field('ZIP Code').getAttribute('inputmode')).toBeNull();
  });
});

describe('the typed address', () => {
  it('is submitted in its normal form', async () => {
    const { onTake, send } = show();
    await userEvent.type(field('Street Address'), ' 1 Main St ');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'MA');
    await userEvent.type(field('ZIP Code'), '021341234');
    await send();
    expect(onTake).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ street: '1 Main St', region: 'MA', postalCode: '02134-1234' }),
    );
  });

  it('is submitted when a script filled it in without events', async () => {
    const { onTake, send } = show();
    const filled = { 'Street Address': '1 Main St', City: 'Boston', 'ZIP Code': '02134' };
    for (const [name, text] of Object.entries(filled)) Object.assign(field(name), { value: text });
    Object.assign(screen.getByRole('combobox'), { value: 'MA' });
    await send();
    expect(onTake).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ street: '1 Main St', locality: 'Boston', region: 'MA', postalCode: '02134' }),
    );
  });

  it('is asked for when it is missing, with focus on the first missing field', async () => {
    const { onTake, send } = show();
    await send();
    expect(onTake).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Street Address'));
    expect(screen.getByText('ZIP, please.')).toBeTruthy();
    await userEvent.type(field('Street Address'), '1');
    expect(screen.queryByText('Street, please.')).toBeNull();
    await send();
    expect(document.activeElement).toBe(field('ZIP Code'));
  });

  it('is validated again after another state is chosen, and stays unchanged', async () => {
    const { send } = show({ ...home, postalCode: 'K1A 0B1' });
    await send();
    expect(screen.getByText('No such ZIP.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'ON');
    expect(screen.getByText('No such ZIP.')).toBeTruthy();
    await userEvent.tab();
    expect(screen.queryByText('No such ZIP.')).toBeNull();
    expect(field('City')).toHaveProperty('value', 'Cincinnati');
    expect(field('ZIP Code')).toHaveProperty('value', 'K1A 0B1');
  });
});

it('shows an address that is too long in full, and a validation message when it is submitted', async () => {
  const street = '1'.repeat(41);
  const { onTake, send } = show({ ...home, street });
  expect(field('Street Address')).toHaveProperty('value', street);
  await send();
  expect(onTake).not.toHaveBeenCalled();
  expect(screen.getByText('Street must be 40 characters or fewer.')).toBeTruthy();
});

it('returns an untouched address unchanged', async () => {
  const before: Address = { ...home, postalCode: '452021234', county: 'Hamilton' };
  const { onTake, send } = show(before);
  await send();
  expect(onTake).toHaveBeenCalledWith(before);
});
