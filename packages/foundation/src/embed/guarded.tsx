import type { ReactNode } from 'react';
import type { GrocerError } from '../http/grocer-error.ts';
import { BrokenNotice } from './Broken.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { partError } from './part-error.ts';

interface GuardedProps {
  /** What to show instead; a notice in place where not said. */
  readonly instead?: (retry: () => void) => ReactNode;
  /** Called when the part breaks, after the host has been told. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

interface GuardParts {
  /** What the SDK is called in messages for developers: `wallet`. */
  readonly product: string;
  readonly useCore: () => {
    readonly emitter: { emit(name: 'error', detail: { readonly error: GrocerError }): void };
  };
  readonly useWords: () => { readonly broken: string; readonly retry: string };
}

/** Makes what an SDK shows in place of a part that breaks, or cannot be loaded. */
export function createGuard({ product, useCore, useWords }: GuardParts) {
  /** Says that a part could not be shown, with the way on. */
  const BrokenPart = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
    <BrokenNotice text={useWords()} onRetry={onRetry} />
  );

  /** Keeps a part that breaks from taking the rest, and the host's page, with it; tells the host. */
  function Guarded({ instead, onBroken, children }: GuardedProps): ReactNode {
    const { emitter } = useCore();
    const onError = (): void => {
      emitter.emit('error', { error: partError(product, 'shown') });
      onBroken?.();
    };
    return (
      <ErrorBoundary onError={onError} fallback={instead ?? ((retry) => <BrokenPart onRetry={retry} />)}>
        {children}
      </ErrorBoundary>
    );
  }

  return { BrokenPart, Guarded };
}
