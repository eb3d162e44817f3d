import * as v from 'valibot';
import { dialledNumber } from '../../domain/phone.ts';
import { SMS_TRIGGERS } from '../../domain/profile.ts';
import type { SmsTrigger } from '../../domain/profile.ts';
import type { ErrorRule } from '../error-codes.ts';

/** Where text messages are asked for and about. */
export const SMS_PATH = '/accountmanagement/api/sms';

/** A kind of text messages to a phone. */
export interface SmsQuestion {
  /** As the shopper gave it. */
  readonly phoneNumber: string;
  readonly trigger: SmsTrigger;
}

//
/** The same on the wire. */
export interface SmsQuestionBody {
  phoneNumber: string;
  triggerType: SmsTrigger;
}

export const SmsQuestionSchema = v.object({
  phoneNumber: v.pipe(v.string(), v.regex(/^\+1\d{10}$/)),
  triggerType: v.picklist(SMS_TRIGGERS),
});

/** A question as services take it; a number of too few digits goes as it is, and is refused. */
export const toSmsQuestionBody = ({ phoneNumber, trigger }: SmsQuestion): SmsQuestionBody => ({
  phoneNumber: dialledNumber(phoneNumber) ?? phoneNumber,
  triggerType: trigger,
});

/** Does a phone get this kind of text messages, or could nobody tell? */
export interface SmsStatus {
  customerOptedIn: boolean;
  hasErrors?: boolean | undefined;
}

/** The same as an answer. */
export interface SmsAnswer {
  data: SmsStatus;
}

export const SmsAnswerSchema = v.object({
  data: v.object({ customerOptedIn: v.boolean(), hasErrors: v.optional(v.boolean()) }),
});

/** An answer that says of itself that it is none. */
export const refusalInErrors = ({ data }: { data: { hasErrors?: boolean | undefined } }) =>
  data.hasErrors ? 'HAS_ERRORS' : undefined;

/** How such an answer ends. */
export const hasErrorsRule: ErrorRule = { code: 'HAS_ERRORS', as: 'server_error' };

/** How text messages are refused. */
export const mobilePhoneMissing: ErrorRule = {
  status: 422,
  code: 'MOBILE_PHONE_MISSING',
  as: 'mobile_phone_missing',
};
