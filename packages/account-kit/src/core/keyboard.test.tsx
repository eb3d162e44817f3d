import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../testing/use-account.ts';

const box = useAccount();

const named = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

/** Presses Tab until the control has focus. */
async function tabTo(control: HTMLElement): Promise<void> {
  for (let steps = 0; steps < 60 && document.activeElement !== control; steps += 1) await userEvent.tab();
  expect(document.activeElement).toBe(control);
}
const pressKey = async (control: HTMLElement, key = '{Enter}') => {
  await tabTo(control);
  await userEvent.keyboard(key);
};
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

/** Fills in the form with the keyboard and submits it from the last field. */
async function type(street: string): Promise<void> {
  await tabTo(await screen.findByRole('textbox', { name: 'Street Address' }));
  await userEvent.keyboard(street);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('Cincinnati');
  await userEvent.tab();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State/Province' }), 'OH');
  await userEvent.tab();
  await userEvent.keyboard('45202{Enter}');
}

describe.each([
  ['first', false],
  ['newer', true],
] as const)('keyboard use of the %s address book', (_, addressBookV2) => {
  const toggles = { addressBookV2 };
  const atForm = async () => {
    const one = await box.show('alice', { view: addressBookV2 ? 'addressBook' : 'addressForm', toggles });
    if (addressBookV2) await pressKey(await screen.findByRole('button', { name: 'Add New Address' }));
    return one;
  };
  /** Returns the saved addresses once all layers are closed and focus has returned. */
  const saved = async ({ heard }: Awaited<ReturnType<typeof atForm>>, street: string) => {
    await isClosed();
    await waitFor(() => expect(heard('address:saved')).toHaveLength(1));
    if (addressBookV2) await waitFor(() => expect(named()).toBe(street));
    return heard('address:saved');
  };

  it('adds an address with the correction that the service suggests [A-2.22] [A-4.4]', async () => {
    const one = await atForm();
    await type('1 Corrected St');
    const name = addressBookV2 ? 'Confirm Address' : 'Use this address';
    await pressKey(await screen.findByRole('button', { name }));
    expect(await saved(one, '1 Corrected Street')).toMatchObject([
      { address: { street: '1 Corrected Street' } },
    ]);
  });

  it('saves an unverified address [A-4.3]', async () => {
    const one = await atForm();
    await type('1 Unknown St');
    await pressKey(await screen.findByRole('button', { name: 'Use this address' }), ' ');
    expect(await saved(one, '1 Unknown St')).toMatchObject([{ address: { street: '1 Unknown St' } }]);
  });

  it('removes an address and moves focus to the next one [A-2.18] [A-4.8]', async () => {
    const { heard } = await box.show('alice', { view: 'addressBook', toggles });
    if (addressBookV2) {
      await pressKey(await screen.findByRole('button', { name: 'Edit, 88 Larch Road' }));
      await pressKey(await screen.findByRole('button', { name: 'Delete Address' }));
    } else await pressKey(await screen.findByRole('button', { name: 'Remove, 88 Larch Road' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Removal' }));
    await waitFor(() => expect(named()).toBe('Cancel'));
    await pressKey(question.getByRole('button', { name: 'Remove' }));
    await isClosed();
    await waitFor(() => expect(named()).toBe('1420 Juniper Street, Apt 3B'));
    expect(heard('address:removed')).toHaveLength(1);
  });
});
