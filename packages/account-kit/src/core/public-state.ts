import { createPublicState } from '@grocer/foundation/embed';
import type { EmailPreference } from '@grocer/foundation/domain';
import type { AccountStore } from './store.ts';

/** An account as its host sees it: plain data. */
export interface AccountState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly isSignedIn: boolean;
  /** How many addresses the address book has, once it has been read. */
  readonly addressCount: number | undefined;
  /** Which emails the shopper gets by what the service said last, once it has. */
  readonly emailPreferences: readonly EmailPreference[] | undefined;
  /** Is the shopper asked for their age? */
  readonly isVerifyingAge: boolean;
}

const project = ({ status, settings, ageCheck, book, emails }: AccountStore): AccountState => ({
  status,
  isSignedIn: settings.isSignedIn,
  addressCount: book.phase === 'ready' ? book.list.length : undefined,
  emailPreferences: emails.phase === 'ready' ? emails.list : undefined,
  isVerifyingAge: ageCheck.phase === 'open',
});

/** Reads the public state; the same object as long as nothing public has changed. */
export const createAccountState = (): ((state: AccountStore) => AccountState) =>
  createPublicState(['status', 'settings', 'ageCheck', 'book', 'emails'], project);
