import { createAuthSession, createRenewable } from '@grocer/foundation/http';
import type { AuthConfig, AuthSession } from '@grocer/foundation/http';

type Parts = Parameters<typeof createAuthSession>[1];

/** The session of a shopper, or of a visitor who is nobody until a host's `update({ token })` [F-1.9]. */
export function createSession(config: AuthConfig | undefined, parts: Parts): AuthSession {
  if (config) return createAuthSession(config, parts);
  const { timing, life, onExpired } = parts;
  const renewable = createRenewable({ value: undefined, fetchNew: undefined, timing, life });
  return {
    ...renewable,
    type: 'B2C',
    expire: onExpired,
    async renew(stale) {
      const held = await renewable.renew(stale);
      if (!held) onExpired();
      return held;
    },
  };
}
