import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hasFocus } from '../screen.ts';
import { atStore, here, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { announced, openResults, openWindow, press } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Window/Stores',
  args: { config: here },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

export const PickupStores: Story = {
  args: { config: atStore },
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('a modal dialog that asks how [F-2.7], with Close and no Back [F-2.8]', async () => {
      await expect(view.getByRole('dialog', { name: 'How are you shopping today?' })).toBeVisible();
      await expect(view.getByRole('button', { name: 'Close' })).toBeVisible();
      await expect(view.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    });
    await step('three tabs, each with a search box [F-2.9]', async () => {
      await expect(view.getAllByRole('tab')).toHaveLength(3);
      for (const name of ['Pickup', 'Delivery', 'In Store'])
        await expect(view.getByRole('tab', { name })).toBeVisible();
      await expect(view.getByRole('textbox', { name: 'Search by ZIP Code' })).toHaveValue('45202');
    });
    await step('the store in use first, then the others [F-2.25]', async () => {
      const [, current, more] = view.getAllByRole('heading', { level: 3 });
      await expect(current).toHaveTextContent('Currently Shopping');
      await expect(more).toHaveTextContent('More Results');
      await expect(view.getByRole('button', { name: /^Shop Pickup, / })).toBeVisible();
    });
    await step('ten at a time; then the first new one has focus', async () => {
      await expect(view.getAllByRole('article')).toHaveLength(10);
      await press(view, 'Load more');
      const stores = view.getAllByRole('article');
      await expect(stores).toHaveLength(20);
      await expect(hasFocus(stores[10]?.querySelector('h4') ?? document.body)).toBe(true);
      await expect(view.getByText(/^20 of \d+ stores shown$/)).toBeInTheDocument();
    });
  },
};

export const RecentStores: Story = {
  args: {
    shopper: 'alice',
    chosen: [
      { modality: 'IN_STORE', storeId: '01100226' },
      { modality: 'PICKUP', storeId: '01100147' },
    ],
  },
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('stores that were used before, between the one in use and the others [F-2.25]', async () => {
      const headings: readonly HTMLElement[] = view.getAllByRole('heading', { level: 3 }).slice(1);
      await expect(headings.map((heading) => heading.textContent)).toEqual([
        'Currently Shopping',
        'Recent Stores',
        'More Results',
      ]);
      const recent = within(headings[1]?.parentElement ?? document.body);
      await expect(recent.getAllByRole('article')).toHaveLength(1);
    });
  },
};

export const NobodyYet: Story = {
  args: { config: {} },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await step('without a place the drawer is open and waits for one [F-2.22]', async () => {
      await expect(await view.findByRole('button', { name: 'Enter a ZIP code' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(view.queryByRole('article')).not.toBeInTheDocument();
    });
  },
};

export const DrawerClosed: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('the drawer shows the current ZIP, and closes [F-2.22]', async () => {
      await press(view, 'ZIP Code 45202');
      await expect(view.queryByRole('textbox')).not.toBeInTheDocument();
      await expect(view.getByRole('button', { name: 'ZIP Code 45202' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });
  },
};

export const SignedIn: Story = {
  args: { shopper: 'alice', config: {} },
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await step('the address book knows where to look', async () => {
      await expect(view.getByRole('textbox', { name: 'Search by ZIP Code' })).toHaveValue('45202');
    });
  },
};

export const InStore: Story = {
  play: async ({ canvasElement }) => {
    const view = await openResults(canvasElement);
    await userEvent.click(view.getByRole('tab', { name: 'In Store' }));
    await expect(view.getByRole('tabpanel', { name: 'In Store' })).toBeVisible();
    await expect(view.getAllByRole('article').length).toBeGreaterThan(5);
  },
};

export const Delivery: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await userEvent.click(view.getByRole('tab', { name: 'Delivery' }));
    await step('deliveries as cards, with their small print [F-2.13] [F-2.18]', async () => {
      await expect(await view.findByRole('button', { name: /^Shop Millbrook Delivery/ })).toBeVisible();
      await expect(view.getByRole('button', { name: /^Shop All Delivery/ })).toBeVisible();
      await expect(
        view.getByText('* $35 minimum on qualifying orders. Restrictions may apply.'),
      ).toBeVisible();
    });
  },
};

export const NoDelivery: Story = {
  args: { config: { ...here, bannerDomain: 'gerbes.com', bannerName: 'Old Rivers' } },
  play: async ({ canvasElement, step }) => {
    const view = await openResults(canvasElement);
    await userEvent.click(view.getByRole('tab', { name: 'Delivery' }));
    await step('says so, and leads to a partner [F-2.27]', async () => {
      await expect(await announced(view, /^Delivery isn’t available for 45202 yet\./)).toBeVisible();
      const partner = view.getByRole('link', { name: 'Shop delivery on our partner’s site' });
      await expect(partner).toHaveAttribute('href', 'https://delivery.example/gerbes');
    });
  },
};

export const FromTheCart: Story = {
  args: { config: { ...atStore, openedFrom: 'cart', toggles: { redesign: true } } },
  play: async ({ canvasElement }) => {
    const view = await openResults(canvasElement);
    await expect(view.getByRole('dialog', { name: 'Change Store' })).toBeVisible();
  },
};

export const StoresAlone: Story = {
  args: { config: { ...here, bannerDomain: 'rulerfoods.com', bannerName: 'Penny Rule' } },
  play: async ({ canvasElement, step }) => {
    const view = await openWindow(canvasElement);
    await step('one kind of option needs no tabs [F-2.10]', async () => {
      await expect(await view.findByRole('textbox', { name: 'Search by ZIP Code' })).toBeVisible();
      await expect(view.queryByRole('tablist')).not.toBeInTheDocument();
    });
  },
};

export const NothingOnline: Story = {
  args: { config: { ...here, bannerDomain: 'kwikshop.com', bannerName: 'QuickStop' } },
  play: async ({ canvasElement }) => {
    const view = await openWindow(canvasElement);
    await expect(await view.findByText(/doesn’t offer online shopping yet/)).toBeVisible();
    await expect(view.getByRole('link', { name: 'Find a QuickStop store' })).toBeVisible();
  },
};
