import { moveTo } from '../../support/database.ts';
import type { OpenShop } from '../../support/open-shop.ts';
import { addAddress, field, fillAddress, openAddressList, openEdit, saveEdit } from '../../steps/form.ts';
import {
  button,
  cardAdded,
  cardFields,
  dialog,
  DISCOVER,
  fillForm,
  openForm,
  signIn,
  submit,
  refuseOnce,
} from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import { heading, openListAs, problem, told } from '../../steps/wallet.ts';

const HOME = '1420 Juniper Street, Apt 3B';

const radio = (page: Parameters<typeof dialog>[0], street: string | RegExp) =>
  dialog(page).getByRole('radio', { name: street });

test('shows the default address with "Edit", the others to select, and a button to add one [W-2.31] [W-4.31] [W-4.32]', async ({
  page,
}) => {
  await signIn(page, 'Bob');
  await openForm(page);
  const group = dialog(page).getByRole('group', { name: 'Billing Address' });
  // The account lists the delivery address first; the form moves the home address before it.
  await expect(group.getByRole('radio').first()).toBeChecked();
  await expect(radio(page, /17 Walnut Lane/)).toBeChecked();
  await expect(button(page, 'Edit, 17 Walnut Lane')).toHaveText('Edit');
  await expect(button(page, 'Add new address')).toBeVisible();
  await radio(page, /240 Commerce Avenue/).check();
  await expect(button(page, 'Edit, 240 Commerce Avenue, Suite 12')).toHaveText('Edit');
  await expect(group.getByRole('button', { name: /^Edit/ })).toHaveCount(1);
});

test('labels the form for a new address [W-2.52] [W-2.53] [W-2.54]', async ({ page }) => {
  await signIn(page, 'Alice');
  await openForm(page);
  await button(page, 'Add new address').click();
  await expect(dialog(page)).toHaveAccessibleName('Add Billing Address');
  await expect(dialog(page).getByRole('textbox')).toHaveCount(4);
  for (const label of ['Address', 'Apt, Suite, etc. (Optional)', 'City', 'Postal Code']) {
    await expect(dialog(page).getByRole('textbox', { name: label, exact: true })).toHaveValue('');
  }
  const states = dialog(page).getByRole('combobox', { name: 'State', exact: true }).getByRole('option');
  await expect(states.first()).toHaveText('Select...');
  // Fifty states, one district and thirteen Canadian regions.
  await expect(states).toHaveCount(1 + 50 + 1 + 13);
  await expect(button(page, 'Save Address')).toBeVisible();
  await button(page, 'Back').click();
  await expect(button(page, 'Add new address')).toBeFocused();
});

test('shows a validation message at each field of an address [W-5.3] [W-5.5] [W-5.6] [W-5.7]', async ({
  page,
}) => {
  await signIn(page, 'Alice');
  await openForm(page);
  await button(page, 'Add new address').click();
  await button(page, 'Save Address').click();
  const said = async (words: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, why] of Object.entries(words))
      await expect(field(page, label)).toHaveAccessibleDescription(why);
  };
  await said({
    Address: 'Address is a required field.',
    City: 'City is a required field.',
    State: 'State/Province is a required field.',
    'Postal Code': 'Postal Code is a required field.',
  });
  await expect(field(page, 'Address')).toBeFocused();
  await fillAddress(page, { street: '1 <b> Street', city: 'Day;ton', postalCode: '454' });
  await said({
    Address: 'Address has invalid characters.',
    City: 'City has invalid characters.',
    'Postal Code': 'Please enter a valid postal code.',
  });
  await fillAddress(page, { street: 'x'.repeat(101), city: 'x'.repeat(51) });
  await said({
    Address: 'Maximum length for address fields is 100 characters.',
    City: 'Maximum length for city field is 50 characters.',
  });
});

test('accepts seven digits typed as a postal code, and any pasted text [W-5.7] [W-9.3]', async ({ page }) => {
  await signIn(page, 'Alice');
  await openForm(page);
  await button(page, 'Add new address').click();
  const code = field(page, 'Postal Code');
  await code.pressSequentially('4a5-4 0267890');
  await expect(code).toHaveValue('4540267');
  await code.fill('45402-1234');
  await expect(code).toHaveValue('45402-1234');
  await field(page, 'State').selectOption('ON');
  await code.fill('');
  await code.pressSequentially('M5V 2T6X');
  await expect(code).toHaveValue('M5V 2T6');
});

