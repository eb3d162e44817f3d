import { BrokenPanel, Overlay, useChunk, WaitingLayer } from '@grocer/foundation/embed';
import type { Load } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useCheckoutCore, useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';

interface LayerProps<Loaded> {
  readonly load: Load<Loaded>;
  /** True if it can be closed before it is loaded: a layer that asks or tells something has to be read. */
  readonly canLeave?: boolean;
  /** Called with `close` by a loaded layer, and with how it was closed by one that failed to load. */
  readonly onClose: (reason: 'close' | 'escape') => void;
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode;
}

function Layer<Loaded>({ load, canLeave, onClose, children }: LayerProps<Loaded>): ReactNode {
  const text = useText('parts', partMessages);
  const chunk = useChunk(load, true);
  if (chunk.phase === 'waiting')
    return <WaitingLayer text={text.loading} onClose={canLeave ? onClose : undefined} />;
  if (chunk.phase === 'failed') return <BrokenPanel text={text} onRetry={chunk.retry} onClose={onClose} />;
  return children(chunk.loaded, () => onClose('close'));
}

interface LazyLayerProps<Loaded> extends LayerProps<Loaded> {
  readonly isOpen: boolean;
}

/** An overlay whose code is loaded when it opens. */
export function LazyLayer<Loaded>({ isOpen, ...layer }: LazyLayerProps<Loaded>): ReactNode {
  const { config } = useCheckoutCore();
  return (
    <Overlay open={isOpen} near={config.container}>
      {isOpen && <Layer {...layer} />}
    </Overlay>
  );
}
