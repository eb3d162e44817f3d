import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { useOfflineSince } from '../online.ts';
import { CLOCK } from './clock.ts';

/** Bar that shows since when the browser is offline and how many changes wait for a connection. */
export function OfflineBar(): ReactNode {
  const since = useOfflineSince();
  const { waiting } = useShop();
  return (
    <div role="status">
      {since !== undefined && (
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
