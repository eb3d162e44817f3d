import type { AccountConfig } from '@grocer/account-kit';
import { AccountNavigation, AccountProvider } from '@grocer/account-kit/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostOf } from '../appearance.ts';
import { inAccount } from '../screen.ts';

const meta = {
  title: 'Account/Navigation',
  args: { path: '/account/dashboard', authConfig: { type: 'B2C', token: 'a token' } },
  render: (config, { globals, id }) => (
    <AccountProvider key={id} config={{ environment: 'LOCAL', ...hostOf(globals), ...config }}>
      <AccountNavigation />
    </AccountProvider>
  ),
  tags: ['!autodocs'],
} satisfies Meta<Partial<AccountConfig>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async () => {
    const account = await inAccount();
    await expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  },
};
