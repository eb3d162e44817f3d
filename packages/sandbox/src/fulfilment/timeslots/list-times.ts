import type { WireTimeOption, WireTimeslots, WireWantedItem } from '@grocer/foundation/contract';
import { dayKey, dayText, sevenDays, slotLabel } from '@grocer/foundation/domain';
import type { Cents } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import type { Refusal } from '../../wire/reply.ts';
import { alcoholObjection } from '../catalogue/alcohol.ts';
import { createProducts } from '../catalogue/products.ts';
import { createPromises } from '../promises/promises.ts';
import { noItemsAvailable } from '../refusals.ts';
import { feeOf, freeDeliveryWords, isOffPeak, itemTotal } from './fees.ts';
import { findSources } from './find-sources.ts';
import type { TimesAsk } from './find-sources.ts';
import { noTimeslots } from './refusals.ts';
import { servicesOf } from './services.ts';
import { coverageOf, coversNothing } from './slot-items.ts';
import type { Coverage } from './slot-items.ts';
import { slotsOf } from './slots.ts';
import type { Slot } from './slots.ts';

type Times = WireTimeslots['data'];

export interface ListAsk extends TimesAsk {
  readonly items: readonly WireWantedItem[];
  /** The sources to include. Default: all. */
  readonly sources: readonly string[] | undefined;
  readonly now: number;
}

const dollars = (cents: Cents): string => (cents / 100).toFixed(2);

/** Returns the window of a slot in the wire format: two instants, and the time zone of the store. */
export const windowOf = ({ start, end, store }: Slot): { value: string; timezone: string } => ({
  value: `${new Date(start).toISOString()}/${new Date(end).toISOString()}`,
  timezone: store.time_zone,
});

/** Returns the quote id of a slot: a store has one for each of its services. */
const quoteIdOf = ({ store, service }: Slot): string => `${store.location_id}.${service.key}`;

function toWire(slot: Slot, isFree: boolean): WireTimeOption {
  const { cost, waiver } = feeOf(slot, isFree);
  const { service, start, end, store } = slot;
  return {
    quoteId: quoteIdOf(slot),
    optionId: slot.optionId,
    vendorId: service.vendorId,
    vendorName: service.vendorName,
    displayString: slotLabel({ start, end }, { zone: store.time_zone }),
    cost: dollars(cost),
    ...(waiver !== 0 && { waiver: dollars(waiver) }),
    shouldShowFees: true,
    type: service.key === 'EXPRESS' ? 'EXPRESS' : 'STANDARD',
    ...(isOffPeak(slot) && { incentive: { displayName: 'Best value' } }),
    window: windowOf(slot),
  };
}

/** Returns seven days by the local calendar, days without free slots included [F-9.2]. */
function daysOf(
  slots: readonly Slot[],
  zone: string,
  ask: ListAsk & { isFree: (slot: Slot) => boolean },
): Times['days'] {
  const byDay = Map.groupBy(
    slots.toSorted((a, b) => a.start - b.start || a.optionId.localeCompare(b.optionId)),
    ({ start, store }) => dayKey(start, store.time_zone),
  );
  return sevenDays(dayKey(ask.now, zone)).map((date) => ({
    date,
    month: dayText(date, { month: 'short' }),
    times: (byDay.get(date) ?? []).map((slot) => toWire(slot, ask.isFree(slot))),
  }));
}

const MESSAGES: Readonly<Record<string, string>> = {
  BST: 'Free delivery in as little as 2 hours',
  BSTL: 'Free delivery the next day',
};

interface Member {
  readonly said: Pick<Times, 'membership' | 'message'>;
  /** Minimum amount for free delivery; infinite for non-members. */
  readonly freeFrom: Cents;
}

/** Returns the benefits of a shopper's membership. */
export async function memberOf(db: ApiDb, userId: string): Promise<Member> {
  const row = await db.selectFrom('memberships').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return { said: {}, freeFrom: Infinity };
  const { plan: type, free_threshold_cents: freeFrom } = row;
  const message = MESSAGES[type];
  return {
    said: {
      membership: { type, freeThreshold: dollars(freeFrom) },
      ...(message !== undefined && { message: `${message} ${freeDeliveryWords(freeFrom)}.` }),
    },
    freeFrom,
  };
}

/** Returns the time slots that a shopper can choose, or why there are none [F-7.10] [F-7.11]. */
export async function listTimes(db: ApiDb, ask: ListAsk): Promise<Times | Refusal> {
  const { userId, modality, items, now, sources: wanted } = ask;
  const found = await findSources(db, ask);
  if ('ok' in found) return found;
  const products = await createProducts(db).findAll(items.map(({ gtin13 }) => gtin13));
  const objection = alcoholObjection(items, products, found.zip);
  if (objection) return objection;

  const isWanted = (source: string): boolean => !wanted?.length || wanted.includes(source);
  const all = found.stores.flatMap((store) =>
    servicesOf(store, modality)
      .filter(({ source }) => isWanted(source))
      .flatMap((service) => slotsOf(store, service, now)),
  );
  const free = await createPromises(db).free(userId, { slots: all, modality, now });
  const [first] = free;
  if (!first) return noTimeslots();
  const coverage = new Map<string, Coverage>(
    free.map((slot) => [quoteIdOf(slot), coverageOf(items, products, slot.service.key)]),
  );
  if ([...coverage.values()].every(coversNothing)) return noItemsAvailable();
  const member = await memberOf(db, userId);
  // Items that a slot does not cover are not ordered and do not count towards free delivery.
  const totals = new Map(
    [...coverage].map(([quoteId, { included }]) => [
      quoteId,
      itemTotal(included, { products, modality, now }),
    ]),
  );
  const isFree = (slot: Slot): boolean => (totals.get(quoteIdOf(slot)) ?? 0) >= member.freeFrom;
  return {
    days: daysOf(free, first.store.time_zone, { ...ask, isFree }),
    items: Object.fromEntries(coverage),
    ...member.said,
  };
}
