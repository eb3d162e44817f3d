import { createCore, createReport, createShell, whenIdle } from '@grocer/foundation/embed';
import type { Shell, UpdatableCore } from '@grocer/foundation/embed';
import { createHttp, createServerClock, newId } from '@grocer/foundation/http';
import type { StoreApi } from 'zustand/vanilla';
import { tellError } from './analytics.ts';
import { checkConfig, checkUpdate, inlineProblems, schemas } from './check-config.ts';
import type { SelectorConfig, SelectorUpdate } from '../config.ts';
import { servicesBase } from './endpoints.ts';
import type { SelectorEvents } from '../events.ts';
import { createStorageKey } from './storage-keys.ts';
import { createActionsLoader } from './actions-loader.ts';
import type { ActionsLoader } from './actions-loader.ts';
import { loadActions, loadKnownNames } from '../lazy.ts';
import { createSelectorState } from './public-state.ts';
import type { SelectorState } from './public-state.ts';
import { createSession } from './session.ts';
import { settingsOf } from './settings.ts';
import type { Settings } from './settings.ts';
import { applyUpdate } from './apply-update.ts';
import type { SelectorDeps } from './slice.ts';
import { createSelectorStore, abortedState } from './store.ts';
import type { SelectorStore } from './store.ts';

/** A selector without its UI: state, actions and events. */
export interface Selector extends UpdatableCore<
  SelectorStore,
  SelectorState,
  SelectorEvents,
  SelectorUpdate
> {
  readonly config: SelectorConfig;
  readonly store: StoreApi<SelectorStore>;
  /** Returns true when the shopper's session has expired. */
  isExpired(): boolean;
  /** The dependencies of slices and lazy actions. */
  readonly deps: SelectorDeps;
  /** Reloads the shopper's data and repeats the last search. */
  readonly refresh: () => Promise<void>;
}

/** The state in an unsupported browser. */
const NOTHING_HERE: Partial<SelectorStore> = {
  start: { phase: 'ready' },
  results: { phase: 'failed', problem: 'service' },
};

/** Loads the code that warns of misspelt names. */
export type LoadNames = Parameters<typeof createShell>[1];

interface Making {
  /** Config problems that the caller has found. */
  readonly more?: readonly string[];
  readonly isMounted?: boolean;
  /** Loads the lazy actions. */
  readonly load?: typeof loadActions;
  /** The host's own config, if it is more than the selector's, and the loader of the names it may use. */
  readonly written?: { readonly config: unknown; readonly loadNames: LoadNames };
}

interface Life extends Pick<Shell<SelectorEvents>, 'emitter' | 'lives' | 'timing'> {
  readonly settings: Settings;
  readonly actions: ActionsLoader;
}

function depsOf(config: SelectorConfig, { settings, emitter, lives, timing, actions }: Life): SelectorDeps {
  const storageKey = createStorageKey(config.environment, settings.banner.key);
  const onExpired = (): void => emitter.emit('sign-in:required', { reason: 'expired' });
  const session = createSession(config.authConfig, { timing, life: () => lives.life, onExpired });
  const serverClock = createServerClock({ wall: timing.now });
  const http = createHttp({
    baseUrl: servicesBase(config),
    paths: config.endpoints?.paths ?? {},
    application: config.appName ?? 'CLICKLIST',
    tenant: config.tenantName ?? settings.banner.tenantName,
    session,
    timing,
    onDate: serverClock.hear,
  });
  return {
    http,
    session,
    emitter,
    timing,
    serverClock,
    storageKey,
    report: createReport(config.analyticsConfig?.callback),
    geolocate: config.geolocate,
    persistence: config.persistence,
    onBeforeChange: config.onBeforeChange,
    actions,
    newId,
    get signal() {
      return lives.signal;
    },
    get life() {
      return lives.life;
    },
    forShopper: lives.forShopper,
    endShopper: lives.endShopper,
  };
}

/** Returns a function that starts the watchers once per life and resumes a start that lacked its actions. */
function createLookAfter(
  { deps, store }: Pick<Selector, 'deps' | 'store'>,
  isAlive: () => boolean,
): () => void {
  let watched: AbortSignal | undefined;
  return () => {
    const actions = deps.actions.now();
    if (!actions || !isAlive() || watched === deps.life) return;
    watched = deps.life;
    actions.watchReservation();
    actions.watchOtherTabs();
    store.getState().resume();
  };
}

/** Reloads the shopper's data and repeats the last search. */
async function readAgain({ deps, store }: Pick<Selector, 'deps' | 'store'>): Promise<void> {
  const { begin, searchAgain, results } = store.getState();
  const { signal } = deps;
  await begin();
  if (!signal.aborted && results.phase !== 'idle') await searchAgain();
}

const loadNames: LoadNames = async (tokens) =>
  (await loadKnownNames()).createSelectorNames({ ...schemas, tokens });

/**
 * Creates a selector from a host's config. Throws `invalid_config` with all problems, including `more`.
 * Neither touches the DOM nor sends a request.
 */
export function createSelector(
  config: SelectorConfig,
  { more = [], isMounted = false, load = loadActions, written = { config, loadNames } }: Making = {},
): Selector {
  checkConfig(config, [...(isMounted ? inlineProblems(config ?? {}) : []), ...more]);
  let isAlive = false;
  const shell = createShell<SelectorEvents>(config, written.loadNames);
  const { emitter, lives, timing } = shell;
  const settings = settingsOf(config);
  const actions = createActionsLoader({
    load: async () => (await load()).lazyActions(selector),
    onLoaded: () => lookAfter(),
    timing,
    onFailure: (error) => isAlive && tellError(deps, error),
  });
  const deps = depsOf(config, { settings, emitter, lives, timing, actions });
  const store = createSelectorStore({ settings, active: config.activeModality }, deps);
  const lookAfter = createLookAfter({ deps, store }, () => isAlive);

  const selector: Selector = {
    ...createCore<SelectorStore, SelectorState, SelectorEvents, SelectorUpdate>({
      product: 'Fulfilment Selector',
      shell,
      written: written.config,
      store,
      fail: () => store.setState(NOTHING_HERE),
      project: createSelectorState(),
      checkUpdate,
      takeOver: (patch) => applyUpdate({ config, deps, store }, patch),
      begin() {
        isAlive = true;
        const { start, frame, begin, wantResults } = store.getState();
        if (start.phase === 'loading') void begin();
        else if (frame.phase === 'open') wantResults();
        lookAfter();
        if (!actions.now()) deps.life.addEventListener('abort', whenIdle(actions.prefetch));
      },
      end() {
        isAlive = false;
        store.getState().breakOffStart();
        store.setState(abortedState(store.getState()));
        actions.now()?.breakOff();
      },
    }),
    config,
    store,
    deps,
    isExpired: () => deps.session.standing() === 'expired',
    refresh: () => readAgain({ deps, store }),
  };
  return selector;
}
