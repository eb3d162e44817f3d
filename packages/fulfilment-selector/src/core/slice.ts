import type { Emitter } from '@grocer/foundation/embed';
import type { Http, ServerClock, Timing } from '@grocer/foundation/http';
import type { Report } from './analytics.ts';
import type { SelectorConfig } from '../config.ts';
import type { SelectorEvents } from '../events.ts';
import type { StorageKey } from './storage-keys.ts';
import type { ActionsLoader } from './actions-loader.ts';
import type { SelectorSession } from './session.ts';

/** The effects that slices are told. */
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
  /** A new id, for what the shopper chooses. */
  readonly newId: () => string;
  /**
   * Ends work when the selector ends, or its shopper goes: read at the start of an action, since a selector may live
   * again, and another shopper go on.
   */
  readonly signal: AbortSignal;
  /** The same with the selector alone: for what looks after it whoever shops. */
  readonly life: AbortSignal;
  /** Says later whether the shopper is still the one of now. */
  forShopper(): () => boolean;
  /** Gives up whatever is under way for a shopper who may not be the one who goes on. */
  endShopper(): void;
}

/** Actions on state that is there from the start, with what they need of it and of each other. */
export type Actions<Does extends object, State extends object, Needs extends object = object> = (
  set: (patch: Partial<State>) => void,
  get: () => State & Needs & Does,
) => Does;
