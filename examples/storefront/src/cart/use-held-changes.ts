import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useOfflineSince } from '../online.ts';
import type { OwnCart } from './create-cart.ts';

/** Makes the browser ask before the document is left while changes of the cart wait for a connection. */
export function useHeldChanges({ view }: Pick<OwnCart, 'view'>): void {
  const isOffline = useOfflineSince() !== undefined;
  const isHeld = useStore(view, ({ waiting }) => waiting > 0) && isOffline;
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}
