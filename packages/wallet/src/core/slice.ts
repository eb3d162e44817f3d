import type { Emitter } from '@grocer/foundation/embed';
import type { Http, Timing } from '@grocer/foundation/http';
import type { Report } from './analytics.ts';
import type { WalletEvents } from '../events.ts';

/** What slices need to cause effects. */
export interface WalletDeps {
  readonly http: Http;
  readonly emitter: Emitter<WalletEvents>;
  readonly report: Report;
  readonly timing: Timing;
  /**
   * Aborts when the wallet ends or its shopper changes. Read it at the start of an action, since a wallet can
   * be mounted again and another shopper can continue.
   */
  readonly signal: AbortSignal;
  /** Aborts when the wallet ends. */
  readonly life: AbortSignal;
  /** Aborts everything in flight for a shopper who may not be the next one. */
  endShopper(): void;
  /** Called after the same shopper has signed in again. Parts whose code loads later add themselves. */
  readonly signedInAgain: Set<() => void>;
}
