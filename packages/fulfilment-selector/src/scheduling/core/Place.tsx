import { displayPostalCode, localityLine, streetLine } from '@grocer/foundation/domain';
import type { Destination, StoreResult } from '@grocer/foundation/domain';
import { Button, Icon } from '@grocer/foundation/ui';
import { MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../../core/context.tsx';
import { schedulingMessages } from '../messages.ts';
import { useSchedulingActions, useSchedulingStore } from './context.tsx';
import { destinationOf } from './held-here.ts';

const NONE: readonly StoreResult[] = [];

function linesOf(destination: Destination, stores: readonly StoreResult[]): readonly string[] {
  const store =
    destination.kind === 'store'
      ? stores.find(({ locationId }) => locationId === destination.locationId)
      : undefined;
  const address = destination.kind === 'address' ? destination.address : store?.address;
  if (!address) return [];
  const place = localityLine({ ...address, postalCode: displayPostalCode(address.postalCode) });
  return [...(store ? [store.vanityName] : []), streetLine(address), place];
}

/** Returns the store or address of the order, line by line. */
export function usePlaceLines(): readonly string[] {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const arrival = useSchedulingStore((state) => state.arrival);
  const stores = useSelectorStore(({ results }) =>
    results.phase === 'ready' ? results.found.options.stores : NONE,
  );
  const destination = destinationOf(arrival);
  const known = destination ? linesOf(destination, stores) : [];
  return known.length === 0 && modality === 'PICKUP' ? [text.yourStore] : known;
}

/** The store or address of the order, and a button to change it [F-2.61] [F-2.62]. */
export function Place(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const lines = usePlaceLines();
  const isOpen = useSelectorStore(({ frame }) => frame.phase === 'open');
  const { changePlace } = useSchedulingActions();
  const isPickup = modality === 'PICKUP';
  const leads = { PICKUP: text.pickUpAt, DELIVERY: text.deliverTo, SHIP: text.shipTo };
  return (
    <div className="grocer-deliver-to grocer-schedule-place" data-part="place">
      <Icon of={MapPin} size={20} />
      <p className="grocer-small">{leads[modality]}</p>
      <address className="grocer-deliver-address">
        {lines.map((line) => (
          <span key={line} className="grocer-line">
            {line}
          </span>
        ))}
      </address>
      <Button kind="quiet" part="change-place" busy={isOpen} onPress={changePlace}>
        {isPickup ? text.changeStore : text.changeAddress}
      </Button>
    </div>
  );
}
