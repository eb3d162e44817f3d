import type { AuthConfig } from '@grocer/foundation/http';
import { getNewToken } from 'host-kit/session';
import type { Session } from 'host-kit/session';
import { signInAgain } from './sign-in-again.ts';

/**
 * Returns the auth config for the SDKs and the shop's own calls. Each config asks for tokens under an
 * identity of its own, so that all of them can share one token.
 */
export function authConfig(token: string, { shopper }: Session): AuthConfig {
  const asker = { shopper: shopper?.id };
  return {
    type: 'B2C',
    token,
    // The shopper's id tells the SDK that a new token is the same shopper's, so their input is kept.
    shopperId: shopper?.id,
    getNewToken: () => getNewToken(asker),
    redirectToSignIn: () => signInAgain(shopper?.id),
  };
}
