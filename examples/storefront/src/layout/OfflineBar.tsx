import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { useOfflineSince } from '../online.ts';
import { CLOCK } from './clock.ts';

/** Makes the browser ask for confirmation before the page is closed, while `isHeld`. */
function useHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}

/** Bar that shows since when the browser is offline and how many changes wait for a connection. */
export function OfflineBar(): ReactNode {
  const since = useOfflineSince();
  const { waiting } = useShop();
  const isOffline = since !== undefined;
  useHold(isOffline && waiting > 0);
  return (
    <div role="status">
      {isOffline && (
        <p className="offline">
          <span className="wrap">
            <WifiOff size={18} aria-hidden="true" /> No connection since {CLOCK.format(since)}
            {waiting > 0 && ` · ${waiting} ${waiting === 1 ? 'change' : 'changes'} waiting`}
          </span>
        </p>
      )}
    </div>
  );
}
