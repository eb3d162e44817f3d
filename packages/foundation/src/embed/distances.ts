import type { StoreResult } from '../domain/store.ts';
import { formatMessage } from './format-message.ts';

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Formats the distance of a store. */
export type DistanceOf = (store: Pick<StoreResult, 'distance'>, miles: string) => string;

// [F-2.26]
/** Creates a formatter of store distances. The number format is created once, because that is slow. */
export function createDistances(locale: string): DistanceOf {
  const format = new Intl.NumberFormat(locale, DECIMALS);
  return ({ distance }, miles) => formatMessage(miles, { distance: format.format(distance) });
}
