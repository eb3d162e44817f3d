import { call } from '../call.ts';
import type { Call } from '../call.ts';
import {
  hasErrorsRule,
  mobilePhoneMissing,
  refusalInErrors,
  SMS_PATH,
  SmsAnswerSchema,
  SmsQuestionSchema,
  toSmsQuestionBody,
} from './wire-sms.ts';
import type { SmsAnswer, SmsQuestion, SmsQuestionBody } from './wire-sms.ts';

export const readSmsOptIn: Call<SmsQuestion, boolean, SmsQuestionBody, SmsAnswer> = call({
  name: 'account.sms.read-opt-in',
  summary: 'Reads whether a phone gets one type of text messages.',
  service: 'account',
  // POST, because a phone number must not appear in a URL.
  method: 'POST',
  path: `${SMS_PATH}/opt-in-status`,
  write: false,
  auth: 'bearer',
  body: SmsQuestionSchema,
  response: SmsAnswerSchema,
  errors: [mobilePhoneMissing, hasErrorsRule],
  refusalIn: refusalInErrors,
  encode: (question) => ({ body: toSmsQuestionBody(question) }),
  decode: ({ data }) => data.customerOptedIn,
});
