import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fill, inAccount, inOverlay } from '../screen.ts';
import { pageStage, preparePage } from './stage.tsx';
import type { PageArgs } from './stage.tsx';

const meta = {
  title: 'Account/Address form',
  args: { shopper: 'alice', path: '/account/address' },
  loaders: [preparePage],
  render: pageStage,
  tags: ['!autodocs'],
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<PageArgs>;

/** Fills in the form and submits it. */
async function send(street: string) {
  const account = await inAccount();
  await fill(await account.findByRole('textbox', { name: 'Street Address' }), street);
  await fill(account.getByRole('textbox', { name: 'City' }), 'Cincinnati');
  await userEvent.selectOptions(account.getByRole('combobox', { name: 'State/Province' }), 'OH');
  await fill(account.getByRole('textbox', { name: 'Postal Code' }), '45202');
  await userEvent.click(account.getByRole('button', { name: 'Add Address' }));
  return account;
}

export const NewAddress: Story = {
  play: async ({ step }) => {
    const account = await inAccount();
    await step('heading, fields and ways on [A-2.21]', async () => {
      await expect(await account.findByRole('heading', { name: 'Add New Address' })).toBeVisible();
      for (const name of ['Street Address', 'City', 'Postal Code'])
        await expect(account.getByRole('textbox', { name })).toHaveValue('');
      await expect(account.getByRole('checkbox', { name: 'Use as my mailing address' })).toBeVisible();
      await expect(account.getByRole('button', { name: 'Add Address' })).toBeVisible();
      await expect(account.getByRole('button', { name: 'Cancel' })).toBeVisible();
    });
  },
};

export const EditAddress: Story = {
  args: { path: '/account/addresses' },
  play: async () => {
    const account = await inAccount();
    const [first] = await account.findAllByRole('link', { name: /^Edit, / });
    await userEvent.click(first ?? document.body);
    await expect(await account.findByRole('button', { name: 'Update Address' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/account/address/gone' },
  play: async () => {
    const account = await inAccount();
    await expect(await account.findByText('We could not find that address.')).toBeVisible();
  },
};

export const Problems: Story = {
  play: async () => {
    const account = await inAccount();
    await userEvent.click(await account.findByRole('button', { name: 'Add Address' }));
    await expect(await account.findByRole('alert')).toHaveTextContent('Street Address is required');
  },
};

export const Suggested: Story = {
  play: async ({ step }) => {
    await send('1 Corrected St');
    const dialog = await inOverlay();
    await step('the service’s own is chosen [A-2.22] [A-4.4]', async () => {
      await expect(dialog.getByRole('radio', { name: /^Suggested/ })).toBeChecked();
    });
  },
};

export const Unverified: Story = {
  play: async () => {
    await send('1 Unknown St');
    const dialog = await inOverlay();
    await expect(dialog.getByRole('button', { name: 'Use this address' })).toBeVisible();
  },
};

export const Saving: Story = {
  args: { faults: [{ match: 'account.addresses.add', when: 'before', kind: 'hang', times: 10 }] },
  play: async () => {
    const account = await send('9 New Street');
    await expect(await account.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const Refused: Story = {
  play: async () => {
    const account = await send('1 Refused St');
    await expect(await account.findByRole('alert')).toBeVisible();
  },
};

export const Saved: Story = {
  play: async () => {
    const account = await send('9 New Street');
    await expect(await account.findByRole('heading', { name: '9 New Street' })).toBeVisible();
    await expect(account.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
};
