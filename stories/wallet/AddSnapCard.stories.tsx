import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fill } from '../screen.ts';
import { openByButton, press } from './steps.ts';
import { always, hanging } from '../faults.ts';
import { checkout, failing, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const NUMBER = '9999000000000004';

const meta = {
  title: 'Wallet/Flyout/Add SNAP EBT card',
  args: { shopper: 'grace', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

const openForm = () => openByButton('Add SNAP EBT Card', 'Add SNAP EBT Card');

async function send(number: string) {
  const form = await openForm();
  await fill(form.getByRole('textbox', { name: 'Card Number' }), number);
  await press(form, 'Confirm');
  return form;
}

export const Empty: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await step(
      'heading [W-2.36], number, save box and Confirm [W-2.37], and a way back [W-2.11]',
      async () => {
        await expect(form.getByRole('heading', { name: 'Add SNAP EBT Card' })).toBeVisible();
        await expect(form.getByRole('textbox', { name: 'Card Number' })).toBeVisible();
        await expect(form.getByRole('checkbox', { name: 'Save this card' })).toBeChecked();
        await expect(form.getByRole('button', { name: 'Confirm' })).toBeVisible();
        await expect(form.getByRole('button', { name: 'Back' })).toBeVisible();
      },
    );
  },
};

export const SavingNotOffered: Story = {
  args: { config: { ...checkout, walletConfig: { ...checkout.walletConfig, saveCardOptionEnabled: false } } },
  play: async ({ step }) => {
    const form = await openForm();
    await step('no box where saving is not enabled [W-2.37]', async () => {
      await expect(form.queryByRole('checkbox')).not.toBeInTheDocument();
    });
  },
};

export const NumberMissing: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await press(form, 'Confirm');
    await step('the number is required [W-5.12]', async () => {
      await expect(await form.findByText('Card Number is a required field.')).toBeVisible();
    });
  },
};

export const NumberTooShort: Story = {
  play: async ({ step }) => {
    const form = await send('999900000000000');
    await step('sixteen digits at least [W-5.12]', async () => {
      await expect(
        await form.findByText(
          'Card Number must be at least 16 characters long and at most 19 characters long.',
        ),
      ).toBeVisible();
    });
  },
};

export const Confirming: Story = {
  args: { faults: [hanging('wallet.add-snap-card')] },
  play: async ({ step }) => {
    const form = await send(NUMBER);
    await step('nothing can be changed meanwhile, and the number is out of sight', async () => {
      await expect(form.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
      await expect(form.getByRole('textbox', { name: 'Card Number' })).toHaveAttribute('readonly');
      await expect(form.getByRole('textbox', { name: 'Card Number' })).toHaveValue('');
    });
  },
};

export const AlreadyThere: Story = {
  args: {
    faults: [
      always({
        match: 'wallet.add-snap-card',
        kind: 'status',
        status: 400,
        reason: 'EBT card already exists',
      }),
    ],
  },
  play: async ({ step }) => {
    const form = await send(NUMBER);
    await step('the service knows of another one [W-8.2], and the number is still there', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        'You can only save one SNAP EBT card. To use a different EBT card, delete the current one.',
      );
      await expect(form.getByRole('textbox', { name: 'Card Number' })).toHaveValue(NUMBER);
    });
  },
};

export const UnknownCard: Story = {
  play: async ({ step }) => {
    const form = await send('9999000000000095');
    await step('a number that nobody issued is declined [W-8.10]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        "We're sorry, but your card has been declined.",
      );
    });
  },
};

export const Failed: Story = {
  args: { faults: [failing('wallet.add-snap-card')] },
  play: async ({ step }) => {
    const form = await send(NUMBER);
    await step('says so [W-8.17]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        "We're sorry, but we weren't able to add your card.",
      );
    });
  },
};

export const Added: Story = {
  play: async ({ step }) => {
    const form = await send(NUMBER);
    await step('back on the list, which says so [W-4.15] [W-4.33]', async () => {
      await expect(await form.findByText('Card Added!')).toBeVisible();
      await userEvent.hover(await form.findByText('Your card has been successfully added.'));
      await expect(form.getByRole('checkbox', { name: /SNAP EBT ending in 0004/ })).toBeInTheDocument();
    });
  },
};
