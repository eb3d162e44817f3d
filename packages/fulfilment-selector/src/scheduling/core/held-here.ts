import { areaOfDestination } from '@grocer/foundation/domain';
import type { Destination, ScheduledModality } from '@grocer/foundation/domain';
import { heldOf, isFor } from '../../times/hold/rules.ts';
import type { Held, Hold } from '../../times/hold/rules.ts';
import type { Arrival } from '../features/entry/slice.ts';

interface Here {
  readonly modality: ScheduledModality;
  readonly arrival: Arrival;
}

/** Returns the store or address of the order; undefined while that has to be chosen. */
export const destinationOf = (arrival: Arrival): Destination | undefined =>
  arrival.phase === 'arrived' && arrival.entry.kind === 'ready' ? arrival.entry.destination : undefined;

/** Returns the area of the store or address; undefined while that has to be chosen. */
export function areaHere({ arrival }: Pick<Here, 'arrival'>): string | undefined {
  const destination = destinationOf(arrival);
  return destination && areaOfDestination(destination);
}

/** Returns true when a reservation, also an expired one, is for this modality and area. */
export const isForHere = (held: Pick<Held, 'modality' | 'area'>, here: Here): boolean =>
  isFor(held, { modality: here.modality, area: areaHere(here) });

/** Returns the reservation if it is held for this modality and area. One for another store is not usable. */
export function heldHere(hold: Hold, here: Here): Held | undefined {
  const held = heldOf(hold);
  return held && isForHere(held, here) ? held : undefined;
}
