import { Overlay, useChunk } from '@grocer/foundation/embed';
import { useOverlayPlace } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { loadActions } from '../lazy.ts';
import { useSelectorCore, useSelectorStore } from './context.tsx';

/**
 * The question for the shopper's location, in a layer of its own above window and page [F-2.54]. It is here when it is
 * asked, since it comes with what asks it.
 */
export function Consent(): ReactNode {
  const { config } = useSelectorCore();
  const asking = useSelectorStore((state) => state.asking);
  const part = useChunk(loadActions, asking.phase === 'asking');
  // Beside the window's layer, where its own dialog would otherwise take it in.
  const beside = useOverlayPlace()?.element.parentElement ?? undefined;
  const isOpen = part.phase === 'ready' && asking.phase === 'asking';
  return (
    <Overlay open={isOpen} near={beside ?? config.container}>
      {isOpen && <part.loaded.LocationConsent step={asking.step} />}
    </Overlay>
  );
}
