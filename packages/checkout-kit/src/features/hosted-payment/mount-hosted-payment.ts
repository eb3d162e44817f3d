import { readSignInToken } from '@grocer/foundation/contract';
import { MAIN_BANNER } from '@grocer/foundation/domain';
import { serviceBase } from '@grocer/foundation/embed';
import { createAuthSession, createHttp, GrocerError, realTiming } from '@grocer/foundation/http';
import type { WalletConfig, WalletHandle, WalletUpdate } from '@grocer/wallet';
import { loadWallet } from '../../lazy.ts';

const APP = 'WEB HOSTED PAYMENT PAGE';

/** What the hosted payment page needs: the wallet's config, without an order. */
export interface HostedPaymentConfig extends Omit<
  WalletConfig,
  'appName' | 'checkoutConfig' | 'paymentIntentId'
> {
  /** Ends what is under way before there is a handle, as `unmount()` does later. Default: nothing does. */
  signal?: AbortSignal;
}

/** The wallet of the page. It is its shopper's for as long as it is mounted: another one needs another mount. */
export interface HostedPaymentHandle extends Omit<WalletHandle, 'update'> {
  /** Changes what may change, but for the token. */
  update(patch: Omit<WalletUpdate, 'token' | 'shopperId'>): void;
}

type Config = Omit<HostedPaymentConfig, 'signal'>;

/** Fetches tokens for the page; whoever gets none is sent to sign in, once, while the page is there [C-6.1] [C-7.28]. */
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
    // Whoever is in the middle of a form is not sent away for want of a network.
    if (!isSignedIn || read.error.code !== 'network') session.expire();
    return undefined;
  };
}

const noWayToSignIn = (): GrocerError =>
  new GrocerError({
    code: 'invalid_config',
    retryable: false,
    message:
      'Grocer Checkout Kit: `authConfig` needs `redirectToSignIn`, since whoever gets no sign-in token is sent there.',
  });

/**
 * Shows the shopper's cards on the page that the payment side hosts, once it is signed in for them. Resolves with the handle of
 * its wallet, or with undefined where the shopper has been sent to sign in, or `signal` has ended it. Rejects with
 * `invalid_config` or `container_in_use` for a host's mistake.
 */
export async function mountHostedPayment({
  signal,
  ...config
}: HostedPaymentConfig): Promise<HostedPaymentHandle | undefined> {
  // A host without types may say less.
  const { redirectToSignIn, ...authConfig } = { ...config.authConfig };
  if (!redirectToSignIn) throw noWayToSignIn();
  const unmounted = new AbortController();
  const life = signal ? AbortSignal.any([signal, unmounted.signal]) : unmounted.signal;
  const signIn = createSignIn(config, life);
  const [token, { mount }] = await Promise.all([signIn(), loadWallet()]);
  if (token === undefined || life.aborted) return undefined;
  const wallet = mount({
    ...config,
    appName: APP,
    uiConfig: { ...config.uiConfig, isMyWallet: true },
    // Who is sent to sign in is the page's affair.
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
