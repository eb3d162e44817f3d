import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { hasFocus } from '../screen.ts';
import { openFlyout, press } from './steps.ts';
import { hanging } from '../faults.ts';
import { checkout, failing, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const meta = {
  title: 'Wallet/Flyout/Card rows',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

/** Gift balances are requested card by card, instead of with the list. */
const balancesLater = { ...checkout, walletConfig: { showGiftCards: true, getGiftCardBalances: false } };
const GIFT = /ending in 1000/;

export const BankCard: Story = {
  args: { shopper: 'heidi' },
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('brand, last four digits and expiry [W-2.12]', async () => {
      const row = list.getByRole('radio', { name: /Visa ending in 4242.*Exp\. \d\d\/\d\d/ });
      await expect(row).toBeChecked();
    });
  },
};

export const StoreCredit: Story = {
  args: { shopper: 'grace' },
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('store credit has a name of its own [W-2.13]', async () => {
      await expect(list.getByRole('radio', { name: /Rewards Credit ending in 1117/ })).toBeVisible();
    });
  },
};

export const SnapBalanceUnknown: Story = {
  args: { shopper: 'dave' },
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('the balance can be asked for [W-2.14]', async () => {
      await expect(
        list.getByRole('button', { name: 'Check Balance, SNAP EBT ending in 0004' }),
      ).toBeVisible();
    });
  },
};

export const GiftBalances: Story = {
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('what remains on a gift card [W-2.15]; an empty one cannot be picked [W-4.9]', async () => {
      await expect(list.getByRole('checkbox', { name: /1000.*\$25\.00 Remaining/ })).toBeEnabled();
      await expect(list.getByRole('checkbox', { name: /1002.*\$0\.00 Remaining/ })).toBeDisabled();
    });
  },
};

export const GiftBalanceMissing: Story = {
  args: { shopper: 'oscar' },
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('a balance that did not come is an error, with Retry [W-2.15]', async () => {
      await expect(list.getByText('Balance Error')).toBeVisible();
      await expect(list.getByRole('button', { name: 'Retry, Gift card ending in 1003' })).toBeVisible();
    });
  },
};

export const GiftBalanceRetried: Story = {
  args: { shopper: 'oscar' },
  play: async (context) => {
    const list = await openFlyout();
    const { controls } = sandboxOf(context);
    const asked = () => controls.history().filter(({ call }) => call === 'wallet.check-gift-balance').length;
    for (const time of [1, 2, 3]) {
      await press(list, /^Retry/);
      await waitFor(() => expect(asked()).toBe(time));
    }
    await context.step('once it comes, it is stored on the card [W-4.30]', async () => {
      await expect(await list.findByText('$5.00 Remaining')).toBeVisible();
    });
  },
};

export const GiftBalanceUnknown: Story = {
  args: { config: balancesLater },
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('asked for card by card, where the host wants no balances', async () => {
      await expect(list.getAllByRole('button', { name: /^Check Balance, Gift card/ })).toHaveLength(2);
    });
  },
};

export const GiftBalanceChecking: Story = {
  args: { config: balancesLater, faults: [hanging('wallet.check-gift-balance')] },
  play: async ({ step }) => {
    const list = await openFlyout();
    await press(list, /^Check Balance, Gift card ending in 1000/);
    await step('the button says so, and keeps the focus', async () => {
      const button = await list.findByRole('button', { name: /^Checking the balance, / });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(hasFocus(button)).toBe(true);
    });
  },
};

export const GiftBalanceFailed: Story = {
  args: { config: balancesLater, faults: [failing('wallet.check-gift-balance')] },
  play: async ({ step }) => {
    const list = await openFlyout();
    await press(list, /^Check Balance, Gift card ending in 1000/);
    await step('the balance stays unknown, and Retry is shown [W-4.30]', async () => {
      await expect(await list.findByText('Balance Error')).toBeVisible();
      await expect(list.getByRole('button', { name: 'Retry, Gift card ending in 1000' })).toBeVisible();
    });
  },
};

export const CoveredByGiftCards: Story = {
  args: { shopper: 'erin', config: { ...checkout, checkoutConfig: { orderInfo: { total: 2000 } } } },
  play: async ({ step }) => {
    const list = await openFlyout();
    await userEvent.click(list.getByRole('checkbox', { name: GIFT }));
    await step('no more gift cards once the order is covered [W-4.10]', async () => {
      await expect(await list.findByText('Your gift cards already cover the order total.')).toBeVisible();
      await expect(list.getByRole('checkbox', { name: GIFT })).toBeEnabled();
      await expect(list.getByRole('checkbox', { name: /1001.*Remaining/ })).toBeDisabled();
    });
  },
};

export const CoveredBySnap: Story = {
  args: {
    config: {
      ...checkout,
      checkoutConfig: {
        orderInfo: { total: 2000, hasSnapEligibleItems: true, ebtTotalFromCheckout: 2000 },
        getEbtCardPaymentTotal: () => 2000,
      },
    },
  },
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('what SNAP pays counts as well [W-4.10]', async () => {
      await expect(await list.findByText('Your SNAP EBT card already covers the order total.')).toBeVisible();
      await expect(list.getByRole('checkbox', { name: GIFT })).toBeDisabled();
    });
  },
};

export const NotAcceptedForDelivery: Story = {
  args: {
    config: {
      ...checkout,
      checkoutConfig: {
        orderInfo: { total: 9647 },
        isCardAccepted: ({ brand }) =>
          brand === 'MASTERCARD' ? { fulfillment: 'Delivery', cardType: 'Mastercard' } : true,
      },
    },
  },
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('the card says so and cannot be picked [W-6.6]', async () => {
      await expect(
        list.getByRole('radio', { name: /Mastercard is not accepted for Delivery at this time\./ }),
      ).toBeDisabled();
    });
  },
};
