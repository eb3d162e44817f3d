import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { fill, inVaultFrame } from '../screen.ts';
import { addCard, openForm, typeCard } from './steps.ts';
import { always } from '../faults.ts';
import { checkout, signIn, stage, waitingForVault, withoutVault } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const MASTERCARD = '5555555555554444';

const meta = {
  title: 'Wallet/Flyout/Add card',
  args: { shopper: 'dave', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

export const Empty: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await step('heading [W-2.26], fields [W-2.27], boxes [W-2.29] [W-2.30] and Submit [W-2.32]', async () => {
      await expect(form.getByRole('heading', { name: 'Add Credit/Debit Card' })).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Last name' })).toBeVisible();
      await expect(form.getByRole('checkbox', { name: 'Save this card' })).toBeChecked();
      await expect(form.getByRole('checkbox', { name: 'Make this my preferred card' })).not.toBeChecked();
      await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
    });
    await step(
      'number, expiry and code are in the vault’s frame, not in the page [W-2.27] [W-5.24]',
      async () => {
        const frame = await inVaultFrame();
        await expect(frame.getByLabelText('Card Number')).toBeVisible();
        await expect(frame.getByRole('group', { name: 'Expiration' })).toBeVisible();
        await expect(frame.getByLabelText('CVV (3-4 digit code)')).toBeVisible();
        await expect(form.queryByLabelText('Card Number')).not.toBeInTheDocument();
      },
    );
    await step('the home address is picked', async () => {
      await expect(await form.findByRole('radio', { name: /902 Mesa Drive/ })).toBeChecked();
    });
  },
};

export const SeveralAddresses: Story = {
  args: { shopper: 'alice' },
  play: async ({ step }) => {
    const form = await openForm();
    await inVaultFrame();
    await step('the picked one can be edited, and another one added [W-2.31]', async () => {
      await expect(await form.findByRole('button', { name: /^Edit, 1420 Juniper Street/ })).toBeVisible();
      await expect(form.getByRole('button', { name: 'Add new address' })).toBeVisible();
    });
    await step('the home address comes first and is picked [W-4.31]', async () => {
      const addresses = await form.findAllByRole('radio', { name: /Juniper Street|Larch Road/ });
      await expect(addresses[0]).toHaveAccessibleName(/1420 Juniper Street/);
      await expect(addresses[0]).toBeChecked();
    });
  },
};

export const SavingNotOffered: Story = {
  args: { config: { ...checkout, walletConfig: { saveCardOptionEnabled: false } } },
  play: async ({ step }) => {
    const form = await openForm();
    await inVaultFrame();
    await step('no box where saving is not enabled [W-2.29]', async () => {
      await expect(form.queryByRole('checkbox')).not.toBeInTheDocument();
    });
  },
};

export const PreferredIsSaved: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await inVaultFrame();
    const save = form.getByRole('checkbox', { name: 'Save this card' });
    const preferred = form.getByRole('checkbox', { name: 'Make this my preferred card' });
    await step('preferred forces save on, and unticking save clears preferred [W-4.19]', async () => {
      await userEvent.click(save);
      await userEvent.click(preferred);
      await expect(save).toBeChecked();
      await userEvent.click(save);
      await expect(preferred).not.toBeChecked();
    });
  },
};

export const NamesMissing: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await inVaultFrame();
    await step('both names are required [W-5.1] [W-5.2]', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Submit' }));
      await expect(await form.findByText('First Name is a required field.')).toBeVisible();
      await expect(form.getByText('Last Name is a required field.')).toBeVisible();
    });
  },
};

export const NamesInvalid: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await inVaultFrame();
    await step('names are letters only [W-5.1] [W-5.2]', async () => {
      await fill(form.getByRole('textbox', { name: 'First name' }), 'D4ve');
      await fill(form.getByRole('textbox', { name: 'Last name' }), '<b>');
      await userEvent.click(form.getByRole('button', { name: 'Submit' }));
      await expect(await form.findByText('Please enter a valid first name.')).toBeVisible();
      await expect(form.getByText('Please enter a valid last name.')).toBeVisible();
    });
  },
};

