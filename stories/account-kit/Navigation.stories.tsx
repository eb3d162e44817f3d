import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAccount } from '../screen.ts';
import { navigationStage, preparePage } from './stage.tsx';
import type { NavigationArgs } from './stage.tsx';

const dashboard = { path: '/account/dashboard' };

const meta = {
  title: 'Account/Navigation',
  args: { shopper: 'alice', config: dashboard },
  loaders: [preparePage],
  render: navigationStage,
  tags: ['!autodocs'],
} satisfies Meta<NavigationArgs>;
export default meta;

type Story = StoryObj<NavigationArgs>;

export const Dashboard: Story = {
  play: async ({ step }) => {
    const account = await inAccount();
    await step('says which page is on [A-2.15]', async () => {
      await expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
      await expect(account.getByRole('link', { name: 'My Account' })).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const AddressForm: Story = {
  args: { config: { path: '/account/address/a1' } },
  play: async () => {
    const account = await inAccount();
    await expect(account.getByRole('link', { name: 'Edit Address' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Member: Story = {
  args: { config: { ...dashboard, membership: { status: 'ACTIVE' } } },
  play: async () => {
    const account = await inAccount();
    await expect(account.getByRole('link', { name: 'Membership' })).toBeVisible();
  },
};

export const AnotherBanner: Story = {
  args: { config: { ...dashboard, bannerDomain: 'harristeeter.com', membership: { status: 'ACTIVE' } } },
  play: async ({ step }) => {
    const account = await inAccount();
    await step('renamed, hidden, and one that leads elsewhere [A-2.16]', async () => {
      await expect(account.getByRole('link', { name: 'Plus Plan' })).toBeVisible();
      await expect(account.getByRole('link', { name: /^Together in Education/ })).toBeVisible();
      await expect(account.queryByRole('link', { name: 'Wallet' })).toBeNull();
    });
  },
};

export const Donations: Story = {
  args: { config: { ...dashboard, bannerDomain: 'smithsfoodanddrug.com' } },
  play: async () => {
    const account = await inAccount();
    await expect(account.getByRole('link', { name: 'Inspiring Donations' })).toBeVisible();
  },
};

export const HostsOwnLinks: Story = {
  args: { config: { ...dashboard, extraNavItems: [{ label: 'Recipes', to: '/recipes' }] } },
  play: async () => {
    const account = await inAccount();
    await expect(account.getByRole('link', { name: 'Recipes' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { isNarrow: true },
  play: async ({ canvasElement }) => {
    canvasElement.style.maxWidth = '480px';
    const account = await inAccount();
    await expect(account.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(account.queryByRole('navigation', { name: 'Account' })).toBeNull();
  },
};

export const SignedOut: Story = {
  args: { shopper: undefined },
  play: async () => {
    const account = await inAccount();
    await expect(account.queryByRole('navigation', { name: 'Account' })).toBeNull();
  },
};
