import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { fill, inCheckout, inOverlay, inVaultFrame } from '../screen.ts';
import { checkoutStage, payable, prepareCheckout } from './stage.tsx';
import type { CheckoutArgs } from './stage.tsx';

const meta = {
  title: 'Checkout/Cards',
  loaders: [prepareCheckout],
  render: checkoutStage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<CheckoutArgs>;
export default meta;

type Story = StoryObj<CheckoutArgs>;

export const Cards: Story = {
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByText('Credit & Debit'));
    await expect(await checkout.findByRole('radio', { name: /^Mastercard/ })).toBeVisible();
  },
};

/** Pays as much as possible by SNAP. */
async function withSnap() {
  const checkout = await payable();
  await userEvent.click(checkout.getByText('SNAP EBT', { selector: 'strong' }));
  await userEvent.click(await checkout.findByRole('checkbox', { name: /^Use SNAP EBT/ }));
  await waitFor(() => expect(checkout.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('0.00'));
  return checkout;
}

export const Snap: Story = {
  play: async () => {
    const checkout = await withSnap();
    await expect(checkout.getByText(/^Extra charges for fees, substitutions/)).toBeVisible();
  },
};

export const SnapAmountTooHigh: Story = {
  play: async () => {
    const checkout = await withSnap();
    await fill(checkout.getByRole('textbox', { name: 'Amount' }), '9999');
    await userEvent.tab();
    await expect(await checkout.findByText(/^The maximum amount you can charge/)).toBeVisible();
  },
};

/** Places an order of which SNAP pays a part, up to the question for the PIN. */
async function placeWithSnap() {
  const checkout = await withSnap();
  await userEvent.click(checkout.getByRole('button', { name: 'Place your Pickup Order' }));
  const sheet = await inOverlay();
  await expect(await sheet.findByRole('heading', { name: 'Enter Your SNAP EBT PIN' })).toBeVisible();
  return { checkout, sheet };
}

export const SnapPin: Story = {
  play: async () => {
    const { sheet } = await placeWithSnap();
    await expect(await sheet.findByText('4 digits. Your order is placed after this.')).toBeVisible();
  },
};

export const SnapPinWrong: Story = {
  play: async () => {
    const { sheet } = await placeWithSnap();
    await userEvent.type((await inVaultFrame()).getByLabelText('SNAP EBT PIN'), '9999');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(
      await sheet.findByText('We were unable to verify your PIN. Please try again.'),
    ).toBeVisible();
  },
};

export const SnapPinLocked: Story = {
  play: async (context) => {
    const { checkout, sheet } = await placeWithSnap();
    await sandboxOf(context).controls.setEbtLock('0004', true);
    await userEvent.type((await inVaultFrame()).getByLabelText('SNAP EBT PIN'), '1234');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await userEvent.click(await (await inOverlay()).findByRole('button', { name: 'Remove Card' }));
    await waitFor(() => expect(checkout.getByRole('checkbox', { name: /^Use SNAP EBT/ })).toBeDisabled());
  },
};

/** The cards that can pay could not be loaded. */
export const CardsFailed: Story = {
  args: {
    faults: [
      { match: 'checkout.read-payment-info', when: 'before', kind: 'status', status: 400, times: 100 },
    ],
  },
  play: async () => {
    const checkout = await inCheckout();
    await expect(await checkout.findByText('We couldn’t load your cards.')).toBeVisible();
  },
};

/** A choice of cards was not saved. */
export const ChoiceNotSaved: Story = {
  play: async (context) => {
    const checkout = await payable();
    sandboxOf(context).controls.addFault({
      match: 'checkout.update-payment',
      when: 'before',
      kind: 'status',
      status: 422,
      times: 1,
    });
    await userEvent.click(checkout.getByText('Credit & Debit'));
    await userEvent.click(await checkout.findByRole('radio', { name: /^Mastercard/ }));
    const dialog = await inOverlay();
    await expect(await dialog.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const CardGone: Story = {
  play: async (context) => {
    const checkout = await payable();
    await userEvent.click(checkout.getByText('Credit & Debit'));
    const other = await checkout.findByRole('radio', { name: /^Mastercard/ });
    // The card was removed in the wallet on another device.
    await sandboxOf(context)
      .db.deleteFrom('cards')
      .where('id', '=', other.getAttribute('value') ?? '')
      .execute();
    await userEvent.click(other);
    const sheet = await inOverlay();
    await expect(await sheet.findByText(/^This card can’t pay for your order any more\./)).toBeVisible();
  },
};

export const NoCard: Story = {
  args: { shopper: 'bob' },
  play: async () => {
    const checkout = await inCheckout();
    await expect(
      await checkout.findByText('Please add a credit or debit card to proceed with the order.'),
    ).toBeVisible();
  },
};
