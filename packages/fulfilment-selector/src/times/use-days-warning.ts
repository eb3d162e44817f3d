import type { TimeslotDay } from '@grocer/foundation/domain';
import { useEffect } from 'react';
import { useSelectorCore } from '../core/context.tsx';

/** A carousel of more than this is hard to use. */
const RECOMMENDED_MOST = 15;

/** Warns developers, outside production, of a service that sends more days than a carousel should have [F-9.2]. */
export function useDaysWarning(days: readonly TimeslotDay[]): void {
  const { environment } = useSelectorCore().config;
  const isWarned = environment !== 'PROD' && days.length > RECOMMENDED_MOST;
  useEffect(() => {
    if (!isWarned) return;
    const limit = `at most ${RECOMMENDED_MOST} are recommended, and the first seven are shown`;
    // oxlint-disable-next-line no-console -- seen where the service is being built, by nobody else
    console.warn(`Grocer Fulfilment Selector: the service sent ${days.length} days; ${limit}.`);
  }, [isWarned, days.length]);
}
