import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fill, inCheckout, inOverlay } from '../screen.ts';
import { checkoutStage, payable, prepareCheckout } from './stage.tsx';
import type { CheckoutArgs } from './stage.tsx';

const meta = {
  title: 'Checkout/Payment step',
  loaders: [prepareCheckout],
  render: checkoutStage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<CheckoutArgs>;
export default meta;

type Story = StoryObj<CheckoutArgs>;

const READ = 'checkout.read';

export const Pickup: Story = {
  play: async ({ step }) => {
    const checkout = await payable();
    await step('says when, where, whom to reach, who pays and what it costs [C-2.20] [C-2.23]', async () => {
      await expect(checkout.getByRole('heading', { name: 'Payment details' })).toBeVisible();
      await expect(checkout.getByRole('link', { name: 'Change Time' })).toBeVisible();
      await expect(checkout.getByRole('link', { name: /^Open in maps/ })).toBeVisible();
      await expect(checkout.getByText('(513) 555-0142')).toBeVisible();
      await expect(checkout.getByText('Credit & Debit').closest('summary')).toHaveTextContent('Visa');
      await expect(checkout.getByText('Free')).toBeVisible();
    });
  },
};

export const Delivery: Story = {
  args: { modality: 'DELIVERY' },
  play: async () => {
    const checkout = await payable();
    await expect(await checkout.findByRole('radiogroup', { name: 'Tip' })).toBeVisible();
  },
};

export const Shipping: Story = {
  args: { modality: 'SHIP' },
  play: async ({ step }) => {
    const checkout = await payable();
    await step('a parcel comes within some days, and nobody who brings it takes a tip', async () => {
      await expect(checkout.getByText(/^Arrives /)).toBeVisible();
      await expect(checkout.queryByRole('radiogroup', { name: 'Tip' })).toBeNull();
    });
  },
};

export const NoPhone: Story = {
  args: { phone: '' },
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: 'Place your Pickup Order' }));
    await expect(await checkout.findByText('Phone number is required')).toBeVisible();
  },
};

export const Contact: Story = {
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: 'Edit Info' }));
    const drawer = await inOverlay();
    await expect(await drawer.findByRole('textbox', { name: 'Phone' })).toHaveValue('(513) 555-0142');
  },
};

export const Instructions: Story = {
  args: { modality: 'DELIVERY' },
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: 'Add, Delivery Instructions' }));
    const drawer = await inOverlay();
    await userEvent.click(await drawer.findByRole('checkbox', { name: /^Leave at my door/ }));
    await fill(drawer.getByRole('textbox', { name: 'Instructions' }), 'Side gate, please.');
    await expect(drawer.getByText('18 of 128 characters')).toBeVisible();
  },
};

export const DeliveryTerms: Story = {
  args: { modality: 'DELIVERY', vendor: 'THIRD_PARTY' },
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: 'Place your Delivery Order' }));
    await expect(await checkout.findByText('Instacart Agreement is a required field')).toBeVisible();
  },
};

export const ProviderTerms: Story = {
  args: { modality: 'DELIVERY', vendor: 'COURIER' },
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: 'Place your Delivery Order' }));
    const terms = checkout.getByRole('checkbox', { name: /fulfillment provider/ });
    await expect(terms).toBeInvalid();
    await userEvent.click(terms);
    await expect(terms).toBeValid();
  },
};

export const TippingPolicy: Story = {
  args: { modality: 'DELIVERY', vendor: 'THIRD_PARTY' },
  play: async () => {
    const checkout = await payable();
    await expect(checkout.getByText('N/A')).toBeVisible();
    await userEvent.click(checkout.getByRole('button', { name: 'Tipping Policy' }));
    const modal = await inOverlay();
    await expect(await modal.findByRole('heading', { name: 'Tipping Policy' })).toBeVisible();
  },
};

export const DeliveryOffer: Story = {
  args: { modality: 'DELIVERY', lines: 20 },
  play: async () => {
    const checkout = await payable();
    await expect(checkout.getByText('Members get free or discounted delivery.')).toBeVisible();
  },
};

export const MembersDelivery: Story = {
  args: { modality: 'DELIVERY', lines: 20, planCode: 'BST' },
  play: async () => {
    const checkout = await payable();
    await expect(checkout.getByText('Your membership makes this delivery free.')).toBeVisible();
  },
};

export const CustomTip: Story = {
  args: { modality: 'DELIVERY' },
  play: async () => {
    const checkout = await payable();
    await userEvent.click(await checkout.findByText('Other Amount'));
    const drawer = await inOverlay();
    await expect(await drawer.findByRole('textbox', { name: 'Tip amount' })).toBeVisible();
  },
};

export const Promo: Story = {
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: 'Add a promo code' }));
    await fill(await checkout.findByRole('textbox', { name: 'Promo code' }), 'TENOFF');
    await userEvent.click(checkout.getByRole('button', { name: 'Apply' }));
    await expect(await checkout.findByText('Promo TENOFF')).toBeVisible();
  },
};

export const PromoRefused: Story = {
  play: async () => {
    const checkout = await payable();
    await userEvent.click(checkout.getByRole('button', { name: 'Add a promo code' }));
    await fill(await checkout.findByRole('textbox', { name: 'Promo code' }), 'NOSUCH');
    await userEvent.click(checkout.getByRole('button', { name: 'Apply' }));
    await expect(await checkout.findByText(/^Something went wrong and we weren't able/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { faults: [{ match: READ, when: 'before', kind: 'hang', times: 10 }] },
  play: async () => {
    const checkout = await inCheckout();
    await expect(await checkout.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { faults: [{ match: READ, when: 'before', kind: 'status', status: 400, times: 100 }] },
  play: async () => {
    const checkout = await inCheckout();
    await waitFor(() => expect(checkout.getByRole('alert')).toBeVisible());
    await expect(checkout.getByRole('link', { name: 'Back to Cart' })).toBeVisible();
  },
};
