import { createEmitter, createReport, createRetain } from '@grocer/foundation/embed';
import type { Emitter } from '@grocer/foundation/embed';
import { createHttp, createServerClock, realTiming } from '@grocer/foundation/http';
import type { Timing } from '@grocer/foundation/http';
import type { StoreApi } from 'zustand/vanilla';
import { checkConfig, checkUpdate, warnOfUnknownKeys } from './check-config.ts';
import type { SelectorConfig, SelectorUpdate } from './config.ts';
import { createConsents } from './consent/port.ts';
import { servicesBase } from './endpoints.ts';
import type { SelectorEvents } from './events.ts';
import { createKeptName } from './kept-names.ts';
import { cookiePersistence, noPersistence } from './ongoing/persistence.ts';
import { createPublicState } from './public-state.ts';
import type { SelectorState } from './public-state.ts';
import { createHolds } from './reservation/port.ts';
import { createGeolocate } from './search/geolocate.ts';
import { createSession } from './session.ts';
import { settingsOf, updatedSettings } from './settings.ts';
import { usedAfterHost, usedFromHost } from './shopping/rules.ts';
import type { SelectorDeps } from './slice.ts';
import { onWaking } from './times/alarm.ts';
import { atRest, createSelectorStore } from './store.ts';
import type { SelectorStore } from './store.ts';

/** A selector without a face: its data, its actions, its events. */
export interface Selector {
  readonly config: SelectorConfig;
  readonly store: StoreApi<SelectorStore>;
  readonly emitter: Emitter<SelectorEvents>;
  /** Is the shopper's session over? */
  isExpired(): boolean;
  /** The effects, for actions that load with their views. */
  readonly deps: SelectorDeps;
  getState(): SelectorState;
  update(patch: SelectorUpdate): void;
  refresh(): Promise<void>;
  /** Takes part in the selector; the first to do so makes it load. Returns how to leave; the last one out ends it. */
  retain(): () => void;
}

interface Making {
  /** Problems that were found elsewhere. */
  readonly more?: readonly string[];
  readonly isMounted?: boolean;
}

interface Life {
  readonly emitter: Emitter<SelectorEvents>;
  readonly signal: () => AbortSignal;
}

function timingOf({ clock }: SelectorConfig): Timing {
  return realTiming(clock && (() => clock.now()));
}

function depsOf(config: SelectorConfig, { emitter, signal }: Life): SelectorDeps {
  const timing = timingOf(config);
  const settings = settingsOf(config);
  const keptName = createKeptName(config.environment, settings.banner.key);
  const onExpired = (): void => emitter.emit('sign-in:required', { reason: 'expired' });
  const session = createSession(config.authConfig, { timing, life: signal, onExpired });
  const serverClock = createServerClock({ wall: timing.now });
  const http = createHttp({
    baseUrl: servicesBase(config),
    paths: config.endpoints?.paths ?? {},
    application: config.appName ?? 'CLICKLIST',
    tenant: config.tenantName ?? settings.banner.tenantName,
    session,
    intent: undefined,
    telemetry: undefined,
    timing,
    onDate: serverClock.hear,
  });
  return {
    http,
    session,
    emitter,
    timing,
    serverClock,
    keptName,
    holds: createHolds(keptName('reservation')),
    report: createReport(config.analyticsConfig?.callback),
    geolocate: createGeolocate(config.geolocate, timing),
    consents: createConsents({ http, session, chain: settings.banner.key, name: keptName('consent') }),
    persistence: config.persistence === false ? noPersistence : (config.persistence ?? cookiePersistence()),
    onBeforeChange: config.onBeforeChange,
    newId: () => crypto.randomUUID(),
    get signal() {
      return signal();
    },
  };
}

/**
 * Puts a selector together from a host's config; throws `invalid_config` with every problem, `more` among them.
 * Touches no DOM and sends nothing yet.
 */
export function createSelector(
  config: SelectorConfig,
  { more = [], isMounted = false }: Making = {},
): Selector {
  checkConfig(config, { more, isMounted });
  warnOfUnknownKeys(config);
  let ending = new AbortController();
  const emitter = createEmitter<SelectorEvents>();
  const deps = depsOf(config, { emitter, signal: () => ending.signal });
  const store = createSelectorStore({ settings: settingsOf(config), active: config.activeModality }, deps);
  const publicState = createPublicState();

  async function refresh(): Promise<void> {
    const { begin, searchAgain, results } = store.getState();
    await begin();
    if (!deps.signal.aborted && results.phase !== 'idle') await searchAgain();
  }

  function signedIn(token: string): void {
    const before = deps.session.standing();
    deps.session.replace(token);
    // A fresh token of a session that lives is the same shopper's.
    if (before === 'shopper') return;
    void store.getState().checkReservation();
    const { frame, leaveSignIn, beginAnew } = store.getState();
    // Who signs in after a session that is over may be somebody else: of the one before nothing stays.
    if (before === 'expired') store.getState().forgetShopper(usedFromHost(config.activeModality));
    void beginAnew();
    if (frame.phase === 'open') leaveSignIn();
  }

  return {
    config,
    store,
    emitter,
    isExpired: () => deps.session.standing() === 'expired',
    deps,
    refresh,
    getState: () => publicState(store.getState()),
    update(patch) {
      checkUpdate(patch);
      store.setState({ settings: updatedSettings(store.getState().settings, patch) });
      const { used, setUsed } = store.getState();
      if (patch.activeModality) setUsed(usedAfterHost(used, patch.activeModality));
      if (patch.token !== undefined) signedIn(patch.token);
    },
    retain: createRetain({
      begin() {
        if (ending.signal.aborted) ending = new AbortController();
        const { start, frame, begin, wantResults, watchReservation } = store.getState();
        if (start.phase === 'loading') void begin();
        else if (frame.phase === 'open') wantResults();
        watchReservation();
        onWaking(() => void store.getState().lookElsewhere(), deps.signal);
      },
      end() {
        ending.abort();
        store.setState(atRest(store.getState()));
      },
    }),
  };
}
