import { useAccount, useAccountEvent } from '@grocer/account-kit/react';
import { createWatch } from './create-watch.tsx';
import { EVENT_NAMES } from './event-names.ts';

export const WatchAccount = createWatch('account', EVENT_NAMES.account, {
  useEvent: useAccountEvent,
  useSdk: useAccount,
});
