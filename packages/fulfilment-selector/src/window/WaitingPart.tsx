import type { Chunk } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { BrokenPart } from '../core/Guarded.tsx';
import { ViewBody, ViewHeader } from './ViewHeader.tsx';

interface WaitingPartProps {
  readonly part: Chunk<unknown>;
  /** The status text once loading takes long. */
  readonly text: string;
}

/** The loading or error state of a chunk. */
export const WaitingPart = ({ part, text }: WaitingPartProps): ReactNode =>
  part.phase === 'failed' ? <BrokenPart onRetry={part.retry} /> : <SlowStatus text={text} />;

/** The loading or error state of a chunk that is a whole view. */
export const WaitingView = ({ title, ...rest }: WaitingPartProps & { readonly title: string }): ReactNode => (
  <>
    <ViewHeader title={title} isWaiting />
    <ViewBody>
      <WaitingPart {...rest} />
    </ViewBody>
  </>
);
