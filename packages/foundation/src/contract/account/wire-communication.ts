import * as v from 'valibot';
import type { ErrorRule } from '../error-codes.ts';
import type { WireData } from '../wire-data.ts';

/** Path of the communication preferences. */
export const COMMUNICATION_PATH = '/atlas/v1/customer-profile/v1/communication-preferences';

/** Wire format of the communication preferences. */
interface WireCommunication {
  relevantAdsOptIn: boolean;
  earlyAccess: boolean;
}
export type CommunicationAnswer = WireData<'communicationPreferences', WireCommunication>;

export const CommunicationAnswerSchema = v.object({
  data: v.object({
    communicationPreferences: v.object({ relevantAdsOptIn: v.boolean(), earlyAccess: v.boolean() }),
  }),
});

/** Error codes for missing preferences and for links that give no access to them. */
export const preferenceRefusals: readonly ErrorRule[] = [
  { code: 'PREFERENCES_NOT_FOUND', as: 'preferences_not_found' },
  { code: 'NO_PREFERRED_STORE', as: 'no_preferred_store' },
];
