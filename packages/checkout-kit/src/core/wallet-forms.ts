import type { PinAnswer, PinRequest, WalletConfig, WalletEvents, WalletHandle } from '@grocer/wallet';
import { loadWallet } from '../lazy.ts';
import type { CheckoutCore } from './create-checkout.ts';
import { whileEmbedded } from './embedded.ts';
import { kitConfigOf } from './kit-config.ts';

const toWalletEndpoints = ({ services, paths }: NonNullable<CheckoutCore['config']['endpoints']>) => ({
  ...(services !== undefined && { payment: services }),
  ...(paths && { paths }),
});

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
    ...(endpoints && { endpoints: toWalletEndpoints(endpoints) }),
  };
}

/** Mounts a wallet while `use` runs and the checkout lives. Rejects if the wallet cannot be loaded. */
async function withWallet<Result>(
  core: CheckoutCore,
  use: (wallet: WalletHandle) => Promise<Result>,
): Promise<Result | undefined> {
  const { signal } = core.deps;
  const { mount: mountWallet } = await loadWallet();
  if (signal.aborted) return undefined;
  return whileEmbedded(core, mountWallet(walletConfigOf(core)), use);
}

/** The wallet's screens for adding a card. */
export type AddScreen = 'add-card' | 'add-snap-card' | 'add-gift-card';

export type AddedCard = WalletEvents['card:added']['card'];

/**
 * Opens the wallet's form for a new card. Resolves with the added card, or with undefined, once the form has
 * closed. Rejects if the wallet cannot be loaded.
 */
export function addCard(core: CheckoutCore, screen: AddScreen): Promise<AddedCard | undefined> {
  return withWallet(core, (wallet) => {
    let card: AddedCard | undefined;
    const closed = new Promise<AddedCard | undefined>((resolve) => wallet.on('closed', () => resolve(card)));
    wallet.on('card:added', (told) => {
      card = told.card;
      // The wallet would otherwise go on to its card list, which the page beneath already shows.
      wallet.close();
    });
    wallet.open({ screen });
    return closed;
  });
}

/** Asks for an EBT card's PIN; undefined if the shopper goes back. Rejects if the form cannot be loaded. */
export const enterPin = (core: CheckoutCore, request: PinRequest): Promise<PinAnswer | undefined> =>
  withWallet(core, (wallet) => wallet.enterPin(request));
