import type { mount, WalletHandle } from '@grocer/wallet';
import { loadCards } from '../../checkout/editing.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { loadWallet } from '../../lazy.ts';

type WalletConfig = Parameters<typeof mount>[0];

/** What the wallet is told: everything that the checkout was, and nothing of the order, which it does not choose cards for. */
function walletConfigOf({ config, deps, store }: CheckoutCore): WalletConfig {
  const { authConfig, environment, appName, tenantName, bannerDomain, locationData, hostedFields } = config;
  const { appearance, locale, customerServicePhone } = store.getState().settings;
  const token = deps.session.current()?.value ?? authConfig.token;
  return {
    environment,
    locale,
    appearance,
    authConfig: { ...authConfig, token },
    walletConfig: { showGiftCards: true },
    uiConfig: {
      showCardbox: false,
      ...(customerServicePhone !== undefined && { customerServicePhone }),
    },
    ...(appName && { appName }),
    ...(tenantName !== undefined && { tenantName }),
    ...(bannerDomain !== undefined && { bannerDomain }),
    ...(locationData && { locationData }),
    ...(hostedFields && { hostedFields }),
    ...(config.endpoints?.services !== undefined && { endpoints: { payment: config.endpoints.services } }),
    ...(config.isolation && { isolation: config.isolation }),
    ...(config.overlayContainer !== undefined && { overlayContainer: config.overlayContainer }),
    ...(config.cspNonce !== undefined && { cspNonce: config.cspNonce }),
  };
}

/** Opens the wallet's form for a card; resolves once it has closed again. Rejects where the wallet could not be loaded. */
export async function addCard(core: CheckoutCore, screen: 'add-card' | 'add-gift-card'): Promise<void> {
  const { signal } = core.deps;
  const { mount: mountWallet } = await loadWallet();
  if (signal.aborted) return;
  const wallet: WalletHandle = mountWallet(walletConfigOf(core));
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
    wallet.on('closed', () => resolve());
    wallet.on('card:added', () => {
      // What it was opened for is done; its list would show the same cards as the page beneath.
      wallet.close();
    });
    wallet.open({ screen });
  });
  wallet.unmount();
  if (!signal.aborted) await loadCards(core);
}
