import type { Address } from './address.ts';
import type { CardBrand, CardGroup } from './card.ts';
import type { SubstitutionPolicy } from './cart.ts';
import type { GeoPoint } from './geo.ts';
import type { Modality } from './modality.ts';
import type { Cents } from './money.ts';
import type { TimeWindow } from './timeslot.ts';

/** How far an order has come; only a draft can be placed. */
export const CHECKOUT_STATUSES = ['DRAFT', 'SUBMITTED', 'MODIFIED', 'CANCELED'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** How an order is handed over at a door. */
export const DELIVERY_TYPES = ['Standard', 'Contactless'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** What is ordered of one product. */
export interface OrderedLine {
  readonly gtin13: string;
  readonly quantity: number;
  readonly substitutionPolicy: SubstitutionPolicy;
  /** Of the flash sale that it is bought in. */
  readonly couponId: string | undefined;
  readonly sourceStoreId: string | undefined;
}

/** One product of an order, at the price that this version of the checkout has. */
export interface OrderLine extends OrderedLine {
  readonly name: string;
  readonly size: string;
  /** What may come instead, by name. */
  readonly substitutes: readonly string[];
  /** What all of it costs. */
  readonly total: Cents;
  /** What all of it would cost without a flash sale. */
  readonly regularTotal: Cents;
  readonly isSnapEligible: boolean;
  readonly isAgeRestricted: boolean;
}

/** The amounts of an order, as the service has worked them out. */
export interface OrderCost {
  readonly total: Cents;
  readonly itemTotal: Cents;
  readonly taxTotal: Cents;
  readonly gratuityTotal: Cents;
  /** What flash sales take off. */
  readonly discountTotal: Cents;
  /** The most that SNAP may pay: food alone. */
  readonly ebtTotal: Cents;
  readonly nonEbtTotal: Cents;
}

/** The amounts of an order, and how many items they are for. */
export interface OrderSummary {
  readonly cost: OrderCost;
  readonly itemCount: number;
}

/** A line of the payment summary, and what it consists of; without an amount it is not known yet. */
export interface SummaryLine {
  readonly type: 'SUBTOTAL' | 'TIP' | 'TOTAL' | 'FEE' | 'TAX' | 'PROMO';
  readonly description: string;
  readonly amount: Cents | undefined;
  readonly nested: readonly SummaryLine[];
}

/** A card as far as an order shows it. */
export interface PaymentCard {
  readonly id: string;
  readonly group: CardGroup;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expired: boolean;
}

/** What one card is asked to pay of an order, or was authorized for it. */
export interface PaymentLine {
  readonly id: string;
  readonly amount: Cents;
  readonly card: PaymentCard;
}

/** Whom to reach about an order, and where it goes. */
export interface OrderContact {
  readonly firstName: string;
  readonly lastName: string;
  /** As it is dialled, with +1. */
  readonly phone: string | undefined;
  readonly smsOptIn: boolean;
  /** "YYYY-MM-DD", where something in the order is not sold to everybody. */
  readonly dateOfBirth: string | undefined;
}

/** Where an order is brought or picked up. */
export interface OrderPlace {
  /** Of the store; absent for a shopper's address. */
  readonly name: string | undefined;
  readonly address: Address;
  readonly location: GeoPoint | undefined;
}

/** The time that is held for an order. */
export interface OrderTime {
  readonly promiseId: string;
  readonly versionKey: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly window: TimeWindow;
  readonly vendorId: string;
}

/** Why a checkout costs less. */
export interface PromoAdjustment {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  readonly amount: Cents;
}

/** An order that was placed. */
export interface PlacedOrder {
  readonly id: string;
  /** What shoppers know it by. */
  readonly number: string;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  /** The application in which it was placed, once it has been told. */
  readonly appName: string | undefined;
}

/** A checkout, whole: everything its pages show. */
export interface Checkout {
  readonly id: string;
  readonly checksum: string;
  readonly versionKey: string;
  readonly status: CheckoutStatus;
  readonly modality: Modality;
  readonly cartId: string;
  readonly lines: readonly OrderLine[];
  /** Of the order as it was placed, while changes to it are on show; else none. */
  readonly originalLines: readonly OrderLine[];
  readonly payments: readonly PaymentLine[];
  readonly contact: OrderContact | undefined;
  readonly instructions: string;
  readonly deliveryType: DeliveryType;
  readonly place: OrderPlace | undefined;
  readonly time: OrderTime | undefined;
  readonly summary: OrderSummary;
  /** Of the order as it was placed, while changes to it are on show. */
  readonly originalSummary: OrderSummary | undefined;
  readonly summaryLines: readonly SummaryLine[];
  readonly promos: readonly PromoAdjustment[];
  readonly isTipEligible: boolean;
  readonly tipSuggestions: readonly TipSuggestion[];
  readonly tip: Cents;
  readonly email: string | undefined;
  readonly dateOfBirth: string | undefined;
  readonly hadFallout: boolean;
  /** What was authorized for the order as it was placed. */
  readonly authorizations: readonly PaymentLine[];
  /** What is left on the SNAP card that pays; known for a while after its PIN was entered. */
  readonly snapBalance: Cents | undefined;
  /** The idempotency key of the submission that the service accepted last. */
  readonly lastOperation: string | undefined;
  readonly order: PlacedOrder | undefined;
}

/** A tip that the service suggests. */
export interface TipSuggestion {
  readonly label: string;
  readonly value: Cents;
}

/** An order that was placed, as a list of them has it. */
export interface PastOrder {
  readonly checkoutId: string;
  /** What shoppers know it by. */
  readonly number: string;
  readonly status: CheckoutStatus;
  readonly modality: Modality;
  readonly total: Cents;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  /** The products in it. */
  readonly gtins: readonly string[];
}
