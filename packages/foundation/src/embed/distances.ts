import type { StoreResult } from '../domain/store.ts';
import { formatMessage } from './format-message.ts';

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Puts the distance of a store into words. */
export type DistanceOf = (store: Pick<StoreResult, 'distance'>, miles: string) => string;

// [F-2.26]
/** Puts distances of many stores into words; a format of numbers takes its time to be made. */
export function createDistances(locale: string): DistanceOf {
  const format = new Intl.NumberFormat(locale, DECIMALS);
  return ({ distance }, miles) => formatMessage(miles, { distance: format.format(distance) });
}
