import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';

/** A time span in wire format: "start/end" in ISO 8601, and the IANA time zone of the place. */
export interface TimeWindow {
  readonly value: string;
  readonly timeZone: string;
}

/** A product and its quantity; `code` says why it is excluded. */
export interface SlotItem {
  readonly gtin13: string;
  readonly quantity: number;
  readonly code?: string | undefined;
}

/** The items that a quote covers, and those it excludes. */
export interface QuoteItems {
  readonly included: readonly SlotItem[];
  readonly excluded: readonly SlotItem[];
}

/** A time slot that can be reserved. */
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

/** The time slots of one calendar day ("YYYY-MM-DD") at the store or address. */
export interface TimeslotDay {
  readonly date: string;
  readonly times: readonly TimeOption[];
}

/** Everything that a scheduler can offer. */
export interface Timeslots {
  readonly days: readonly TimeslotDay[];
  /** By quote id. */
  readonly items: Readonly<Record<string, QuoteItems>>;
  readonly message: string | undefined;
  readonly membership: { readonly type: string; readonly freeThreshold: Cents | undefined } | undefined;
}

/** A product and its quantity, as requested from the schedulers. */
export interface WantedItem {
  readonly gtin13: string;
  readonly offerId?: string | undefined;
  readonly quantity: number;
}

/** Restricts the vendors whose times are requested. */
export interface VendorFilter {
  readonly sources?: readonly string[] | undefined;
  readonly handoffs?: readonly string[] | undefined;
}

/** Modalities with selectable times: a window of an hour or two, or the delivery days of a parcel. */
export const SCHEDULED_MODALITIES = ['PICKUP', 'DELIVERY', 'SHIP'] as const satisfies readonly Modality[];
export type ScheduledModality = (typeof SCHEDULED_MODALITIES)[number];

/** Slots below this amount are labelled "Under $5" [F-9.8]. */
const UNDER_FIVE: Cents = 500;

/** Returns the cost of a slot less its waiver. Services send waivers with and without a minus sign. */
export const effectiveCost = ({ cost, waiver }: Pick<TimeOption, 'cost' | 'waiver'>): Cents | undefined =>
  cost === undefined ? undefined : Math.max(0, cost - Math.abs(waiver ?? 0));

/** Returns the charge that a slot adds to an order; undefined when the service sends none or hides fees. */
export const chargeOf = (option: Pick<TimeOption, 'cost' | 'waiver' | 'shouldShowFees'>): Cents | undefined =>
  option.shouldShowFees ? effectiveCost(option) : undefined;

/** Returns true when a slot costs less than five dollars; false when the cost is not known. */
export function isUnderFive(option: Pick<TimeOption, 'cost' | 'waiver'>): boolean {
  const cost = effectiveCost(option);
  return cost !== undefined && cost < UNDER_FIVE;
}

// Most ids need no encoding, and a day has hundreds. A lone surrogate, which no service should send, cannot
// be encoded.
const encoded = (id: string): string =>
  /^[\w.-]*$/.test(id) ? id : encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns the key of a selected time; quote and option ids are encoded so that keys are unique. */
export const optionKey = ({ quoteId, optionId }: Pick<TimeOption, 'quoteId' | 'optionId'>): string =>
  `${encoded(quoteId)}::${encoded(optionId)}`;

/** Vendor code of the banner's own delivery service. */
export const OWN_VENDOR = 'OWN';

/** Vendor code of the partner whose shoppers buy the items in the store and deliver them. */
export const PARTNER_VENDOR = 'THIRD_PARTY';
