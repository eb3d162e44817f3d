import { DateField } from '@grocer/foundation/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fill, inSurface } from '../screen.ts';
import { onSurface } from './surface.tsx';

const meta = {
  title: 'Foundation/DateField',
  component: DateField,
  args: { label: 'Date of birth', part: 'story', onDay: fn() },
  decorators: [onSurface],
  render: (args) => (
    <div className="story-column">
      <DateField {...args} />
    </div>
  ),
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed = async (text: string) => {
  const surface = await inSurface();
  const field = surface.getByRole('textbox', { name: 'Date of birth' });
  await fill(field, text);
  await userEvent.tab();
  return { surface, field };
};

export const Empty: Story = {};

export const Typed: Story = {
  play: async () => {
    const { surface } = await typed('1/2/2004');
    await expect(await surface.findByText('Friday, January 2, 2004')).toBeVisible();
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async () => {
    const { field } = await typed('');
    await expect(field).toHaveAccessibleDescription('A valid date input is required.');
  },
};

export const NoSuchDay: Story = {
  play: async () => {
    const { surface } = await typed('02/30/2004');
    await expect(await surface.findByText('Unknown')).toBeVisible();
  },
};
