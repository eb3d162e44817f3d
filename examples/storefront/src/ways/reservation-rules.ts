import { zip5Of } from '@grocer/foundation/domain';
import type { Destination } from '@grocer/foundation/domain';
import type { ReservationState, SelectorState } from '@grocer/fulfilment-selector';

/** What tells places apart where a time is held: the store, or the postal code that it is brought to. */
const areaOf = (destination: Destination): string =>
  destination.kind === 'store'
    ? destination.locationId
    : (zip5Of(destination.address.postalCode) ?? destination.address.postalCode);

/** The time that is held, or was, for where the shopper has things in its way: one for another place is of no use there. */
export function reservationHere({
  reservation,
  shopping,
  preferences,
}: Pick<SelectorState, 'reservation' | 'shopping' | 'preferences'>): ReservationState | undefined {
  const used = [shopping, ...preferences].find((one) => one?.modality === reservation?.modality);
  return used && reservation?.area !== areaOf(used.destination) ? undefined : reservation;
}
