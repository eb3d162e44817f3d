import type { Emitter } from '@grocer/foundation/embed';
import type { Http, Timing } from '@grocer/foundation/http';
import type { Report } from './analytics.ts';
import type { WalletEvents } from '../events.ts';

/** The effects that slices are told. */
export interface WalletDeps {
  readonly http: Http;
  readonly emitter: Emitter<WalletEvents>;
  readonly report: Report;
  readonly timing: Timing;
  /**
   * Ends work when the wallet ends, or its shopper goes: read at the start of an action, since a wallet may live again,
   * and another shopper go on.
   */
  readonly signal: AbortSignal;
  /** The same with the wallet alone. */
  readonly life: AbortSignal;
  /** Gives up whatever is under way for a shopper who may not be the one who goes on. */
  endShopper(): void;
}
