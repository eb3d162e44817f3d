import type { Checkout } from '@grocer/foundation/domain';
import { PageLink } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { detailMessages } from '../../details/messages.ts';
import { PlaceLine } from '../../details/PlaceLine.tsx';
import { TimeLine } from '../../details/TimeLine.tsx';
import { schedulingPath } from '../../layout/paths-rules.ts';
import { scheduleRecapMessages } from './messages.ts';

interface ScheduleRecapProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
  /** The contact and instructions, below the time and place. */
  readonly children: ReactNode;
}

/** The order's time and place, with a link to change the time [C-2.23]. */
export function ScheduleRecap({ checkout, isLocked, children }: ScheduleRecapProps): ReactNode {
  const text = useText('scheduleRecap', scheduleRecapMessages);
  const { title } = useText('details', detailMessages);
  const { time, place, modality } = checkout;
  return (
    <section className="grocer-panel" aria-label={title} data-part="order-details">
      <h2 className="grocer-title grocer-panel-title">{title}</h2>
      <TimeLine
        time={time}
        modality={modality}
        action={
          !isLocked && (
            <PageLink part="change-time" to={schedulingPath(modality)} label={text.changeTime}>
              <span className="grocer-when-wide">{text.changeTime}</span>
              <span className="grocer-when-narrow">{text.changeTimeShort}</span>
            </PageLink>
          )
        }
      />
      {place && <PlaceLine place={place} />}
      {children}
    </section>
  );
}
