import type { DayKey } from '@grocer/foundation/domain';
import { DayCarousel } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useAccountStore, useText } from '../../core/context.tsx';
import { deliveryDaysMessages } from './messages.ts';
import { daysToChoose } from './rules.ts';
import type { DeliveryDay } from './rules.ts';

export interface DeliveryDaysProps {
  /** The current day in the store's time zone, "YYYY-MM-DD"; the first of the seven days. */
  readonly today: DayKey;
  /** The known days, with their number of times. */
  readonly days: readonly DeliveryDay[];
  /** True while the times load; no day can be chosen then. Default: false. */
  readonly isLoading?: boolean;
  /** The chosen day, controlled by the host's form. */
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
