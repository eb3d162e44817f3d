import { readCommunicationPreferences, updateCommunicationPreferences } from '@grocer/foundation/contract';
import { handleVisit, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { answer, refuse, unauthorised } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { AccountParts } from '../account-parts.ts';
import { ownerOfEmail } from '../profile/profiles.ts';
import { createCommunication } from './communication.ts';

// A sealed address that does not open gets the same answer as an unknown address.
const notFound = (): Refusal =>
  refuse(404, 'PREFERENCES_NOT_FOUND', 'There are no preferences for this account.');

async function preferencesOf(db: ApiDb, userId: string | undefined) {
  const row = userId === undefined ? undefined : await createCommunication(db).find(userId);
  if (!row) return notFound();
  return answer({
    data: {
      communicationPreferences: {
        relevantAdsOptIn: row.relevant_ads_opt_in === 1,
        earlyAccess: row.early_access === 1,
      },
    },
  });
}

const readRoute = ({ db, emailSeal }: AccountParts): ApiRoute =>
  handleVisit(readCommunicationPreferences, async ({ headers, shopper }) => {
    const sealed = headers['x-encrypted-email'];
    if (sealed === undefined) return shopper ? preferencesOf(db, shopper.userId) : unauthorised();
    const email = await emailSeal.open(sealed);
    return preferencesOf(db, email === undefined ? undefined : await ownerOfEmail(db, email));
  });

const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const updateRoute = (): ApiRoute =>
  handleWrite(
    updateCommunicationPreferences,
    async ({ body: { relevantAdsOptIn, earlyAccess }, shopper: { userId } }) =>
      async (tx) => {
        await createCommunication(tx).change(userId, {
          ...(relevantAdsOptIn !== undefined && { relevant_ads_opt_in: toFlag(relevantAdsOptIn) }),
          ...(earlyAccess !== undefined && { early_access: toFlag(earlyAccess) }),
        });
        return preferencesOf(tx, userId);
      },
  );

/** The routes of the communication preferences. */
export const communicationRoutes = (parts: AccountParts): readonly ApiRoute[] => [
  readRoute(parts),
  updateRoute(),
];
