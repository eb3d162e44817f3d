import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest } from '../screen.ts';
import { here, inCincinnati, prepare, windowStage } from './stage.tsx';
import type { SelectorArgs } from './stage.tsx';
import { openResults, press } from './steps.ts';
import type { Queries } from './steps.ts';

const meta = {
  title: 'Fulfilment selector/Window/Location consent',
  args: { config: { ...here, geolocate: async () => inCincinnati } },
  loaders: [prepare],
  render: windowStage,
  tags: ['!autodocs'],
} satisfies Meta<SelectorArgs>;
export default meta;

type Story = StoryObj<SelectorArgs>;

/** The dialog above the window, in a layer of its own, once it asks. */
async function inConsent(heading: string): Promise<Queries> {
  const root = await waitFor(() => {
    const layers = [...document.querySelectorAll('[data-grocer-overlay]')];
    const roots = layers.map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.grocer-root'));
    const asking = roots.find((one) => one && within(one).queryByRole('dialog', { name: heading }));
    if (!asking) throw new Error('Nothing is asked yet.');
    return asking;
  });
  await atRest();
  return within(root);
}

async function ask(canvasElement: HTMLElement): Promise<{ view: Queries; consent: Queries }> {
  const view = await openResults(canvasElement);
  await press(view, 'Search by Location');
  return { view, consent: await inConsent('Ways to Shop Location Access') };
}

const denied = async (): Promise<never> => {
  throw Object.assign(new Error('denied'), { code: 1 });
};

export const Question: Story = {
  play: async ({ canvasElement, step }) => {
    const { consent } = await ask(canvasElement);
    await step('yes and no, and how it works [F-2.54]', async () => {
      for (const name of ['Allow Location Access', 'No Thanks', 'How it Works'])
        await expect(consent.getByRole('button', { name })).toBeVisible();
    });
  },
};

export const FindAStore: Story = {
  args: { config: { ...here, consent: { feature: 'Find a Store' } } },
  play: async ({ canvasElement }) => {
    const view = await openResults(canvasElement);
    await press(view, 'Search by Location');
    await inConsent('Find a Store Location Access');
  },
};

export const HowItWorks: Story = {
  play: async ({ canvasElement, step }) => {
    const { consent } = await ask(canvasElement);
    await press(consent, 'How it Works');
    const how = await inConsent('How It Works');
    await step('what it is used for, and the same two answers [F-2.55]', async () => {
      await expect(how.getByText('Fuel center')).toBeVisible();
      await expect(how.getByRole('link', { name: 'Read our privacy policy' })).toBeVisible();
      await expect(how.getByRole('button', { name: 'Allow Location Access' })).toBeVisible();
    });
  },
};

export const DeviceSetting: Story = {
  play: async ({ canvasElement, step }) => {
    const { consent } = await ask(canvasElement);
    await press(consent, 'Allow Location Access');
    const device = await inConsent('Lets Enable Your Device Setting');
    await step('goes on by Continue alone [F-2.56]', async () => {
      await expect(device.getByRole('button', { name: 'Continue' })).toBeVisible();
    });
  },
};

export const UsingLocation: Story = {
  play: async ({ canvasElement, step }) => {
    const { view, consent } = await ask(canvasElement);
    await press(consent, 'Allow Location Access');
    await press(await inConsent('Lets Enable Your Device Setting'), 'Continue');
    await step('the button says that the location is used [F-2.24]', async () => {
      await expect((await view.findAllByRole('button', { name: 'Using Location' })).length).toBeGreaterThan(
        0,
      );
      await expect((await view.findAllByRole('article')).length).toBeGreaterThan(0);
    });
  },
};

export const LocationRefused: Story = {
  args: { config: { ...here, geolocate: denied } },
  play: async ({ canvasElement, step }) => {
    const { view, consent } = await ask(canvasElement);
    await press(consent, 'Allow Location Access');
    await press(await inConsent('Lets Enable Your Device Setting'), 'Continue');
    await step('a browser that says no is told apart from one that does not know [F-8.10]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent('Location access is turned off');
    });
  },
};
