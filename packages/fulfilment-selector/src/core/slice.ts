import type { Emitter } from '@grocer/foundation/embed';
import type { Http, ServerClock, Timing } from '@grocer/foundation/http';
import type { Report } from './analytics.ts';
import type { SelectorConfig } from '../config.ts';
import type { SelectorEvents } from '../events.ts';
import type { StorageKey } from './storage-keys.ts';
import type { ActionsLoader } from './actions-loader.ts';
import type { SelectorSession } from './session.ts';

/** The dependencies that are passed to the slices. */
export interface SelectorDeps {
  readonly http: Http;
  readonly session: SelectorSession;
  readonly emitter: Emitter<SelectorEvents>;
  readonly report: Report;
  readonly timing: Timing;
  readonly serverClock: ServerClock;
  readonly storageKey: StorageKey;
  readonly geolocate: SelectorConfig['geolocate'];
  readonly persistence: SelectorConfig['persistence'];
  readonly onBeforeChange: SelectorConfig['onBeforeChange'];
  /** The actions that load after the first view. */
  readonly actions: ActionsLoader;
  /** Creates an id for a new preference. */
  readonly newId: () => string;
  /**
   * Aborts when the selector ends or its shopper changes. Read it at the start of an action, because both can
   * begin again with a new signal.
   */
  readonly signal: AbortSignal;
  /** Aborts only when the selector ends, for watchers that are independent of the shopper. */
  readonly life: AbortSignal;
  /** Returns a function that is true while the shopper is the same. */
  forShopper(): () => boolean;
  /** Aborts all work of the current shopper, who may not be the next one. */
  endShopper(): void;
}

/** Actions on existing state; `Needs` is what they use of other slices. */
export type Actions<Does extends object, State extends object, Needs extends object = object> = (
  set: (patch: Partial<State>) => void,
  get: () => State & Needs & Does,
) => Does;
