import { onPageReturn } from '@grocer/foundation/embed';
import { useEffect } from 'react';

/** Browsers fire a timer longer than this at once. */
const LONGEST_MS = 2_147_483_647;

/** Calls `look` when the next flash sale ends, in epoch ms by the clock of `now`; at once if it is over. */
export function useSaleEnd(end: number | undefined, now: () => number, look: () => void): void {
  useEffect(() => {
    if (end === undefined) return undefined;
    const life = new AbortController();
    // The timer is late if the device was asleep at the end of the sale.
    onPageReturn(look, life.signal);
    const timer = setTimeout(look, Math.min(end - now(), LONGEST_MS));
    return () => {
      life.abort();
      clearTimeout(timer);
    };
  }, [end, now, look]);
}
