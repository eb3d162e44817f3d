import { Checkbox } from '@grocer/foundation/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inSurface } from '../screen.ts';
import { onSurface } from './surface.tsx';

const meta = {
  title: 'Foundation/Checkbox',
  component: Checkbox,
  args: { label: 'Save this card', checked: false, part: 'story', onChange: fn() },
  decorators: [onSurface],
  render: function Live({ checked: first, onChange, ...args }) {
    const [checked, setChecked] = useState(first);
    return (
      <div className="story-column">
        <Checkbox
          {...args}
          checked={checked}
          onChange={(next) => {
            setChecked(next);
            onChange(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, step }) => {
    const surface = await inSurface();
    await step('its words are part of the target', async () => {
      await userEvent.click(surface.getByText('Save this card'));
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.click(surface.getByText('Save this card'));
      await expect(surface.getByRole('checkbox')).not.toBeChecked();
    });
  },
};

export const Ticked: Story = { args: { checked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTicked: Story = { args: { checked: true, disabled: true } };

export const LongLabel: Story = {
  args: { label: 'Make this my preferred card for every list, delivery and pickup order from now on' },
};
