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

/** A headless account: its state, actions and events. */
export interface Account extends UpdatableCore<AccountStore, AccountState, AccountEvents, AccountUpdate> {
  readonly config: AccountConfig;
  readonly store: StoreApi<AccountStore>;
  readonly timing: Timing;
  /** The effects, for actions whose code loads with their views. */
  readonly deps: AccountDeps;
  readonly refresh: () => Promise<void>;
}

/**
 * Creates an account from a host's config. Throws `invalid_config` with every problem, including those in
 * `more`. Touches no DOM and sends no request yet.
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
  /** Repeats every read; the current content stays on screen meanwhile. */
  const readAgain = async (): Promise<void> =>
    void (await Promise.all([...deps.readings].map((read) => read())));
  /** Resets what was read and asked; mounted views read it again. */
  function forget(): void {
    store.getState().forgetAddresses();
    store.getState().forgetPreferences();
    store.getState().forgetProfile();
    store.getState().forgetStoreChoice();
    store.getState().dropAgeCheck();
  }
  /** Continues with a new token. Unless the host names the shopper, the token may belong to someone else. */
  function takeToken(token: string, shopperId?: string): void {
    const isSame = deps.session.isOf(shopperId);
    if (!deps.session.replace(token, shopperId)) return undefined;
    if (isSame) return void readAgain();
    lives.endShopper();
    forget();
    store.getState().forgetForm();
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
    fail() {
      lives.end();
      store.getState().dropAgeCheck();
      store.setState({ status: 'failed' });
    },
    begin: () => store.setState({ status: 'ready' }),
    end: forget,
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
