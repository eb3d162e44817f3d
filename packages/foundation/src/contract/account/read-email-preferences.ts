import * as v from 'valibot';
import type { EmailPreference } from '../../domain/profile.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { preferenceRefusals } from './wire-communication.ts';
import {
  EMAIL_PREFERENCES_PATH,
  EmailPreferencesAnswerSchema,
  LinkHalfSchema,
  LinkHeadersSchema,
  linkHeaders,
  refusalInEmails,
  toEmailPreferences,
} from './wire-email-preference.ts';
import type { EmailPreferencesAnswer, PreferenceLink } from './wire-email-preference.ts';

export const readEmailPreferences: Call<
  { readonly link?: PreferenceLink | undefined },
  readonly EmailPreference[],
  unknown,
  EmailPreferencesAnswer
> = call({
  name: 'account.email-preferences.read',
  summary: 'Reads email preferences, of the shopper or of an email link.',
  service: 'account',
  method: 'GET',
  path: EMAIL_PREFERENCES_PATH,
  write: false,
  auth: 'optional',
  query: v.object({ token: v.optional(LinkHalfSchema) }),
  headers: LinkHeadersSchema,
  response: EmailPreferencesAnswerSchema,
  errors: preferenceRefusals,
  refusalIn: refusalInEmails,
  encode: ({ link }) => ({ ...(link && { query: { token: link.token } }), ...linkHeaders(link) }),
  decode: toEmailPreferences,
});
