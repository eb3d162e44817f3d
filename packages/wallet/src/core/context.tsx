import { EmbedProvider, mergeMessages } from '@grocer/foundation/embed';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Wallet } from './create-wallet.ts';
import type { WalletCore } from './late-part.ts';
import type { WalletMessages } from '../messages.ts';
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

/** Actions whose code came with the caller's chunk. */
export const usePart = <Part,>(part: (core: WalletCore) => Part): Part => part(useWalletCore());

/** The words of one part of the wallet: its own, with the host's in their place. */
export function useText<Part extends keyof WalletMessages>(
  part: Part,
  own: WalletMessages[Part],
): WalletMessages[Part] {
  const { names } = useWalletCore();
  const theirs = useWalletStore(({ settings }) => settings.messages[part]);
  useEffect(() => {
    if (theirs) names(({ words }) => words(part, own, theirs));
  }, [names, part, own, theirs]);
  return useMemo(() => (theirs === undefined ? own : mergeMessages(own, theirs)), [own, theirs]);
}

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
  return (
    <WalletContext.Provider value={wallet}>
      <EmbedProvider config={config} appearance={appearance}>
        {children}
      </EmbedProvider>
    </WalletContext.Provider>
  );
}
