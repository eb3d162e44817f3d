import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { WalletHandle } from '../handle.ts';
import { fakeVault } from '../testing/fake-vault.ts';
import type { DemoShopper } from '../testing/fixtures.ts';
import { usePage } from '../testing/use-page.ts';

const page = usePage();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const addressThere = () => screen.findAllByRole('radio', { name: /Juniper Street/, checked: true });
const idOf = (wallet: WalletHandle, digits: string) =>
  wallet.getCards().find(({ lastFour }) => lastFour === digits)?.id ?? '';

/** How each form is submitted with a value that cannot be used. */
const forms = {
  async 'add-card'(wallet: WalletHandle) {
    wallet.open({ screen: 'add-card' });
    await userEvent.type(await field('Last name'), 'Adams');
    await press('Submit');
  },
  async 'edit-card'(wallet: WalletHandle) {
    wallet.open({ screen: 'edit-card', cardId: idOf(wallet, '4242') });
    await userEvent.clear(await field('First name'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expiration Month' }), '');
    await press('Save Changes');
  },
  async 'edit-card, its security code'(wallet: WalletHandle) {
    wallet.open({ screen: 'edit-card', cardId: idOf(wallet, '4242') });
    await addressThere();
    await press('Save Changes');
  },
  async 'add-snap-card'(wallet: WalletHandle) {
    wallet.open({ screen: 'add-snap-card' });
    await press('Confirm');
  },
  async 'add-gift-card'(wallet: WalletHandle) {
    wallet.open({ screen: 'add-gift-card' });
    await userEvent.type(await field('Card Number'), '123');
    await press('Confirm');
  },
  async 'check-balance'(wallet: WalletHandle) {
    wallet.open({ screen: 'check-balance', cardId: idOf(wallet, '0004') });
    await press('Confirm');
  },
  async 'update-address'(wallet: WalletHandle) {
    wallet.open({ screen: 'add-card' });
    await press('Add new address');
    await userEvent.type(await field('City'), 'Dayton');
    await press('Save Address');
  },
};

describe('a refused form', () => {
  it.each<[keyof typeof forms, DemoShopper, string, readonly string[]]>([
    ['add-card', 'alice', 'invalid_fields', ['firstName']],
    ['edit-card', 'alice', 'invalid_fields', ['firstName', 'month']],
    ['edit-card, its security code', 'alice', '882', ['securityCode']],
    ['add-snap-card', 'grace', 'invalid_fields', ['cardNumber']],
    ['add-gift-card', 'alice', 'invalid_fields', ['number', 'pin']],
    ['check-balance', 'alice', '882', ['card']],
    ['update-address', 'alice', 'invalid_fields', ['street', 'region', 'postalCode']],
  ])('reports the fields of %s to analytics and the host [W-5.28]', async (name, shopper, code, fields) => {
    const [callback, told] = [vi.fn(), vi.fn()];
    const vault = fakeVault();
    vault.answer = { response: '882' };
    const more = { hostedFields: vault.hostedFields, analyticsConfig: { callback } };
    const wallet = await page.show(shopper, more);
    wallet.on('validation:failed', told);
    await forms[name](wallet);
    await waitFor(() => expect(told).toHaveBeenCalledWith({ fields }));
    expect(callback).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code, fields });
    expect(told).toHaveBeenCalledOnce();
  });
});
