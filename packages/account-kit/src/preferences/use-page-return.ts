import { onPageReturn } from '@grocer/foundation/embed';
import { useSteady } from '@grocer/foundation/ui';
import { useEffect } from 'react';

/** Runs a callback when the page becomes visible again, since another tab may have changed the data. */
export function usePageReturn(act: () => void): void {
  const steady = useSteady(act);
  useEffect(() => {
    const left = new AbortController();
    onPageReturn(steady, left.signal);
    return () => left.abort();
  }, [steady]);
}
