import type { Checkout, OrderTime } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Icon } from '@grocer/foundation/ui';
import { Clock, Package } from 'lucide';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../core/context.tsx';
import { detailMessages } from './messages.ts';
import { timeWords } from './rules.ts';

interface TimeLineProps {
  readonly time: OrderTime | undefined;
  readonly modality: Checkout['modality'];
  readonly action?: ReactNode;
}

/** The order's time and modality. */
export function TimeLine({ time, modality, action }: TimeLineProps): ReactNode {
  const text = useText('details', detailMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const when = time && timeWords(time, locale);
  function wordsOf({ day, span }: NonNullable<typeof when>): string {
    if (day !== undefined) return `${day}, ${span}`;
    return modality === 'SHIP' ? formatMessage(text.arrives, { days: span }) : span;
  }
  return (
    <div className="grocer-line" data-part="time">
      <Icon of={modality === 'SHIP' ? Package : Clock} size={20} />
      <span className="grocer-line-words">
        <strong>{when ? wordsOf(when) : text.noTime}</strong>
        <span className="grocer-small">{text.modalities[modality]}</span>
      </span>
      {action}
    </div>
  );
}
