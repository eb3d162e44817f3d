import { MyWallet, useWalletHandle } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { inMyWallet, inOverlay } from '../screen.ts';
import { always, myWallet, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const meta = {
  title: 'Wallet/My Wallet',
  args: { shopper: 'alice', config: myWallet },
  loaders: [signIn],
  render: stage(<MyWallet />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

export const Page: Story = {
  play: async ({ step }) => {
    const page = await inMyWallet();
    await page.findByText('Visa ending in 4242');
    await step('no selection controls, and a mark on the preferred card [W-1.9] [W-2.20]', async () => {
      await expect(page.queryByRole('radio')).not.toBeInTheDocument();
      await expect(page.queryByRole('checkbox')).not.toBeInTheDocument();
      await expect(page.getByText('Preferred')).toBeVisible();
    });
    await step('expiry as MM/YY', async () => {
      await expect(page.getAllByText(/^Exp\. \d\d\/\d\d$/)).toHaveLength(2);
    });
  },
};

export const Empty: Story = {
  args: { shopper: 'bob' },
  play: async () => {
    const page = await inMyWallet();
    await expect(await page.findByText('No credit or debit card yet.')).toBeVisible();
    await expect(page.getByText('No gift card yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { faults: [always({ match: 'wallet.list', kind: 'hang' })] },
  play: async () => {
    const page = await inMyWallet();
    await expect(await page.findByText('Loading your cards')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  args: { faults: [always({ match: 'wallet.list', kind: 'status', status: 403 })] },
  play: async () => {
    const page = await inMyWallet();
    await expect(await page.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

function OpenFlyout(): ReactNode {
  const { open } = useWalletHandle();
  useEffect(() => open(), [open]);
  return null;
}

export const Flyout: Story = {
  render: stage(<OpenFlyout />),
  play: async ({ step }) => {
    const flyout = await inOverlay();
    await step(
      'called Wallet [W-2.1], with a single Close [W-2.10] and nothing to pick [W-2.20]',
      async () => {
        await expect(flyout.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
        await expect(await flyout.findByText('Visa ending in 4242')).toBeInTheDocument();
        await expect(flyout.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
        await expect(flyout.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
        await expect(flyout.queryByRole('radio')).not.toBeInTheDocument();
      },
    );
  },
};
