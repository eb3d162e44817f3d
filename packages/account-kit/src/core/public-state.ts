import { createPublicState } from '@grocer/foundation/embed';
import type { EmailPreference } from '@grocer/foundation/domain';
import { valueOf } from '../preferences/known.ts';
import type { Communication } from '../preferences/communication.ts';
import type { SmsPreference } from '../preferences/sms-preference.ts';
import type { AccountStore } from './store.ts';

/** The public state of an account, as plain data. */
export interface AccountState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly isSignedIn: boolean;
  /** Number of addresses in the address book; undefined until it was read. */
  readonly addressCount: number | undefined;
  /** The shopper's email preferences, as the service last returned them; undefined until then. */
  readonly emailPreferences: readonly EmailPreference[] | undefined;
  /** The shopper's text message preferences, as the service last returned them; undefined until then. */
  readonly smsPreferences: readonly SmsPreference[] | undefined;
  /**
   * Participation in relevant ads and early access, as the service last returned it; undefined until then.
   */
  readonly communication: Communication | undefined;
  /** Id of the preferred store; undefined until known. */
  readonly preferredStore: string | undefined;
  /** True while the age question is open. */
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

/** Creates a reader of the public state. It returns the same object until a public value changes. */
export const createAccountState = (): ((state: AccountStore) => AccountState) =>
  createPublicState(
    ['status', 'settings', 'ageCheck', 'book', 'emails', 'sms', 'communication', 'preferredStore'],
    project,
  );
