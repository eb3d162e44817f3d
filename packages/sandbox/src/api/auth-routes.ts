import { mintToken, signIn, signOut } from '@grocer/foundation/contract';
import { answer, refuse } from '../wire/reply.ts';
import type { Limits } from './limits.ts';
import type { Sessions } from './sessions.ts';
import { handleOpen } from './shopper-routes.ts';
import type { ApiRoute } from './shopper-routes.ts';
import type { ApiDb } from './tables.ts';

/** Signing in and out, for the back end of a storefront. */
export const authRoutes = ({
  db,
  sessions,
  limits,
}: {
  db: ApiDb;
  sessions: Sessions;
  limits: Limits;
}): readonly ApiRoute[] => [
  handleOpen(signIn, async ({ body }) => {
    const limited = await limits.signIn(body.shopper);
    if (limited) return limited;
    const user = await db.selectFrom('users').selectAll().where('key', '=', body.shopper).executeTakeFirst();
    if (!user) return refuse(401, 'SHOPPER_UNKNOWN', 'There is no such shopper.');
    const { refreshToken } = await sessions.openSession(user.id);
    const shopper = { id: user.id, key: user.key, firstName: user.first_name, lastName: user.last_name };
    return answer({ shopper, refreshToken });
  }),
  handleOpen(mintToken, async ({ body }) => {
    const minted = await sessions.mint(body.refreshToken, body.type);
    if (!minted) return refuse(401, 'SESSION_ENDED', 'This session has ended. Sign in again.');
    return answer({ ...minted, tokenType: 'Bearer' as const });
  }),
  handleOpen(signOut, async ({ body }) => {
    await sessions.end(body.refreshToken);
    return answer({ ended: true as const });
  }),
];
