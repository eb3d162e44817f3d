import { MyWallet, useWalletHandle } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inMyWallet, inOverlay } from '../screen.ts';
import { choose, openMenu, press } from './steps.ts';
import { always } from '../faults.ts';
import { failing, myWallet, signIn, stage } from './stage.tsx';
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

export const GiftCards: Story = {
  args: { shopper: 'erin' },
  play: async ({ step }) => {
    const page = await inMyWallet();
    await step('balances [W-2.15], and nothing is ever covered or disabled here [W-4.10]', async () => {
      await expect(await page.findByText('$100.00 Remaining')).toBeInTheDocument();
      await expect(page.getByText('Balance Error')).toBeInTheDocument();
      await expect(page.queryByText(/already cover/)).not.toBeInTheDocument();
    });
  },
};

export const MenuOpen: Story = {
  play: async () => {
    const page = await inMyWallet();
    const menu = await openMenu(page, 'Mastercard ending in 4444');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const WithoutCardBox: Story = {
  args: { config: { ...myWallet, uiConfig: { isMyWallet: true, showCardbox: false } } },
  play: async ({ step }) => {
    const page = await inMyWallet();
    await step('no menu on bank cards; expired ones keep Edit [W-2.19]', async () => {
      await expect(
        await page.findByRole('button', { name: 'Edit, American Express ending in 0005' }),
      ).toBeVisible();
      await expect(page.queryByRole('button', { name: /^Actions for Visa/ })).not.toBeInTheDocument();
    });
  },
};

export const Preferred: Story = {
  play: async ({ step }) => {
    const page = await inMyWallet();
    await choose(page, 'Mastercard ending in 4444', 'Make Preferred');
    await step('the page says so, without a flyout [W-4.36]', async () => {
      await expect(await page.findByText('Card Updated!')).toBeVisible();
      await userEvent.hover(page.getByText('Your preferred card has been updated.'));
    });
  },
};

export const PreferFailed: Story = {
  args: { faults: [failing('wallet.prefer-card')] },
  play: async () => {
    const page = await inMyWallet();
    await choose(page, 'Mastercard ending in 4444', 'Make Preferred');
    await expect(await page.findByRole('alert')).toHaveTextContent('We couldn’t change your preferred card.');
  },
};

export const DeletedInFlyout: Story = {
  play: async ({ step }) => {
    const page = await inMyWallet();
    await choose(page, 'Mastercard ending in 4444', 'Delete');
    const flyout = await inOverlay();
    await press(flyout, 'Delete Card');
    await step('the flyout says so, and both lists have it no more [W-4.26]', async () => {
      await userEvent.hover(await flyout.findByText('Your card has been successfully removed.'));
      await expect(page.queryByText('Mastercard ending in 4444')).not.toBeInTheDocument();
    });
  },
};

export const SnapLimit: Story = {
  play: async () => {
    const page = await inMyWallet();
    await press(page, 'Add SNAP EBT Card');
    await expect(await page.findByRole('alert')).toHaveTextContent('You can only save one SNAP EBT card.');
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
      'called Wallet [W-2.1], with a Close at its end [W-2.10] and nothing to pick [W-2.20]',
      async () => {
        await expect(flyout.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
        await expect(await flyout.findByText('Visa ending in 4242')).toBeInTheDocument();
        // One in the header as in every sheet, and one in the footer.
        await expect(flyout.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
        for (const name of ['Confirm', 'Cancel'])
          await expect(flyout.queryByRole('button', { name })).not.toBeInTheDocument();
        await expect(flyout.queryByRole('radio')).not.toBeInTheDocument();
      },
    );
  },
};
