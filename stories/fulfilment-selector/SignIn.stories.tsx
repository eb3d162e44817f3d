import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failing, here, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openResults, press } from './steps.ts';
import type { Queries } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Window/Sign in',
  args: { config: { ...here, toggles: { upfrontTimeslots: true } } },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

/** Requests times of the banner's own delivery centre, which only signed-in shoppers can see. */
async function askForTimes(canvasElement: HTMLElement): Promise<Queries> {
  const view = await openResults(canvasElement);
  await userEvent.click(view.getByRole('tab', { name: 'Delivery' }));
  await press(view, /^Reserve Your Time, /);
  await view.findByRole('dialog', { name: "You're Not Signed In" });
  return view;
}

export const SignedOut: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await askForTimes(canvasElement);
    await step('asks to sign in, for times [F-2.46] [F-4.18] [F-6.2]', async () => {
      await expect(
        view.getByText('Please sign in to preview available Millbrook Delivery Times.'),
      ).toBeVisible();
      await expect(view.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(view.getByRole('button', { name: 'Back' })).toBeVisible();
    });
  },
};

export const SessionExpired: Story = {
  args: { shopper: 'alice', faults: [failing('timeslots.upfront', { status: 401 })] },
  play: async ({ canvasElement, step }) => {
    const view = await askForTimes(canvasElement);
    await step('says that the session is over [F-6.5] [F-8.28]', async () => {
      await expect(await view.findByText('Your session has expired.')).toBeVisible();
      await expect(view.getByRole('button', { name: 'Sign In' })).toBeVisible();
    });
  },
};
