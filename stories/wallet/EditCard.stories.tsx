import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fill, inVaultFrame } from '../screen.ts';
import { openAction, openEdit, press, typeSecret } from './steps.ts';
import { hanging } from '../faults.ts';
import { checkout, failing, signIn, stage, waitingForVault, withoutVault } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const VISA = 'Visa ending in 4242';
const MASTERCARD = 'Mastercard ending in 4444';
const CODE = 'CVV (3-4 digit code)';

const meta = {
  title: 'Wallet/Flyout/Edit card',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

async function saveWith(code: string, card = MASTERCARD) {
  const form = await openEdit(card);
  await typeSecret(CODE, code);
  await press(form, 'Save Changes');
  return form;
}

export const LoadingSecurityCode: Story = {
  args: { config: waitingForVault },
  play: async ({ step }) => {
    const form = await openAction(VISA, 'Edit');
    await step('the place of the code is kept, and named once it takes long', async () => {
      await expect(await form.findByText('Loading the secure card form')).toBeInTheDocument();
      await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Alice');
    });
  },
};

export const Ready: Story = {
  play: async ({ step }) => {
    const form = await openEdit(MASTERCARD);
    await step('heading, Back [W-2.33] and what can be changed [W-2.34]', async () => {
      await expect(form.getByRole('heading', { name: 'Edit Credit/Debit Card' })).toBeVisible();
      await expect(form.getByRole('button', { name: 'Back' })).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Alice');
      await expect(form.getByRole('combobox', { name: 'Expiration Month' })).toHaveValue('08');
      await expect(form.getByRole('checkbox', { name: 'Make this my preferred card' })).not.toBeChecked();
      await expect(form.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    });
    await step('the number is masked by twelve bullets [W-9.9] and cannot be changed', async () => {
      const number = form.getByRole('textbox', { name: 'Card Number' });
      await expect(number).toHaveValue('••••••••••••4444');
      await expect(number).toHaveAttribute('readonly');
    });
    await step('this year and fourteen more [W-9.5], the months by two digits [W-2.34]', async () => {
      const years = form.getByRole('combobox', { name: 'Expiration Year' });
      await expect(years.querySelectorAll('option')).toHaveLength(16);
      await expect(form.getAllByRole('option', { name: '06' })).toHaveLength(1);
    });
    await step('the code is typed into the vault’s frame [W-4.18]', async () => {
      await expect((await inVaultFrame()).getByLabelText(CODE)).toBeVisible();
    });
  },
};

export const Preferred: Story = {
  play: async ({ step }) => {
    const form = await openEdit(VISA);
    await step('the box of a preferred card is ticked', async () => {
      await expect(form.getByRole('checkbox', { name: 'Make this my preferred card' })).toBeChecked();
    });
  },
};

export const Expired: Story = {
  args: { shopper: 'carol' },
  play: async ({ step }) => {
    const form = await openEdit(VISA);
    await step('a year that is over cannot be picked, so that there is none', async () => {
      await expect(form.getByRole('combobox', { name: 'Expiration Year' })).toHaveValue('');
    });
  },
};

export const FieldsMissing: Story = {
  play: async ({ step }) => {
    const form = await openEdit(MASTERCARD);
    await fill(form.getByRole('textbox', { name: 'First name' }), '');
    await fill(form.getByRole('textbox', { name: 'Last name' }), '4dams');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Expiration Month' }), '');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Expiration Year' }), '');
    await press(form, 'Save Changes');
    await step('names [W-5.1] [W-5.2], month [W-5.13] and year [W-5.14] say what is missing', async () => {
      await expect(await form.findByText('First Name is a required field.')).toBeVisible();
      await expect(form.getByText('Please enter a valid last name.')).toBeVisible();
      await expect(form.getByText('Expiration Month is a required field.')).toBeVisible();
      await expect(form.getByText('Expiration Year is a required field.')).toBeVisible();
    });
  },
};

export const ExpiryPast: Story = {
  args: {
    config: { ...checkout, clock: { now: () => new Date(new Date().getFullYear(), 11, 15).getTime() } },
  },
  play: async ({ step }) => {
    const form = await openEdit(MASTERCARD);
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Expiration Month' }), '01');
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'Expiration Year' }),
      String(new Date().getFullYear()),
    );
    await press(form, 'Save Changes');
    await step('month and year together are not past [W-5.15]', async () => {
      await expect(await form.findByText('Expiration Date must be after the current date.')).toBeVisible();
    });
  },
};

export const SecurityCodeTooShort: Story = {
  play: async ({ step }) => {
    const form = await saveWith('1');
    await step('the frame says so, and no banner does [W-5.21] [W-5.23]', async () => {
      await expect(await (await inVaultFrame()).findByText('CVV too short.')).toBeVisible();
      await expect(form.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('the field has grown [W-9.8]', async () => {
      const frame = document.querySelector('[data-grocer-overlay] iframe');
      await expect(frame?.getBoundingClientRect().height).toBe(112);
    });
  },
};

export const SecurityCodeWrong: Story = {
  play: async ({ step }) => {
    const form = await saveWith('998');
    await step('the service speaks for itself [W-8.18]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        'Your card issuer didn’t accept these details.',
      );
      await expect(form.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const VaultFailed: Story = {
  play: async ({ step }) => {
    const form = await saveWith('999');
    await step('a banner with words of our own, and the form is usable again [W-8.26]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        "We're sorry, but we weren't able to update your card.",
      );
      await expect(form.getByRole('textbox', { name: 'First name' })).not.toHaveAttribute('readonly');
    });
  },
};

export const FrameUnavailable: Story = {
  args: { config: withoutVault },
  play: async ({ step }) => {
    const form = await openAction(VISA, 'Edit');
    await step('says so, and offers Retry', async () => {
      await expect(await form.findByRole('button', { name: 'Retry' })).toBeVisible();
    });
  },
};

export const AddressesFailed: Story = {
  args: { faults: [failing('wallet.list-billing-addresses')] },
  play: async ({ step }) => {
    const form = await openAction(VISA, 'Edit');
    await inVaultFrame();
    await step('says so with Retry, and then to add a new one [W-8.21]', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        'There has been an error loading your address.',
      );
      await expect(form.getByText(/Please add a new address\.$/)).toBeVisible();
    });
  },
};

export const Saving: Story = {
  args: { faults: [hanging('wallet.edit-card')] },
  play: async ({ step }) => {
    const form = await saveWith('123');
    await step('the button says so, and nothing can be changed meanwhile [W-2.34] [W-4.20]', async () => {
      await expect(await form.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(form.getByRole('textbox', { name: 'First name' })).toHaveAttribute('readonly');
      await expect(form.getByRole('combobox', { name: 'Expiration Month' })).toBeDisabled();
    });
  },
};

export const Edited: Story = {
  play: async ({ step }) => {
    const form = await openEdit(MASTERCARD);
    await userEvent.click(form.getByRole('checkbox', { name: 'Make this my preferred card' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Expiration Month' }), '06');
    await typeSecret(CODE, '123');
    await press(form, 'Save Changes');
    await step('back on the list, which says so [W-4.24] [W-4.34]', async () => {
      await expect(await form.findByText('Card Edited!')).toBeVisible();
      await userEvent.hover(await form.findByText('Your card has been successfully edited.'));
    });
    await step('the edited card is in the old one’s place [W-4.23]', async () => {
      await expect(
        form.getByRole('radio', { name: /Mastercard ending in 4444.*Exp\. 06/ }),
      ).toBeInTheDocument();
      await expect(form.getAllByText('Preferred')).toHaveLength(1);
    });
  },
};
