import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasFocus, inSelector } from '../screen.ts';
import { hanging } from '../faults.ts';
import { failing, here, inlineStage, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openTimes, press, slotsIn } from './steps.ts';

const upfrontTimeslots = true;
const config = { ...here, toggles: { upfrontTimeslots } };

const meta = {
  title: 'Fulfilment selector/Window/Delivery times',
  args: { shopper: 'alice', config },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

const GROUND_BEEF = '2000000000021';

const NONE = { status: 422, code: 'NO_TIMESLOTS_AVAILABLE' };

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    const slots = await slotsIn(view);
    await step('where to, and how to change it [F-2.47]', async () => {
      await expect(view.getByText('Deliver to')).toBeVisible();
      await expect(view.getByText(/1420 Juniper Street, Apt 3B/)).toBeVisible();
      await expect(view.getByRole('button', { name: 'Change Address' })).toBeVisible();
    });
    await step('a heading [F-2.48], seven days, times, and a button [F-2.49]', async () => {
      const days = within(view.getByRole('radiogroup', { name: 'Choose a day and time' }));
      await expect(days.getAllByRole('radio')).toHaveLength(7);
      await expect(slots.length).toBeGreaterThan(0);
      await expect(view.getByRole('button', { name: 'Reserve Your Time' })).toBeVisible();
    });
    await step('each time says what it costs and who brings it [F-2.51]', async () => {
      await expect(slots[0]?.closest('label')).toHaveTextContent(/Millbrook Market Delivery.*\$6\.95/s);
    });
    await step('what the membership does [F-2.52]', async () => {
      await expect(view.getByText(/^Members get free delivery in as little as 2 hours/)).toBeVisible();
    });
  },
};

export const FreeFromTheThreshold: Story = {
  args: { config: { ...config, cart: [{ gtin13: GROUND_BEEF, quantity: 9 }] } },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    const [slot] = await slotsIn(view);
    await step('a member’s time costs nothing once the order is large enough [F-9.6]', async () => {
      await expect(slot?.closest('label')).toHaveTextContent(/Millbrook Market Delivery.*Free/s);
    });
  },
};

export const NextDayMember: Story = {
  args: { shopper: 'grace', config: { ...config, postalCode: '30303' } },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    await step('what the other tier does [F-2.52] [F-9.7]', async () => {
      await expect(
        view.getByText('Members get free delivery the next day on orders of $35 or more.'),
      ).toBeVisible();
    });
  },
};

export const AnotherDay: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    const days = within(view.getByRole('radiogroup', { name: 'Choose a day and time' }));
    const open = days.getAllByRole('radio').filter((day) => !day.hasAttribute('aria-disabled'));
    await userEvent.click(open[2] ?? document.body);
    await step('has a time chosen as well [F-4.19]', async () => {
      const slots = await slotsIn(view);
      await expect(slots.filter((slot) => slot.matches(':checked'))).toHaveLength(1);
      await userEvent.click(slots[1] ?? document.body);
      await expect(slots[1]).toBeChecked();
    });
  },
};

export const AllTheDays: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    const [next, previous] = ['Next days', 'Previous days'].map((name) => view.getByRole('button', { name }));
    await step('the strip goes on to its end, where its button is off [F-2.53]', async () => {
      await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
      for (let turn = 0; turn < 3 && next?.getAttribute('aria-disabled') === null; turn += 1) {
        const { scrollLeft, clientWidth } = view.getByRole('radiogroup', { name: 'Choose a day and time' });
        await userEvent.click(next ?? document.body);
        await waitFor(() => {
          const strip = view.getByRole('radiogroup', { name: 'Choose a day and time' });
          // At the end the last day is in view, but not its padding, which is no snap position.
          const isAtEnd = next?.getAttribute('aria-disabled') === 'true';
          const moved = strip.scrollLeft - scrollLeft;
          if (!isAtEnd && Math.abs(moved - 0.7 * clientWidth) > 60) throw new Error('Still on its way.');
        });
      }
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    });
  },
};

export const Redesigned: Story = {
  args: { config: { ...here, toggles: { upfrontTimeslots, redesign: true } } },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    await step('has other words on the button [F-2.49]', async () => {
      await expect(view.getByRole('button', { name: 'Schedule Delivery' })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { faults: [hanging('timeslots.upfront')] },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await step('the button waits as well [F-4.19]', async () => {
      await expect(view.getByRole('button', { name: 'Reserve Your Time' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(await view.findByText('Loading times')).toBeInTheDocument();
    });
  },
};

export const Failed: Story = {
  args: { faults: [failing('timeslots.upfront')] },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await step('an error card with Try Again [F-2.50]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(/something went wrong/);
      await expect(view.getByRole('button', { name: 'Try Again' })).toBeVisible();
    });
  },
};

export const Unavailable: Story = {
  args: { faults: [failing('timeslots.upfront', NONE)] },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await step('says that delivery is unavailable, in the service’s words [F-8.12]', async () => {
      await expect(await view.findByText(/^Delivery times aren’t available right now\./)).toBeVisible();
    });
  },
};

export const Saving: Story = {
  args: { faults: [hanging('promise.create')] },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    await press(view, 'Reserve Your Time');
    await step('cannot be pressed again [F-4.19]', async () => {
      const button = view.getByRole('button', { name: 'Reserve Your Time' });
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const Taken: Story = {
  args: { faults: [failing('promise.create', { status: 409, code: 'TIMESLOT_TAKEN' })] },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    await press(view, 'Reserve Your Time');
    await step('says that the time is gone [F-8.15]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        'The time you selected for your order is no longer available. Please select a new time.',
      );
      await expect(view.getByRole('button', { name: 'Select New Time' })).toBeVisible();
    });
  },
};

export const NoneChosen: Story = {
  args: { faults: [failing('promise.create', { status: 409, code: 'TIMESLOT_TAKEN', times: 1 })] },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    await press(view, 'Reserve Your Time');
    await press(view, 'Select New Time');
    await slotsIn(view);
    await press(view, 'Reserve Your Time');
    await step('a time is needed, and the first one has focus [F-5.10]', async () => {
      await expect(await view.findByText('Please select a time to continue')).toBeVisible();
      const [first] = await slotsIn(view);
      await expect(hasFocus(first ?? document.body)).toBe(true);
    });
  },
};

export const NoneLeft: Story = {
  args: { faults: [failing('promise.create', NONE)] },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    await press(view, 'Reserve Your Time');
    await step('says that there are none any more [F-8.14]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        /^We're sorry there are no longer any Millbrook Delivery times available\./,
      );
    });
  },
};

export const Refused: Story = {
  args: { faults: [failing('promise.create')] },
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    await slotsIn(view);
    await press(view, 'Reserve Your Time');
    await step('any other failure says that it is ours [F-8.11]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
      );
    });
  },
};

export const Inline: Story = {
  args: { config },
  render: inlineStage,
  play: async () => {
    const view = await inSelector();
    await userEvent.click(await view.findByRole('tab', { name: 'Delivery' }));
    await press(view, /^Reserve Your Time, /);
    await slotsIn(view);
  },
};
