import { useHeard } from './event-log.ts';
import type { Heard } from './event-log.ts';
import { mountedStates } from './mounted-states.ts';

interface Held {
  /** End of the hold, in epoch ms by the services' clock. */
  readonly expiresAt: number;
  /** The timeslot; undefined unless it was reserved on this page. */
  readonly optionId: string | undefined;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the timeslot of a reservation that was made on this page. */
function reservedOption(heard: readonly Heard[], reservationId: unknown): string | undefined {
  const reserved = heard
    .flatMap((one) => (one.source !== 'http' && one.name === 'timeslot:reserved' ? [one.payload] : []))
    .map((payload): unknown => JSON.parse(payload))
    .find((detail) => fieldOf(detail, 'reservationId') === reservationId);
  const optionId = fieldOf(reserved, 'optionId');
  return typeof optionId === 'string' ? optionId : undefined;
}

/** Returns the time that the shopper holds, as the selectors of this page have it; undefined without one. */
export function useHold(): Held | undefined {
  const heard = useHeard();
  for (const { sdk, state } of mountedStates.all()) {
    const reservation = sdk === 'selector' ? fieldOf(state, 'reservation') : undefined;
    const expiresAt = fieldOf(reservation, 'expiresAt');
    if (fieldOf(reservation, 'status') === 'held' && typeof expiresAt === 'number')
      return { expiresAt, optionId: reservedOption(heard, fieldOf(reservation, 'id')) };
  }
  return undefined;
}
