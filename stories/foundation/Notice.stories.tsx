import { Button, Notice } from '@grocer/foundation/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSurface } from '../screen.ts';
import { onSurface } from './surface.tsx';

const meta = {
  title: 'Foundation/Notice',
  component: Notice,
  args: { tone: 'danger', text: '', part: 'story' },
  decorators: [onSurface],
  render: (args) => (
    <div className="story-column">
      <Notice {...args} />
    </div>
  ),
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { tone: 'success', title: 'Card Added!', text: 'Your card has been successfully added.' },
};

export const Danger: Story = {
  args: { tone: 'danger', text: 'Please add a credit or debit card to proceed with the order.' },
  play: async ({ step }) => {
    const surface = await inSurface();
    await step('is spoken at once', async () => {
      await expect(surface.getByRole('alert')).toHaveTextContent('Please add a credit or debit card');
    });
  },
};

export const DangerWithAction: Story = {
  args: {
    tone: 'danger',
    text: 'There was a problem retrieving your cards, please retry...',
    action: (
      <Button kind="quiet" part="retry">
        Retry
      </Button>
    ),
  },
};

export const Warning: Story = {
  args: { tone: 'warning', text: 'Add a credit or debit card to pay for your order.' },
};
