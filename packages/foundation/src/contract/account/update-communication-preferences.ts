import * as v from 'valibot';
import type { CommunicationPreferences } from '../../domain/profile.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { COMMUNICATION_PATH, CommunicationAnswerSchema, preferenceRefusals } from './wire-communication.ts';
import type { CommunicationAnswer } from './wire-communication.ts';

/** The changed preferences, at least one; the others stay unchanged. */
type CommunicationBody =
  | { relevantAdsOptIn: boolean; earlyAccess?: boolean | undefined }
  | { relevantAdsOptIn?: boolean | undefined; earlyAccess: boolean };

/** The changed preference, with the other one if it changes too. */
export type CommunicationUpdate =
  | Pick<CommunicationPreferences, 'relevantAdsOptIn'>
  | Pick<CommunicationPreferences, 'earlyAccess'>
  | CommunicationPreferences;

export const updateCommunicationPreferences: Call<
  CommunicationUpdate,
  CommunicationPreferences,
  CommunicationBody,
  CommunicationAnswer
> = call({
  name: 'profile.communication-preferences.update',
  summary: 'Changes the shopper’s communication preferences.',
  service: 'profile',
  method: 'PUT',
  path: COMMUNICATION_PATH,
  write: true,
  auth: 'bearer',
  body: v.union([
    v.object({ relevantAdsOptIn: v.boolean(), earlyAccess: v.optional(v.boolean()) }),
    v.object({ relevantAdsOptIn: v.optional(v.boolean()), earlyAccess: v.boolean() }),
  ]),
  response: CommunicationAnswerSchema,
  errors: [{ status: 404, as: 'preferences_not_found' }, ...preferenceRefusals],
  encode: (change) => ({ body: { ...change } }),
  decode: ({ data }) => data.communicationPreferences,
});
