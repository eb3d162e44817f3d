import * as v from 'valibot';
import { dialledNumber } from '../../domain/phone.ts';
import { SMS_TRIGGERS } from '../../domain/profile.ts';
import type { SmsTrigger } from '../../domain/profile.ts';
import type { ErrorRule } from '../error-codes.ts';

/** Path of the text message preferences. */
export const SMS_PATH = '/accountmanagement/api/sms';

/** A type of text messages to a phone number. */
export interface SmsQuestion {
  /** As entered by the shopper. */
  readonly phoneNumber: string;
  readonly trigger: SmsTrigger;
}

//
/** Wire format of `SmsQuestion`. */
export interface SmsQuestionBody {
  phoneNumber: string;
  triggerType: SmsTrigger;
}

export const SmsQuestionSchema = v.object({
  phoneNumber: v.pipe(v.string(), v.regex(/^\+1\d{10}$/)),
  triggerType: v.picklist(SMS_TRIGGERS),
});

/** Converts to the wire format. A number with too few digits is sent unchanged and is then rejected. */
export const toSmsQuestionBody = ({ phoneNumber, trigger }: SmsQuestion): SmsQuestionBody => ({
  phoneNumber: dialledNumber(phoneNumber) ?? phoneNumber,
  triggerType: trigger,
});

/** Wire format of the opt-in status; `hasErrors` means that the status is unknown. */
export interface SmsStatus {
  customerOptedIn: boolean;
  hasErrors?: boolean | undefined;
}

/** Wire format of the response. */
export interface SmsAnswer {
  data: SmsStatus;
}

export const SmsAnswerSchema = v.object({
  data: v.object({ customerOptedIn: v.boolean(), hasErrors: v.optional(v.boolean()) }),
});

/** Returns a code when the response itself reports an error. */
export const refusalInErrors = ({ data }: { data: { hasErrors?: boolean | undefined } }) =>
  data.hasErrors ? 'HAS_ERRORS' : undefined;

/** Error code of such a response. */
export const hasErrorsRule: ErrorRule = { code: 'HAS_ERRORS', as: 'server_error' };

/** Error code for a missing mobile phone. */
export const mobilePhoneMissing: ErrorRule = {
  status: 422,
  code: 'MOBILE_PHONE_MISSING',
  as: 'mobile_phone_missing',
};
