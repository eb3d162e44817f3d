import { createRetain } from '@grocer/foundation/embed';
import type { SdkCore } from '@grocer/foundation/embed';
import type { SelectorEvents } from '../../events.ts';
import { reportThrown } from '@grocer/foundation/http';
import type { StoreApi } from 'zustand/vanilla';
import { checkUpdate } from '../../core/check-config.ts';
import { createSelector } from '../../core/create-selector.ts';
import type { LoadNames, Selector } from '../../core/create-selector.ts';
import { lazyActions } from '../../core/lazy-actions.ts';
import type { Standing } from '../../membership/terms/words.ts';
import { schedulingSchemas } from './check-config.ts';
import { loadKnownNames } from '../lazy.ts';
import { pathsOf } from '../config.ts';
import type { SchedulingConfig, SchedulingUpdate } from '../config.ts';
import type { SchedulingDeps } from './deps.ts';
import { createSchedulingState } from './public-state.ts';
import type { SchedulingState } from './public-state.ts';
import { createTipSeen } from '../features/offer/tip-seen.ts';
import type { TipSeen } from '../features/offer/tip-seen.ts';
import { createReplacements } from '../features/replacement/port.ts';
import { createSchedulingStore } from './store.ts';
import type { SchedulingStore } from './store.ts';
import { watchSelector } from './watch-selector.ts';

/** A scheduling page without its UI: a selector and the state of scheduling. */
export interface Scheduling extends SdkCore<SchedulingStore, SchedulingState, SelectorEvents> {
  readonly selector: Selector;
  readonly store: StoreApi<SchedulingStore>;
  readonly paths: SchedulingDeps['paths'];
  readonly isModify: boolean;
  /** The data of the shopper's membership to show. */
  readonly membership: Standing;
  readonly tipSeen: TipSeen;
  readonly update: (patch: SchedulingUpdate) => void;
  /** Reloads cart and times. */
  readonly refresh: () => Promise<void>;
}

interface Making {
  /** Config problems that the caller has found. */
  readonly more?: readonly string[];
}

/** Creates a function that navigates to a page of the host, by its `navigate`, or by loading the page if that throws. */
function createNavigate({ navigation }: Pick<SchedulingConfig, 'navigation'>): SchedulingDeps['navigate'] {
  return (to, options) => {
    try {
      if (navigation) return navigation.navigate(to, options);
    } catch (thrown) {
      reportThrown(thrown);
    }
    if (typeof location === 'undefined') return undefined;
    else if (options?.replace) location.replace(to);
    else location.assign(to);
  };
}

const depsOf = (config: SchedulingConfig, selector: Selector): SchedulingDeps => ({
  ...selector.deps,
  // Read on access: the page may start again with a new signal, and another shopper may sign in.
  get signal() {
    return selector.deps.signal;
  },
  get life() {
    return selector.deps.life;
  },
  selector: selector.store,
  selectorActions: lazyActions(selector),
  paths: pathsOf(config),
  buyer: config.buyer,
  instructions: config.instructions,
  properties: config.properties,
  fulfillmentType: config.fulfillmentType,
  isModify: config.isModify ?? false,
  skipIfReserved: config.skipIfReserved ?? false,
  replacements: createReplacements(selector.deps.storageKey('replacements')),
  navigate: createNavigate(config),
});

const loadNames: LoadNames = async (tokens) =>
  (await loadKnownNames()).createSchedulingNames({ ...schedulingSchemas(), tokens });

/** Applies a host's update. A shopper who signs in again keeps the chosen time. */
function takeOver(selector: Selector, store: StoreApi<SchedulingStore>, patch: SchedulingUpdate): void {
  checkUpdate(patch);
  const { token, shopperId } = patch;
  const { session } = selector.deps;
  const { keepChoice, endShopper, arrive } = store.getState();
  const isSame = session.isOf(shopperId);
  const isSignIn = token !== undefined && (session.standing() !== 'shopper' || session.isOther(shopperId));
  if (isSignIn && !isSame) endShopper();
  selector.update(patch);
  if (!isSignIn) return;
  if (isSame) keepChoice();
  void arrive();
}

function begin(selector: Selector, store: StoreApi<SchedulingStore>): void {
  watchSelector(selector, store);
  void store.getState().arrive();
}

/**
 * Creates a scheduling page from a host's config. Throws `invalid_config` with all problems. Neither touches
 * the DOM nor sends a request.
 */
export function createScheduling(config: SchedulingConfig, { more = [] }: Making = {}): Scheduling {
  const {
    fulfillmentType: _type,
    buyer: _buyer,
    instructions: _instructions,
    properties: _properties,
    isModify: _modify,
    skipIfReserved: _skip,
    shopperId,
    arrival,
    paths: _paths,
    enrollment,
    benefit,
    ...rest
  } = config ?? {};
  const selector = createSelector(
    { ...rest, openedFrom: 'scheduling' },
    { more, written: { config, loadNames } },
  );
  const deps = depsOf(config, selector);
  const store = createSchedulingStore(deps, arrival);
  const state = createSchedulingState(selector);
  let release = (): void => {};

  return {
    selector,
    store,
    emitter: selector.emitter,
    paths: deps.paths,
    isModify: deps.isModify,
    membership: { enrollment, benefit },
    tipSeen: createTipSeen(deps.storageKey, shopperId),
    getState: () => state(store.getState()),
    subscribe(listener) {
      const stops = [store.subscribe(listener), selector.store.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    refresh: () => store.getState().arrive(),
    update: (patch) => takeOver(selector, store, patch),
    retain: createRetain({
      product: 'Scheduling',
      emitter: selector.emitter,
      fail: () => store.setState({ arrival: { phase: 'failed' } }),
      begin() {
        release = selector.retain();
        // The selector starts in a microtask, too.
        queueMicrotask(() => begin(selector, store));
      },
      end() {
        store.getState().leavePage();
        release();
      },
    }),
  };
}
