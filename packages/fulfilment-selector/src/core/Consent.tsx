import { Overlay, useChunk } from '@grocer/foundation/embed';
import { useOverlayPlace } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { loadActions } from '../lazy.ts';
import { useSelectorCore, useSelectorStore } from './context.tsx';

/**
 * The location consent prompt, in its own layer above window and page [F-2.54]. Its code is always loaded
 * when it opens, since it shares a chunk with the actions that open it.
 */
export function Consent(): ReactNode {
  const { config } = useSelectorCore();
  const asking = useSelectorStore((state) => state.asking);
  const part = useChunk(loadActions, asking.phase === 'asking');
  // Inside the window's layer, the window's dialog would contain the prompt.
  const beside = useOverlayPlace()?.element.parentElement ?? undefined;
  const isOpen = part.phase === 'ready' && asking.phase === 'asking';
  return (
    <Overlay open={isOpen} near={beside ?? config.container}>
      {isOpen && <part.loaded.LocationConsent step={asking.step} />}
    </Overlay>
  );
}
