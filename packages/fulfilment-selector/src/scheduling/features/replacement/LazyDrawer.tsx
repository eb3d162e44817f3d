import { BrokenPanel, Overlay, useChunk, WaitingLayer } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { frameMessages } from '../../../window/messages.ts';
import { Guarded } from '../../../core/Guarded.tsx';
import { useSelectorCore, useText } from '../../../core/context.tsx';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';
import { loadDrawer } from '../../lazy.ts';

/** The drawer, while it is open. Preloaded once an item is unavailable at the chosen time. */
export function LazyDrawer(): ReactNode {
  const isOpen = useSchedulingStore(({ drawer }) => drawer.phase !== 'closed');
  const isWanted = useSchedulingStore((state) => state.unavailable().length > 0);
  const { config } = useSelectorCore();
  const text = useText('frame', frameMessages);
  const { dismissDrawer } = useSchedulingActions();
  const broken = (retry: () => void): ReactNode => (
    <BrokenPanel text={text} onRetry={retry} onClose={dismissDrawer} />
  );
  const chunk = useChunk(loadDrawer, isOpen || isWanted, isOpen);
  return (
    <Overlay open={isOpen} near={config.container}>
      <Guarded instead={broken}>
        {isOpen && chunk.phase === 'failed' && broken(chunk.retry)}
        {isOpen && chunk.phase === 'waiting' && <WaitingLayer text={text.loading} onClose={dismissDrawer} />}
        {isOpen && chunk.phase === 'ready' && <chunk.loaded.Drawer />}
      </Guarded>
    </Overlay>
  );
}
