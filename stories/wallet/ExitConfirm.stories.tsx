import { CardBox } from '@grocer/wallet/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fill, inVaultFrame, isOverlayOpen } from '../screen.ts';
import { openFlyout, openForm } from './steps.ts';
import { checkout, signIn, stage } from './stage.tsx';
import type { WalletArgs } from './stage.tsx';

const meta = {
  title: 'Wallet/Flyout/Exit confirm',
  args: { shopper: 'alice', config: checkout },
  loaders: [signIn],
  render: stage(<CardBox />),
  tags: ['!autodocs'],
} satisfies Meta<WalletArgs>;
export default meta;

type Story = StoryObj<WalletArgs>;

async function changeAndLeave() {
  const flyout = await openFlyout();
  await userEvent.click(flyout.getByRole('radio', { name: /Mastercard ending in 4444/ }));
  await userEvent.click(flyout.getByRole('button', { name: 'Close' }));
  await flyout.findByRole('heading', { name: 'Discard Changes?' });
  return flyout;
}

export const SelectionChanged: Story = {
  play: async ({ step }) => {
    const flyout = await changeAndLeave();
    await step('the question and its two answers [W-2.48] [W-2.49] [W-2.50] [W-4.12]', async () => {
      await expect(flyout.getByRole('heading', { name: 'Discard Changes?' })).toBeVisible();
      await expect(
        flyout.getByText(
          'If you exit now, your selections will not be saved. Do you want to discard your changes?',
        ),
      ).toBeVisible();
      await expect(flyout.getByRole('button', { name: 'No, Keep Changes' })).toBeVisible();
      await expect(flyout.getByRole('button', { name: 'Yes, Discard Changes' })).toBeVisible();
    });
  },
};

export const FormTypedInto: Story = {
  play: async () => {
    const form = await openForm();
    await inVaultFrame();
    await fill(form.getByRole('textbox', { name: 'First name' }), 'Alice');
    await userEvent.keyboard('{Escape}');
    await expect(await form.findByRole('heading', { name: 'Discard Changes?' })).toBeVisible();
  },
};

export const Kept: Story = {
  play: async ({ step }) => {
    const flyout = await changeAndLeave();
    await userEvent.click(flyout.getByRole('button', { name: 'No, Keep Changes' }));
    await step('back on the list, with what was chosen [W-4.13]', async () => {
      await expect(await flyout.findByRole('radio', { name: /Mastercard ending in 4444/ })).toBeChecked();
    });
  },
};

export const Discarded: Story = {
  play: async ({ step }) => {
    const flyout = await changeAndLeave();
    await userEvent.click(flyout.getByRole('button', { name: 'Yes, Discard Changes' }));
    await step('closes, and the next time begins with the old choice [W-4.13] [W-4.8]', async () => {
      await waitFor(() => expect(isOverlayOpen()).toBe(false));
      const again = await openFlyout();
      await expect(again.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    });
  },
};
