import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { above, hasFocus, inScheduling } from '../screen.ts';
import {
  chooseTime,
  delivery,
  prepare,
  schedulingStage,
  withHeldTime,
  withTimes,
} from './scheduling-stage.tsx';
import type { SchedulingArgs } from './scheduling-stage.tsx';
import { failing } from './stage.tsx';
import { press } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Scheduling/Messages',
  args: { shopper: 'alice' },
  loaders: [prepare],
  render: schedulingStage,
  tags: ['!autodocs'],
} satisfies Meta<SchedulingArgs>;
export default meta;

type Story = StoryObj<SchedulingArgs>;

const TIMES = 'timeslots.promising';
const refused = (code: string, more: object = {}) => failing(TIMES, { status: 422, code, ...more });

/** Expects a modal with a title and one button, which has the focus [F-2.68]. */
async function expectWindow(title: string, button: string): Promise<void> {
  const view = await above('alertdialog');
  await expect(view.getByRole('heading', { name: title })).toBeVisible();
  const only = view.getByRole('button', { name: button });
  await waitFor(() => expect(hasFocus(only)).toBe(true));
}

/** Expects an error message instead of times. */
async function expectProblem(said: string | RegExp, button: string): Promise<void> {
  const page = await inScheduling();
  const alert = await page.findByRole('alert');
  await expect(alert).toHaveTextContent(said);
  await expect(within(alert).getByRole('button', { name: button })).toBeVisible();
}

export const OrderTimedOut: Story = {
  args: { config: { arrival: 'order-timed-out' } },
  play: () => expectWindow('Order Timed Out', 'Back to Checkout'),
};

export const ReservationExpired: Story = {
  args: { config: { limits: { reservationOffsetMinutes: -30 } } },
  play: async () => {
    await chooseTime(await withTimes());
    await expectWindow('Reservation Expired', 'Select New Time');
  },
};

export const TimeExpired: Story = {
  args: { faults: [failing('promise.create', { status: 409, code: 'TIMESLOT_TAKEN' })] },
  play: async () => {
    await chooseTime(await withTimes());
    await expectWindow('Time Expired', 'Select New Time');
  },
};

const own = { activeModality: { ...delivery.activeModality, ownDelivery: true } } as NonNullable<
  SchedulingArgs['config']
>;

export const OwnDeliveryUnavailable: Story = {
  args: { config: own, faults: [refused('NO_TIMESLOTS_AVAILABLE', { times: 1 })] },
  play: () => expectWindow('Millbrook Delivery Unavailable', 'Continue to Scheduler'),
};

export const SecondBanner: Story = {
  args: {
    config: { ...own, bannerDomain: 'harristeeter.com', bannerName: 'Harris Teeter' },
    faults: [refused('NO_TIMESLOTS_AVAILABLE', { times: 1 })],
  },
  play: () => expectWindow('Harris Teeter Delivery Unavailable', 'Continue to Scheduler'),
};

export const SomethingWentWrong: Story = {
  args: { faults: [failing(TIMES, { status: 400, code: 'NOBODY_KNOWS' })] },
  play: () => expectWindow('Something Went Wrong', 'Try Again'),
};

export const CheckoutFailed: Story = {
  args: { faults: [failing('checkout.create')] },
  play: async () => {
    await press(await withHeldTime(), 'Continue');
    await expectWindow('Something went wrong', 'Back To Cart');
  },
};

export const NoPickupTimes: Story = {
  args: { faults: [refused('NO_TIMESLOTS_AVAILABLE')] },
  play: () => expectProblem(/^Pickup Time Unavailable/, 'Change Store'),
};

export const NoDeliveryTimes: Story = {
  args: { config: delivery, faults: [refused('NO_TIMESLOTS_AVAILABLE')] },
  play: () => expectProblem(/^Delivery Time Unavailable/, 'Change Address'),
};

export const NoItems: Story = {
  args: { faults: [refused('NO_ITEMS_AVAILABLE')] },
  play: () => expectProblem(/^Items Are Not Available/, 'Update Cart'),
};

export const BadAddress: Story = {
  args: { config: delivery, faults: [refused('FULL_ADDRESS_REQUIRED')] },
  play: () => expectProblem('The ZIP code entered is not a valid ZIP code.', 'Change Address'),
};

export const NoStores: Story = {
  args: { faults: [refused('NO_STORES_FOUND', { status: 400 })] },
  play: () => expectProblem(/^No Stores Are Available/, 'Change Store'),
};

export const TooMuchAlcohol: Story = {
  args: { faults: [refused('ALCOHOL_QTY_EXCEEDED')] },
  play: () => expectProblem(/^Alcohol Quantity Limit Exceeded/, 'Update Cart'),
};

export const NoAlcohol: Story = {
  args: { config: delivery, faults: [refused('ALCOHOL_NOT_AVAILABLE')] },
  play: () => expectProblem(/^Alcohol Delivery Is Unavailable/, 'Update Cart'),
};

export const PartnerRefuses: Story = {
  args: {
    config: delivery,
    faults: [refused('INSTACART_CLOSED', { reason: 'The partner is closed because of the weather.' })],
  },
  play: () => expectProblem('The partner is closed because of the weather.', 'Try Again'),
};

export const RefusedAtTheEdge: Story = {
  args: { faults: [failing(TIMES)] },
  play: () => expectProblem('An error has occurred. Please try again. Error Code TS1079', 'Try Again'),
};
