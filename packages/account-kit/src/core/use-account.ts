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

/** Reads the account's public state. The function should return a part of it, not something new each time. */
export const useAccount = <Selected>(select: (state: AccountState) => Selected): Selected =>
  usePublicState(select);

/** What a host's component can do with the account. */
export interface AccountActions {
  /**
   * Asks the shopper when they were born, for items that not everybody may buy. Resolves to the answer, or to nothing
   * where they go back to the cart; whoever asks again meanwhile gets the same answer.
   */
  openAgeVerification(question: AgeQuestion): Promise<AgeAnswer | undefined>;
  /**
   * Sets the tip of a checkout as it is now. One that the service may have set already is looked for first, so that
   * wanting the same again is safe.
   */
  submitTip(wish: TipWish): Promise<TipResult>;
  /** Changes what may change. It never remounts, and what was typed stays. */
  update(patch: AccountUpdate): void;
}

/** What a host can do with an account. */
export const actionsOf = (account: Account): AccountActions => ({
  update: account.update,
  submitTip: (wish) => submitTip(account, wish),
  openAgeVerification(question) {
    prefetchTrap();
    return account.store.getState().openAgeVerification(question);
  },
});

/** Asks for a shopper's age, and updates the account of the provider above. */
export function useAccountHandle(): AccountActions {
  const account = useAccountCore();
  return useMemo(() => actionsOf(account), [account]);
}

/** Listens to something that happens in the account, for as long as the component is in the page. */
export const useAccountEvent = <Name extends keyof AccountEvents>(
  name: Name,
  listener: (detail: AccountEvents[Name]) => void,
): void => useEvent(name, listener);
