import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fill } from '../screen.ts';
import { openForm, press } from './steps.ts';
import { hanging } from '../faults.ts';
import { checkout, failing, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const meta = {
  title: 'Wallet/Flyout/Billing address',
  args: { shopper: 'dave', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;
type Form = Awaited<ReturnType<typeof openForm>>;

async function openNew(): Promise<Form> {
  const form = await openForm();
  await press(form, 'Add new address');
  await form.findByRole('heading', { name: 'Add Billing Address' });
  return form;
}

async function openEdit(): Promise<Form> {
  const form = await openForm();
  await press(form, /^Edit, /);
  await form.findByRole('heading', { name: 'Edit Billing Address' });
  return form;
}

interface Typed {
  readonly street: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalCode?: string;
}

async function type(form: Form, { street, city = 'Tempe', state = 'AZ', postalCode = '85281' }: Typed) {
  await fill(form.getByRole('textbox', { name: 'Address' }), street);
  await fill(form.getByRole('textbox', { name: 'City' }), city);
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'State' }), state);
  await fill(form.getByRole('textbox', { name: 'Postal Code' }), postalCode);
}

async function save(form: Form, typed: Typed): Promise<void> {
  await type(form, typed);
  await press(form, 'Save Address');
}

export const Empty: Story = {
  play: async ({ step }) => {
    const form = await openNew();
    await step('heading [W-2.52], fields [W-2.53] and Save Address [W-2.54]', async () => {
      for (const name of ['Address', 'Apt, Suite, etc. (Optional)', 'City', 'Postal Code'])
        await expect(form.getByRole('textbox', { name })).toBeVisible();
      await expect(form.getByRole('combobox', { name: 'State' })).toBeVisible();
      await expect(form.getByRole('button', { name: 'Save Address' })).toBeVisible();
    });
    await step('states with DC, and provinces and territories [W-3.36]', async () => {
      const regions = form.getByRole('combobox', { name: 'State' });
      await expect(regions.querySelectorAll('option')).toHaveLength(1 + 51 + 13);
    });
  },
};

export const Edit: Story = {
  play: async ({ step }) => {
    const form = await openEdit();
    await step('the address as it is [W-2.52]', async () => {
      await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('902 Mesa Drive');
      await expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('AZ');
    });
  },
};

export const CanadianProvince: Story = {
  args: { shopper: 'ivan' },
  play: async ({ step }) => {
    const form = await openEdit();
    await step('a Canadian province has a Canadian postal code', async () => {
      await expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('ON');
      await expect(form.getByRole('textbox', { name: 'Postal Code' })).toHaveValue('M5V 2T6');
    });
  },
};

export const FieldsMissing: Story = {
  play: async ({ step }) => {
    const form = await openNew();
    await press(form, 'Save Address');
    await step('line [W-5.3], city [W-5.5], state [W-5.6] and postal code [W-5.7] are required', async () => {
      await expect(await form.findByText('Address is a required field.')).toBeVisible();
      await expect(form.getByText('City is a required field.')).toBeVisible();
      await expect(form.getByText('State/Province is a required field.')).toBeVisible();
      await expect(form.getByText('Postal Code is a required field.')).toBeVisible();
    });
  },
};

export const FieldsInvalid: Story = {
  play: async ({ step }) => {
    const form = await openNew();
    await save(form, { street: '5 <Main>', city: 'Tempe!', postalCode: '8528' });
    await step('what cannot be used says so [W-5.3] [W-5.5] [W-5.7]', async () => {
      await expect(await form.findByText('Address has invalid characters.')).toBeVisible();
      await expect(form.getByText('City has invalid characters.')).toBeVisible();
      await expect(form.getByText('Please enter a valid postal code.')).toBeVisible();
    });
  },
};

export const Saving: Story = {
  args: { faults: [hanging('wallet.save-billing-address')] },
  play: async ({ step }) => {
    const form = await openNew();
    await save(form, { street: '5 Mill Avenue' });
    await step('the button says so [W-2.54]', async () => {
      await expect(await form.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(form.getByRole('combobox', { name: 'State' })).toBeDisabled();
    });
  },
};

export const Failed: Story = {
  args: { faults: [failing('wallet.save-billing-address')] },
  play: async ({ step }) => {
    const form = await openNew();
    await save(form, { street: '5 Mill Avenue' });
    await step('says so [W-8.22], and keeps what was typed', async () => {
      await expect(await form.findByRole('alert')).toHaveTextContent(
        "We're sorry, but we weren't able to save your address. Please try again.",
      );
      await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue('5 Mill Avenue');
    });
  },
};

export const Saved: Story = {
  play: async ({ step }) => {
    const form = await openNew();
    await save(form, { street: '5 Mill Avenue' });
    await step('back on the form for the card, with the new address picked', async () => {
      await expect(await form.findByRole('radio', { name: /5 Mill Avenue/ })).toBeChecked();
      await expect(form.getByRole('heading', { name: 'Add Credit/Debit Card' })).toBeVisible();
    });
  },
};

/** All addresses on a screen of their own, since a form shows only three. */
export const AllAddresses: Story = {
  play: async ({ step }) => {
    const form = await openNew();
    await save(form, { street: '5 Mill Avenue' });
    for (const street of ['12 Ash Avenue', '48 Rural Road']) {
      await form.findByRole('radio', { checked: true });
      await press(form, 'Add new address');
      await form.findByRole('heading', { name: 'Add Billing Address' });
      await save(form, { street });
      await form.findByRole('radio', { name: new RegExp(street) });
    }
    await press(form, 'All addresses');
    await step('a screen of their own [W-2.51]', async () => {
      await expect(await form.findByRole('heading', { name: 'Billing Address' })).toBeVisible();
      await expect(form.getAllByRole('radio')).toHaveLength(4);
      await expect(form.getByRole('button', { name: 'Use This Address' })).toBeVisible();
    });
  },
};
