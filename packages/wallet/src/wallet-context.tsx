import { EmbedProvider, findTarget } from '@grocer/foundation/embed';
import type { EmbedSettings } from '@grocer/foundation/embed';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Wallet } from './create-wallet.ts';
import type { WalletMessages } from './messages.ts';
import type { WalletStore } from './store.ts';

const WalletContext = createContext<Wallet | undefined>(undefined);

/** The wallet that a component is part of. */
export function useWalletCore(): Wallet {
  const wallet = useContext(WalletContext);
  if (!wallet) throw new Error('Grocer Wallet: wallet components have to be inside <WalletProvider>.');
  return wallet;
}

/** Reads from the store; renders again when what was read changes. */
export const useWalletStore = <Selected,>(selector: (state: WalletStore) => Selected): Selected =>
  useStore(useWalletCore().store, selector);

/** What can be done; actions never change, so reading them renders nothing again. */
export const useWalletActions = (): WalletStore => useWalletCore().store.getState();

/** The words of one part of the wallet. */
export const useText = <Part extends keyof WalletMessages>(part: Part): WalletMessages[Part] =>
  useWalletStore(({ settings }) => settings.text[part]);

/** Makes a wallet usable by everything below, and keeps it alive while it is in the page. */
export function WalletScope({
  wallet,
  children,
}: {
  readonly wallet: Wallet;
  readonly children: ReactNode;
}): ReactNode {
  const { config, store, retain } = wallet;
  const appearance = useStore(store, ({ settings }) => settings.appearance);
  useEffect(() => retain(), [retain]);
  const embed = useMemo<EmbedSettings>(
    () => ({
      appearance,
      isolation: config.isolation ?? 'shadow',
      locale: config.locale ?? 'en-US',
      overlayContainer: () => findTarget(config.overlayContainer) ?? null,
      returnFocus: config.returnFocus,
    }),
    [appearance, config],
  );
  return (
    <WalletContext.Provider value={wallet}>
      <EmbedProvider settings={embed}>{children}</EmbedProvider>
    </WalletContext.Provider>
  );
}
