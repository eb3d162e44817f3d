import { AccountProvider, Preferences } from '@grocer/account-kit/react';
import type { AccountConfig } from '@grocer/account-kit';
import type { BrowserSandbox, Fault } from '@grocer/sandbox/browser';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { hostOf } from '../appearance.ts';
import { apiOrigin, openSandbox } from '../sandbox.ts';
import './stage.css';

/** Arguments of a preferences story: the shopper, how they opened the page, and a fault. */
export interface PreferencesArgs {
  readonly shopper?: string;
  readonly comesBy?: 'sign-in' | 'link' | 'old link' | 'sealed address' | 'nothing';
  readonly config?: Partial<AccountConfig>;
  readonly fault?: Pick<Fault, 'match' | 'kind' | 'status'>;
}

/** Returns the config with which a host identifies the shopper. */
async function comer(sandbox: BrowserSandbox, shopper: string, comesBy: PreferencesArgs['comesBy']) {
  if (comesBy === 'nothing') return {};
  if (comesBy === 'sealed address') return { encryptedEmail: await sandbox.controls.sealEmail(shopper) };
  if (comesBy === 'sign-in') return { authConfig: { type: 'B2C', token: await sandbox.tokenFor(shopper) } };
  const link = await sandbox.controls.openPreferenceLink(shopper);
  return { preferencesLink: comesBy === 'link' ? link : { ...link, token2: 'another' } };
}

/** Prepares the sandbox of a story. */
export const preparePreferences: Loader<PreferencesArgs> = async ({ args }) => {
  const { shopper = 'alice', comesBy = 'sign-in', fault } = args;
  const sandbox = await openSandbox();
  if (fault) sandbox.controls.addFault({ when: 'before', status: 400, times: 1000, ...fault });
  return comer(sandbox, shopper, comesBy);
};

/** The preferences page, in a host's page. */
export const preferencesStage = (
  { config }: PreferencesArgs,
  { globals, id, loaded }: StoryContext<PreferencesArgs>,
): ReactElement => (
  <AccountProvider
    key={id}
    config={{
      environment: 'LOCAL',
      endpoints: { services: apiOrigin },
      ...hostOf(globals),
      ...config,
      ...loaded,
    }}
  >
    <main className="story-account">
      <Preferences />
    </main>
  </AccountProvider>
);
