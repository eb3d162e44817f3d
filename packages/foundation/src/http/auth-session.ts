import type { AuthType } from '../domain/app.ts';
import { callHost } from './call-host.ts';
import { isOnline } from './is-online.ts';
import { createRenewable } from './renewable.ts';
import type { Held, Renewable } from './renewable.ts';
import type { Timing } from './timing.ts';

/** How a host signs its shopper's calls. */
export interface AuthConfig {
  /** How the token was issued. */
  type: AuthType;
  /** The bearer token of the signed-in shopper. */
  token: string;
  /**
   * Whose token it is, by an id of the host's own. A new token with the same id, as after signing in again, keeps what
   * the shopper has typed. Default: a new token may be anybody's.
   */
  shopperId?: string | undefined;
  /** Asked for a new token when the service refuses the old one, up to five times in a row. Default: the session ends then. */
  getNewToken?: () => Promise<string>;
  /** Called once when the session cannot be renewed, with the path to come back to. */
  redirectToSignIn?: (returnTo: string) => void;
}

/** Who asks. The token itself stays inside this closure and the headers of a request. */
export interface AuthSession extends Omit<Renewable, 'renew' | 'replace'> {
  readonly type: AuthType;
  /** A token newer than `stale`; `offline` where there was no network to get one by, `undefined` where the session is over. */
  renew(stale: number): Promise<Held | 'offline' | undefined>;
  /** Ends the session until a new token is set; tells the host and sends it to sign in, once. */
  expire(): void;
  /** Whose token it is, where the host has said so. */
  shopperId(): string | undefined;
  /** Is the shopper with this id certainly the one of now? Of an id that is not named nobody knows. */
  isOf(shopperId: string | undefined): boolean;
  /** Is this the token of now, and not said to be another shopper's? */
  isInUse(token: string, shopperId: string | undefined): boolean;
  /** Takes up work again with a token from outside. */
  replace(token: string, shopperId?: string): void;
}

/** Only a path of this very page: a return address is never taken from elsewhere, and two slashes would begin another host. */
const returnAddress = (): string =>
  typeof location === 'undefined' ? '/' : `${location.pathname}${location.search}`.replace(/^\/+/, '/');

export interface AuthSessionParts {
  readonly timing: Timing;
  /** Ends when the SDK is unmounted: from then on nobody is sent anywhere. */
  readonly life: () => AbortSignal;
  readonly onExpired: () => void;
}

/**
 * The shopper's session: one refresh for all who wait, five in a row, then the sign-in page once. Without a
 * config nobody is signed in until a token is set.
 */
export function createAuthSession(
  config: AuthConfig | undefined,
  { timing, life, onExpired }: AuthSessionParts,
): AuthSession {
  const getNewToken = config?.getNewToken;
  /** Had the last try for a token no network to begin with? */
  let isTriedOffline = false;
  const renewable = createRenewable({
    value: config?.token,
    fetchNew:
      getNewToken &&
      (() => {
        isTriedOffline = !isOnline();
        return getNewToken();
      }),
    timing,
    life,
  });
  let expired = false;
  let shopperId = config?.shopperId;
  const isOf = (id: string | undefined): boolean => id !== undefined && id === shopperId;

  function expire(): void {
    if (expired || life().aborted) return;
    expired = true;
    onExpired();
    callHost(() => config?.redirectToSignIn?.(returnAddress()));
  }

  return {
    ...renewable,
    type: config?.type ?? 'B2C',
    expire,
    shopperId: () => shopperId,
    isOf,
    isInUse: (token, id) =>
      !expired &&
      renewable.current()?.value === token &&
      (id === undefined || shopperId === undefined || isOf(id)),
    current: () => (expired ? undefined : renewable.current()),
    async renew(stale) {
      if (expired) return undefined;
      const held = await renewable.renew(stale);
      if (expired) return undefined;
      if (held) return held;
      // Without a network there is no token to be had, which ends nobody's session.
      if (isTriedOffline || !isOnline()) return 'offline';
      expire();
      return undefined;
    },
    replace(token, nextId) {
      expired = false;
      renewable.replace(token, { isOfSame: isOf(nextId) });
      shopperId = nextId;
    },
  };
}
