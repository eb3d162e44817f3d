import { areaOfDestination } from '@grocer/foundation/domain';
import type { ReservationState, SelectorState } from '@grocer/fulfilment-selector';

/**
 * Returns the reservation, active or expired, if it is for the place that the shopper uses for its way to
 * shop.
 */
export function reservationHere({
  reservation,
  shopping,
  preferences,
}: Pick<SelectorState, 'reservation' | 'shopping' | 'preferences'>): ReservationState | undefined {
  const used = [shopping, ...preferences].find((one) => one?.modality === reservation?.modality);
  return used && reservation?.area !== areaOfDestination(used.destination) ? undefined : reservation;
}
