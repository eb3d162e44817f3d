import { Overlay, useChunk, useIdle, WaitingLayer } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { Broken } from './Broken.tsx';
import { Guarded } from './Guarded.tsx';
import { loadWindow } from '../lazy.ts';
import { frameMessages } from '../window/messages.ts';
import { useSelectorActions, useSelectorCore, useSelectorStore, useText } from './context.tsx';

/** The selector as a window above the page. Renders nothing while the window is closed. */
export function SelectorWindow(): ReactNode {
  const text = useText('frame', frameMessages);
  const { config } = useSelectorCore();
  const { closeWindow } = useSelectorActions();
  const frame = useSelectorStore((state) => state.frame);
  const isOpen = frame.phase === 'open';
  // Preloaded while the page is idle, so that the first press opens the window without a delay.
  const chunk = useChunk(loadWindow, useIdle() || isOpen, isOpen);
  return (
    <Overlay open={isOpen} near={config.container}>
      <Guarded instead={(retry) => <Broken onRetry={retry} />}>
        {chunk.phase === 'failed' && <Broken onRetry={chunk.retry} />}
        {chunk.phase === 'waiting' && <WaitingLayer text={text.loading} onClose={closeWindow} />}
        {chunk.phase === 'ready' && isOpen && <chunk.loaded.WindowViews trail={frame.trail} />}
      </Guarded>
    </Overlay>
  );
}
