import { onPageReturn } from '@grocer/foundation/embed';
import { useSteady } from '@grocer/foundation/ui';
import { useEffect, useRef } from 'react';

/**
 * Loads data of the service when a part is mounted, when the data is forgotten, and when the page becomes visible
 * again: what it depends on may have changed on another page, tab or device. `onLoad` gets true for such a return,
 * which may not end the session.
 */
export function useLoaded(isForgotten: boolean, onLoad: (isUnasked: boolean) => void): void {
  const load = useSteady(onLoad);
  const isMounted = useRef(false);
  useEffect(() => {
    if (isForgotten || !isMounted.current) load(false);
    isMounted.current = true;
  }, [isForgotten, load]);
  useEffect(() => {
    const left = new AbortController();
    onPageReturn(() => load(true), left.signal);
    return () => left.abort();
  }, [load]);
}
