import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVaultFrame } from '../screen.ts';
import { openAction, openFlyout, openForm, press, typeCard, addCard } from './steps.ts';
import { always } from '../faults.ts';
import { checkout, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const pharmacy = { ...checkout, appName: 'RXWEB' } as const;
const membership = { ...checkout, appName: 'MEMBERSHIP' } as const;

const meta = {
  title: 'Wallet/Applications',
  args: { shopper: 'alice', config: pharmacy },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

export const Pharmacy: Story = {
  play: async ({ step }) => {
    const list = await openFlyout();
    await step('no menu on bank cards; expired ones keep Edit [W-2.19] [W-6.3]', async () => {
      await expect(
        list.queryByRole('button', { name: /^Actions for (Visa|Mastercard|American)/ }),
      ).not.toBeInTheDocument();
      await expect(list.getByRole('button', { name: 'Edit, American Express ending in 0005' })).toBeVisible();
    });
    await step('other cards keep theirs', async () => {
      await expect(list.getByRole('button', { name: 'Actions for Gift card ending in 1000' })).toBeVisible();
    });
  },
};

export const PharmacyEditsExpired: Story = {
  play: async () => {
    const list = await openFlyout();
    await press(list, /^Edit, American Express/);
    await expect(await list.findByRole('heading', { name: 'Edit Credit/Debit Card' })).toBeVisible();
    await inVaultFrame();
  },
};

export const MembershipPrefersForItself: Story = {
  args: { config: membership },
  play: async ({ step }) => {
    const list = await openAction('Visa ending in 4242', 'Make Preferred');
    await step('a card is preferred by each application for itself [W-1.5]', async () => {
      await expect(await list.findByText('Card Updated!')).toBeVisible();
      await expect(list.getByRole('radio', { name: /Visa.*Preferred/ })).toBeChecked();
    });
  },
};

export const PhoneOfTheApplication: Story = {
  args: {
    config: { ...membership, uiConfig: { customerServicePhone: '(513) 555-0177' } },
    faults: [always({ match: 'wallet.add-bank-card', kind: 'status', status: 402, code: 'DECLINED' })],
  },
  play: async ({ step }) => {
    const form = await openForm();
    await typeCard(form, { number: '6011111111111117' });
    await addCard(form);
    await step('messages name the application’s own number [W-6.5]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        'please contact Customer Service at (513) 555-0177.',
      );
    });
  },
};
