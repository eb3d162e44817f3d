import type { TimeslotDay } from '@grocer/foundation/domain';
import { Button } from '@grocer/foundation/ui';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../../core/context.tsx';
import { nextStart, slotsAt } from '../../../times/rules.ts';
import { SlotList } from '../../../times/SlotList.tsx';
import { useNow } from '../../../times/use-now.ts';
import { useSchedulingActions } from '../../core/context.tsx';
import { useHeldKey } from '../../core/use-held-key.ts';
import { schedulingMessages } from '../../messages.ts';

interface ParcelsProps {
  readonly days: readonly TimeslotDay[];
  readonly chosen: string | undefined;
  /** The id of the element that describes an error in the choice. */
  readonly errorId: string | undefined;
  readonly onTime: (key: string) => void;
}

/** The shipping options: few enough for a single list without a day carousel. */
export function Parcels({ days, chosen, errorId, onTime }: ParcelsProps): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { loadOffer } = useSchedulingActions();
  const heldKey = useHeldKey();
  const all = useMemo(() => days.flatMap(({ times }) => times), [days]);
  const now = useNow(useCallback((instant: number) => nextStart(all, instant), [all]));
  const slots = useMemo(() => slotsAt(all, { now, heldKey }), [all, now, heldKey]);
  return (
    <SlotList
      day={days[0]?.date ?? ''}
      title={text.shipHeader}
      slots={slots}
      chosen={chosen}
      errorId={errorId}
      countText={text.shipCount}
      wayOn={
        <Button kind="secondary" part="other-parcels" onPress={() => void loadOffer()}>
          {text.retry}
        </Button>
      }
      onChoose={onTime}
    />
  );
}
