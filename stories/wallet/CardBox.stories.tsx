import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { inCardBox, isOverlayOpen } from '../screen.ts';
import { always } from '../faults.ts';
import { checkout, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const CHANGE = { name: 'Add or Change Payment Method' };

const meta = {
  title: 'Wallet/Card box',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

const withOptions = (cardBox: object): WalletArgs => ({
  shopper: 'alice',
  config: { ...checkout, uiConfig: { cardBox } },
});

export const Loading: Story = {
  args: { faults: [always({ match: 'wallet.list', kind: 'hang' })] },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('has its title while it loads, and says so when it takes long', async () => {
      await expect(box.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
      await expect(await box.findByText('Loading your payment method')).toBeInTheDocument();
      await expect(box.queryByRole('button', CHANGE)).not.toBeInTheDocument();
    });
  },
};

export const WithCards: Story = {
  play: async ({ step }) => {
    const box = await inCardBox();
    await step(
      'title [W-2.21], the preselected card [W-2.22] and the way to change it [W-2.23]',
      async () => {
        await expect(await box.findByText('Visa ending in 4242')).toBeInTheDocument();
        await expect(box.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
        await expect(box.getByRole('button', CHANGE)).toBeVisible();
        await expect(box.getAllByRole('listitem')).toHaveLength(1);
      },
    );
  },
};

export const WithSnapCard: Story = {
  args: {
    shopper: 'dave',
    config: {
      ...checkout,
      checkoutConfig: {
        orderInfo: { total: 9647, hasSnapEligibleItems: true, ebtTotalFromCheckout: 4000 },
      },
    },
  },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('SNAP is preselected where it may pay for something [W-4.5]', async () => {
      await expect(await box.findByText('SNAP EBT ending in 0004')).toBeInTheDocument();
      await expect(box.getByText('Visa ending in 4242')).toBeInTheDocument();
    });
  },
};

export const ExpiredCard: Story = {
  args: { shopper: 'carol' },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('an expired card says so [W-2.16]', async () => {
      await expect(await box.findByText('Expired. Please update your payment info.')).toBeVisible();
    });
  },
};

export const NoBankCard: Story = {
  args: { shopper: 'bob' },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('warns that nothing can pay [W-2.25]', async () => {
      await expect(await box.findByText('Add a credit or debit card to pay for your order.')).toBeVisible();
    });
  },
};

export const LoadFailed: Story = {
  args: { faults: [always({ match: 'wallet.list', kind: 'status', status: 403 })] },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('offers Retry [W-2.24] under the words of the catalogue [W-8.19]', async () => {
      await expect(await box.findByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(box.getByRole('alert')).toHaveTextContent(
        'There was a problem retrieving your cards, please retry...',
      );
    });
  },
};

export const LoadFailedForMembers: Story = {
  args: {
    faults: [always({ match: 'wallet.list', kind: 'status', status: 403 })],
    config: { ...checkout, appName: 'MEMBERSHIP', uiConfig: { customerServicePhone: '(513) 555-0199' } },
  },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('membership has its own words [W-8.19] and its own number', async () => {
      await expect(await box.findByRole('alert')).toHaveTextContent(
        'There was a problem retrieving your cards. Please try again or contact Customer Service at (513) 555-0199.',
      );
    });
  },
};

export const BackAfterRetry: Story = {
  args: { faults: [always({ match: 'wallet.list', kind: 'status', status: 403 })] },
  play: async (context) => {
    const box = await inCardBox();
    const retry = await box.findByRole('button', { name: 'Retry' });
    sandboxOf(context).controls.clearFaults();
    await context.step('Retry loads the cards again [W-2.24]', async () => {
      await userEvent.click(retry);
      await expect(await box.findByText('Visa ending in 4242')).toBeInTheDocument();
    });
  },
};

export const WithoutTitle: Story = {
  args: withOptions({ hideTitle: true }),
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('no title, but still a name for those who cannot see [W-1.11]', async () => {
      await expect(await box.findByRole('region', { name: 'Payment Method' })).toBeVisible();
      await expect(box.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};

export const WithoutChange: Story = {
  args: withOptions({ hideChangePaymentMethod: true }),
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('no way to change the card [W-1.11]', async () => {
      await expect(await box.findByText('Visa ending in 4242')).toBeInTheDocument();
      await expect(box.queryByRole('button', CHANGE)).not.toBeInTheDocument();
    });
  },
};

export const WithoutNoCardsMessage: Story = {
  args: { ...withOptions({ hideNoCardsMessage: true }), shopper: 'bob' },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('no warning [W-1.11]', async () => {
      await expect(await box.findByRole('button', CHANGE)).toBeVisible();
      await expect(box.queryByText(/Add a credit or debit card/)).not.toBeInTheDocument();
    });
  },
};

export const WithSummary: Story = {
  args: withOptions({ paymentSummaryMessage: 'A hold of $96.47 is placed until your order is picked.' }),
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('the host’s own sentence [W-1.11]', async () => {
      await expect(await box.findByText(/A hold of \$96\.47/)).toBeVisible();
    });
  },
};

export const WithClass: Story = {
  args: withOptions({ className: 'checkout-payment' }),
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('the host’s own class [W-1.11]', async () => {
      await expect(await box.findByRole('region', { name: 'Payment Method' })).toHaveClass(
        'checkout-payment',
      );
    });
  },
};

export const WordsOfTheHost: Story = {
  args: {
    config: { ...checkout, messages: { cardBox: { title: 'How you pay', change: 'Choose another card' } } },
  },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('every word can be replaced', async () => {
      await expect(await box.findByRole('button', { name: 'Choose another card' })).toBeVisible();
      await expect(box.getByRole('heading', { name: 'How you pay' })).toBeVisible();
      await expect(isOverlayOpen()).toBe(false);
    });
  },
};
