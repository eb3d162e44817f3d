import * as v from 'valibot';
import type { CommunicationPreferences } from '../../domain/profile.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { COMMUNICATION_PATH, CommunicationAnswerSchema, preferenceRefusals } from './wire-communication.ts';
import type { CommunicationAnswer } from './wire-communication.ts';

/**
 * Selects the preferences to read: the signed-in shopper's, or those of an email address that a service
 * encrypted.
 */
export interface CommunicationQuestion {
  readonly encryptedEmail?: string | undefined;
}

export const readCommunicationPreferences: Call<
  CommunicationQuestion,
  CommunicationPreferences,
  unknown,
  CommunicationAnswer
> = call({
  name: 'profile.communication-preferences.read',
  summary: 'Reads the shopper’s communication preferences.',
  service: 'profile',
  method: 'GET',
  path: COMMUNICATION_PATH,
  write: false,
  auth: 'optional',
  headers: v.object({ 'x-encrypted-email': v.optional(v.pipe(v.string(), v.maxLength(1000))) }),
  response: CommunicationAnswerSchema,
  errors: [{ status: 404, as: 'preferences_not_found' }, ...preferenceRefusals],
  encode: ({ encryptedEmail }) =>
    encryptedEmail === undefined ? {} : { headers: { 'x-encrypted-email': encryptedEmail } },
  decode: ({ data }) => data.communicationPreferences,
});
