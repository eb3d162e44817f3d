import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fill, hasFocus } from '../screen.ts';
import { hanging, lost } from '../faults.ts';
import { failing, here, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { announced, openResults, openWindow, press } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Window/Search',
  args: { config: here },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

export const NotAZip: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    const field = view.getByRole('textbox', { name: 'Search by ZIP Code' });
    await fill(field, '4520a');
    await press(view, 'Search');
    await step('the field is invalid and has focus [F-5.1]', async () => {
      await waitFor(() => expect(hasFocus(field)).toBe(true));
      await expect(field).toBeInvalid();
      await expect(view.getByText('Please enter a valid 5-digit ZIP code.')).toBeVisible();
    });
  },
};

export const UnknownZip: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    const field = view.getByRole('textbox', { name: 'Search by ZIP Code' });
    await fill(field, '00000');
    await press(view, 'Search');
    await step('a ZIP code that the service refuses is invalid as well [F-8.7]', async () => {
      await expect(await view.findByText('Please enter a valid 5-digit ZIP code.')).toBeVisible();
    });
  },
};

export const NoStores: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await fill(view.getByRole('textbox', { name: 'Search by ZIP Code' }), '99998');
    await press(view, 'Search');
    await step('says so [F-8.9]', async () => {
      await expect(await announced(view, /There were no stores found near your location\./)).toBeVisible();
    });
  },
};

export const Failed: Story = {
  args: { faults: [failing('modality.options')] },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await step('a failure of the service leaves the drawer open, and a way on [F-4.17] [F-8.8]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(/something went wrong/);
      await expect(view.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(view.getByRole('textbox', { name: 'Search by ZIP Code' })).toBeVisible();
    });
  },
};

export const Offline: Story = {
  args: { faults: [lost('modality.options')] },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await step('a network that is lost is told as such, with a way on [F-8.8]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        "Hmmm, looks like we've lost you. Please check your internet connection.",
      );
      await expect(view.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(view.getByRole('textbox', { name: 'Search by ZIP Code' })).toHaveValue('45202');
    });
  },
};

export const Loading: Story = {
  args: { faults: [hanging('modality.options')] },
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await expect(await view.findByText('Loading what’s near you')).toBeInTheDocument();
  },
};

export const ChoiceFailed: Story = {
  args: { shopper: 'alice', faults: [failing('modality.preferences.set-active')] },
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    const [first] = await view.findAllByRole('button', { name: /^Select Store/ });
    first?.click();
    await step('a choice that could not be saved says so below its button', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent('We couldn’t confirm your choice.');
    });
  },
};
