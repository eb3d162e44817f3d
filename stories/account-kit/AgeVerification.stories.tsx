import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fill, inOverlay, isOverlayOpen } from '../screen.ts';
import { ageStage } from './stage.tsx';
import type { AccountArgs } from './stage.tsx';

const meta = {
  title: 'Account/Age verification',
  args: { config: { storeTimeZone: 'America/New_York' } },
  render: ageStage,
  tags: ['!autodocs'],
} satisfies Meta<AccountArgs>;
export default meta;

type Story = StoryObj<AccountArgs>;

async function open(canvas: HTMLElement) {
  const opener = canvas.querySelector<HTMLElement>('.story-opener');
  if (opener) await userEvent.click(opener);
  const dialog = await inOverlay();
  await dialog.findByRole('dialog', { name: 'Verify Your Age' });
  return dialog;
}

async function answer(canvas: HTMLElement, date: string) {
  const dialog = await open(canvas);
  await fill(dialog.getByRole('textbox', { name: 'Date of Birth' }), date);
  return dialog;
}

export const Asked: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = await open(canvasElement);
    await step('items, date, terms and two ways on [A-2.23]', async () => {
      await expect(dialog.getByRole('region', { name: 'Age Restricted Items' })).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Date of Birth' })).toBeVisible();
      await expect(dialog.getByRole('checkbox', { name: /Terms & Conditions/ })).not.toBeChecked();
      await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expect(dialog.getByText('Back to Cart')).toBeVisible();
    });
  },
};

export const FilledIn: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await answer(canvasElement, '06/14/1990');
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(dialog.getByText('Thursday, June 14, 1990')).toBeVisible();
  },
};

export const TooYoung: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = await answer(canvasElement, '06/14/2020');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await step('says how old one has to be, and what is not agreed to [A-5.8]', async () => {
      await expect(await dialog.findByText('Items in your order require a minimum age of 21.')).toBeVisible();
      await expect(dialog.getByText('Please agree to the Terms & Conditions')).toBeVisible();
    });
  },
};

export const NoDate: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await answer(canvasElement, '02/30/1990');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('A valid date input is required.')).toBeVisible();
  },
};

export const InTheFuture: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await answer(canvasElement, '06/14/2090');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(await dialog.findByText('Please enter a valid date.')).toBeVisible();
  },
};

export const Terms: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Terms & Conditions' }));
    await expect(await dialog.findByRole('dialog', { name: 'Terms & Conditions' })).toBeVisible();
  },
};

export const Verified: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await answer(canvasElement, '06/14/1990');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(isOverlayOpen()).toBe(false));
  },
};
