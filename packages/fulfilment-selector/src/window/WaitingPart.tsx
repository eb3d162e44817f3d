import type { Chunk } from '@grocer/foundation/embed';
import { SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { BrokenPart } from '../core/Guarded.tsx';
import { ViewBody, ViewHeader } from './ViewHeader.tsx';

interface WaitingPartProps {
  readonly part: Chunk<unknown>;
  /** What is said once it takes long. */
  readonly text: string;
}

/** How far a part of the selector has come that is not here yet. */
export const WaitingPart = ({ part, text }: WaitingPartProps): ReactNode =>
  part.phase === 'failed' ? <BrokenPart onRetry={part.retry} /> : <SlowStatus text={text} />;

/** The same for a part that is a view of its own. */
export const WaitingView = ({ title, ...rest }: WaitingPartProps & { readonly title: string }): ReactNode => (
  <>
    <ViewHeader title={title} isWaiting />
    <ViewBody>
      <WaitingPart {...rest} />
    </ViewBody>
  </>
);
