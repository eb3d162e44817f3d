import { mount } from '@grocer/wallet';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { BRAND } from '../brand.ts';
import type { PageProps } from '../Shop.tsx';
import { walletConfig } from '../wallet-config.ts';

/** The shopper's cards: the wallet as any page embeds it, with `mount()`. */
export function Wallet({ session, token, settings }: PageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const wallet = mount({
      ...walletConfig({ session, token, settings }),
      container: place.current,
      uiConfig: { isMyWallet: true, customerServicePhone: BRAND.phone },
    });
    return () => wallet.unmount();
  }, [session, token, settings]);
  return <div ref={place} />;
}

/** The shopper's cards, on a page of their own. */
export const MyWalletPage = (host: PageProps): ReactNode => (
  <main className="page narrow">
    <h1>My Wallet</h1>
    <Wallet {...host} />
  </main>
);
