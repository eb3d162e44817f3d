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

/** A kind of text messages that the shopper wants or no longer wants. */
export interface SmsUpdate extends SmsQuestion {
  readonly optIn: boolean;
}

/** How a kind of text messages stands after a change. */
export interface SmsOptIn {
  readonly isOptedIn: boolean;
  /** What the shopper has to know or do, in the service's words. */
  readonly warning: string | undefined;
}

/** A change on the wire. */
interface SmsUpdateBody extends SmsQuestionBody {
  optIn: boolean;
}

/** How it stands, on the wire, with what the shopper has to know. */
interface WarnedStatus extends SmsStatus {
  warning?: string | undefined;
}

/** The same as an answer. */
interface SmsUpdateAnswer {
  data: WarnedStatus;
}

export const updateSmsOptIn: Call<SmsUpdate, SmsOptIn, SmsUpdateBody, SmsUpdateAnswer> = call({
  name: 'account.sms.update-opt-in',
  summary: 'Changes whether a phone of the shopper gets a kind of text messages.',
  service: 'account',
  method: 'POST',
  path: `${SMS_PATH}/opt-in`,
  write: true,
  auth: 'bearer',
  body: v.object({ ...SmsQuestionSchema.entries, optIn: v.boolean() }),
  response: v.object({
    data: v.object({ ...SmsAnswerSchema.entries.data.entries, warning: v.optional(v.string()) }),
  }),
  // A change that has failed for certain ends in no code under which the same key is sent again.
  errors: [mobilePhoneMissing],
  refusalIn: refusalInErrors,
  encode: ({ optIn, ...question }) => ({ body: { ...toSmsQuestionBody(question), optIn } }),
  decode: ({ data }) => ({ isOptedIn: data.customerOptedIn, warning: data.warning }),
});
