import type { Fault } from '@grocer/sandbox/browser';
import type { WalletConfig } from '@grocer/wallet';
import { WalletFlyout, WalletProvider } from '@grocer/wallet/react';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { always } from '../faults.ts';
import { hostOf } from '../appearance.ts';
import { apiOrigin, openSandbox, silentVault, vaultOrigin } from '../sandbox.ts';
import './stage.css';

export const shoppers = [
  'alice',
  'bob',
  'carol',
  'dave',
  'erin',
  'grace',
  'heidi',
  'ivan',
  'judy',
  'leo',
  'mia',
  'oscar',
] as const;

/** Arguments of a wallet story: shopper, host config and faults. */
export interface WalletArgs {
  /** Key of a demo shopper. */
  readonly shopper: (typeof shoppers)[number];
  readonly config?: Partial<WalletConfig>;
  readonly faults?: readonly Fault[];
}

export const checkout: Partial<WalletConfig> = {
  checkoutConfig: { orderInfo: { total: 9647 } },
  walletConfig: { showSnapCards: true, showGiftCards: true, getGiftCardBalances: true },
};

/** The vault's frame never finishes loading. */
export const waitingForVault: Partial<WalletConfig> = {
  ...checkout,
  hostedFields: { scriptUrl: silentVault },
};

/** There is no vault. */
export const withoutVault: Partial<WalletConfig> = {
  ...checkout,
  hostedFields: { scriptUrl: `${vaultOrigin}/eProtect/none.js` },
};

export const myWallet: Partial<WalletConfig> = {
  walletConfig: { showSnapCards: true, showGiftCards: true, getGiftCardBalances: true },
  uiConfig: { isMyWallet: true },
};

/** Makes a call fail for the whole story. */
export const failing = (match: string, more: Partial<Fault> = {}): Fault =>
  always({ match, kind: 'status', status: 400, ...more });

/** Opens a sandbox, stages the faults and signs the shopper in, before anything is rendered. */
export const signIn: Loader<WalletArgs> = async ({ args: { shopper, faults = [] } }) => {
  const sandbox = await openSandbox();
  for (const fault of faults) sandbox.controls.addFault(fault);
  return { sandbox, token: await sandbox.tokenFor(shopper) };
};

const configOf = ({ args, globals, loaded }: StoryContext<WalletArgs>): WalletConfig => ({
  environment: 'LOCAL',
  authConfig: { type: 'B2C', token: loaded['token'] },
  endpoints: { payment: apiOrigin },
  hostedFields: { scriptUrl: `${vaultOrigin}/eProtect/js/eProtect-iframe-client4.min.js` },
  ...hostOf(globals),
  ...args.config,
});

/** A host's page with a wallet. Another shopper or another toolbar setting remounts it. */
export const stage =
  (part: ReactNode) =>
  (_args: WalletArgs, context: StoryContext<WalletArgs>): ReactElement => (
    <WalletProvider key={context.loaded['token']} config={configOf(context)}>
      <main className="story-host">{part}</main>
      <WalletFlyout />
    </WalletProvider>
  );
