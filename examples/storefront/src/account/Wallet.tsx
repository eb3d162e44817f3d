import { mount } from '@grocer/wallet';
import type { WalletHandle } from '@grocer/wallet';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { brandOf } from '../brand.ts';
import { watchHandle } from '../demo/watch-handle.ts';
import { EVENT_NAMES } from '../demo/event-names.ts';
import { walletConfig } from '../sdk/wallet.ts';
import { useSignedIn } from '../use-signed-in.ts';
import type { PageProps } from '../Shop.tsx';

/** The shopper's cards: the wallet, embedded with `mount()`. */
export function Wallet({ session, token, settings }: PageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<WalletHandle>(undefined);
  const signedIn = useSignedIn({ session, token }, mounted);
  useEffect(() => {
    if (!place.current) return undefined;
    const wallet = mount({
      ...walletConfig({ ...signedIn.current, settings }),
      container: place.current,
      uiConfig: { isMyWallet: true, customerServicePhone: brandOf(settings.banner).phone },
    });
    watchHandle('wallet', EVENT_NAMES.wallet, wallet);
    mounted.current = wallet;
    return () => wallet.unmount();
  }, [settings, signedIn]);
  return <div ref={place} />;
}
