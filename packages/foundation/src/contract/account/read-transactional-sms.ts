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
import type { SmsAnswer, SmsQuestionBody } from './wire-sms.ts';

export const readTransactionalSms: Call<
  { readonly phoneNumber: string },
  boolean,
  SmsQuestionBody,
  SmsAnswer
> = call({
  name: 'account.sms.read-transactional',
  summary: 'Reads whether a phone gets text messages about orders.',
  service: 'account',
  method: 'POST',
  path: `${SMS_PATH}/transactional-status`,
  write: false,
  auth: 'bearer',
  body: SmsQuestionSchema,
  response: SmsAnswerSchema,
  errors: [mobilePhoneMissing, hasErrorsRule],
  refusalIn: refusalInErrors,
  encode: ({ phoneNumber }) => ({ body: toSmsQuestionBody({ phoneNumber, trigger: 'TRANSACTIONAL' }) }),
  decode: ({ data }) => data.customerOptedIn,
});
