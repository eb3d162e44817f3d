import type { ReactNode } from 'react';
import { frameMessages } from '../frame/messages.ts';
import { WaitingView } from '../frame/WaitingPart.tsx';
import { usePart, useText } from '../selector-context.tsx';
import { loadTimeslots } from './load-timeslots.ts';

/** The view of the times, once its part of the selector is here. */
export function LateTimeslots(): ReactNode {
  const text = useText('frame', frameMessages);
  const part = usePart(loadTimeslots, true);
  if (part.phase === 'ready') return <part.loaded.Timeslots />;
  return <WaitingView part={part} title={text.loading} text={text.loading} />;
}
