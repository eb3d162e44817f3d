import { whenIdle } from '@grocer/foundation/embed';
import { useEffect } from 'react';
import type { AccountView } from '../../config.ts';
import { useAccountCore, useAccountStore } from '../../core/context.tsx';
import type { Account } from '../../core/create-account.ts';
import {
  loadAddressBook,
  loadAddressForm,
  loadCommunityRewards,
  loadPreferences,
  loadReading,
} from '../../lazy.ts';

/** Loaders of the pages that have a chunk of their own. */
const PAGES: Partial<Record<AccountView, () => Promise<unknown>>> = {
  addressBook: loadAddressBook,
  addressForm: loadAddressForm,
  preferences: loadPreferences,
  communityRewards: loadCommunityRewards,
};

/** Loads the data that the links depend on; if that fails, the links keep the banner's defaults. */
const readLinks = (account: Account): Promise<void> =>
  loadReading().then(
    ({ readWrapper }) => readWrapper(account),
    () => undefined,
  );

/**
 * Loads the data that the account's links depend on once the current page is rendered. In parallel it would
 * take a fifth of the time until then (9 of 43 ms of the main thread for three addresses).
 */
export function useWrapper(): void {
  const account = useAccountCore();
  const view = useAccountStore(({ settings }) => settings.view);
  const isWanted = useAccountStore(
    ({ settings, rewards }) => settings.isSignedIn && rewards.phase === 'idle',
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let stop = (): void => undefined;
    const wait = (): void => {
      if (!isOver) stop = whenIdle(() => void readLinks(account));
    };
    void Promise.resolve(view && PAGES[view]?.()).then(wait, wait);
    return () => {
      isOver = true;
      stop();
    };
  }, [isWanted, view, account]);
}
