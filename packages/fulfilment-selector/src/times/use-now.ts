import { useEffect, useState } from 'react';
import { useSelectorActions } from '../core/context.tsx';
import { createAlarm } from './alarm.ts';

/**
 * Returns the service's time at the last start or end of something. `nextAfter` returns the next such
 * instant, at which the component renders again; it has to be the same function while its results are the
 * same.
 */
export function useNow(nextAfter: (now: number) => number | undefined): number {
  const { serviceTime } = useSelectorActions();
  const [now, setNow] = useState(serviceTime);
  useEffect(() => {
    const life = new AbortController();
    const next = nextAfter(now);
    const alarm = createAlarm({ now: serviceTime, signal: life.signal });
    if (next !== undefined) alarm.set(next, () => setNow(serviceTime()));
    return () => life.abort();
  }, [nextAfter, now, serviceTime]);
  return now;
}
