import { Overlay, useChunk, useIdle } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { cardMessages } from '../cards/messages.ts';
import { Broken } from './Broken.tsx';
import { Guarded } from './Guarded.tsx';
import { loadScreens } from '../lazy.ts';
import { useText, useWalletCore, useWalletStore } from './context.tsx';

function Waiting(): ReactNode {
  const text = useText('cards', cardMessages);
  return (
    <div className="grocer-layer">
      <span className="grocer-spinner" aria-hidden="true" />
      <SlowStatus text={text.loading} />
    </div>
  );
}

/** The flyout, above everything else on the page while it is open. */
export function WalletFlyout(): ReactNode {
  const { config } = useWalletCore();
  const flyout = useWalletStore((state) => state.flyout);
  const isOpen = flyout.phase === 'open';
  // Got ready while nothing else happens, so that the first press finds it there.
  const isIdle = useIdle();
  const chunk = useChunk(loadScreens, isIdle || isOpen);
  useEffect(() => {
    if (isIdle && chunk.phase === 'ready') chunk.loaded.prefetchTrap();
  }, [isIdle, chunk]);
  // What broke is made anew.
  const [isBroken, setBroken] = useState(false);
  return (
    <Overlay open={isOpen} keep={chunk.phase === 'ready' && !isBroken} near={config.container}>
      <Guarded instead={(retry) => <Broken onRetry={retry} />} onBroken={() => setBroken(true)}>
        {chunk.phase === 'failed' && <Broken onRetry={chunk.retry} />}
        {chunk.phase === 'waiting' && <Waiting />}
        {chunk.phase === 'ready' && <chunk.loaded.FlyoutScreens stack={isOpen ? flyout.stack : undefined} />}
      </Guarded>
    </Overlay>
  );
}
