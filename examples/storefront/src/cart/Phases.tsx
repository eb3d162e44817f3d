import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Offline } from '../layout/Offline.tsx';
import { Slow } from '../layout/Slow.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { useBackOnline, useOfflineSince } from '../online.ts';
import { useShopIfAny } from './ShopProvider.tsx';

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
  /** True if `onRetry` reloads the document, for which signing in is no reason. Default: false. */
  readonly isDocument?: boolean;
}

/** Calls a function when the shopper has signed in again. */
function useSignedInAgain(call: () => void): void {
  const signIns = useShopIfAny()?.signIns;
  const seen = useRef(signIns);
  useEffect(() => {
    if (seen.current === signIns) return;
    seen.current = signIns;
    call();
  }, [signIns, call]);
}

/** Error message with a retry button. Also retries when the browser is back online or the shopper has signed in again. */
export function NotLoaded({ what, onRetry, isDocument = false }: NotLoadedProps): ReactNode {
  useBackOnline(onRetry);
  useSignedInAgain(() => !isDocument && onRetry());
  if (useOfflineSince() !== undefined) return <Offline onRetry={onRetry} />;
  return (
    <div className="panel" role="alert">
      <p>{what} could not be loaded.</p>
      <TryAgain onPress={onRetry} />
    </div>
  );
}
