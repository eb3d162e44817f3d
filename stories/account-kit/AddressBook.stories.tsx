import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasFocus, inAccount, inOverlay, isOverlayOpen } from '../screen.ts';
import { pageStage, preparePage } from './stage.tsx';
import type { PageArgs } from './stage.tsx';

const meta = {
  title: 'Account/Address book',
  args: { shopper: 'alice' },
  loaders: [preparePage],
  render: pageStage,
  tags: ['!autodocs'],
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<PageArgs>;

const LIST = 'account.addresses.list';
const REMOVE = 'account.addresses.remove';

async function ask() {
  const account = await inAccount();
  const [first] = await account.findAllByRole('button', { name: /^Remove, / });
  await userEvent.click(first ?? document.body);
  return { account, question: await inOverlay() };
}

export const Addresses: Story = {
  play: async ({ step }) => {
    const account = await inAccount();
    await step('the mailing address first, with its ways on [A-2.17] [A-2.18] [A-2.19]', async () => {
      const edits = await account.findAllByRole('link', { name: /^Edit, / });
      await expect(edits).toHaveLength(2);
      const first = within(edits[0]?.closest('li') ?? document.body);
      await expect(first.getByText('Mailing Address')).toBeVisible();
      await expect(first.getByRole('link', { name: 'Edit, 1420 Juniper Street, Apt 3B' })).toBeVisible();
      await expect(first.getByRole('button', { name: 'Remove, 1420 Juniper Street, Apt 3B' })).toBeVisible();
      await expect(account.getByRole('link', { name: 'Add new address' })).toBeVisible();
    });
  },
};

export const Many: Story = {
  args: { more: 1000 },
  play: async () => {
    const account = await inAccount();
    await waitFor(() => expect(account.getAllByRole('listitem').length).toBeGreaterThan(1000));
  },
  // Checking the colours of a thousand cards takes minutes, and they are those of the first story.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const Loading: Story = {
  args: { faults: [{ match: LIST, when: 'before', kind: 'hang', times: 10 }] },
  play: async () => {
    const account = await inAccount();
    await expect(await account.findByText('Loading your addresses')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { faults: [{ match: LIST, when: 'before', kind: 'status', status: 400, times: 10 }] },
  play: async () => {
    const account = await inAccount();
    await expect(await account.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const ConfirmRemoval: Story = {
  play: async ({ step }) => {
    const { question } = await ask();
    await step('names the address, and begins at Cancel [A-2.18] [A-4.8]', async () => {
      await expect(question.getByText('1420 Juniper Street, Apt 3B')).toBeVisible();
      await waitFor(() => expect(hasFocus(question.getByRole('button', { name: 'Cancel' }))).toBe(true));
    });
  },
};

export const RemovalFailed: Story = {
  args: { faults: [{ match: REMOVE, when: 'before', kind: 'status', status: 400, times: 10 }] },
  play: async () => {
    const { question } = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await question.findByRole('alert')).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ step }) => {
    const { account, question } = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(isOverlayOpen()).toBe(false));
    await step('says so, and goes to the next card [A-4.8]', async () => {
      await expect(account.getByRole('button', { name: 'Dismiss' })).toBeVisible();
      await waitFor(() => expect(hasFocus(account.getByRole('heading', { level: 2 }))).toBe(true));
    });
  },
};

export const Empty: Story = {
  args: { shopper: 'dave' },
  play: async () => {
    const { account, question } = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await account.findByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  },
};
