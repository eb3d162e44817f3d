import type { DayKey } from '@grocer/foundation/domain';
import { DayCarousel } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useAccountStore, useText } from '../../core/context.tsx';
import { deliveryDaysMessages } from './messages.ts';
import { daysToChoose } from './rules.ts';
import type { DeliveryDay } from './rules.ts';

export interface DeliveryDaysProps {
  /** Today by the calendar of the store, "YYYY-MM-DD": the first of the seven days. */
  readonly today: DayKey;
  /** The days that are known, with how many times each has. */
  readonly days: readonly DeliveryDay[];
  /** Are the times still on their way? Default: no. */
  readonly isLoading?: boolean;
  /** The day that is chosen, which the host's form knows. */
  readonly chosen: DayKey | undefined;
  readonly onChoose: (date: DayKey) => void;
}

/** Seven days to choose one from. */
export function DeliveryDaysView({
  today,
  days,
  isLoading = false,
  chosen,
  onChoose,
}: DeliveryDaysProps): ReactNode {
  const text = useText('deliveryDays', deliveryDaysMessages);
  const { locale } = useAccountStore(({ settings }) => settings);
  const id = useId();
  return (
    <div aria-busy={isLoading} data-part="delivery-days">
      <h3 id={id} className="grocer-hidden">
        {text.label}
      </h3>
      <DayCarousel
        labelledBy={id}
        days={daysToChoose({ first: today, days, isLoading })}
        today={today}
        chosen={chosen}
        onChoose={onChoose}
        text={text}
        locale={locale}
      />
    </div>
  );
}
