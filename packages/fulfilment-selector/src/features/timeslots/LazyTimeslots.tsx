import type { ReactNode } from 'react';
import { frameMessages } from '../../window/messages.ts';
import { WaitingView } from '../../window/WaitingPart.tsx';
import { useChunk } from '@grocer/foundation/embed';
import { useText } from '../../core/context.tsx';
import { loadTimeslots } from '../../lazy.ts';

/** The timeslots view, or a loading state until its chunk has loaded. */
export function LazyTimeslots(): ReactNode {
  const text = useText('frame', frameMessages);
  const part = useChunk(loadTimeslots, true);
  if (part.phase === 'ready') return <part.loaded.Timeslots />;
  return <WaitingView part={part} title={text.loading} text={text.loading} />;
}
