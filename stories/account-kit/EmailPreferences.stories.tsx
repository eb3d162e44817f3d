import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hasFocus, inPreferences } from '../screen.ts';
import { preferencesStage, preparePreferences } from './preferences-stage.tsx';
import type { PreferencesArgs } from './preferences-stage.tsx';

const READ = 'account.email-preferences.read';
const UPDATE = 'account.email-preferences.update';

const meta = {
  title: 'Account/Email preferences',
  args: {},
  loaders: [preparePreferences],
  render: preferencesStage,
  tags: ['!autodocs'],
} satisfies Meta<PreferencesArgs>;
export default meta;

type Story = StoryObj<PreferencesArgs>;

export const Emails: Story = {
  play: async ({ step }) => {
    const shown = await inPreferences();
    await step('each email, with more about it [A-2.25]', async () => {
      await expect(await shown.findByRole('switch', { name: 'Weekly Ad' })).toBeChecked();
      await expect(shown.getAllByText(/^Details/)).toHaveLength(4);
    });
  },
};

export const Saved: Story = {
  play: async () => {
    const shown = await inPreferences();
    const offers = await shown.findByRole('switch', { name: 'Special Offers' });
    await userEvent.click(offers);
    await expect(await shown.findByText('Saved')).toBeVisible();
    await expect(offers).toBeChecked();
  },
};

export const NotSaved: Story = {
  args: { fault: { match: UPDATE, kind: 'status' } },
  play: async ({ step }) => {
    const shown = await inPreferences();
    const offers = await shown.findByRole('switch', { name: 'Special Offers' });
    await userEvent.click(offers);
    await step('it is put back, and focus stays [A-8.21]', async () => {
      await expect(await shown.findByRole('alert')).toHaveTextContent(
        "We're having trouble updating your email preferences. Please try again later.",
      );
      await expect(offers).not.toBeChecked();
      await waitFor(() => expect(hasFocus(offers)).toBe(true));
    });
  },
};

export const Saving: Story = {
  args: { fault: { match: UPDATE, kind: 'hang' } },
  play: async () => {
    const shown = await inPreferences();
    const offers = await shown.findByRole('switch', { name: 'Special Offers' });
    await userEvent.click(offers);
    await expect(offers).toBeChecked();
  },
};

export const Loading: Story = {
  args: { fault: { match: READ, kind: 'hang' } },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByText('Loading your preferences')).toBeInTheDocument();
  },
};

export const NotRead: Story = {
  args: { fault: { match: READ, kind: 'status' } },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const NoPreferredStore: Story = {
  args: { shopper: 'heidi' },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByRole('alert')).toHaveTextContent('Please choose a preferred store first.');
  },
};

export const NoPreferences: Story = {
  args: { shopper: 'ivan' },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByRole('alert')).toHaveTextContent(/could not find preferences/);
  },
};

export const InABannersOrder: Story = {
  args: { config: { bannerDomain: 'harristeeter.com' } },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByRole('switch', { name: 'Plus Plan Offers' })).toBeVisible();
  },
};

export const ByLink: Story = {
  args: { comesBy: 'link' },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByRole('heading', { name: 'Email preferences' })).toBeVisible();
    await expect(await shown.findByRole('switch', { name: 'Weekly Ad' })).toBeChecked();
  },
};

export const LinkExpired: Story = {
  args: { comesBy: 'old link' },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByText('This link has expired')).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { comesBy: 'nothing' },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByText('Sign in to choose what you hear of from us.')).toBeVisible();
  },
};
