import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fill } from '../screen.ts';
import { openByButton, press } from './steps.ts';
import { always, hanging } from '../faults.ts';
import { checkout, failing, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const NUMBER = '9999990000000001006';

const meta = {
  title: 'Wallet/Flyout/Add gift card',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

async function openForm(number = '', pin = '') {
  const form = await openByButton('Add Gift Card', 'Add Gift Card');
  if (number) await fill(form.getByLabelText('Card Number'), number);
  if (pin) await fill(form.getByLabelText('PIN'), pin);
  return form;
}

async function send(number: string, pin = '1111') {
  const form = await openForm(number, pin);
  await press(form, 'Confirm');
  return form;
}

export const Empty: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await step('heading [W-2.38], fields [W-2.39], the reminder [W-2.40] and Confirm [W-2.41]', async () => {
      await expect(form.getByRole('heading', { name: 'Add Gift Card' })).toBeVisible();
      await expect(form.getByLabelText('Card Number')).toBeVisible();
      await expect(form.getByLabelText('PIN')).toBeVisible();
      await expect(
        form.getByText('Keep your gift card! You will need it for any refunds or additional charges.'),
      ).toBeVisible();
      await expect(form.getByRole('button', { name: 'Confirm' })).toBeVisible();
    });
  },
};

export const NumberInGroups: Story = {
  play: async ({ step }) => {
    const form = await openForm(NUMBER);
    await step('dashes after the tenth, thirteenth and sixteenth digit [W-5.10]', async () => {
      await expect(form.getByLabelText('Card Number')).toHaveValue('9999990000-000-001-006');
    });
  },
};

export const FieldsMissing: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await press(form, 'Confirm');
    await step('both are required [W-5.10] [W-5.11]', async () => {
      await expect(await form.findByText('Card Number is a required field.')).toBeVisible();
      await expect(form.getByText('PIN is a required field.')).toBeVisible();
    });
  },
};

export const FieldsTooShort: Story = {
  play: async ({ step }) => {
    const form = await send('99999900000', '11');
    await step('nineteen digits [W-5.10] and four [W-5.11]', async () => {
      await expect(await form.findByText('Card Number must be exactly 19 characters long.')).toBeVisible();
      await expect(form.getByText('PIN must be exactly 4 characters long.')).toBeVisible();
    });
  },
};

export const Confirming: Story = {
  args: { faults: [hanging('wallet.add-gift-card')] },
  play: async ({ step }) => {
    const form = await send(NUMBER);
    await step('nothing can be changed meanwhile, and the PIN is gone from the page', async () => {
      await expect(form.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
      await expect(form.getByLabelText('PIN')).toHaveValue('');
    });
  },
};

export const WrongPin: Story = {
  play: async ({ step }) => {
    const form = await send(NUMBER, '2222');
    await step('declined [W-8.10]; the number stays, the PIN is typed anew', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent('your card has been declined');
      await expect(form.getByLabelText('Card Number')).toHaveValue('9999990000-000-001-006');
      await expect(form.getByLabelText('PIN')).toHaveValue('');
    });
  },
};

export const NothingOnIt: Story = {
  args: { shopper: 'grace' },
  play: async ({ step }) => {
    const form = await send('9999990000000001002');
    await step('an empty card is refused [W-8.9]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        'You cannot add a Gift Card with a $0 balance.',
      );
    });
  },
};

export const LimitOfTheService: Story = {
  args: {
    faults: [
      always({
        match: 'wallet.add-gift-card',
        kind: 'status',
        status: 422,
        code: 'GIFT_CARD_LIMIT_REACHED',
      }),
    ],
  },
  play: async ({ step }) => {
    const form = await send(NUMBER);
    await step('five have been saved, elsewhere perhaps [W-8.14]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        'A maximum of 5 gift cards can be saved. To add a new gift card, you will need to delete another one.',
      );
    });
  },
};

export const Failed: Story = {
  args: { faults: [failing('wallet.add-gift-card')] },
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
    await step('in the list and selected [W-4.15], and the list says so [W-4.33]', async () => {
      await expect(await form.findByText('Card Added!')).toBeVisible();
      await userEvent.hover(await form.findByText('Your card has been successfully added.'));
      await expect(form.getByRole('checkbox', { name: /Gift card ending in 1006/ })).toBeChecked();
      await expect(form.getByText('$15.00 Remaining')).toBeInTheDocument();
    });
  },
};
