import type { mount, PinAnswer, PinRequest, WalletHandle } from '@grocer/wallet';
import { loadCards } from '../checkout/editing.ts';
import { loadWallet } from '../lazy.ts';
import type { CheckoutCore } from './create-checkout.ts';
import { kitConfigOf } from './kit-config.ts';

type WalletConfig = Parameters<typeof mount>[0];

function walletConfigOf(core: CheckoutCore): WalletConfig {
  const { locationData, hostedFields, endpoints } = core.config;
  const { customerServicePhone } = core.store.getState().settings;
  return {
    ...kitConfigOf(core),
    walletConfig: { showGiftCards: true, showSnapCards: true },
    uiConfig: {
      showCardbox: false,
      ...(customerServicePhone !== undefined && { customerServicePhone }),
    },
    ...(locationData && { locationData }),
    ...(hostedFields && { hostedFields }),
    ...(endpoints?.services !== undefined && { endpoints: { payment: endpoints.services } }),
  };
}

/** Uses a wallet for as long as something takes; it ends with the checkout. Rejects where it cannot be loaded. */
async function withWallet<Result>(
  core: CheckoutCore,
  use: (wallet: WalletHandle) => Promise<Result>,
): Promise<Result | undefined> {
  const { signal } = core.deps;
  const { mount: mountWallet } = await loadWallet();
  if (signal.aborted) return undefined;
  const wallet = mountWallet(walletConfigOf(core));
  const leave = (): void => wallet.unmount();
  signal.addEventListener('abort', leave, { once: true });
  const result = await use(wallet);
  signal.removeEventListener('abort', leave);
  leave();
  return signal.aborted ? undefined : result;
}

/** The forms of the wallet for another card. */
export type AddScreen = 'add-card' | 'add-snap-card' | 'add-gift-card';

/** Opens the wallet's form for a card; resolves once it has closed again. Rejects where the wallet could not be loaded. */
export async function addCard(core: CheckoutCore, screen: AddScreen): Promise<void> {
  const { signal } = core.deps;
  await withWallet(core, (wallet) => {
    const closed = new Promise<void>((resolve) => wallet.on('closed', () => resolve()));
    // What it was opened for is done; its list would show the same cards as the page beneath.
    wallet.on('card:added', () => wallet.close());
    wallet.open({ screen });
    return closed;
  });
  if (!signal.aborted) await loadCards(core);
}

/** Asks for the PIN of an EBT card; undefined where the shopper went back. Rejects where nobody could ask. */
export const enterPin = (core: CheckoutCore, request: PinRequest): Promise<PinAnswer | undefined> =>
  withWallet(core, (wallet) => wallet.enterPin(request));
