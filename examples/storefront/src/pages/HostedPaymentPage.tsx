import { mountHostedPayment } from '@grocer/checkout-kit';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { watchHandle } from '../demo/watch-handle.ts';
import { EVENT_NAMES } from '../demo/event-names.ts';
import { Page } from '../layout/Page.tsx';
import type { PageProps } from '../Shop.tsx';
import { walletConfig } from '../sdk/wallet.ts';
import { useSignedIn } from '../use-signed-in.ts';

/** The shopper's cards as a hosted payment page, which signs in with a token of its own. */
export function HostedPaymentPage({ session, token, settings }: PageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const signedIn = useSignedIn({ session, token });
  useEffect(() => {
    const life = new AbortController();
    async function open(container: HTMLElement): Promise<void> {
      const { appName: _app, ...config } = walletConfig({ ...signedIn.current, settings });
      const wallet = await mountHostedPayment({ ...config, container, signal: life.signal });
      if (!wallet) return;
      watchHandle('wallet', EVENT_NAMES.wallet, wallet);
      setPhase('ready');
    }
    if (place.current) open(place.current).catch(() => !life.signal.aborted && setPhase('failed'));
    return () => life.abort();
  }, [settings, signedIn]);
  return (
    <Page title="Payment methods" look="wrap narrow">
      {phase === 'loading' && (
        <p className="muted" role="status">
          Signing you in…
        </p>
      )}
      {phase === 'failed' && <p role="alert">Your payment methods can’t be shown. Please reload the page.</p>}
      <div ref={place} />
    </Page>
  );
}
