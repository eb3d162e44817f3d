import { readSignInToken } from '@grocer/foundation/contract';
import { MAIN_BANNER } from '@grocer/foundation/domain';
import { createConfigCheck, hostConfigEntries, serviceBase } from '@grocer/foundation/embed';
import { createAuthSession, createHttp, realTiming } from '@grocer/foundation/http';
import type { WalletConfig, WalletHandle, WalletUpdate } from '@grocer/wallet';
import * as v from 'valibot';
import { loadWallet } from '../../lazy.ts';

const APP = 'WEB HOSTED PAYMENT PAGE';

/** Config of the hosted payment page: the wallet's config without an order. */
export interface HostedPaymentConfig extends Omit<
  WalletConfig,
  'appName' | 'checkoutConfig' | 'paymentIntentId'
> {
  /** Cancels the mount while it is pending, and unmounts like `unmount()` afterwards. Default: none. */
  signal?: AbortSignal;
}

/** Handle of the page's wallet. It belongs to one shopper; another shopper needs a new mount. */
export interface HostedPaymentHandle extends Omit<WalletHandle, 'update'> {
  /** Updates settings; the token cannot be changed. */
  update(patch: Omit<WalletUpdate, 'token' | 'shopperId'>): void;
}

type Config = Omit<HostedPaymentConfig, 'signal'>;

/**
 * Creates a function that fetches a token. If there is none, it redirects to sign-in, once [C-6.1] [C-7.28].
 */
function createSignIn({ authConfig, endpoints, tenantName, clock, ...config }: Config, life: AbortSignal) {
  const timing = realTiming(clock && (() => clock.now()));
  const session = createAuthSession(authConfig, { timing, life: () => life, onExpired: () => undefined });
  const http = createHttp({
    baseUrl: serviceBase(config, endpoints?.payment),
    paths: endpoints?.paths ?? {},
    application: APP,
    tenant: tenantName ?? MAIN_BANNER.key,
    session,
    timing,
  });
  let isSignedIn = false;
  return async (): Promise<string | undefined> => {
    const read = await http.send(readSignInToken, undefined, { signal: life });
    isSignedIn ||= read.ok;
    if (read.ok) return read.value;
    // A network failure does not redirect a shopper who may be filling in a form.
    if (!isSignedIn || read.error.code !== 'network') session.expire();
    return undefined;
  };
}

const NO_REDIRECT = '`authConfig` needs `redirectToSignIn`, for shoppers without a sign-in token.';

/** Checks what the sign-in uses, before it sends the token; the wallet checks the whole config when it mounts. */
const { checkConfig } = /* @__PURE__ */ createConfigCheck<Config>({
  product: 'Checkout Kit',
  config: v.object(hostConfigEntries),
  update: v.object({}),
  addresses: ({ endpoints }) => ({ 'endpoints.payment': endpoints?.payment }),
});

/**
 * Mounts the shopper's wallet on the hosted payment page after signing the page in. Resolves with the
 * wallet's handle, or with undefined if the shopper was redirected to sign in or `signal` aborted. Rejects
 * with `invalid_config` or `container_in_use` for a mistake of the host.
 */
export async function mountHostedPayment({
  signal,
  ...config
}: HostedPaymentConfig): Promise<HostedPaymentHandle | undefined> {
  // An untyped host may omit the auth config.
  const { redirectToSignIn, ...authConfig } = { ...config.authConfig };
  checkConfig(config, redirectToSignIn ? [] : [NO_REDIRECT]);
  const unmounted = new AbortController();
  const life = signal ? AbortSignal.any([signal, unmounted.signal]) : unmounted.signal;
  const signIn = createSignIn(config, life);
  const [token, { mount }] = await Promise.all([signIn(), loadWallet()]);
  if (token === undefined || life.aborted) return undefined;
  const wallet = mount({
    ...config,
    appName: APP,
    uiConfig: { ...config.uiConfig, isMyWallet: true },
    // The page itself redirects to sign-in, so `redirectToSignIn` is not passed on.
    authConfig: { ...authConfig, token, getNewToken: async () => (await signIn()) ?? '' },
  });
  const { update, unmount: leave } = wallet;
  function unmount(): void {
    unmounted.abort();
    leave();
  }
  signal?.addEventListener('abort', unmount, { once: true });
  return Object.assign(wallet, {
    unmount,
    update({ token: _token, ...patch }: WalletUpdate) {
      update(patch);
    },
  });
}
