import { Skeleton } from '@grocer/foundation/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface } from './surface.tsx';

const meta = {
  title: 'Foundation/Skeleton',
  component: Skeleton,
  args: { width: 12 },
  decorators: [onSurface],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Widths: Story = {
  render: () => (
    <div className="story-scale">
      <Skeleton width={4} />
      <Skeleton width={8} />
      <Skeleton width={12} />
      <Skeleton width={16} />
    </div>
  ),
};
