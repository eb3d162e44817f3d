import { onPageReturn } from '@grocer/foundation/embed';
import { useSteady } from '@grocer/foundation/ui';
import { useEffect } from 'react';

/** Acts whenever the page is shown again: another tab may have changed meanwhile what is on show. */
export function usePageReturn(act: () => void): void {
  const steady = useSteady(act);
  useEffect(() => {
    const left = new AbortController();
    onPageReturn(steady, left.signal);
    return () => left.abort();
  }, [steady]);
}
