import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { here, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openResults } from './steps.ts';
import type { Queries } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Window/Store cards',
  args: { config: { postalCode: '90012', bannerDomain: 'ralphs.com', bannerName: 'Palmera' } },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

/** Returns the first store with this text, scrolled into view. */
function storeSaying(view: Queries, words: string | RegExp): Queries {
  const [said] = view.getAllByText(words);
  const card = said?.closest('article') ?? document.body;
  card.scrollIntoView({ block: 'center' });
  return within(card);
}

export const Lines: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('name, address, hours and distance [F-2.26]', async () => {
      const open = storeSaying(view, /^until /);
      await expect(open.getByRole('heading')).toHaveTextContent(/^Palmera /);
      await expect(open.getByText(/, CA 900\d\d$/)).toBeVisible();
      await expect(open.getByText('Open')).toBeVisible();
      await expect(open.getByText(/^\d+\.\d\d miles$/)).toBeVisible();
    });
  },
};

export const Closed: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('says when it opens [F-2.26]', async () => {
      const closed = storeSaying(view, 'Closed');
      await expect(closed.getByText('Closed')).toBeVisible();
      await expect(closed.getByText(/Opens at 8:00 PM/)).toBeVisible();
      await expect(closed.getByRole('button', { name: /^Select Store, / })).toBeVisible();
    });
  },
};

export const LockerPickup: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('is told from a counter [F-2.26]', async () => {
      const locker = storeSaying(view, '(Locker Pickup)');
      await expect(locker.getByText('(Locker Pickup)')).toBeVisible();
      await expect(locker.getByRole('button', { name: /^Select Store, / })).toBeVisible();
    });
  },
};

export const OtherBanner: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('is visited on its own site, and not selected here [F-2.26]', async () => {
      const other = storeSaying(view, 'Visit Cascade Pantry');
      const link = other.getByRole('link', { name: /^Visit Cascade Pantry \(.+, opens its own site\)$/ });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/fredmeyer\.example\//));
      await expect(other.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};

export const SingleList: Story = {
  args: { config: { ...here, bannerDomain: 'rulerfoods.com', bannerName: 'Penny Rule' } },
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('stores without tabs [F-2.10], of other banners as well', async () => {
      await expect(view.queryByRole('tablist')).not.toBeInTheDocument();
      await expect(view.getByRole('heading', { name: 'More Results' })).toBeVisible();
      await expect(view.getAllByRole('link', { name: /^Visit Larkspur Lane / }).length).toBeGreaterThan(0);
    });
  },
};
