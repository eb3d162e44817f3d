import { useFollowed } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import type { WalletConfig } from '../config.ts';
import { createWallet } from './create-wallet.ts';
import { changeableOf, fixedOf } from './follow-config.ts';
import { WalletScope } from './context.tsx';

interface WalletProviderProps {
  /**
   * What `update()` takes follows the newest render; functions are always the newest. Anything else is read once:
   * give the provider another `key` to start anew, as for another shopper.
   */
  readonly config: Omit<WalletConfig, 'container'>;
  readonly children: ReactNode;
}

const followed = {
  provider: 'WalletProvider',
  create: (config: WalletProviderProps['config']) => createWallet(config),
  changeable: changeableOf,
  fixed: fixedOf,
};

/** One wallet for all wallet components below it. */
export function WalletProvider({ config, children }: WalletProviderProps): ReactNode {
  const wallet = useFollowed(config, followed);
  return <WalletScope core={wallet}>{children}</WalletScope>;
}
