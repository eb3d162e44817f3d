import { createPublicState } from '@grocer/foundation/embed';
import type { AccountStore } from './store.ts';

/** An account as its host sees it: plain data. */
export interface AccountState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly isSignedIn: boolean;
  /** How many addresses the address book has, once it has been read. */
  readonly addressCount: number | undefined;
  /** Is the shopper asked for their age? */
  readonly isVerifyingAge: boolean;
}

const project = ({ status, settings, ageCheck, book }: AccountStore): AccountState => ({
  status,
  isSignedIn: settings.isSignedIn,
  addressCount: book.phase === 'ready' ? book.list.length : undefined,
  isVerifyingAge: ageCheck.phase === 'open',
});

/** Reads the public state; the same object as long as nothing public has changed. */
export const createAccountState = (): ((state: AccountStore) => AccountState) =>
  createPublicState(['status', 'settings', 'ageCheck', 'book'], project);
