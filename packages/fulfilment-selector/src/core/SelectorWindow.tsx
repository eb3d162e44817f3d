import { Overlay, useChunk, useIdle } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { Broken } from './Broken.tsx';
import { Guarded } from './Guarded.tsx';
import { loadWindow } from '../lazy.ts';
import { useSelectorCore, useSelectorStore } from './context.tsx';
import { WaitingLayer } from './WaitingLayer.tsx';

/** The selector as a window above the page, while it is open. */
export function SelectorWindow(): ReactNode {
  const { config } = useSelectorCore();
  const frame = useSelectorStore((state) => state.frame);
  const isOpen = frame.phase === 'open';
  // Got ready while nothing else happens, so that the first press finds it there.
  const chunk = useChunk(loadWindow, useIdle() || isOpen);
  return (
    <Overlay open={isOpen} near={config.container}>
      <Guarded instead={(retry) => <Broken onRetry={retry} />}>
        {chunk.phase === 'failed' && <Broken onRetry={chunk.retry} />}
        {chunk.phase === 'waiting' && <WaitingLayer />}
        {chunk.phase === 'ready' && isOpen && <chunk.loaded.WindowViews trail={frame.trail} />}
      </Guarded>
    </Overlay>
  );
}
