import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasFocus, inOverlay, inScheduling } from '../screen.ts';
import { chooseStore } from './beforehand.ts';
import {
  chooseTime,
  delivery,
  prepare,
  schedulingStage,
  withHeldTime,
  withTimes,
} from './scheduling-stage.tsx';
import type { SchedulingArgs } from './scheduling-stage.tsx';
import { hanging } from '../faults.ts';
import { failing } from './stage.tsx';
import { press } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Scheduling/Page',
  args: { shopper: 'alice' },
  loaders: [prepare],
  render: schedulingStage,
  tags: ['!autodocs'],
} satisfies Meta<SchedulingArgs>;
export default meta;

type Story = StoryObj<SchedulingArgs>;

const redesign = { ...delivery, toggles: { redesign: true } };

export const SignedOut: Story = {
  args: { shopper: undefined },
  play: async ({ step }) => {
    const page = await inScheduling();
    await step('asks to sign in [F-2.57]', async () => {
      await expect(await page.findByRole('button', { name: 'Sign In' })).toBeVisible();
    });
  },
};

export const SessionExpired: Story = {
  args: { faults: [failing('promise.create', { status: 401 })] },
  play: async ({ step }) => {
    await chooseTime(await withTimes());
    const page = await inScheduling();
    await step('asks to sign in again [F-6.5] [F-8.28]', async () => {
      await expect(await page.findByText('Your session has expired.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    });
  },
};

export const EmptyCart: Story = {
  args: { shopper: 'dave' },
  play: async ({ step }) => {
    const page = await inScheduling();
    await step('says how to begin [F-2.59] [F-5.12]', async () => {
      await expect(await page.findByRole('button', { name: 'Start My Cart' })).toBeVisible();
      await expect(page.getByText(/^You must have Pickup items in your cart/)).toBeVisible();
    });
  },
};

export const ChooseStore: Story = {
  args: { config: { ...delivery, fulfillmentType: 'PICKUP' } },
  play: async ({ step }) => {
    const page = await inScheduling();
    await step('asks for a store first [F-2.58]', async () => {
      await expect(await page.findByText(/^Choose the store/)).toBeVisible();
      await expect(await (await inOverlay()).findByRole('dialog', { name: /./ })).toBeVisible();
    });
  },
};

export const CartUnreadable: Story = {
  args: { faults: [failing('cart.get')] },
  play: async ({ step }) => {
    const page = await inScheduling();
    await step('says so, with the way on', async () => {
      await expect(await page.findByRole('alert')).toHaveTextContent(/couldn’t load your cart/);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { faults: [hanging('cart.get')] },
  play: async ({ step }) => {
    const page = await inScheduling();
    await step('has its title at once, and says after a while that it loads', async () => {
      await expect(await page.findByRole('heading', { name: 'Schedule your order' })).toBeVisible();
      const said = await page.findByText('Loading the scheduling page');
      await expect(said).toBeInTheDocument();
    });
  },
};

export const LoadingTimes: Story = {
  args: { config: delivery, faults: [hanging('timeslots.promising')] },
  play: async () => {
    const page = await inScheduling();
    await page.findByRole('heading', { name: 'Delivery Options' });
    await page.findByText('Loading times');
  },
};

export const Pickup: Story = {
  play: async ({ step }) => {
    const page = await withTimes();
    await step('has its header [F-2.62] and seven days', async () => {
      const days = page.getByRole('radiogroup', { name: /^(Available Times|Choose a day and time)$/ });
      await expect(within(days).getAllByRole('radio')).toHaveLength(7);
    });
    await step('a summary with a way on [F-2.61], and ways around [F-2.70]', async () => {
      await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
        'href',
        '/cart?fulfillmentType=PICKUP',
      );
      await expect(page.getByRole('link', { name: 'Millbrook home' })).toBeVisible();
    });
  },
};

export const Delivery: Story = {
  args: { config: delivery },
  play: async ({ step }) => {
    const page = await withTimes();
    await step('has its headers [F-2.64] [F-2.66] and chips [F-2.65]', async () => {
      await expect(page.getByRole('heading', { name: 'Delivery Options' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Day and Time' })).toBeVisible();
      const chips = within(page.getByRole('radiogroup', { name: 'Filter delivery options' }));
      const names = chips.getAllByRole('radio').map((chip) => chip.closest('label')?.textContent);
      await expect(names).toEqual(['All', 'Millbrook Delivery', 'Under $5']);
    });
  },
};

export const UnderFive: Story = {
  args: {
    config: delivery,
    added: { modality: 'DELIVERY', items: [{ gtin13: '2000000000021', quantity: 3 }] },
  },
  play: async ({ step }) => {
    const page = await withTimes();
    await userEvent.click(page.getByText('Under $5'));
    await step('shows what costs less [F-5.15]', async () => {
      const slots = within(page.getByRole('radiogroup', { name: /^Times for / })).getAllByRole('radio');
      await waitFor(async () => {
        const fees = slots.map((slot) => slot.closest('label')?.querySelector('.grocer-slot-fee'));
        for (const fee of fees.filter((one) => one?.isConnected))
          await expect(fee).toHaveTextContent(/^(Free|\$[0-4]\.\d\d)$/);
      });
    });
  },
};

export const OwnDeliveryOnly: Story = {
  args: { config: redesign },
  play: async ({ step }) => {
    const page = await withTimes();
    const toggle = page.getByRole('switch', { name: 'Show only Millbrook Delivery' });
    await step('has a tip [F-2.67]', async () => {
      await expect(page.getByRole('tooltip')).toHaveTextContent(
        'Delivered by Millbrook associates in refrigerated trucks. Freshness guaranteed.',
      );
      await expect(toggle).not.toBeChecked();
    });
  },
};

export const TimeHeld: Story = {
  play: async ({ step }) => {
    const page = await withHeldTime();
    await step('is said until when [F-4.23]', async () => {
      await expect(page.getByText(/^We'll hold this reservation until \d/)).toBeVisible();
    });
  },
};

export const DeliveryHeld: Story = {
  args: { config: redesign },
  play: async () => void (await withHeldTime()),
};

export const Reserving: Story = {
  args: { faults: [hanging('promise.create')] },
  play: async ({ step }) => {
    const page = await withTimes();
    await chooseTime(page);
    await step('says so, and the way on waits', async () => {
      await expect(await page.findByText('Reserving your time')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    });
  },
};

export const ReserveFailed: Story = {
  args: { faults: [failing('promise.create')] },
  play: async ({ step }) => {
    const page = await withTimes();
    await chooseTime(page);
    await step('says that it is ours [F-8.11]', async () => {
      await expect(await page.findByRole('alert')).toHaveTextContent(
        "We're sorry, we're currently experiencing technical difficulties. Please try again in a moment.",
      );
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    });
  },
};

export const NoTimeChosen: Story = {
  play: async ({ step }) => {
    const page = await withTimes();
    await press(page, 'Continue');
    await step('needs a time, and leads to the first [F-5.10]', async () => {
      await expect(await page.findByText('Please select a time to continue')).toBeVisible();
      const slots = within(page.getByRole('radiogroup', { name: /^Times for / })).getAllByRole('radio');
      const first = slots.find((slot) => !slot.hasAttribute('aria-disabled'));
      await waitFor(() => expect(hasFocus(first ?? document.body)).toBe(true));
    });
  },
};

export const NotHeld: Story = {
  args: { faults: [failing('promise.create')] },
  play: async ({ step }) => {
    const page = await withTimes();
    await chooseTime(page);
    await page.findByRole('alert');
    await press(page, 'Continue');
    await step('needs it held [F-5.14]', async () => {
      await expect(await page.findByText('You must have a time selected. Error Code TS1001')).toBeVisible();
    });
  },
};

export const ItemsInDoubt: Story = {
  args: { shopper: 'erin' },
  play: async ({ step }) => {
    const page = await withTimes();
    await chooseTime(page);
    await step('are told apart in the summary [F-8.26]', async () => {
      const said = await page.findAllByText(/unavailable/);
      await expect(said.length).toBeGreaterThan(0);
    });
  },
};

export const ChangedElsewhere: Story = {
  args: { chosen: [{ modality: 'PICKUP', storeId: '01100147' }], config: { fulfillmentType: 'PICKUP' } },
  play: async ({ loaded, step }) => {
    const page = await withTimes();
    await chooseStore(String(loaded['token']), { modality: 'PICKUP', storeId: '02200001' });
    // The shopper returns to this page.
    window.dispatchEvent(new Event('focus'));
    await step('changes nothing here before the shopper says so', async () => {
      await expect(await page.findByText(/^How you shop was changed in another tab/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Use That Here' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Keep This' })).toBeVisible();
    });
  },
};

export const RightToLeft: Story = {
  args: { config: delivery },
  render: (args, context) => <div dir="rtl">{schedulingStage(args, context)}</div>,
  play: async () => void (await withTimes()),
};
