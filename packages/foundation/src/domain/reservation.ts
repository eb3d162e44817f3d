import type { QuoteItems, TimeWindow } from './timeslot.ts';

/** The time and items that one vendor has promised. */
export interface ReservedTime extends QuoteItems {
  readonly vendorId: string;
  readonly window: TimeWindow;
  readonly storeId: string;
}

/** A promise: a time slot that is held until the order is placed or the promise expires. */
export interface Reservation {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly selections: readonly ReservedTime[];
  readonly versionKey: string;
}

/** Returns true when a reservation excludes items besides those that the shopper was told about (`known`). */
export const hasFallout = (
  { selections }: Pick<Reservation, 'selections'>,
  known: readonly string[] = [],
): boolean => selections.some(({ excluded }) => excluded.some(({ gtin13 }) => !known.includes(gtin13)));
