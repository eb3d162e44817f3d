import { useWalletEvent } from '@grocer/wallet/react';
import type { ReactNode } from 'react';
import { EVENT_NAMES } from './event-names.ts';
import { useHearing } from './use-hearing.ts';

function One({ name }: { readonly name: (typeof EVENT_NAMES.wallet)[number] }): null {
  useWalletEvent(name, useHearing('wallet', name));
  return null;
}

/** Inside the provider of the SDK: has the developer panel show what that tells its host. */
export const WatchWallet = (): ReactNode => EVENT_NAMES.wallet.map((name) => <One key={name} name={name} />);
