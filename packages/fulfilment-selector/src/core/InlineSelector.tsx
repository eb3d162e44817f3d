import { InlineSurface, useChunk } from '@grocer/foundation/embed';
import type { PartPhase } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { frameMessages } from '../window/messages.ts';
import { BrokenPart, Guarded } from './Guarded.tsx';
import { loadInline } from '../lazy.ts';
import { useSelectorStore, useText } from './context.tsx';
import type { SelectorStore } from './store.ts';

/** Loading state of the stores. Without a ZIP code none are loading, so no height is reserved for them. */
const phaseOf = ({ start, results }: SelectorStore): PartPhase =>
  results.phase === 'idle' && start.phase !== 'loading' ? 'failed' : results.phase;

interface InlineSelectorProps {
  /** The element that `mount()` has created in the container. */
  readonly element?: HTMLElement;
}

/** The selector, rendered inline in the page. */
export function InlineSelector({ element }: InlineSelectorProps): ReactNode {
  const text = useText('frame', frameMessages);
  const frame = useSelectorStore((state) => state.frame);
  const found = useSelectorStore(phaseOf);
  const chunk = useChunk(loadInline, true);
  const phase = chunk.phase === 'ready' ? found : chunk.phase;
  return (
    <InlineSurface element={element} part="fulfilment-selector" phase={phase}>
      <Guarded>
        {chunk.phase === 'waiting' && <SlowStatus text={text.loading} />}
        {chunk.phase === 'failed' && <BrokenPart onRetry={chunk.retry} />}
        {chunk.phase === 'ready' && frame.phase === 'open' && (
          <chunk.loaded.InlineViews trail={frame.trail} />
        )}
      </Guarded>
    </InlineSurface>
  );
}
