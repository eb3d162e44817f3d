import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { useOfflineSince } from '../online.ts';
import { CLOCK } from './clock.ts';

/** Has the browser ask before a page is closed with which something would be lost. */
function useHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}

/** Says that there is no connection, and how much of what was changed waits for one. */
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
