import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSelector } from '../screen.ts';
import { atStore, here, inlineStage, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openWindow, press } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Ways to shop',
  args: { config: { ...here, toggles: { showNext: true } } },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

export const WithNext: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    const choices = await view.findAllByRole('radio');
    await step('Next waits for a choice [F-2.19]', async () => {
      await expect(view.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(choices[0] ?? document.body);
      await expect(view.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const CurrentFirst: Story = {
  args: { config: { ...atStore, toggles: { showNext: true } } },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    const [first] = await view.findAllByRole('radio');
    await step('what is in use comes first [F-2.14]', async () => {
      await expect(first).toHaveAccessibleName(/Pickup.*Currently selected/s);
    });
  },
};

export const ToTheStores: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await userEvent.click(await view.findByRole('radio', { name: /Pickup/ }));
    await press(view, 'Next');
    await step('a store has to be selected first, and Back leads to the list', async () => {
      await expect(await view.findByRole('tab', { name: 'Pickup', selected: true })).toBeVisible();
      await press(view, 'Back');
      await expect(await view.findByRole('radio', { name: /Pickup/ })).toBeChecked();
    });
  },
};

export const Inline: Story = {
  args: { config: atStore },
  render: inlineStage,
  play: async ({ step }) => {
    const view = await inSelector();
    await view.findAllByRole('article');
    await step('a part of the page, without Close [F-2.6] [F-2.8]', async () => {
      await expect(view.getByRole('region', { name: 'How are you shopping today?' })).toBeVisible();
      await expect(view.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
      await expect(document.activeElement).toBe(document.body);
    });
  },
};
