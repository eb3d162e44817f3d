import { SlowStatus } from '@grocer/foundation/ui';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { LoadingSlots } from '../../../times/SlotList.tsx';
import { TimePicker } from '../../../times/TimePicker.tsx';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';
import { Filters } from './Filters.tsx';
import { filtered } from './filter-rules.ts';
import { Place } from '../../core/Place.tsx';
import { useHeldKey } from '../../core/use-held-key.ts';
import { Parcels } from './Parcels.tsx';
import { Problem } from './Problem.tsx';
import type { Offer } from './rules.ts';
import { useArrows } from './use-arrows.ts';

interface OfferedProps {
  readonly offer: Offer;
  readonly headingId: string;
  readonly missingId: string;
}

/** The day carousel and the times of the selected day. Choosing a time reserves it [F-4.23]. */
function Offered({ offer, headingId, missingId }: OfferedProps): ReactNode {
  const filter = useSchedulingStore((state) => state.filter);
  const choice = useSchedulingStore((state) => state.choice);
  const isMissing = useSchedulingStore(
    ({ checkout }) => checkout.phase === 'refused' && checkout.why !== 'changed',
  );
  const { chooseDay, chooseTime, reserve } = useSchedulingActions();
  const { manner, ...watch } = useArrows(() => void reserve());
  const heldKey = useHeldKey();
  const isShip = useSchedulingStore(({ modality }) => modality === 'SHIP');
  const days = useMemo(() => filtered(offer.days, filter, heldKey), [offer, filter, heldKey]);
  const asked = {
    days,
    heldKey,
    errorId: isMissing ? missingId : undefined,
    onTime: (key: string) => chooseTime(key, manner()),
  };
  return (
    <div className="grocer-schedule-times" {...watch}>
      {isShip ? (
        <Parcels chosen={choice?.key} {...asked} />
      ) : (
        <TimePicker zone={offer.zone} headingId={headingId} chosen={choice} onDay={chooseDay} {...asked} />
      )}
    </div>
  );
}

/** Skeletons of days and times, as high as loaded ones. */
export const LoadingTimes = (): ReactNode => (
  <div className="grocer-times-loading" aria-hidden="true">
    <div className="grocer-times-strip" />
    <LoadingSlots />
  </div>
);

/** The times, or their loading or error state [F-2.62] [F-2.63]. */
export function Times({ missingId }: { readonly missingId: string }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const offer = useSchedulingStore((state) => state.offer);
  const isLocked = useSelectorStore(({ choosing }) => choosing.phase === 'saving');
  const headingId = useId();
  const isDelivery = modality === 'DELIVERY';
  return (
    <div className="grocer-schedule-main" data-part="times" aria-busy={isLocked || undefined}>
      <Place />
      <h2 className="grocer-schedule-heading" id={isDelivery ? undefined : headingId}>
        {modality === 'PICKUP' && (
          <>
            <span className="grocer-wide-only">{text.pickupHeader}</span>
            <span className="grocer-small-only">{text.pickupHeaderSmall}</span>
          </>
        )}
        {isDelivery && text.deliveryHeader}
        {modality === 'SHIP' && text.shipHeader}
      </h2>
      {isDelivery && <Filters />}
      {isDelivery && (
        <h3 className="grocer-schedule-subheading" id={headingId}>
          {text.deliverySubheader}
        </h3>
      )}
      {(offer.phase === 'loading' || offer.phase === 'idle') && (
        <div aria-busy="true" data-part="loading-times">
          <LoadingTimes />
          <SlowStatus text={text.loadingTimes} />
        </div>
      )}
      {offer.phase === 'failed' && <Problem problem={offer.problem} />}
      {offer.phase === 'ready' && <Offered offer={offer.offer} headingId={headingId} missingId={missingId} />}
    </div>
  );
}
