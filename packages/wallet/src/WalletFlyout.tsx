import { ErrorBoundary, Overlay } from '@grocer/foundation/embed';
import { GrocerError } from '@grocer/foundation/http';
import { Button, SlowStatus } from '@grocer/foundation/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { loadScreens } from './prefetch.ts';
import { useText, useWalletActions, useWalletCore, useWalletStore } from './wallet-context.tsx';

const lazyScreens = () => lazy(async () => ({ default: (await loadScreens()).FlyoutScreens }));

function Waiting(): ReactNode {
  const text = useText('cardList');
  return (
    <div className="grocer-layer">
      <span className="grocer-spinner" aria-hidden="true" />
      <SlowStatus text={text.loading} />
    </div>
  );
}

function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText('cardList');
  const { closeFlyout } = useWalletActions();
  return (
    <div className="grocer-layer">
      <div className="grocer-layer-panel" role="alertdialog" aria-label={text.broken} data-part="broken">
        <p>{text.broken}</p>
        <div className="grocer-layer-actions">
          <Button kind="secondary" part="close" onPress={() => closeFlyout('close')}>
            {text.close}
          </Button>
          <Button kind="primary" part="retry" onPress={onRetry}>
            {text.retry}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The flyout, above everything else on the page while it is open [W-2.1]. */
export function WalletFlyout(): ReactNode {
  const { emitter, config } = useWalletCore();
  const flyout = useWalletStore((state) => state.flyout);
  const [Screens, setScreens] = useState(lazyScreens);
  const onError = (): void =>
    emitter.emit('error', {
      error: new GrocerError({ code: 'unexpected', retryable: true, message: 'The wallet’s flyout could not be shown.' }),
    });
  return (
    <Overlay open={flyout.phase === 'open'} near={config.container}>
      <ErrorBoundary
        onError={onError}
        fallback={(retry) => (
          <Broken
            onRetry={() => {
              // A chunk that failed to load is remembered as failed: it takes a new one to try again.
              setScreens(lazyScreens);
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={<Waiting />}>
          {flyout.phase === 'open' && <Screens screen={flyout.screen} keepsAt={flyout.keepsAt} />}
        </Suspense>
      </ErrorBoundary>
    </Overlay>
  );
}
