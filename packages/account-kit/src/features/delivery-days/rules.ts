import { sevenDays } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';

/** A day of the calendar, and how many times it has. */
export interface DeliveryDay {
  /** "YYYY-MM-DD". */
  readonly date: DayKey;
  readonly times: number;
}

interface Offer {
  /** The first of the seven. */
  readonly first: DayKey;
  readonly days: readonly DeliveryDay[];
  readonly isLoading: boolean;
}

/** The seven days from the first on: one can be chosen while nothing loads, if it has times. */
export const daysToChoose = ({ first, days, isLoading }: Offer) =>
  sevenDays(first).map((date) => {
    const count = days.find((day) => day.date === date)?.times ?? 0;
    return { date, isOpen: !isLoading && count > 0 };
  });
