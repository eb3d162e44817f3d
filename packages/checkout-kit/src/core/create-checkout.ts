import { createCore, createShell } from '@grocer/foundation/embed';
import type { UpdatableCore } from '@grocer/foundation/embed';
import type { StoreApi } from 'zustand/vanilla';
import { watchBlockers } from '../checkout/blockers.ts';
import { watchCards } from '../checkout/gone-cards.ts';
import { askingNavigation, leavingOf, watchLeaving } from '../checkout/leaving.ts';
import { goHomeFromLastPath, lastPathOf } from '../checkout/last-path.ts';
import { refresh } from '../checkout/opening.ts';
import { checkConfig, checkUpdate, schemas } from '../config.ts';
import type { CheckoutConfig, CheckoutUpdate } from '../config.ts';
import type { CheckoutEvents } from '../events.ts';
import { loadKnownNames } from '../lazy.ts';
import { depsOf } from './deps.ts';
import { createCheckoutState } from './public-state.ts';
import type { CheckoutState } from './public-state.ts';
import { settingsOf, updatedSettings } from './settings.ts';
import type { CheckoutDeps } from './slice.ts';
import { createCheckoutStore } from './store.ts';
import { adoptToken, forgetOrder, start } from './adopt-token.ts';
import type { CheckoutStore } from './store.ts';

/** A headless checkout: its state, actions and events. */
export interface CheckoutCore extends UpdatableCore<
  CheckoutStore,
  CheckoutState,
  CheckoutEvents,
  CheckoutUpdate
> {
  readonly config: CheckoutConfig;
  readonly store: StoreApi<CheckoutStore>;
  readonly deps: CheckoutDeps;
  readonly refresh: () => Promise<void>;
}

/**
 * Creates a checkout from a host's config. Throws `invalid_config` with every problem, including those in
 * `more`. Touches no DOM and sends no request yet.
 */
export function createCheckoutCore(written: CheckoutConfig, more: readonly string[] = []): CheckoutCore {
  checkConfig(written, more);
  const navigation = askingNavigation(written.navigation, () => leavingOf(core));
  const config = { ...written, navigation };
  const shell = createShell<CheckoutEvents>(config, async (tokens) =>
    (await loadKnownNames()).createCheckoutNames({ ...schemas, tokens }),
  );
  const settings = settingsOf(config);
  const deps = depsOf(config, { ...shell, settings });
  const store = createCheckoutStore(settings);
  const inner = createCore<CheckoutStore, CheckoutState, CheckoutEvents, CheckoutUpdate>({
    product: 'Checkout Kit',
    shell,
    written,
    store,
    project: createCheckoutState(),
    checkUpdate,
    takeOver(patch) {
      store.setState(({ settings: before }) => ({ settings: updatedSettings(before, patch) }));
      adoptToken(core, shell.lives, patch);
    },
    fail: (error) => store.getState().dispatch({ type: 'loadFailed', error }),
    begin() {
      if (config.view === 'failure' || !goHomeFromLastPath(core)) start(core);
    },
    end() {
      lastPathOf(core).keep();
      forgetOrder(store);
    },
  });
  // Every caller must use this one object: per-checkout parts, such as the write queue, are keyed by it.
  const core: CheckoutCore = {
    ...inner,
    config,
    store,
    deps,
    refresh: () => refresh(core),
  };
  watchLeaving(core, written.navigation);
  watchCards(core);
  watchBlockers(core);
  store.subscribe(() => lastPathOf(core).look());
  return core;
}
