import type { ReactNode } from 'react';
import type { GrocerError } from '../http/grocer-error.ts';
import { BrokenNotice } from './Broken.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { partError } from './part-error.ts';

interface GuardedProps {
  /** Renders the replacement of a broken part. Default: an inline notice. */
  readonly instead?: (retry: () => void) => ReactNode;
  /** Called when the part breaks, after the host has been told. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

interface GuardParts {
  /** Name of the SDK in messages for developers: `wallet`. */
  readonly product: string;
  readonly useCore: () => {
    readonly emitter: { emit(name: 'error', detail: { readonly error: GrocerError }): void };
  };
  readonly useWords: () => { readonly broken: string; readonly retry: string };
}

/** Creates the components that handle parts of an SDK that break or cannot be loaded. */
export function createGuard({ product, useCore, useWords }: GuardParts) {
  /** Error notice with a retry button. */
  const BrokenPart = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
    <BrokenNotice text={useWords()} onRetry={onRetry} />
  );

  /** Error boundary for a part of the SDK; emits an `error` event to the host. */
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
