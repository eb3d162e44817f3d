import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inPreferences } from '../screen.ts';
import { preferencesStage, preparePreferences } from './preferences-stage.tsx';
import type { PreferencesArgs } from './preferences-stage.tsx';

const meta = {
  title: 'Account/Advertising and early access',
  args: {},
  loaders: [preparePreferences],
  render: preferencesStage,
  tags: ['!autodocs'],
} satisfies Meta<PreferencesArgs>;
export default meta;

type Story = StoryObj<PreferencesArgs>;

export const Choices: Story = {
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByRole('switch', { name: 'Relevant ads' })).toBeChecked();
  },
};

export const NotSaved: Story = {
  args: { fault: { match: 'profile.communication-preferences.update', kind: 'status' } },
  play: async () => {
    const shown = await inPreferences();
    await userEvent.click(await shown.findByRole('switch', { name: 'Relevant ads' }));
    await expect(await shown.findByRole('alert')).toHaveTextContent('Your preference cannot be updated');
  },
};

export const EarlyAccessNotTold: Story = {
  args: { fault: { match: 'profile.communication-preferences.read', kind: 'status' } },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByText(/unable to access your Early Access/)).toBeVisible();
  },
};

export const BySealedAddress: Story = {
  args: { comesBy: 'sealed address' },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByRole('switch', { name: 'Relevant ads' })).toBeDisabled();
  },
};
