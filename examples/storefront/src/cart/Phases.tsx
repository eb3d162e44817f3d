import type { ReactNode } from 'react';
import { Offline } from '../layout/Offline.tsx';
import { Slow } from '../layout/Slow.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { useBackOnline, useOfflineSince } from '../online.ts';

/** Message shown while data is loading. */
export const Loading = (): ReactNode => (
  <>
    <p className="muted" role="status">
      Loading…
    </p>
    <Slow />
  </>
);

interface NotLoadedProps {
  /** What could not be loaded, as the start of a sentence. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Error message with a retry button. Also retries when the browser is back online. */
export function NotLoaded({ what, onRetry }: NotLoadedProps): ReactNode {
  useBackOnline(onRetry);
  if (useOfflineSince() !== undefined) return <Offline onRetry={onRetry} />;
  return (
    <div className="panel" role="alert">
      <p>{what} could not be loaded.</p>
      <TryAgain onPress={onRetry} />
    </div>
  );
}
