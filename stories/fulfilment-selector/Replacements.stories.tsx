import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { above, fill } from '../screen.ts';
import { prepare, schedulingStage, withHeldTime } from './scheduling-stage.tsx';
import type { SchedulingArgs } from './scheduling-stage.tsx';
import { hanging } from '../faults.ts';
import { failing } from './stage.tsx';
import { press } from './steps.ts';
import type { Queries } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Scheduling/Replacements',
  args: { shopper: 'erin' },
  loaders: [prepare],
  render: schedulingStage,
  tags: ['!autodocs'],
} satisfies Meta<SchedulingArgs>;
export default meta;

type Story = StoryObj<SchedulingArgs>;

const SOLD_OUT = 'Sourdough Loaf';
const NONE_LIKE_IT = 'Saffron';

/** Continues with a time at which some items are not available. */
async function openDrawer(): Promise<Queries> {
  await press(await withHeldTime(), 'Continue');
  return above('dialog');
}

/** Waits for the replacements of one item. */
async function itemIn(view: Queries, name: string): Promise<Queries> {
  return within(await view.findByRole('group', { name }));
}

async function replaceFirst(view: Queries): Promise<void> {
  const item = await itemIn(view, SOLD_OUT);
  await userEvent.click((await item.findAllByRole('radio'))[0] ?? document.body);
  await userEvent.click(item.getByRole('button', { name: 'Replace Item' }));
  await item.findByText(/^Replaced with/);
}

export const UnavailableItems: Story = {
  play: async ({ step }) => {
    const view = await openDrawer();
    const item = await itemIn(view, SOLD_OUT);
    await step('four similar ones of each, and the way on [F-2.69]', async () => {
      await expect(await item.findAllByRole('radio')).toHaveLength(4);
      await expect(item.getByText('Unavailable Item')).toBeVisible();
      await expect(item.getByText('This item is currently unavailable.')).toBeVisible();
      await expect(view.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
    });
    await step('or none [F-8.25]', async () => {
      const other = await itemIn(view, NONE_LIKE_IT);
      await expect(await other.findByText(/^No similar items were found\./)).toBeInTheDocument();
    });
  },
};

export const SecondPage: Story = {
  play: async ({ step }) => {
    const view = await openDrawer();
    const item = await itemIn(view, SOLD_OUT);
    await userEvent.click(await item.findByRole('button', { name: 'Next 4 similar items' }));
    await step('has the rest [F-2.69]', async () => {
      await expect(item.getByText('Items 5–6 of 6')).toBeVisible();
      await expect(item.getAllByRole('radio')).toHaveLength(2);
    });
  },
};

export const LoadingSimilar: Story = {
  args: { faults: [hanging('scheduling.replacements')] },
  play: async () => {
    const view = await openDrawer();
    await view.findAllByText('Loading similar items');
  },
};

export const SimilarFailed: Story = {
  args: { faults: [failing('scheduling.replacements')] },
  play: async ({ step }) => {
    const view = await openDrawer();
    await step('can be asked for again [F-8.25]', async () => {
      const [first] = await view.findAllByRole('alert');
      await expect(first).toHaveTextContent(
        'There was a problem retrieving similar items. Please try again.',
      );
      await expect(view.getAllByRole('button', { name: 'Try Again' })[0]).toBeVisible();
    });
  },
};

export const NothingPicked: Story = {
  play: async ({ step }) => {
    const view = await openDrawer();
    const item = await itemIn(view, SOLD_OUT);
    await userEvent.click(await item.findByRole('button', { name: 'Replace Item' }));
    await step('is asked for [F-5.11]', async () => {
      await expect(await item.findByText('Please select a similar item first.')).toBeVisible();
    });
  },
};

export const Replaced: Story = {
  play: async ({ step }) => {
    const view = await openDrawer();
    await replaceFirst(view);
    await step('can be undone', async () => {
      await expect(view.getByRole('button', { name: 'Undo' })).toBeVisible();
    });
  },
};

export const NotApplied: Story = {
  args: { faults: [failing('cart.add-items')] },
  play: async ({ step }) => {
    const view = await openDrawer();
    await replaceFirst(view);
    await press(view, 'Continue to Payment');
    await step('keeps what was chosen', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent(
        /couldn’t confirm the change to your cart/,
      );
      await expect(view.getByText(/^Replaced with/)).toBeVisible();
    });
  },
};

async function openFind(): Promise<Queries> {
  const view = await openDrawer();
  const item = await itemIn(view, SOLD_OUT);
  await item.findAllByRole('radio');
  await userEvent.click(item.getByRole('button', { name: 'Find a Similar Item' }));
  await view.findByRole('heading', { name: 'Find a Similar Item' });
  return view;
}

export const FindSimilar: Story = {
  play: async ({ step }) => {
    const view = await openFind();
    await step('looks through all of them [F-2.69]', async () => {
      await expect(view.getAllByRole('radio')).toHaveLength(6);
      await expect(view.getByRole('button', { name: 'Replace Item' })).toBeVisible();
    });
  },
};

export const NoneFound: Story = {
  play: async ({ step }) => {
    const view = await openFind();
    await fill(view.getByRole('textbox'), 'marzipan');
    await step('says so, and leads back [F-8.25] [F-2.69]', async () => {
      await waitFor(() => expect(view.getByText('No replacements found')).toBeVisible());
      const footer = view.getByRole('button', { name: 'Back' });
      await expect(footer).toHaveAttribute('data-part', 'back-to-items');
      await expect(footer).toBeVisible();
    });
  },
};
