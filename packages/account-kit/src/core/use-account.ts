import { prefetchTrap } from '@grocer/foundation/ui';
import { useMemo } from 'react';
import type { AccountUpdate } from '../config.ts';
import type { AccountEvents } from '../events.ts';
import type { AgeAnswer, AgeQuestion } from '../features/age-verification/question.ts';
import { submitTip } from '../features/tip/submitting.ts';
import type { TipResult, TipWish } from '../features/tip/submitting.ts';
import { useAccountCore, useEvent, usePublicState } from './context.tsx';
import type { Account } from './create-account.ts';
import type { AccountState } from './public-state.ts';

/** Selects from the account's public state. The selector should return a stable value, not a new object. */
export const useAccount = <Selected>(select: (state: AccountState) => Selected): Selected =>
  usePublicState(select);

/** Actions that a host's component can call on the account. */
export interface AccountActions {
  /**
   * Asks the shopper for their date of birth, for age-restricted items. Resolves with the answer, or with
   * undefined if the shopper returns to the cart. Calls made meanwhile share the same answer. Throws
   * `invalid_config` for an invalid question.
   */
  openAgeVerification(question: AgeQuestion): Promise<AgeAnswer | undefined>;
  /**
   * Sets the tip of a checkout in its current version. If the service may have set it already, checks that
   * first, so repeating the call is safe.
   */
  submitTip(wish: TipWish): Promise<TipResult>;
  /** Updates settings without a remount; what the shopper has typed is kept. */
  update(patch: AccountUpdate): void;
}

/** Creates the actions that a host can call on an account. */
export const actionsOf = (account: Account): AccountActions => ({
  update: account.update,
  submitTip: (wish) => submitTip(account, wish),
  openAgeVerification(question) {
    prefetchTrap();
    return account.store.getState().openAgeVerification(question);
  },
});

/** Returns the actions of the account provided above. */
export function useAccountHandle(): AccountActions {
  const account = useAccountCore();
  return useMemo(() => actionsOf(account), [account]);
}

/** Subscribes to an event of the account while the component is mounted. */
export const useAccountEvent = <Name extends keyof AccountEvents>(
  name: Name,
  listener: (detail: AccountEvents[Name]) => void,
): void => useEvent(name, listener);
