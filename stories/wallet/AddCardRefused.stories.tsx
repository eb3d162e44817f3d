import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addCard, openForm, typeCard } from './steps.ts';
import { always } from '../faults.ts';
import { checkout, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';
const REFUSED_BY_ISSUER = '4000000000000127';

const meta = {
  title: 'Wallet/Flyout/Add card/Refused',
  args: { shopper: 'dave', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

/** Fills in the form, submits it and expects the error message. */
const refusedWith =
  (words: string | RegExp, number = MASTERCARD): NonNullable<Story['play']> =>
  async ({ step }) => {
    const form = await openForm();
    await typeCard(form, { number });
    await addCard(form);
    await step('says why, and the form can be sent again [W-4.20]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(words);
      await expect(form.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled');
      await expect(form.getByRole('textbox', { name: 'First name' })).not.toHaveAttribute('readonly');
    });
  };

const answering = (fault: { status: number; code?: string; reason?: string }): WalletArgs => ({
  shopper: 'dave',
  faults: [always({ match: 'wallet.add-bank-card', kind: 'status', ...fault })],
});

/** [W-8.10] */
export const Declined: Story = {
  args: answering({ status: 402, code: 'DECLINED' }),
  play: refusedWith(/We're sorry, but your card has been declined\. Please check all fields/),
};

/** [W-8.11] */
export const Duplicate: Story = {
  play: refusedWith(
    'The card you are trying to add is already in your wallet, please add a different card.',
    VISA,
  ),
};

/** [W-8.8] */
export const RefusedByIssuer: Story = {
  play: refusedWith(
    'There was an issue with your card. Please contact your Card Issuer. (Error Code: RV32937)',
    REFUSED_BY_ISSUER,
  ),
};

/** [W-8.7] */
export const AddressRefused: Story = {
  args: answering({ status: 402, code: 'RV62751' }),
  play: refusedWith(
    'There was an issue with your address, please verify your information. (Error code: RV62751)',
  ),
};

/** [W-8.12] */
export const InformationInvalid: Story = {
  args: answering({ status: 422, code: 'KC2617' }),
  play: refusedWith(/Your payment information is invalid\. Please check your card information/),
};

/** [W-8.13] */
export const CustomerServiceNeeded: Story = {
  args: answering({ status: 422, code: 'RV72632' }),
  play: refusedWith(/Please Contact the Customer Service Center .*\(Error Code: RV72632\)/),
};

/** [W-8.3] */
export const SessionExpired: Story = {
  args: answering({ status: 401 }),
  play: refusedWith('It looks like your session has expired. Please log in again to continue.'),
};

/** [W-8.17] */
export const Failed: Story = {
  args: answering({ status: 400 }),
  play: refusedWith(/We're sorry, but we weren't able to add your card\. Please try again\./),
};
