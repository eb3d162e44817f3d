import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hasFocus, inPreferences } from '../screen.ts';
import { preferencesStage, preparePreferences } from './preferences-stage.tsx';
import type { PreferencesArgs } from './preferences-stage.tsx';

const UPDATE = 'account.sms.update-opt-in';

const meta = {
  title: 'Account/Text messages',
  args: { config: { smsShortNumber: '55501' } },
  loaders: [preparePreferences],
  render: preferencesStage,
  tags: ['!autodocs'],
} satisfies Meta<PreferencesArgs>;
export default meta;

type Story = StoryObj<PreferencesArgs>;

export const Kinds: Story = {
  play: async ({ step }) => {
    const shown = await inPreferences();
    await step('three kinds, and how to stop them [A-2.25] [A-9.7]', async () => {
      await expect(await shown.findByRole('switch', { name: 'Account' })).toBeChecked();
      for (const name of ['Pickup & delivery', 'Specials & Promotions'])
        await expect(shown.getByRole('switch', { name })).toBeVisible();
      await expect(shown.getByText(/Text STOP to 55501 to unsubscribe/)).toBeVisible();
    });
  },
};

export const ToConfirmOnThePhone: Story = {
  play: async ({ step }) => {
    const shown = await inPreferences();
    await userEvent.click(await shown.findByRole('switch', { name: 'Specials & Promotions' }));
    await step('what the service warns of stays at the item [A-4.9]', async () => {
      await expect(await shown.findByText(/^Please check your phone/)).toBeVisible();
    });
  },
};

export const NotSaved: Story = {
  args: { fault: { match: UPDATE, kind: 'status' } },
  play: async ({ step }) => {
    const shown = await inPreferences();
    const offers = await shown.findByRole('switch', { name: 'Specials & Promotions' });
    await userEvent.click(offers);
    await step('it is put back, and focus stays [A-8.12]', async () => {
      await expect(await shown.findByRole('alert')).toHaveTextContent(/couldn't update your Specials/);
      await expect(offers).not.toBeChecked();
      await waitFor(() => expect(hasFocus(offers)).toBe(true));
    });
  },
};

export const NoMobilePhone: Story = {
  args: { shopper: 'judy' },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByText(/^You must add a mobile phone number/)).toBeVisible();
  },
};

export const NotTold: Story = {
  args: { fault: { match: 'account.sms.read-opt-in', kind: 'status' } },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByText(/couldn't retrieve your Specials/)).toBeVisible();
    await expect(await shown.findByRole('switch', { name: 'Account' })).toBeChecked();
  },
};
