import * as v from 'valibot';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import {
  mobilePhoneMissing,
  refusalInErrors,
  SMS_PATH,
  SmsAnswerSchema,
  SmsQuestionSchema,
  toSmsQuestionBody,
} from './wire-sms.ts';
import type { SmsQuestion, SmsQuestionBody, SmsStatus } from './wire-sms.ts';

/** A type of text messages that the shopper opts in to or out of. */
export interface SmsUpdate extends SmsQuestion {
  readonly optIn: boolean;
}

/** Opt-in status of a type of text messages after an update. */
export interface SmsOptIn {
  readonly isOptedIn: boolean;
  /** Warning from the service about what the shopper must know or do. */
  readonly warning: string | undefined;
}

/** Wire format of `SmsUpdate`. */
interface SmsUpdateBody extends SmsQuestionBody {
  optIn: boolean;
}

/** Wire format of the status, with a warning for the shopper. */
interface WarnedStatus extends SmsStatus {
  warning?: string | undefined;
}

/** Wire format of the response. */
interface SmsUpdateAnswer {
  data: WarnedStatus;
}

export const updateSmsOptIn: Call<SmsUpdate, SmsOptIn, SmsUpdateBody, SmsUpdateAnswer> = call({
  name: 'account.sms.update-opt-in',
  summary: 'Opts a phone in to or out of one type of text messages.',
  service: 'account',
  method: 'POST',
  path: `${SMS_PATH}/opt-in`,
  write: true,
  auth: 'bearer',
  body: v.object({ ...SmsQuestionSchema.entries, optIn: v.boolean() }),
  response: v.object({
    data: v.object({ ...SmsAnswerSchema.entries.data.entries, warning: v.optional(v.string()) }),
  }),
  // `hasErrorsRule` is left out: a change that certainly failed must not end in a code that is retried under
  // the same key.
  errors: [mobilePhoneMissing],
  refusalIn: refusalInErrors,
  encode: ({ optIn, ...question }) => ({ body: { ...toSmsQuestionBody(question), optIn } }),
  decode: ({ data }) => ({ isOptedIn: data.customerOptedIn, warning: data.warning }),
});
