import { setActiveModality } from '@grocer/foundation/contract';
import type { ActiveModality, SchedulingConfig } from '@grocer/fulfilment-selector';
import { SchedulingPage, SchedulingProvider } from '@grocer/fulfilment-selector/react';
import type { Fault } from '@grocer/sandbox/browser';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { userEvent, waitFor, within } from 'storybook/test';
import { appearanceOf } from '../appearance.ts';
import { apiOrigin, openSandbox } from '../sandbox.ts';
import { atRest, inScheduling } from '../screen.ts';
import type { Queries } from './steps.ts';

/** What a story of the scheduling page is made of: who schedules, what the host asks for, and what goes wrong. */
export interface SchedulingArgs {
  /** A demo shopper of the sandbox; nobody where not said. */
  readonly shopper?: 'alice' | 'bob' | 'carol' | 'dave' | 'erin' | undefined;
  readonly config?: Partial<SchedulingConfig>;
  /** The store that the shopper chose before, where the host does not say how they shop. */
  readonly savedStore?: string;
  readonly faults?: readonly Fault[];
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

/** Chooses a store for a shopper, as on another device. */
export async function saveStore(token: string, locationId: string): Promise<void> {
  const { body } = setActiveModality.encode({
    id: 'elsewhere',
    modality: 'PICKUP',
    destination: { kind: 'store', locationId },
    createdDate: new Date().toISOString(),
    source: 'SHOPPER',
  });
  const response = await fetch(apiOrigin + setActiveModality.path, {
    method: setActiveModality.method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-application-id': 'CLICKLIST',
      'x-payment-auth-type': 'B2C',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Opens a sandbox, stages the faults and signs the shopper in, before anything is shown. */
export const prepare: Loader<SchedulingArgs> = async ({ args: { shopper, savedStore, faults = [] } }) => {
  localStorage.clear();
  sessionStorage.clear();
  const sandbox = await openSandbox();
  for (const fault of faults) sandbox.controls.addFault(fault);
  const token = shopper && (await sandbox.tokenFor(shopper));
  if (token !== undefined && savedStore !== undefined) await saveStore(token, savedStore);
  return { token, mount: crypto.randomUUID() };
};

const configOf = ({ args, globals, loaded }: StoryContext<SchedulingArgs>): SchedulingConfig => ({
  environment: 'LOCAL',
  bannerDomain: 'kroger.com',
  bannerName: 'Millbrook',
  buyer: { firstName: 'Alice', lastName: 'Adams' },
  ...(args.savedStore === undefined && { activeModality: pickup }),
  postalCode: '45202',
  endpoints: { services: apiOrigin },
  persistence: false,
  // A story has no other page to go to.
  navigation: { navigate: () => {} },
  appearance: appearanceOf(globals),
  ...(loaded['token'] && { authConfig: { type: 'B2C', token: loaded['token'] } }),
  ...args.config,
});

/** A host's page that is for scheduling. */
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

/** The page, once its times are there. */
export async function withTimes(): Promise<Queries> {
  const page = await inScheduling();
  await page.findByRole('radiogroup', { name: /^Times for / });
  return page;
}

/** Chooses a time of the chosen day, as a shopper does. */
export async function chooseTime(page: Queries, index = 0): Promise<HTMLElement> {
  const slots = within(await page.findByRole('radiogroup', { name: /^Times for / })).getAllByRole('radio');
  const free = slots.filter((slot) => !slot.hasAttribute('aria-disabled'));
  const slot = free[index] ?? document.body;
  await userEvent.click(slot);
  return slot;
}

/** The page with a time that is held. */
export async function withHeldTime(): Promise<Queries> {
  const page = await withTimes();
  await chooseTime(page);
  await page.findByText(/^We'll hold this reservation until/);
  return page;
}

/** What has opened above the page: a dialog or an alert, once it is at rest. */
export async function above(role: 'dialog' | 'alertdialog'): Promise<Queries> {
  const root = await waitFor(() => {
    const layers = [...document.querySelectorAll('[data-grocer-overlay]')];
    const found = layers
      .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>(`[role="${role}"]`))
      .find((dialog) => dialog);
    if (!found) throw new Error('Nothing has opened yet.');
    return found;
  });
  await atRest();
  return within(root);
}
