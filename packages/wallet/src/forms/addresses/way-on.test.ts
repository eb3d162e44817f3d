import { describe, expect, it } from 'vitest';
import { screenOf } from '../../flyout/rules.ts';
import { DISCOVER, ELM, form } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';
import { formOf } from '../slice.ts';
import { addressActions } from './actions.ts';

const box = useShop();

/** Opens the form for a new card, whose addresses fail to load or not. */
async function adding(shopper: string) {
  const opened = await box.open(shopper);
  opened.actions.openFlyout({ screen: 'add-card' });
  return { ...opened, ...addressActions(opened.wallet) };
}

describe('addresses that cannot be loaded', () => {
  it('do not keep the shopper from the one that they add instead [W-8.21]', async () => {
    const { loadAddresses, openAddressForm, saveAddress, pickedAddress, state } = await adding('alice');
    const list = { match: 'wallet.list-billing-addresses', when: 'before', kind: 'status' } as const;
    box.shop.controls.addFault({ ...list, status: 500, times: 50 });
    await loadAddresses();
    expect(state().addresses.phase).toBe('failed');
    openAddressForm();
    await saveAddress(ELM);
    await expect.poll(() => pickedAddress()?.address).toEqual(ELM);
    expect(screenOf(state().flyout)).toBe('add-card');
    // A card keeps its own address, though it is not known.
    await loadAddresses({ ...ELM, street: '1 Own St' });
    expect(pickedAddress()).toBeUndefined();
    await loadAddresses();
    expect(pickedAddress()?.address).toEqual(ELM);
    box.shop.controls.clearFaults();
    const reading = loadAddresses();
    expect(state().addresses.phase).toBe('ready');
    await reading;
    expect(pickedAddress()?.address).toEqual(ELM);
    const { addresses } = state();
    expect(addresses.phase === 'ready' && addresses.list.length).toBeGreaterThan(1);
  });

  it('are all there once one was added during a read', async () => {
    const { loadAddresses, openAddressForm, saveAddress, pickedAddress, state } = await adding('alice');
    const list = { match: 'wallet.list-billing-addresses', when: 'before', kind: 'status' } as const;
    box.shop.controls.addFault({ ...list, status: 500, times: 50 });
    await loadAddresses();
    openAddressForm();
    await saveAddress(ELM);
    await expect.poll(() => pickedAddress()?.address).toEqual(ELM);
    box.shop.controls.clearFaults();
    const { arrived, letGo } = box.shop.controls.hold({ match: list.match, when: 'after-commit' });
    const reading = loadAddresses();
    await arrived;
    openAddressForm();
    await saveAddress({ ...ELM, street: '11 Elm St' });
    letGo();
    await reading;
    expect(pickedAddress()?.address.street).toBe('11 Elm St');
    const { addresses } = state();
    const streets = addresses.phase === 'ready' ? addresses.list.map(({ address }) => address.street) : [];
    expect(streets).toEqual(expect.arrayContaining(['9 Elm St', '11 Elm St', '1420 Juniper Street']));
    expect(addresses).not.toHaveProperty('isPartial');
  });
});

describe('a card form without an address', () => {
  it('drops its problem once one is saved or picked [W-5.8]', async () => {
    const opened = await adding('bob');
    const { loadAddresses, openAddressForm, saveAddress, state, actions } = opened;
    await loadAddresses();
    opened.wallet.store.setState({ billingAddressId: undefined });
    await actions.submitCard(form, box.shop.fieldsWith({ accountNumber: DISCOVER }));
    expect(formOf(state(), 'add-card')).toEqual({ phase: 'editing', problem: { about: 'addressRequired' } });
    openAddressForm();
    await saveAddress(ELM);
    expect(formOf(state(), 'add-card')).toEqual({ phase: 'editing', problem: undefined });
  });
});

describe('an address form', () => {
  it('goes back to the list of all addresses that opened it', async () => {
    const { loadAddresses, openAddressForm, goBackFromAddress, state, actions } = await adding('alice');
    await loadAddresses();
    openAddressForm();
    goBackFromAddress();
    expect(screenOf(state().flyout)).toBe('add-card');
    actions.showScreen('address-list');
    openAddressForm();
    goBackFromAddress();
    expect(screenOf(state().flyout)).toBe('address-list');
  });

  it('saves an address that was deleted elsewhere as a new one', async () => {
    const opened = await adding('alice');
    const { loadAddresses, openAddressForm, saveAddress, pickedAddress, state } = opened;
    await loadAddresses();
    const { addresses } = state();
    const list = addresses.phase === 'ready' ? addresses.list : [];
    const gone = { id: 'gone', type: 'home', address: { ...ELM, street: '1 Old St' } } as const;
    opened.wallet.store.setState({ addresses: { phase: 'ready', list: [...list, gone] } });
    openAddressForm('gone');
    await saveAddress(ELM);
    expect(formOf(state(), 'update-address')).toMatchObject({ phase: 'editing', problem: {} });
    await expect.poll(() => state().addresses.phase).toBe('ready');
    await saveAddress(ELM);
    expect(pickedAddress()).toMatchObject({ address: ELM, type: 'delivery' });
    expect(screenOf(state().flyout)).toBe('add-card');
  });
});
