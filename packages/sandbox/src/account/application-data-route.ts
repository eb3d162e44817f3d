import { readApplicationData } from '@grocer/foundation/contract';
import { handleRead } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import { answer } from '../wire/reply.ts';
import type { AccountParts } from './account-parts.ts';
import { tenantOf } from './tenant.ts';

/** What is switched on for everybody. */
const TOGGLES = { purchaseHistory: true, prescriptions: true, hostedPaymentPage: false };

/** What the pages of the account go by. */
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
