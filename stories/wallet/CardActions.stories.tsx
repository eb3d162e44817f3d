import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hasFocus } from '../screen.ts';
import { choose, openFlyout, openMenu } from './steps.ts';
import { checkout, failing, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const MASTERCARD = 'Mastercard ending in 4444';

const meta = {
  title: 'Wallet/Flyout/Card actions',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

/** Opens a card's menu and expects exactly these actions. */
const offers =
  (card: string, actions: readonly string[]): NonNullable<Story['play']> =>
  async ({ step }) => {
    const list = await openFlyout();
    await openMenu(list, card);
    await step(`offers ${actions.join(', ')} [W-2.17]`, async () => {
      const items = list.getAllByRole('menuitem').map((item: HTMLElement) => item.textContent);
      await expect(items).toEqual(actions);
    });
  };

export const MenuOfBankCard: Story = { play: offers(MASTERCARD, ['Edit', 'Make Preferred', 'Delete']) };

export const MenuOfPreferredCard: Story = { play: offers('Visa ending in 4242', ['Edit', 'Delete']) };

export const MenuOfExpiredCard: Story = {
  play: offers('American Express ending in 0005', ['Edit', 'Delete']),
};

export const MenuOfSnapCard: Story = { play: offers('SNAP EBT ending in 0004', ['Delete']) };

export const MenuOfGiftCard: Story = { play: offers('Gift card ending in 1002', ['Delete']) };

export const MenuByKeyboard: Story = {
  play: async ({ step }) => {
    const list = await openFlyout();
    const button = list.getByRole('button', { name: `Actions for ${MASTERCARD}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await list.findByRole('menu');
    await step('focus is on the first action, and goes round', async () => {
      await waitFor(() => expect(hasFocus(list.getByRole('menuitem', { name: 'Edit' }))).toBe(true));
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(hasFocus(list.getByRole('menuitem', { name: 'Delete' }))).toBe(true));
    });
    await step('Escape closes the menu alone, and focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(list.queryByRole('menu')).not.toBeInTheDocument());
      await expect(hasFocus(button)).toBe(true);
    });
  },
};

export const Preferred: Story = {
  play: async ({ step }) => {
    const list = await openFlyout();
    await choose(list, MASTERCARD, 'Make Preferred');
    await step('says so [W-4.36], and the card alone has the mark and is selected [W-4.27]', async () => {
      await expect(await list.findByText('Card Updated!')).toBeVisible();
      await userEvent.hover(list.getByText('Your preferred card has been updated.'));
      await expect(list.getAllByText('Preferred')).toHaveLength(1);
      await expect(list.getByRole('radio', { name: /Mastercard.*Preferred/ })).toBeChecked();
    });
  },
};

export const PreferFailed: Story = {
  args: { faults: [failing('wallet.prefer-card')] },
  play: async ({ step }) => {
    const list = await openFlyout();
    await choose(list, MASTERCARD, 'Make Preferred');
    await step('says so, and nothing has changed', async () => {
      await expect(await list.findByRole('alert')).toHaveTextContent(
        'We couldn’t change your preferred card. Please try again.',
      );
      await expect(list.getByRole('radio', { name: /Visa.*Preferred/ })).toBeChecked();
    });
  },
};
