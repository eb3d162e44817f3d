import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useEscape } from '../ui/escape.ts';
import { SlowStatus } from '../ui/LiveRegion.tsx';
import { useOverlayPlace } from '../ui/overlay-context.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface WaitingLayerProps {
  readonly text: string;
  /** Called on Escape and on a press, if leaving loses nothing. Default: the layer stays. */
  readonly onClose?: ((reason: 'close' | 'escape') => void) | undefined;
}

/** A layer with a spinner that keeps the focus; announces `text` when loading takes long. */
export function WaitingLayer({ text, onClose }: WaitingLayerProps): ReactNode {
  const self = useRef<HTMLDivElement>(null);
  useKeptFocus(self);
  useEscape(useOverlayPlace()?.element, () => onClose?.('escape'));
  useEffect(() => self.current?.focus(), []);
  return (
    <div ref={self} className="grocer-layer" role="group" tabIndex={-1} data-place aria-busy="true">
      <div className="grocer-layer-cover" aria-hidden="true" onClick={() => onClose?.('close')} />
      <span className="grocer-spinner" aria-hidden="true" />
      <SlowStatus text={text} />
    </div>
  );
}
