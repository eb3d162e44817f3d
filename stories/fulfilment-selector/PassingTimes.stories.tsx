import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { here, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { hoursPass, hoursUntil, isInTheEast, openTimes, slotsIn } from './steps.ts';

const toggles = { upfrontTimeslots: true };

const meta = {
  title: 'Fulfilment selector/Window/Passing times',
  args: { shopper: 'alice', config: { ...here, toggles } },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

export const Passed: Story = {
  play: async (context) => {
    const view = await openTimes(context.canvasElement);
    const [first] = await slotsIn(view);
    await context.step('what has begun meanwhile says so, and cannot be chosen', async () => {
      await hoursPass(context, hoursUntil(first), async () => {
        await expect(first?.closest('label')).toHaveTextContent('This time has passed');
      });
      await expect(first).toHaveAttribute('aria-disabled', 'true');
      const last = (await slotsIn(view)).at(-1);
      await expect(last).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const DayOver: Story = {
  play: async (context) => {
    const view = await openTimes(context.canvasElement);
    const slots = await slotsIn(view);
    await context.step('a day whose times have all passed leads on to the next', async () => {
      await hoursPass(context, 12.5, async () => {
        await expect(view.getByRole('button', { name: /^Next available: \w+day, / })).toBeVisible();
      });
      for (const slot of slots) await expect(slot).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const DayGone: Story = {
  play: async (context) => {
    const view = await openTimes(context.canvasElement);
    await slotsIn(view);
    const first = await view.findByRole('radio', { name: /^Today, / });
    await expect(first).toBeChecked();
    const yesterday = first.getAttribute('value');
    await context.step('the day that has begun takes the place of yesterday', async () => {
      await hoursPass(context, 14.5, async () => {
        const today = view.getByRole('radio', { name: /^Today, / });
        await expect(today).toBeChecked();
        await expect(today).not.toHaveAttribute('value', yesterday);
      });
    });
    await context.step('its times can be chosen', async () => {
      const [slot] = await slotsIn(view);
      if (!slot) throw new Error('There is no time today.');
      await userEvent.click(slot);
      await expect(slot).toBeChecked();
    });
  },
};

const inDenver: SelectorArgs = {
  shopper: 'frank',
  config: { postalCode: '80202', bannerDomain: 'kingsoopers.com', bannerName: 'Summit', toggles },
};

export const OtherZone: Story = {
  args: isInTheEast ? inDenver : {},
  play: async ({ canvasElement, step }) => {
    const view = await openTimes(canvasElement);
    const [first] = await slotsIn(view);
    await step('whose clock the times are by, where it is not the shopper’s', async () => {
      await expect(view.getByText(/^Times shown in (Eastern|Mountain) Time$/)).toBeVisible();
      await expect(first).toHaveAccessibleName(/[AP]M (Eastern|Mountain) Time /);
    });
  },
};
