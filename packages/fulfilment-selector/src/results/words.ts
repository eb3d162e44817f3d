import type { StoreResult } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Puts distances of many stores into words; a format of numbers takes its time to be made [F-2.26]. */
export function createDistances(
  miles: string,
  locale: string,
): (store: Pick<StoreResult, 'distance'>) => string {
  const format = new Intl.NumberFormat(locale, DECIMALS);
  return ({ distance }) => formatMessage(miles, { distance: format.format(distance) });
}
