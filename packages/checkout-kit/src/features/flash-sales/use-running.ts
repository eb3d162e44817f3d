import { nextSaleEnd } from '@grocer/foundation/domain';
import type { FlashSaleOffer } from '@grocer/foundation/domain';
import { onPageReturn } from '@grocer/foundation/embed';
import type { Timing } from '@grocer/foundation/http';
import { useEffect, useState } from 'react';
import { activeOffersAt } from './rules.ts';

interface Clock {
  /** Returns the service's current time. */
  readonly serviceNow: () => number;
  readonly timing: Timing;
}

/** Maximum timer delay; browsers fire a longer one at once. */
const LONGEST_MS = 2_147_483_647;

/** Returns the running offers. Updates when the next one ends and when the shopper returns to the page. */
export function useRunning(
  offers: readonly FlashSaleOffer[],
  { serviceNow, timing }: Clock,
): readonly FlashSaleOffer[] {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    const next = nextSaleEnd(offers, now);
    if (next === undefined) return undefined;
    const life = new AbortController();
    // A timer may fire early; the state update then sets it again.
    const look = (): void => {
      if (!life.signal.aborted) setNow(serviceNow());
    };
    onPageReturn(look, life.signal);
    void timing.sleep(Math.min(Math.max(next - serviceNow(), 0), LONGEST_MS), life.signal).then(look);
    return () => life.abort();
  }, [offers, now, serviceNow, timing]);
  return activeOffersAt(offers, now);
}
