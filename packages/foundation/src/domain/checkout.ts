import type { Address } from './address.ts';
import type { CardBrand, PaymentGroup } from './card.ts';
import type { SubstitutionPolicy } from './cart.ts';
import type { GeoPoint } from './geo.ts';
import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';
import type { TimeWindow } from './timeslot.ts';

/** Order statuses; only a draft can be placed. */
export const CHECKOUT_STATUSES = ['DRAFT', 'SUBMITTED', 'MODIFIED', 'CANCELED'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** How a delivery order is handed over. */
export const DELIVERY_TYPES = ['Standard', 'Contactless'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** A product of an order, and its quantity. */
export interface OrderedLine {
  readonly gtin13: string;
  readonly quantity: number;
  /** Undefined if the service does not tell. */
  readonly substitutionPolicy: SubstitutionPolicy | undefined;
  /** Coupon of the flash sale that the line is bought in. */
  readonly couponId: string | undefined;
  readonly sourceStoreId: string | undefined;
}

/** An order line with its price in this version of the checkout. */
export interface OrderLine extends OrderedLine {
  readonly name: string;
  readonly size: string;
  /** Names of the accepted substitutes. */
  readonly substitutes: readonly string[];
  /** Price of the whole line. */
  readonly total: Cents;
  /** Price of the whole line without a flash sale. */
  readonly regularTotal: Cents;
  readonly isSnapEligible: boolean;
  readonly isAgeRestricted: boolean;
}

/** The amounts of an order, as calculated by the service. */
export interface OrderCost {
  readonly total: Cents;
  readonly itemTotal: Cents;
  readonly taxTotal: Cents;
  readonly gratuityTotal: Cents;
  /** Total flash sale discount. */
  readonly discountTotal: Cents;
  /** Maximum that SNAP may pay: eligible food only. */
  readonly ebtTotal: Cents;
  readonly nonEbtTotal: Cents;
}

/** The amounts of an order, and the number of items. */
export interface OrderSummary {
  readonly cost: OrderCost;
  readonly itemCount: number;
}

/** A line of the payment summary with its nested lines. The amount is undefined while it is not known. */
export interface SummaryLine {
  readonly type: 'SUBTOTAL' | 'TIP' | 'TOTAL' | 'FEE' | 'TAX' | 'PROMO' | 'OTHER';
  readonly description: string;
  readonly amount: Cents | undefined;
  readonly nested: readonly SummaryLine[];
}

/** The fields of a card that an order displays. */
export interface PaymentCard {
  readonly id: string;
  /** `other` only on a placed order. */
  readonly group: PaymentGroup;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expired: boolean;
}

/** The amount that one card pays. */
export interface PaymentLine {
  readonly id: string;
  readonly amount: Cents;
  readonly card: PaymentCard;
}

/** Contact details for an order. */
export interface OrderContact {
  readonly firstName: string;
  readonly lastName: string;
  /** In dialled form, with +1. */
  readonly phone: string | undefined;
  readonly smsOptIn: boolean;
  /** "YYYY-MM-DD"; present when the order contains age-restricted items. */
  readonly dateOfBirth: string | undefined;
}

/** Delivery address or pickup store of an order. */
export interface OrderPlace {
  /** Store name; undefined for a shopper's address. */
  readonly name: string | undefined;
  readonly address: Address;
  readonly location: GeoPoint | undefined;
}

/** The time reserved for an order. */
export interface OrderTime {
  readonly promiseId: string;
  readonly versionKey: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly window: TimeWindow;
  readonly vendorId: string;
}

/** A promotion that reduces the cost of a checkout. */
export interface PromoAdjustment {
  readonly id: string;
  readonly code: string;
  readonly description: string;
}

/** A placed order. */
export interface PlacedOrder {
  readonly id: string;
  /** Order number shown to shoppers. */
  readonly number: string;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  /** Application in which the order was placed; undefined until it is reported. */
  readonly appName: string | undefined;
}

/** A complete checkout, with everything that its pages display. */
export interface Checkout {
  readonly id: string;
  readonly checksum: string;
  readonly versionKey: string;
  readonly status: CheckoutStatus;
  readonly modality: Modality;
  readonly cartId: string;
  readonly lines: readonly OrderLine[];
  /** Lines of the order as placed, while modifications to it are displayed; otherwise empty. */
  readonly originalLines: readonly OrderLine[];
  readonly payments: readonly PaymentLine[];
  readonly contact: OrderContact | undefined;
  readonly instructions: string;
  /** Undefined if the service tells one that is not known. */
  readonly deliveryType: DeliveryType | undefined;
  readonly place: OrderPlace | undefined;
  readonly time: OrderTime | undefined;
  readonly summary: OrderSummary;
  /** Summary of the order as placed, while modifications to it are displayed. */
  readonly originalSummary: OrderSummary | undefined;
  readonly summaryLines: readonly SummaryLine[];
  readonly promos: readonly PromoAdjustment[];
  readonly isTipEligible: boolean;
  readonly tipSuggestions: readonly TipSuggestion[];
  readonly tip: Cents;
  readonly email: string | undefined;
  readonly dateOfBirth: string | undefined;
  readonly hadFallout: boolean;
  /** Remaining balance of the paying SNAP card; known for a while after its PIN was entered. */
  readonly snapBalance: Cents | undefined;
  /** Idempotency key of the last submission that the service accepted. */
  readonly lastOperation: string | undefined;
  readonly order: PlacedOrder | undefined;
}

/** A tip suggested by the service. */
export interface TipSuggestion {
  readonly label: string;
  readonly value: Cents;
}

/** A placed order, as it appears in an order list. */
export interface PastOrder {
  readonly checkoutId: string;
  /** Order number shown to shoppers. */
  readonly number: string;
  readonly status: CheckoutStatus;
  readonly modality: Modality;
  readonly total: Cents;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  /** GTINs of the ordered products. */
  readonly gtins: readonly string[];
}
