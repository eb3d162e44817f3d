import { createCore, createShell } from '@grocer/foundation/embed';
import type { UpdatableCore } from '@grocer/foundation/embed';
import type { Timing } from '@grocer/foundation/http';
import type { StoreApi } from 'zustand/vanilla';
import { checkConfig, checkUpdate, schemas } from '../config.ts';
import type { AccountConfig, AccountUpdate } from '../config.ts';
import type { AccountEvents } from '../events.ts';
import { loadKnownNames } from '../lazy.ts';
import { depsOf } from './deps.ts';
import { createAccountState } from './public-state.ts';
import type { AccountState } from './public-state.ts';
import { settingsOf, updatedSettings } from './settings.ts';
import type { AccountDeps } from './slice.ts';
import { createAccountStore } from './store.ts';
import type { AccountStore } from './store.ts';

/** An account without a face: its data, its actions, its events. */
export interface Account extends UpdatableCore<AccountStore, AccountState, AccountEvents, AccountUpdate> {
  readonly config: AccountConfig;
  readonly store: StoreApi<AccountStore>;
  readonly timing: Timing;
  /** The effects, for actions that load with their views. */
  readonly deps: AccountDeps;
  readonly refresh: () => Promise<void>;
}

/**
 * Puts an account together from a host's config; throws `invalid_config` with every problem, `more` among them.
 * Touches no DOM and sends nothing yet.
 */
export function createAccount(config: AccountConfig, more: readonly string[] = []): Account {
  checkConfig(config, more);
  const shell = createShell<AccountEvents>(config, async (tokens) =>
    (await loadKnownNames()).createAccountNames({ ...schemas, tokens }),
  );
  const { lives, timing } = shell;
  const settings = settingsOf(config);
  const deps = depsOf(config, { ...shell, settings });
  const store = createAccountStore(settings, deps);
  /** What was read stays on show meanwhile. */
  const readAgain = async (): Promise<void> =>
    void (await Promise.all([...deps.readings].map((read) => read())));
  /** Views read what they show again. */
  function forget(): void {
    store.getState().forgetAddresses();
    store.getState().forgetPreferences();
    store.getState().forgetProfile();
  }
  /** Goes on for whoever is signed in now: a token does not say whose it is, unless the host does. */
  function takeToken(token: string, shopperId?: string): void {
    if (deps.session.isInUse(token, shopperId)) return;
    const isSame = deps.session.isOf(shopperId);
    if (!isSame) lives.endShopper();
    deps.session.replace(token, shopperId);
    if (isSame) return void readAgain();
    forget();
    store.getState().forgetForm();
    store.getState().forgetStoreChoice();
    store.getState().dropAgeCheck();
  }
  const core = createCore<AccountStore, AccountState, AccountEvents, AccountUpdate>({
    product: 'Account Kit',
    shell,
    written: config,
    store,
    project: createAccountState(),
    checkUpdate,
    takeOver(patch) {
      store.setState(({ settings: before }) => ({ settings: updatedSettings(before, patch) }));
      if (patch.token !== undefined) takeToken(patch.token, patch.shopperId);
    },
    fail: () => store.setState({ status: 'failed' }),
    begin: () => store.setState({ status: 'ready' }),
    end() {
      store.getState().dropAgeCheck();
      store.getState().forgetPreferences();
      store.getState().forgetProfile();
    },
  });
  return {
    ...core,
    config,
    store,
    timing,
    deps,
    refresh: readAgain,
  };
}
