import type { PreferenceLink } from '@grocer/foundation/contract';
import type { Emitter } from '@grocer/foundation/embed';
import type { AuthSession, Http, Timing } from '@grocer/foundation/http';
import type { AccountEvents } from '../events.ts';
import type { AccountAnalyticsEvent } from './analytics.ts';

/** The effects injected into slices and actions. */
export interface AccountDeps {
  readonly http: Http;
  readonly session: AuthSession;
  readonly emitter: Pick<Emitter<AccountEvents>, 'emit'>;
  readonly report: (event: AccountAnalyticsEvent) => void;
  readonly timing: Timing;
  readonly newId: () => string;
  /** Navigates to a page, through the host's `navigation` if configured, else through `location`. */
  readonly goTo: (path: string) => void;
  /** True when navigating reloads the document, so that all state is lost. */
  readonly reloads: boolean;
  /** The email link that the shopper came through, if any. Kept only here, since it authorizes changes. */
  readonly link: PreferenceLink | undefined;
  /** The encrypted email address from a service. It authorizes reads, so it is kept only here. */
  readonly encryptedEmail: string | undefined;
  /** Reads that `refresh()` repeats; each reading registers itself. */
  readonly readings: Set<() => Promise<unknown>>;
  /** Aborts when the account ends or its shopper changes. Read it when an action starts. */
  readonly signal: AbortSignal;
  /** Returns a function that tells later whether the shopper is still the same. */
  forShopper(): () => boolean;
}
