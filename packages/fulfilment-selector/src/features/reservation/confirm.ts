import { readPromise } from '@grocer/foundation/contract';
import type { Reservation, WantedItem } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import type { SelectorDeps } from '../../core/slice.ts';
import { excludedOf, withItems } from '../../times/hold/rules.ts';
import type { Held } from '../../times/hold/rules.ts';

/** The state of a reservation at the service; `unknown` if the answer does not tell. */
export type Standing = 'held' | 'expired' | 'gone' | 'unknown';

const SAID: Readonly<Partial<Record<GrocerError['code'], Standing>>> = {
  promise_expired: 'expired',
  not_found: 'gone',
  forbidden: 'gone',
  promise_invalid: 'expired',
};

/** Maps the error of reading a reservation to its state. */
export const stateAfterError = ({ code }: Pick<GrocerError, 'code'>): Standing => SAID[code] ?? 'unknown';

/** The service's answer about a reservation, and the updated reservation. */
export interface Confirmed {
  readonly standing: Standing;
  readonly held: Held;
  /** True if the version, the expiry or the excluded products have changed. */
  readonly isFresh: boolean;
}

/** Returns the items of a reservation with the offers wanted before, or the previous items if it has none. */
export function itemsOf(
  selections: Reservation['selections'],
  before: readonly WantedItem[],
): readonly WantedItem[] {
  const items = selections.slice(0, 1).flatMap(({ included, excluded }) => [...included, ...excluded]);
  if (items.length === 0) return before;
  const wanted = new Map(before.map((item) => [item.gtin13, item]));
  return items.map(({ gtin13, quantity }) => ({ ...wanted.get(gtin13), gtin13, quantity }));
}

/**
 * Reads a reservation from the service, which only its holder can do. It is asked for by nobody, so that it does not
 * end the session.
 */
export async function confirmHeld(
  { http, signal }: Pick<SelectorDeps, 'http' | 'signal'>,
  held: Held,
): Promise<Confirmed> {
  const result = await http.send(readPromise, held, { signal, inBackground: true });
  if (!result.ok) return { standing: stateAfterError(result.error), held, isFresh: false };
  const { versionKey, expiresAt, selections } = result.value;
  const excluded = excludedOf(selections);
  // Availability changes without a new version.
  const isSame = excluded.join() === held.excluded.join();
  if (isSame && versionKey === held.versionKey && expiresAt === held.expiresAt)
    return { standing: 'held', held, isFresh: false };
  // A new version may be for other items.
  const now = withItems(held, itemsOf(selections, held.items), excluded);
  return { standing: 'held', held: { ...now, versionKey, expiresAt }, isFresh: true };
}
