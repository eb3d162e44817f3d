import { optionKey, OWN_VENDOR, SCHEDULED_MODALITIES } from '@grocer/foundation/domain';
import type {
  QuoteItems,
  Reservation,
  ScheduledModality,
  TimeOption,
  WantedItem,
} from '@grocer/foundation/domain';
import * as v from 'valibot';

const text = v.string();

const WrittenOption = v.object({
  quoteId: text,
  optionId: text,
  vendorId: text,
  vendorName: text,
  displayString: text,
  cost: v.optional(v.number()),
  waiver: v.optional(v.number()),
  shouldShowFees: v.boolean(),
  type: v.picklist(['EXPRESS', 'STANDARD']),
  incentive: v.optional(text),
  window: v.object({ value: text, timeZone: text }),
});

// JSON has no undefined members, so missing ones are added as undefined.
const HeldOption = v.pipe(
  WrittenOption,
  v.transform(({ cost, waiver, incentive, ...option }): TimeOption => ({
    ...option,
    cost,
    waiver,
    incentive,
  })),
);

const HeldItem = v.object({ gtin13: text, quantity: v.number(), offerId: v.optional(text) });

/** The schema of a reservation in storage or from another tab. */
export const HeldSchema = v.object({
  id: v.pipe(text, v.minLength(1)),
  versionKey: text,
  expiresAt: v.number(),
  option: HeldOption,
  items: v.array(HeldItem),
  excluded: v.optional(v.array(text), []),
  modality: v.picklist(SCHEDULED_MODALITIES),
  area: text,
});

/** A reservation: the service's record, the option it was made from, and the items it is for [F-3.12]. */
export interface Held extends Pick<Reservation, 'id' | 'versionKey' | 'expiresAt'> {
  /** Contains the service's own window, never one rebuilt from a label. */
  readonly option: TimeOption;
  readonly items: readonly WantedItem[];
  /** The GTINs of those items that are unavailable at this time. */
  readonly excluded: readonly string[];
  readonly modality: ScheduledModality;
  /** The store, or the postal code of the delivery address; the rest of the address is private. */
  readonly area: string;
}

const keysOf = (items: readonly WantedItem[]): string =>
  items
    .map(({ gtin13, quantity, offerId = '' }) => `${gtin13} ${quantity} ${offerId}`)
    .toSorted()
    .join();

/** Returns true when both lists contain the same items in the same quantities. */
export const areSameItems = (some: readonly WantedItem[], others: readonly WantedItem[]): boolean =>
  keysOf(some) === keysOf(others);

/** Returns the option without its fee. */
const unpriced = (option: TimeOption): TimeOption => ({ ...option, cost: undefined, waiver: undefined });

/** Returns the option of a reservation, without its fee if that was quoted for other items. */
export const promisedOption = (
  option: TimeOption,
  quoted: QuoteItems | undefined,
  [first]: Reservation['selections'],
): TimeOption => (areSameItems(quoted?.included ?? [], first?.included ?? []) ? option : unpriced(option));

/** Returns the reservation for changed items, without its fee, which was quoted for the previous items. */
export const withItems = (held: Held, items: readonly WantedItem[], excluded: readonly string[]): Held =>
  areSameItems(held.items, items) && excluded.join() === held.excluded.join()
    ? held
    : { ...held, items, excluded, option: unpriced(held.option) };

/** Returns the GTINs that a reservation excludes. */
export const excludedOf = (selections: Reservation['selections']): readonly string[] =>
  selections.slice(0, 1).flatMap(({ excluded }) => excluded.map(({ gtin13 }) => gtin13));

/** The state of the shopper's reservation. */
export type Hold =
  | { readonly phase: 'none' | 'checking' }
  | { readonly phase: 'held'; readonly held: Held; readonly warning: Warning | undefined }
  | { readonly phase: 'expired'; readonly held: Held };

/** Returns the reservation if it is held. */
export const heldOf = (hold: Hold): Held | undefined => (hold.phase === 'held' ? hold.held : undefined);

/** Returns the key of the reserved option if it is held. */
export function heldKeyOf(hold: Hold): string | undefined {
  const held = heldOf(hold);
  return held && optionKey(held.option);
}

/** The place of times: how one shops, and the store or postal code; undefined while that is not known. */
export interface TimesPlace {
  readonly modality: ScheduledModality;
  readonly area: string | undefined;
}

/** Returns true when a reservation is for a place. */
export const isFor = ({ modality, area }: Pick<Held, 'modality' | 'area'>, place: TimesPlace): boolean =>
  modality === place.modality && area === place.area;

/** Returns true unless a reservation, also an expired one, is of another vendor than the banner or for another area. */
export const concernsOwn = (hold: Hold, area: string | undefined): boolean =>
  !('held' in hold) ||
  (hold.held.option.vendorId === OWN_VENDOR && isFor(hold.held, { modality: 'DELIVERY', area }));

/** Returns the key of the reserved option if it is held for this place; another place can have the same option. */
export function heldKeyAt(hold: Hold, place: TimesPlace): string | undefined {
  const held = heldOf(hold);
  return held && isFor(held, place) ? optionKey(held.option) : undefined;
}

const MINUTE = 60_000;

/** Returns when a reservation expires: the service's instant plus the host's offset [F-9.8]. */
export const heldUntil = ({ expiresAt }: Pick<Held, 'expiresAt'>, offsetMinutes: number): number =>
  expiresAt + offsetMinutes * MINUTE;

/** The minutes left at which the shopper is warned, the last warning first. */
const WARNINGS = [1, 2, 5] as const;
export type Warning = (typeof WARNINGS)[number];

/** Returns the warning for the milliseconds left; undefined if there are more than five minutes. */
export const warningAt = (left: number): Warning | undefined =>
  WARNINGS.find((minutes) => left <= minutes * MINUTE);

/** Returns the instant of the next warning, or of the expiry. */
export const nextHoldChange = (until: number, now: number): number =>
  WARNINGS.toReversed()
    .map((minutes) => until - minutes * MINUTE)
    .find((at) => at > now) ?? until;
