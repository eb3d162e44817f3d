import { areaOfDestination } from '@grocer/foundation/domain';
import type { ReservationState, SelectorState } from '@grocer/fulfilment-selector';

/** The time that is held, or was, for where the shopper has things in its way: one for another place is of no use there. */
export function reservationHere({
  reservation,
  shopping,
  preferences,
}: Pick<SelectorState, 'reservation' | 'shopping' | 'preferences'>): ReservationState | undefined {
  const used = [shopping, ...preferences].find((one) => one?.modality === reservation?.modality);
  return used && reservation?.area !== areaOfDestination(used.destination) ? undefined : reservation;
}
