import { createPublicState } from '@grocer/foundation/embed';
import type { AccountStore } from './store.ts';

/** An account as its host sees it: plain data. */
export interface AccountState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly isSignedIn: boolean;
  /** Is the shopper asked for their age? */
  readonly isVerifyingAge: boolean;
}

const project = ({ status, settings, ageCheck }: AccountStore): AccountState => ({
  status,
  isSignedIn: settings.isSignedIn,
  isVerifyingAge: ageCheck.phase === 'open',
});

/** Reads the public state; the same object as long as nothing public has changed. */
export const createAccountState = (): ((state: AccountStore) => AccountState) =>
  createPublicState(['status', 'settings', 'ageCheck'], project);
