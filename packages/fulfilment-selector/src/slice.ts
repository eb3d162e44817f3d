import type { Emitter } from '@grocer/foundation/embed';
import type { Http, ServerClock, Timing } from '@grocer/foundation/http';
import type { Report } from './analytics.ts';
import type { ConsentPort } from './consent/port.ts';
import type { SelectorConfig } from './config.ts';
import type { SelectorEvents } from './events.ts';
import type { KeptName } from './kept-names.ts';
import type { Persistence } from './ongoing/persistence.ts';
import type { HoldPort } from './reservation/port.ts';
import type { Geolocate } from './search/geolocate.ts';
import type { SelectorSession } from './session.ts';

/** The effects that slices are told. */
export interface SelectorDeps {
  readonly http: Http;
  readonly session: SelectorSession;
  readonly emitter: Emitter<SelectorEvents>;
  readonly report: Report;
  readonly timing: Timing;
  readonly serverClock: ServerClock;
  readonly keptName: KeptName;
  readonly holds: HoldPort;
  readonly geolocate: Geolocate;
  readonly consents: ConsentPort;
  readonly persistence: Persistence;
  readonly onBeforeChange: SelectorConfig['onBeforeChange'];
  /** A new id, for what the shopper chooses. */
  readonly newId: () => string;
  /** Ends everything when the selector does; read at the start of an action, since a selector may live again. */
  readonly signal: AbortSignal;
}

/** One part of the store: its own state and actions, and what it needs of its neighbours. */
export type Slice<State extends object, Needs extends object = object> = (
  set: (patch: Partial<State>) => void,
  get: () => State & Needs,
) => State;
