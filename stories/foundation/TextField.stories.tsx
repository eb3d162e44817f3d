import { TextField } from '@grocer/foundation/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fill, inSurface } from '../screen.ts';
import { onSurface } from './surface.tsx';

const meta = {
  title: 'Foundation/TextField',
  component: TextField,
  args: { label: 'First name', part: 'story', name: 'firstName' },
  decorators: [onSurface],
  render: (args) => (
    <div className="story-column">
      <TextField {...args} />
    </div>
  ),
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  play: async () => {
    const surface = await inSurface();
    const field = surface.getByRole('textbox', { name: 'First name' });
    await fill(field, 'Alice');
    await expect(field).toHaveValue('Alice');
  },
};

export const Invalid: Story = {
  args: { error: 'First Name is a required field.' },
  play: async ({ step }) => {
    const surface = await inSurface();
    await step('the reason belongs to the field', async () => {
      const field = surface.getByRole('textbox', { name: 'First name' });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('First Name is a required field.');
    });
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  render: (args) => (
    <div className="story-column">
      <TextField {...args} ref={(input) => void (input && (input.value = 'Alice'))} />
    </div>
  ),
};
