import { mountHostedPayment } from '@grocer/checkout-kit';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { watchHandle } from '../demo/watch-handle.ts';
import { EVENT_NAMES } from '../demo/event-names.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { Page } from '../layout/Page.tsx';
import type { PageProps } from '../Shop.tsx';
import { walletConfig } from '../sdk/wallet.ts';
import { useSignedIn } from '../use-signed-in.ts';

interface CardsProps extends PageProps {
  /** Called with the shop's token if the page could not be signed in with it. */
  readonly onFailed: (token: string) => void;
}

/** The shopper's cards, once the page has signed in with a token of its own. */
function Cards({ session, token, settings, onFailed }: CardsProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const signedIn = useSignedIn({ session, token });
  useEffect(() => {
    const life = new AbortController();
    async function open(container: HTMLElement): Promise<void> {
      const { appName: _app, ...config } = walletConfig({ ...signedIn.current, settings });
      const wallet = await mountHostedPayment({ ...config, container, signal: life.signal });
      // The shopper has been asked to sign in again.
      if (!wallet) throw new Error('The page could not sign in.');
      watchHandle('wallet', EVENT_NAMES.wallet, wallet);
      setReady(true);
    }
    if (place.current)
      open(place.current).catch(() => !life.signal.aborted && onFailed(signedIn.current.token));
    return () => life.abort();
  }, [settings, signedIn, onFailed]);
  return (
    <>
      {!isReady && (
        <p className="muted" role="status">
          Signing you in…
        </p>
      )}
      <div ref={place} />
    </>
  );
}

/** The hosted payment page. */
export function HostedPaymentPage(props: PageProps): ReactNode {
  const [failedWith, setFailedWith] = useState<string>();
  return (
    <Page title="Payment methods" look="wrap narrow">
      {failedWith === props.token ? (
        <NotLoaded what="Your payment methods" onRetry={() => setFailedWith(undefined)} />
      ) : (
        <Cards {...props} onFailed={setFailedWith} />
      )}
    </Page>
  );
}
