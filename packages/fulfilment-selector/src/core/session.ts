import { createAuthSession } from '@grocer/foundation/http';
import type { AuthConfig, AuthSession, Timing } from '@grocer/foundation/http';

/** A session that may be nobody's [F-1.9]. */
export interface SelectorSession extends AuthSession {
  /** Nobody in particular, a shopper, or a shopper whose session is over and who has to sign in again. */
  standing(): 'visitor' | 'shopper' | 'expired';
}

interface SessionParts {
  readonly timing: Timing;
  readonly life: () => AbortSignal;
  readonly onExpired: () => void;
}

/** The session of a selector: a visitor's until a token is set, and told apart from one that is over [F-6.1]. */
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
      session.replace(token, shopperId);
    },
    standing() {
      if (isOver) return 'expired';
      return session.current() ? 'shopper' : 'visitor';
    },
  };
}
