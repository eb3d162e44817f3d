import { createAuthSession } from '@grocer/foundation/http';
import type { AuthConfig, AuthSession, Timing } from '@grocer/foundation/http';

/** A session that may not have a shopper [F-1.9]. */
export interface SelectorSession extends AuthSession {
  /** `visitor` without a token, `shopper` with one, `expired` once the shopper has to sign in again. */
  standing(): 'visitor' | 'shopper' | 'expired';
}

interface SessionParts {
  readonly timing: Timing;
  readonly life: () => AbortSignal;
  readonly onExpired: () => void;
}

/** Creates a session. Without a token it is a visitor's, which differs from an expired one [F-6.1]. */
export function createSession(
  config: AuthConfig | undefined,
  { onExpired, ...parts }: SessionParts,
): SelectorSession {
  let isOver = false;
  const session = createAuthSession(config, {
    ...parts,
    onExpired() {
      isOver = true;
      onExpired();
    },
  });
  return {
    ...session,
    replace(token, shopperId) {
      isOver = false;
      return session.replace(token, shopperId);
    },
    standing() {
      if (isOver) return 'expired';
      return session.current() ? 'shopper' : 'visitor';
    },
  };
}
