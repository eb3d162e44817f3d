import { readPromise, updatePromise } from '@grocer/foundation/contract';
import { hasFallout } from '@grocer/foundation/domain';
import type { Reservation, WantedItem } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import type { Reconciled } from '@grocer/foundation/http';
import { itemsOf } from '../../features/reservation/confirm.ts';
import { areSameItems, excludedOf, heldOf, withItems } from '../../times/hold/rules.ts';
import type { Held } from '../../times/hold/rules.ts';
import type { SchedulingDeps } from './deps.ts';

/** Returns the error for an update that made items unavailable [F-5.14]. */
const unavailableItemsError = (): GrocerError =>
  new GrocerError({ code: 'promise_fallout', message: 'Promise has fallout', retryable: false });

interface Change {
  readonly held: Held;
  readonly items: readonly WantedItem[];
  /** The excluded products that the shopper knows about. */
  readonly known: readonly string[];
}

/** Reads the reservation after the response to a change was lost. A change creates a new version. */
async function findChanged(
  { http, signal }: SchedulingDeps,
  { held, items }: Pick<Change, 'held' | 'items'>,
): Promise<Reconciled<Reservation>> {
  const now = await http.send(readPromise, held, { signal });
  if (!now.ok) return { kind: 'unknown' };
  if (now.value.versionKey === held.versionKey) return { kind: 'did-not-happen' };
  const isIt = areSameItems(itemsOf(now.value.selections, items), items);
  return isIt ? { kind: 'happened', value: now.value } : { kind: 'unknown' };
}

/** Changes the items of a reservation; resolves with the error, also if an item is unavailable [F-7.13]. */
export async function changeHeldItems(
  deps: SchedulingDeps,
  { held, items, known }: Change,
): Promise<GrocerError | undefined> {
  const { http, selector, selectorActions, signal } = deps;
  const { id, versionKey } = held;
  const reconcile = () => findChanged(deps, { held, items });
  const result = await http.send(updatePromise, { id, versionKey, items }, { signal, reconcile });
  if (signal.aborted) return undefined;
  if (!result.ok) return result.error;
  // A time that was reserved in the meantime is newer.
  if (heldOf(selector.getState().reservation)?.id !== id) return undefined;
  const { versionKey: newKey, expiresAt, selections } = result.value;
  const excluded = excludedOf(selections);
  selectorActions.renew({ ...withItems(held, items, excluded), versionKey: newKey, expiresAt });
  return hasFallout(result.value, known) ? unavailableItemsError() : undefined;
}
