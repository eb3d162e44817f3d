import * as v from 'valibot';
import type { CommunicationPreferences } from '../../domain/profile.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { COMMUNICATION_PATH, CommunicationAnswerSchema, preferenceRefusals } from './wire-communication.ts';
import type { CommunicationAnswer } from './wire-communication.ts';

/** The preferences that change; the others stay. */
interface CommunicationBody {
  relevantAdsOptIn?: boolean | undefined;
  earlyAccess?: boolean | undefined;
}

export const updateCommunicationPreferences: Call<
  Partial<CommunicationPreferences>,
  CommunicationPreferences,
  CommunicationBody,
  CommunicationAnswer
> = call({
  name: 'profile.communication-preferences.update',
  summary: 'Changes what the shopper wants to hear of.',
  service: 'profile',
  method: 'PUT',
  path: COMMUNICATION_PATH,
  write: true,
  auth: 'bearer',
  body: v.object({ relevantAdsOptIn: v.optional(v.boolean()), earlyAccess: v.optional(v.boolean()) }),
  response: CommunicationAnswerSchema,
  errors: [{ status: 404, as: 'preferences_not_found' }, ...preferenceRefusals],
  encode: ({ relevantAdsOptIn, earlyAccess }) => ({
    body: {
      ...(relevantAdsOptIn !== undefined && { relevantAdsOptIn }),
      ...(earlyAccess !== undefined && { earlyAccess }),
    },
  }),
  decode: ({ data }) => data.communicationPreferences,
});
