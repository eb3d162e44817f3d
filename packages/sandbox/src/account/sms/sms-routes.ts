import type { SmsAnswer } from '@grocer/foundation/contract';
import { readSmsOptIn, readTransactionalSms, updateSmsOptIn } from '@grocer/foundation/contract';
import type { SmsTrigger } from '@grocer/foundation/domain';
import { handleRead, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { answer, refuse } from '../../wire/reply.ts';
import type { Refusal, Reply } from '../../wire/reply.ts';
import type { AccountParts } from '../account-parts.ts';
import { createProfiles } from '../profile/profiles.ts';
import { createSmsOptIns } from './sms-opt-ins.ts';

const WARNING = 'Please check your phone for further instructions.';

/** A mobile phone whose carrier does not answer. */
const SILENT_PHONE = '+16145550199';

// A number of another shopper gets the same answer as an unknown number.
const mobilePhoneMissing = (): Refusal =>
  refuse(422, 'MOBILE_PHONE_MISSING', 'The account has no mobile phone of this number.');

interface Asked {
  readonly phoneNumber: string;
  readonly triggerType: SmsTrigger;
}

/** Returns whether a phone of the shopper gets this kind of text messages. */
async function statusOf(
  db: ApiDb,
  userId: string,
  { phoneNumber, triggerType }: Asked,
): Promise<Reply<SmsAnswer>> {
  if (!(await createProfiles(db).hasMobile(userId, phoneNumber))) return mobilePhoneMissing();
  if (phoneNumber === SILENT_PHONE) return answer({ data: { customerOptedIn: false, hasErrors: true } });
  const kind = { phoneNumber, trigger: triggerType };
  return answer({ data: { customerOptedIn: await createSmsOptIns(db).isOptedIn(userId, kind) } });
}

const updateRoute = (): ApiRoute =>
  handleWrite(updateSmsOptIn, async ({ body, shopper: { userId } }) => async (tx) => {
    const { phoneNumber, triggerType, optIn } = body;
    const before = await statusOf(tx, userId, body);
    if (!before.ok || before.body.data.hasErrors) return before;
    await createSmsOptIns(tx).set(userId, { phoneNumber, trigger: triggerType }, optIn);
    // Promotional messages have to be confirmed on the phone itself.
    const isToConfirm = optIn && triggerType === 'PROMOTIONAL';
    return answer({ data: { customerOptedIn: optIn, ...(isToConfirm && { warning: WARNING }) } });
  });

/** The routes of the text message preferences. */
export const smsRoutes = ({ db }: AccountParts): readonly ApiRoute[] => [
  handleRead(readSmsOptIn, async ({ body, shopper: { userId } }) => statusOf(db, userId, body)),
  handleRead(readTransactionalSms, async ({ body, shopper: { userId } }) => statusOf(db, userId, body)),
  updateRoute(),
];
