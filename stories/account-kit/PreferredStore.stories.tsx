import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inPreferences } from '../screen.ts';
import { preferencesStage, preparePreferences } from './preferences-stage.tsx';
import type { PreferencesArgs } from './preferences-stage.tsx';

/** Opens the search for a store and searches. */
async function search(place: string) {
  const shown = await inPreferences();
  await userEvent.click(await shown.findByRole('button', { name: 'Change your preferred store' }));
  await userEvent.type(await shown.findByRole('textbox', { name: 'ZIP or postal code' }), place);
  await userEvent.click(shown.getByRole('button', { name: 'Search' }));
  return shown;
}

const meta = {
  title: 'Account/Preferred store',
  args: {},
  loaders: [preparePreferences],
  render: preferencesStage,
  tags: ['!autodocs'],
} satisfies Meta<PreferencesArgs>;
export default meta;

type Story = StoryObj<PreferencesArgs>;

export const Stores: Story = {
  play: async () => {
    const shown = await search('45202');
    await expect(await shown.findByRole('heading', { name: /stores near 45202$/ })).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ step }) => {
    const shown = await search('45202');
    const [select] = await shown.findAllByRole('button', { name: /^Select, / });
    if (select) await userEvent.click(select);
    await step('it is said [A-4.10]', async () => {
      await expect(await shown.findByText('Your preferred store was successfully updated.')).toBeVisible();
    });
  },
};

export const NotChosen: Story = {
  args: { fault: { match: 'account.preferred-store.update', kind: 'status' } },
  play: async () => {
    const shown = await search('45202');
    const [select] = await shown.findAllByRole('button', { name: /^Select, / });
    if (select) await userEvent.click(select);
    await expect(await shown.findByRole('alert')).toHaveTextContent('Your preference cannot be updated');
  },
};

export const NothingFound: Story = {
  play: async () => {
    const shown = await search('96801');
    await expect(await shown.findByText(/^No Stores were found within 500 Miles/)).toBeVisible();
  },
};

export const SearchIsDown: Story = {
  args: { fault: { match: 'account.store-locator', kind: 'status', status: 404 } },
  play: async () => {
    const shown = await search('45202');
    await expect(await shown.findByRole('alert')).toHaveTextContent(/search service is not available/);
  },
};

export const NoPostalCode: Story = {
  play: async () => {
    const shown = await search('4520');
    await expect(await shown.findByText('Please enter a valid Postal Code')).toBeVisible();
  },
};

export const NoneYet: Story = {
  args: { shopper: 'heidi' },
  play: async () => {
    const shown = await inPreferences();
    await expect(await shown.findByText('You have no preferred store yet.')).toBeVisible();
  },
};
