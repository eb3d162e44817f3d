import { createPromise } from '@grocer/foundation/contract';
import type { WantedTime } from '@grocer/foundation/contract';
import type { QuoteItems, TimeOption, WantedItem } from '@grocer/foundation/domain';
import type { GrocerError, Http, Writes } from '@grocer/foundation/http';
import { excludedOf, promisedOption } from './rules.ts';
import type { Held } from './rules.ts';

interface Service {
  readonly deps: { readonly http: Http; readonly signal: AbortSignal };
  /** Keeps retries of a reservation under one idempotency key. */
  readonly writes: Writes<WantedTime>;
}

interface Wish extends Pick<Held, 'modality' | 'area'> {
  readonly option: TimeOption;
  readonly items: readonly WantedItem[];
  /** The items for which the fee of the time was quoted. */
  readonly quoted: QuoteItems | undefined;
  /** Called with the reservation. */
  readonly hold: (held: Held) => void;
}

/** Reserves a time with the exact window offered. Resolves with the error, if the shopper is still here. */
// F-7.12
export async function reserveTime(
  { deps, writes }: Service,
  { option: wanted, items, quoted, modality, area, hold }: Wish,
): Promise<GrocerError | undefined> {
  const { http, signal } = deps;
  const { optionId, vendorId, window: originalWindow } = wanted;
  const write = writes.of({ modality, optionIds: [optionId], vendorId, originalWindow, items });
  const result = await http.send(createPromise, write.sent, { signal, key: write.key });
  if (signal.aborted) return undefined;
  writes.settle(write, result);
  if (!result.ok) return result.error;
  const { id, versionKey, expiresAt, selections } = result.value;
  const option = promisedOption(wanted, quoted, selections);
  hold({ id, versionKey, expiresAt, option, items, excluded: excludedOf(selections), modality, area });
  return undefined;
}
