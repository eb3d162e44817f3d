import type { AuthConfig } from '@grocer/foundation/http';
import { getNewToken } from 'host-kit/session';
import type { Session } from 'host-kit/session';
import { signInAgain } from './sign-in-again.ts';

/** How every SDK, and the shop itself, calls the services for a shopper: each says who it is, so that one token does for all. */
export function authConfig(token: string, { shopper }: Session): AuthConfig {
  const asker = { shopper: shopper?.id };
  return {
    type: 'B2C',
    token,
    // Whoever signs in again as the same shopper finds what they have typed.
    shopperId: shopper?.id,
    getNewToken: () => getNewToken(asker),
    redirectToSignIn: () => signInAgain(shopper?.id),
  };
}
