import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { frameMessages } from '../window/messages.ts';
import { useText } from './context.tsx';

/** A layer whose content is on its way. */
export function WaitingLayer(): ReactNode {
  const text = useText('frame', frameMessages);
  return (
    <div className="grocer-layer">
      <span className="grocer-spinner" aria-hidden="true" />
      <SlowStatus text={text.loading} />
    </div>
  );
}
