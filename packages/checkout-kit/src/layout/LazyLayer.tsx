import { BrokenPanel, Overlay, useChunk, WaitingLayer } from '@grocer/foundation/embed';
import type { Load } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useCheckoutCore, useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';

interface LayerProps<Loaded> {
  readonly load: Load<Loaded>;
  /** By the button, or by Escape, where the layer cannot be loaded; a layer that is there calls it as by the button. */
  readonly onClose: (reason: 'close' | 'escape') => void;
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode;
}

function Layer<Loaded>({ load, onClose, children }: LayerProps<Loaded>): ReactNode {
  const text = useText('parts', partMessages);
  const chunk = useChunk(load, true);
  if (chunk.phase === 'waiting') return <WaitingLayer text={text.loading} />;
  if (chunk.phase === 'failed') return <BrokenPanel text={text} onRetry={chunk.retry} onClose={onClose} />;
  return children(chunk.loaded, () => onClose('close'));
}

interface LazyLayerProps<Loaded> extends LayerProps<Loaded> {
  readonly isOpen: boolean;
}

/** A layer above the page, which is loaded when it is opened. */
export function LazyLayer<Loaded>({ isOpen, ...layer }: LazyLayerProps<Loaded>): ReactNode {
  const { config } = useCheckoutCore();
  return (
    <Overlay open={isOpen} near={config.container}>
      {isOpen && <Layer {...layer} />}
    </Overlay>
  );
}
