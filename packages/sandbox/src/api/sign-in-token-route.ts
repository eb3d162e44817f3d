import { readSignInToken } from '@grocer/foundation/contract';
import { bearerOf } from '../secrecy.ts';
import { answer, unauthorised } from '../wire/reply.ts';
import type { Sessions } from './sessions.ts';
import { handleRead } from './shopper-routes.ts';
import type { ApiRoute } from './shopper-routes.ts';

/** The route that signs in the hosted payment page; its token ends with the caller's session [C-7.28]. */
export const signInTokenRoute = (sessions: Sessions): ApiRoute =>
  handleRead(readSignInToken, async ({ headers }) => {
    const holder = await sessions.holderOf(bearerOf(headers['authorization']));
    if (!holder) return unauthorised();
    const { accessToken, expiresIn } = await sessions.mintFor(holder.userId, holder.sessionId, holder.type);
    return answer({ data: { signInToken: accessToken, expiresIn } });
  });
