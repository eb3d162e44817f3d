import type { AnyCall } from '../call.ts';
import { addBookAddress } from './add-book-address.ts';
import { findStores } from './find-stores.ts';
import { listBookAddresses } from './list-book-addresses.ts';
import { readApplicationData } from './read-application-data.ts';
import { readCommunicationPreferences } from './read-communication-preferences.ts';
import { readCommunityRewards } from './read-community-rewards.ts';
import { readEmailPreferences } from './read-email-preferences.ts';
import { readPreferredStore } from './read-preferred-store.ts';
import { readProfile } from './read-profile.ts';
import { readSmsOptIn } from './read-sms-opt-in.ts';
import { readTransactionalSms } from './read-transactional-sms.ts';
import { removeBookAddress } from './remove-book-address.ts';
import { updateBookAddress } from './update-book-address.ts';
import { updateCommunicationPreferences } from './update-communication-preferences.ts';
import { updateEmailPreferences } from './update-email-preferences.ts';
import { updatePreferredStore } from './update-preferred-store.ts';
import { updateSmsOptIn } from './update-sms-opt-in.ts';
import { validateAddress } from './validate-address.ts';

/** The calls of a shopper’s account, except the address calls that the selector also uses. */
export const accountCalls = (): readonly AnyCall[] => [
  readProfile,
  listBookAddresses,
  addBookAddress,
  updateBookAddress,
  removeBookAddress,
  validateAddress,
  readCommunicationPreferences,
  updateCommunicationPreferences,
  readEmailPreferences,
  updateEmailPreferences,
  readSmsOptIn,
  updateSmsOptIn,
  readTransactionalSms,
  findStores,
  readPreferredStore,
  updatePreferredStore,
  readCommunityRewards,
  readApplicationData,
];
