import { readPromise } from '@grocer/foundation/contract';
import type { Reservation, WantedItem } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { SelectorDeps } from '../../core/slice.ts';
import { excludedOf, withItems } from '../../times/hold/rules.ts';
import type { Held } from '../../times/hold/rules.ts';

/** What the service says of the reservation: its own word, or that it is not sure. */
export type Standing = 'held' | 'expired' | 'gone' | 'unknown';

const SAID: Readonly<Partial<Record<GrocerError['code'], Standing>>> = {
  promise_expired: 'expired',
  not_found: 'gone',
  forbidden: 'gone',
  promise_invalid: 'expired',
};

/** How a reservation stands after the service refused to show it. */
export const standingAfter = ({ code }: Pick<GrocerError, 'code'>): Standing => SAID[code] ?? 'unknown';

/** What the service says of a time that was held, with what is new of it. */
export interface Confirmed {
  readonly standing: Standing;
  readonly held: Held;
  /** Has it another version than before, or are other products left out? */
  readonly isFresh: boolean;
}

/** What a promise is for, with the offers that were wanted; a promise that does not say is for the same as before. */
export function itemsOf(
  selections: Reservation['selections'],
  before: readonly WantedItem[],
): readonly WantedItem[] {
  const items = selections.slice(0, 1).flatMap(({ included, excluded }) => [...included, ...excluded]);
  if (items.length === 0) return before;
  const wanted = new Map(before.map((item) => [item.gtin13, item]));
  return items.map(({ gtin13, quantity }) => ({ ...wanted.get(gtin13), gtin13, quantity }));
}

/** Asks for it: only whoever holds a time can read it. */
export async function confirmHeld(
  { http, signal }: Pick<SelectorDeps, 'http' | 'signal'>,
  held: Held,
): Promise<Confirmed> {
  const result = await http.send(readPromise, held, { signal });
  if (!result.ok) return { standing: standingAfter(result.error), held, isFresh: false };
  const { versionKey, expiresAt, selections } = result.value;
  const excluded = excludedOf(selections);
  // What can be had changes without another version.
  const isSame = excluded.join() === held.excluded.join();
  if (isSame && versionKey === held.versionKey && expiresAt === held.expiresAt)
    return { standing: 'held', held, isFresh: false };
  // What it is for has changed with its version.
  const now = withItems(held, itemsOf(selections, held.items), excluded);
  return { standing: 'held', held: { ...now, versionKey, expiresAt }, isFresh: true };
}
