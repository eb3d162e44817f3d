import { createEmitter, createReport, createRetain } from '@grocer/foundation/embed';
import type { Emitter } from '@grocer/foundation/embed';
import { createAuthSession, createHttp, createServerClock, realTiming } from '@grocer/foundation/http';
import type { Timing } from '@grocer/foundation/http';
import type { StoreApi } from 'zustand/vanilla';
import { checkConfig, checkUpdate, warnOfUnknownKeys } from './check-config.ts';
import type { SelectorConfig, SelectorUpdate } from './config.ts';
import { createConsents } from './consent/port.ts';
import { servicesBase } from './endpoints.ts';
import type { SelectorEvents } from './events.ts';
import { cookiePersistence, noPersistence } from './ongoing/persistence.ts';
import { createPublicState } from './public-state.ts';
import type { SelectorState } from './public-state.ts';
import { createHolds } from './reservation/port.ts';
import { createGeolocate } from './search/geolocate.ts';
import { settingsOf, updatedSettings } from './settings.ts';
import { usedFromHost } from './shopping/rules.ts';
import type { SelectorDeps } from './slice.ts';
import { createSelectorStore } from './store.ts';
import type { SelectorStore } from './store.ts';

/** A selector without a face: its data, its actions, its events. */
export interface Selector {
  readonly config: SelectorConfig;
  readonly store: StoreApi<SelectorStore>;
  readonly emitter: Emitter<SelectorEvents>;
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
  const onExpired = (): void => emitter.emit('sign-in:required', { reason: 'expired' });
  const session = createAuthSession(config.authConfig, { timing, life: signal, onExpired });
  const serverClock = createServerClock({ wall: timing.now });
  const http = createHttp({
    baseUrl: servicesBase(config),
    paths: config.endpoints?.paths ?? {},
    application: config.appName ?? 'CLICKLIST',
    tenant: config.tenantName ?? settings.banner.key,
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
    holds: createHolds(),
    report: createReport(config.analyticsConfig?.callback),
    geolocate: createGeolocate(config.geolocate),
    consents: createConsents({ http, session, chain: settings.banner.key }),
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

  return {
    config,
    store,
    emitter,
    refresh,
    getState: () => publicState(store.getState()),
    update(patch) {
      checkUpdate(patch);
      store.setState({ settings: updatedSettings(store.getState().settings, patch) });
      if (patch.activeModality) store.getState().setUsed(usedFromHost(patch.activeModality));
      if (patch.token === undefined) return;
      deps.session.replace(patch.token);
      store.setState({ start: { phase: 'loading' } });
      void refresh();
      void store.getState().checkReservation();
    },
    retain: createRetain({
      begin() {
        if (ending.signal.aborted) ending = new AbortController();
        if (store.getState().start.phase === 'loading') void store.getState().begin();
        store.getState().watchReservation();
      },
      end: () => ending.abort(),
    }),
  };
}
