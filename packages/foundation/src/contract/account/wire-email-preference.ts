import * as v from 'valibot';
import type { EmailPreference } from '../../domain/profile.ts';

/** Path of the email preferences. */
export const EMAIL_PREFERENCES_PATH = '/accountmanagement/api/email-preferences';

/**
 * The two tokens of a link in an email. The first is sent as the specification defines it; the second in a
 * header, so that a log of URLs or bodies does not contain the complete credential.
 */
export interface PreferenceLink {
  readonly token: string;
  readonly token2: string;
}

const halfSchema = v.pipe(v.string(), v.maxLength(200));

/** Schema of one of a link's two tokens. */
export const LinkHalfSchema: v.GenericSchema<string> = halfSchema;

export const LinkHeadersSchema = v.object({ 'x-token2': v.optional(halfSchema) });

/** Returns the header with the link's second token. */
export const linkHeaders = (link: PreferenceLink | undefined) =>
  link === undefined ? {} : { headers: { 'x-token2': link.token2 } };

//
/** Wire format of an email preference. */
export interface WireEmailPreference {
  shortDescription: string;
  longDescription: string;
  selected: boolean;
  banner: string;
}

export const WireEmailPreferenceSchema = v.object({
  shortDescription: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  longDescription: v.pipe(v.string(), v.maxLength(1000)),
  selected: v.boolean(),
  banner: v.pipe(v.string(), v.maxLength(40)),
});

/** The current preferences, or the code of why they are unavailable. */
export type EmailPreferencesAnswer =
  | {
      emailUngroupedPreferences: WireEmailPreference[];
      data?: { errorCode?: string | undefined } | undefined;
    }
  | { data: { errorCode: string } };

export const EmailPreferencesAnswerSchema = v.union([
  v.object({
    emailUngroupedPreferences: v.array(WireEmailPreferenceSchema),
    data: v.optional(v.object({ errorCode: v.optional(v.string()) })),
  }),
  v.object({ data: v.object({ errorCode: v.string() }) }),
]);

/** Returns the preferences of a response. */
export const toEmailPreferences = (answer: EmailPreferencesAnswer): readonly EmailPreference[] =>
  'emailUngroupedPreferences' in answer ? answer.emailUngroupedPreferences : [];

/** Returns the error code of a response without preferences. */
export const refusalInEmails = ({ data }: EmailPreferencesAnswer): string | undefined => data?.errorCode;
