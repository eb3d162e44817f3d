import type { AuthType } from '@grocer/foundation/domain';
import { createSessions } from '../api/sessions.ts';
import type { SessionsConfig } from '../api/sessions.ts';
import { userIdOf } from './controls.ts';

/** Returns a bearer token of a demo shopper, without the storefront back end that signs shoppers in. */
export type TokenFor = (shopper: string, type?: AuthType) => Promise<string>;

/** Creates the function; each token belongs to a new session. */
export function createTokenFor(parts: SessionsConfig): TokenFor {
  const sessions = createSessions(parts);
  return async (shopper, type = 'B2C') => {
    const userId = await userIdOf(parts.db, shopper);
    const { id } = await sessions.openSession(userId);
    return (await sessions.mintFor(userId, id, type)).accessToken;
  };
}
