import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Offline } from '../layout/Offline.tsx';
import { Slow } from '../layout/Slow.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { useOfflineSince } from '../online.ts';

/** Something is on its way. */
export const Loading = (): ReactNode => (
  <>
    <p className="muted" role="status">
      Loading…
    </p>
    <Slow />
  </>
);

interface NotLoadedProps {
  /** What is not there, as a sentence begins. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Something did not arrive: it is asked for again when the shopper says so, or when the connection is back. */
export function NotLoaded({ what, onRetry }: NotLoadedProps): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  if (useOfflineSince() !== undefined) return <Offline onRetry={onRetry} />;
  return (
    <div className="panel" role="alert">
      <p>{what} could not be loaded.</p>
      <TryAgain onPress={onRetry} />
    </div>
  );
}
