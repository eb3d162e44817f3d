import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { hasFocus } from '../screen.ts';
import { hanging } from '../faults.ts';
import { failing, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openWindow, press, saveAddress } from './steps.ts';
import type { Queries } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Addresses/Form',
  args: { shopper: 'alice', screen: 'ADD_ADDRESS' },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

async function openForm(canvasElement: HTMLElement): Promise<Queries> {
  const view = await openWindow(canvasElement);
  await view.findByRole('textbox', { name: 'Street Address' });
  return view;
}

export const NewAddress: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openForm(canvasElement);
    await step('title [F-2.32], fields [F-2.42] and the mailing box [F-2.43]', async () => {
      await expect(view.getByRole('dialog', { name: 'Add Delivery Address' })).toBeVisible();
      for (const name of ['Street Address', 'Apt #, Suite (optional)', 'City (optional)', 'ZIP Code'])
        await expect(view.getByRole('textbox', { name })).toBeVisible();
      await expect(view.getByRole('checkbox', { name: 'Make this my mailing address' })).not.toBeChecked();
    });
    await step('states and provinces by country [F-2.44]', async () => {
      const regions = within(view.getByRole('combobox', { name: 'State/Province (optional)' }));
      await expect(regions.getByRole('group', { name: 'United States' })).toBeInTheDocument();
      await expect(regions.getByRole('group', { name: 'Canada' })).toBeInTheDocument();
    });
  },
};

export const Edit: Story = {
  args: { screen: 'ADDRESS_BOOK' },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Edit, 1420/);
    await step('filled in [F-2.32] [F-2.35]', async () => {
      await expect(await view.findByRole('dialog', { name: 'Edit Delivery Address' })).toBeVisible();
      await expect(view.getByRole('textbox', { name: 'Street Address' })).toHaveValue('1420 Juniper Street');
      await expect(view.getByRole('checkbox')).toBeChecked();
    });
  },
};

export const Missing: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openForm(canvasElement);
    await press(view, 'Save Address');
    await step('street and ZIP code are needed [F-5.4]', async () => {
      await expect(view.getByText('Please enter a street address.')).toBeVisible();
      await expect(view.getByText('Please enter a ZIP code.')).toBeVisible();
      const street = view.getByRole('textbox', { name: 'Street Address' });
      await waitFor(() => expect(hasFocus(street)).toBe(true));
    });
  },
};

export const NotVerified: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openForm(canvasElement);
    await saveAddress(view, '1 Unknown St');
    await step('says so in the form [F-8.1]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        'Our system was unable to verify this address. Please edit your address or enter a new one.',
      );
    });
  },
};

export const Saving: Story = {
  args: { faults: [hanging('profile.addresses.add')] },
  play: async ({ canvasElement }) => {
    const view = await openForm(canvasElement);
    await saveAddress(view, '9 New Street');
    await expect(await view.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const SaveFailed: Story = {
  args: { faults: [failing('profile.addresses.add')] },
  play: async ({ canvasElement, step }) => {
    const view = await openForm(canvasElement);
    await saveAddress(view, '9 New Street');
    await step('says so in the form, with what was typed [F-8.5]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent('technical difficulties');
      await expect(view.getByRole('textbox', { name: 'Street Address' })).toHaveValue('9 New Street');
    });
  },
};

export const BookIsFull: Story = {
  args: { faults: [failing('profile.addresses.add', { status: 422, code: 'ADDRESS_LIMIT_REACHED' })] },
  play: async ({ canvasElement }) => {
    const view = await openForm(canvasElement);
    await saveAddress(view, '9 New Street');
    await expect(await view.findByRole('alert')).toHaveTextContent('maximum number of saved addresses');
  },
};

export const Suggested: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openForm(canvasElement);
    await saveAddress(view, '1 Corrected St');
    await step('the suggestion, with what differs marked [F-2.45] [F-8.3]', async () => {
      await expect(await view.findByRole('dialog', { name: 'Suggested Address' })).toBeVisible();
      await expect(view.getByText(/^We found an address that closely matches/)).toBeVisible();
      await expect(view.getByRole('mark')).toHaveTextContent('1 Corrected Street');
      await expect(view.getByRole('button', { name: 'Edit Address' })).toBeVisible();
      await expect(view.getByRole('button', { name: 'Confirm Address' })).toBeVisible();
    });
  },
};

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const view = await openForm(canvasElement);
    await saveAddress(view, '9 New Street');
    const added = await view.findByRole('heading', { name: '9 New Street' });
    await waitFor(() => expect(hasFocus(added)).toBe(true));
    await expect(view.getByText('Your address has been saved.')).toBeVisible();
  },
};
