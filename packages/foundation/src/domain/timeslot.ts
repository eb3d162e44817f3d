import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';

/** A span of time as the wire has it: "start/end" in ISO 8601, and the IANA zone of the place. */
export interface TimeWindow {
  readonly value: string;
  readonly timeZone: string;
}

/** How much of a product; `code` says why it is left out. */
export interface SlotItem {
  readonly gtin13: string;
  readonly quantity: number;
  readonly code: string | undefined;
}

/** What a quote covers, and what falls out of it. */
export interface QuoteItems {
  readonly included: readonly SlotItem[];
  readonly excluded: readonly SlotItem[];
}

/** A time that can be reserved. */
export interface TimeOption {
  readonly quoteId: string;
  readonly optionId: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly displayString: string;
  readonly cost: Cents | undefined;
  readonly waiver: Cents | undefined;
  readonly shouldShowFees: boolean;
  readonly type: 'EXPRESS' | 'STANDARD';
  readonly incentive: string | undefined;
  readonly window: TimeWindow;
}

/** The times of one calendar day at the store or address, "YYYY-MM-DD". */
export interface TimeslotDay {
  readonly date: string;
  readonly times: readonly TimeOption[];
}

/** Everything a scheduler can offer. */
export interface Timeslots {
  readonly days: readonly TimeslotDay[];
  /** By quote id. */
  readonly items: Readonly<Record<string, QuoteItems>>;
  readonly message: string | undefined;
  readonly membership: { readonly type: string; readonly freeThreshold: Cents | undefined } | undefined;
}

/** A product and how much of it, as schedulers ask for it. */
export interface WantedItem {
  readonly gtin13: string;
  readonly offerId?: string | undefined;
  readonly quantity: number;
}

/** Whose times are wanted. */
export interface VendorFilter {
  readonly sources?: readonly string[] | undefined;
  readonly handoffs?: readonly string[] | undefined;
}

/** Which modalities have times to choose: an hour or two, or the days in which a parcel comes. */
export const SCHEDULED_MODALITIES = ['PICKUP', 'DELIVERY', 'SHIP'] as const satisfies readonly Modality[];
export type ScheduledModality = (typeof SCHEDULED_MODALITIES)[number];

/** Below this a slot is "Under $5" [F-9.8]. */
const UNDER_FIVE: Cents = 500;

/** What a slot costs once its waiver is taken off; services write waivers with and without a minus. */
export const effectiveCost = ({ cost, waiver }: Pick<TimeOption, 'cost' | 'waiver'>): Cents | undefined =>
  cost === undefined ? undefined : Math.max(0, cost - Math.abs(waiver ?? 0));

/** What a slot adds to an order; undefined where its service does not say, or does not want it shown. */
export const chargeOf = (option: Pick<TimeOption, 'cost' | 'waiver' | 'shouldShowFees'>): Cents | undefined =>
  option.shouldShowFees ? effectiveCost(option) : undefined;

/** Does a slot cost under five dollars? One without a fee does not say. */
export function isUnderFive(option: Pick<TimeOption, 'cost' | 'waiver'>): boolean {
  const cost = effectiveCost(option);
  return cost !== undefined && cost < UNDER_FIVE;
}

// Ids are mostly plain, and a day has hundreds. Half a character, which no service should send, cannot be encoded.
const encoded = (id: string): string =>
  /^[\w.-]*$/.test(id) ? id : encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

/** The key of a selected time: quote and option, told apart whatever is in them. */
export const optionKey = ({ quoteId, optionId }: Pick<TimeOption, 'quoteId' | 'optionId'>): string =>
  `${encoded(quoteId)}::${encoded(optionId)}`;

/** The vendor of the banner's own trucks, as services name it. */
export const OWN_VENDOR = 'OWN';

/** The vendor whose shoppers buy in the store and bring it, as services name it. */
export const PARTNER_VENDOR = 'THIRD_PARTY';
