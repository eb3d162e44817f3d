import { onPageReturn } from '@grocer/foundation/embed';
import { useEffect, useRef } from 'react';

/** Acts whenever the page is shown again: another tab may have changed meanwhile what is on show. */
export function usePageReturn(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const left = new AbortController();
    onPageReturn(() => latest.current(), left.signal);
    return () => left.abort();
  }, []);
}