export const CardNumberWrong: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await typeCard(form, { number: '4242424242424241' });
    await addCard(form);
    await step('the frame says so next to the number [W-5.16]', async () => {
      const frame = await inVaultFrame();
      await expect(await frame.findByText('Please enter a valid credit or debit card.')).toBeVisible();
    });
  },
};

export const SecurityCodeTooShort: Story = {
  play: async ({ step }) => {
    const form = await openForm();
    await typeCard(form, { number: MASTERCARD, cvv: '12' });
    await addCard(form);
    await step('the frame says so next to the code [W-5.21]', async () => {
      const frame = await inVaultFrame();
      await expect(await frame.findByText('CVV too short.')).toBeVisible();
    });
  },
};

export const LoadingFrame: Story = {
  args: { config: waitingForVault },
  play: async () => {
    const form = await openForm();
    await expect(await form.findByText('Loading the secure card form')).toBeInTheDocument();
    await expect(form.getByRole('textbox', { name: 'First name' })).toBeEnabled();
  },
};

export const FrameUnavailable: Story = {
  args: { config: withoutVault },
  play: async ({ step }) => {
    const form = await openForm();
    await step('says so, offers Retry, and keeps what was typed', async () => {
      await fill(form.getByRole('textbox', { name: 'First name' }), 'Dave');
      await expect(await form.findByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Dave');
    });
  },
};

export const LoadingAddresses: Story = {
  args: { faults: [always({ match: 'wallet.list-billing-addresses', kind: 'hang' })] },
  play: async () => {
    const form = await openForm();
    await inVaultFrame();
    await expect(await form.findByText('Loading your addresses')).toBeInTheDocument();
  },
};

export const AddressesFailed: Story = {
  args: { faults: [always({ match: 'wallet.list-billing-addresses', kind: 'status', status: 403 })] },
  play: async ({ step }) => {
    const form = await openForm();
    await inVaultFrame();
    await step('a message with a way to try again', async () => {
      await expect(await form.findByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(form.getByRole('alert')).toHaveTextContent(
        'There has been an error loading your address.',
      );
    });
  },
};

export const AddressMissing: Story = {
  args: { faults: [always({ match: 'wallet.list-billing-addresses', kind: 'status', status: 403 })] },
  play: async ({ step }) => {
    const form = await openForm();
    await typeCard(form, { number: MASTERCARD });
    await step('a card needs a billing address [W-5.8]', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Submit' }));
      await expect(await form.findByText('Please select a billing address.')).toBeVisible();
    });
  },
};

export const Filled: Story = {
  play: async () => {
    const form = await openForm();
    await typeCard(form, { number: MASTERCARD, firstName: 'Mary-Jane' });
    await expect((await inVaultFrame()).getByLabelText('Card Number')).toHaveValue('5555 5555 5555 4444');
  },
};

export const Submitting: Story = {
  args: { faults: [always({ match: 'wallet.add-bank-card', kind: 'hang' })] },
  play: async ({ step }) => {
    const form = await openForm();
    await typeCard(form, { number: MASTERCARD });
    await addCard(form);
    await step('the button says so, and nothing can be changed [W-2.32] [W-4.20]', async () => {
      const button = await form.findByRole('button', { name: 'Submitting Card' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(form.getByRole('checkbox', { name: 'Save this card' })).toBeDisabled();
      await expect(form.getByRole('textbox', { name: 'First name' })).toHaveAttribute('readonly');
    });
  },
};

export const Unconfirmed: Story = {
  args: {
    faults: [{ match: 'wallet.add-bank-card', when: 'after-commit', kind: 'cut-body', times: 1000 }],
  },
  play: async (context) => {
    const form = await openForm();
    await typeCard(form, { number: MASTERCARD });
    sandboxOf(context).controls.addFault(always({ match: 'wallet.list', kind: 'status', status: 403 }));
    await addCard(form);
    await context.step('claims neither success nor failure while nobody knows', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        'We couldn’t confirm that your card was added.',
      );
    });
  },
};
