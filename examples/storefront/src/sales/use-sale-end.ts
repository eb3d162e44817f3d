import { nextSaleEnd } from '@grocer/foundation/domain';
import type { FlashSale } from '@grocer/foundation/domain';
import { onPageReturn } from '@grocer/foundation/embed';
import { useEffect } from 'react';

/** A timer longer than this fires at once in browsers. */
const LONGEST_MS = 2_147_483_647;

/** Has the page look again when the next of these flash sales ends, after `now` in epoch ms. */
export function useSaleEnd(sales: readonly FlashSale[], now: number, look: () => void): void {
  const end = nextSaleEnd(sales, now);
  useEffect(() => {
    if (end === undefined) return undefined;
    const life = new AbortController();
    // A machine that has slept through the end is late.
    onPageReturn(look, life.signal);
    const timer = setTimeout(look, Math.min(end - now, LONGEST_MS));
    return () => {
      life.abort();
      clearTimeout(timer);
    };
  }, [end, now, look]);
}
