import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, hasFocus } from '../screen.ts';
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

/** Waits for the consent dialog, which is in a layer above the window. */
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

/** Returns a geolocation that fails with an error code. */
const failingWith = (code: number) => async (): Promise<never> => {
  throw Object.assign(new Error('Not located.'), { code });
};
const [DENIED, TIMED_OUT] = [1, 3];

async function allow(canvasElement: HTMLElement): Promise<Queries> {
  const { view, consent } = await ask(canvasElement);
  await press(consent, 'Allow Location Access');
  await press(await inConsent('Lets Enable Your Device Setting'), 'Continue');
  return view;
}

async function decline(canvasElement: HTMLElement): Promise<Queries> {
  const { view, consent } = await ask(canvasElement);
  await press(consent, 'No Thanks');
  await waitFor(() => expect(document.querySelectorAll('[data-grocer-overlay]')).toHaveLength(1));
  return view;
}

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
    const view = await allow(canvasElement);
    await step('the button says that the location is used [F-2.24]', async () => {
      await expect((await view.findAllByRole('button', { name: 'Using Location' })).length).toBeGreaterThan(
        0,
      );
      await expect((await view.findAllByRole('article')).length).toBeGreaterThan(0);
    });
  },
};

export const LocationRefused: Story = {
  args: { config: { ...here, geolocate: failingWith(DENIED) } },
  play: async ({ canvasElement, step }) => {
    const view = await allow(canvasElement);
    await step('a browser that says no is told apart from one that does not know [F-8.10]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent('Location access is turned off');
    });
  },
};

export const LocationUnknown: Story = {
  args: { config: { ...here, geolocate: failingWith(TIMED_OUT) } },
  play: async ({ canvasElement, step }) => {
    const view = await allow(canvasElement);
    await step('says so, with what was found before [F-8.10]', async () => {
      await expect(await view.findByRole('alert')).toHaveTextContent('We couldn’t find your location.');
      await expect(view.getByRole('button', { name: 'Search by Location' })).toBeVisible();
      await expect(view.getAllByRole('article').length).toBeGreaterThan(0);
    });
  },
};

export const Declined: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await decline(canvasElement);
    await step('goes on by ZIP code, without a word [F-4.12] [F-4.14]', async () => {
      const button = view.getByRole('button', { name: 'Search by Location' });
      await waitFor(() => expect(hasFocus(button)).toBe(true));
      await expect(view.getByRole('textbox', { name: 'Search by ZIP Code' })).toHaveValue('45202');
      await expect(view.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const DeclinedBefore: Story = {
  play: async ({ canvasElement, step }) => {
    const view = await decline(canvasElement);
    await press(view, 'Search by Location');
    await step('is not asked again, and told why nothing happens [F-4.12]', async () => {
      await expect(
        await view.findByText(
          'You chose not to share your location. Search by ZIP code, or press again to share it.',
        ),
      ).toBeVisible();
      await expect(document.querySelectorAll('[data-grocer-overlay]')).toHaveLength(1);
    });
  },
};
