import { InlineSurface, useChunk } from '@grocer/foundation/embed';
import type { PartPhase } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { BrokenPart, Guarded } from '../../core/Guarded.tsx';
import { frameMessages } from '../../window/messages.ts';
import { useText } from '../../core/context.tsx';
import { SelectorWindow } from '../../core/SelectorWindow.tsx';
import { loadScheduling } from '../lazy.ts';
import { useSchedulingStore } from './context.tsx';
import { destinationOf } from './held-here.ts';
import type { SchedulingStore } from './store.ts';

/** Loading state of the page. A page without times, as before sign-in, is not loading. */
function phaseOf({ arrival, offer }: SchedulingStore): PartPhase {
  if (arrival.phase === 'loading') return 'loading';
  return destinationOf(arrival) ? offer.phase : 'failed';
}

interface SchedulingPageProps {
  /** The element that `mountScheduling()` has created in the container. */
  readonly element?: HTMLElement;
}

/** The scheduling page, rendered inline, and the window to change store or address. */
export function SchedulingPage({ element }: SchedulingPageProps): ReactNode {
  const text = useText('frame', frameMessages);
  const chunk = useChunk(loadScheduling, true);
  const phase = useSchedulingStore(phaseOf);
  return (
    <>
      <InlineSurface
        element={element}
        part="scheduling"
        phase={chunk.phase === 'ready' ? phase : chunk.phase}
      >
        <Guarded>
          {chunk.phase === 'waiting' && <SlowStatus text={text.loading} />}
          {chunk.phase === 'failed' && <BrokenPart onRetry={chunk.retry} />}
          {chunk.phase === 'ready' && <chunk.loaded.SchedulingView />}
        </Guarded>
      </InlineSurface>
      <SelectorWindow />
    </>
  );
}
