import { mintToken, readSession, signIn, signOut } from '@grocer/foundation/contract';
import { answer, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import type { Limits } from './limits.ts';
import type { Sessions } from './sessions.ts';
import { handleOpen } from './shopper-routes.ts';
import type { ApiRoute } from './shopper-routes.ts';
import type { ApiDb, UsersTable } from './tables.ts';

const sessionEnded = (): Refusal => refuse(401, 'SESSION_ENDED', 'This session has ended. Sign in again.');

const toWireShopper = ({ id, key, first_name, last_name }: UsersTable) => ({
  id,
  key,
  firstName: first_name,
  lastName: last_name,
});

/** The routes to sign in and out, for the back end of a storefront. */
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
    return answer({ shopper: toWireShopper(user), refreshToken });
  }),
  handleOpen(readSession, async ({ body }) => {
    const user = await sessions.ownerOf(body.refreshToken);
    return user ? answer({ shopper: toWireShopper(user) }) : sessionEnded();
  }),
  handleOpen(mintToken, async ({ body }) => {
    const minted = await sessions.mint(body.refreshToken, body.type);
    if (!minted) return sessionEnded();
    return answer({ ...minted, tokenType: 'Bearer' as const });
  }),
  handleOpen(signOut, async ({ body }) => {
    await sessions.end(body.refreshToken);
    return answer({ ended: true as const });
  }),
];
