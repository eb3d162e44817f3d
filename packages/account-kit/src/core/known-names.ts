import { createNameAdvice } from '@grocer/foundation/embed';
import type { KnownNames, NameAdvice } from '@grocer/foundation/embed';
import type { AccountEvents } from '../events.ts';
import type { AccountMessages } from '../messages.ts';

const events: Record<keyof AccountEvents, true> = {
  'age:verified': true,
  'age:cancelled': true,
  'address:saved': true,
  'address:removed': true,
  'preference:changed': true,
  'store:preferred': true,
  'session:expired': true,
  'load:failed': true,
  'validation:failed': true,
  error: true,
};

const parts: Record<keyof AccountMessages, true> = {
  parts: true,
  navigation: true,
  ageVerification: true,
  deliveryDays: true,
  addresses: true,
  addressBook: true,
  addressForm: true,
  preferences: true,
  emailPreferences: true,
  smsPreferences: true,
  communication: true,
  communityRewards: true,
  preferredStore: true,
};

/** Creates the check that warns about unknown (misspelled) names. */
export const createAccountNames = (known: Pick<KnownNames, 'config' | 'update' | 'tokens'>): NameAdvice =>
  createNameAdvice({
    product: 'Account Kit',
    ...known,
    events,
    parts,
    data: ['navigation', 'clock', 'membership'],
  });
