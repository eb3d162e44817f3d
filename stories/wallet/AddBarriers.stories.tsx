import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openFlyout, press } from './steps.ts';
import { checkout, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const meta = {
  title: 'Wallet/Flyout/Limits and backup card',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

export const OneSnapCard: Story = {
  play: async ({ step }) => {
    const list = await openFlyout();
    await press(list, 'Add SNAP EBT Card');
    await step('a second SNAP card is not begun [W-5.25] [C-5.11]', async () => {
      await expect(await list.findByRole('alert')).toHaveTextContent(
        'You can only save one SNAP EBT card. To use a different EBT card, delete the current one.',
      );
    });
  },
};

export const FiveGiftCards: Story = {
  args: { shopper: 'erin' },
  play: async ({ step }) => {
    const list = await openFlyout();
    await press(list, 'Add Gift Card');
    await step('a sixth gift card is not begun [W-5.26] [C-5.10]', async () => {
      await expect(await list.findByRole('alert')).toHaveTextContent(
        'A maximum of 5 gift cards can be saved. To add a new gift card, you will need to delete another one.',
      );
    });
  },
};

async function openEmptyList() {
  const flyout = await openFlyout();
  await press(flyout, 'Back');
  return flyout;
}

export const BackupForSnap: Story = {
  args: { shopper: 'bob' },
  play: async ({ step }) => {
    const list = await openEmptyList();
    await press(list, 'Add SNAP EBT Card');
    await step('a bank card comes first [W-5.27]', async () => {
      await expect(await list.findByRole('alert')).toHaveTextContent(
        'To add a SNAP EBT card to your order, please first add a credit or debit card as your backup payment method.',
      );
    });
  },
};

export const BackupForGiftCard: Story = {
  args: { shopper: 'bob' },
  play: async ({ step }) => {
    const list = await openEmptyList();
    await press(list, 'Add Gift Card');
    await step('a bank card comes first [W-5.27]', async () => {
      await expect(await list.findByRole('alert')).toHaveTextContent(
        'To add gift cards to your order, please first add a credit or debit card as your backup payment method.',
      );
    });
  },
};
