import { updatePromise } from '@grocer/foundation/contract';
import { hasFallout } from '@grocer/foundation/domain';
import type { WantedItem } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import { heldOf } from '../../reservation/rules.ts';
import type { Held } from '../../reservation/rules.ts';
import type { SchedulingDeps } from '../deps.ts';

/** That an update has made items fall out of what is held [F-5.14]. */
const fallout = (): GrocerError =>
  new GrocerError({ code: 'promise_fallout', message: 'Promise has fallout', retryable: false });

interface Change {
  readonly held: Held;
  readonly items: readonly WantedItem[];
  /** The products that the shopper knows to be left out. */
  readonly known: readonly string[];
}

/** Has what is held be for other items; ends in what speaks against it, such as an item that falls out [F-7.13]. */
export async function changeHeldItems(
  { http, selector, signal }: SchedulingDeps,
  { held, items, known }: Change,
): Promise<GrocerError | undefined> {
  const { id, versionKey } = held;
  const result = await http.send(updatePromise, { id, versionKey, items }, { signal });
  if (signal.aborted) return undefined;
  if (!result.ok) return result.error;
  // A time that was reserved meanwhile is newer.
  if (heldOf(selector.getState().reservation)?.id !== id) return undefined;
  const { reservation } = result.value;
  const fresh = reservation && { versionKey: reservation.versionKey, expiresAt: reservation.expiresAt };
  selector.getState().renew({ ...held, ...fresh, items });
  return reservation && hasFallout(reservation, known) ? fallout() : undefined;
}
