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
  WireEmailPreferenceSchema,
} from './wire-email-preference.ts';
import type { EmailPreferencesAnswer, PreferenceLink, WireEmailPreference } from './wire-email-preference.ts';

/** The email preferences that the shopper selected or deselected. */
export interface EmailPreferencesUpdate {
  readonly preferences: readonly EmailPreference[];
  readonly link?: PreferenceLink | undefined;
}

//
/** Wire format of the changed preferences of one category. */
export interface WireEmailUpdate {
  emailPreferencesCategory: string;
  emailPreferences: WireEmailPreference[];
}

/** The updates alone, or with the token of an email link. */
type EmailUpdateBody = WireEmailUpdate[] | { emailPreferences: WireEmailUpdate[]; token: string };

const Updates = v.pipe(
  v.array(
    v.object({
      emailPreferencesCategory: v.pipe(v.string(), v.maxLength(64)),
      emailPreferences: v.pipe(v.array(WireEmailPreferenceSchema), v.minLength(1), v.maxLength(50)),
    }),
  ),
  v.minLength(1),
  v.maxLength(10),
);

/** Category of the preferences that belong to no group. */
const UNGROUPED = 'UNGROUPED';

const toBody = ({ preferences, link }: EmailPreferencesUpdate): EmailUpdateBody => {
  const emailPreferences = preferences.map((one) => ({ ...one }));
  const updates = [{ emailPreferencesCategory: UNGROUPED, emailPreferences }];
  return link ? { emailPreferences: updates, token: link.token } : updates;
};

export const updateEmailPreferences: Call<
  EmailPreferencesUpdate,
  readonly EmailPreference[],
  EmailUpdateBody,
  EmailPreferencesAnswer
> = call({
  name: 'account.email-preferences.update',
  summary: 'Changes email preferences, of the shopper or of an email link.',
  service: 'account',
  method: 'POST',
  path: EMAIL_PREFERENCES_PATH,
  write: true,
  auth: 'optional',
  headers: LinkHeadersSchema,
  body: v.union([Updates, v.object({ emailPreferences: Updates, token: LinkHalfSchema })]),
  response: EmailPreferencesAnswerSchema,
  errors: preferenceRefusals,
  refusalIn: refusalInEmails,
  encode: (update) => ({ body: toBody(update), ...linkHeaders(update.link) }),
  decode: toEmailPreferences,
});
