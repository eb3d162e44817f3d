import type { TimeOption } from '@grocer/foundation/domain';
import { useEffect, useState } from 'react';
import { useSelectorActions } from '../selector-context.tsx';
import { createAlarm } from './alarm.ts';
import { nextStart } from './rules.ts';

/** The service's time, as it was when the last of some times began: until the next one does nothing changes. */
export function useNow(times: readonly TimeOption[]): number {
  const { serviceTime } = useSelectorActions();
  const [now, setNow] = useState(serviceTime);
  useEffect(() => {
    const life = new AbortController();
    const next = nextStart(times, now);
    const alarm = createAlarm({ now: serviceTime, signal: life.signal });
    if (next !== undefined) alarm.set(next, () => setNow(serviceTime()));
    return () => life.abort();
  }, [times, now, serviceTime]);
  return now;
}
