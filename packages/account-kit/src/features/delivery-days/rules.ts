import { sevenDays } from '@grocer/foundation/domain';
import type { DayKey } from '@grocer/foundation/domain';

/** A calendar day with its number of times. */
export interface DeliveryDay {
  /** The day, "YYYY-MM-DD". */
  readonly date: DayKey;
  readonly times: number;
}

interface Offer {
  /** The first of the seven days. */
  readonly first: DayKey;
  readonly days: readonly DeliveryDay[];
  readonly isLoading: boolean;
}

/** Returns seven days; a day can be chosen if it has times and nothing is loading. */
export const daysToChoose = ({ first, days, isLoading }: Offer) =>
  sevenDays(first).map((date) => {
    const count = days.find((day) => day.date === date)?.times ?? 0;
    return { date, isOpen: !isLoading && count > 0 };
  });
