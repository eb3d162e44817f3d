import { AccountProvider, DeliveryDays } from '@grocer/account-kit/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { hostOf } from '../appearance.ts';
import { inDeliveryDays } from '../screen.ts';
import './stage.css';

interface DaysArgs {
  readonly isLoading?: boolean;
}

const today = '2026-11-23';
const days = [
  { date: '2026-11-23', times: 3 },
  { date: '2026-11-24', times: 0 },
  { date: '2026-11-25', times: 5 },
];

function Chooser({ isLoading = false }: DaysArgs): ReactElement {
  const [chosen, choose] = useState<string>();
  return <DeliveryDays {...{ today, days, isLoading, chosen }} name="day" onChoose={choose} />;
}

const meta = {
  title: 'Account/Delivery days',
  args: {},
  render: (args, { globals, id }) => (
    <AccountProvider key={id} config={{ environment: 'LOCAL', ...hostOf(globals) }}>
      <form className="story-account">
        <Chooser {...args} />
      </form>
    </AccountProvider>
  ),
  tags: ['!autodocs'],
} satisfies Meta<DaysArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement, step }) => {
    const shown = await inDeliveryDays();
    await userEvent.click(shown.getByRole('radio', { name: /November 25/ }));
    await step('the form knows the day [A-4.12]', async () => {
      const field = canvasElement.querySelector<HTMLInputElement>('input[name=day]');
      await expect(field?.value).toBe('2026-11-25');
    });
  },
};

export const NoTimes: Story = {
  play: async () => {
    const shown = await inDeliveryDays();
    const day = shown.getByRole('radio', { name: 'Tomorrow, Tuesday, November 24, No times available' });
    await userEvent.click(day);
    await expect(day).not.toBeChecked();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async () => {
    const shown = await inDeliveryDays();
    await expect(shown.getAllByRole('radio', { name: /No times available/ })).toHaveLength(7);
  },
};
