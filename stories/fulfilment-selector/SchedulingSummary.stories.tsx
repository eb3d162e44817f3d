import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { delivery, prepare, schedulingStage, withTimes } from './scheduling-stage.tsx';
import type { SchedulingArgs } from './scheduling-stage.tsx';
import { hoursPass } from './steps.ts';
import type { Queries } from './steps.ts';

const BANANAS = '2000000000014';
const MEMBERSHIP = '2000000000044';
const GROUND_BEEF = '2000000000021';
const GROUND_COFFEE = '2000000000028';

/** Enough beef for an order of more than $35. */
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

/** Returns the order summary once the times are loaded. */
const findSummary = async (): Promise<Queries> =>
  within((await withTimes()).getByRole('region', { name: 'Order Summary' }));

/** Returns the order summary, expanded by the shopper. */
async function openSummary(): Promise<Queries> {
  const summary = await findSummary();
  await userEvent.click(summary.getByText(/^\d+ items?$/));
  return summary;
}

export const DeliveryOffer: Story = {
  args: { shopper: 'bob', added: muchBeef },
  play: async ({ step }) => {
    const summary = await openSummary();
    await step('is made to those without a membership [F-6.4] [F-9.6]', async () => {
      await expect(
        summary.getByText('Free delivery in as little as 2 hours, or the next day, comes with a membership.'),
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
        summary.getByText(
          'Your membership gives you free or discounted delivery in as little as 2 hours on this order.',
        ),
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

export const MembershipItem: Story = {
  args: { shopper: 'bob', added: { modality: 'DELIVERY', items: [{ gtin13: MEMBERSHIP, quantity: 1 }] } },
  play: async ({ step }) => {
    const summary = await openSummary();
    await step('says what it costs, for how long, and when it renews [F-3.14] [F-9.7]', async () => {
      await expect(
        summary.getByText(
          /^Free until \w+ \d\d, \d{4}, then \$99 for one year\. Renews on \w+ \d\d, \d{4} for \$99\.$/,
        ),
      ).toBeVisible();
    });
  },
};

export const FlashSale: Story = {
  args: { added: { modality: 'DELIVERY', items: [{ gtin13: BANANAS, quantity: 2 }] } },
  play: async (context) => {
    const { step } = context;
    const summary = await openSummary();
    await step('is what an item costs, beside what it costs otherwise', async () => {
      await expect(await summary.findByText('$0.78')).toBeVisible();
      await expect(summary.getByText('Sale price, usually $1.18')).toBeVisible();
    });
    await step('is over at its end', async () => {
      await hoursPass(context, 2.5, async () => {
        await expect(summary.getByText('$1.18')).toBeVisible();
      });
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
    const summary = await findSummary();
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
