import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { above, hasFocus } from '../screen.ts';
import { hanging } from '../faults.ts';
import { failing, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openWindow, press } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Addresses/Book',
  args: { shopper: 'alice', screen: 'ADDRESS_BOOK' },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

const atHome = {
  street: '1420 Juniper Street',
  unit: 'Apt 3B',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
} as const;

export const Addresses: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    const [home] = await view.findAllByRole('article');
    await step('headed for choosing an address [F-2.28] [F-2.29]', async () => {
      await expect(view.getByRole('dialog', { name: 'Select Address' })).toBeVisible();
      await expect(view.getByText('Choose Address for Delivery')).toBeVisible();
    });
    await step('the mailing address first, with its parts and buttons [F-2.30] [F-4.4]', async () => {
      const card = within(home ?? document.body);
      await expect(card.getByText('Mailing Address')).toBeVisible();
      await expect(card.getByText('Cincinnati, OH 45202')).toBeVisible();
      await expect(card.getByRole('button', { name: /^Edit, / })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Select Address, / })).toBeVisible();
    });
    await step('the way to all of them [F-2.1]', async () => {
      const link = view.getByRole('link', { name: 'View All Addresses' });
      await expect(link).toHaveAttribute('href', '/account/addresses');
    });
  },
};

export const Selected: Story = {
  args: { config: { activeModality: { modality: 'DELIVERY', address: atHome } } },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await step('the one in use is marked [F-2.30]', async () => {
      await expect(await view.findByText('Selected Address')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { faults: [hanging('profile.addresses.list')] },
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await expect(await view.findByRole('dialog', { name: 'Select Address' })).toBeVisible();
    await expect(await view.findByText('Loading your addresses')).toBeInTheDocument();
    await expect(view.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  args: { faults: [failing('profile.addresses.list')] },
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await expect(await view.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const Selecting: Story = {
  args: { faults: [hanging('address.validate-for-modality')] },
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Select Address, 1420/);
    await expect(view.getByRole('button', { name: /^Select Address, 1420/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotEligible: Story = {
  args: { shopper: 'ivan' },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Select Address, /);
    await step('says why at the card, with the way to the form [F-4.8] [F-5.9]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        'The address you entered is not eligible for Delivery.',
      );
      await expect(view.getByRole('button', { name: /^Edit Address, / })).toBeVisible();
    });
  },
};

export const SelectFailed: Story = {
  args: { faults: [failing('address.validate-for-modality')] },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Select Address, 1420/);
    await step('says so beneath the button [F-8.2] [F-8.6]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        "We're sorry, but something went wrong when trying to validate your address. Please try again.",
      );
    });
  },
};

export const AskedToRemove: Story = {
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Edit, 1420/);
    await press(view, 'Remove Address');
    const dialog = await above('alertdialog');
    const keep = dialog.getByRole('button', { name: 'Keep Address' });
    await waitFor(() => expect(hasFocus(keep)).toBe(true));
  },
};

export const Removed: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Edit, 1420/);
    await press(view, 'Remove Address');
    await press(await above('alertdialog'), 'Remove Address');
    await step('back at the list, at the next address [F-4.4]', async () => {
      const next = await view.findByRole('heading', { name: '88 Larch Road' });
      await waitFor(() => expect(hasFocus(next)).toBe(true));
      await expect(view.getByText('Address successfully deleted', { selector: 'p' })).toBeVisible();
    });
  },
};

export const RemoveFailed: Story = {
  args: { faults: [failing('profile.addresses.remove')] },
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Edit, 1420/);
    await press(view, 'Remove Address');
    const dialog = await above('alertdialog');
    await press(dialog, 'Remove Address');
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { shopper: 'dave' },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Edit, /);
    await press(view, 'Remove Address');
    await press(await above('alertdialog'), 'Remove Address');
    await step('asks for a first address [F-2.28] [F-2.29] [F-2.31]', async () => {
      await expect(await view.findByRole('dialog', { name: 'Add Address' })).toBeVisible();
      await expect(view.getByText('Enter your address to see accurate Delivery options')).toBeVisible();
      await expect(view.getByRole('heading', { name: 'Get started by adding an address' })).toBeVisible();
      await expect(view.getByRole('button', { name: 'Add New Address' })).toBeVisible();
    });
  },
};

export const CurrentRemoved: Story = {
  args: { config: { activeModality: { modality: 'DELIVERY', address: atHome } } },
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await press(view, /^Edit, 1420/);
    await press(view, 'Remove Address');
    await press(await above('alertdialog'), 'Remove Address');
    await expect(await view.findByText(/The address you were shopping with has been deleted/)).toBeVisible();
  },
};
