import { expect, it } from 'vitest';
import { useShop } from '../../testing/use-shop.ts';
import { addressActions } from './actions.ts';

const box = useShop();

it('picks an address that was saved before the others came, however late they come', async () => {
  const { wallet, actions, state } = await box.open('alice');
  actions.openFlyout({ screen: 'add-card' });
  const match = 'wallet.list-billing-addresses';
  box.shop.controls.addFault({ match, when: 'after-commit', kind: 'delay', ms: 600, times: 1 });
  const { loadAddresses, openAddressForm, saveAddress, pickedAddress } = addressActions(wallet);
  const loaded = loadAddresses();
  openAddressForm();
  const place = { locality: 'Dayton', region: 'OH', postalCode: '45402', countryCode: 'US' } as const;
  await saveAddress({ street: '9 Elm St', unit: '', ...place });
  await expect.poll(() => state().addresses.phase).toBe('ready');
  expect(pickedAddress()?.address.street).toBe('9 Elm St');
  await loaded;
  expect(pickedAddress()?.address.street).toBe('9 Elm St');
});
