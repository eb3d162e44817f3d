import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { above } from '../screen.ts';
import { failing, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openWindow, press, saveAddress } from './steps.ts';
import type { Queries } from './steps.ts';

const toggles = { addressBookV2: true } as const;

const meta = {
  title: 'Fulfilment selector/Addresses/Second book',
  args: { shopper: 'alice', screen: 'ADDRESS_BOOK_V2', config: { toggles } },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

async function openList(canvasElement: HTMLElement): Promise<Queries> {
  const view = await openWindow(canvasElement);
  await press(view, 'Select an Address');
  await view.findAllByRole('radio');
  return view;
}

export const ReserveYourTime: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await step('what an address is for [F-2.33]', async () => {
      await expect(await view.findByRole('dialog', { name: 'Reserve Your Time' })).toBeVisible();
      await expect(
        view.getByText(
          'Select an address from your address book to see more accurate delivery options and reserve Millbrook Delivery Times.',
        ),
      ).toBeVisible();
      await expect(await view.findByRole('button', { name: 'Select an Address' })).toBeVisible();
    });
  },
};

export const List: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openList(canvasElement);
    await step('nothing can be done before one is chosen [F-2.34]', async () => {
      for (const name of ['Edit Address', 'Confirm Address'])
        await expect(view.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await expect(view.getByRole('button', { name: 'Add Address' })).toBeVisible();
    });
  },
};

export const LoadFailed: Story = {
  args: { faults: [failing('profile.addresses.list')] },
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await expect(await view.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const Chosen: Story = {
  args: {
    config: {
      toggles,
      activeModality: {
        modality: 'DELIVERY',
        address: {
          street: '88 Larch Road',
          unit: '',
          locality: 'Covington',
          region: 'KY',
          postalCode: '41011',
          countryCode: 'US',
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const view = await openList(canvasElement);
    await userEvent.click(view.getByRole('radio', { name: /^1420/ }));
    await step('the address in use apart from the others [F-2.34]', async () => {
      await expect(view.getByRole('heading', { name: 'Current Address' })).toBeVisible();
      await expect(view.getByRole('heading', { name: 'Other Addresses' })).toBeVisible();
      await expect(view.getByRole('button', { name: 'Confirm Address' })).not.toHaveAttribute(
        'aria-disabled',
      );
    });
  },
};

export const NoCentreThere: Story = {
  args: { shopper: 'ivan' },
  play: async ({ canvasElement, step }) => {
    const view = await openList(canvasElement);
    await userEvent.click(view.getByRole('radio'));
    await press(view, 'Confirm Address');
    await step('says why it cannot be confirmed [F-4.9]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        'The address you entered is not eligible for Delivery.',
      );
    });
  },
};

export const ConfirmFailed: Story = {
  args: { faults: [failing('modality.preferences.set-active')] },
  play: async ({ canvasElement }) => {
    const view = await openList(canvasElement);
    await userEvent.click(view.getByRole('radio', { name: /^1420/ }));
    await press(view, 'Confirm Address');
    await expect(await view.findByRole('alert')).toBeVisible();
  },
};

export const NoAddress: Story = {
  args: { shopper: 'dave' },
  play: async ({ canvasElement, step }) => {
    const view = await openList(canvasElement);
    await userEvent.click(view.getByRole('radio'));
    await press(view, 'Edit Address');
    await press(view, 'Remove Address');
    await press(await above('alertdialog'), 'Remove Address');
    await step('the empty book [F-2.31], from which Back leads to what it is for [F-2.38]', async () => {
      await expect(
        await view.findByRole('dialog', { name: 'Get started by adding an address' }),
      ).toBeVisible();
      await expect(view.getByRole('button', { name: 'Add New Address' })).toBeVisible();
      await press(view, 'Back');
      await expect(await view.findByRole('dialog', { name: 'Reserve Your Time' })).toBeVisible();
    });
  },
};

export const NewAddress: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openList(canvasElement);
    await press(view, 'Add Address');
    await step('an empty form [F-2.35]', async () => {
      await expect(await view.findByRole('dialog', { name: 'Add Delivery Address' })).toBeVisible();
      for (const field of view.getAllByRole('textbox')) await expect(field).toHaveValue('');
      await expect(view.queryByRole('button', { name: 'Remove Address' })).not.toBeInTheDocument();
    });
  },
};

export const Edit: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openList(canvasElement);
    await userEvent.click(view.getByRole('radio', { name: /^1420/ }));
    await press(view, 'Edit Address');
    await step('the chosen address, filled in [F-2.35]', async () => {
      await expect(await view.findByRole('dialog', { name: 'Edit Delivery Address' })).toBeVisible();
      await expect(view.getByRole('textbox', { name: 'Street Address' })).toHaveValue('1420 Juniper Street');
      await expect(view.getByRole('button', { name: 'Remove Address' })).toBeVisible();
    });
  },
};

export const Suggested: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openList(canvasElement);
    await press(view, 'Add Address');
    await view.findByRole('dialog', { name: 'Add Delivery Address' });
    await saveAddress(view, '1 Corrected St');
    await step('the corrected address, to confirm or to change [F-2.35] [F-2.45] [F-8.3]', async () => {
      await expect(await view.findByRole('dialog', { name: 'Suggested Address' })).toBeVisible();
      await expect(
        view.getByText(
          'We found an address that closely matches what you entered. If this looks correct, select "Confirm Address". If not, go back to modify your original entry.',
        ),
      ).toBeVisible();
      await expect(view.getByRole('mark')).toHaveTextContent('1 Corrected Street');
      await expect(view.getByRole('button', { name: 'Edit Address' })).toBeVisible();
      await expect(view.getByRole('button', { name: 'Confirm Address' })).toBeVisible();
    });
  },
};
