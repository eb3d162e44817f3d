import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { inCheckout, inOverlay } from '../screen.ts';
import { checkoutStage, prepareCheckout } from './stage.tsx';
import type { CheckoutArgs } from './stage.tsx';

const meta = {
  title: 'Checkout/Changing an order',
  loaders: [prepareCheckout],
  render: checkoutStage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { isModify: true },
} satisfies Meta<CheckoutArgs>;
export default meta;

type Story = StoryObj<CheckoutArgs>;

const MODIFY = 'checkout.modify';

/** Submits the changes once they are shown. */
async function submit() {
  const checkout = await inCheckout();
  await userEvent.click(await checkout.findByRole('button', { name: 'Submit Modified Order' }));
  return checkout;
}

const refused = (status: number, code: string): CheckoutArgs => ({
  isModify: true,
  faults: [{ match: MODIFY, when: 'before', kind: 'status', status, code, times: 1 }],
});

export const Changes: Story = {
  play: async () => {
    const checkout = await inCheckout();
    await expect(await checkout.findByRole('region', { name: 'Your changes' })).toBeVisible();
    await expect(checkout.getByText('Original total')).toBeVisible();
  },
};

export const ChangesToADelivery: Story = {
  args: { isModify: true, modality: 'DELIVERY' },
  play: async () => {
    const checkout = await inCheckout();
    await expect(await checkout.findByRole('region', { name: 'Tip' })).toBeVisible();
  },
};

export const Busy: Story = {
  args: { faults: [{ match: MODIFY, when: 'before', kind: 'hang', times: 1 }] },
  play: async () => {
    const checkout = await submit();
    const button = checkout.getByRole('button', { name: 'Submit Modified Order' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const CannotBeHad: Story = {
  args: refused(422, 'PROMISE_FALLOUT'),
  play: async () => {
    const checkout = await submit();
    await expect(await checkout.findByText(/^There's an issue with one or more items/)).toBeVisible();
  },
};

export const TooLate: Story = {
  args: refused(422, 'CANNOT_MODIFY'),
  play: async () => {
    await submit();
    const dialog = await inOverlay();
    await expect(await dialog.findByText(/^We're working on your order now!/)).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  args: refused(409, 'VERSION_CONFLICT'),
  play: async () => {
    const checkout = await submit();
    await expect(await checkout.findByRole('button', { name: 'Refresh' })).toBeVisible();
  },
};

export const Unconfirmed: Story = {
  args: { faults: [{ match: MODIFY, when: 'after-commit', kind: 'reset', times: 9 }] },
  play: async (context) => {
    const checkout = await inCheckout();
    const button = await checkout.findByRole('button', { name: 'Submit Modified Order' });
    sandboxOf(context).controls.addFault({
      match: 'checkout.read',
      when: 'before',
      kind: 'reset',
      times: 999,
    });
    await userEvent.click(button);
    await expect(await checkout.findByRole('heading', { name: /^We’re checking your / })).toBeVisible();
  },
};

export const Saved: Story = {
  play: async () => {
    const checkout = await submit();
    await expect(await checkout.findByRole('heading', { name: /^Thank you/ })).toBeVisible();
  },
};

/** The cart of the changes could not be read again. */
export const SavedButCartNotRead: Story = {
  args: { faults: [{ match: 'cart.get', when: 'before', kind: 'status', status: 400, times: 9 }] },
  play: async () => {
    await submit();
    const dialog = await inOverlay();
    await expect(await dialog.findByRole('heading', { name: 'Modifications Saved' })).toBeVisible();
  },
};

export const Canceled: Story = {
  args: refused(422, 'POST_AUTHORIZATION_REJECTED'),
  play: async () => {
    const checkout = await submit();
    await expect(await checkout.findByRole('heading', { name: 'Order Canceled' })).toBeVisible();
  },
};

export const NothingToChange: Story = {
  args: {
    faults: [
      {
        match: 'checkout.read',
        when: 'before',
        kind: 'status',
        status: 404,
        code: 'MODIFICATION_MISSING',
        times: 9,
      },
    ],
  },
  play: async () => {
    const checkout = await inCheckout();
    await expect(await checkout.findByText('Modify checkout not found.')).toBeVisible();
  },
};
