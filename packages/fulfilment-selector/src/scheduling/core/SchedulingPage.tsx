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
import type { SchedulingStore } from './store.ts';

/** How far the page has come; one without times, as for whoever has to sign in, is as high as it is. */
function phaseOf({ arrival, offer }: SchedulingStore): PartPhase {
  if (arrival.phase === 'loading') return 'loading';
  return arrival.phase === 'arrived' && arrival.entry.kind === 'ready' ? offer.phase : 'failed';
}

interface SchedulingPageProps {
  /** Our element in the page, where `mountScheduling()` has put one. */
  readonly element?: HTMLElement;
}

/** The scheduling page as a part of the host's, with the window in which store or address are changed. */
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
