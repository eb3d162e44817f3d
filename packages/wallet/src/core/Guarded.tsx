import { BrokenNotice, ErrorBoundary } from '@grocer/foundation/embed';
import { GrocerError } from '@grocer/foundation/http';
import type { ReactNode } from 'react';
import { cardMessages } from '../cards/messages.ts';
import { useText, useWalletCore } from './context.tsx';

interface GuardedProps {
  /** What to show instead; a notice in place where not said. */
  readonly instead?: (retry: () => void) => ReactNode;
  /** Called when the part breaks, after the host has been told. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

/** Keeps a part that breaks from taking the rest, and the host's page, with it; tells the host. */
export function Guarded({ instead, onBroken, children }: GuardedProps): ReactNode {
  const { emitter } = useWalletCore();
  const text = useText('cards', cardMessages);
  const onError = (): void => {
    const message = 'A part of the wallet could not be shown.';
    emitter.emit('error', { error: new GrocerError({ code: 'unexpected', retryable: true, message }) });
    onBroken?.();
  };
  return (
    <ErrorBoundary
      onError={onError}
      fallback={instead ?? ((retry) => <BrokenNotice text={text} onRetry={retry} />)}
    >
      {children}
    </ErrorBoundary>
  );
}
