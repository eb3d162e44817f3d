import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inCardBox, inOverlay, inVaultFrame, isOverlayOpen } from '../screen.ts';
import { openFlyout, press } from './steps.ts';
import { checkout, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const meta = {
  title: 'Wallet/Card box/Actions',
  args: {
    shopper: 'alice',
    config: {
      ...checkout,
      checkoutConfig: { orderInfo: { total: 9647, hasSnapEligibleItems: true, ebtTotalFromCheckout: 4000 } },
    },
  },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

async function selectGiftCard() {
  const list = await openFlyout();
  await userEvent.click(list.getByRole('checkbox', { name: /Gift card ending in 1000/ }));
  await press(list, 'Confirm');
  await waitFor(() => expect(isOverlayOpen()).toBe(false));
  return inCardBox();
}

export const SnapAndGiftCard: Story = {
  play: async ({ step }) => {
    const box = await selectGiftCard();
    await step('both can be removed; the balance of SNAP can be asked for [W-2.18]', async () => {
      await expect(box.getByRole('button', { name: 'Remove, SNAP EBT ending in 0004' })).toBeVisible();
      await expect(box.getByRole('button', { name: 'Remove, Gift card ending in 1000' })).toBeVisible();
      await expect(box.getByRole('button', { name: 'Check Balance, SNAP EBT ending in 0004' })).toBeVisible();
      await expect(box.queryByRole('button', { name: /Visa/ })).not.toBeInTheDocument();
    });
  },
};

export const Removed: Story = {
  play: async ({ step }) => {
    const box = await selectGiftCard();
    await press(box, 'Remove, Gift card ending in 1000');
    await step('taken out of what pays, not out of the wallet', async () => {
      await waitFor(() => expect(box.queryByText('Gift card ending in 1000')).not.toBeInTheDocument());
      const list = await openFlyout();
      await expect(list.getByRole('checkbox', { name: /Gift card ending in 1000/ })).not.toBeChecked();
    });
  },
};

export const ExpiredCardEdited: Story = {
  args: { shopper: 'carol', config: checkout },
  play: async ({ step }) => {
    await press(await inCardBox(), 'Edit, Visa ending in 4242');
    const form = await inOverlay();
    await inVaultFrame();
    await step('an expired card leads straight to its form [W-2.18]', async () => {
      await expect(form.getByRole('heading', { name: 'Edit Credit/Debit Card' })).toBeVisible();
    });
  },
};
