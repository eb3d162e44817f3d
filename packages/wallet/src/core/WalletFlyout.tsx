import { Overlay, useIdle } from '@grocer/foundation/embed';
import { prefetchTrap } from '@grocer/foundation/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Broken } from './Broken.tsx';
import { useWalletActions, useWalletCore, useWalletStore } from './context.tsx';
import { FlyoutScreens } from './FlyoutScreens.tsx';
import { Guarded } from './Guarded.tsx';

/** The flyout, above everything else on the page while it is open. */
export function WalletFlyout(): ReactNode {
  const { config } = useWalletCore();
  const flyout = useWalletStore((state) => state.flyout);
  const { closeFlyout } = useWalletActions();
  const isOpen = flyout.phase === 'open';
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) prefetchTrap();
  }, [isIdle]);
  // After an error, the content is mounted anew.
  const [isBroken, setBroken] = useState(false);
  return (
    <Overlay open={isOpen} keep={!isBroken} near={config.container}>
      <Guarded
        instead={(retry) => <Broken onRetry={retry} onClose={closeFlyout} />}
        onBroken={() => setBroken(true)}
      >
        <FlyoutScreens stack={isOpen ? flyout.stack : undefined} />
      </Guarded>
    </Overlay>
  );
}
