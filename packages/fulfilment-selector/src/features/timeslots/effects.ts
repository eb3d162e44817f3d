import { createPromise, listUpfrontTimeslots, readContent } from '@grocer/foundation/contract';
import type { WantedTime } from '@grocer/foundation/contract';
import type { Address, Reservation, TimeOption, Timeslots, WantedItem } from '@grocer/foundation/domain';
import type { Result, Writes } from '@grocer/foundation/http';
import type { StringTable } from '../../core/content/rules.ts';
import type { Settings } from '../../core/settings.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import { deviceZone } from '../../times/words.ts';

/** The words of upfront times [F-7.19]. */
const TABLE = 'modality/upfront-timeslots/text';

/** Times of the banner's own trucks alone [F-7.10]. */
const OWN = ['OWN'];

/** The words of the times; without them our own stay. */
export async function readWords(
  { http, signal }: SelectorDeps,
  locale: string,
): Promise<StringTable | undefined> {
  const result = await http.send(readContent, { table: TABLE, locale }, { signal });
  return result.ok ? result.value : undefined;
}

/** Asks for the times of the banner's own deliveries to a place [F-7.10]. */
export const askForTimes = (
  { http, signal }: SelectorDeps,
  address: Address,
  { cart, handoffs, locale }: Pick<Settings, 'cart' | 'handoffs' | 'locale'>,
): Promise<Result<Timeslots>> =>
  http.send(
    listUpfrontTimeslots,
    {
      modality: 'DELIVERY',
      destination: { kind: 'address', address },
      items: cart,
      vendors: { sources: OWN, handoffs },
      locale,
      userTimeZone: deviceZone(),
    },
    { signal },
  );

interface Wanted {
  readonly option: TimeOption;
  readonly items: readonly WantedItem[];
  /** Keeps every press that is meant once under one key. */
  readonly writes: Writes<WantedTime>;
}

/** Has the service promise a time, by the very window that it offered [F-7.12] [F-7.14]. */
export async function holdTime(
  { http, signal }: SelectorDeps,
  { option: { optionId, vendorId, window }, items, writes }: Wanted,
): Promise<Result<Reservation>> {
  const wanted = {
    modality: 'DELIVERY',
    optionIds: [optionId],
    vendorId,
    originalWindow: window,
    items,
  } as const;
  const write = writes.of(wanted);
  const result = await http.send(createPromise, write.sent, { signal, key: write.key });
  if (!signal.aborted) writes.settle(write, result);
  return result;
}
