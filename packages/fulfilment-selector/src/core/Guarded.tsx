import { BrokenNotice, ErrorBoundary } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { frameMessages } from '../window/messages.ts';
import { partError } from './part-error.ts';
import { useSelectorCore, useText } from './context.tsx';

interface GuardedProps {
  /** What to show instead; a notice in place where not said. */
  readonly instead?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Says that a part could not be shown, with the way on. */
export function BrokenPart({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return <BrokenNotice text={useText('frame', frameMessages)} onRetry={onRetry} />;
}

/** Keeps a part that breaks from taking the rest, and the host's page, with it; tells the host. */
export function Guarded({ instead, children }: GuardedProps): ReactNode {
  const { emitter } = useSelectorCore();
  const onError = (): void => emitter.emit('error', { error: partError('shown') });
  return (
    <ErrorBoundary onError={onError} fallback={instead ?? ((retry) => <BrokenPart onRetry={retry} />)}>
      {children}
    </ErrorBoundary>
  );
}
