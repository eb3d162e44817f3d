import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { inOverlay } from '../screen.ts';
import { checkoutStage, payable, prepareCheckout } from './stage.tsx';
import type { CheckoutArgs } from './stage.tsx';

const meta = {
  title: 'Checkout/Placing the order',
  loaders: [prepareCheckout],
  render: checkoutStage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<CheckoutArgs>;
export default meta;

type Story = StoryObj<CheckoutArgs>;

const PLACE = 'checkout.activate';

/** Places the order once its payment method is saved. */
async function place() {
  const checkout = await payable();
  await userEvent.click(checkout.getByRole('button', { name: /^Place your / }));
  return checkout;
}

const refused = (status: number, code: string): CheckoutArgs => ({
  faults: [{ match: PLACE, when: 'before', kind: 'status', status, code, times: 1 }],
});

export const Busy: Story = {
  args: { faults: [{ match: PLACE, when: 'before', kind: 'hang', times: 1 }] },
  play: async () => {
    const checkout = await place();
    await expect(checkout.getByRole('button', { name: /^Place your / })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Declined: Story = {
  args: refused(402, 'TRANSACTION_DECLINED'),
  play: async () => {
    const checkout = await place();
    await expect(await checkout.findByText(/^Your card was declined\./)).toBeVisible();
  },
};

export const ProcessingError: Story = {
  args: refused(400, 'WHATEVER'),
  play: async () => {
    const checkout = await place();
    await expect(await checkout.findByText('Processing Error')).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  args: refused(409, 'VERSION_CONFLICT'),
  play: async () => {
    const checkout = await place();
    await expect(await checkout.findByRole('button', { name: 'Refresh' })).toBeVisible();
  },
};

export const TimedOut: Story = {
  play: async (context) => {
    await payable();
    await sandboxOf(context).controls.expirePromises();
    await place();
    const modal = await inOverlay();
    await expect(await modal.findByRole('button', { name: 'Back to Checkout' })).toBeVisible();
  },
};

export const NotPlaced: Story = {
  args: { faults: [{ match: PLACE, when: 'before', kind: 'reset', times: 9 }] },
  play: async () => {
    const checkout = await place();
    await expect(await checkout.findByText('Your order was not placed')).toBeVisible();
  },
};

export const Unconfirmed: Story = {
  args: { faults: [{ match: PLACE, when: 'after-commit', kind: 'reset', times: 9 }] },
  play: async (context) => {
    const checkout = await payable();
    sandboxOf(context).controls.addFault({
      match: 'checkout.read',
      when: 'before',
      kind: 'reset',
      times: 999,
    });
    await place();
    await expect(await checkout.findByRole('heading', { name: 'We’re checking your order' })).toBeVisible();
  },
};

export const Complete: Story = {
  play: async () => {
    const checkout = await place();
    await expect(
      await checkout.findByRole('heading', { name: 'Thank you, your Pickup order has been placed!' }),
    ).toBeVisible();
    await expect(await checkout.findByText('4 items are still in your cart for Delivery')).toBeVisible();
  },
};

export const CompleteDelivery: Story = {
  args: { modality: 'DELIVERY' },
  play: async () => {
    const checkout = await place();
    await expect(
      await checkout.findByRole('heading', { name: 'Thank you, your Delivery order has been placed!' }),
    ).toBeVisible();
    await userEvent.click(await checkout.findByText(/Item\(s\) in Your Order$/));
  },
};

export const CompleteShipping: Story = {
  args: { modality: 'SHIP' },
  play: async () => {
    const checkout = await place();
    await expect(
      await checkout.findByRole('heading', { name: 'Thank you, your Ship order has been placed!' }),
    ).toBeVisible();
    await expect(await checkout.findByText('Check the status')).toBeVisible();
  },
};

export const WithoutMap: Story = {
  args: { tileUrl: '/no/tiles/{z}/{x}/{y}.svg' },
  play: async () => {
    const checkout = await place();
    await expect(await checkout.findByText('The map isn’t available right now.')).toBeVisible();
  },
};

export const Rejected: Story = {
  args: refused(422, 'POST_AUTHORIZATION_REJECTED'),
  play: async () => {
    const checkout = await place();
    await expect(
      await checkout.findByRole('heading', { name: 'We’re sorry, we could not complete your order.' }),
    ).toBeVisible();
  },
};
