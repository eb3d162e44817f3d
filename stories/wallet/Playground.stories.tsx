import type { WalletConfig } from '@grocer/wallet';
import { CardBox, MyWallet } from '@grocer/wallet/react';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { tokenControls, turnedAppearance } from '../appearance.ts';
import type { TokenArgs } from '../appearance.ts';
import { inCardBox, inMyWallet, inOverlay } from '../screen.ts';
import { OpenAtOnce } from './OpenAtOnce.tsx';
import { shoppers, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

interface Turned extends TokenArgs, Pick<WalletArgs, 'shopper'> {
  readonly title: string;
  readonly change: string;
  readonly listTitle: string;
  readonly showSnapCards: boolean;
  readonly showGiftCards: boolean;
  readonly hideTitle: boolean;
  readonly paymentSummaryMessage?: string;
  /** The order's total in dollars, for its control. */
  readonly total: number;
}

const configOf = (
  args: Turned,
  isMyWallet: boolean,
  { globals }: StoryContext<Turned>,
): Partial<WalletConfig> => ({
  appearance: turnedAppearance(globals, args),
  messages: {
    cardBox: { title: args.title, change: args.change },
    cardList: { titleCheckout: args.listTitle },
  },
  walletConfig: { showSnapCards: args.showSnapCards, showGiftCards: args.showGiftCards },
  checkoutConfig: { orderInfo: { total: Math.round(args.total * 100) } },
  uiConfig: {
    isMyWallet,
    cardBox: {
      hideTitle: args.hideTitle,
      ...(args.paymentSummaryMessage && { paymentSummaryMessage: args.paymentSummaryMessage }),
    },
  },
});

const turned =
  (part: ReactNode, isMyWallet = false) =>
  (args: Turned, context: StoryContext<Turned>): ReactElement => {
    const staged = { shopper: args.shopper, config: configOf(args, isMyWallet, context) };
    return stage(part)(staged, { ...context, args: staged });
  };

const words = { control: 'text', table: { category: 'Words' } } as const;
const flag = { control: 'boolean', table: { category: 'Flags' } } as const;

const meta = {
  title: 'Wallet/Playground',
  args: {
    shopper: 'alice',
    title: 'Payment Method',
    change: 'Add or Change Payment Method',
    listTitle: 'Select Payment',
    showSnapCards: true,
    showGiftCards: true,
    hideTitle: false,
    total: 96.47,
  },
  argTypes: {
    ...tokenControls,
    shopper: { control: 'select', options: shoppers },
    title: words,
    change: words,
    listTitle: words,
    paymentSummaryMessage: words,
    showSnapCards: flag,
    showGiftCards: flag,
    hideTitle: flag,
    total: { control: { type: 'number', min: 0, step: 0.01 } },
  },
  loaders: [signIn],
  tags: ['!autodocs'],
} satisfies Meta<Turned>;
export default meta;

type Story = StoryObj<Turned>;

export const Box: Story = {
  render: turned(<CardBox />),
  args: { title: 'How you pay' },
  play: async ({ step }) => {
    const box = await inCardBox();
    await step('has the words that were turned', async () => {
      await expect(await box.findByRole('heading', { name: 'How you pay' })).toBeVisible();
    });
  },
};

export const Flyout: Story = {
  render: turned(<OpenAtOnce />),
  play: async ({ step }) => {
    const flyout = await inOverlay();
    await step('shows the kinds of cards that are switched on', async () => {
      await expect(await flyout.findByRole('group', { name: 'Gift Card' })).toBeVisible();
    });
  },
};

export const Cards: Story = {
  render: turned(<MyWallet />, true),
  play: async ({ step }) => {
    const page = await inMyWallet();
    await step('shows the cards of the shopper', async () => {
      await expect(await page.findByText('Visa ending in 4242')).toBeInTheDocument();
    });
  },
};
