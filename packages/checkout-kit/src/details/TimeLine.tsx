import { deviceZone, orderTimeWords } from '@grocer/foundation/domain';
import type { Checkout, OrderTime } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Icon } from '@grocer/foundation/ui';
import { Clock, Package } from 'lucide';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../core/context.tsx';
import { detailMessages } from './messages.ts';
import { rangeParts } from './rules.ts';

/** A time range that wraps only between its two times. */
const Range = ({ span }: { readonly span: string }): ReactNode =>
  rangeParts(span).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="grocer-line-whole">{part}</span>
    </Fragment>
  ));

interface TimeLineProps {
  readonly time: OrderTime | undefined;
  readonly modality: Checkout['modality'];
  readonly action?: ReactNode;
}

/** The order's time and modality, and the time zone if the device's clock shows another time. */
export function TimeLine({ time, modality, action }: TimeLineProps): ReactNode {
  const text = useText('details', detailMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const when = time && orderTimeWords(time, { locale, device: deviceZone() });
  function wordsOf({ day, span }: NonNullable<typeof when>): ReactNode {
    if (day !== undefined)
      return (
        <>
          {day}, <Range span={span} />
        </>
      );
    return modality === 'SHIP' ? formatMessage(text.arrives, { days: span }) : span;
  }
  return (
    <div className="grocer-line" data-part="time">
      <Icon of={modality === 'SHIP' ? Package : Clock} size={20} />
      <span className="grocer-line-words">
        <strong>{when ? wordsOf(when) : text.noTime}</strong>
        <span className="grocer-small">
          {[text.modalities[modality], when?.zone].filter(Boolean).join(' · ')}
        </span>
      </span>
      {action}
    </div>
  );
}
