import { useEffect, useState } from 'react';
import { useSelectorActions } from '../core/context.tsx';
import { createAlarm } from './alarm.ts';

/**
 * The service's time, as it was when something last began or ended. `nextAfter` says when the next thing does, and stays
 * the same function for as long as it says the same: until then nothing changes.
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
