import { AccountProvider, Preferences } from '@grocer/account-kit/react';
import type { Fault } from '@grocer/sandbox/browser';
import type { Loader, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hostOf } from '../appearance.ts';
import { apiOrigin, openSandbox } from '../sandbox.ts';
import { hasFocus, inPreferences } from '../screen.ts';
import './stage.css';

/** Whose emails are on show, how they came, and what goes wrong. */
interface EmailArgs {
  readonly shopper?: string;
  readonly comesBy?: 'sign-in' | 'link' | 'old link' | 'nothing';
  readonly bannerDomain?: string;
  readonly fault?: Pick<Fault, 'match' | 'kind'>;
}

const READ = 'account.email-preferences.read';
const UPDATE = 'account.email-preferences.update';

const prepare: Loader<EmailArgs> = async ({ args: { shopper = 'alice', comesBy = 'sign-in', fault } }) => {
  const sandbox = await openSandbox();
  if (fault) sandbox.controls.addFault({ ...fault, when: 'before', status: 400, times: 1000 });
  if (comesBy === 'nothing') return {};
  if (comesBy === 'sign-in') return { authConfig: { type: 'B2C', token: await sandbox.tokenFor(shopper) } };
  const link = await sandbox.controls.openPreferenceLink(shopper);
  return { preferencesLink: comesBy === 'link' ? link : { ...link, token2: 'another' } };
};

const meta = {
  title: 'Account/Email preferences',
  args: {},
  loaders: [prepare],
  render: ({ bannerDomain = 'kroger.com' }, { globals, id, loaded }) => (
    <AccountProvider
      key={id}
      config={{
        environment: 'LOCAL',
        endpoints: { services: apiOrigin },
        bannerDomain,
        ...hostOf(globals),
        ...loaded,
      }}
    >
      <main className="story-account">
        <Preferences />
      </main>
    </AccountProvider>
  ),
  tags: ['!autodocs'],
} satisfies Meta<EmailArgs>;
export default meta;

type Story = StoryObj<EmailArgs>;

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
  args: { bannerDomain: 'harristeeter.com' },
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