test(
  'selects a saved address in the card form, which kept what was typed [W-2.54]',
  { tag: '@engines' },
  async ({ page, shop }) => {
    shop.sandbox.controls.addFault({
      match: 'wallet.save-billing-address',
      when: 'before',
      kind: 'delay',
      ms: 2500,
    });
    await signIn(page, 'Alice');
    await openForm(page);
    await fillForm(page, DISCOVER);
    await button(page, 'Add new address').click();
    await fillAddress(page, { unit: 'Flat 2' });
    await button(page, 'Save Address').click();
    await expect(button(page, 'Saving...')).toHaveAttribute('aria-disabled', 'true');
    await expect(heading(page, 'Add Credit/Debit Card')).toBeVisible();
    await expect(radio(page, /700 Quince Way, Flat 2/)).toBeChecked();
    await expect(cardFields(page)[0]).toHaveValue('6011 1111 1111 1117');
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await submit(page);
    await cardAdded(page);
  },
);

test('edits an address in place [W-2.52]', async ({ page }) => {
  await signIn(page, 'Alice');
  await openForm(page);
  await button(page, `Edit, ${HOME}`).click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Billing Address');
  await expect(field(page, 'Address')).toHaveValue('1420 Juniper Street');
  await expect(field(page, 'Apt, Suite, etc. (Optional)')).toHaveValue('Apt 3B');
  await expect(field(page, 'State')).toHaveValue('OH');
  await field(page, 'Address').fill('1422 Juniper Street');
  await button(page, 'Save Address').click();
  await expect(radio(page, /1422 Juniper Street/)).toBeChecked();
  await expect(dialog(page).getByRole('radio')).toHaveCount(2);
});

test('lists more than three addresses on a screen of their own, to select or edit [W-2.51] [W-2.2]', async ({
  page,
}) => {
  await signIn(page, 'Alice');
  await openAddressList(page);
  await expect(dialog(page)).toHaveAccessibleName('Billing Address');
  await expect(dialog(page).getByRole('radio')).toHaveCount(4);
  await expect(dialog(page).getByRole('radio').first()).toHaveAccessibleName(/1420 Juniper Street/);
  await radio(page, /1 Fir Street/).check();
  await expect(button(page, 'Edit, 1 Fir Street')).toBeVisible();
  await button(page, 'Use This Address').click();
  await expect(heading(page, 'Add Credit/Debit Card')).toBeVisible();
  await expect(radio(page, /1 Fir Street/)).toBeChecked();
  await button(page, 'All addresses').click();
  await radio(page, /88 Larch Road/).check();
  await button(page, 'Back').click();
  await expect(radio(page, /88 Larch Road/)).toBeChecked();
  await expect(button(page, 'All addresses')).toBeFocused();
});

test('refuses a billing address with invalid characters, and accepts another one [W-5.9] [W-8.27]', async ({
  page,
  shop,
}) => {
  moveTo(shop, 'alice', '4520?');
  await signIn(page, 'Alice');
  await openForm(page);
  await fillForm(page, DISCOVER);
  await submit(page);
  await expect(problem(page)).toHaveText(
    "We're sorry, but your billing address has invalid characters. Please select a new address or edit your currently selected address to continue.",
  );
  await addAddress(page);
  await submit(page);
  await cardAdded(page);
});

test('starts the edit form of a card with its own address [W-4.32]', async ({ page }) => {
  await openListAs(page, 'alice');
  await openEdit(page, 'Mastercard ending in 4444');
  await radio(page, /88 Larch Road/).check();
  await dialog(page).getByLabel('Expiration Year').selectOption({ index: 8 });
  await saveEdit(page);
  await told(page, 'Card Edited!', 'Your card has been successfully edited.');
  await openEdit(page, 'Mastercard ending in 4444');
  await expect(radio(page, /88 Larch Road/)).toBeChecked();
});

const failAddresses = (shop: Pick<OpenShop, 'sandbox'>): void =>
  refuseOnce(shop, 'wallet.list-billing-addresses');

test('loads the saved addresses on Retry after a failure [W-8.21] [W-2.31]', async ({ page, shop }) => {
  failAddresses(shop);
  await signIn(page, 'Alice');
  await openForm(page);
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(radio(page, /1420 Juniper Street/)).toBeChecked();
});

test('lets the shopper add an address when the saved ones fail to load [W-8.21] [W-2.31]', async ({
  page,
  shop,
}) => {
  failAddresses(shop);
  await signIn(page, 'Alice');
  await openForm(page);
  await expect(
    dialog(page).getByText("We couldn't load your saved address at this time . Please add a new address."),
  ).toBeVisible();
  await addAddress(page);
  await expect(radio(page, /700 Quince Way/)).toBeChecked();
});
