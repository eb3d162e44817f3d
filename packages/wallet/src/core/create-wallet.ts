import type { AppName } from '@grocer/foundation/domain';
import { createCore, createReport, createShell, onPageReturn } from '@grocer/foundation/embed';
import type { Shell, UpdatableCore } from '@grocer/foundation/embed';
import { createAuthSession, createHttp } from '@grocer/foundation/http';
import type { AuthSession } from '@grocer/foundation/http';
import { paymentIntent } from './payment-intent.ts';
import { checkConfig, checkUpdate, schemas } from '../config.ts';
import type { WalletConfig, WalletUpdate } from '../config.ts';
import { paymentBase, tenantOf } from './endpoints.ts';
import type { WalletEvents } from '../events.ts';
import { createWalletState } from './public-state.ts';
import type { WalletState } from './public-state.ts';
import { asksForOtherCards, settingsOf, updatedSettings } from './settings.ts';
import { loadKnownNames } from '../lazy.ts';
import { createWalletStore } from './store.ts';
import type { WalletStore } from './store.ts';
import type { WalletCore } from './lazy-part.ts';
import type { WalletDeps } from './slice.ts';

/** A wallet without a UI: its state, actions and events. */
export interface Wallet
  extends WalletCore, UpdatableCore<WalletStore, WalletState, WalletEvents, WalletUpdate> {
  readonly store: WalletCore['store'];
  /** Reloads the cards. */
  readonly refresh: () => Promise<void>;
  /** Ends all work, the renewal of the session included. */
  readonly dispose: () => void;
}

interface Life extends Pick<Shell<WalletEvents>, 'emitter' | 'lives' | 'timing'> {
  readonly application: AppName;
  readonly session: AuthSession;
}

function depsOf(config: WalletConfig, { application, emitter, session, timing, lives }: Life): WalletDeps {
  const http = createHttp({
    baseUrl: paymentBase(config),
    paths: config.endpoints?.paths ?? {},
    application,
    tenant: tenantOf(config),
    session,
    carried: paymentIntent({
      value: config.paymentIntentId,
      fetchNew: config.checkoutConfig?.getNewPaymentIntent,
      timing,
      life: () => lives.life,
    }),
    headers() {
      const telemetry = config.getTelemetry?.();
      return telemetry === undefined ? {} : { 'x-bot-telemetry': telemetry };
    },
    timing,
  });
  return {
    http,
    emitter,
    report: createReport(config.analyticsConfig?.callback),
    timing,
    get signal() {
      return lives.signal;
    },
    get life() {
      return lives.life;
    },
    endShopper: lives.endShopper,
    signedInAgain: new Set(),
  };
}

/** Applies a host's update, and reloads the cards if they may have changed. */
function applyUpdate(
  { store, deps, session }: Pick<WalletCore, 'store' | 'deps'> & Pick<Life, 'session'>,
  patch: WalletUpdate,
): void {
  // A token names its shopper only if the host does, so any token that is not in use reloads the cards.
  const isSame = session.isOf(patch.shopperId);
  const isNewToken = patch.token !== undefined && session.replace(patch.token, patch.shopperId);
  const before = store.getState().settings;
  const after = updatedSettings(before, patch);
  store.setState({ settings: after });
  store.getState().reconsider();
  if (isNewToken && isSame) for (const goOn of deps.signedInAgain) goOn();
  else if (isNewToken) store.getState().doubtShopper();
  if (isNewToken || asksForOtherCards(before, after)) void store.getState().loadCards();
}

/**
 * Creates a wallet from a host's config. Throws `invalid_config` with every problem, `more` included. Touches
 * no DOM and sends no request.
 */
export function createWallet(config: WalletConfig, more: readonly string[] = []): Wallet {
  checkConfig(config, more);
  const shell = createShell<WalletEvents>(config, async (tokens) =>
    (await loadKnownNames()).createWalletNames({ ...schemas, tokens }),
  );
  const { emitter, lives, timing } = shell;
  const onExpired = (): void => emitter.emit('session:expired', undefined);
  const session = createAuthSession(config.authConfig, { timing, life: () => lives.life, onExpired });
  const settings = settingsOf(config);
  const deps = depsOf(config, { ...shell, application: settings.application, session });
  const store = createWalletStore(settings, deps);

  return {
    ...createCore<WalletStore, WalletState, WalletEvents, WalletUpdate>({
      product: 'Wallet',
      shell,
      written: config,
      store,
      fail: (error) => store.setState({ cards: { phase: 'failed', error } }),
      project: createWalletState(),
      checkUpdate,
      takeOver: (patch) => applyUpdate({ store, deps, session }, patch),
      begin() {
        if (store.getState().cards.phase === 'loading') void store.getState().loadCards();
        onPageReturn(store.getState().refreshCards, lives.life);
      },
      end() {
        store.getState().leaveForms();
        // Requests have been aborted: whoever shows the wallet again asks again.
        store.setState({ checks: {} });
      },
    }),
    config,
    store,
    deps,
    refresh: store.getState().loadCards,
    dispose: lives.end,
  };
}
