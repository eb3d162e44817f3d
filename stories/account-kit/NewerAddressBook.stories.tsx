import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { above, fill, hasFocus, inAccount, inOverlay, isOverlayOpen } from '../screen.ts';
import { pageStage, preparePage } from './stage.tsx';
import type { PageArgs } from './stage.tsx';

const newer = { toggles: { addressBookV2: true } };

const meta = {
  title: 'Account/Newer address book',
  args: { shopper: 'alice', config: newer },
  loaders: [preparePage],
  render: pageStage,
  tags: ['!autodocs'],
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<PageArgs>;

/** Opens the form above the address book. */
async function open(name: string | RegExp) {
  const account = await inAccount();
  await userEvent.click(await account.findByRole('button', { name }));
  const sheet = await inOverlay();
  await sheet.findByRole('textbox', { name: 'Street Address' });
  return { account, sheet };
}

/** Fills in the form for a new address and submits it. */
async function send(street: string) {
  const one = await open('Add New Address');
  const { sheet } = one;
  await fill(sheet.getByRole('textbox', { name: 'Street Address' }), street);
  await fill(sheet.getByRole('textbox', { name: 'City' }), 'Cincinnati');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'State/Province' }), 'OH');
  await fill(sheet.getByRole('textbox', { name: 'Postal Code' }), '45202');
  await userEvent.click(sheet.getByRole('button', { name: 'Add Address' }));
  return one;
}

export const Sections: Story = {
  play: async ({ step }) => {
    const account = await inAccount();
    await step('the current address, and the others [A-2.20]', async () => {
      await expect(await account.findByRole('region', { name: 'Current Address' })).toBeVisible();
      await expect(account.getByRole('region', { name: 'Other Addresses' })).toBeVisible();
      await expect(account.getByRole('button', { name: 'Add New Address' })).toBeVisible();
    });
  },
};

export const ViewAll: Story = {
  args: { more: 8, config: { ...newer, maxAddresses: 3 } },
  play: async ({ step }) => {
    const account = await inAccount();
    await step('so many others at first [A-9.4]', async () => {
      await expect(await account.findByRole('button', { name: 'View All Addresses' })).toBeVisible();
      const others = within(account.getByRole('region', { name: 'Other Addresses' }));
      await expect(others.getAllByRole('listitem')).toHaveLength(3);
    });
  },
};

export const Loading: Story = {
  args: { faults: [{ match: 'profile.addresses.list', when: 'before', kind: 'hang', times: 10 }] },
  play: async () => {
    const account = await inAccount();
    await expect(await account.findByText('Loading your addresses')).toBeInTheDocument();
  },
};

export const AddAddress: Story = {
  play: async () => {
    const { sheet } = await open('Add New Address');
    await expect(sheet.getByRole('heading', { name: 'Add New Address' })).toBeVisible();
  },
};

export const EditAddress: Story = {
  play: async ({ step }) => {
    const { sheet } = await open('Edit, 88 Larch Road');
    await step('with the way to delete it [A-2.20]', async () => {
      await expect(sheet.getByRole('button', { name: 'Delete Address' })).toBeVisible();
    });
  },
};

export const Problems: Story = {
  play: async () => {
    const { sheet } = await open('Add New Address');
    await userEvent.click(sheet.getByRole('button', { name: 'Add Address' }));
    await expect(await sheet.findByRole('alert')).toBeVisible();
  },
};

export const Corrected: Story = {
  play: async ({ step }) => {
    const { sheet } = await send('1 Corrected St');
    await step('is confirmed or edited [A-2.22]', async () => {
      await expect(await sheet.findByRole('button', { name: 'Confirm Address' })).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Edit Address' })).toBeVisible();
    });
  },
};

export const Unverified: Story = {
  play: async () => {
    const { sheet } = await send('1 Unknown St');
    await expect(await sheet.findByRole('button', { name: 'Use this address' })).toBeVisible();
  },
};

export const Saving: Story = {
  args: { faults: [{ match: 'profile.addresses.add', when: 'before', kind: 'hang', times: 10 }] },
  play: async () => {
    const { sheet } = await send('9 New Street');
    await expect(await sheet.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const SaveFailed: Story = {
  args: {
    faults: [{ match: 'profile.addresses.add', when: 'before', kind: 'status', status: 400, times: 10 }],
  },
  play: async () => {
    const { sheet } = await send('9 New Street');
    await expect(await sheet.findByRole('alert')).toBeVisible();
  },
};

export const Saved: Story = {
  play: async () => {
    const { account } = await send('9 New Street');
    await waitFor(() => expect(isOverlayOpen()).toBe(false));
    await waitFor(async () =>
      expect(hasFocus(await account.findByRole('heading', { name: '9 New Street' }))).toBe(true),
    );
  },
};

export const Deleted: Story = {
  play: async () => {
    const { account, sheet } = await open('Edit, 88 Larch Road');
    await userEvent.click(sheet.getByRole('button', { name: 'Delete Address' }));
    const question = await above('alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(isOverlayOpen()).toBe(false));
    await expect(account.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
};
