import { createCore, createShell } from '@grocer/foundation/embed';
import type { UpdatableCore } from '@grocer/foundation/embed';
import type { Timing } from '@grocer/foundation/http';
import type { StoreApi } from 'zustand/vanilla';
import { checkConfig, checkUpdate, schemas } from '../config.ts';
import type { AccountConfig, AccountUpdate } from '../config.ts';
import type { AccountEvents } from '../events.ts';
import { loadKnownNames } from '../lazy.ts';
import { createAccountState } from './public-state.ts';
import type { AccountState } from './public-state.ts';
import { settingsOf, updatedSettings } from './settings.ts';
import { createAccountStore } from './store.ts';
import type { AccountStore } from './store.ts';

/** An account without a face: its data, its actions, its events. */
export interface Account extends UpdatableCore<AccountStore, AccountState, AccountEvents, AccountUpdate> {
  readonly config: AccountConfig;
  readonly store: StoreApi<AccountStore>;
  readonly timing: Timing;
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
  const { emitter, timing } = shell;
  const store = createAccountStore(settingsOf(config), { emitter });
  const core = createCore<AccountStore, AccountState, AccountEvents, AccountUpdate>({
    product: 'Account Kit',
    shell,
    written: config,
    store,
    project: createAccountState(),
    checkUpdate,
    takeOver: (patch) => store.setState(({ settings }) => ({ settings: updatedSettings(settings, patch) })),
    fail: () => store.setState({ status: 'failed' }),
    begin: () => store.setState({ status: 'ready' }),
    end: () => store.getState().dropAgeCheck(),
  });
  return { ...core, config, store, timing, refresh: () => Promise.resolve() };
}
