import { nextSaleEnd } from '@grocer/foundation/domain';
import type { FlashSaleOffer } from '@grocer/foundation/domain';
import { onPageReturn } from '@grocer/foundation/embed';
import type { Timing } from '@grocer/foundation/http';
import { useEffect, useState } from 'react';
import { runningAt } from './rules.ts';

interface Clock {
  /** The service's time. */
  readonly serviceNow: () => number;
  readonly timing: Timing;
}

/** A timer longer than this fires at once in browsers. */
const LONGEST_MS = 2_147_483_647;

/** The offers that are not over; one goes when it ends, or once the page is looked at again after that. */
export function useRunning(
  offers: readonly FlashSaleOffer[],
  { serviceNow, timing }: Clock,
): readonly FlashSaleOffer[] {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    const next = nextSaleEnd(offers, now);
    if (next === undefined) return undefined;
    const life = new AbortController();
    // A timer may come early: then it is set again.
    const look = (): void => {
      if (!life.signal.aborted) setNow(serviceNow());
    };
    onPageReturn(look, life.signal);
    void timing.sleep(Math.min(Math.max(next - serviceNow(), 0), LONGEST_MS), life.signal).then(look);
    return () => life.abort();
  }, [offers, now, serviceNow, timing]);
  return runningAt(offers, now);
}
