import { createRetain } from '@grocer/foundation/embed';
import type { SdkCore } from '@grocer/foundation/embed';
import type { SelectorEvents } from '../../events.ts';
import { callHost } from '@grocer/foundation/http';
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

/** The scheduling page without a face: a selector, and what is scheduled with it. */
export interface Scheduling extends SdkCore<SchedulingStore, SchedulingState, SelectorEvents> {
  readonly selector: Selector;
  readonly store: StoreApi<SchedulingStore>;
  readonly paths: SchedulingDeps['paths'];
  readonly isModify: boolean;
  /** What there is to say of the shopper's membership. */
  readonly membership: Standing;
  readonly tipSeen: TipSeen;
  readonly update: (patch: SchedulingUpdate) => void;
  /** Reads cart and times again. */
  readonly refresh: () => Promise<void>;
}

interface Making {
  /** Problems that were found elsewhere. */
  readonly more?: readonly string[];
}

/** Goes to a page of the host: by its own way, else as a link does. */
function createNavigate({ navigation }: Pick<SchedulingConfig, 'navigation'>): SchedulingDeps['navigate'] {
  return (to, options) => {
    if (navigation) callHost(() => navigation.navigate(to, options));
    else if (typeof location === 'undefined') return;
    else if (options?.replace) location.replace(to);
    else location.assign(to);
  };
}

const depsOf = (config: SchedulingConfig, selector: Selector): SchedulingDeps => ({
  ...selector.deps,
  // Read when it is needed, since a page may live again, and somebody else may sign in.
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

/** Whoever signs in after a session that is over may be somebody else: what is late is none of their business. */
function endShopper({ getState }: StoreApi<SchedulingStore>): void {
  getState().breakOff();
  getState().forgetCheckout();
  getState().forgetOffer();
}

/** Takes over what a host has changed; a shopper who signs in again finds the time that they had chosen. */
function takeOver(selector: Selector, store: StoreApi<SchedulingStore>, patch: SchedulingUpdate): void {
  checkUpdate(patch);
  const { session } = selector.deps;
  const before = session.standing();
  const isSame = session.isOf(patch.shopperId);
  if (patch.token !== undefined && before === 'expired' && !isSame) endShopper(store);
  selector.update(patch);
  if (patch.token === undefined || before === 'shopper') return;
  if (isSame) store.getState().keepChoice();
  void store.getState().arrive();
}

function begin(selector: Selector, store: StoreApi<SchedulingStore>): void {
  watchSelector(selector, store);
  void store.getState().arrive();
}

/**
 * Puts the scheduling page together from a host's config; throws `invalid_config` with every problem. Touches no DOM
 * and sends nothing yet.
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
        // Once the selector lives.
        queueMicrotask(() => begin(selector, store));
      },
      end() {
        store.getState().leavePage();
        release();
      },
    }),
  };
}
