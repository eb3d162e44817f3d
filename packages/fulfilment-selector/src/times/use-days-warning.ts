import type { TimeslotDay } from '@grocer/foundation/domain';
import { useEffect } from 'react';
import { useSelectorCore } from '../core/context.tsx';

/** The number of days up to which a carousel is easy to use. */
const RECOMMENDED_MOST = 15;

/** Warns developers, outside production, when the service sends more days than recommended [F-9.2]. */
export function useDaysWarning(days: readonly TimeslotDay[]): void {
  const { environment } = useSelectorCore().config;
  const isWarned = environment !== 'PROD' && days.length > RECOMMENDED_MOST;
  useEffect(() => {
    if (!isWarned) return;
    const limit = `at most ${RECOMMENDED_MOST} are recommended, and the first seven are shown`;
    // oxlint-disable-next-line no-console -- a warning for developers, which production does not log
    console.warn(`Grocer Fulfilment Selector: the service sent ${days.length} days; ${limit}.`);
  }, [isWarned, days.length]);
}
