import { createEmitter, createNameCheck, createRetain } from '@grocer/foundation/embed';
import type { NameAdvice, NameCheck, SdkCore } from '@grocer/foundation/embed';
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
export interface Account extends SdkCore<AccountStore, AccountState, AccountEvents> {
  readonly config: AccountConfig;
  readonly store: StoreApi<AccountStore>;
  /** Looks for names that the host has misspelt. */
  readonly names: NameCheck<NameAdvice>;
  readonly update: (patch: AccountUpdate) => void;
  readonly refresh: () => Promise<void>;
}

/**
 * Puts an account together from a host's config; throws `invalid_config` with every problem, `more` among them.
 * Touches no DOM and sends nothing yet.
 */
export function createAccount(config: AccountConfig, more: readonly string[] = []): Account {
  checkConfig(config, more);
  const names = createNameCheck(config.environment, async (tokens) =>
    (await loadKnownNames()).createAccountNames({ ...schemas, tokens }),
  );
  const store = createAccountStore(settingsOf(config));
  const publicState = createAccountState();
  return {
    config,
    store,
    names,
    emitter: createEmitter<AccountEvents>((name) => names(({ event }) => event(name))),
    getState: () => publicState(store.getState()),
    subscribe: (listener) => store.subscribe(listener),
    refresh: () => Promise.resolve(),
    update(patch) {
      checkUpdate(patch);
      names(({ update }) => update(patch));
      store.setState({ settings: updatedSettings(store.getState().settings, patch) });
    },
    retain: createRetain({
      begin() {
        names(({ config: check }) => check(config));
        store.setState({ status: 'ready' });
      },
      end() {},
    }),
  };
}
