import type { AppName } from '@grocer/foundation/domain';
import {
  createEmitter,
  createNameCheck,
  createReport,
  createRetain,
  onPageReturn,
} from '@grocer/foundation/embed';
import type { Emitter, NameAdvice, NameCheck, SdkCore } from '@grocer/foundation/embed';
import { createAuthSession, createHttp, createLives, realTiming } from '@grocer/foundation/http';
import type { AuthSession, Lives, Timing } from '@grocer/foundation/http';
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

/** A wallet without a face: its data, its actions, its events. */
export interface Wallet extends WalletCore, SdkCore<WalletStore, WalletState, WalletEvents> {
  readonly store: WalletCore['store'];
  /** Looks for names that the host has misspelt. */
  readonly names: NameCheck<NameAdvice>;
  readonly update: (patch: WalletUpdate) => void;
  /** Reads the cards again. */
  readonly refresh: () => Promise<void>;
}

interface Life {
  readonly application: AppName;
  readonly emitter: Emitter<WalletEvents>;
  readonly session: AuthSession;
  readonly timing: Timing;
  readonly lives: Lives;
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
  };
}

/** Takes over what a host changes, and reads the cards again where they may be others. */
function takeOver(
  { store, session }: Pick<WalletCore, 'store'> & Pick<Life, 'session'>,
  patch: WalletUpdate,
): void {
  // A token does not say whose it is: cards are read again for any that is not the one in use.
  const isNewToken = patch.token !== undefined && patch.token !== session.current()?.value;
  if (patch.token !== undefined) session.replace(patch.token);
  const before = store.getState().settings;
  const after = updatedSettings(before, patch);
  store.setState({ settings: after });
  store.getState().reconsider();
  const isBack = patch.token !== undefined && store.getState().cards.phase === 'failed';
  if (isNewToken) store.getState().doubtShopper();
  if (isBack || isNewToken || asksForOtherCards(before, after)) void store.getState().loadCards();
}

/**
 * Puts a wallet together from a host's config; throws `invalid_config` with every problem, `more` among them.
 * Touches no DOM and sends nothing yet.
 */
export function createWallet(config: WalletConfig, more: readonly string[] = []): Wallet {
  checkConfig(config, more);
  const timing = realTiming(config.clock && (() => config.clock?.now() ?? Date.now()));
  const lives = createLives();
  const names = createNameCheck(config.environment, async (tokens) =>
    (await loadKnownNames()).createWalletNames({ ...schemas, tokens }),
  );
  const emitter = createEmitter<WalletEvents>((name) => names(({ event }) => event(name)));
  const onExpired = (): void => emitter.emit('session:expired', undefined);
  const session = createAuthSession(config.authConfig, { timing, life: () => lives.life, onExpired });
  const settings = settingsOf(config);
  const deps = depsOf(config, { application: settings.application, emitter, session, timing, lives });
  const store = createWalletStore(settings, deps);
  const publicState = createWalletState();

  return {
    config,
    store,
    deps,
    emitter,
    names,
    getState: () => publicState(store.getState()),
    subscribe: (listener) => store.subscribe(listener),
    refresh: () => store.getState().loadCards(),
    update(patch) {
      checkUpdate(patch);
      names(({ update }) => update(patch));
      takeOver({ store, session }, patch);
    },
    retain: createRetain({
      product: 'Wallet',
      emitter,
      fail: (error) => store.setState({ cards: { phase: 'failed', error } }),
      begin() {
        names(({ config: check }) => check(config));
        lives.begin();
        if (store.getState().cards.phase === 'loading') void store.getState().loadCards();
        onPageReturn(() => store.getState().refreshCards(), lives.life);
      },
      end() {
        lives.end();
        store.getState().leaveForms();
      },
    }),
  };
}
