import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { openAction, press } from './steps.ts';
import { hanging } from '../faults.ts';
import { checkout, failing, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const MASTERCARD = 'Mastercard ending in 4444';

const meta = {
  title: 'Wallet/Flyout/Delete card',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

export const Question: Story = {
  play: async ({ step }) => {
    const flyout = await openAction(MASTERCARD, 'Delete');
    await step('header [W-2.45], question [W-2.46] and its two answers [W-2.47]', async () => {
      await expect(await flyout.findByRole('heading', { name: 'Deleting Payment' })).toBeVisible();
      await expect(flyout.getByText('Are you sure you want to delete your card?')).toBeVisible();
      await expect(flyout.getByRole('button', { name: 'Keep Card' })).toBeVisible();
      await expect(flyout.getByRole('button', { name: 'Delete Card' })).toBeVisible();
    });
    await step('and the card that it is about', async () => {
      await expect(flyout.getAllByText(MASTERCARD).at(-1)).toBeVisible();
    });
  },
};

export const GiftCard: Story = {
  play: async () => {
    const flyout = await openAction('Gift card ending in 1000', 'Delete');
    await flyout.findByRole('heading', { name: 'Deleting Payment' });
    await expect(flyout.getAllByText('$25.00 Remaining').at(-1)).toBeVisible();
  },
};

export const Kept: Story = {
  play: async ({ step }) => {
    const flyout = await openAction(MASTERCARD, 'Delete');
    await press(flyout, 'Keep Card');
    await step('back on the list, with the card', async () => {
      await expect(await flyout.findByRole('radio', { name: /Mastercard ending in 4444/ })).toBeVisible();
    });
  },
};

export const Deleting: Story = {
  args: { faults: [hanging('wallet.delete-card')] },
  play: async ({ step }) => {
    const flyout = await openAction(MASTERCARD, 'Delete');
    await press(flyout, 'Delete Card');
    await step('nothing can be pressed twice', async () => {
      await expect(flyout.getByRole('button', { name: 'Delete Card' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};

export const Failed: Story = {
  args: { faults: [failing('wallet.delete-card')] },
  play: async ({ step }) => {
    const flyout = await openAction(MASTERCARD, 'Delete');
    await press(flyout, 'Delete Card');
    await step('says so [W-8.20] [W-4.26], and can be tried again', async () => {
      await expect(await flyout.findByRole('alert')).toHaveTextContent(
        'There was a problem deleting your card, please try again...',
      );
      await expect(flyout.getByRole('button', { name: 'Delete Card' })).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const Deleted: Story = {
  play: async ({ step }) => {
    const flyout = await openAction(MASTERCARD, 'Delete');
    await press(flyout, 'Delete Card');
    await step('the list says so [W-4.26] [W-4.35] and has it no more [W-4.25]', async () => {
      await expect(await flyout.findByText('Card Deleted!')).toBeVisible();
      await userEvent.hover(await flyout.findByText('Your card has been successfully removed.'));
      await expect(flyout.queryByText(MASTERCARD)).not.toBeInTheDocument();
    });
  },
};

export const LastCardDeleted: Story = {
  args: { shopper: 'carol' },
  play: async () => {
    const flyout = await openAction('Visa ending in 4242', 'Delete');
    await press(flyout, 'Delete Card');
    await expect(await flyout.findByText('No credit or debit card yet.')).toBeVisible();
    await userEvent.hover(await flyout.findByText('Your card has been successfully removed.'));
  },
};
