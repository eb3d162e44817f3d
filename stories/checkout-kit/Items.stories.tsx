import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sandboxOf } from '../sandbox.ts';
import { inOverlay } from '../screen.ts';
import { checkoutStage, payable, prepareCheckout } from './stage.tsx';
import type { CheckoutArgs } from './stage.tsx';

const meta = {
  title: 'Checkout/Items and flash sales',
  loaders: [prepareCheckout],
  render: checkoutStage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<CheckoutArgs>;
export default meta;

type Story = StoryObj<CheckoutArgs>;

/** Opens the drawer of flash sales and selects some of them. */
async function choosing() {
  const checkout = await payable();
  await userEvent.click(await checkout.findByRole('button', { name: /^Flash Sales/ }));
  const drawer = await inOverlay();
  await userEvent.click(await drawer.findByRole('button', { name: 'Add Brioche Loaf' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Add Sparkling Water' }));
  await userEvent.click(drawer.getByRole('button', { name: 'One more, Sparkling Water' }));
  return { checkout, drawer };
}

export const Items: Story = {
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: /^Items/ }));
    const drawer = await inOverlay();
    await expect(drawer.getByText(/^20 oz · Qty 1 · Substitutions allowed$/)).toBeVisible();
  },
};

/** As many lines as an order may have, and more. */
export const ManyItems: Story = {
  args: { lines: 1000 },
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: /^Items/ }));
    const drawer = await inOverlay();
    await expect(drawer.getAllByRole('listitem')).toHaveLength(1000);
  },
};

export const FlashSales: Story = {
  play: async () => {
    const { drawer } = await choosing();
    await expect(drawer.getByRole('button', { name: 'Add 3 items · $10.15' })).toBeVisible();
  },
};

export const FlashSalesInTheOrder: Story = {
  play: async () => {
    const { checkout, drawer } = await choosing();
    await userEvent.click(drawer.getByRole('button', { name: /^Add 3 items/ }));
    await expect(await checkout.findByText(/3 in your order$/)).toBeVisible();
  },
};

/** Adds flash sale items to the order, and leaves the page. */
async function leaving() {
  const { checkout, drawer } = await choosing();
  await userEvent.click(drawer.getByRole('button', { name: /^Add 3 items/ }));
  await expect(await checkout.findByText(/3 in your order$/)).toBeVisible();
  await userEvent.click(checkout.getByRole('link', { name: 'Back' }));
  const question = await inOverlay();
  await expect(await question.findByRole('heading', { name: 'Remove flash sale items?' })).toBeVisible();
  return question;
}

export const LeavingWithThem: Story = {
  play: async () => {
    const question = await leaving();
    await expect(question.getByRole('button', { name: 'Keep Items' })).toBeVisible();
  },
};

const LINES = { match: 'checkout.update-line-items', when: 'before' } as const;

export const LeavingIsBusy: Story = {
  play: async (context) => {
    const question = await leaving();
    sandboxOf(context).controls.addFault({ ...LINES, kind: 'hang', times: 1 });
    const remove = question.getByRole('button', { name: 'Remove Items' });
    await userEvent.click(remove);
    await waitFor(() => expect(remove).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LeavingFailed: Story = {
  play: async (context) => {
    const question = await leaving();
    sandboxOf(context).controls.addFault({ ...LINES, kind: 'status', status: 422, times: 9 });
    await userEvent.click(question.getByRole('button', { name: 'Remove Items' }));
    await expect(await question.findByRole('button', { name: 'Leave Anyway' })).toBeVisible();
  },
};

export const SomeAreGone: Story = {
  play: async (context) => {
    const { drawer } = await choosing();
    await sandboxOf(context)
      .db.updateTable('products')
      .set({ missing_at: 'everywhere' })
      .where('gtin13', '=', '2000000000042')
      .execute();
    await userEvent.click(drawer.getByRole('button', { name: /^Add 3 items/ }));
    await expect(await drawer.findByText(/^No longer on sale: Brioche Loaf\./)).toBeVisible();
  },
};

export const FlashSalesFailed: Story = {
  args: { faults: [{ match: 'flash-sales.list', when: 'before', kind: 'status', status: 400, times: 100 }] },
  play: async () => {
    const checkout = await payable();
    await expect(await checkout.findByText('We couldn’t load flash sales.')).toBeVisible();
  },
};
