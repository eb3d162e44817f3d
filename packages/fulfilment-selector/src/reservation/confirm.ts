import { updatePromise } from '@grocer/foundation/contract';
import type { GrocerError } from '@grocer/foundation/http';
import type { SelectorDeps } from '../slice.ts';
import type { Held } from './rules.ts';

/** What the service's answer to an update says of the reservation: its own word, or that it is not sure. */
export type Standing = 'held' | 'expired' | 'gone' | 'unknown';

/** Refusals that only a promise which is there, and is this shopper's, meets. */
const STILL_HELD: readonly string[] = ['version_conflict', 'promise_fallout', 'items_unavailable'];
const GONE: readonly string[] = ['not_found', 'forbidden', 'promise_invalid', 'timeslot_taken'];

/** How a reservation stands after the service refused to update it. */
export function standingAfter({ code }: Pick<GrocerError, 'code'>): Standing {
  if (code === 'promise_expired') return 'expired';
  if (STILL_HELD.includes(code)) return 'held';
  return GONE.includes(code) ? 'gone' : 'unknown';
}

/** What the service says of a time that was held, with what is new of it. */
export interface Confirmed {
  readonly standing: Standing;
  readonly held: Held;
  /** Has it another version than before? */
  readonly isFresh: boolean;
}

/** Asks by a write that changes nothing but the version: only whoever holds a time can make it [F-7.13]. */
export async function confirmHeld(
  { http, signal }: Pick<SelectorDeps, 'http' | 'signal'>,
  held: Held,
): Promise<Confirmed> {
  const { id, versionKey, items } = held;
  const result = await http.send(updatePromise, { id, versionKey, items }, { signal });
  if (!result.ok) return { standing: standingAfter(result.error), held, isFresh: false };
  const { reservation } = result.value;
  const fresh = reservation && { versionKey: reservation.versionKey, expiresAt: reservation.expiresAt };
  return { standing: 'held', held: { ...held, ...fresh }, isFresh: fresh !== undefined };
}
