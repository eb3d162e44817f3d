import * as v from 'valibot';
import type { EmailPreference } from '../../domain/profile.ts';

/** Where email preferences are kept. */
export const EMAIL_PREFERENCES_PATH = '/accountmanagement/api/email-preferences';

/**
 * What a link in an email carries. The first half travels as the specification names it; the second one in a header, so
 * that a log of addresses or bodies holds nothing that opens anything.
 */
export interface PreferenceLink {
  readonly token: string;
  readonly token2: string;
}

const halfSchema = v.pipe(v.string(), v.maxLength(200));

/** Half of what a link carries. */
export const LinkHalfSchema: v.GenericSchema<string> = halfSchema;

export const LinkHeadersSchema = v.object({ 'x-token2': v.optional(halfSchema) });

/** The header of a link's second half. */
export const linkHeaders = (link: PreferenceLink | undefined) =>
  link === undefined ? {} : { headers: { 'x-token2': link.token2 } };

//
/** A kind of email on the wire. */
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

/** The preferences as they are now, or why they cannot be told. */
export interface EmailPreferencesAnswer {
  emailUngroupedPreferences: WireEmailPreference[];
  data?: { errorCode?: string | undefined } | undefined;
}

export const EmailPreferencesAnswerSchema = v.object({
  emailUngroupedPreferences: v.array(WireEmailPreferenceSchema),
  data: v.optional(v.object({ errorCode: v.optional(v.string()) })),
});

/** The preferences of an answer. */
export const toEmailPreferences = ({
  emailUngroupedPreferences,
}: EmailPreferencesAnswer): readonly EmailPreference[] => emailUngroupedPreferences;

/** Why an answer holds no preferences. */
export const refusalInEmails = ({ data }: EmailPreferencesAnswer): string | undefined => data?.errorCode;
