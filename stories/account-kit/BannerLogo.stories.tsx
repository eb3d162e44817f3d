import { BannerLogo } from '@grocer/account-kit/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import './stage.css';

const meta = {
  title: 'Account/Banner logo',
  component: BannerLogo,
  args: { domain: 'kroger.com', title: 'Millbrook Market', size: 48 },
  decorators: [(story) => <main className="story-account">{story()}</main>],
  tags: ['!autodocs'],
} satisfies Meta<typeof BannerLogo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Monogram: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Millbrook Market' })).toBeVisible();
  },
};

export const HostsOwn: Story = {
  args: { logo: '/shop-home.png' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Millbrook Market' })).toBeVisible();
  },
};
