import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inScheduling } from '../screen.ts';
import { chooseTime, delivery, prepare, schedulingStage, withTimes } from './scheduling-stage.tsx';
import type { SchedulingArgs } from './scheduling-stage.tsx';
import { lost } from '../faults.ts';
import { hoursPass, hoursUntil, isInTheEast, slotsIn } from './steps.ts';
import type { Queries } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Scheduling/Times',
  args: { shopper: 'alice' },
  loaders: [prepare],
  render: schedulingStage,
  tags: ['!autodocs'],
} satisfies Meta<SchedulingArgs>;
export default meta;

type Story = StoryObj<SchedulingArgs>;

const nextDay = (page: Queries): HTMLElement =>
  page.getByRole('button', { name: /^Next available: \w+day, / });

export const Passed: Story = {
  play: async (context) => {
    const page = await withTimes();
    const [first] = await slotsIn(page);
    await context.step('what has begun meanwhile says so, and cannot be chosen', async () => {
      await hoursPass(context, hoursUntil(first), async () => {
        await expect(first?.closest('label')).toHaveTextContent('This time has passed');
      });
      await expect(first).toHaveAttribute('aria-disabled', 'true');
      const last = (await slotsIn(page)).at(-1);
      await expect(last).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const DayOver: Story = {
  // This store is open until 10 PM, so its day is over by midnight in winter and in summer.
  args: { config: { activeModality: { modality: 'PICKUP', storeId: '01100220' } } },
  play: async (context) => {
    const page = await withTimes();
    const slots = await slotsIn(page);
    await context.step('a day whose times have all passed leads on to the next', async () => {
      await hoursPass(context, 12.5, async () => expect(nextDay(page)).toBeVisible());
      for (const slot of slots) await expect(slot).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const NoneThatDay: Story = {
  args: { shopper: 'bob', config: delivery },
  play: async ({ step }) => {
    const page = await withTimes();
    const days = within(page.getByRole('radiogroup', { name: 'Day and Time' }));
    const today = days.getByRole('radio', { checked: true });
    await userEvent.click(page.getByText('Under $5'));
    await step('cheap times, which are gone by noon, lead on to the next day that has some', async () => {
      await waitFor(() => expect(today).not.toBeChecked());
      await expect((await slotsIn(page)).length).toBeGreaterThan(0);
    });
  },
};

export const Shipping: Story = {
  args: {
    config: { activeModality: { ...delivery.activeModality, modality: 'SHIP' } },
    added: { modality: 'SHIP', items: [{ gtin13: '2000000000024', quantity: 2 }] },
  },
  play: async ({ step }) => {
    const page = await inScheduling();
    const options = within(await page.findByRole('radiogroup', { name: 'Shipping Options' }));
    await userEvent.click(options.getByText('Standard shipping'));
    await step('a parcel comes within some days, and is held like a time', async () => {
      await expect(await page.findByText(/^We'll hold this reservation until /)).toBeVisible();
    });
  },
};

export const ShippingOver: Story = {
  args: Shipping.args ?? {},
  play: async (context) => {
    const page = await inScheduling();
    await page.findByRole('radiogroup', { name: 'Shipping Options' });
    await context.step('what could be sent yesterday leads on to what can be sent today', async () => {
      const again = () => page.getByRole('button', { name: 'Try Again' });
      await hoursPass(context, 20, async () => expect(again()).toBeVisible());
      await userEvent.click(again());
      await waitFor(() => expect(page.getAllByRole('radio')[0]).not.toHaveAttribute('aria-disabled'));
    });
  },
};

export const OtherZone: Story = {
  args: isInTheEast ? { config: { activeModality: { modality: 'PICKUP', storeId: '01100188' } } } : {},
  play: async ({ step }) => {
    const page = await withTimes();
    const [first] = await slotsIn(page);
    await step('whose clock the times are by, where it is not the shopper’s', async () => {
      await expect(page.getByText(/^Times shown in (Eastern|Central) Time$/)).toBeVisible();
      await expect(first).toHaveAccessibleName(/[AP]M (Eastern|Central) Time /);
    });
  },
};

export const Offline: Story = {
  args: { faults: [lost('timeslots.promising')] },
  play: async ({ step }) => {
    const page = await inScheduling();
    await step('says that the network is lost, with a way on', async () => {
      await expect(await page.findByRole('alert')).toHaveTextContent(
        "Hmmm, looks like we've lost you. Please check your internet connection.",
      );
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    });
  },
};

export const OfflineOnReserving: Story = {
  args: { faults: [lost('promise.create')] },
  play: async ({ step }) => {
    const page = await withTimes();
    const slot = await chooseTime(page);
    await step('keeps the choice, with a way on [F-8.11]', async () => {
      await expect(await page.findByRole('alert')).toHaveTextContent(
        "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
      );
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect(slot).toBeChecked();
    });
  },
};
