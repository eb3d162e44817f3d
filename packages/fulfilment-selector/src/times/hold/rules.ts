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

// What is not there was left out in writing.
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

/** What storage and other tabs say of a time that is held; anything else says nothing. */
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

/** A time that the shopper holds: the promise of it, the option it came from, and what it is for [F-3.12]. */
export interface Held extends Pick<Reservation, 'id' | 'versionKey' | 'expiresAt'> {
  /** The service's own window among it, never one rebuilt from a label. */
  readonly option: TimeOption;
  readonly items: readonly WantedItem[];
  /** The products among them that the service does not have at this time. */
  readonly excluded: readonly string[];
  readonly modality: ScheduledModality;
  /** The store, or the postal code of where it is brought: the rest of the address is nobody's business. */
  readonly area: string;
}

/** Are some items for as much of the same as others? */
export const areSameItems = (some: readonly WantedItem[], others: readonly WantedItem[]): boolean =>
  some.length === others.length &&
  some.every(({ gtin13, quantity, offerId }) =>
    others.some((item) => item.gtin13 === gtin13 && item.quantity === quantity && item.offerId === offerId),
  );

/** A time of which it is not known what it adds. */
const unpriced = (option: TimeOption): TimeOption => ({ ...option, cost: undefined, waiver: undefined });

/** A promised time: what it adds is known where the promise covers what its quote did, since it was said for that. */
export const promisedOption = (
  option: TimeOption,
  quoted: QuoteItems | undefined,
  [first]: Reservation['selections'],
): TimeOption => (areSameItems(quoted?.included ?? [], first?.included ?? []) ? option : unpriced(option));

/** A held time for other items, or without some of them: what it adds was said for those of before. */
export const withItems = (held: Held, items: readonly WantedItem[], excluded: readonly string[]): Held =>
  areSameItems(held.items, items) && excluded.join() === held.excluded.join()
    ? held
    : { ...held, items, excluded, option: unpriced(held.option) };

/** The products that a promise leaves out. */
export const excludedOf = (selections: Reservation['selections']): readonly string[] =>
  selections.slice(0, 1).flatMap(({ excluded }) => excluded.map(({ gtin13 }) => gtin13));

/** How the shopper's reservation stands. */
export type Hold =
  | { readonly phase: 'none' | 'checking' }
  | { readonly phase: 'held'; readonly held: Held; readonly warning: Warning | undefined }
  | { readonly phase: 'expired'; readonly held: Held };

/** Is it about the banner's own trucks, as far as it is about any time? */
export const concernsOwn = (hold: Hold): boolean =>
  !('held' in hold) || hold.held.option.vendorId === OWN_VENDOR;

/** The time that is held, if one is. */
export const heldOf = (hold: Hold): Held | undefined => (hold.phase === 'held' ? hold.held : undefined);

/** The key of the option that is held, if one is. */
export function heldKeyOf(hold: Hold): string | undefined {
  const held = heldOf(hold);
  return held && optionKey(held.option);
}

const MINUTE = 60_000;

/** Until when a time is held: what the service says, and the host's own offset [F-9.8]. */
export const heldUntil = ({ expiresAt }: Pick<Held, 'expiresAt'>, offsetMinutes: number): number =>
  expiresAt + offsetMinutes * MINUTE;

/** A shopper is told when so many minutes are left, the last first. */
const WARNINGS = [1, 2, 5] as const;
export type Warning = (typeof WARNINGS)[number];

/** What is to be told while so much time is left; nothing while there is plenty. */
export const warningAt = (left: number): Warning | undefined =>
  WARNINGS.find((minutes) => left <= minutes * MINUTE);

/** When there is next something to tell: a warning, or the end. */
export const nextTurn = (until: number, now: number): number =>
  WARNINGS.toReversed()
    .map((minutes) => until - minutes * MINUTE)
    .find((at) => at > now) ?? until;
