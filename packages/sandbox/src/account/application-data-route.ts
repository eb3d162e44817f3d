import { readApplicationData } from '@grocer/foundation/contract';
import { handleRead } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import { answer } from '../wire/reply.ts';
import type { AccountParts } from './account-parts.ts';
import { tenantOf } from './tenant.ts';

/** Features that are on or off for every shopper. */
const TOGGLES = { purchaseHistory: true, prescriptions: true, hostedPaymentPage: false };

/** The route of the application data that the account's pages depend on. */
export const applicationDataRoute = ({ db }: AccountParts): ApiRoute =>
  handleRead(readApplicationData, async ({ headers, shopper: { userId } }) => {
    const membership = await db
      .selectFrom('memberships')
      .select('plan')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return answer({
      data: {
        applicationData: {
          banner: tenantOf(headers).key,
          membershipActive: membership !== undefined,
          toggles: TOGGLES,
        },
      },
    });
  });
