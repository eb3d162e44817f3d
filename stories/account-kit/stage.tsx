import {
  AccountNavigation,
  AccountProvider,
  AgeVerification,
  useAccountHandle,
} from '@grocer/account-kit/react';
import type { AccountConfig, AgeQuestion } from '@grocer/account-kit';
import type { Fault } from '@grocer/sandbox/browser';
import type { Loader, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { hostOf } from '../appearance.ts';
import { apiOrigin, openSandbox } from '../sandbox.ts';
import './stage.css';

/** Arguments of an account story: the shopper, if one is signed in, and faults. */
export interface AccountArgs {
  readonly shopper?: 'alice' | 'dave' | 'heidi' | 'paula' | undefined;
  readonly faults?: readonly Fault[];
  /** Number of additional addresses. */
  readonly more?: number;
  readonly config?: Partial<AccountConfig>;
}

/** Prepares the sandbox of a story. */
export const preparePage: Loader<AccountArgs> = async ({ args }) => {
  const { shopper, faults = [], more = 0 } = args;
  const sandbox = await openSandbox();
  if (shopper !== undefined && more > 0) await sandbox.controls.addAddresses(shopper, more);
  for (const fault of faults) sandbox.controls.addFault(fault);
  return { sandbox, token: shopper && (await sandbox.tokenFor(shopper)) };
};

interface Hosted extends Pick<AccountArgs, 'config'> {
  readonly token: string | undefined;
  readonly host: ReturnType<typeof hostOf>;
}

const configOf = ({ token, host, config }: Hosted): AccountConfig => ({
  environment: 'LOCAL',
  endpoints: { services: apiOrigin },
  ...(token !== undefined && { authConfig: { type: 'B2C', token } }),
  ...host,
  ...config,
});

const hosted = ({ args: { config }, globals, loaded }: StoryContext<AccountArgs>): Hosted => ({
  token: loaded['token'],
  host: hostOf(globals),
  ...(config && { config }),
});

/** Arguments of a story of the navigation. */
export interface NavigationArgs extends AccountArgs {
  /** True if there is no space for the navigation. */
  readonly isNarrow?: boolean;
}

/** A host's page beside the account navigation. */
export const navigationStage = (
  { isNarrow = false }: NavigationArgs,
  context: StoryContext<NavigationArgs>,
): ReactElement => (
  <AccountProvider key={context.id} config={configOf(hosted(context))}>
    <div className="story-account" data-wide={!isNarrow || undefined}>
      <AccountNavigation>
        <main>
          <h1>The host’s own page</h1>
        </main>
      </AccountNavigation>
    </div>
  </AccountProvider>
);

const question: AgeQuestion = {
  items: [
    { name: 'Table Red Wine', description: '750 ml · 21 and over', price: 1299 },
    { name: 'Sparkling Cider', description: '4 ct · 21 and over', price: 849 },
  ],
  minimumAge: 21,
};

function Opener(): ReactElement {
  const { openAgeVerification } = useAccountHandle();
  return (
    <button type="button" className="story-opener" onClick={() => void openAgeVerification(question)}>
      Place your order
    </button>
  );
}

/** A host's page with a button that asks for the shopper's age. */
export const ageStage = (_args: AccountArgs, context: StoryContext<AccountArgs>): ReactElement => (
  <AccountProvider key={context.id} config={configOf(hosted(context))}>
    <main className="story-account">
      <Opener />
    </main>
    <AgeVerification />
  </AccountProvider>
);

/** Arguments of a story of an account page. */
export interface PageArgs extends AccountArgs {
  /** Path of the page. */
  readonly path?: string;
}

/** Returns the account page at a path. */
function pageAt(path: string): Pick<AccountConfig, 'path' | 'view' | 'addressId'> {
  if (path === '/account/communityrewards') return { path, view: 'communityRewards' };
  if (path === '/account/emailSubscriptions') return { path, view: 'preferences' };
  const form = /^\/account\/address(?:\/(.+))?$/.exec(path);
  if (!form) return { path, view: 'addressBook' };
  const [, id] = form;
  return { path, view: 'addressForm', ...(id !== undefined && { addressId: decodeURIComponent(id) }) };
}

function Page({
  path: first = '/account/addresses',
  ...given
}: Hosted & Pick<PageArgs, 'path'>): ReactElement {
  const [path, navigate] = useState(first);
  const [navigation] = useState({ navigate });
  return (
    <AccountProvider config={{ navigation, ...configOf(given), ...pageAt(path) }}>
      <div className="story-account">
        <AccountNavigation />
      </div>
    </AccountProvider>
  );
}

/**
 * Account pages beside the navigation, in a host that navigates between them. Storybook prints the props, so
 * they are small.
 */
export const pageStage = ({ path }: PageArgs, context: StoryContext<PageArgs>): ReactElement => (
  <Page key={context.id} {...hosted(context)} {...(path !== undefined && { path })} />
);
