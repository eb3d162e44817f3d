import type { PreferenceLink } from '@grocer/foundation/contract';
import type { Emitter } from '@grocer/foundation/embed';
import type { AuthSession, Http, Timing } from '@grocer/foundation/http';
import type { AccountEvents } from '../events.ts';
import type { AccountAnalyticsEvent } from './analytics.ts';

/** The effects that slices and actions are told. */
export interface AccountDeps {
  readonly http: Http;
  readonly session: AuthSession;
  readonly emitter: Pick<Emitter<AccountEvents>, 'emit'>;
  readonly report: (event: AccountAnalyticsEvent) => void;
  readonly timing: Timing;
  readonly newId: () => string;
  /** Goes to a page: by the host's own navigation, else as a link does. */
  readonly goTo: (path: string) => void;
  /** Does going to a page load it anew, with nothing left of this one? */
  readonly reloads: boolean;
  /** What the shopper came by, if they did: kept here alone, since whoever has it may change preferences. */
  readonly link: PreferenceLink | undefined;
  /** The email address that a service has sealed: whoever has it may read by it. */
  readonly encryptedEmail: string | undefined;
  /** Whoever has read something reads it again when the host asks for that. */
  readonly readings: Set<() => Promise<unknown>>;
  /** Ends work when the account ends, or its shopper goes: read at the start of an action. */
  readonly signal: AbortSignal;
  /** Says later whether the shopper is still the one of now. */
  forShopper(): () => boolean;
}
