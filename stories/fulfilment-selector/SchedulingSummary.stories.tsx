import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { delivery, prepare, schedulingStage, withTimes } from './scheduling-stage.tsx';
import type { SchedulingArgs } from './scheduling-stage.tsx';
import type { Queries } from './steps.ts';

const GROUND_BEEF = '2000000000021';
const GROUND_COFFEE = '2000000000028';

/** Enough of it to come over $35. */
const muchBeef = { modality: 'DELIVERY', items: [{ gtin13: GROUND_BEEF, quantity: 3 }] } as const;

const meta = {
  title: 'Fulfilment selector/Scheduling/Summary',
  args: { shopper: 'alice', config: delivery },
  loaders: [prepare],
  render: schedulingStage,
  tags: ['!autodocs'],
} satisfies Meta<SchedulingArgs>;
export default meta;

type Story = StoryObj<SchedulingArgs>;

/** What is ordered, once its times are there. */
async function openSummary(): Promise<Queries> {
  const page = await withTimes();
  const summary = within(page.getByRole('region', { name: 'Order Summary' }));
  await userEvent.click(summary.getByText(/^\d+ items?$/));
  return summary;
}

export const DeliveryOffer: Story = {
  args: { shopper: 'bob', added: muchBeef },
  play: async ({ step }) => {
    const summary = await openSummary();
    await step('is made to those without a membership [F-6.4] [F-9.6]', async () => {
      await expect(
        summary.getByText('Free delivery in as little as 2 hours comes with a membership.'),
      ).toBeVisible();
    });
  },
};

export const MembersNotice: Story = {
  args: { added: muchBeef },
  play: async ({ step }) => {
    const summary = await openSummary();
    await step('is given from the threshold on [F-6.6] [F-9.6]', async () => {
      await expect(
        summary.getByText('Your membership gives you free or discounted delivery on this order.'),
      ).toBeVisible();
    });
  },
};

export const BelowTheThreshold: Story = {
  play: async ({ step }) => {
    const summary = await openSummary();
    await step('says nothing of a membership [F-9.6]', async () => {
      await expect(summary.getByText('$21.96')).toBeVisible();
      await expect(summary.queryByText(/membership/)).not.toBeInTheDocument();
    });
  },
};

export const Prop65: Story = {
  args: {
    added: { modality: 'DELIVERY', items: [{ gtin13: GROUND_COFFEE, quantity: 1 }] },
    config: {
      bannerDomain: 'ralphs.com',
      bannerName: 'Palmera',
      activeModality: {
        modality: 'DELIVERY',
        address: {
          street: '900 Orchard Street',
          unit: '',
          locality: 'Los Angeles',
          region: 'CA',
          postalCode: '90012',
          countryCode: 'US',
        },
      },
    },
  },
  play: async ({ step }) => {
    const summary = await openSummary();
    await step('warns of what needs it, where it is brought to California [F-5.16]', async () => {
      const warnings = summary.getAllByText(
        'Prop 65 - This product contains a chemical known to the State of California to cause cancer.',
      );
      await expect(warnings).toHaveLength(1);
      await expect(warnings[0]).toBeVisible();
      await expect(warnings[0]?.closest('li')).toHaveTextContent('Ground Coffee');
    });
  },
};
