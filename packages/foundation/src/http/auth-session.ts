import type { AuthType } from '../domain/app.ts';
import { callHost } from './call-host.ts';
import { isOnline } from './is-online.ts';
import { createRenewable } from './renewable.ts';
import type { Held, Renewable } from './renewable.ts';
import type { Timing } from './timing.ts';

/** Authentication of a shopper's API calls. */
export interface AuthConfig {
  /** How the token was issued. */
  type: AuthType;
  /** Bearer token of the signed-in shopper. */
  token: string;
  /**
   * The host's own id of the shopper that the token belongs to. A new token with the same id, as after
   * signing in again, keeps the shopper's input. Default: a new token may belong to another shopper.
   */
  shopperId?: string | undefined;
  /**
   * Returns a new token when the service rejects the current one; called up to five times in a row. Default:
   * the session ends when the token is rejected.
   */
  getNewToken?: () => Promise<string>;
  /** Called once when the session cannot be renewed, with the path to return to after signing in. */
  redirectToSignIn?: (returnTo: string) => void;
}

/** The authenticated session. The token never leaves this closure except in request headers. */
export interface AuthSession extends Omit<Renewable, 'renew' | 'replace'> {
  readonly type: AuthType;
  /**
   * Resolves with a token newer than generation `stale`; with `offline` if the network was unavailable, or
   * `undefined` once the session is over. With `inBackground` a failed renewal does not end the session.
   */
  renew(stale: number, inBackground?: boolean): Promise<Held | 'offline' | undefined>;
  /** Ends the session until a new token is set; notifies the host and redirects to sign-in, once. */
  expire(): void;
  /** Id of the token's shopper, if the host provided one. */
  shopperId(): string | undefined;
  /** Returns true when this id is known to be the current shopper's. An undefined id never matches. */
  isOf(shopperId: string | undefined): boolean;
  /** Returns true when this id is known to be another shopper's than the current one's. */
  isOther(shopperId: string | undefined): boolean;
  /**
   * Resumes the session with a new token from the host. Returns false for the token in use, which can at most name its
   * shopper.
   */
  replace(token: string, shopperId?: string): boolean;
}

/** Returns the page's own path. Leading slashes are collapsed, because `//` would start another host. */
const returnAddress = (): string =>
  typeof location === 'undefined' ? '/' : `${location.pathname}${location.search}`.replace(/^\/+/, '/');

export interface AuthSessionParts {
  readonly timing: Timing;
  /** Aborts when the SDK unmounts; after that, the shopper is never redirected. */
  readonly life: () => AbortSignal;
  readonly onExpired: () => void;
}

/**
 * Creates the shopper's session. Concurrent callers share one token renewal; after five failed renewals in a
 * row the shopper is sent to sign-in, once. Without a config, nobody is signed in until a token is set.
 */
export function createAuthSession(
  config: AuthConfig | undefined,
  { timing, life, onExpired }: AuthSessionParts,
): AuthSession {
  const getNewToken = config?.getNewToken;
  /** True when the last renewal started without a network connection. */
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
  const isOther = (id: string | undefined): boolean =>
    id !== undefined && shopperId !== undefined && id !== shopperId;

  function expire(): void {
    if (expired || life().aborted) return;
    expired = true;
    onExpired();
    // A host that hears of it may have set another token.
    if (expired) callHost(() => config?.redirectToSignIn?.(returnAddress()));
  }

  return {
    ...renewable,
    type: config?.type ?? 'B2C',
    expire,
    shopperId: () => shopperId,
    isOf,
    isOther,
    current: () => (expired ? undefined : renewable.current()),
    async renew(stale, inBackground) {
      if (expired) return undefined;
      const held = await renewable.renew(stale);
      if (expired) return undefined;
      if (held) return held;
      // A token cannot be renewed without a network, so the session stays open.
      if (isTriedOffline || !isOnline()) return 'offline';
      if (!inBackground) expire();
      return undefined;
    },
    replace(token, nextId) {
      const isInUse = !expired && renewable.current()?.value === token && !isOther(nextId);
      if (isInUse) {
        shopperId ??= nextId;
        return false;
      }
      expired = false;
      renewable.replace(token, { isOfSame: isOf(nextId) });
      shopperId = nextId;
      return true;
    },
  };
}
