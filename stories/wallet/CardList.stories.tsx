import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inCardBox, inOverlay, isOverlayOpen } from '../screen.ts';
import { OpenAtOnce } from './OpenAtOnce.tsx';
import { addCard, openFlyout, typeCard } from './steps.ts';
import { always } from '../faults.ts';
import { checkout, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const meta = {
  title: 'Wallet/Flyout/Card list',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

export const FullWallet: Story = {
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await step('a modal dialog with the title of checkout mode [W-2.1] [W-2.3]', async () => {
      const dialog = flyout.getByRole('dialog', { name: 'Select Payment' });
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await expect(flyout.getByRole('button', { name: 'Close' })).toBeVisible();
    });
    await step('a section for each kind of card [W-2.5]', async () => {
      for (const name of ['Credit & Debit', 'SNAP EBT', 'Gift Card'])
        await expect(flyout.getByRole('group', { name })).toBeVisible();
      await expect(flyout.getByRole('button', { name: 'Add Credit/Debit Card' })).toBeVisible();
    });
    await step('bank cards one at a time, the others on and off [W-4.7]', async () => {
      await userEvent.click(flyout.getByRole('radio', { name: /Mastercard ending in 4444/ }));
      await expect(flyout.getByRole('radio', { name: /Visa ending in 4242/ })).not.toBeChecked();
      await userEvent.click(flyout.getByRole('checkbox', { name: /SNAP EBT/ }));
      await expect(flyout.getByRole('checkbox', { name: /SNAP EBT/ })).toBeChecked();
    });
    await step('what cannot pay cannot be picked [W-4.9]', async () => {
      await expect(flyout.getByRole('radio', { name: /American Express/ })).toBeDisabled();
      await expect(flyout.getByRole('checkbox', { name: /ending in 1002/ })).toBeDisabled();
    });
    await step('the footer of checkout mode [W-2.10]', async () => {
      await expect(flyout.getByRole('button', { name: 'Confirm' })).toBeVisible();
      await expect(flyout.getByRole('button', { name: 'Cancel' })).toBeVisible();
    });
  },
};

export const BankCardsOnly: Story = {
  args: { config: { ...checkout, walletConfig: {} } },
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await step('SNAP and gift cards only where the host asks for them', async () => {
      await expect(flyout.getByRole('group', { name: 'Credit & Debit' })).toBeVisible();
      await expect(flyout.queryByText('SNAP EBT')).not.toBeInTheDocument();
      await expect(flyout.queryByText('Gift Card')).not.toBeInTheDocument();
    });
  },
};

export const Empty: Story = {
  args: { shopper: 'bob' },
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await step('without a bank card it opens at the form; Back leads to the list', async () => {
      await expect(await flyout.findByRole('heading', { name: 'Add Credit/Debit Card' })).toBeVisible();
      await userEvent.click(flyout.getByRole('button', { name: 'Back' }));
      await expect(flyout.getByRole('heading', { name: 'Select Payment' })).toBeVisible();
    });
    await expect(flyout.getByText('No credit or debit card yet.')).toBeVisible();
  },
};

export const ExpiredOnly: Story = {
  args: { shopper: 'carol' },
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await step('an expired card says so and stays unpickable [W-2.16] [W-4.9]', async () => {
      await expect(
        flyout.getByRole('radio', { name: /Expired\. Please update your payment info\./ }),
      ).toBeDisabled();
    });
    await step('and cannot be confirmed', async () => {
      await userEvent.click(flyout.getByRole('button', { name: 'Confirm' }));
      await expect(await flyout.findByRole('alert')).toHaveTextContent('This payment method is expired.');
    });
  },
};

export const FiveGiftCards: Story = {
  args: { shopper: 'erin' },
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await step('balances are shown as what remains', async () => {
      await expect(flyout.getByText('$25.00 Remaining')).toBeInTheDocument();
      await expect(flyout.getByText('$100.00 Remaining')).toBeInTheDocument();
    });
  },
};

export const FiftyCards: Story = {
  args: { shopper: 'judy' },
  play: async () => {
    const flyout = await openFlyout();
    await expect(flyout.getAllByRole('radio')).toHaveLength(50);
  },
};

export const Loading: Story = {
  args: { faults: [always({ match: 'wallet.list', kind: 'hang' })] },
  render: stage(<OpenAtOnce />),
  play: async ({ step }) => {
    const flyout = await inOverlay();
    await step('the sheet is there before its cards', async () => {
      await expect(flyout.getByRole('dialog', { name: 'Select Payment' })).toBeVisible();
      await expect(await flyout.findByText('Loading your cards')).toBeInTheDocument();
    });
  },
};

export const LoadFailed: Story = {
  args: { faults: [always({ match: 'wallet.list', kind: 'status', status: 403 })] },
  render: stage(<OpenAtOnce />),
  play: async ({ step }) => {
    const flyout = await inOverlay();
    await step('says so and offers Retry [W-8.19]', async () => {
      await expect(await flyout.findByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(await flyout.findByRole('alert')).toHaveTextContent(
        'There was a problem retrieving your cards, please retry...',
      );
    });
  },
};

export const CardAdded: Story = {
  args: { shopper: 'bob' },
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await typeCard(flyout, { number: '5555555555554444' });
    await addCard(flyout);
    await step('the new card is in the list and selected', async () => {
      await expect(await flyout.findByRole('radio', { name: /Mastercard ending in 4444/ })).toBeChecked();
    });
    await step('the banner says so [W-4.33], and stays while it is read', async () => {
      const banner = await flyout.findByText('Your card has been successfully added.');
      await expect(flyout.getByText('Card Added!')).toBeVisible();
      await userEvent.hover(banner);
    });
  },
};

export const ConfirmWithoutBankCard: Story = {
  args: { shopper: 'bob' },
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await userEvent.click(await flyout.findByRole('button', { name: 'Back' }));
    await userEvent.click(flyout.getByRole('button', { name: 'Confirm' }));
    await step('Confirm without a bank card shows an error and stays [W-4.14]', async () => {
      await expect(await flyout.findByRole('alert')).toHaveTextContent(
        'Please add a credit or debit card to proceed with the order.',
      );
      await expect(isOverlayOpen()).toBe(true);
    });
  },
};

export const PreferredNotAccepted: Story = {
  args: {
    config: {
      ...checkout,
      checkoutConfig: {
        orderInfo: { total: 9647 },
        isCardAccepted: ({ brand }) =>
          brand === 'VISA' ? { fulfillment: 'Delivery', cardType: 'Visa' } : true,
      },
    },
  },
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await step('a card that the fulfilment does not take cannot be picked [W-6.6]', async () => {
      await expect(
        flyout.getByRole('radio', { name: /Visa is not accepted for Delivery at this time\./ }),
      ).toBeDisabled();
    });
  },
};

export const Confirmed: Story = {
  play: async ({ step }) => {
    const flyout = await openFlyout();
    await userEvent.click(flyout.getByRole('radio', { name: /Mastercard ending in 4444/ }));
    await userEvent.click(flyout.getByRole('button', { name: 'Confirm' }));
    await step('the choice is saved and the flyout closes [W-4.14] [W-4.8]', async () => {
      await waitFor(() => expect(isOverlayOpen()).toBe(false));
      const box = await inCardBox();
      await expect(box.getByText('Mastercard ending in 4444')).toBeInTheDocument();
    });
  },
};
