import type { QuoteItems, TimeWindow } from './timeslot.ts';

/** What one vendor has promised. */
export interface ReservedTime extends QuoteItems {
  readonly vendorId: string;
  readonly window: TimeWindow;
  readonly storeId: string;
}

/** A promise of a time: a slot held until it is ordered, or until it expires. */
export interface Reservation {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly selections: readonly ReservedTime[];
  readonly versionKey: string;
}

/** Has something fallen out of a reservation that it should hold, besides what the shopper knows of? */
export const hasFallout = (
  { selections }: Pick<Reservation, 'selections'>,
  known: readonly string[] = [],
): boolean => selections.some(({ excluded }) => excluded.some(({ gtin13 }) => !known.includes(gtin13)));
