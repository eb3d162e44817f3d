import { createPublicState } from '@grocer/foundation/embed';
import type { EmailPreference } from '@grocer/foundation/domain';
import { valueOf } from '../preferences/known.ts';
import type { Communication } from '../preferences/communication.ts';
import type { SmsPreference } from '../preferences/sms-preference.ts';
import type { AccountStore } from './store.ts';

/** An account as its host sees it: plain data. */
export interface AccountState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly isSignedIn: boolean;
  /** How many addresses the address book has, once it has been read. */
  readonly addressCount: number | undefined;
  /** Which emails the shopper gets by what the service said last, once it has. */
  readonly emailPreferences: readonly EmailPreference[] | undefined;
  /** Which text messages their phone gets by what the service said last, once it has. */
  readonly smsPreferences: readonly SmsPreference[] | undefined;
  /** Whether they take part in relevant ads and early access by what the service said last, once it has. */
  readonly communication: Communication | undefined;
  /** The id of the store they prefer, once it is known. */
  readonly preferredStore: string | undefined;
  /** Is the shopper asked for their age? */
  readonly isVerifyingAge: boolean;
}

const project = ({
  status,
  settings,
  ageCheck,
  book,
  emails,
  sms,
  communication,
  ...rest
}: AccountStore): AccountState => ({
  status,
  isSignedIn: settings.isSignedIn,
  addressCount: book.phase === 'ready' ? book.list.length : undefined,
  emailPreferences: valueOf(emails),
  smsPreferences: valueOf(sms)?.list,
  communication: valueOf(communication),
  preferredStore: valueOf(rest.preferredStore)?.store?.locationId,
  isVerifyingAge: ageCheck.phase === 'open',
});

/** Reads the public state; the same object as long as nothing public has changed. */
export const createAccountState = (): ((state: AccountStore) => AccountState) =>
  createPublicState(
    ['status', 'settings', 'ageCheck', 'book', 'emails', 'sms', 'communication', 'preferredStore'],
    project,
  );
