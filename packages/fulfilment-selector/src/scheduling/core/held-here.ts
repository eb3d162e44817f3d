import { areaOfDestination } from '@grocer/foundation/domain';
import type { ScheduledModality } from '@grocer/foundation/domain';
import { heldOf } from '../../times/hold/rules.ts';
import type { Held, Hold } from '../../times/hold/rules.ts';
import type { Arrival } from '../features/entry/slice.ts';

interface Here {
  readonly modality: ScheduledModality;
  readonly arrival: Arrival;
}

/** The place that is scheduled for; nothing while that is still to be chosen. */
export const areaHere = ({ arrival }: Pick<Here, 'arrival'>): string | undefined =>
  arrival.phase === 'arrived' && arrival.entry.kind === 'ready'
    ? areaOfDestination(arrival.entry.destination)
    : undefined;

/** Is a time, held or not any more, for this way of shopping and this place? */
export const isForHere = ({ modality, area }: Pick<Held, 'modality' | 'area'>, here: Here): boolean =>
  modality === here.modality && area === areaHere(here);

/** The time that is held for this way of shopping and this place: one for another store is of no use here. */
export function heldHere(hold: Hold, here: Here): Held | undefined {
  const held = heldOf(hold);
  return held && isForHere(held, here) ? held : undefined;
}
