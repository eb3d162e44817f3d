import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WalletConfig } from './config.ts';
import { createWallet } from './create-wallet.ts';
import { WalletScope } from './wallet-context.tsx';

interface WalletProviderProps {
  /** Read once; what changes later goes through `useWalletHandle().update()`. */
  readonly config: Omit<WalletConfig, 'container'>;
  readonly children: ReactNode;
}

/** One wallet for all wallet components below it. */
export function WalletProvider({ config, children }: WalletProviderProps): ReactNode {
  const [wallet] = useState(() => createWallet(config));
  return <WalletScope wallet={wallet}>{children}</WalletScope>;
}
