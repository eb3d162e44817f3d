import { deepActiveElement } from '@grocer/foundation/embed';
import { Button } from '@grocer/foundation/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inSurface } from '../screen.ts';
import { onSurface } from './surface.tsx';

const meta = {
  title: 'Foundation/Button',
  component: Button,
  args: { kind: 'primary', part: 'story', onPress: fn(), children: 'Confirm' },
  decorators: [onSurface],
  render: (args) => (
    <div className="story-row">
      <Button {...args} />
    </div>
  ),
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, step }) => {
    const surface = await inSurface();
    await step('a press is told once', async () => {
      await userEvent.click(surface.getByRole('button', { name: 'Confirm' }));
      await expect(args.onPress).toHaveBeenCalledTimes(1);
    });
  },
};

export const Secondary: Story = { args: { kind: 'secondary', children: 'Cancel' } };

export const Quiet: Story = {
  args: { kind: 'quiet', children: 'Add Credit/Debit Card' },
};

export const Icon: Story = {
  args: {
    kind: 'icon',
    label: 'Close',
    children: (
      <svg width={20} height={20} stroke="currentColor" strokeWidth={2} aria-hidden="true">
        <path d="M5 5l10 10M15 5L5 15" />
      </svg>
    ),
  },
};

export const Busy: Story = {
  args: { busy: true, children: 'Submitting Card' },
  play: async ({ args, step }) => {
    const surface = await inSurface();
    const button = surface.getByRole('button', { name: 'Submitting Card' });
    await step('keeps the focus and ignores presses', async () => {
      await userEvent.click(button);
      await expect(deepActiveElement()).toBe(button);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const BusySecondary: Story = { args: { kind: 'secondary', busy: true, children: 'Saving' } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledSecondary: Story = {
  args: { kind: 'secondary', disabled: true, children: 'Cancel' },
};

export const DisabledQuiet: Story = { args: { kind: 'quiet', disabled: true, children: 'Retry' } };

export const Wide: Story = { args: { wide: true } };

export const LongLabel: Story = {
  args: { wide: true, children: 'Place your delivery order for today between 4:00 and 5:00 PM' },
  render: (args) => (
    <div className="story-column">
      <Button {...args} />
    </div>
  ),
};
