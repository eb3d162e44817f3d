import { createEmitter, unknownKeys } from '@grocer/foundation/embed';
import type { Emitter } from '@grocer/foundation/embed';
import { createAuthSession, createHttp, createRenewable, realTiming } from '@grocer/foundation/http';
import type { StoreApi } from 'zustand/vanilla';
import { createReport } from './analytics.ts';
import { checkConfig, walletConfigSchema } from './config.ts';
import type { WalletConfig, WalletUpdate } from './config.ts';
import { eprotectConfig, paymentBase, tenantOf } from './endpoints.ts';
import type { WalletEvents } from './events.ts';
import { createPublicState } from './public-state.ts';
import type { WalletState } from './public-state.ts';
import { settingsOf, updatedSettings } from './settings.ts';
import { createWalletStore } from './store.ts';
import type { WalletStore } from './store.ts';
import type { EprotectConfig } from './hosted-fields/eprotect.ts';

/** A wallet without a face: its data, its actions, its events. */
export interface Wallet {
  readonly config: WalletConfig;
  readonly store: StoreApi<WalletStore>;
  readonly emitter: Emitter<WalletEvents>;
  readonly hostedFields: EprotectConfig;
  getState(): WalletState;
  update(patch: WalletUpdate): void;
  /** Takes part in the wallet; the first to do so makes it load. Returns how to leave; the last one out ends it. */
  retain(): () => void;
}

function warnOfUnknownKeys(config: WalletConfig): void {
  if (config.environment === 'PROD') return;
  const unknown = unknownKeys(walletConfigSchema, config);
  if (unknown.length === 0) return;
  // oxlint-disable-next-line no-console -- a misspelling should be seen while it is being written
  console.warn(`Grocer Wallet: unknown config keys are ignored: ${unknown.join(', ')}.`);
}

function createSession(
  config: WalletConfig,
  emitter: Emitter<WalletEvents>,
  timing: ReturnType<typeof realTiming>,
) {
  return createAuthSession(config.authConfig, timing, () => emitter.emit('session:expired', undefined));
}

/** Puts a wallet together from a host's config; throws `invalid_config`. Touches no DOM and sends nothing yet. */
export function createWallet(given: WalletConfig): Wallet {
  const config = checkConfig(given);
  warnOfUnknownKeys(config);
  const timing = realTiming(config.clock && (() => config.clock?.now() ?? Date.now()));
  const life = new AbortController();
  const emitter = createEmitter<WalletEvents>();
  const session = createSession(config, emitter, timing);
  const settings = settingsOf(config);
  const http = createHttp({
    baseUrl: paymentBase(config),
    paths: config.endpoints?.paths ?? {},
    application: settings.application,
    tenant: tenantOf(config),
    session,
    intent: createRenewable({
      value: config.paymentIntentId,
      fetchNew: config.checkoutConfig?.getNewPaymentIntent,
      timing,
    }),
    telemetry: undefined,
    timing,
  });
  const report = createReport(config.analyticsConfig?.callback);
  const store = createWalletStore(settings, { http, emitter, report, timing, signal: life.signal });
  const publicState = createPublicState();
  let holders = 0;
  let hasLoaded = false;

  return {
    config,
    store,
    emitter,
    hostedFields: eprotectConfig(config),
    getState: () => publicState(store.getState()),
    update(patch) {
      if (patch.token !== undefined) session.replace(patch.token);
      store.setState({ settings: updatedSettings(store.getState().settings, patch) });
      if (patch.token !== undefined && store.getState().cards.phase === 'failed')
        void store.getState().loadCards();
    },
    retain() {
      holders += 1;
      // A tick later: React's StrictMode lets go and takes hold again at once, which must load once and end nothing.
      queueMicrotask(() => {
        if (holders === 0 || hasLoaded) return;
        hasLoaded = true;
        void store.getState().loadCards();
      });
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        queueMicrotask(() => {
          if (holders === 0) life.abort();
        });
      };
    },
  };
}
