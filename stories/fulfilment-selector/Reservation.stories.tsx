import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { here, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openTimes, openWindow, press, slotsIn } from './steps.ts';
import type { Queries } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Window/Reservation',
  args: { shopper: 'alice', config: { ...here, toggles: { upfrontTimeslots: true } } },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

/** Reserves the preselected time and returns to the window. */
async function reserve(canvasElement: HTMLElement): Promise<Queries> {
  const times = await openTimes(canvasElement);
  await slotsIn(times);
  await press(times, 'Reserve Your Time');
  await waitFor(() => expect(document.querySelector('[data-grocer-overlay]')).toBeNull());
  const view = await openWindow(canvasElement);
  await userEvent.click(await view.findByRole('tab', { name: 'Delivery' }));
  return view;
}

export const Held: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await reserve(canvasElement);
    await step('the card says until when, and how to change it [F-2.17]', async () => {
      await expect(
        await view.findByText(/^We'll hold this reservation until \d{1,2}:\d\d [AP]M$/),
      ).toBeVisible();
      await expect(view.getByRole('button', { name: /^Edit Reservation, / })).toBeVisible();
    });
  },
};

export const HeldAmongTheTimes: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await reserve(canvasElement);
    await press(view, /^Edit Reservation, /);
    await step('the held time is chosen, and marked', async () => {
      const slots = await slotsIn(view);
      const held = slots.find((slot) => slot.matches(':checked'))?.closest('label');
      await expect(held).toHaveTextContent('Reserved for you');
    });
  },
};

export const SoonOver: Story = {
  args: {
    config: {
      ...here,
      toggles: { upfrontTimeslots: true },
      // Half an hour less 28.05 minutes leaves about two.
      limits: { reservationOffsetMinutes: -28.05 },
    },
  },
  play: async ({ canvasElement, step }) => {
    const view = await reserve(canvasElement);
    await step('those who cannot see a clock hear how little is left', async () => {
      await expect(
        await view.findByText('Your reserved time is held for about 2 more minutes.'),
      ).toBeInTheDocument();
    });
  },
};

export const Expired: Story = {
  args: {
    config: {
      ...here,
      toggles: { upfrontTimeslots: true },
      limits: { reservationOffsetMinutes: -30 },
    },
  },
  play: async ({ canvasElement, step }) => {
    const view = await reserve(canvasElement);
    await step('says so, and leads to the times again', async () => {
      await expect(
        await view.findByText('Your reservation has expired. Please select a new time.'),
      ).toBeVisible();
      await expect(view.getByRole('button', { name: /^Reserve Your Time, / })).toBeVisible();
    });
  },
};
