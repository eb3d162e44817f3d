import type { ActiveModality } from '@grocer/fulfilment-selector';
import type { SchedulingConfig } from '@grocer/fulfilment-selector/scheduling';
import { SchedulingPage, SchedulingProvider } from '@grocer/fulfilment-selector/scheduling/react';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { userEvent, within } from 'storybook/test';
import { hostOf } from '../appearance.ts';
import { apiOrigin } from '../sandbox.ts';
import { inScheduling } from '../screen.ts';
import { begin, signedIn } from './beforehand.ts';
import type { Beforehand } from './beforehand.ts';
import type { Queries } from './steps.ts';

/** Arguments of a scheduling story: shopper, host config and faults. */
export interface SchedulingArgs extends Beforehand {
  readonly shopper?: 'alice' | 'bob' | 'dave' | 'erin' | undefined;
  readonly config?: Partial<SchedulingConfig>;
}

const storeId = '01100147';
const pickup: ActiveModality = { modality: 'PICKUP', storeId };

export const delivery: { readonly activeModality: ActiveModality } = {
  activeModality: {
    modality: 'DELIVERY',
    address: {
      street: '1420 Juniper Street',
      unit: 'Apt 3B',
      locality: 'Cincinnati',
      region: 'OH',
      postalCode: '45202',
      countryCode: 'US',
    },
  },
};

/** Prepares the sandbox of a story. */
export const prepare: Loader<SchedulingArgs> = async ({ args }) => begin(args);

const configOf = (context: StoryContext<SchedulingArgs>): SchedulingConfig => ({
  environment: 'LOCAL',
  bannerDomain: 'kroger.com',
  bannerName: 'Millbrook',
  buyer: { firstName: 'Alice', lastName: 'Adams' },
  // With a choice of the shopper, the host passes none.
  ...(context.args.chosen === undefined && { activeModality: pickup }),
  postalCode: '45202',
  endpoints: { services: apiOrigin },
  persistence: false,
  // A story has no other page to navigate to.
  navigation: { navigate: () => {} },
  ...hostOf(context.globals),
  ...signedIn(context, context.args.shopper),
  ...context.args.config,
});

/** A host's page for scheduling. */
export const schedulingStage = (
  _args: SchedulingArgs,
  context: StoryContext<SchedulingArgs>,
): ReactElement => (
  <SchedulingProvider key={context.loaded['mount']} config={configOf(context)}>
    <main>
      <SchedulingPage />
    </main>
  </SchedulingProvider>
);

/** Waits for the page with its times. */
export async function withTimes(): Promise<Queries> {
  const page = await inScheduling();
  await page.findByRole('radiogroup', { name: /^Times for / });
  return page;
}

/** Selects a time of the selected day, as a shopper does. */
export async function chooseTime(page: Queries, index = 0): Promise<HTMLElement> {
  const slots = within(await page.findByRole('radiogroup', { name: /^Times for / })).getAllByRole('radio');
  const free = slots.filter((slot) => !slot.hasAttribute('aria-disabled'));
  const slot = free[index] ?? document.body;
  await userEvent.click(slot);
  return slot;
}

/** Waits for the page with a held time. */
export async function withHeldTime(): Promise<Queries> {
  const page = await withTimes();
  await chooseTime(page);
  await page.findByText(/^We'll hold this reservation until/);
  return page;
}
