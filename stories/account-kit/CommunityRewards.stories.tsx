import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inAccount } from '../screen.ts';
import { pageStage, preparePage } from './stage.tsx';
import type { PageArgs } from './stage.tsx';

const meta = {
  title: 'Account/Community rewards',
  args: {
    shopper: 'alice',
    path: '/account/communityrewards',
    config: { organizationsPage: 'https://causes.example/' },
  },
  loaders: [preparePage],
  render: pageStage,
  tags: ['!autodocs'],
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<PageArgs>;

export const TakesPart: Story = {
  play: async () => {
    const shown = await inAccount();
    await expect(await shown.findByText('Takes part')).toBeVisible();
  },
};

export const NoStoreYet: Story = {
  args: { shopper: 'heidi' },
  play: async () => {
    const shown = await inAccount();
    await expect(await shown.findByText('You have no preferred store yet')).toBeVisible();
  },
};

export const BannerDoesNot: Story = {
  args: { config: { bannerDomain: 'qfc.com' } },
  play: async () => {
    const shown = await inAccount();
    await waitFor(() =>
      expect(shown.getByRole('heading', { level: 2 })).toHaveTextContent(/doesn’t take part/),
    );
  },
};

export const NotTold: Story = {
  args: {
    faults: [
      { match: 'account.community-rewards.read', when: 'before', kind: 'status', status: 400, times: 1000 },
    ],
  },
  play: async () => {
    const shown = await inAccount();
    await expect(await shown.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};
