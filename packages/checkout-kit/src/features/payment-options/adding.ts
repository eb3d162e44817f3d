import type { mount, WalletHandle } from '@grocer/wallet';
import { loadCards } from '../../checkout/editing.ts';
import type { CheckoutCore } from '../../core/create-checkout.ts';
import { kitConfigOf } from '../../core/kit-config.ts';
import { loadWallet } from '../../lazy.ts';

type WalletConfig = Parameters<typeof mount>[0];

function walletConfigOf(core: CheckoutCore): WalletConfig {
  const { locationData, hostedFields, endpoints } = core.config;
  const { customerServicePhone } = core.store.getState().settings;
  return {
    ...kitConfigOf(core),
    walletConfig: { showGiftCards: true },
    uiConfig: {
      showCardbox: false,
      ...(customerServicePhone !== undefined && { customerServicePhone }),
    },
    ...(locationData && { locationData }),
    ...(hostedFields && { hostedFields }),
    ...(endpoints?.services !== undefined && { endpoints: { payment: endpoints.services } }),
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
