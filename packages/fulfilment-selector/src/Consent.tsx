import { Overlay, useChunk } from '@grocer/foundation/embed';
import { useOverlayPlace } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { loadConsent } from './consent/load-dialog.ts';
import { BrokenPart, Guarded } from './Guarded.tsx';
import { useSelectorCore, useSelectorStore } from './selector-context.tsx';

/** The question for the shopper's location, in a layer of its own above window and page [F-2.54]. */
export function Consent(): ReactNode {
  const { config } = useSelectorCore();
  const asking = useSelectorStore((state) => state.asking);
  const isOpen = asking.phase === 'asking';
  const chunk = useChunk(loadConsent, isOpen);
  // Beside the window's layer, where its own dialog would otherwise take it in.
  const beside = useOverlayPlace()?.element.parentElement ?? undefined;
  return (
    <Overlay open={isOpen && chunk.phase !== 'waiting'} near={beside ?? config.container}>
      <Guarded>
        {chunk.phase === 'failed' && (
          <div className="grocer-layer">
            <div className="grocer-layer-panel">
              <BrokenPart onRetry={chunk.retry} />
            </div>
          </div>
        )}
        {chunk.phase === 'ready' && asking.phase === 'asking' && (
          <chunk.loaded.LocationConsent step={asking.step} />
        )}
      </Guarded>
    </Overlay>
  );
}
