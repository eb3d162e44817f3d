import { useChunk } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { frameMessages } from '../frame/messages.ts';
import { ViewBody, ViewHeader } from '../frame/ViewHeader.tsx';
import { BrokenPart } from '../Guarded.tsx';
import { useText } from '../selector-context.tsx';
import { loadTimeslots } from './load-timeslots.ts';

/** The view of the times, once its part of the selector is here. */
export function LateTimeslots(): ReactNode {
  const text = useText('frame', frameMessages);
  const chunk = useChunk(loadTimeslots, true);
  if (chunk.phase === 'ready') return <chunk.loaded.Timeslots />;
  return (
    <>
      <ViewHeader title={text.loading} />
      <ViewBody>
        {chunk.phase === 'failed' ? <BrokenPart onRetry={chunk.retry} /> : <SlowStatus text={text.loading} />}
      </ViewBody>
    </>
  );
}
