import { readSignInToken } from '@grocer/foundation/contract';
import { MAIN_BANNER } from '@grocer/foundation/domain';
import { serviceBase } from '@grocer/foundation/embed';
import { createAuthSession, createHttp, realTiming } from '@grocer/foundation/http';
import type { WalletConfig, WalletHandle } from '@grocer/wallet';
import { loadWallet } from '../../lazy.ts';

const APP = 'WEB HOSTED PAYMENT PAGE';

/** What the hosted payment page needs: the wallet's config, without an order. */
export type HostedPaymentConfig = Omit<WalletConfig, 'appName' | 'checkoutConfig' | 'paymentIntentId'>;

/** Fetches tokens for the page; whoever gets none is sent to sign in, once [C-6.1] [C-7.28]. */
function createSignIn({ authConfig, endpoints, tenantName, clock, ...config }: HostedPaymentConfig) {
  const { signal } = new AbortController();
  const timing = realTiming(clock && (() => clock.now()));
  const session = createAuthSession(authConfig, { timing, life: () => signal, onExpired: () => undefined });
  const http = createHttp({
    baseUrl: serviceBase(config, endpoints?.payment),
    paths: endpoints?.paths ?? {},
    application: APP,
    tenant: tenantName ?? MAIN_BANNER.key,
    session,
    timing,
  });
  return async (): Promise<string> => {
    const read = await http.send(readSignInToken, undefined, { signal });
    if (read.ok) return read.value;
    session.expire();
    throw read.error;
  };
}

/**
 * Shows the shopper's cards on the page that the payment side hosts, once it is signed in for them. Resolves with the handle of
 * its wallet, or with undefined where the shopper has been sent to sign in. Rejects with `invalid_config` for a host's mistake.
 */
export async function mountHostedPayment(config: HostedPaymentConfig): Promise<WalletHandle | undefined> {
  const { authConfig, uiConfig } = config;
  const signIn = createSignIn(config);
  const token = await signIn().catch(() => undefined);
  if (token === undefined) return undefined;
  const { mount } = await loadWallet();
  return mount({
    ...config,
    appName: APP,
    uiConfig: { ...uiConfig, isMyWallet: true },
    authConfig: { ...authConfig, token, getNewToken: signIn },
  });
}
