import { useWallet, useWalletEvent } from '@grocer/wallet/react';
import { createWatch } from './create-watch.tsx';
import { EVENT_NAMES } from './event-names.ts';

export const WatchWallet = createWatch('wallet', EVENT_NAMES.wallet, {
  useEvent: useWalletEvent,
  useSdk: useWallet,
});
