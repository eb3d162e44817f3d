// ---- app.d.ts

/** The host applications that the SDKs are embedded in. */
declare const APP_NAMES: readonly ["CLICKLIST", "MEMBERSHIP", "RXWEB", "EPRN", "WEB HOSTED PAYMENT PAGE"];
type AppName = (typeof APP_NAMES)[number];
/** Returns true for pharmacy applications, which load no fraud script and send no device data. */
declare const isPharmacy: (app: AppName) => boolean;
/** Deployment environments. */
declare const ENVIRONMENTS: readonly ["PROD", "STAGE", "TEST", "LOCAL"];
type Environment = (typeof ENVIRONMENTS)[number];
/** How a shopper's bearer token was issued. */
declare const AUTH_TYPES: readonly ["B2C", "AX"];
type AuthType = (typeof AUTH_TYPES)[number];

export { ENVIRONMENTS as E, APP_NAMES as b, AUTH_TYPES as c, isPharmacy as i };
export type { AppName as A, AuthType as a, Environment as d };

// ---- call.d.ts

import * as v from 'valibot';
import { E as ErrorRule } from './error-codes.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The parts of a request that differ from call to call. */
interface Parts<Body> {
    readonly params?: Readonly<Record<string, string>>;
    /** Query parameters; `undefined` values are left out. */
    readonly query?: Readonly<Record<string, string | undefined>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Body;
}
/**
 * An API call. Its schemas describe the wire format and transform nothing; `encode` and `decode` convert to
 * and from it.
 */
interface Call<Input, Output, Body = unknown, Answer = unknown, Wire = Answer> {
    /** Unique dotted name: `wallet.list`. */
    readonly name: string;
    /** One-sentence summary for the OpenAPI document. */
    readonly summary: string;
    readonly service: 'payment' | 'auth' | 'vault' | 'platform' | 'profile' | 'account' | 'modality' | 'consent' | 'content' | 'scheduling' | 'products' | 'cart' | 'checkout';
    readonly method: Method;
    /** Path template, such as `/payment/v2/wallet/{cardId}`. */
    readonly path: string;
    /** Distinguishes calls with the same method and path by the value of a body field. */
    readonly kind?: {
        readonly field: string;
        readonly is: string;
    };
    /** True when the call changes data; it is then only repeated under the same idempotency key. */
    readonly write: boolean;
    /** `bearer`: a shopper's token. `optional`: a token, if signed in. `client`: a back end's secret. */
    readonly auth: 'bearer' | 'optional' | 'client' | 'none';
    readonly query?: v.GenericSchema<Record<string, string | undefined>>;
    readonly headers?: v.GenericSchema<Record<string, string | undefined>>;
    readonly body?: v.GenericSchema<Body>;
    readonly response: v.GenericSchema<Answer>;
    /** Schema that clients parse with: `response`, or one where an invalid item does not spoil the rest. */
    readonly tolerates: v.GenericSchema<Wire>;
    readonly errors: readonly ErrorRule[];
    /** Returns the error code of a rejection sent with a success status; `undefined` when there is none. */
    refusalIn?(wire: Wire): string | undefined;
    encode(input: Input): Parts<Body>;
    decode(wire: Wire): Output;
}
/** A call with unknown input and output types, as in the table of all calls. */
type AnyCall = Omit<Call<never, unknown>, 'decode'> & {
    decode(wire: never): unknown;
};
/** Returns the parameter names of a path template. */
declare const pathParams: (path: string) => readonly string[];
/**
 * Parses external data. Valibot iterates over a schema's keys with `for in`, which would also treat
 * properties that old scripts added to `Object.prototype` as schemas.
 */
declare function safeParse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.SafeParseResult<Schema>;

export { pathParams as p, safeParse as s };
export type { AnyCall as A, Call as C, Method as M };

// ---- checkout.d.ts

import { A as Address, G as GeoPoint } from './geo.js';
import { A as AppName } from './app.js';

/** An amount of money in integer cents. */
type Cents = number;
/**
 * Parses "$1,234.50", "25", "25.5" or "-3.10" into cents; `undefined` when the text is not a dollar amount. A comma
 * only separates thousands: "5,00" is no amount.
 */
declare function parseCents(text: string): Cents | undefined;
/** Formats cents as US dollars in a locale: 2500 is "$25.00" in en-US. */
declare const formatCents: (cents: Cents, locale?: string) => string;

/** Card networks, as the payment service spells them. */
declare const CARD_BRANDS: readonly ["VISA", "MASTERCARD", "AMEX", "DISCOVER", "DINERS", "JCB", "UNIONPAY", "EBT", "NONE"];
type CardBrand = (typeof CARD_BRANDS)[number];
/** The three sections of a wallet. */
type CardGroup = 'bank' | 'snap' | 'gift';
/** Groups of cards that can have paid for an order; `other` is a type that this version does not know. */
type PaymentGroup = CardGroup | 'other';
/** BIN data: what the card network reports for the first digits of a card number. */
interface BinType {
    readonly bin: string | undefined;
    readonly binLength: string | undefined;
    readonly brand: string | undefined;
    readonly description: string | undefined;
    readonly productId: string | undefined;
    readonly retailerType: string | undefined;
}
/** A card in a shopper's wallet. Never contains the full card number, security code or PIN. */
interface Card {
    readonly id: string;
    readonly versionKey: string;
    readonly group: CardGroup;
    readonly brand: CardBrand;
    /** Short brand code that selects the card image and the store-credit name. */
    readonly imageType: string;
    readonly lastFour: string;
    /** Two digits; empty for EBT and gift cards. */
    readonly expirationMonth: string;
    /** Four digits; empty for EBT and gift cards. */
    readonly expirationYear: string;
    readonly expired: boolean;
    readonly saved: boolean;
    /** Undefined until the balance is requested. */
    readonly balance: Cents | undefined;
    /** The service's own reference, sent back in edits and balance checks. */
    readonly paymentGram: string;
    /** Applications in which this card is the preferred card. */
    readonly preferredFor: readonly AppName[];
    readonly firstName: string;
    readonly lastName: string;
    readonly address: Address | undefined;
    /** The first six digits. */
    readonly bin: string | undefined;
    readonly binType: BinType | undefined;
    readonly isDefault: boolean | undefined;
    readonly description: string | undefined;
    readonly fraudToken: string | undefined;
    readonly vaultCardId: string | undefined;
    /** ISO timestamp. */
    readonly updatedAt: string | undefined;
    /** Passed through for hosts; the SDKs do not read it. */
    readonly isNotAllowedForFuelPay: boolean | undefined;
}
/** Names of cards that have no network name. */
declare const KINDS: {
    gift: string;
    snap: string;
    other: string;
};
/** Returns the name shown for a card, such as "Visa". `kinds` has the names of cards without a network. */
declare function cardName({ group, brand, imageType }: Pick<Card, 'brand' | 'imageType'> & {
    readonly group: PaymentGroup;
}, kinds?: Readonly<typeof KINDS>): string;
/** Formats the expiry for a card row, "MM/YY"; empty for cards without an expiry date. */
declare const expiryText: ({ expirationMonth, expirationYear, }: Pick<Card, "expirationMonth" | "expirationYear">) => string;
/** Returns true when `now` is past the last day of the expiry month, in the time zone of `now`. */
declare function isExpired(month: number, year: number, now: Date): boolean;

/** The ways in which a shopper can receive an order. */
declare const MODALITIES: readonly ["PICKUP", "DELIVERY", "SHIP", "IN_STORE"];
type Modality = (typeof MODALITIES)[number];
/** Parses a modality as services spell it: "Pickup", "InStore" or "in_store"; `undefined` if unknown. */
declare const parseModality: (text: string) => Modality | undefined;

/** Substitution policies for a product that is out of stock. */
declare const SUBSTITUTION_POLICIES: readonly ["SHOPPER_CHOICE", "CUSTOMER_CHOICE", "NONE"];
type SubstitutionPolicy = (typeof SUBSTITUTION_POLICIES)[number];
/** A cart line with the fields that scheduling needs. */
interface CartLine {
    readonly id: string;
    readonly gtin13: string;
    readonly quantity: number;
    readonly modality: Modality;
    /** Undefined if the service does not tell. */
    readonly substitutionPolicy: SubstitutionPolicy | undefined;
    /** GTINs of accepted substitutes. */
    readonly substitutionItems: readonly string[];
    readonly instructions: string;
    readonly sellerId: string | undefined;
    readonly sourceStoreId: string | undefined;
}
/** A shopper's cart, with the modify cart of a placed order if one exists. */
interface Cart {
    readonly id: string;
    readonly lines: readonly CartLine[];
    readonly modify: {
        readonly id: string;
        readonly lines: readonly CartLine[];
        /** Checkout id of the order being modified. */
        readonly checkoutId: string | undefined;
    } | undefined;
    /** Minimum order amounts by modality; absent where the service sends none. */
    readonly minimums?: Readonly<Partial<Record<Modality, Cents>>> | undefined;
}
/** A product without nutrition facts. */
interface Product {
    readonly id: string;
    readonly upc: string;
    readonly name: string;
    readonly size: string;
    readonly price: Cents;
    readonly isAlcohol: boolean;
    readonly isAvailable: boolean;
    /** True when California requires a Proposition 65 warning. */
    readonly needsProp65Warning: boolean;
    /** Price and duration, when the product is a membership. */
    readonly membership: MembershipItem | undefined;
}
/** A product with the details that a shop displays. */
interface CatalogueProduct extends Product {
    readonly brand: string;
    readonly aisle: string;
    /** Groups products that can substitute for each other. */
    readonly family: string;
    /** Display text: "$1.50 / lb". */
    readonly unitPrice: string;
    /** Image name. */
    readonly image: string;
    /** In years; undefined when there is no age restriction. */
    readonly minimumAge: number | undefined;
    readonly isSoldByWeight: boolean;
    readonly isSnapEligible: boolean;
    /** Modalities in which the product is available. */
    readonly modalities: readonly Modality[];
    readonly stock: 'IN' | 'LOW' | 'OUT';
    /** Location of the product within a store. */
    readonly location: string;
    /** Diets that the product is suitable for. */
    readonly tags: readonly string[];
    readonly isNew: boolean;
}
/** A duration: a quantity and the service's unit code. */
interface Duration {
    readonly quantity: number;
    readonly unitCode: string;
}
/** A membership that can be bought, with the prices and dates that the service calculated. */
interface MembershipItem {
    /** In the service's format: "USD 99.00". */
    readonly price: string;
    readonly subscription: Duration;
    readonly renewalPrice: string;
    readonly renewal: Duration;
    /** UTC timestamp at which a free trial ends and is charged. */
    readonly trialChargeDate: string | undefined;
    /** UTC timestamp at which the membership renews. */
    readonly renewalDate: string | undefined;
}
/** A time-limited sale price. */
interface FlashSale {
    readonly id: string;
    readonly gtin13: string;
    readonly price: Cents;
    /** Epoch milliseconds. */
    readonly endsAt: number;
}
/** A flash sale with the details that a checkout displays, and those needed to add it to an order. */
interface FlashSaleOffer extends FlashSale {
    readonly name: string;
    readonly size: string;
    readonly category: string;
    /** Price of one item without the sale. */
    readonly regularPrice: Cents;
    readonly percentOff: number;
    /** Maximum quantity per order. */
    readonly maxQuantity: number;
    readonly couponId: string;
    readonly sourceStoreId: string;
}

/** A time span in wire format: "start/end" in ISO 8601, and the IANA time zone of the place. */
interface TimeWindow {
    readonly value: string;
    readonly timeZone: string;
}
/** A product and its quantity; `code` says why it is excluded. */
interface SlotItem {
    readonly gtin13: string;
    readonly quantity: number;
    readonly code?: string | undefined;
}
/** The items that a quote covers, and those it excludes. */
interface QuoteItems {
    readonly included: readonly SlotItem[];
    readonly excluded: readonly SlotItem[];
}
/** A time slot that can be reserved. */
interface TimeOption {
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
interface TimeslotDay {
    readonly date: string;
    readonly times: readonly TimeOption[];
}
/** Everything that a scheduler can offer. */
interface Timeslots {
    readonly days: readonly TimeslotDay[];
    /** By quote id. */
    readonly items: Readonly<Record<string, QuoteItems>>;
    readonly message: string | undefined;
    readonly membership: {
        readonly type: string;
        readonly freeThreshold: Cents | undefined;
    } | undefined;
}
/** A product and its quantity, as requested from the schedulers. */
interface WantedItem {
    readonly gtin13: string;
    readonly offerId?: string | undefined;
    readonly quantity: number;
}
/** Restricts the vendors whose times are requested. */
interface VendorFilter {
    readonly sources?: readonly string[] | undefined;
    readonly handoffs?: readonly string[] | undefined;
}
/** Modalities with selectable times: a window of an hour or two, or the delivery days of a parcel. */
declare const SCHEDULED_MODALITIES: readonly ["PICKUP", "DELIVERY", "SHIP"];
type ScheduledModality = (typeof SCHEDULED_MODALITIES)[number];
/** Returns the charge that a slot adds to an order; undefined when the service sends none or hides fees. */
declare const chargeOf: (option: Pick<TimeOption, "cost" | "shouldShowFees" | "waiver">) => Cents | undefined;
/** Returns true when a slot costs less than five dollars; false when the cost is not known. */
declare function isUnderFive(option: Pick<TimeOption, 'cost' | 'waiver'>): boolean;
/** Returns the key of a selected time; quote and option ids are encoded so that keys are unique. */
declare const optionKey: ({ quoteId, optionId }: Pick<TimeOption, "optionId" | "quoteId">) => string;
/** Vendor code of the banner's own delivery service. */
declare const OWN_VENDOR = "OWN";
/** Vendor code of the partner whose shoppers buy the items in the store and deliver them. */
declare const PARTNER_VENDOR = "THIRD_PARTY";

/** Order statuses; only a draft can be placed. */
declare const CHECKOUT_STATUSES: readonly ["DRAFT", "SUBMITTED", "MODIFIED", "CANCELED"];
type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];
/** How a delivery order is handed over. */
declare const DELIVERY_TYPES: readonly ["Standard", "Contactless"];
type DeliveryType = (typeof DELIVERY_TYPES)[number];
/** A product of an order, and its quantity. */
interface OrderedLine {
    readonly gtin13: string;
    readonly quantity: number;
    /** Undefined if the service does not tell. */
    readonly substitutionPolicy: SubstitutionPolicy | undefined;
    /** Coupon of the flash sale that the line is bought in. */
    readonly couponId: string | undefined;
    readonly sourceStoreId: string | undefined;
}
/** An order line with its price in this version of the checkout. */
interface OrderLine extends OrderedLine {
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
interface OrderCost {
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
interface OrderSummary {
    readonly cost: OrderCost;
    readonly itemCount: number;
}
/** A line of the payment summary with its nested lines. The amount is undefined while it is not known. */
interface SummaryLine {
    readonly type: 'SUBTOTAL' | 'TIP' | 'TOTAL' | 'FEE' | 'TAX' | 'PROMO' | 'OTHER';
    readonly description: string;
    readonly amount: Cents | undefined;
    readonly nested: readonly SummaryLine[];
}
/** The fields of a card that an order displays. */
interface PaymentCard {
    readonly id: string;
    /** `other` only on a placed order. */
    readonly group: PaymentGroup;
    readonly brand: CardBrand;
    readonly lastFour: string;
    readonly expired: boolean;
}
/** The amount that one card pays. */
interface PaymentLine {
    readonly id: string;
    readonly amount: Cents;
    readonly card: PaymentCard;
}
/** Contact details for an order. */
interface OrderContact {
    readonly firstName: string;
    readonly lastName: string;
    /** In dialled form, with +1. */
    readonly phone: string | undefined;
    readonly smsOptIn: boolean;
    /** "YYYY-MM-DD"; present when the order contains age-restricted items. */
    readonly dateOfBirth: string | undefined;
}
/** Delivery address or pickup store of an order. */
interface OrderPlace {
    /** Store name; undefined for a shopper's address. */
    readonly name: string | undefined;
    readonly address: Address;
    readonly location: GeoPoint | undefined;
}
/** The time reserved for an order. */
interface OrderTime {
    readonly promiseId: string;
    readonly versionKey: string;
    /** Epoch milliseconds. */
    readonly expiresAt: number;
    readonly window: TimeWindow;
    readonly vendorId: string;
}
/** A promotion that reduces the cost of a checkout. */
interface PromoAdjustment {
    readonly id: string;
    readonly code: string;
    readonly description: string;
}
/** A placed order. */
interface PlacedOrder {
    readonly id: string;
    /** Order number shown to shoppers. */
    readonly number: string;
    /** Epoch milliseconds. */
    readonly placedAt: number;
    /** Application in which the order was placed; undefined until it is reported. */
    readonly appName: string | undefined;
}
/** A complete checkout, with everything that its pages display. */
interface Checkout {
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
interface TipSuggestion {
    readonly label: string;
    readonly value: Cents;
}
/** A placed order, as it appears in an order list. */
interface PastOrder {
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

export { SCHEDULED_MODALITIES as A, cardName as K, chargeOf as L, expiryText as N, formatCents as R, isExpired as U, isUnderFive as X, optionKey as Y, parseCents as Z, parseModality as _, MODALITIES as l, OWN_VENDOR as n, PARTNER_VENDOR as t };
export type { SubstitutionPolicy as B, CartLine as C, DeliveryType as D, SummaryLine as E, FlashSale as F, TimeOption as G, TimeslotDay as H, Timeslots as I, TipSuggestion as J, Modality as M, OrderedLine as O, Product as P, QuoteItems as Q, ScheduledModality as S, TimeWindow as T, VendorFilter as V, WantedItem as W, Cents as a, OrderTime as b, Card as c, CardBrand as d, CardGroup as e, Cart as f, CatalogueProduct as g, Checkout as h, CheckoutStatus as i, Duration as j, FlashSaleOffer as k, MembershipItem as m, OrderContact as o, OrderCost as p, OrderLine as q, OrderPlace as r, OrderSummary as s, PastOrder as u, PaymentCard as v, PaymentGroup as w, PaymentLine as x, PlacedOrder as y, PromoAdjustment as z };

// ---- contract.d.ts

import { Address, SavedAddress, CountryCode, GeoPoint } from './domain.js';
import { CardBrand, Card, Cents, Modality, SubstitutionPolicy, CartLine, Cart, FlashSaleOffer, Product, CatalogueProduct, ScheduledModality, DeliveryType, OrderedLine, TimeWindow, WantedItem, VendorFilter, Timeslots, CheckoutStatus, Checkout as Checkout$1, PastOrder } from './domain.js';
import { C as Call, A as AnyCall } from './call.js';
export { M as Method, p as pathParams, s as safeParse } from './call.js';
import { D as DeviceData, W as WireDevice } from './device-data.js';
import * as v from 'valibot';
import { AuthType, AppName } from './domain.js';
export { a as ErrorCode, i as isUnconfirmed } from './error-codes.js';
import { Destination, ConsentPreference, ModalityOptions, ModalityPreferences, ModalityPreference, ProfileAddress, AddressCheck, Reservation, CommunicationPreferences, EmailPreference, Profile, SmsTrigger } from './domain.js';
import { StoreResult, Store } from './domain.js';

/** Time of a request, in the payment service's format. */
interface WireDateTime {
    timezone: 'UTC';
    value: string;
}

/** A response with one named value. */
interface WireData<Name extends string, Content> {
    data: Record<Name, Content>;
}
/** The same for the payment service, which nests every value one level deeper. */
type PaymentData<Name extends string, Content> = WireData<'payment', Record<Name, Content>>;

/** A dollar amount in wire format, as a text or a number. */
type WireAmount = number | string;

/** Wire format of a card's billing address, as the payment service sends it. */
interface WireCardAddress {
    /** The last line is the street; lines before it are the unit. */
    addressLines: string[];
    cityTown: string;
    stateProvince: string;
    postalCode: string;
    /** In either case. */
    countryCode: string;
}
declare const WireCardAddressSchema: v.ObjectSchema<{
    readonly addressLines: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly cityTown: v.StringSchema<undefined>;
    readonly stateProvince: v.StringSchema<undefined>;
    readonly postalCode: v.StringSchema<undefined>;
    readonly countryCode: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
}, undefined>;
/** Wire format of the card network's BIN data; one field name is the retailer's own. */
interface WireBinType {
    'card-bin-length'?: string | undefined;
    'card-brand'?: string | undefined;
    'card-description'?: string | undefined;
    'card-product-id'?: string | undefined;
    'card-bin'?: string | undefined;
    'card-kroger-type'?: string | undefined;
}
/** Wire format of a card, as the payment service sends it. */
interface WireCard {
    id: string;
    versionKey: string;
    cardType: 'BANK_CARD' | 'CREDIT_CARD' | 'EBT_CARD' | 'GIFT_CARD';
    brand: CardBrand;
    imageType: string;
    lastFourPan: string;
    expirationMonth: string;
    expirationYear: string;
    expired: boolean;
    balance?: WireAmount | undefined;
    paymentGram: string;
    defaultApplications: string[];
    firstName?: string | undefined;
    lastName?: string | undefined;
    address?: WireCardAddress | undefined;
    bin?: string | undefined;
    binType?: WireBinType | undefined;
    default?: boolean | undefined;
    description?: string | undefined;
    fraudToken?: string | undefined;
    vaultCardId?: string | undefined;
    lastUpdatedTimestamp?: string | undefined;
    isNotAllowedForFuelPay?: boolean | undefined;
}
/** Converts an address to the payment service's wire format. */
declare const toWireAddress: (address: Address) => WireCardAddress;

/** Fields that every new card has. */
interface NewCardContext {
    readonly at: Date;
    readonly facilityId: string;
    readonly device?: DeviceData | undefined;
}
/** Wire format of a new or edited bank card. */
interface BankCardMethod<Type extends 'BANK_CARD' | 'CREDIT_CARD'> {
    paymentType: Type;
    billing: WireCardAddress;
    brand: CardBrand;
    expirationMonth: string;
    expirationYear: string;
    lowValueToken: string;
    cardFirstSix: string;
    firstName: string;
    lastName: string;
}

/** A bank card to add. Only the vault knows its number, and has replaced it by a token. */
interface NewBankCard extends NewCardContext {
    readonly storeId: string;
    readonly preferred: boolean;
    readonly save: boolean;
    readonly billing: Address;
    readonly brand: CardBrand;
    /** Two digits. */
    readonly expirationMonth: string;
    /** Two digits. */
    readonly expirationYear: string;
    readonly lowValueToken: string;
    readonly firstSix: string;
    readonly firstName: string;
    readonly lastName: string;
}
/** Wire format of a new bank card. */
interface BankCardBody extends WireDevice {
    dateTime: WireDateTime;
    facilityId: string;
    storeId: string;
    defaultCard: boolean;
    save: boolean;
    paymentMethod: BankCardMethod<'BANK_CARD'>;
}
declare const addBankCard: Call<NewBankCard, Card, BankCardBody, PaymentData<'card', WireCard>>;

/** A gift card to add; its number and PIN are not stored on the way. */
interface NewGiftCard extends NewCardContext {
    readonly pan: string;
    readonly pin: string;
}
/** Wire format of a new gift card. */
interface GiftCardBody extends WireDevice {
    dateTime: WireDateTime;
    facilityId: string;
    paymentMethod: {
        paymentType: 'GIFT_CARD';
        pan: string;
        pin: string;
    };
}
declare const addGiftCard: Call<NewGiftCard, Card, GiftCardBody, PaymentData<'card', WireCard>>;

/** A SNAP EBT card to add; its number is not stored on the way. */
interface NewSnapCard extends NewCardContext {
    readonly pan: string;
    readonly save: boolean;
}
/** Wire format of a new SNAP card. */
interface SnapCardBody extends WireDevice {
    dateTime: WireDateTime;
    defaultCard: false;
    facilityId: string;
    paymentMethod: {
        paymentType: 'EBT_CARD';
        pan: string;
    };
    save: boolean;
}
/** The response may leave out the SNAP card's type and image, because both are known from the request. */
interface WireSnapCard extends Omit<WireCard, 'cardType' | 'imageType'> {
    cardType?: WireCard['cardType'] | undefined;
    imageType?: string | undefined;
}
declare const addSnapCard: Call<NewSnapCard, Card, SnapCardBody, PaymentData<'card', WireSnapCard>>;

/** Wire format of the response. */
interface SignInTokenAnswer {
    data: {
        signInToken: string;
        expiresIn: number;
    };
}
declare const readSignInToken: Call<unknown, string, unknown, SignInTokenAnswer>;

/** A signed-in shopper. */
interface Shopper {
    id: string;
    key: string;
    firstName: string;
    lastName: string;
}
/** A shopper's session, as a storefront's back end stores it; the refresh token never reaches a browser. */
interface Session {
    shopper: Shopper;
    refreshToken: string;
}
/** A short-lived token and its lifetime. */
interface AccessToken {
    accessToken: string;
    tokenType: 'Bearer';
    /** In seconds. */
    expiresIn: number;
}
/** Identifies a session by its refresh token. */
interface OfSession {
    refreshToken: string;
}
/** Requests a token of one type for a session. */
interface TokenQuestion extends OfSession {
    type: AuthType;
}
declare const signIn: Call<{
    shopper: string;
}, Session, {
    shopper: string;
}, Session>;
declare const readSession: Call<OfSession, Shopper, OfSession, {
    shopper: Shopper;
}>;
declare const mintToken: Call<TokenQuestion, AccessToken, TokenQuestion, AccessToken>;
declare const signOut: Call<OfSession, void, OfSession, {
    ended: true;
}>;

/** Returns every call of the contract. A call that is missing from this table does not exist. */
declare const calls: () => readonly AnyCall[];

/** The gift card whose balance is requested. */
interface GiftBalanceQuestion {
    paymentGram: string;
}
declare const checkGiftBalance: Call<GiftBalanceQuestion, Cents, GiftBalanceQuestion, PaymentData<'remainingBalance', WireAmount>>;

/** A balance request for an EBT card. Only the vault knows the PIN. */
interface SnapBalanceQuestion {
    readonly pinToken: string;
    readonly paymentGram: string;
}
/** Wire format of `SnapBalanceQuestion`; the service spells `paymentgram` differently in other calls. */
interface SnapBalanceBody {
    paymentMethod: {
        encryptedPin: string;
        paymentgram: string;
    };
}
/** Remaining balance of a SNAP card. */
interface SnapBalance {
    transactionBalanceInquiry: {
        remainingBalance: WireAmount | {
            snap: WireAmount;
        };
    };
}
declare const checkSnapBalance: Call<SnapBalanceQuestion, Cents, SnapBalanceBody, PaymentData<'data', SnapBalance>>;

/** Identifies a card of the wallet. */
interface OneCard {
    cardId: string;
}
declare const preferCard: Call<OneCard, true, OneCard, PaymentData<'cardId', string>>;

declare const deleteCard: Call<OneCard, true, unknown, PaymentData<'cardId', string>>;

/** The new values of a bank card. */
interface EditedCard {
    readonly cardId: string;
    readonly paymentGram: string;
    readonly saved: boolean;
    readonly at: Date;
    readonly facilityId: string;
    readonly storeId: string;
    readonly preferred: boolean;
    readonly billing: Address;
    readonly brand: CardBrand;
    /** Two digits. */
    readonly expirationMonth: string;
    /** Four digits. */
    readonly expirationYear: string;
    /** Token for the security code that was typed into the vault's frame. */
    readonly cvvToken: string;
    readonly firstSix: string;
    readonly firstName: string;
    readonly lastName: string;
}
/** Wire format of an edited bank card. */
interface EditedCardBody {
    cardId: string;
    dateTime: WireDateTime;
    facilityId: string;
    storeId: string;
    defaultCard: boolean;
    paymentGram: string;
    saved: boolean;
    paymentMethod: BankCardMethod<'CREDIT_CARD'>;
}
declare const editCard: Call<EditedCard, Card, EditedCardBody, WireData<'payment', WireCard>>;

/** Whether the service can read and write its database. */
interface Health {
    status: 'UP' | 'DOWN';
}
declare const checkHealth: Call<unknown, Health, unknown, Health>;

/** Wire format of an account address, as the payment service sends it. */
interface WireAccountAddress {
    id: string;
    type: SavedAddress['type'];
    address: {
        street: string;
        unit?: string | undefined;
        locality: string;
        county?: string | undefined;
        region: string;
        postalCode: string;
        countryCode?: string | undefined;
    };
}
declare const listBillingAddresses: Call<unknown, readonly SavedAddress[], unknown, PaymentData<'addresses', WireAccountAddress[]>>;

/** A shopper's cards. Those that this version cannot parse are left out and counted. */
interface CardList {
    readonly cards: readonly Card[];
    readonly unreadable: number;
}
/** Which cards to list, and whether to include gift card balances. */
interface ListCardsInput {
    readonly snap: boolean;
    readonly gift: boolean;
    readonly giftBalances: boolean;
}
declare const listCards: Call<ListCardsInput, CardList, unknown, PaymentData<'cards', WireCard[]>, PaymentData<'cards', unknown[]>>;

/** An address to save in the shopper's account; an undefined id adds a new address. */
interface AddressToSave {
    readonly id: string | undefined;
    readonly type: SavedAddress['type'];
    readonly address: Address;
}
/** Wire format of `AddressToSave`. */
interface AddressToSaveBody {
    address: {
        addressId?: string | undefined;
        addressLine1: string;
        addressLine2: string;
        addressType: SavedAddress['type'];
        city: string;
        countryCode: CountryCode;
        preferredAddress: false;
        stateCode: string;
        zip: string;
    };
}
declare const saveBillingAddress: Call<AddressToSave, {
    id: string;
}, AddressToSaveBody, PaymentData<'addressId', string>>;

/** Response of the vault to its frame. Every field is a string, as existing clients expect. */
interface VaultAnswer {
    response: string;
    message: string;
    responseTime: string;
    reportGroup: string;
    id: string;
    orderId: string;
    paypageRegistrationId?: string | undefined;
    checkoutId?: string | undefined;
    pinCheckoutId?: string | undefined;
    firstSix?: string | undefined;
    lastFour?: string | undefined;
    type?: string | undefined;
    expMonth?: string | undefined;
    expYear?: string | undefined;
}
/** The page for which a frame opens a session. */
interface FrameOrigin {
    paypageId: string;
    parentOrigin: string;
}
declare const openVaultSession: Call<FrameOrigin, string, FrameOrigin, {
    session: string;
}>;
/** The input of one frame, sent to the vault. */
interface Tokenise {
    session: string;
    paypageId: string;
    reportGroup: string;
    id: string;
    orderId: string;
    mode: 'card' | 'cvv' | 'pin';
    accountNumber?: string | undefined;
    cvv?: string | undefined;
    pin?: string | undefined;
    expMonth?: string | undefined;
    expYear?: string | undefined;
}
declare const tokenise: Call<Tokenise, VaultAnswer, Tokenise, VaultAnswer>;
/** A token to redeem; a dry run returns the same response but does not spend the token. */
interface Redeemable {
    token: string;
    paypageId: string;
    dryRun?: boolean | undefined;
}
/** The card behind a token, as far as the payment service may know it. */
interface RedeemedCard {
    vaultCardId: string;
    /** Equal for equal card numbers, but reveals nothing about the number. */
    fingerprint: string;
    firstSix: string;
    lastFour: string;
    brand: CardBrand;
    expMonth: string;
    expYear: string;
    /** How the card's issuer responds to charges. */
    behaviour: string;
}
declare const redeemCardToken: Call<Redeemable, RedeemedCard, Redeemable, RedeemedCard>;
/** Whether the token belongs to a security code. */
interface CvvVerdict {
    isValid: boolean;
}
declare const redeemCvvToken: Call<Redeemable, CvvVerdict, Redeemable, CvvVerdict>;
/** The token of a PIN, and the expected PIN of a test card. */
interface PinQuestion {
    token: string;
    paypageId: string;
    expected: string;
}
/** Whether the PIN is the card's. */
interface PinVerdict {
    matches: boolean;
}
declare const redeemPinToken: Call<PinQuestion, PinVerdict, PinQuestion, PinVerdict>;

/** Reason of a rejection that is resolved by fetching a new payment intent. */
declare const INTENT_MISSING = "Could not find the requested payment intent.";
/** Code of a write that is rejected because an identical write is still running. */
declare const KEY_OUTSTANDING = "IDEMPOTENCY_KEY_OUTSTANDING";

/** Schema of the body of every rejected request. */
declare const WireErrorSchema: v.ObjectSchema<{
    readonly statusCode: v.NumberSchema<undefined>;
    readonly code: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly reason: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly errors: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly path: v.StringSchema<undefined>;
        readonly message: v.StringSchema<undefined>;
    }, undefined>, undefined>, undefined>;
    /** Message from the service for the shopper. */
    readonly customerErrorMessage: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type WireError = v.InferOutput<typeof WireErrorSchema>;

/** A geographic position, in degrees. */
interface WireLocation {
    lat: number;
    lng: number;
}
/** Wire format of an address in the validation and modality services; the unit line comes first. */
interface WirePlace {
    id?: string | undefined;
    addressLines: string[];
    cityTown: string;
    stateProvince: string;
    postalCode: string;
    countryCode?: string | undefined;
    county?: string | undefined;
    location?: WireLocation | undefined;
}
/** Converts an address to the wire format; without a street there are no address lines. */
declare const toWirePlace: (address: Address, location?: GeoPoint) => WirePlace;

/** A modality in the spellings of the services. */
type WireModality = Modality | 'Pickup' | 'Delivery' | 'Ship' | 'InStore' | 'in_store';
/** Returns the modality of a text that matches `WireModality`. */
declare const toModality: (text: string) => Modality;
/** Wire format of a destination: either a store or an address. */
type WireDestination = {
    locationId: string;
} | {
    address: WirePlace;
};
declare const WireDestinationSchema: v.GenericSchema<WireDestination>;
/** Wire format of the location that packs an order. */
interface WireFulfilment {
    type: 'STORE' | 'FULFILLMENT_CENTER';
    locationId: string;
}
/** Wire format of a shopping method that a shopper has chosen. */
interface WirePreference {
    modalityType: WireModality;
    destination: WireDestination;
    createdDate: string;
    id: string;
    source: string;
}
declare const WirePreferenceSchema: v.GenericSchema<WirePreference>;
/** Wire format of an available shopping method. */
interface WireOption extends WirePreference {
    fulfillment: WireFulfilment[];
    isCrossBanner: boolean;
    distance?: number | undefined;
}
declare const fromWireDestination: (wire: WireDestination) => Destination;

/** Wire format of an item to add to a cart. */
interface WireCartItem {
    gtin13: string;
    quantity: number;
    substitutionPolicy?: SubstitutionPolicy | undefined;
    substitutionItems?: string[] | undefined;
    instructions?: string | undefined;
}
/** Wire format of a cart line. */
interface WireCartLine extends WireCartItem {
    id: string;
    modalityType: WireModality;
    sellerId?: string | undefined;
    sourceStoreId?: string | undefined;
}
/** Wire format of a cart without its modify cart. */
interface WireLines {
    id: string;
    lineItems: WireCartLine[];
}
/** Wire format of the cart in which a placed order is modified. */
interface WireModifyCart extends WireLines {
    /** Checkout id of the order. */
    checkoutId?: string | undefined;
}
/** Minimum order amount of one modality. */
interface WireMinimum {
    modalityType: WireModality;
    amount: WireAmount;
}
/** Wire format of a cart, with the modify cart of a placed order. */
interface WireCart extends WireLines {
    modify?: WireModifyCart | undefined;
    minimums?: WireMinimum[] | undefined;
}
type CartAnswer = WireData<'cart', WireCart>;

/** Products to add to the cart, for one modality. */
interface CartAddition {
    readonly modality: Modality;
    /** Adds the products to the modify cart of an order. Default: to the shopper's own cart. */
    readonly isModify?: boolean | undefined;
    readonly items: readonly (Pick<CartLine, 'gtin13' | 'quantity'> & Partial<Pick<CartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>>)[];
}
/** Wire format of `CartAddition`. */
interface CartAdditionBody {
    modalityType: WireModality;
    cartType?: 'MODIFY' | undefined;
    items: WireCartItem[];
}
declare const addCartItems: Call<CartAddition, Cart, CartAdditionBody, CartAnswer>;

/** A change of a cart line; absent fields stay unchanged. */
interface CartLineChange extends Partial<Pick<CartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>> {
    readonly lineId: string;
    /** 0 removes the line. */
    readonly quantity?: number | undefined;
}
/** Wire format of `CartLineChange`. */
interface CartLineChangeBody extends Pick<WireCartItem, 'substitutionPolicy' | 'substitutionItems' | 'instructions'> {
    quantity?: number | undefined;
}
declare const changeCartLine: Call<CartLineChange, Cart, CartLineChangeBody, CartAnswer>;

/** A change of modality of the cart's lines. */
interface CartMove {
    readonly from: Modality;
    readonly to: Modality;
    /** Moves only these lines. Default: all lines of the modality. */
    readonly lineIds?: readonly string[] | undefined;
}
/** Wire format of `CartMove`. */
interface CartMoveBody {
    from: WireModality;
    to: WireModality;
    lineIds?: string[] | undefined;
}
/** Moves cart lines from one modality to another, all or none. Idempotent. */
declare const moveCart: Call<CartMove, Cart, CartMoveBody, CartAnswer>;

/** The shopper's modality and store, as far as they are known. */
interface FlashSaleQuestion {
    readonly modality?: Modality | undefined;
    readonly storeId?: string | undefined;
    /** Only sales of these products. Default: all sales. */
    readonly gtins?: readonly string[] | undefined;
}
/** Wire format of a flash sale. */
interface WireFlashSale {
    id: string;
    gtin13: string;
    price: WireAmount;
    endsAt: string;
    description: string;
    customerFacingSize: string;
    category: string;
    regularPrice: WireAmount;
    percentOff: number;
    maxQuantity: number;
    couponId: string;
    sourceStoreId: string;
}
declare const listFlashSales: Call<FlashSaleQuestion, readonly FlashSaleOffer[], unknown, WireData<'flashSales', WireFlashSale[]>>;

/** Additional product fields of a membership. */
interface WireMembership {
    computedMembershipItemData?: {
        renewalPrice: string;
        freeTrialChargeDateUtc?: string | undefined;
        renewalDurationQuantity: number;
        renewalDurationUomCode: string;
        computedRenewalDateUtc?: string | undefined;
    } | undefined;
    subscriptionDurationQuantity?: number | undefined;
    subscriptionDurationUomCode?: string | undefined;
    originalPrice?: {
        regular: {
            price: string;
        };
    } | undefined;
}

/** Wire format of a product, without nutrition facts. */
interface WireProduct extends WireMembership {
    productId: string;
    upc: string;
    description: string;
    customerFacingSize?: string | undefined;
    price: WireAmount;
    alcohol?: boolean | undefined;
    available?: boolean | undefined;
    prop65?: boolean | undefined;
}
type WireProducts = WireData<'products', WireProduct[]>;

declare const listProducts: Call<{
    ids: readonly string[];
}, readonly Product[], unknown, WireProducts>;

declare const lookUpProducts: Call<{
    upcs: readonly string[];
}, readonly Product[], unknown, WireProducts>;

/** Search criteria. Without any, all products are found. */
interface ProductSearch {
    readonly aisle?: string | undefined;
    /** Search words; each must occur in the product's texts. */
    readonly text?: string | undefined;
    readonly gtins?: readonly string[] | undefined;
}
/** Wire format of a catalogue product. */
interface WireCatalogueProduct extends WireProduct {
    brand: string;
    aisle: string;
    family: string;
    unitPrice: string;
    image: string;
    minimumAge?: number | undefined;
    soldByWeight: boolean;
    snapEligible: boolean;
    modalityTypes: WireModality[];
    stockLevel: 'IN' | 'LOW' | 'OUT';
    location: string;
    tags: string[];
    isNew: boolean;
}
declare const searchProducts: Call<ProductSearch, readonly CatalogueProduct[], unknown, WireData<'products', WireCatalogueProduct[]>>;

declare const readCart: Call<unknown, Cart, unknown, CartAnswer>;

/** Wire format of a stored customer preference. */
interface WireConsent {
    preferenceId: string;
    name: string;
    value: boolean;
    userSet?: boolean | undefined;
    versionKey?: string | undefined;
}

/** Preferences that the shopper sets for the first time. */
interface NewConsents {
    readonly chain: string;
    readonly preferences: readonly {
        readonly name: string;
        readonly value: boolean;
    }[];
}
/** Wire format of `NewConsents`. */
interface NewConsentsBody {
    preferences: {
        name: string;
        value: boolean;
        chain: string;
    }[];
}
declare const addConsents: Call<NewConsents, readonly ConsentPreference[], NewConsentsBody, WireData<'preferences', WireConsent[]>>;

/** Selects the preferences to read, by store chain and name. */
interface ConsentQuestion {
    readonly chain: string;
    readonly names: readonly string[];
}
declare const listConsents: Call<ConsentQuestion, readonly ConsentPreference[], unknown, WireData<'preferences', WireConsent[]>>;

/** A new value for a preference, in the version that was last read. */
interface ConsentUpdate {
    readonly id: string;
    readonly value: boolean;
    readonly versionKey: string;
}
declare const updateConsent: Call<ConsentUpdate, ConsentPreference, {
    value: boolean;
    versionKey: string;
}, WireData<'preference', WireConsent>>;

/** Selects a table of texts, such as "modality/fulfillment/text"; keys may be missing from it. */
interface ContentQuestion {
    readonly table: string;
    readonly locale: string;
}
/** The texts of a table, by key. */
type Words = Record<string, string>;
declare const readContent: Call<ContentQuestion, Readonly<Words>, unknown, {
    data: {
        id: string;
        strings: Words;
    };
}>;

/** Wire format of a store in search results. */
interface WireStore {
    locationId: string;
    divisionNumber: string;
    storeNumber: string;
    vanityName: string;
    banner: string;
    address: WirePlace;
    location?: WireLocation | undefined;
    distance: number;
    isCrossBanner: boolean;
    currentlyShopping: boolean;
    isLockerPickupLocation: boolean;
    isOpen: boolean;
    openText: string;
    hours?: {
        timezone: string;
    } | undefined;
    externalNavigation?: {
        webUrl: string;
        linkText: string;
    } | undefined;
}

/** Where to search for shopping methods: around a ZIP code, at an address, or at a position. */
interface ModalityOptionsQuestion {
    readonly near: {
        readonly postalCode: string;
    } | {
        readonly address: Address;
    } | {
        readonly location: GeoPoint;
    };
    /** Key of the banner that asks. Default: the main banner. */
    readonly banner?: string | undefined;
}
/** Wire format of `ModalityOptionsQuestion`. */
interface ModalityOptionsBody {
    address: WirePlace | {
        postalCode: string;
    } | {
        location: WireLocation;
    };
    banner?: string | undefined;
}
/** Wire format of the shopping methods and stores around a place. */
interface WireOptions<Option, Found> extends Record<Modality, Option[]> {
    storeDetails: Found[];
    externalOnlineDeliveryUrl?: string | undefined;
    featureToggles?: {
        closeToStore?: boolean | undefined;
    } | undefined;
}
declare const listModalityOptions: Call<ModalityOptionsQuestion, ModalityOptions, ModalityOptionsBody, {
    data: WireOptions<WireOption, WireStore>;
}, {
    data: WireOptions<unknown, unknown>;
}>;

/** Wire format of `ModalityPreferences`. */
interface PreferencesAnswer {
    data: {
        active?: WirePreference | undefined;
        modalities: WirePreference[];
    };
}
declare const readModalityPreferences: Call<unknown, ModalityPreferences, unknown, PreferencesAnswer>;

declare const setActiveModality: Call<ModalityPreference, ModalityPreference, WirePreference, WireData<'active', WirePreference>>;

/** Reason of a rejected update or removal of an address without an id. */
declare const ADDRESS_ID_MISSING = "address must have id";
/** Wire format of an address to add or update; line 1 is the street, line 2 the unit. */
interface AddressPayload {
    addressType: 'home' | 'delivery';
    addressLine1: string;
    addressLine2: string;
    city: string;
    county?: string | undefined;
    countryCode: string;
    stateCode: string;
    zip: string;
    preferredAddress?: boolean | undefined;
    dateAddressUpdated?: string | undefined;
}
/** Wire format of an address, as the profile lists it. */
interface WireProfileAddress {
    id: string;
    type: 'home' | 'delivery';
    address: {
        addressLine1: string;
        addressLine2?: string | undefined;
        city: string;
        county?: string | undefined;
        countryCode?: string | undefined;
        stateCode: string;
        zip: string;
    };
    modified?: {
        value: string;
    } | undefined;
}
/** The values that a shopper entered in an address form. */
interface AddressDraft {
    readonly address: Address;
    readonly isMailingAddress: boolean;
    /** When the shopper changed the address. */
    readonly at?: Date | undefined;
    /** True when `preferredAddress` is sent as well. */
    readonly tellsPreferred?: boolean | undefined;
}

declare const addAddress: Call<AddressDraft, {
    id: string;
}, AddressPayload, WireData<'addressId', string>>;

/** A shopper's addresses. Those that this version cannot parse are left out and counted. */
interface AddressList {
    readonly list: readonly ProfileAddress[];
    readonly unreadable: number;
}
declare const listAddresses: Call<unknown, AddressList, unknown, WireData<'addresses', WireProfileAddress[]>, WireData<'addresses', unknown[]>>;

declare const removeAddress: Call<{
    id: string;
}, true, unknown, WireData<'addressId', string>>;

/** The new values of a profile address. */
interface AddressUpdate extends AddressDraft {
    readonly id: string;
    /** When the shopper changed the address. */
    readonly at: Date;
}
/** Wire format of `AddressUpdate`. */
interface AddressUpdateBody extends AddressPayload {
    addressId: string;
    dateAddressUpdated: string;
}
declare const updateAddress: Call<AddressUpdate, true, AddressUpdateBody, WireData<'addressId', string>>;

/** Result of an address validation for one modality. */
interface AddressEligibility extends AddressCheck {
    readonly isEligible: boolean;
    readonly modality: Modality;
    readonly location: GeoPoint | undefined;
}
/** An address to validate, and the modality. */
interface ValidationQuestion {
    address: Address;
    modality: Modality;
}
/** Wire format of `ValidationQuestion`. */
interface ValidationBody {
    address: WirePlace;
    modalityType: WireModality;
}
/** Wire format of the validation result. */
interface Validation extends ValidationBody {
    validated: boolean;
    isEligible: boolean;
    corrected: boolean;
}
declare const validateAddressForModality: Call<ValidationQuestion, AddressEligibility, ValidationBody, {
    data: Validation;
}>;

/** Wire format of an ordered product in a request. */
interface WireLineItem {
    gtin13: string;
    quantity: number;
    modalityType: WireModality;
    substitutionPolicy?: SubstitutionPolicy | undefined;
    couponId?: string | undefined;
    sourceStoreId?: string | undefined;
}

/** Contact details for an order. */
interface Contact {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone?: string | undefined;
    readonly email?: string | undefined;
}
/** A cart to check out, with its reserved time and items. */
interface NewCheckout {
    readonly cartId: string;
    readonly modality: ScheduledModality;
    /** The shopper's email address. */
    readonly email?: string | undefined;
    readonly contact: Pick<Contact, 'firstName' | 'lastName' | 'phone'>;
    readonly deliveryType: DeliveryType;
    readonly promise: {
        readonly id: string;
        readonly versionKey: string;
    };
    readonly instructions?: string | undefined;
    readonly lines: readonly OrderedLine[];
    readonly properties?: Readonly<Record<string, string>> | undefined;
}
/** A new checkout. */
interface Checkout {
    readonly id: string;
    readonly versionKey: string;
    readonly status: string;
}
/** Wire format of the contact of a new order. */
interface WireContact {
    firstName: string;
    lastName: string;
    phone?: string | undefined;
}
/** Wire format of `NewCheckout`. */
interface CheckoutBody {
    buyer: {
        email?: string | undefined;
    };
    fulfillment: {
        contact: WireContact;
        deliveryType: DeliveryType;
        promise: {
            id: string;
            versionKey: string;
        };
        instructions?: string | undefined;
    };
    lineItems: WireLineItem[];
    modalityType: WireModality;
    cartId: string;
    properties?: Record<string, string> | undefined;
}
/** Wire format of a new checkout. */
interface WireCheckout {
    id: string;
    versionKey: string;
    status: string;
}
declare const createCheckout: Call<NewCheckout, Checkout, CheckoutBody, WireData<'checkout', WireCheckout>>;

/** Wire format of a product and its quantity. */
interface WireWantedItem {
    gtin13: string;
    offerId?: string | undefined;
    quantity: number;
}
declare const WireWantedItemSchema: v.ObjectSchema<{
    readonly gtin13: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly offerId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 64, undefined>]>, undefined>;
    readonly quantity: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0.01, undefined>, v.MaxValueAction<number, 999, undefined>]>;
}, undefined>;
/** Wire format of a product and its quantity; `code` says why it is excluded. */
interface WireSlotItem {
    gtin13: string;
    quantity: number;
    code?: string | undefined;
}
/** Wire format of the items that a quote or promise covers, and those it excludes. */
interface WireQuoteItems {
    included: WireSlotItem[];
    excluded: WireSlotItem[];
}

/** Wire format of a time span: "start/end" in ISO 8601, and the IANA time zone of the place. */
interface WireWindow {
    value: string;
    timezone: string;
}

/** What a promise reserves with one vendor. */
interface WireSelection {
    vendorId: string;
    window: WireWindow;
    items: WireQuoteItems;
    storeId: string;
}
/** Wire format of a promise. */
interface WirePromise {
    id: string;
    expiration: {
        value: string;
    };
    selections: WireSelection[];
    versionKey: string;
}
type PromiseAnswer = WireData<'promise', WirePromise>;

/** A time slot to reserve. */
interface WantedTime {
    readonly modality: ScheduledModality;
    readonly optionIds: readonly string[];
    readonly vendorId: string;
    readonly originalWindow: TimeWindow;
    readonly items: readonly WantedItem[];
}
/** Wire format of `WantedTime`. */
interface WantedTimeBody {
    modalityType: WireModality;
    optionIds: string[];
    vendorId: string;
    originalWindow: WireWindow;
    items: WireWantedItem[];
}
declare const createPromise: Call<WantedTime, Reservation, WantedTimeBody, PromiseAnswer>;

/** Wire format of a time slot that can be reserved. */
interface WireTimeOption {
    quoteId: string;
    optionId: string;
    vendorId: string;
    vendorName: string;
    displayString: string;
    cost?: WireAmount | undefined;
    waiver?: WireAmount | undefined;
    shouldShowFees?: boolean | undefined;
    type?: string | undefined;
    incentive?: {
        displayName: string;
    } | undefined;
    window: WireWindow;
}
/** Wire format of a day: "2026-11-21", or a day of the month with the short name of the month. */
interface WireDay<Time> {
    date: number | string;
    month?: string | undefined;
    times: Time[];
}
/** Wire format of everything that a scheduler offers. */
interface WireTimeslots<Time = WireTimeOption> {
    data: {
        days: WireDay<Time>[];
        items: Record<string, WireQuoteItems>;
        message?: string | undefined;
        membership?: {
            type: string;
            freeThreshold?: WireAmount | undefined;
        } | undefined;
    };
}

/** Restricts the vendors whose times are requested. */
interface WireVendors {
    sources?: string[] | undefined;
    handoffs?: string[] | undefined;
}
/** Parameters that all time slot requests have in common. */
interface TimesQuestion {
    readonly modality: ScheduledModality;
    /** Default: the destination of the shopper's active preference. */
    readonly destination?: Destination | undefined;
    readonly items: readonly WantedItem[];
    readonly vendors?: VendorFilter | undefined;
    /** IANA time zone of the device. */
    readonly userTimeZone?: string | undefined;
}
/** A request for time slots before the cart contains anything. */
interface UpfrontQuestion extends TimesQuestion {
    readonly locale: string;
}
/** Wire format of `UpfrontQuestion`. */
interface UpfrontBody {
    locale: string;
    modality: WireModality;
    vendors: WireVendors;
    items: WireWantedItem[];
    destination?: WireDestination | undefined;
}
declare const listUpfrontTimeslots: Call<UpfrontQuestion, Timeslots, UpfrontBody, WireTimeslots, WireTimeslots<unknown>>;

/** Wire format of the request. */
interface PromisingBody {
    modalityType: WireModality;
    items: WireWantedItem[];
    vendors?: WireVendors | undefined;
    destination?: WireDestination | undefined;
    denyRequest?: boolean | undefined;
}
declare const listPromisingTimeslots: Call<TimesQuestion, Timeslots, PromisingBody, WireTimeslots, WireTimeslots<unknown>>;

/** A product, and the time slot at which it is unavailable. */
interface ReplacementQuestion {
    productId: string;
    optionId: string;
}
declare const listReplacements: Call<ReplacementQuestion, readonly Product[], unknown, WireProducts>;

declare const readPromise: Call<Pick<Reservation, 'id'>, Reservation, unknown, PromiseAnswer>;

/** New items for a reserved time. */
interface PromiseUpdate {
    readonly id: string;
    readonly versionKey: string;
    readonly items: readonly WantedItem[];
}
/** Wire format of `PromiseUpdate`. */
interface PromiseUpdateBody {
    items: WireWantedItem[];
    versionKey: string;
}
declare const updatePromise: Call<PromiseUpdate, Reservation, PromiseUpdateBody, PromiseAnswer>;

/** Wire format of an account address, as the service lists it. */
interface WireBookAddress {
    id: string;
    address: WirePlace;
    location?: WireLocation | undefined;
    type: 'home' | 'delivery';
    preferredAddress?: boolean | undefined;
    label?: string | undefined;
    notes?: string | undefined;
}
/** Wire format of an address to add to the account. Invalid values are rejected by code, not by schema. */
interface BookAddressBody {
    line1: string;
    line2: string;
    city: string;
    stateCode: string;
    zip: string;
    countryCode: CountryCode;
    type: 'home' | 'delivery';
    preferred: boolean;
    county?: string | undefined;
    location?: WireLocation | undefined;
    label?: string | undefined;
    notes?: string | undefined;
}
/** The values of an account address that the shopper saves. */
interface BookAddressDraft extends Pick<AddressDraft, 'address' | 'isMailingAddress'> {
    readonly location?: ProfileAddress['location'];
    readonly label?: string;
    readonly notes?: string;
}
/** Response to a change of the account's address book. */
interface BookAnswer {
    data: {
        successful: boolean;
        errorDetail?: {
            errorCode?: string | undefined;
        } | undefined;
    };
}

declare const addBookAddress: Call<BookAddressDraft, true, BookAddressBody, BookAnswer>;

declare const findStores: Call<{
    readonly postalCode: string;
}, readonly StoreResult[], unknown, WireData<'stores', WireStore[]>, WireData<'stores', unknown[]>>;

declare const listBookAddresses: Call<unknown, AddressList, unknown, WireData<'addresses', WireBookAddress[]>, WireData<'addresses', unknown[]>>;

/** Data that the account's pages need besides the profile. */
interface ApplicationData {
    readonly banner: string;
    readonly isMembershipActive: boolean;
    /** Feature toggles by name. */
    readonly toggles: Readonly<Record<string, boolean>>;
}
/** Wire format of `ApplicationData`. */
interface WireApplicationData {
    banner: string;
    membershipActive: boolean;
    toggles: Record<string, boolean>;
}
declare const readApplicationData: Call<unknown, ApplicationData, unknown, WireData<'applicationData', WireApplicationData>>;

/** Wire format of the communication preferences. */
interface WireCommunication {
    relevantAdsOptIn: boolean;
    earlyAccess: boolean;
}
type CommunicationAnswer = WireData<'communicationPreferences', WireCommunication>;

/**
 * Selects the preferences to read: the signed-in shopper's, or those of an email address that a service
 * encrypted.
 */
interface CommunicationQuestion {
    readonly encryptedEmail?: string | undefined;
}
declare const readCommunicationPreferences: Call<CommunicationQuestion, CommunicationPreferences, unknown, CommunicationAnswer>;

/** Whether the banner and the preferred store participate in community rewards. */
interface CommunityRewards {
    readonly doesBannerParticipate: boolean;
    readonly doesStoreParticipate: boolean;
}
/** Wire format of the response. */
interface CommunityRewardsAnswer {
    data: {
        doesBannerParticipate: boolean;
        doesStoreParticipate: boolean;
        hasErrors?: boolean | undefined;
    };
}
declare const readCommunityRewards: Call<{
    readonly preferredStore?: string | undefined;
}, CommunityRewards, unknown, CommunityRewardsAnswer>;

/**
 * The two tokens of a link in an email. The first is sent as the specification defines it; the second in a
 * header, so that a log of URLs or bodies does not contain the complete credential.
 */
interface PreferenceLink {
    readonly token: string;
    readonly token2: string;
}
/** Wire format of an email preference. */
interface WireEmailPreference {
    shortDescription: string;
    longDescription: string;
    selected: boolean;
    banner: string;
}
/** The current preferences, or the code of why they are unavailable. */
type EmailPreferencesAnswer = {
    emailUngroupedPreferences: WireEmailPreference[];
    data?: {
        errorCode?: string | undefined;
    } | undefined;
} | {
    data: {
        errorCode: string;
    };
};

declare const readEmailPreferences: Call<{
    readonly link?: PreferenceLink | undefined;
}, readonly EmailPreference[], unknown, EmailPreferencesAnswer>;

/** Response with the preferred store; `null` when there is none. */
type PreferredStoreAnswer = WireData<'preferredStore', WireStore | null>;
/** The shopper's preferred store. */
interface PreferredStore {
    readonly store: StoreResult | undefined;
}

declare const readPreferredStore: Call<unknown, PreferredStore, unknown, PreferredStoreAnswer>;

/** Wire format of a phone. */
interface WirePhone {
    type: 'MOBILE' | 'HOME';
    number: {
        original: string;
    };
    verified?: boolean | undefined;
}
/** Wire format of an email address. Services send either `verified` or `isVerified`. */
interface WireEmail {
    address: string;
    verified?: boolean | undefined;
    isVerified?: boolean | undefined;
}
/** Wire format of a profile's data for one banner. */
interface WireBannerDetails {
    banner: string;
    preferredStoreNumber?: string | undefined;
    preferredStoreDivisionNumber?: string | undefined;
    communityRewardsEnabled?: boolean | undefined;
}
/** Wire format of a profile, as the customer-profile service sends it. */
interface WireProfile<OnePhone = WirePhone, OneAddress = WireBookAddress, OneEmail = WireEmail> {
    id: string;
    firstName: string;
    lastName: string;
    loyaltyCardNumber?: string | undefined;
    contactInfo: {
        phones: OnePhone[];
        addresses: OneAddress[];
        emails: OneEmail[];
    };
    created?: string | undefined;
    bannerSpecificDetails: WireBannerDetails[];
    relevantAdsOptIn: boolean;
}
/** A profile whose contact entries are not validated. */
type LenientProfile = WireProfile<unknown, unknown, unknown>;

declare const readProfile: Call<unknown, Profile, unknown, WireData<'profile', WireProfile>, WireData<'profile', LenientProfile>>;

/** A type of text messages to a phone number. */
interface SmsQuestion {
    /** As entered by the shopper. */
    readonly phoneNumber: string;
    readonly trigger: SmsTrigger;
}
/** Wire format of `SmsQuestion`. */
interface SmsQuestionBody {
    phoneNumber: string;
    triggerType: SmsTrigger;
}
/** Wire format of the opt-in status; `hasErrors` means that the status is unknown. */
interface SmsStatus {
    customerOptedIn: boolean;
    hasErrors?: boolean | undefined;
}
/** Wire format of the response. */
interface SmsAnswer {
    data: SmsStatus;
}

declare const readSmsOptIn: Call<SmsQuestion, boolean, SmsQuestionBody, SmsAnswer>;

declare const readTransactionalSms: Call<{
    readonly phoneNumber: string;
}, boolean, SmsQuestionBody, SmsAnswer>;

declare const removeBookAddress: Call<{
    id: string;
}, true, {
    addressId: string;
}, BookAnswer>;

/** The new values of an account address. */
interface BookAddressUpdate extends BookAddressDraft {
    readonly id: string;
}
/** Wire format of `BookAddressUpdate`. */
interface BookAddressUpdateBody extends BookAddressBody {
    addressId: string;
}
declare const updateBookAddress: Call<BookAddressUpdate, true, BookAddressUpdateBody, BookAnswer>;

/** The changed preferences, at least one; the others stay unchanged. */
type CommunicationBody = {
    relevantAdsOptIn: boolean;
    earlyAccess?: boolean | undefined;
} | {
    relevantAdsOptIn?: boolean | undefined;
    earlyAccess: boolean;
};
/** The changed preference, with the other one if it changes too. */
type CommunicationUpdate = Pick<CommunicationPreferences, 'relevantAdsOptIn'> | Pick<CommunicationPreferences, 'earlyAccess'> | CommunicationPreferences;
declare const updateCommunicationPreferences: Call<CommunicationUpdate, CommunicationPreferences, CommunicationBody, CommunicationAnswer>;

/** The email preferences that the shopper selected or deselected. */
interface EmailPreferencesUpdate {
    readonly preferences: readonly EmailPreference[];
    readonly link?: PreferenceLink | undefined;
}
/** Wire format of the changed preferences of one category. */
interface WireEmailUpdate {
    emailPreferencesCategory: string;
    emailPreferences: WireEmailPreference[];
}
/** The updates alone, or with the token of an email link. */
type EmailUpdateBody = WireEmailUpdate[] | {
    emailPreferences: WireEmailUpdate[];
    token: string;
};
declare const updateEmailPreferences: Call<EmailPreferencesUpdate, readonly EmailPreference[], EmailUpdateBody, EmailPreferencesAnswer>;

/** A store, identified by the two numbers that a profile uses. */
interface PreferredStoreBody {
    preferredStoreDivisionNumber: string;
    preferredStoreNumber: string;
}
declare const updatePreferredStore: Call<Pick<Store, 'divisionNumber' | 'storeNumber'>, PreferredStore, PreferredStoreBody, PreferredStoreAnswer>;

/** A type of text messages that the shopper opts in to or out of. */
interface SmsUpdate extends SmsQuestion {
    readonly optIn: boolean;
}
/** Opt-in status of a type of text messages after an update. */
interface SmsOptIn {
    readonly isOptedIn: boolean;
    /** Warning from the service about what the shopper must know or do. */
    readonly warning: string | undefined;
}
/** Wire format of `SmsUpdate`. */
interface SmsUpdateBody extends SmsQuestionBody {
    optIn: boolean;
}
/** Wire format of the status, with a warning for the shopper. */
interface WarnedStatus extends SmsStatus {
    warning?: string | undefined;
}
/** Wire format of the response. */
interface SmsUpdateAnswer {
    data: WarnedStatus;
}
declare const updateSmsOptIn: Call<SmsUpdate, SmsOptIn, SmsUpdateBody, SmsUpdateAnswer>;

/** Result of an address validation, with the address's position. */
interface LocatedCheck extends AddressCheck {
    readonly location: GeoPoint | undefined;
}
/** Wire format of the validation result. */
interface WireValidations {
    corrected: boolean;
    validated: boolean;
    address: WirePlace;
    location?: WireLocation | undefined;
}
declare const validateAddress: Call<Address, LocatedCheck, {
    address: WireCardAddress;
}, WireData<'addressValidations', WireValidations>>;

/** Transaction types and statuses. */
declare const TYPES: readonly ["AUTHORIZATION", "CANCELLATION", "COMPLETION", "FINALIZE", "RETURN", "REVERSAL"];
declare const STATUSES: readonly ["APPROVED", "CANCELLED", "DECLINED", "ERRORED", "REVERSED"];
/** A card to charge for a checkout, in the version that was last read. */
interface NewPayment {
    readonly checkoutId: string;
    readonly versionKey: string;
    readonly paymentGram: string;
}
/** A payment and its status. */
interface Payment {
    readonly id: string;
    readonly checkoutId: string;
    readonly transactionType: (typeof TYPES)[number];
    readonly transactionStatus: (typeof STATUSES)[number];
}
/** Wire format of a payment. */
interface WirePayment {
    id: string;
    checkoutId: string;
    transactionType: (typeof TYPES)[number];
    transactionStatus: (typeof STATUSES)[number];
}
/** Wire format of `NewPayment`. */
interface NewPaymentBody {
    checkoutId: string;
    versionKey: string;
    paymentGram: string;
}
declare const createPayment: Call<NewPayment, Payment, NewPaymentBody, WireData<'payment', WirePayment>>;

/** Wire format of the tip in a request. */
interface WirePaymentDetails {
    gratuityAmount: string;
}
/** Wire format of a checkout, as the payment service sends it. */
interface WirePaidCheckout {
    id: string;
    versionKey: string;
    status: string;
    paymentDetails: {
        gratuityAmount: WireAmount;
    };
}
type PaidCheckoutAnswer = WireData<'checkout', WirePaidCheckout>;
/** The payment-related fields of a checkout. */
interface PaidCheckout {
    readonly id: string;
    readonly versionKey: string;
    readonly status: string;
    readonly tip: Cents;
}

/** A new tip for a checkout, in the version that was last read. */
interface TipUpdate {
    readonly id: string;
    readonly versionKey: string;
    readonly tip: Cents;
}
/** Wire format of `TipUpdate`. */
interface TipBody$1 {
    versionKey: string;
    paymentDetails: WirePaymentDetails;
}
declare const modifyTip: Call<TipUpdate, PaidCheckout, TipBody$1, PaidCheckoutAnswer>;

declare const readCheckoutTip: Call<{
    readonly id: string;
}, PaidCheckout, unknown, PaidCheckoutAnswer>;

/** Wire format of an order's amounts. */
interface WireSummary {
    cost: {
        total: WireAmount;
        itemTotal: WireAmount;
        taxTotal: WireAmount;
        gratuityTotal: WireAmount;
        yellowTagDiscountTotal: WireAmount;
        ebtTotal: WireAmount;
        nonEbtTotal: WireAmount;
    };
    itemCount: number;
}
declare const LINE_TYPES: readonly ["SUBTOTAL", "TIP", "TOTAL", "FEE", "TAX", "PROMO", "OTHER"];
/** A summary line without nested lines. */
interface WireNestedLine {
    type: (typeof LINE_TYPES)[number];
    /** Absent while the amount is unknown. */
    amount?: WireAmount | undefined;
    description: string;
}
/** Wire format of a payment summary line. */
interface WireSummaryLine extends WireNestedLine {
    nestedLines?: WireNestedLine[] | undefined;
}
/** Wire format of the amount that one card pays. */
interface WirePaymentLine {
    id: string;
    amountToAuthorize: WireAmount;
    /** EBT, EBT_CARD, GIFT_CARD, BANK_CARD or another name of a bank card. */
    paymentType: string;
    card: {
        id: string;
        brand: CardBrand;
        lastFourPan: string;
        isExpired: boolean;
    };
}
/** Wire format of a payment line in a request. */
interface WirePaymentId {
    id: string;
    amountToAuthorize: string;
}

/** Wire format of an ordered product in a response. */
interface WireOrderLine extends Omit<WireLineItem, 'modalityType'> {
    description: string;
    customerFacingSize: string;
    substitutes: string[];
    totalPrice: WireAmount;
    regularTotalPrice: WireAmount;
    snapEligible: boolean;
    ageRestricted: boolean;
    /** The coupons that reduced the price. */
    priceAdjustment?: {
        coupons: {
            id: string;
            offerId: string;
        }[];
    } | undefined;
}
/** Wire format of an order's contact details in a request. */
interface WireContactUpdate {
    firstName: string;
    lastName: string;
    phone?: string | undefined;
    smsOptin?: boolean | undefined;
    dateOfBirth?: string | undefined;
}
/** Wire format of an order's contact and place in a response; the names may still be empty. */
interface WireOrderContact {
    firstName: string;
    lastName: string;
    phone?: string | undefined;
    smsOptin?: boolean | undefined;
    dateOfBirth?: string | undefined;
    /** Name of the pickup store. */
    placeName?: string | undefined;
    address?: WirePlace | undefined;
    location?: WireLocation | undefined;
}
/** Wire format of an order's fulfilment. */
interface WireOrderFulfilment {
    contact?: WireOrderContact | undefined;
    instructions: string;
    deliveryType?: DeliveryType | undefined;
    promise?: WireOrderPromise | undefined;
}
/** Wire format of the time reserved for an order. */
interface WireOrderPromise {
    id: string;
    versionKey: string;
    expiration: {
        value: string;
    };
    window: WireWindow;
    vendorId: string;
}

/** Wire format of an applied promotion. */
interface WirePromo {
    id: string;
    code: string;
    description: string;
}
/** Wire format of a complete checkout. */
interface WireWholeCheckout {
    id: string;
    checksum: string;
    versionKey: string;
    status: CheckoutStatus;
    modalityType: WireModality;
    cartId: string;
    lineItems: WireOrderLine[];
    payments: WirePaymentLine[];
    fulfillment: WireOrderFulfilment;
    summary: WireSummary;
    /** Summary of the order as placed, when modifications are applied. */
    originalSummary?: WireSummary | undefined;
    /** Line items of the order as placed, when modifications are applied. */
    originalLineItems?: WireOrderLine[] | undefined;
    priceAdjustment?: {
        promos: WirePromo[];
    } | undefined;
    calculatedProperties: {
        uiPaymentSummary: {
            lines: WireSummaryLine[];
        };
        isTipEligible: boolean;
        tipSuggestions?: {
            label: string;
            value: WireAmount;
        }[] | undefined;
    };
    paymentDetails: {
        gratuityAmount: WireAmount;
        /** Amounts authorized for the order as placed; no page shows them. */
        existingAuthorizations?: {
            id: string;
            amount: WireAmount;
        }[] | undefined;
        /** Remaining balance of the paying EBT card; only sent shortly after its PIN was entered. */
        ebtDetails?: {
            remainingBalance: {
                snap: WireAmount;
            };
        } | undefined;
    };
    buyer: {
        profileId?: string | undefined;
        email?: string | undefined;
        loyaltyId?: string | undefined;
        dateOfBirth?: string | undefined;
        /** Delivery address. */
        address?: WirePlace | undefined;
    };
    properties?: {
        paymentVersion?: string | undefined;
        createOrderPromiseHadFallout?: boolean | undefined;
    } | undefined;
    /** Idempotency key of the last accepted submission. */
    idempotencyKey?: string | undefined;
    order?: {
        id: string;
        number: string;
        placedAt: string;
        appName?: string | undefined;
    } | undefined;
}
/** Response of every checkout call. */
type CheckoutAnswer = WireData<'checkout', WireWholeCheckout>;

/** Device data that the fraud script collected for an order. */
interface OrderIdentity {
    readonly pageId: string;
    readonly sessionId: string;
    readonly token: string;
    readonly events: string;
}
/** Wire format of `OrderIdentity`. */
interface WireIdentity {
    pageId: string;
    sessionId: string;
    token: string;
    events: string;
}

/** A card and the amount that it pays. */
interface Tender {
    readonly cardId: string;
    readonly amount: Cents;
}
/** An order to place, in the version that the shopper has seen. */
interface Activation {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey' | 'tip'>;
    /** Idempotency key of the submission, as in its header. */
    readonly operation: string;
    readonly bank: readonly Tender[];
    readonly snap: readonly (Tender & {
        readonly pinToken: string;
    })[];
    readonly gift: readonly Tender[];
    readonly identity?: OrderIdentity | undefined;
    readonly mockPaymentDeclines?: boolean | undefined;
    readonly bannerDomain?: string | undefined;
}
/** Wire format of a tender. */
interface WireTender {
    id: string;
    amount: string;
}
/** A SNAP card, which also requires its PIN. */
interface WireEbtTender extends WireTender {
    program: 'SNAP';
    encryptedPin: string;
}
/** Wire format of `Activation`. */
interface ActivationBody {
    type: 'ACTIVATE';
    versionKey: string;
    idempotencyKey: string;
    paymentDetails: {
        gratuityAmount: string;
        paymentMethods: {
            bankCards: WireTender[];
            ebtCards: WireEbtTender[];
            giftCards: WireTender[];
        };
        identityData?: WireIdentity | undefined;
    };
    options: {
        isV2Payment: true;
        mockPaymentDeclines?: boolean | undefined;
        bannerDomain?: string | undefined;
    };
}
declare const activateCheckout: Call<Activation, Checkout$1, ActivationBody, CheckoutAnswer>;

/** Selects the checkout to read. */
interface CheckoutQuestion {
    readonly id: string;
    /** Applies the changes in the modify cart and also returns the order as placed. Default: false. */
    readonly isModify?: boolean;
}
declare const readCheckout: Call<CheckoutQuestion, Checkout$1, unknown, CheckoutAnswer>;

/**
 * The cards that can pay for a checkout. Cards that this version cannot parse are left out, and so are
 * different cards with the same id, because it would be unclear which one pays.
 */
interface PaymentInfo {
    readonly bank: readonly Card[];
    readonly snap: readonly Card[];
    readonly gift: readonly Card[];
}
/** Wire format of `PaymentInfo`. */
interface WirePaymentMethods<OneCard = WireCard> {
    bankCards: OneCard[];
    giftCards: OneCard[];
    ebtCards: OneCard[];
}
declare const readPaymentInfo: Call<{
    readonly id: string;
}, PaymentInfo, unknown, WireData<'paymentMethods', WirePaymentMethods>, WireData<'paymentMethods', WirePaymentMethods<unknown>>>;

/** New contact details of an order. */
interface ContactUpdate {
    readonly firstName: string;
    readonly lastName: string;
    /** +1 and ten digits. */
    readonly phone?: string | undefined;
    readonly smsOptIn?: boolean | undefined;
    readonly dateOfBirth?: string | undefined;
}
/** Changes to the fulfilment of an order; absent fields stay unchanged. */
interface FulfilmentUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey' | 'payments'>;
    readonly contact?: ContactUpdate | undefined;
    readonly instructions?: string | undefined;
    readonly deliveryType?: DeliveryType | undefined;
}
/** Wire format of `FulfilmentUpdate`. */
interface FulfilmentBody {
    versionKey: string;
    payments: WirePaymentId[];
    fulfillment: {
        contact?: WireContactUpdate | undefined;
        instructions?: string | undefined;
        deliveryType?: DeliveryType | undefined;
    };
}
declare const updateFulfilment: Call<FulfilmentUpdate, Checkout$1, FulfilmentBody, CheckoutAnswer>;

/** The complete new list of order lines; replaces the previous lines. */
interface LineItemsUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey' | 'payments' | 'modality'>;
    readonly lines: readonly OrderedLine[];
}
/** Wire format of `LineItemsUpdate`. */
interface LineItemsBody {
    versionKey: string;
    payments: WirePaymentId[];
    lineItems: WireLineItem[];
}
declare const updateLineItems: Call<LineItemsUpdate, Checkout$1, LineItemsBody, CheckoutAnswer>;

/** A card of the shopper that is not saved in the wallet and pays for one order only. */
interface OrderCard {
    /** Id of the order's checkout. */
    readonly orderId: string;
    readonly cardId: string;
    /** Facility id of the shopper's store; empty if the host sets none. */
    readonly facilityId: string;
}
/** Wire format of `OrderCard`. */
interface OrderCardBody {
    facilityId: string;
    paymentCard: {
        id: string;
    };
    orderId: string;
}
declare const addOrderCard: Call<OrderCard, string, OrderCardBody, WireData<'paymentCard', {
    id: string;
}>>;

/** The cards that pay for a checkout; the service calculates each card's amount. */
interface PaymentUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey'>;
    /** The bank card that pays the remaining amount. */
    readonly bankCardId: string | undefined;
    readonly snap: {
        readonly cardId: string;
        readonly amount: Cents;
    } | undefined;
    /** In the order in which they are used. */
    readonly giftCardIds: readonly string[];
}
/** Wire format of `PaymentUpdate`. */
interface PaymentBody {
    checkoutId: string;
    versionKey: string;
    activeCardId?: string | undefined;
    snapCardId?: string | undefined;
    snapEBTAmount?: string | undefined;
    giftCardIds: string[];
}
declare const updatePayment: Call<PaymentUpdate, Checkout$1, PaymentBody, CheckoutAnswer>;

/** A promo code to apply or remove. */
interface PromoUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey'>;
    readonly action: 'Add' | 'Remove';
    readonly code: string;
}
/** Wire format of `PromoUpdate`. */
interface PromoBody {
    versionKey: string;
    priceAdjustment: {
        promos: {
            action: 'Add' | 'Remove';
            code: string;
        }[];
    };
}
declare const updatePromos: Call<PromoUpdate, Checkout$1, PromoBody, CheckoutAnswer>;

/** The new tip of a checkout. */
interface CheckoutTipUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey'>;
    readonly tip: Cents;
}
/** Wire format of `CheckoutTipUpdate`. */
interface TipBody {
    versionKey: string;
    paymentDetails: WirePaymentDetails;
}
declare const updateTip: Call<CheckoutTipUpdate, Checkout$1, TipBody, CheckoutAnswer>;

/** Removes all lines of one modality from the cart. Idempotent. */
declare const clearCart: Call<{
    readonly modality: Modality;
}, Cart, {
    modalityType: WireModality;
}, CartAnswer>;

interface WireBeginning {
    checkoutId: string;
    replaces?: string;
}
interface Beginning {
    readonly checkoutId: string;
    /** Id of another order whose changes may be discarded for these. */
    readonly replaces?: string | undefined;
}
/**
 * Opens a modify cart with the items of a placed order. One that is already open is kept, also for another order
 * unless `replaces` names it: the cart's `modify` says which order is being changed.
 */
declare const beginModifyCart: Call<Beginning, Cart, WireBeginning, CartAnswer>;
/** Discards the modify cart of an order, and none of another order. On the wire, no order means any. Idempotent. */
declare const deleteModifyCart: Call<{
    readonly checkoutId: string;
}, Cart, unknown, CartAnswer>;

/** Wire format of an order in a list. */
interface WirePastOrder {
    checkoutId: string;
    orderNumber: string;
    status: CheckoutStatus;
    modalityType: WireModality;
    total: WireAmount;
    placedAt: string;
    gtin13s: string[];
}
/** A page of orders, latest first. */
interface PastOrders {
    readonly orders: readonly PastOrder[];
    /** Cursor of the next page, with older orders; undefined on the last page. */
    readonly before: string | undefined;
}
/** Selects a page of orders. */
interface PastOrdersQuestion {
    /** The `before` cursor of the previous page. Default: the latest orders. */
    readonly before?: string | undefined;
    /** Page size, up to 50. Default: 50. */
    readonly limit?: number | undefined;
}
declare const listOrders: Call<PastOrdersQuestion, PastOrders, unknown, {
    data: {
        orders: WirePastOrder[];
        before?: string | undefined;
    };
}>;

/** Data added to a paid order that its payment did not include. */
interface OrderMerge {
    readonly checkoutId: string;
    readonly appName: AppName;
    /** "YYYY-MM-DD"; set when the order contains age-restricted items. */
    readonly dateOfBirth?: string | undefined;
}
/** Wire format of `OrderMerge`. */
interface OrderMergeBody {
    appName: AppName;
    buyer: {
        dateOfBirth?: string | undefined;
    };
}
declare const mergeOrder: Call<OrderMerge, Checkout$1, OrderMergeBody, CheckoutAnswer>;

/** Changes to a placed order, in the version that the shopper has seen. */
interface Modification {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey' | 'checksum' | 'lines' | 'modality' | 'summary' | 'payments' | 'instructions' | 'deliveryType' | 'promos'>;
    /** Idempotency key of the submission, as in its header. */
    readonly operation: string;
    /** Token for the PIN of the paying SNAP card; empty without one. */
    readonly pinToken: string;
    /** "YYYY-MM-DD"; set when the order contains age-restricted items. */
    readonly dateOfBirth?: string | undefined;
    readonly identity?: OrderIdentity | undefined;
}
/** A card that the order was authorized on, with its new amount. */
interface WireExistingAuthorization {
    id: string;
    amount: string;
    encryptedPin?: string | undefined;
}
/** Wire format of `Modification`. */
interface ModificationBody {
    type: 'MODIFY';
    idempotencyKey: string;
    versionKey: string;
    checksum: string;
    lineItems: WireLineItem[];
    summary: {
        cost: {
            total: string;
        };
    };
    buyer: {
        dateOfBirth?: string | undefined;
    };
    fulfillment: {
        deliveryType?: DeliveryType | undefined;
        instructions: string;
    };
    priceAdjustment: {
        promos: {
            code: string;
        }[];
    };
    paymentDetails: {
        paymentVersion: '2';
        paymentMethods: {
            existingAuthorizations: WireExistingAuthorization[];
        };
        identityData?: WireIdentity | undefined;
    };
}
declare const modifyCheckout: Call<Modification, Checkout$1, ModificationBody, CheckoutAnswer>;

export { ADDRESS_ID_MISSING, AnyCall, Call, DeviceData, INTENT_MISSING, KEY_OUTSTANDING, WireCardAddressSchema, WireDestinationSchema, WireErrorSchema, WirePreferenceSchema, WireWantedItemSchema, activateCheckout, addAddress, addBankCard, addBookAddress, addCartItems, addConsents, addGiftCard, addOrderCard, addSnapCard, beginModifyCart, calls, changeCartLine, checkGiftBalance, checkHealth, checkSnapBalance, clearCart, createCheckout, createPayment, createPromise, deleteCard, deleteModifyCart, editCard, findStores, fromWireDestination, listAddresses, listBillingAddresses, listBookAddresses, listCards, listConsents, listFlashSales, listModalityOptions, listOrders, listProducts, listPromisingTimeslots, listReplacements, listUpfrontTimeslots, lookUpProducts, mergeOrder, mintToken, modifyCheckout, modifyTip, moveCart, openVaultSession, preferCard, readApplicationData, readCart, readCheckout, readCheckoutTip, readCommunicationPreferences, readCommunityRewards, readContent, readEmailPreferences, readModalityPreferences, readPaymentInfo, readPreferredStore, readProfile, readPromise, readSession, readSignInToken, readSmsOptIn, readTransactionalSms, redeemCardToken, redeemCvvToken, redeemPinToken, removeAddress, removeBookAddress, saveBillingAddress, searchProducts, setActiveModality, signIn, signOut, toModality, toWireAddress, toWirePlace, tokenise, updateAddress, updateBookAddress, updateCommunicationPreferences, updateConsent, updateEmailPreferences, updateFulfilment, updateLineItems, updatePayment, updatePreferredStore, updatePromise, updatePromos, updateSmsOptIn, updateTip, validateAddress, validateAddressForModality };
export type { Activation, AddressEligibility, AddressList, AddressPayload, ApplicationData, BookAddressBody, BookAddressDraft, BookAddressUpdate, BookAnswer, CardList, CartAddition, CartLineChange, CartMove, CheckoutAnswer, CheckoutQuestion, CheckoutTipUpdate, CommunicationQuestion, CommunityRewards, Contact, ContactUpdate, EditedCard, EmailPreferencesAnswer, EmailPreferencesUpdate, FlashSaleQuestion, FulfilmentUpdate, LineItemsUpdate, LocatedCheck, ModalityOptionsQuestion, Modification, NewBankCard, NewCheckout, NewGiftCard, NewPayment, NewSnapCard, OrderCard, OrderIdentity, PaidCheckout, PastOrders, PastOrdersQuestion, Payment, PaymentInfo, PaymentUpdate, PreferenceLink, PreferredStore, ProductSearch, PromoUpdate, SmsAnswer, SmsOptIn, SmsQuestion, SmsUpdate, SnapBalanceQuestion, Tender, TipUpdate, VaultAnswer, WantedTime, WireBookAddress, WireCard, WireCardAddress, WireCartLine, WireCatalogueProduct, WireConsent, WireDestination, WireEmailPreference, WireError, WireLineItem, WireOption, WireOrderLine, WirePaymentLine, WirePlace, WirePreference, WireProduct, WireProfile, WireProfileAddress, WirePromise, WireStore, WireSummary, WireSummaryLine, WireTimeOption, WireTimeslots, WireWantedItem, WireWholeCheckout, WireWindow };

// ---- day-key.d.ts

import { C as CountryCode } from './geo.js';

/** Type of a region. `caTerritory` is one of Canada's three territories. */
type RegionKind = 'state' | 'district' | 'territory' | 'military' | 'province' | 'caTerritory';
/** A state, district, province or territory of an address. */
interface Region {
    readonly code: string;
    readonly name: string;
    readonly country: CountryCode;
    readonly kind: RegionKind;
}
/** Returns every region: those of the US, then the 13 of Canada. Forms offer some of the types. */
declare const regions: () => readonly Region[];
/** Returns the regions of the given types, in table order. */
declare const regionsOf: (kinds: readonly RegionKind[]) => readonly Region[];

/** The fields of every address form, in display order. */
declare const ADDRESS_FIELDS: readonly ["street", "unit", "locality", "region", "postalCode"];
type AddressField = (typeof ADDRESS_FIELDS)[number];
/** The text fields; the region is a select. */
type AddressLine = Exclude<AddressField, 'region'>;
/** The values of an address form, as typed. */
type AddressEntry = Readonly<Record<AddressField, string>>;
/** Reason why an address field is invalid. */
type AddressProblem = 'required' | 'tooLong' | 'invalid';
/** Validation problems by field; valid fields are absent. */
type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>;
/** Validation rules of one surface's address form, and the regions that the form offers. */
interface AddressRules {
    readonly required: readonly AddressField[];
    /** Maximum lengths, in characters. */
    readonly most: Readonly<Record<AddressLine, number>>;
    /** Allowed characters by field; a field that is not listed allows any. */
    readonly charset?: Readonly<Partial<Record<AddressLine, RegExp>>>;
    readonly kinds: readonly RegionKind[];
    /** Accepted postal code formats. */
    readonly postalCode: Readonly<Record<CountryCode, RegExp>>;
    /** Characters that can be typed into a postal code, and their maximum number; unrestricted when absent. */
    readonly postalKeys?: Readonly<Record<CountryCode, RegExp>> & {
        readonly most: number;
    };
}
/** The rules by surface. The selector saves to the account's profile, so it has the account's limits. */
declare const addressRules: Readonly<Record<'account' | 'wallet' | 'selector', AddressRules>>;
/** Returns the validation problems in field order; empty when the address is valid. */
declare const addressProblems: (entry: AddressEntry, rules: AddressRules) => AddressProblems;

/** A calendar day, `YYYY-MM-DD`. Never an instant. */
type DayKey = string;
/** Returns the calendar day of an instant in a time zone. */
declare const dayKey: (instant: number, zone: string) => DayKey;
/** Returns true when the text is a calendar day that exists. */
declare function isDayKey(text: string): boolean;
/** Returns the instant at which a day begins in a time zone. */
declare const dayStart: (day: DayKey, zone: string) => number;
/** Adds a number of calendar days to a day. */
declare const addDays: (day: DayKey, count: number) => DayKey;
/** Returns the seven consecutive days of the carousel, starting at `first`. */
declare const sevenDays: (first: DayKey) => readonly DayKey[];
/** Formats a calendar day, with the same result on every device. */
declare function dayText(day: DayKey, parts: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>, locale?: string): string;

export { addDays as f, addressProblems as g, addressRules as h, dayKey as i, dayStart as j, dayText as k, isDayKey as l, regionsOf as m, regions as r, sevenDays as s };
export type { AddressEntry as A, DayKey as D, AddressField as a, AddressLine as b, AddressProblem as c, AddressProblems as d, AddressRules as e };

// ---- device-data.d.ts

/** Device data of the fraud script; absent in pharmacy apps and when the script did not load. */
interface DeviceData {
    readonly transactionId: string;
    readonly pageId: string;
    readonly sessionId: string;
    readonly ubaId: string;
    readonly ubaEvents: string;
}
/** Wire format of `DeviceData`. */
interface WireDevice {
    accertifyTransactionId?: string | undefined;
    deviceInfo?: {
        pageId: string;
        sessionId: string;
        ubaId: string;
        ubaEvents: string;
    } | undefined;
}

export type { DeviceData as D, WireDevice as W };

// ---- domain.d.ts

import { D as DayKey } from './day-key.js';
export { A as AddressEntry, a as AddressField, b as AddressLine, c as AddressProblem, d as AddressProblems, e as AddressRules, f as addDays, g as addressProblems, h as addressRules, i as dayKey, j as dayStart, k as dayText, l as isDayKey, r as regions, m as regionsOf, s as sevenDays } from './day-key.js';
import { A as Address, C as CountryCode } from './geo.js';
export { G as GeoPoint, S as STORE_SEARCH_RADIUS_MILES, a as SavedAddress, b as boxAround, c as countryOf, h as homeFirst, i as isSameAddress, d as isWrittenSame, l as localityLine, m as milesBetween, s as streetLine } from './geo.js';
import { P as ProfileAddress, D as Destination } from './profile.js';
export { A as AddressCheck, B as BannerDetails, C as CONSENT_FEATURES, a as CommunicationPreferences, b as ConsentFeature, c as ConsentPreference, E as Email, d as EmailPreference, M as ModalityOption, e as ModalityOptions, f as ModalityPreference, g as ModalityPreferences, h as Phone, i as Profile, R as Reservation, S as SmsTrigger, j as dialledNumber, k as hasFallout, l as inAddressBookOrder, m as isSameProfileAddress, n as mailingId, p as phoneDigits, o as phoneLink, q as phoneText } from './profile.js';
export { b as APP_NAMES, c as AUTH_TYPES, A as AppName, a as AuthType, E as ENVIRONMENTS, d as Environment, i as isPharmacy } from './app.js';
import { M as Modality, F as FlashSale, P as Product, a as Cents, b as OrderTime } from './checkout.js';
export { c as Card, d as CardBrand, e as CardGroup, f as Cart, C as CartLine, g as CatalogueProduct, h as Checkout, i as CheckoutStatus, D as DeliveryType, j as Duration, k as FlashSaleOffer, l as MODALITIES, m as MembershipItem, n as OWN_VENDOR, o as OrderContact, p as OrderCost, q as OrderLine, r as OrderPlace, s as OrderSummary, O as OrderedLine, t as PARTNER_VENDOR, u as PastOrder, v as PaymentCard, w as PaymentGroup, x as PaymentLine, y as PlacedOrder, z as PromoAdjustment, Q as QuoteItems, A as SCHEDULED_MODALITIES, S as ScheduledModality, B as SubstitutionPolicy, E as SummaryLine, G as TimeOption, T as TimeWindow, H as TimeslotDay, I as Timeslots, J as TipSuggestion, V as VendorFilter, W as WantedItem, K as cardName, L as chargeOf, N as expiryText, R as formatCents, U as isExpired, X as isUnderFive, Y as optionKey, Z as parseCents, _ as parseModality } from './checkout.js';
export { a as Store, S as StoreResult, n as nearestFirst } from './store.js';

/** Returns true when two addresses are equal, ignoring case, punctuation and the ZIP+4 digits. */
declare const saysTheSame: (a: Address, b: Address) => boolean;
/** Returns true when a suggestion from the service has a street and a postal code. */
declare const isWholeAddress: ({ street, postalCode }: Address) => boolean;
/** One part of an address, displayed in comparison with another address. */
interface ComparedPart {
    /** Separator between this part and the previous one. */
    readonly before: string;
    readonly text: string;
    readonly isChanged: boolean;
}

/** An address book that was read again after a change. */
interface Read {
    readonly list: readonly ProfileAddress[];
    /** Number of entries that could not be parsed. */
    readonly unreadable: number;
}
/** Outcome of a change whose response was lost, as derived from the address book. */
type Found<Value> = {
    readonly kind: 'happened';
    readonly value: Value;
} | {
    readonly kind: 'did-not-happen';
} | {
    readonly kind: 'unknown';
};
interface Saved {
    readonly address: Address;
    readonly isMailingAddress: boolean;
    /** Id of the edited entry; undefined for a new address. */
    readonly editedId: string | undefined;
    /** The address book before the change; undefined when it is not known. */
    readonly known: readonly ProfileAddress[] | undefined;
}
/**
 * Determines whether an address was saved although the response was lost. An edited entry is found by its id,
 * a new one by comparing every part.
 */
declare function foundSaved({ list, unreadable }: Read, saved: Saved): Found<{
    id: string;
}>;
/** Determines whether an address was removed although the response was lost. */
declare function foundRemoved({ list, unreadable }: Read, id: string): Found<true>;

/** Returns the line below the street; leaves out empty parts and their separators. */
declare const placeLine: (address: Address) => string;
/** Formats an address on one line. */
declare const addressLine: (address: Address) => string;

/** Checkout features that differ between banners. Rules check these flags, never a banner's name. */
interface CheckoutBehaviour {
    /** Hides the "do not ring the bell" option. */
    readonly hidesBell: boolean;
    /** Has its own text for why a delivery takes no tip. */
    readonly ownTipPolicy: boolean;
}
/** Returns the checkout behaviour of a banner: the one in the retailer's own table, else the fixture's. */
declare const checkoutBehaviourOf: ({ key, checkout, }: {
    readonly key: string;
    readonly checkout?: CheckoutBehaviour;
}) => CheckoutBehaviour;

/** Account features that differ between banners. Rules check these flags, never a banner's name. */
interface AccountBehaviour {
    /** Shows the shopper's purchase history. */
    readonly purchaseHistory: boolean;
    /** Calls its community rewards Inspiring Donations. */
    readonly inspiringDonations: boolean;
    /** Calls its community rewards Community Contributions. */
    readonly communityContributions: boolean;
    readonly hidesWallet: boolean;
    readonly hidesPrescriptions: boolean;
    /** Takes part in Together in Education. */
    readonly togetherInEducation: boolean;
}
/** Returns the account behaviour of a banner: the one in the retailer's own table, else the fixture's. */
declare function accountBehaviourOf({ key, account, }: {
    readonly key: string;
    readonly account?: AccountBehaviour;
}): AccountBehaviour;

/** Features that differ between banners. Rules check these flags, never a banner's name. */
interface BannerBehaviour {
    /** Delivers from its own fulfilment centre. */
    readonly ownDelivery: boolean;
    readonly communityRewards: boolean;
    /** Markets its membership as a plus plan. */
    readonly plusPlan: boolean;
    readonly hidesEmailDealsOptIn: boolean;
    /** Lists its email preferences in a custom order. */
    readonly emailPreferenceOrder: boolean;
}
/** A store banner of the retailer. The built-in ones are fixtures; a retailer supplies its own table. */
interface Banner {
    readonly key: string;
    /** Bare host name; empty when the banner has no website. */
    readonly domain: string;
    /** Tenant name sent with its API calls. */
    readonly tenantName: string;
    /** Name of the banner in the fulfilment services. */
    readonly xBannerName: string;
    /** Key of the banner whose website hosts this banner's store locator. */
    readonly storeLocatorBrand: string;
    readonly modalityCapabilities: readonly Modality[];
    readonly behaviour: BannerBehaviour;
    /** Account behaviour. Default: the fixtures' values. */
    readonly account?: AccountBehaviour;
    /** Checkout behaviour. Default: the fixtures' values. */
    readonly checkout?: CheckoutBehaviour;
}
/** Returns the 34 banners; the main banner is first. */
declare const banners: () => readonly Banner[];
/** Returns the banner with this domain, with or without "www."; the table's first one if none matches. */
declare function bannerOf(domain: string | undefined, table?: readonly Banner[]): Banner;
/**
 * Returns the domain of a banner's store locator: the one the table names, else the banner's own, else the
 * first banner's.
 */
declare function locatorDomainOf({ storeLocatorBrand, domain }: Banner, table?: readonly Banner[]): string;

/** Returns the display name of a banner: the host's, a known name, or the key with a capital letter. */
declare const bannerName: ({ key }: Pick<Banner, "key">, hosts?: string) => string;
/** Returns the first letter of a name, as a capital. */
declare const monogramOf: (name: string) => string;

/** Returns the current price of a product, in cents: the sale price during a flash sale. */
declare const priceNow: ({ upc, price }: Pick<Product, "price" | "upc">, sales: readonly FlashSale[], now: number) => Cents;
/** Returns the end of the next flash sale, in epoch milliseconds; undefined when all have ended. */
declare function nextSaleEnd(sales: readonly FlashSale[], now: number): number | undefined;

/** Identifies an address where a time is reserved, by postal code alone to avoid storing the full address. */
declare const areaOf: ({ postalCode }: Address) => string;
/** Identifies a destination where a time is reserved: the store number, or the address's postal code. */
declare const areaOfDestination: (destination: Destination) => string;

/** The fallback banner, kept separate so that using it does not bundle the banner table. */
declare const MAIN_BANNER: {
    readonly key: "kroger";
    readonly domain: "kroger.com";
};

interface Order {
    readonly total: Cents;
    readonly modality: Modality;
    readonly planCode: string | undefined;
}
/** Returns true when the delivery offer is shown: for a qualifying delivery order without a subscription. */
declare const showsDeliveryOffer: ({ total, modality, planCode }: Order) => boolean;
/** Returns true when a subscriber is told about free or discounted delivery. */
declare const showsDeliveryNotice: ({ total, modality, planCode }: Order, threshold?: Cents) => boolean;

/** The shopper's membership, as known to the host. */
interface Membership {
    /** BST, HTEL, BSTL or HTPL. */
    readonly planCode?: string;
    /** Display name of the plan. */
    readonly planName?: string;
    /** "ACTIVE" for a valid membership. */
    readonly status?: string;
}
/** Returns true when the shopper has an active membership or, with `goesByName`, the legacy plan name. */
declare const isMember: (membership: Membership | undefined, goesByName?: boolean) => boolean;

/**
 * Returns the absolute URL of a banner's page; on the main banner's website if the banner has no domain. An
 * absolute URL from the host is returned unchanged.
 */
declare const pageAddress: (path: string, domain: string) => string;

/** Returns true when the text is a valid postal code of the country. */
declare const isPostalCode: (text: string, country: CountryCode) => boolean;
/** Normalizes a postal code for storage: 12345, 12345-6789 or A1A 1A1; other text trimmed and uppercased. */
declare function canonicalPostalCode(text: string): string;
/** Formats a postal code for display: six characters as "XXX XXX", nine digits as "XXXXX-XXXX". */
declare function displayPostalCode(text: string): string;
/** Returns the five digits of a US ZIP code, from 12345 or 12345-6789; `undefined` for anything else. */
declare const zip5Of: (text: string) => string | undefined;
/** Returns the country of an address, from its region or, without a region, from its postal code format. */
declare const countryOfAddress: ({ region, postalCode, }: {
    readonly region: string;
    readonly postalCode: string;
}) => CountryCode;

interface ClockView {
    readonly zone: string;
    readonly locale?: string;
}
/** Parts of a formatted time besides hours and minutes. */
type ClockParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'timeZoneName'>;
/** Formats an instant as a time of day in a zone, with plain spaces: "1:45 PM". */
declare const clockText: (instant: number, view: ClockView, parts?: ClockParts) => string;

/**
 * Returns the age on a calendar day. A person born on 29 February turns a year older on 1 March in years that
 * are not leap years.
 */
declare function ageOn(today: DayKey, birth: DayKey): number;

/** Formats a day as "Monday, November 2". */
declare const longDay: (date: DayKey, locale?: string) => string;

/** A time span, in epoch milliseconds; `end` is undefined for a single instant. */
interface Span {
    readonly start: number;
    readonly end: number | undefined;
}
/** Parses `start/end`, `start/duration` or a single instant, in ISO 8601; `undefined` for anything else. */
declare function parseWindow(value: string): Span | undefined;

/** Returns true when a window spans whole days, as for parcels; such a window is labelled without hours. */
declare const isOfDays: ({ start, end }: Span) => boolean;
/**
 * Formats a window in its own time zone, "2:00 – 3:00 PM", or by date if it spans whole days, "Nov 26 – 28".
 * The time zone is added when a time is ambiguous, and the end's weekday when it is on another day.
 */
declare function slotLabel(span: Span, view: ClockView): string;

/** An order's time as text, in the time zone of its place. */
interface OrderTimeWords {
    /** Undefined for a parcel, whose `span` is one of days. */
    readonly day: string | undefined;
    readonly span: string;
    /** Name of the time zone, if the clock of the device shows another time. */
    readonly zone: string | undefined;
}
interface Reader {
    readonly locale: string;
    /** Time zone of the device; unknown in some old browsers. */
    readonly device: string | undefined;
}
/** Formats the time of an order: "Tue, Nov 24" and "4:00 – 5:00 PM". Returns undefined for a window that cannot be parsed. */
declare function orderTimeWords({ window }: Pick<OrderTime, 'window'>, { locale, device }: Reader): OrderTimeWords | undefined;

/** Returns true when the text is a time zone in which a store can be located. */
declare function isZone(name: string | undefined): name is string;
/** The sources of the display time zone, in order of precedence. */
interface ZoneSources {
    readonly window?: string | undefined;
    readonly store?: string | undefined;
    readonly banner?: string | undefined;
}
/** Returns the time zone to show times in, never the device's; `undefined` means no times may be shown. */
declare const displayZone: ({ window, store, banner }: ZoneSources) => string | undefined;
/** Returns the time zone of the device; undefined if the browser has none that it can format times with. */
declare function deviceZone(): string | undefined;
interface ZoneView {
    readonly zone: string;
    /** Time zone of the shopper's device; unknown in some old browsers. */
    readonly device: string | undefined;
    readonly locale?: string;
}
/** Returns the zone's name if the device's clock shows another time at this instant, else `undefined`. */
declare function zoneToTell(instant: number, { zone, device, locale }: ZoneView): string | undefined;

export { Address, Cents, CountryCode, DayKey, Destination, FlashSale, MAIN_BANNER, Modality, OrderTime, Product, ProfileAddress, accountBehaviourOf, addressLine, ageOn, areaOf, areaOfDestination, bannerName, bannerOf, banners, canonicalPostalCode, checkoutBehaviourOf, clockText, countryOfAddress, deviceZone, displayPostalCode, displayZone, foundRemoved, foundSaved, isMember, isOfDays, isPostalCode, isWholeAddress, isZone, locatorDomainOf, longDay, monogramOf, nextSaleEnd, orderTimeWords, pageAddress, parseWindow, placeLine, priceNow, saysTheSame, showsDeliveryNotice, showsDeliveryOffer, slotLabel, zip5Of, zoneToTell };
export type { Banner, CheckoutBehaviour, ComparedPart, Membership };

// ---- embed.d.ts

import { ReactNode, RefObject } from 'react';
import * as v from 'valibot';
import { Environment, AppName } from './domain.js';
import { AuthConfig, GrocerError, Timing, AuthSession } from './http.js';
import { Token } from './tokens.js';
import { StoreResult } from './domain.js';
import { DeviceData } from './contract.js';
import './error-codes.js';
import './geo.js';

/** An element, or a CSS selector for one. */
type Target = string | HTMLElement;
/** URLs of the services. PROD and STAGE only accept https. */
interface Endpoints {
    /** Base URL of the payment service. Default: the one for the environment and banner. */
    payment: string;
    /** Path templates by call name, such as `wallet.list`. */
    paths: Readonly<Record<string, string>>;
}
interface Appearance {
    /** CSS values by token name, as in `skins`. Default: the built-in look. */
    tokens?: Partial<Record<Token, string>>;
    /** Default: light. */
    colorScheme?: 'light' | 'dark' | 'auto';
}
/** Makes every nested field of `Words` optional. */
type DeepPartial<Words> = Words extends object ? {
    [Key in keyof Words]?: DeepPartial<Words[Key]>;
} : Words;
/** Host settings that every SDK accepts. */
interface HostConfig<AnalyticsEvent, Messages> {
    /** Selects the service URLs. PROD and STAGE reject URLs that are not https; PROD logs nothing. */
    environment: Environment;
    /** Where the inline part renders, as an element or a selector. Default: nothing is rendered inline. */
    container?: Target;
    /** Name of the calling application, as the services know it. Default: CLICKLIST. */
    appName?: AppName;
    /** Tenant of the API calls. Default: the banner's tenant; in the wallet that of the main banner. */
    tenantName?: string;
    /** Host name of the banner, such as "example.com". Default: the main banner's. */
    bannerDomain?: string;
    /** Ids of the shopper's store and facility. */
    locationData?: {
        /** Default: "00000". */
        storeId?: string;
        /** Default: "00000". */
        facilityId?: string;
    };
    /** Receives analytics events. Default: none are sent. */
    analyticsConfig?: {
        /** Called with each event; exceptions do not affect the SDK. */
        callback: (event: AnalyticsEvent) => void;
    };
    /** Language tag for formatting amounts, dates and plurals; texts come from `messages`. Default: en-US. */
    locale?: string;
    /** Texts that replace the built-in ones, by part and key. Default: the built-in English texts. */
    messages?: DeepPartial<Messages>;
    /** Colours, sizes and the colour scheme. Default: the built-in look, light. */
    appearance?: Appearance;
    /** `none` renders without a shadow root; the page then links `styles.css`. Default: shadow. */
    isolation?: 'shadow' | 'none';
    /** Parent of overlays. Default: the page's body, or the modal around the container. */
    overlayContainer?: Target;
    /** URLs that replace those of the environment. */
    endpoints?: Partial<Endpoints>;
    /** The page's nonce, for third-party scripts that must be loaded by a tag. Default: none. */
    cspNonce?: string;
    /** Returns the element to focus when an overlay closes. Default: the element that opened it. */
    returnFocus?: () => HTMLElement | null;
    /** Clock for tests. Default: the device's clock. */
    clock?: {
        /** Returns epoch milliseconds. */
        now(): number;
    };
}
/** Settings of every SDK that a host can update. */
interface HostUpdate<Messages> {
    /** Replaces the current appearance. */
    appearance?: Appearance;
    /** Texts that replace the current ones; the others are kept. */
    messages?: DeepPartial<Messages>;
    /** Token of the signed-in shopper. */
    token?: string;
    /** The shopper's id, as in `authConfig`. Default: the token may belong to another shopper. */
    shopperId?: string | undefined;
}
/** Settings of a host with pages of its own. */
interface NavigationConfig {
    /** Navigates to the host's pages. Default: plain links. */
    navigation?: {
        /** Navigates to a page; `replace` replaces the current history entry. */
        navigate: (to: string, options?: {
            replace?: boolean;
        }) => void;
    };
}
/** Settings of a host that authenticates its shopper's calls. */
interface SignedInConfig {
    /** Authentication of the shopper's calls. */
    authConfig: AuthConfig;
}
/** Schema of an absolute URL. */
declare const absoluteAddress: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an absolute address.">]>;
/** Schema of strings by name. */
declare const texts: v.CustomSchema<Readonly<Record<string, string>>, v.ErrorMessage<v.CustomIssue> | undefined>;
/** Schemas of the settings that all SDKs share, to spread into an SDK's own schema. */
declare const hostConfigEntries: {
    readonly environment: v.PicklistSchema<readonly ["PROD", "STAGE", "TEST", "LOCAL"], `must be one of ${string}: it picks the service addresses.`>;
    readonly container: v.OptionalSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, v.CustomSchema<HTMLElement, undefined>], "must be a CSS selector or an element of the page.">, undefined>;
    readonly appName: v.OptionalSchema<v.PicklistSchema<readonly ["CLICKLIST", "MEMBERSHIP", "RXWEB", "EPRN", "WEB HOSTED PAYMENT PAGE"], `must be one of ${string}.`>, "CLICKLIST">;
    readonly tenantName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
    readonly bannerDomain: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, v.RegexAction<string, "must be a host name such as \"example.com\".">]>, undefined>;
    readonly authConfig: v.ObjectSchema<{
        readonly type: v.PicklistSchema<readonly ["B2C", "AX"], `must be ${string}: it says how the token was issued.`>;
        readonly token: v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>;
        readonly shopperId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
        readonly getNewToken: v.OptionalSchema<v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
        readonly redirectToSignIn: v.OptionalSchema<v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
    }, "is missing. Calls are made for a signed-in shopper: pass { type, token }.">;
    readonly locationData: v.OptionalSchema<v.ObjectSchema<{
        readonly storeId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
        readonly facilityId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
    }, undefined>, undefined>;
    readonly analyticsConfig: v.OptionalSchema<v.ObjectSchema<{
        readonly callback: v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>;
    }, undefined>, undefined>;
    readonly locale: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, v.CheckAction<string, "must be a language tag such as \"en-US\".">]>, "en-US">;
    readonly messages: v.OptionalSchema<v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
    readonly appearance: v.OptionalSchema<v.ObjectSchema<{
        readonly tokens: v.OptionalSchema<v.CustomSchema<Readonly<Record<string, string>>, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
        readonly colorScheme: v.OptionalSchema<v.PicklistSchema<["light", "dark", "auto"], "must be light, dark or auto.">, undefined>;
    }, undefined>, undefined>;
    readonly isolation: v.OptionalSchema<v.PicklistSchema<["shadow", "none"], "must be shadow or none.">, "shadow">;
    readonly overlayContainer: v.OptionalSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, v.CustomSchema<HTMLElement, undefined>], "must be a CSS selector or an element of the page.">, undefined>;
    readonly endpoints: v.OptionalSchema<v.ObjectSchema<{
        readonly payment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an absolute address.">]>, undefined>;
        readonly paths: v.OptionalSchema<v.CustomSchema<Readonly<Record<string, string>>, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
    }, undefined>, undefined>;
    readonly cspNonce: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
    readonly returnFocus: v.OptionalSchema<v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
    readonly clock: v.OptionalSchema<v.ObjectSchema<{
        readonly now: v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>;
    }, undefined>, undefined>;
};

/** Returns the problem of a container selector that matches no element before the mount; otherwise empty. */
declare function containerProblems(config: unknown): readonly string[];

interface BrokenProps {
    readonly text: {
        readonly broken: string;
        readonly retry: string;
    };
    readonly onRetry: () => void;
}
interface BrokenPanelProps extends BrokenProps {
    readonly text: BrokenProps['text'] & {
        readonly close: string;
    };
    readonly onClose: (reason: 'close' | 'escape') => void;
}
/** Error dialog with retry and close buttons, in place of an overlay that cannot be shown. */
declare function BrokenPanel({ text, onRetry, onClose }: BrokenPanelProps): ReactNode;

/** The host's config fields that determine these settings. */
type HostSettings = Pick<HostConfig<never, never>, 'isolation' | 'locale' | 'overlayContainer' | 'returnFocus'> & NavigationConfig;
interface EmbedProviderProps {
    readonly config: HostSettings;
    /** The current appearance; the host can update it. */
    readonly appearance: Appearance;
    readonly children: ReactNode;
}
/** Provides every surface below it with the same appearance. */
declare function EmbedProvider({ config, appearance, children }: EmbedProviderProps): ReactNode;

/** Types without nested config keys. */
type Leaf = boolean | null | number | string | undefined | EventTarget | readonly unknown[] | ((...given: never) => unknown);
type Member<Owner, Name> = Name extends keyof Owner ? Exclude<Owner[Name], Leaf> : never;
/**
 * The key paths that only one of two types has: `uiConfig.cardBox.className`. A record with arbitrary keys
 * has them all.
 */
type Differing<A, B, Path extends string = ''> = string extends keyof A | keyof B ? never : {
    [Name in (keyof A | keyof B) & string]: Name extends keyof A & keyof B ? [Member<A, Name>] extends [never] ? never : [Member<B, Name>] extends [never] ? never : Differing<Member<A, Name>, Member<B, Name>, `${Path}${Name}.`> : `${Path}${Name}`;
}[(keyof A | keyof B) & string];
/**
 * Declares the type that a schema validates. Keys that only the schema or only the type has are a compile
 * error, which names them.
 */
declare const describes: <Config>() => <Schema extends v.GenericSchema>(schema: [Differing<Config, v.InferInput<Schema>>] extends [never] ? Schema : Differing<Config, v.InferInput<Schema>>) => [Differing<Config, v.InferInput<Schema>, "">] extends [never] ? Schema : Differing<Config, v.InferInput<Schema>, "">;

/** Emits events to the host. A listener's exception is reported to the page and affects no other listener. */
interface Emitter<Events> {
    on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
    emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
    clear(): void;
}

/** Returns the focused element of a page, also inside nested shadow roots. */
declare function deepActiveElement(page?: Document): Element | null;
/** Focuses an element if nothing on its page has the focus, as after the focused element was removed. */
declare function focusIfLost(element: Element | null, options?: FocusOptions): void;

/** Status of a mount. */
type MountStatus = 'loading' | 'ready' | 'failed' | 'unmounted';
/** Returned by `mount()`; the host's interface to a mounted SDK. */
interface Handle<Update, State, Events> {
    /** Current status of the mount. */
    readonly status: MountStatus;
    /** Resolves once the first data has loaded or failed to load, or on unmount; never rejects. */
    readonly ready: Promise<void>;
    /** Returns the state as plain data, without card numbers, PINs or tokens. */
    getState(): Readonly<State>;
    /** Calls the listener with the state after each change; returns a function that unsubscribes. */
    subscribe(listener: (state: Readonly<State>) => void): () => void;
    /** Listens to an event; returns a function that stops listening. */
    on<Name extends keyof Events>(event: Name, listener: (detail: Events[Name]) => void): () => void;
    /** Changes settings without remounting; the shopper's input is kept. */
    update(patch: Update): void;
    /** Reloads the data; resolves once it has loaded or failed to load, and never rejects. */
    refresh(): Promise<void>;
    /** Removes the SDK from the page. May be called at any time, and repeatedly. */
    unmount(): void;
}

/** Schema of a retailer's own banner table. */
declare const bannerTableEntry: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
    readonly key: v.StringSchema<"must be text.">;
    readonly domain: v.StringSchema<"must be text.">;
    readonly tenantName: v.StringSchema<"must be text.">;
    readonly xBannerName: v.StringSchema<"must be text.">;
    readonly storeLocatorBrand: v.StringSchema<"must be text.">;
    readonly modalityCapabilities: v.ArraySchema<v.PicklistSchema<readonly ["PICKUP", "DELIVERY", "SHIP", "IN_STORE"], `must be one of ${string}.`>, undefined>;
    readonly behaviour: v.RecordSchema<v.StringSchema<undefined>, v.BooleanSchema<"must be true or false.">, undefined>;
}, undefined>, "must be a list of banners.">, undefined>;

/** Creates the error for an invalid config: lists every problem, but no values. */
declare function configError(product: string, found: readonly string[]): GrocerError;
interface ConfigSchema extends v.GenericSchema {
    readonly entries: object;
}
/** Returns the problems of a config, one sentence each; empty when it is valid. */
declare function configProblems(schema: ConfigSchema, config: unknown): readonly string[];

/** Schema of an optional boolean. */
declare const flag: v.OptionalSchema<v.BooleanSchema<"must be true or false.">, undefined>;
/** Schema of an optional string. */
declare const words: v.OptionalSchema<v.StringSchema<"must be text.">, undefined>;
/** Schema of an optional function. */
declare const callback: v.OptionalSchema<v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
/** Schema of the host's navigation. */
declare const navigationEntry: v.OptionalSchema<v.ObjectSchema<{
    readonly navigate: v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>;
}, undefined>, undefined>;
/** Schemas of the settings that every SDK can update, to spread into an SDK's own schema. */
declare const hostUpdateEntries: {
    readonly appearance: v.OptionalSchema<v.ObjectSchema<{
        readonly tokens: v.OptionalSchema<v.CustomSchema<Readonly<Record<string, string>>, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
        readonly colorScheme: v.OptionalSchema<v.PicklistSchema<["light", "dark", "auto"], "must be light, dark or auto.">, undefined>;
    }, undefined>, undefined>;
    readonly messages: v.OptionalSchema<v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
    readonly token: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
    readonly shopperId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
};
/** URLs in a config that receive a bearer token or card data, by config key. */
type Addresses = Readonly<Record<string, unknown>>;
interface Checked<Config> {
    readonly product: string;
    readonly config: ConfigSchema;
    readonly update: ConfigSchema;
    readonly addresses?: (config: Config) => Addresses;
}
/** Creates the functions that validate a config and an update; each reports every problem at once. */
declare function createConfigCheck<Config extends {
    readonly environment: Environment;
}>({ product, config: configSchema, update: updateSchema, addresses, }: Checked<Config>): {
    /** Validates the host's config; throws `invalid_config` with every problem, including those in `more`. */
    checkConfig(config: Config, more?: readonly string[]): void;
    /** Validates an update from the host; throws `invalid_config` with every problem. */
    checkUpdate(patch: object): void;
};

/** Lifetimes of work: that of the mount, and that of the current shopper. */
interface Lives {
    /** Aborts on unmount. */
    readonly life: AbortSignal;
    /** Aborts on unmount and when the shopper changes. */
    readonly signal: AbortSignal;
    begin(): void;
    end(): void;
    /** Returns a function that tells whether the shopper is still the same. */
    forShopper(): () => boolean;
    /** Aborts everything in flight, because the next shopper may be a different one. */
    endShopper(): void;
}

/** The core of an SDK, used by its components: a store with a public state, and its lifetime. */
interface SdkCore<Store, State, Events> {
    readonly store: {
        getState(): Store;
        subscribe(listener: () => void): () => void;
    };
    readonly emitter: Emitter<Events>;
    /** Returns the public state. */
    readonly getState: () => State;
    /** Subscribes to changes; returns a function that unsubscribes. */
    readonly subscribe: (listener: () => void) => () => void;
    /** Acquires the core; the first holder starts it. Returns its release; the last release ends the core. */
    readonly retain: () => () => void;
}
interface ScopeProps<Core> {
    readonly core: Core;
    readonly children: ReactNode;
}
/** Creates the context and hooks of an SDK's components; `provider` is the component required above them. */
declare function createCoreContext<Store, State, Events, Core extends SdkCore<Store, State, Events>>(provider: string): {
    Scope: ({ core, children }: ScopeProps<Core>) => ReactNode;
    useCore: () => Core;
    /** Selects a value from the store; renders again when the value changes. */
    useCoreStore<Selected>(select: (state: Store) => Selected): Selected;
    /** Returns the store's actions. Actions never change, so this causes no renders. */
    useActions: () => Store;
    /** Selects a value from the public state. `select` should return a part of it, never a new object. */
    usePublicState<Selected>(select: (state: State) => Selected): Selected;
    /** Listens to an event while the component is mounted. */
    useEvent<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): void;
};

interface Schema {
    readonly entries: object;
}
/** Every name of an SDK that a host can refer to. */
interface KnownNames {
    readonly product: string;
    readonly config: Schema;
    readonly update: Schema;
    readonly tokens: readonly Token[];
    readonly events: Readonly<Record<string, true>>;
    /** Parts of the SDK's texts. */
    readonly parts: Readonly<Record<string, true>>;
    /** Keys whose values are host objects with arbitrary members, such as `activeModality.address`. */
    readonly data: readonly string[];
}
/** Warns of unknown names, once for each. */
interface NameAdvice {
    config(config: unknown): void;
    update(patch: unknown): void;
    event(name: string): void;
    /** Checks the host's texts of one part; the known names are only available where the part is loaded. */
    words(part: string, own: object, theirs: object): void;
}
/** Creates the warnings about misspelt names for the host's developers. */
declare function createNameAdvice({ product, config, update, tokens, events, parts, data, }: KnownNames): NameAdvice;

/** Runs a check with the loaded name advice; does nothing in production. */
type NameCheck<Names> = (check: (names: Names) => void) => void;

/** The parts of an SDK that exist before its store: events, lifetimes, clock and name check. */
interface Shell<Events> {
    readonly emitter: Emitter<Events>;
    readonly lives: Lives;
    readonly timing: Timing;
    /** Checks the host's config for misspelt names. */
    readonly names: NameCheck<NameAdvice>;
}
/** Creates the shell of one mount; `loadNames` loads the module that warns of misspelt names. */
declare function createShell<Events>({ environment, clock }: Pick<HostConfig<never, never>, 'environment' | 'clock'>, loadNames: (tokens: readonly Token[]) => Promise<NameAdvice>): Shell<Events>;
/** A core with settings that the host can update, and a check for misspelt names. */
interface UpdatableCore<Store, State, Events, Update> extends SdkCore<Store, State, Events> {
    readonly names: NameCheck<NameAdvice>;
    readonly update: (patch: Update) => void;
}
/** The event emitted when nothing can be shown. */
interface LoadFailed {
    'load:failed': {
        readonly error: GrocerError;
    };
}
interface CoreParts<Store, State, Events, Update> {
    /** Name of the SDK in messages for developers. */
    readonly product: string;
    readonly shell: Shell<Events>;
    /** The config as passed by the host. */
    readonly written: unknown;
    readonly store: SdkCore<Store, State, Events>['store'];
    /** Projects the store's state to the public state. */
    readonly project: (state: Store) => State;
    readonly checkUpdate: (patch: Update) => void;
    /** Applies an update from the host. */
    readonly takeOver: (patch: Update) => void;
    /** Records that the SDK cannot start because the browser is too old. */
    readonly fail: (error: GrocerError) => void;
    readonly begin: () => void;
    readonly end: () => void;
}
/** Combines a shell and a store into the core that components and handles use. */
declare function createCore<Store, State, Events extends LoadFailed, Update>({ product, shell: { names, emitter, lives }, written, store, project, checkUpdate, takeOver, fail, begin, end, }: CoreParts<Store, State, Events, Update>): UpdatableCore<Store, State, Events, Update>;

interface PageLinkProps {
    readonly to: string;
    readonly part: string;
    /** Default: quiet. */
    readonly kind?: 'primary' | 'quiet';
    /** Default: the class of a button. */
    readonly className?: string;
    /** Accessible name, if the content is not enough. */
    readonly label?: string;
    /** Marks the link to the current page. */
    readonly current?: 'page' | undefined;
    readonly children: ReactNode;
}
/** A link to a page of the host. Uses the host's own navigation, unless the shopper opens it in a new tab. */
declare function PageLink({ to, part, kind, className, label, current, children, }: PageLinkProps): ReactNode;

interface WaitingLayerProps {
    readonly text: string;
    /** Called on Escape and on a press, if leaving loses nothing. Default: the layer stays. */
    readonly onClose?: ((reason: 'close' | 'escape') => void) | undefined;
}
/** A layer with a spinner that keeps the focus; announces `text` when loading takes long. */
declare function WaitingLayer({ text, onClose }: WaitingLayerProps): ReactNode;

/** Loading state of an inline part. The part reserves its last height until it is `ready` or `failed`. */
type PartPhase = 'waiting' | 'idle' | 'loading' | 'ready' | 'failed';

interface PartProps {
    /** The mount's element in the page, if `mount()` has added one. */
    readonly element?: HTMLElement;
}
/** A component that renders an inline part. */
type InlinePart = (props: PartProps) => ReactNode;
/** An inline part with a slot for the host's own content. */
type SlottedPart = (props: PartProps & {
    readonly children?: ReactNode;
}) => ReactNode;
interface PartParts {
    /** Name of the inline part. */
    readonly part: string;
    /** Returns the loading state of the displayed content. */
    readonly usePhase: () => PartPhase;
    /** Returns whether the displayed content has a slot for the host's. Default: it has. */
    readonly useHasSlot?: () => boolean;
    readonly Guarded: (props: {
        readonly children: ReactNode;
    }) => ReactNode;
    readonly View: () => ReactNode;
}
/** Creates a component that renders a view inline in the page. */
declare const createInlinePart: ({ part, usePhase, useHasSlot, Guarded, View }: PartParts) => SlottedPart;

/** Locale, appearance and texts of an SDK, with defaults applied. */
interface Looks<Words extends object> {
    readonly locale: string;
    readonly appearance: Appearance;
    /** The host's texts, by part. */
    readonly messages: Words;
}
/** Returns the fields of `looks` that an update from the host changes. */
declare const updatedLooks: <Words extends object>(looks: Looks<Words>, { appearance, messages }: {
    appearance?: Appearance;
    messages?: Words;
}) => Partial<Looks<Words>>;

/** Store access for a slice's effects: its own state, and what it needs of other slices. */
interface SliceStore<State extends object, Needs extends object = object> {
    readonly set: (patch: Partial<State>) => void;
    readonly get: () => State & Needs;
}
/** A slice of the store: its own state and actions, and what it needs of other slices. */
type Slice<State extends object, Needs extends object = object> = (set: SliceStore<State, Needs>['set'], get: SliceStore<State, Needs>['get']) => State;

interface InlineSurfaceProps {
    /** The mount's element in the page. Default: the component renders its own. */
    readonly element?: HTMLElement | undefined;
    readonly part: string;
    readonly phase: PartPhase;
    /** Content of the host page, displayed in a slot of the children; without a shadow root, below them. */
    readonly slotted?: ReactNode;
    /** False if the children have no slot at the moment. Default: true. */
    readonly hasSlot?: boolean | undefined;
    readonly children: ReactNode;
}
/**
 * Renders its children inline in the page, isolated from the page's styles. On a server and in unsupported
 * browsers, it renders an empty element.
 */
declare function InlineSurface({ element, part, phase, slotted, hasSlot, children, }: InlineSurfaceProps): ReactNode;

interface OverlayProps {
    readonly open: boolean;
    /** Keeps the children mounted, outside the page, while the overlay is closed. */
    readonly keep?: boolean;
    /**
     * The element that the overlay belongs to; a modal around it becomes the overlay's parent. Default: the
     * focused element.
     */
    readonly near?: Target | undefined;
    readonly children: ReactNode;
}
/** Shows its children above everything else on the page while `open`. */
declare function Overlay({ open, keep, near, children }: OverlayProps): ReactNode;

/** The settings of every SDK that a host can update: appearance and texts by part. */
interface WithSettings {
    readonly settings: {
        readonly appearance: Appearance;
        readonly messages: object;
    };
}
/** The core of an SDK that renders surfaces. */
interface SurfaceCore<Store, State, Events> extends SdkCore<Store, State, Events> {
    readonly config: HostSettings;
    readonly names: NameCheck<NameAdvice>;
}
/** Creates the context and hooks of an SDK that renders surfaces, including its appearance and texts. */
declare function createSdkContext<Messages extends Record<keyof Messages, object>, Store extends WithSettings, State, Events, Core extends SurfaceCore<Store, State, Events>>(provider: string): {
    /** Provides a core and its appearance to its children. */
    Scope: ({ core, children }: {
        readonly core: Core;
        readonly children: ReactNode;
    }) => ReactNode;
    /** Returns the texts of one part: the SDK's own, overridden by the host's. */
    useText<Part extends keyof Messages & string>(part: Part, own: Messages[Part]): Messages[Part];
    useCore: () => Core;
    useCoreStore<Selected>(select: (state: Store) => Selected): Selected;
    useActions: () => Store;
    usePublicState<Selected>(select: (state: State) => Selected): Selected;
    useEvent<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): void;
};

interface GuardedProps {
    /** Renders the replacement of a broken part. Default: an inline notice. */
    readonly instead?: (retry: () => void) => ReactNode;
    /** Called when the part breaks, after the host has been told. */
    readonly onBroken?: () => void;
    readonly children: ReactNode;
}
interface GuardParts {
    /** Name of the SDK in messages for developers: `wallet`. */
    readonly product: string;
    readonly useCore: () => {
        readonly emitter: {
            emit(name: 'error', detail: {
                readonly error: GrocerError;
            }): void;
        };
    };
    readonly useWords: () => {
        readonly broken: string;
        readonly retry: string;
    };
}
/** Creates the components that handle parts of an SDK that break or cannot be loaded. */
declare function createGuard({ product, useCore, useWords }: GuardParts): {
    BrokenPart: ({ onRetry }: {
        readonly onRetry: () => void;
    }) => ReactNode;
    Guarded: ({ instead, onBroken, children }: GuardedProps) => ReactNode;
};

/** A core that can be mounted. */
interface MountableCore<Update, State extends {
    readonly status: Exclude<MountStatus, 'unmounted'>;
}, Events> extends SdkCore<unknown, State, Events> {
    readonly update: (patch: Update) => void;
    readonly refresh: () => Promise<void>;
}
interface Mounting {
    /** Name of the SDK in messages for developers. */
    readonly product: string;
    /** Name of the inline part. */
    readonly part: string;
    readonly container: Target | undefined;
    /** Renders the content; `element` is the mount's element in the container, if there is one. */
    readonly content: (element: HTMLElement | undefined) => ReactNode;
    /** Called before everything is removed, to close what is open. */
    readonly onUnmount?: () => void;
}
/** Renders an SDK in its own React root. Returns the handle of `mount()`. */
declare function mountCore<Update, State extends {
    readonly status: Exclude<MountStatus, 'unmounted'>;
}, Events>({ emitter, getState, subscribe, update, refresh, retain }: MountableCore<Update, State, Events>, { product, part, container, content, onUnmount }: Mounting): Handle<Update, State, Events>;

/** Creates the error for a part of an SDK that could not be shown or loaded. Retrying may succeed. */
declare const partError: (product: string, done: "loaded" | "shown") => GrocerError;

/** Creates a selector of the public state; it returns the same object until a named key changes. */
declare function createPublicState<Store, State>(keys: readonly (keyof Store)[], project: (state: Store) => State): (state: Store) => State;

interface Followed<Config, Update, Made> {
    /** Name of the provider component. */
    readonly provider: string;
    readonly create: (config: Config) => Made;
    /** Returns the fields of the config that `update()` accepts. */
    readonly changeable: (config: Config) => Update;
    /**
     * Returns the fields that are read once. Default: all but the `changeable` ones, the token and the shopper
     * id.
     */
    readonly fixed?: (config: Config) => object;
}
/** Returns the update fields for the signed-in shopper of a config. */
declare const signedInAs: ({ token, shopperId }: AuthConfig) => Pick<AuthConfig, "shopperId" | "token">;

interface ProviderProps<Config> {
    /**
     * The fields that `update()` accepts follow the latest render, and the latest functions are always used.
     * All other fields are read once: change the provider's `key` to start over, for example for another
     * shopper.
     */
    readonly config: Config;
    readonly children: ReactNode;
}
/** Component that provides its children with one core of an SDK. */
type Provider<Config> = (props: ProviderProps<Config>) => ReactNode;
/** A core that lives while it is held. */
type Retained = Pick<SdkCore<unknown, unknown, unknown>, 'retain'>;
interface ProviderParts<Config, Update, Core> extends Followed<Config, Update, Core> {
    readonly Scope: (props: {
        readonly core: Core;
        readonly children: ReactNode;
    }) => ReactNode;
}
/** Creates an SDK's provider: one core for all components below it, in sync with the latest config. */
declare const createProvider: <Config extends {
    readonly environment: Environment;
}, Update extends object, Core extends Retained & {
    update(patch: Update): void;
}>({ Scope, ...followed }: ProviderParts<Config, Update, Core>) => Provider<Config>;

/** Formats the distance of a store. */
type DistanceOf = (store: Pick<StoreResult, 'distance'>, miles: string) => string;
/** Creates a formatter of store distances. The number format is created once, because that is slow. */
declare function createDistances(locale: string): DistanceOf;

/** Replaces the `{names}` in a message; a name without a value becomes an empty string. */
declare const formatMessage: (text: string, values: Readonly<Record<string, string>>) => string;

/** Returns the plural form of a message for a number. */
declare const pluralOf: (forms: {
    readonly one: string;
    readonly other: string;
}, count: number, locale: string) => string;

/** Loads a part of an SDK. */
interface Load<Part> {
    (): Promise<Part>;
    /** The loaded part; later callers can render it synchronously. */
    arrived?: Part;
}
/**
 * Creates a function that loads a part on its first call, and again after a failure. Browsers before autumn
 * 2026 remember that a URL could not be imported and reject it from then on (whatwg/html#6768); with another
 * fragment, the same file counts as another module. Imports of the file itself that failed stay rejected.
 */
declare function lazy<Part>(load: () => Promise<Part>): Load<Part>;
/** A lazily loaded part of an SDK. */
type Chunk<Loaded> = {
    readonly phase: 'waiting';
} | {
    readonly phase: 'ready';
    readonly loaded: Loaded;
} | {
    readonly phase: 'failed';
    readonly retry: () => void;
};
/**
 * Loads a chunk once it is wanted; `isAwaited` is false while nobody waits for it yet. Not React's `lazy`: React delays
 * the content of a Suspense boundary by 300 ms, even if the chunk is already loaded, and the shopper who pressed a
 * button would have to wait.
 */
declare function useChunk<Loaded>(load: Load<Loaded>, isWanted: boolean, isAwaited?: boolean): Chunk<Loaded>;

/** Sets the title of the part's document while the part is mounted. */
declare function usePageTitle(part: RefObject<HTMLElement | null>, title: string): void;

/**
 * Runs a callback when the browser is idle, or after a short delay without idle callbacks. Returns a function
 * that cancels it.
 */
declare function whenIdle(run: () => void): () => void;
/** Returns true once the page has been idle since the component mounted. */
declare function useIdle(): boolean;

/**
 * Calls `act` whenever the page is shown again: its tab becomes visible, or it is restored from the
 * back/forward cache.
 */
declare function onPageReturn(act: () => void, signal: AbortSignal): void;

/** Creates one value per key object on its first use; the value lives as long as the key. */
declare function oncePer<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value;

/** Sends events to the host's analytics; an exception of the callback goes to the page's error tracking. */
declare const createReport: <Event>(callback: ((event: Event) => void) | undefined) => (event: Event) => void;
/** A failed call, as an analytics event. */
type FailureEvent = {
    type: 'USER_CONSTRAINT_ERROR';
    code: string;
} | {
    type: 'CUSTOMER_FACING_SERVICE_ERROR';
    code: string;
    endpoint: string;
};
interface FailureHearers {
    readonly session: Pick<AuthSession, 'expire'>;
    readonly report: (event: FailureEvent) => void;
    readonly emitter: {
        emit(name: 'error', detail: {
            readonly error: GrocerError;
        }): void;
    };
}
/**
 * Reports a failed call to the host and its analytics: a rejection as a user constraint error, anything else
 * as a service error. On `forbidden` the shopper is sent to sign-in, once. Aborted calls are not reported,
 * and neither are those of an expired session, which has its own event.
 */
declare function tellError({ session, report, emitter }: FailureHearers, error: GrocerError): void;

/** A value in browser storage. */
interface Stored {
    /** Returns the stored value, which another script may have written; `undefined` when there is none. */
    read(): unknown;
    /** Stores a value; `undefined` removes it. */
    keep(value: unknown): void;
}
declare const PLACES: {
    readonly tab: () => Storage;
    readonly browser: () => Storage;
};
/** Stores a value for this tab or this browser. Disabled storage reads as empty and never throws. */
declare const createStored: (place: keyof typeof PLACES, name: string) => Stored;

interface Whereabouts$1 {
    readonly environment: Environment;
    readonly bannerDomain?: string;
}
/** Returns the base URL of the services: the host's, or the one for the environment and banner. */
declare function serviceBase({ environment, bannerDomain }: Whereabouts$1, named: string | undefined): string;

interface ScriptSource {
    readonly url: string;
    readonly integrity: string | undefined;
    readonly nonce: string | undefined;
}
/**
 * Loads a vendor's script into a page. Uses `import()`, the only way under `trusted-types 'none'`, or a
 * script tag if the host sets an integrity hash or a nonce, or for a frame's page, which `import()` cannot
 * load into. Rejects if the script cannot be loaded.
 */
declare function loadScript(source: ScriptSource, page?: Document): Promise<void>;

/** The host settings that determine the URL of the fraud script. */
interface Whereabouts {
    readonly environment: Environment;
    readonly bannerDomain?: string;
    readonly appName?: AppName;
    readonly cspNonce?: string;
}
/** The fraud-detection script of a page. */
interface FraudDevice {
    /** Loads the script on the first call; nothing waits for it or requires it. */
    load(): void;
    /** Returns the collected device data; undefined if it is incomplete or a value exceeds 10,000 characters. */
    data(): DeviceData | undefined;
}
/** Creates the fraud device for a host's settings without loading the script. */
declare function createFraudDevice(host: Whereabouts): FraudDevice;

interface Living {
    /** Name of the SDK in messages for developers. */
    readonly product: string;
    readonly emitter: {
        emit(name: 'load:failed', detail: {
            readonly error: GrocerError;
        }): void;
    };
    begin(): void;
    end(): void;
    /** Records that the SDK cannot start, because the browser is too old to show anything. */
    fail(error: GrocerError): void;
}
/**
 * Counts the holders of a mount: the first one starts it, the last one to leave ends it. Returns the function
 * that adds a holder. In a browser that is too old, the mount never starts, and the error is also thrown for
 * the page's error tracking.
 */
declare function createRetain({ product, emitter, begin, end, fail }: Living): () => () => void;

export { BrokenPanel, EmbedProvider, InlineSurface, Overlay, PageLink, WaitingLayer, absoluteAddress, bannerTableEntry, callback, configError, configProblems, containerProblems, createConfigCheck, createCore, createCoreContext, createDistances, createFraudDevice, createGuard, createInlinePart, createNameAdvice, createProvider, createPublicState, createReport, createRetain, createSdkContext, createShell, createStored, deepActiveElement, describes, flag, focusIfLost, formatMessage, hostConfigEntries, hostUpdateEntries, lazy, loadScript, mountCore, navigationEntry, onPageReturn, oncePer, partError, pluralOf, serviceBase, signedInAs, tellError, texts, updatedLooks, useChunk, useIdle, usePageTitle, whenIdle, words };
export type { Appearance, Chunk, DeepPartial, DistanceOf, Emitter, FailureEvent, FraudDevice, Handle, HostConfig, HostUpdate, InlinePart, KnownNames, Load, Looks, NameAdvice, NavigationConfig, PartPhase, Provider, SdkCore, Shell, SignedInConfig, Slice, SliceStore, SlottedPart, Stored, UpdatableCore };

// ---- error-codes.d.ts

/** Who can resolve an error: the host's developers, the services, a new sign-in, or the shopper. */
type ErrorCategory = 'host' | 'service' | 'session' | 'user_constraint';
/** Every error code of a call or mount, with who can resolve it. Stable: programs may branch on them. */
declare const ERROR_CODES: {
    readonly invalid_config: "host";
    readonly container_in_use: "host";
    readonly browser_unsupported: "user_constraint";
    readonly network: "service";
    readonly timeout: "service";
    readonly server_error: "service";
    readonly rate_limited: "service";
    readonly invalid_answer: "service";
    readonly unconfirmed: "service";
    readonly aborted: "service";
    readonly session_expired: "session";
    readonly forbidden: "session";
    readonly not_found: "service";
    readonly payment_intent_missing: "host";
    readonly bad_request: "service";
    readonly conflict: "service";
    readonly card_declined: "user_constraint";
    readonly card_duplicate: "user_constraint";
    readonly card_issuer_refused: "user_constraint";
    readonly billing_address_refused: "user_constraint";
    readonly payment_info_invalid: "user_constraint";
    readonly card_token_spent: "user_constraint";
    readonly customer_service_needed: "user_constraint";
    readonly snap_card_exists: "user_constraint";
    readonly gift_card_limit: "user_constraint";
    readonly gift_card_empty: "user_constraint";
    readonly pin_invalid: "user_constraint";
    readonly pin_locked: "user_constraint";
    readonly balance_refused: "user_constraint";
    readonly issuer_unavailable: "service";
    readonly hosted_fields_unavailable: "service";
    readonly hosted_fields_refused: "user_constraint";
    readonly address_invalid: "user_constraint";
    readonly address_id_missing: "host";
    readonly address_limit: "user_constraint";
    readonly constraint_violation: "service";
    readonly preferences_not_found: "user_constraint";
    readonly no_preferred_store: "user_constraint";
    readonly mobile_phone_missing: "user_constraint";
    readonly postal_code_invalid: "user_constraint";
    readonly no_stores_found: "user_constraint";
    readonly no_timeslots: "user_constraint";
    readonly items_unavailable: "user_constraint";
    readonly location_required: "user_constraint";
    readonly full_address_required: "user_constraint";
    readonly alcohol_quantity_exceeded: "user_constraint";
    readonly alcohol_unavailable: "user_constraint";
    readonly third_party_refused: "user_constraint";
    readonly unknown_response: "service";
    readonly timeslot_taken: "user_constraint";
    readonly promise_expired: "user_constraint";
    readonly promise_fallout: "user_constraint";
    readonly promise_invalid: "user_constraint";
    readonly version_conflict: "service";
    readonly cart_empty: "user_constraint";
    readonly quantity_invalid: "user_constraint";
    readonly quantity_limit: "user_constraint";
    readonly order_submitted: "service";
    readonly order_expired: "user_constraint";
    readonly order_unchangeable: "user_constraint";
    readonly modification_missing: "user_constraint";
    readonly payment_type_unsupported: "user_constraint";
    readonly payment_rejected: "user_constraint";
    readonly payments_missing: "service";
    readonly contact_required: "user_constraint";
    readonly age_restricted: "user_constraint";
    readonly promo_refused: "user_constraint";
    readonly flash_sale_refused: "user_constraint";
    readonly unexpected: "service";
};
type ErrorCode = keyof typeof ERROR_CODES;
/** Maps a rejection by the service to an error code; the first matching rule wins. */
interface ErrorRule {
    /** Status code; absent matches any. */
    readonly status?: number;
    /** The body's `code`; absent matches any. */
    readonly code?: string;
    /** The body's exact `reason`; absent matches any. */
    readonly reason?: string;
    /** A substring of the body's `code`; absent matches any. */
    readonly codeHas?: string;
    /** True when the body's `reason` is shown to the shopper, like a customer message. */
    readonly showsReason?: true;
    readonly as: ErrorCode;
}
/** Returns true when a write that ended in an error of this code may have been made all the same. */
declare const isUnconfirmed: (code: ErrorCode) => boolean;

export { isUnconfirmed as i };
export type { ErrorRule as E, ErrorCode as a, ErrorCategory as b };

// ---- geo.d.ts

type CountryCode = 'US' | 'CA';
/** Returns the country of a region code: CA for a Canadian region, otherwise US. */
declare const countryOf: (regionCode: string) => CountryCode;

/** A postal address, in the one shape that every SDK uses. */
interface Address {
    readonly street: string;
    /** Apartment, suite or floor; empty when there is none. */
    readonly unit: string;
    readonly locality: string;
    /** Two-letter state or province code. */
    readonly region: string;
    readonly postalCode: string;
    readonly countryCode: CountryCode;
    readonly county?: string;
}
/** An address in a shopper's account. */
interface SavedAddress {
    readonly id: string;
    readonly type: 'home' | 'delivery';
    readonly address: Address;
}
/** Formats the street and unit on one line: "1 Main St, Apt 2". */
declare const streetLine: ({ street, unit }: Address) => string;
/** Formats the line below the street: "Cincinnati, OH 45202". */
declare const localityLine: ({ locality, region, postalCode }: Address) => string;
/** Returns true when two addresses have the same parts and country, ignoring case and surrounding spaces. */
declare function isSameAddress(a: Address, b: Address): boolean;
/** Returns true when the parts of two addresses are identical strings. */
declare const isWrittenSame: (a: Address, b: Address) => boolean;
/** Sorts account addresses so that those of type "home" come first. */
declare const homeFirst: (list: readonly SavedAddress[]) => readonly SavedAddress[];

/** A geographic position, in degrees. */
interface GeoPoint {
    readonly lat: number;
    readonly lng: number;
}
/** A bounding box, in degrees. */
interface GeoBox {
    readonly south: number;
    readonly north: number;
    readonly west: number;
    readonly east: number;
}
/** Radius of the store search. */
declare const STORE_SEARCH_RADIUS_MILES = 500;
/** Returns the great-circle distance between two points in miles, rounded to two decimals. */
declare function milesBetween(a: GeoPoint, b: GeoPoint): number;
/** Returns the bounding box of a circle around a point. The box's corners are farther away than `miles`. */
declare function boxAround({ lat, lng }: GeoPoint, miles: number): GeoBox;

export { STORE_SEARCH_RADIUS_MILES as S, boxAround as b, countryOf as c, isWrittenSame as d, homeFirst as h, isSameAddress as i, localityLine as l, milesBetween as m, streetLine as s };
export type { Address as A, CountryCode as C, GeoPoint as G, SavedAddress as a };

// ---- grocer-error.d.ts

import { a as AuthType } from './app.js';
import { a as ErrorCode } from './error-codes.js';

/** Clock, timers and randomness of the SDKs, replaceable in tests. */
interface Timing {
    now(): number;
    /** Resolves after `ms`, or immediately when the signal aborts. */
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
    /** From 0 up to 1. */
    random(): number;
}
/** Returns the real timers and randomness; `now` may be the host's clock. */
declare const realTiming: (now?: () => number) => Timing;
interface Within {
    readonly ms: number;
    readonly timing: Timing;
    readonly signal: AbortSignal;
}
/** Resolves with the promise's value, or `undefined` if it rejects, exceeds `ms`, or the signal aborts. */
declare function within<Value>({ ms, timing, signal }: Within, promise: Promise<Value>): Promise<Value | undefined>;

/** A value with the number of times it was replaced. */
interface Held {
    readonly value: string;
    readonly generation: number;
    /** Number of times the value was replaced for a possibly different shopper. */
    readonly epoch: number;
}
/** A bearer token or payment intent. When it goes stale, it is renewed once for all waiting callers. */
interface Renewable {
    current(): Held | undefined;
    /**
     * Resolves with a value newer than generation `stale`, or `undefined` when five tries in a row brought no
     * accepted value.
     */
    renew(stale: number): Promise<Held | undefined>;
    /** Records that the service accepted this generation; resets the count of tries. */
    confirm(generation: number): void;
    /** Resets the count of tries, after callers that nobody waits for; not during a renewal. */
    forgive(): void;
    /** Sets a value from outside and resumes renewals. By default the value may belong to another shopper. */
    replace(value: string, options?: {
        isOfSame: boolean;
    }): void;
}
interface RenewableOptions {
    readonly value: string | undefined;
    /** Fetches a new value; undefined if the host did not provide a way. */
    readonly fetchNew: (() => Promise<string>) | undefined;
    readonly timing: Timing;
    /** Aborts when no value is needed any more. */
    readonly life: () => AbortSignal;
}
/**
 * Keeps a value fresh. Concurrent callers share one renewal; `fetchNew` is called at most five times until a
 * value is accepted.
 */
declare function createRenewable({ value, fetchNew, timing, life }: RenewableOptions): Renewable;

/** Authentication of a shopper's API calls. */
interface AuthConfig {
    /** How the token was issued. */
    type: AuthType;
    /** Bearer token of the signed-in shopper. */
    token: string;
    /**
     * The host's own id of the shopper that the token belongs to. A new token with the same id, as after
     * signing in again, keeps the shopper's input. Default: a new token may belong to another shopper.
     */
    shopperId?: string | undefined;
    /**
     * Returns a new token when the service rejects the current one; called up to five times in a row. Default:
     * the session ends when the token is rejected.
     */
    getNewToken?: () => Promise<string>;
    /** Called once when the session cannot be renewed, with the path to return to after signing in. */
    redirectToSignIn?: (returnTo: string) => void;
}
/** The authenticated session. The token never leaves this closure except in request headers. */
interface AuthSession extends Omit<Renewable, 'renew' | 'replace'> {
    readonly type: AuthType;
    /**
     * Resolves with a token newer than generation `stale`; with `offline` if the network was unavailable, or
     * `undefined` once the session is over. With `inBackground` a failed renewal does not end the session.
     */
    renew(stale: number, inBackground?: boolean): Promise<Held | 'offline' | undefined>;
    /** Ends the session until a new token is set; notifies the host and redirects to sign-in, once. */
    expire(): void;
    /** Id of the token's shopper, if the host provided one. */
    shopperId(): string | undefined;
    /** Returns true when this id is known to be the current shopper's. An undefined id never matches. */
    isOf(shopperId: string | undefined): boolean;
    /** Returns true when this id is known to be another shopper's than the current one's. */
    isOther(shopperId: string | undefined): boolean;
    /**
     * Resumes the session with a new token from the host. Returns false for the token in use, which can at most name its
     * shopper.
     */
    replace(token: string, shopperId?: string): boolean;
}
interface AuthSessionParts {
    readonly timing: Timing;
    /** Aborts when the SDK unmounts; after that, the shopper is never redirected. */
    readonly life: () => AbortSignal;
    readonly onExpired: () => void;
}
/**
 * Creates the shopper's session. Concurrent callers share one token renewal; after five failed renewals in a
 * row the shopper is sent to sign-in, once. Without a config, nobody is signed in until a token is set.
 */
declare function createAuthSession(config: AuthConfig | undefined, { timing, life, onExpired }: AuthSessionParts): AuthSession;

/** Details of an error. They must not contain a token, card number, PIN or address. */
interface GrocerErrorDetails {
    readonly code: ErrorCode;
    /** For developers' logs; shoppers see the SDK's own messages. */
    readonly message: string;
    /** True when the same request can be retried unchanged. */
    readonly retryable: boolean;
    readonly status?: number;
    /** The path template, never the filled path. */
    readonly endpoint?: string;
    /** Idempotency key of the operation. */
    readonly operationId?: string;
    /** Message from the service for the shopper. */
    readonly customerMessage?: string;
    /** Delay that the service asks for before a retry, in ms. */
    readonly retryAfterMs?: number;
    /** Reason from the service, for developers' logs. */
    readonly reason?: string;
    /** Exception thrown by the host's code, when that caused the error. */
    readonly cause?: unknown;
}
/** The error type of every SDK: frozen, with a closed set of codes. Any `cause` is a host's exception. */
declare class GrocerError extends Error {
    readonly name = "GrocerError";
    readonly code: ErrorCode;
    readonly retryable: boolean;
    readonly status?: number;
    readonly endpoint?: string;
    readonly operationId?: string;
    readonly customerMessage?: string;
    readonly retryAfterMs?: number;
    readonly reason?: string;
    constructor({ message, cause, ...details }: GrocerErrorDetails);
}
/** Returns true when the value is a GrocerError, from this or another copy of the package. */
declare const isGrocerError: (value: unknown) => value is GrocerError;

export { GrocerError as G, createRenewable as b, createAuthSession as c, isGrocerError as i, realTiming as r, within as w };
export type { AuthSession as A, Renewable as R, Timing as T, AuthConfig as a };

// ---- http.d.ts

import { C as Call } from './call.js';
import { A as AppName } from './app.js';
import { G as GrocerError, R as Renewable, A as AuthSession, T as Timing } from './grocer-error.js';
import { a as ErrorCode } from './error-codes.js';

/** The result of an operation that can fail. Expected errors are returned as values, never thrown. */
type Result<Value> = {
    readonly ok: true;
    readonly value: Value;
} | {
    readonly ok: false;
    readonly error: GrocerError;
};
declare const ok: <Value>(value: Value) => Result<Value>;
declare const err: (error: GrocerError) => Result<never>;

/** A rejection by the service. */
interface Refusal {
    readonly status: number;
    readonly reason: string;
}

/** Result of looking up a write whose response was lost. */
type Reconciled<Output> = {
    readonly kind: 'happened';
    readonly value: Output;
} | {
    readonly kind: 'did-not-happen';
} | {
    readonly kind: 'unknown';
};
/** A credential that requests carry besides the token, such as a payment intent; renewed when stale. */
interface Carried {
    /** Header that contains the value. */
    readonly header: string;
    readonly renewable: Renewable;
    /** The response by which the service reports a stale value. */
    readonly refusal: Refusal;
    /** Error code of an operation for which the value cannot be renewed. */
    readonly code: ErrorCode;
}

interface HttpOptions {
    /** Base URL of the service, without a trailing slash. */
    readonly baseUrl: string;
    /** Path templates overridden by the host, by call name. */
    readonly paths: Readonly<Record<string, string>>;
    readonly application: AppName;
    readonly tenant: string;
    readonly session: AuthSession;
    /** Credential sent in addition to the token and renewed like it. */
    readonly carried?: Carried | undefined;
    /** Returns additional headers; called before each request. */
    readonly headers?: (() => Readonly<Record<string, string>>) | undefined;
    readonly timing: Timing;
    /** Called with the `Date` header of every response, or null without one. */
    readonly onDate?: ((date: null | string) => void) | undefined;
}
interface SendOptions<Output> {
    readonly signal: AbortSignal;
    /** Idempotency key. Default: a new one. */
    readonly key?: string;
    readonly reconcile?: () => Promise<Reconciled<Output>>;
    /** Sent without a user action: a rejected token is renewed, but a failed renewal does not end the session. */
    readonly inBackground?: boolean;
}
/** Sends all calls to the services. */
interface Http {
    send<Input, Output, Body, Answer, Wire>(call: Call<Input, Output, Body, Answer, Wire>, input: NoInfer<Input>, options: SendOptions<Output>): Promise<Result<Output>>;
}
/**
 * Creates the client for the contract's calls: one ky instance without its own retries, and one operation
 * runner. `send` never rejects; it resolves with any error code except those for a host's mistakes.
 */
declare function createHttp({ baseUrl, paths, session, carried, headers, timing, onDate, ...who }: HttpOptions): Http;

export { createHttp as c, err as e, ok as o };
export type { Carried as C, Http as H, Result as R, SendOptions as S, Reconciled as a };

// ---- http.d.ts

import { G as GrocerError } from './grocer-error.js';
export { a as AuthConfig, A as AuthSession, R as Renewable, T as Timing, c as createAuthSession, b as createRenewable, i as isGrocerError, r as realTiming, w as within } from './grocer-error.js';
import { b as ErrorCategory } from './error-codes.js';
import { ErrorCode } from './contract.js';
import { R as Result } from './http.js';
export { C as Carried, H as Http, a as Reconciled, S as SendOptions, c as createHttp, e as err, o as ok } from './http.js';
import './app.js';
import './call.js';
import 'valibot';

/** Returns the error to report when the browser is older than those that the SDKs support. */
declare const browserProblem: (product: string) => GrocerError | undefined;

/**
 * Reports an exception of the host's code to the page's error tracking, as the browser does for event
 * listeners. On a server, where `reportError` does not exist, it is logged to the console.
 */
declare function reportThrown(thrown: unknown): void;
/** Runs host code. An exception is reported and `undefined` is returned. */
declare function callHost<Value>(run: () => Value): Value | undefined;

/** An error in the fields of an error log. Contains no token, card number, PIN or address. */
interface ErrorReport {
    readonly customerMessage: string | undefined;
    readonly errorCategory: ErrorCategory;
    readonly errorType: ErrorCode;
    /** The path template, never the filled path. */
    readonly normalizedEndpoint: string | undefined;
    readonly status: number | undefined;
}
/** Returns the fields of an error that an error log keeps. */
declare const errorReportOf: ({ customerMessage, code, endpoint, status, }: Pick<GrocerError, "code" | "customerMessage" | "endpoint" | "status">) => ErrorReport;

/** Requests of one kind, of which only the latest counts. */
interface Latest {
    /** Starts a request and aborts the previous one. The signal aborts once the response would be stale. */
    next(): AbortSignal;
    /** Aborts the open request. */
    drop(): void;
}
/** Discards stale responses. `within` is called for each request; its signal aborts the request as well. */
declare function createLatest(within: () => AbortSignal): Latest;

/** Returns true when the browser has a network connection, or when that is not known. */
declare const isOnline: () => boolean;

/** Generates a UUID. `crypto.randomUUID` is missing on pages served over plain HTTP. */
declare function newId(): string;

/** The service's clock, derived from its responses. */
interface ServerClock {
    /** Epoch milliseconds; the device's time until the first response. */
    now(): number;
    /** Records the `Date` header of a response; ignores an invalid date. */
    hear(date: null | string): void;
    /** True until the next response if the clock may be wrong: the device slept, or its clock was set. */
    isUnsure(): boolean;
}
interface Clocks {
    /** Wall clock of the device, which may be wrong and may be set. */
    readonly wall: () => number;
    /** Monotonic milliseconds; may stand still while the device sleeps. */
    readonly steady?: () => number;
}
/** Computes the service's time from its last response and the time since; tolerates a wrong device clock. */
declare function createServerClock({ wall, steady }: Clocks): ServerClock;

/** An action of the shopper. Each retry sends the same content under the same key. */
interface Write<Sent> {
    /** Idempotency key. */
    readonly key: string;
    readonly sent: Sent;
}
/** Tracks the one open write of its kind. */
interface Writes<Sent> {
    /** Returns the open write for `identity`, if there is one. */
    pending(identity: string): Write<Sent> | undefined;
    /** Begins a write with a new key. */
    begin(identity: string, sent: Sent): Write<Sent>;
    /** Returns the open write of this content, or begins one: the service rejects a key with other content. */
    of(sent: Sent): Write<Sent>;
    /** Handles the result; a write with an unknown outcome stays open. */
    settle(write: Write<Sent>, result: Result<unknown>): void;
    /** Discards an open write that is not relevant any more, including its content. */
    prune(): void;
    /** Discards the open write if it matches; sending the same content again then counts as a new write. */
    forget(isIt: (sent: Sent) => boolean): void;
}
/** Returns true when the same content can still be sent successfully; the write then keeps its key. */
declare const isOpenEnd: ({ retryable, code }: Pick<GrocerError, "code" | "retryable">) => boolean;
/**
 * Keeps a write open until its outcome is known. `meaning` is called when a write begins; the returned
 * function tells later whether the write is still relevant: for the same shopper, in the same form.
 */
declare function createWrites<Sent>(newId: () => string, meaning: () => () => boolean): Writes<Sent>;

export { ErrorCategory, GrocerError, Result, browserProblem, callHost, createLatest, createServerClock, createWrites, errorReportOf, isOnline, isOpenEnd, newId, reportThrown };
export type { ErrorReport, Latest, ServerClock, Write, Writes };

// ---- profile.d.ts

import { A as Address, G as GeoPoint } from './geo.js';
import { M as Modality, Q as QuoteItems, T as TimeWindow } from './checkout.js';
import { S as StoreResult } from './store.js';

/** Where an order is delivered or picked up. */
type Destination = {
    readonly kind: 'store';
    readonly locationId: string;
}
/** Unknown parts are empty strings: a search by ZIP code only knows the postal code. */
 | {
    readonly kind: 'address';
    readonly address: Address;
    /** Id of the address in the shopper's profile; undefined when not known. */
    readonly id?: string | undefined;
};
/** The location that packs an order: a store, or a fulfilment centre of the banner. */
interface FulfilmentPoint {
    readonly kind: 'store' | 'centre';
    readonly locationId: string;
}
/** A shopping method that a shopper has chosen. */
interface ModalityPreference {
    readonly id: string;
    readonly modality: Modality;
    readonly destination: Destination;
    /** ISO 8601 timestamp. */
    readonly createdDate: string;
    /** Who made the choice: the shopper, or a default. */
    readonly source: string;
}
/** An available shopping method. */
interface ModalityOption extends ModalityPreference {
    readonly fulfilment: readonly FulfilmentPoint[];
    readonly isCrossBanner: boolean;
    readonly distance: number | undefined;
}
/** Every shopping method available around a place. */
interface ModalityOptions {
    readonly options: Readonly<Record<Modality, readonly ModalityOption[]>>;
    /** The stores referenced by the options, nearest first. */
    readonly stores: readonly StoreResult[];
    readonly externalOnlineDeliveryUrl: string | undefined;
    /** True when the service considers the shopper to be close to a store. */
    readonly closeToStore: boolean;
}
/** A shopper's preferences: the active one, and the latest one of each modality. */
interface ModalityPreferences {
    readonly active: ModalityPreference | undefined;
    readonly modalities: readonly ModalityPreference[];
}

/** Features for which a shopper can allow the use of their location, one by one. */
declare const CONSENT_FEATURES: readonly ["Find a Store", "InStore", "Pay", "Modality Selector", "On My Way"];
type ConsentFeature = (typeof CONSENT_FEATURES)[number];
/** A stored consent decision of a shopper. */
interface ConsentPreference {
    readonly id: string;
    readonly name: string;
    readonly value: boolean;
    /** True when the shopper chose the value; false for a default. */
    readonly userSet: boolean;
    /** Undefined when the service keeps no versions; the preference is then not updated. */
    readonly versionKey: string | undefined;
}

/** An address of a shopper's profile, as forms use it. */
interface ProfileAddress {
    readonly id: string;
    readonly address: Address;
    /** True when the address is of type "home". */
    readonly isMailingAddress: boolean;
    /** Epoch milliseconds; undefined if the service does not send it. */
    readonly lastModified: number | undefined;
    readonly location?: GeoPoint;
    /** The shopper's name for the address. */
    readonly label?: string;
    /** Notes for the delivery driver. */
    readonly notes?: string;
}
/** Sorts mailing addresses first, then by latest change. Those without a date come last, in reverse order. */
declare function inAddressBookOrder(list: readonly ProfileAddress[]): readonly ProfileAddress[];
/** Returns the id of the mailing address; the latest one if there are several. Expects address book order. */
declare const mailingId: (list: readonly ProfileAddress[]) => string | undefined;
/** Returns true when two addresses have the same id, or the same parts. */
declare const isSameProfileAddress: (a: Pick<ProfileAddress, "address" | "id">, b: Pick<ProfileAddress, "address" | "id">) => boolean;
/** Result of an address validation. */
interface AddressCheck {
    /** The address in the service's spelling. */
    readonly address: Address;
    readonly validated: boolean;
    /** True when `address` differs from the address that was sent. */
    readonly corrected: boolean;
}

/** The time and items that one vendor has promised. */
interface ReservedTime extends QuoteItems {
    readonly vendorId: string;
    readonly window: TimeWindow;
    readonly storeId: string;
}
/** A promise: a time slot that is held until the order is placed or the promise expires. */
interface Reservation {
    readonly id: string;
    /** Epoch milliseconds. */
    readonly expiresAt: number;
    readonly selections: readonly ReservedTime[];
    readonly versionKey: string;
}
/** Returns true when a reservation excludes items besides those that the shopper was told about (`known`). */
declare const hasFallout: ({ selections }: Pick<Reservation, "selections">, known?: readonly string[]) => boolean;

/** A shopper's phone number. */
interface Phone {
    readonly type: 'MOBILE' | 'HOME';
    /** As entered by the shopper. */
    readonly number: string;
    readonly isVerified: boolean;
}
/** Formats a phone number for the services: +1 and its last ten digits; `undefined` if it has fewer. */
declare function dialledNumber(text: string): string | undefined;
/** Returns the ten digits of a phone number, without a leading 1; `undefined` if there are not ten. */
declare function phoneDigits(text: string): string | undefined;
/** Formats a phone number as (614) 555-0101; returns a number with fewer than ten digits unchanged. */
declare function phoneText(text: string): string;
/** Returns the `tel:` URL of a phone number; undefined if the text contains letters or an extension. */
declare const phoneLink: (text: string) => string | undefined;

/** A shopper's email address. */
interface Email {
    readonly address: string;
    readonly isVerified: boolean;
}
/** A shopper's profile data for one banner. */
interface BannerDetails {
    readonly banner: string;
    /** The location id of the preferred store: division and store number. */
    readonly preferredStore: string | undefined;
    readonly communityRewardsEnabled: boolean;
}
/** A shopper's identity and contact details. */
interface Profile {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly loyaltyCardNumber: string | undefined;
    readonly phones: readonly Phone[];
    readonly addresses: readonly ProfileAddress[];
    readonly emails: readonly Email[];
    /** Epoch milliseconds; undefined if the service does not send it. */
    readonly created: number | undefined;
    readonly banners: readonly BannerDetails[];
    readonly relevantAdsOptIn: boolean;
}
/** A shopper's communication preferences besides emails and text messages. */
interface CommunicationPreferences {
    readonly relevantAdsOptIn: boolean;
    readonly earlyAccess: boolean;
}
/** A type of email that a banner sends. */
interface EmailPreference {
    readonly shortDescription: string;
    readonly longDescription: string;
    readonly selected: boolean;
    readonly banner: string;
}
/** Types of text messages. */
declare const SMS_TRIGGERS: readonly ["CLICKLIST", "PROMOTIONAL", "TRANSACTIONAL"];
type SmsTrigger = (typeof SMS_TRIGGERS)[number];

export { CONSENT_FEATURES as C, dialledNumber as j, hasFallout as k, inAddressBookOrder as l, isSameProfileAddress as m, mailingId as n, phoneLink as o, phoneDigits as p, phoneText as q };
export type { AddressCheck as A, BannerDetails as B, Destination as D, Email as E, ModalityOption as M, ProfileAddress as P, Reservation as R, SmsTrigger as S, CommunicationPreferences as a, ConsentFeature as b, ConsentPreference as c, EmailPreference as d, ModalityOptions as e, ModalityPreference as f, ModalityPreferences as g, Phone as h, Profile as i };

// ---- store.d.ts

import { A as Address, G as GeoPoint } from './geo.js';

/** A store of any banner. */
interface Store {
    /** Eight characters: three for the division, five for the store. */
    readonly locationId: string;
    readonly divisionNumber: string;
    readonly storeNumber: string;
    readonly vanityName: string;
    /** Banner key. */
    readonly banner: string;
    readonly address: Address;
    /** Undefined if the service does not tell, as the time zone. */
    readonly location: GeoPoint | undefined;
    readonly isLockerPickupLocation: boolean;
    /** IANA time zone of the store. */
    readonly timeZone: string | undefined;
    /** Link to the store on another banner's website. */
    readonly externalNavigation: {
        readonly webUrl: string;
        readonly linkText: string;
    } | undefined;
}
/** A store in search results. */
interface StoreResult extends Store {
    /** Miles, to two decimals. */
    readonly distance: number;
    readonly currentlyShopping: boolean;
    readonly isCrossBanner: boolean;
    readonly isOpen: boolean;
    readonly openText: string;
}
/** Sorts stores by distance, nearest first; a missing distance counts as 0 miles. */
declare const nearestFirst: <Found extends {
    readonly distance?: number | undefined;
}>(stores: readonly Found[]) => readonly Found[];

export { nearestFirst as n };
export type { StoreResult as S, Store as a };

// ---- testing-checkouts.d.ts

import { ScheduledModality, CartLine, OrderedLine, Cents } from './domain.js';
import { Call } from './contract.js';
import { Http } from './http.js';
import './geo.js';
import './app.js';
import 'valibot';
import './error-codes.js';
import './grocer-error.js';

/** Access to the services, as on a shopper's page. */
interface ShopperServices {
    readonly http: Http;
    readonly signal: AbortSignal;
}
/** Creates access to the services at a URL, for the token's shopper. */
declare function shopperServices(baseUrl: string, token: string): ShopperServices;
/** Sends a call and resolves with its value; throws the error of a failed call. */
declare const senderOf: ({ http, signal }: ShopperServices) => <Input, Output>(call: Call<Input, Output>, input: NoInfer<Input>) => Promise<Output>;

/** The demo shoppers' delivery address. */
declare const HOME: {
    readonly kind: "address";
    readonly address: {
        readonly street: "17 Walnut Lane";
        readonly unit: "";
        readonly locality: "Cincinnati";
        readonly region: "OH";
        readonly postalCode: "45202";
        readonly countryCode: "US";
    };
};
/** Options of a new checkout. */
interface Beginning {
    /** Default: a valid phone number. */
    readonly phone?: string | undefined;
    /** Default: pickup. */
    readonly modality?: ScheduledModality | undefined;
    /** Delivery vendor. Default: the banner's own. */
    readonly vendor?: 'OWN' | 'THIRD_PARTY' | 'COURIER' | undefined;
    /** Reserves the last available time, which leaves time for modifications. Default: the first one. */
    readonly isLast?: boolean | undefined;
}
/** Converts a wanted item to a line of an order, without wishes. */
declare const asOrdered: ({ gtin13, quantity }: Pick<CartLine, "gtin13" | "quantity">) => OrderedLine;
/** Creates a checkout of the cart's items for one modality, like a scheduling page; resolves with its id. */
declare function beginCheckout(services: ShopperServices, { phone, modality, vendor, isLast }?: Beginning): Promise<string>;

/** Options of a modification to begin. */
interface Changes {
    /** Id of a checkout that is not placed yet. */
    readonly id: string;
    readonly modality?: Beginning['modality'];
    /** Quantity of the added product. Default: 2. */
    readonly quantity?: number;
    /** Maximum number of gift cards that pay besides the bank card. Default: none. */
    readonly giftCards?: number;
    /** The amount that SNAP pays, and the token of the card's PIN. Default: SNAP pays nothing. */
    readonly snap?: {
        readonly amount: Cents;
        readonly pinToken: string;
    };
}
/** Places a checkout's order with the shopper's first valid card, then adds a product to its modify cart. */
declare function placeAndChange(services: ShopperServices, { id, modality, quantity, giftCards, snap }: Changes): Promise<void>;
/** Places an order and begins to modify it; resolves with its checkout id. */
declare function beginChanges(services: ShopperServices, beginning?: Beginning): Promise<string>;

export { HOME, asOrdered, beginChanges, beginCheckout, placeAndChange, senderOf, shopperServices };
export type { Beginning, ShopperServices };

// ---- tokens.d.ts

/** Tokens that a brand may set, without their `--grocer-` prefix. */
declare const TOKENS: readonly ["font", "radius", "radius-group", "radius-sheet", "control", "ink", "ink-muted", "surface", "surface-sunken", "surface-raised", "line", "line-strong", "accent", "on-accent", "accent-soft", "danger", "danger-soft", "warning", "warning-soft", "success", "success-soft", "focus", "scrim", "shadow"];
type Token = (typeof TOKENS)[number];
/** Three example skins; the default one sets no token. */
declare const skins: {
    readonly market: {};
    readonly coast: {
        readonly accent: "light-dark(#084f9e, #7db6ff)";
        readonly 'on-accent': "light-dark(#ffffff, #03152b)";
        readonly 'accent-soft': "light-dark(#e7effa, #13263d)";
    };
    readonly ember: {
        readonly accent: "light-dark(#a8321c, #ff9d86)";
        readonly 'on-accent': "light-dark(#ffffff, #2a0a03)";
        readonly 'accent-soft': "light-dark(#fbece8, #3a1a12)";
    };
};

export { TOKENS, skins };
export type { Token };

// ---- ui.d.ts

import * as react from 'react';
import { ReactNode, InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { CountryCode, Address } from './domain.js';
import { AddressRules, AddressEntry, AddressProblems, AddressField, DayKey } from './domain.js';
import { StoreResult } from './domain.js';

type Control = HTMLInputElement | HTMLSelectElement;
/** Result of submitting the form: an address, or the invalid fields. */
type Taken = {
    readonly ok: true;
    readonly address: Address;
} | {
    readonly ok: false;
    readonly fields: readonly AddressField[];
};
/** State of an address form. */
interface AddressForm {
    readonly rules: AddressRules;
    /** The initial values. */
    readonly initial: AddressEntry;
    /** Returns the current values; undefined when they equal the address before editing. */
    typed(): AddressEntry | undefined;
    readonly problems: AddressProblems;
    /** The problems at the last submit, if there were several, without those that have been solved since. */
    readonly refused: AddressProblems;
    /** Country of the selected region. */
    readonly country: CountryCode;
    hold(field: AddressField, control: Control | null): void;
    type(field: AddressField, text: string): void;
    goTo(field: AddressField): void;
    /** Validates a field again; does nothing before the first submit. */
    recheck(field: AddressField): void;
    /** Submits the form. When fields are invalid, shows their errors and focuses the first one. */
    take(): Taken;
}
interface Beginning {
    /** The address to edit; its values are not shortened. */
    readonly before?: Address | undefined;
    /** Values that were typed earlier but not saved. */
    readonly draft?: AddressEntry | undefined;
}
/** Holds the state of an address form. */
declare function useAddressForm(rules: AddressRules, { before, draft }?: Beginning): AddressForm;

/** Texts of the address fields. */
interface AddressFieldWords {
    street: string;
    unit: string;
    locality: string;
    region: string;
    postalCode: string;
    /** Shown while no region is selected. */
    select: string;
    /** Group labels of the regions. Default: the regions are not grouped by country. */
    countries?: Record<CountryCode, string>;
    streetRequired: string;
    localityRequired: string;
    regionRequired: string;
    postalCodeRequired: string;
    postalCodeInvalid: string;
    /** `{most}` is replaced by the maximum number of characters. */
    streetTooLong: string;
    /** Default: `streetTooLong`. */
    unitTooLong?: string;
    localityTooLong: string;
    /** Default: `postalCodeInvalid`. */
    postalCodeTooLong?: string;
    /** For forms that restrict the allowed characters. */
    streetInvalid?: string;
    localityInvalid?: string;
}
interface AddressFieldsProps {
    readonly form: AddressForm;
    readonly words: AddressFieldWords;
    /** Purpose of the address, for autofill. */
    readonly purpose: 'shipping' | 'billing';
    readonly disabled: boolean;
    /** Called when something is typed or selected. */
    readonly onTouch: () => void;
}
/** The fields of an address: street, unit, city, state or province, postal code. */
declare function AddressFields({ form, words, purpose, disabled, onTouch }: AddressFieldsProps): ReactNode;

interface AddressErrorsProps {
    readonly form: AddressForm;
    readonly words: AddressFieldWords;
    readonly title: string;
}
/**
 * Lists the fields that were invalid when the form was submitted, if there were several, each with a button that
 * focuses it. The list only becomes shorter while the shopper types: other words would be announced as new ones.
 */
declare function AddressErrors({ form, words, title }: AddressErrorsProps): ReactNode;

interface ComparedAddressProps {
    readonly suggestion: Address;
    readonly entered: Address;
    /** Read out by screen readers after a part that differs. */
    readonly changed: string;
}
/** An address as the service suggests it; marks the parts that differ from the entered address. */
declare function ComparedAddress({ suggestion, entered, changed }: ComparedAddressProps): ReactNode;

/** Runs a callback after the next paint; returns a function that cancels it. A hidden page is not painted. */
declare function afterPaint(run: () => void): () => void;

/** A page of a breadcrumb trail, for search engines and assistants. */
interface Crumb {
    readonly name: string;
    /** Absolute URL. */
    readonly url: string;
}
/**
 * Breadcrumbs as structured data. Uses microdata attributes, because a data script is reported as a violation
 * where Trusted Types are enforced.
 */
declare const BreadcrumbData: ({ crumbs }: {
    readonly crumbs: readonly Crumb[];
}) => ReactNode;

interface ButtonProps {
    readonly kind: 'primary' | 'secondary' | 'danger' | 'quiet' | 'icon';
    readonly type?: 'button' | 'submit';
    /** Accessible name, if the content is not enough. */
    readonly label?: string;
    /** Shows a spinner and ignores presses. */
    readonly busy?: boolean;
    readonly disabled?: boolean;
    /** Id of the text that explains why the button is disabled. */
    readonly describedBy?: string | undefined;
    readonly wide?: boolean;
    /** The kind of popup that the button opens, and whether it is open. */
    readonly popup?: {
        readonly kind: 'menu';
        readonly isOpen: boolean;
    };
    /** Stable hook for the host's styles and tests. */
    readonly part: string;
    readonly onPress?: (button: HTMLButtonElement) => void;
    /** Called on hover or focus, to preload what a press needs. */
    readonly onIntent?: () => void;
    readonly children: ReactNode;
}
/** A button. It stays focusable while busy or disabled, so that keyboard users keep their place. */
declare const Button: react.ForwardRefExoticComponent<ButtonProps & react.RefAttributes<HTMLButtonElement>>;

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
    readonly type: 'checkbox' | 'radio';
}
/** A checkbox or radio button without a label. */
declare function Choice(props: ChoiceProps): ReactNode;

interface CheckboxProps {
    readonly name?: string;
    readonly label: ReactNode;
    /** Error message for a required box that is not checked. */
    readonly error?: string | undefined;
    readonly checked: boolean;
    readonly disabled?: boolean;
    /** True if it is checked for good; it keeps the focus and stays checked. Default: false. */
    readonly isFinal?: boolean;
    readonly part: string;
    readonly onChange: (checked: boolean) => void;
}
/** A checkbox whose label is part of the click target. */
declare function Checkbox(props: CheckboxProps): ReactNode;

/** Texts of the carousel. */
interface DayWords {
    readonly today: string;
    readonly tomorrow: string;
    readonly previous: string;
    readonly next: string;
    readonly noTimes: string;
}
interface DayCarouselProps {
    /** Id of the heading that labels the days. */
    readonly labelledBy: string;
    readonly days: readonly {
        readonly date: DayKey;
        readonly isOpen: boolean;
    }[];
    /** Today in the store's calendar. */
    readonly today: DayKey;
    readonly chosen: DayKey | undefined;
    readonly onChoose: (date: DayKey) => void;
    readonly text: DayWords;
    readonly locale: string;
}
/** Seven selectable days in a strip that scrolls. */
declare function DayCarousel(props: DayCarouselProps): ReactNode;

/** Returns a stable function that calls the latest `act`, so that memoized rows do not render again. */
declare function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void;

/** The overlay that contains a sheet. */
interface OverlayPlace {
    /** The overlay's host element in the page. */
    readonly element: HTMLElement;
}
/** Returns the open overlay that contains the caller; undefined if there is none. */
declare const useOverlayPlace: () => OverlayPlace | undefined;

/**
 * Calls `close` on Escape while the caller is the top layer. Ignores keys that were pressed in a dialog of the host.
 * The page does not hear the key: a modal of its own around the layer would close as well.
 */
declare function useEscape(element: HTMLElement | undefined, close: () => void): void;

/** SVG elements of a 24 by 24 icon, in the format of the lucide set. */
type IconNode = readonly (readonly [
    tag: string,
    attributes: Readonly<Record<string, number | string | undefined>>
])[];
interface IconProps {
    readonly of: IconNode;
    readonly size: 12 | 16 | 20;
    readonly fill?: 'none' | 'currentColor';
    /** Mirrors the icon in right-to-left languages, for arrows in reading direction. */
    readonly turns?: boolean;
}
/** A decorative icon next to a text with the same meaning; hidden from screen readers. */
declare const Icon: ({ of, size, fill, turns }: IconProps) => ReactNode;

/** A live region that is in the page before its text, so that screen readers announce new text. */
declare const LiveRegion: ({ children }: {
    readonly children?: ReactNode;
}) => ReactNode;
/** Renders its children after the next paint: a live region around them is in the page, and shown, before them. */
declare function AfterPaint({ children }: {
    readonly children: ReactNode;
}): ReactNode;
/** Announces a text to screen readers. */
declare const Announcement: ({ text }: {
    readonly text: string;
}) => ReactNode;
/** Announces to screen readers that content is still loading. */
declare function SlowStatus({ text }: {
    readonly text: string;
}): ReactNode;

interface NoticeProps {
    readonly tone: 'success' | 'danger' | 'warning' | 'info';
    readonly title?: string;
    readonly text: string;
    readonly part: string;
    /** Button or link that resolves the problem. */
    readonly action?: ReactNode;
}
/** An inline message about what happened and what to do next. Errors are announced immediately. */
declare function Notice({ tone, title, text, part, action }: NoticeProps): ReactNode;

/** A notice that is announced to screen readers when it appears. An error is announced without this. */
declare function AnnouncedNotice(props: NoticeProps): ReactNode;

interface RetryButtonProps {
    readonly kind?: 'primary' | 'quiet';
    /** Default: `retry`. */
    readonly part?: string | undefined;
    readonly onPress: () => void;
    readonly children: ReactNode;
}
/**
 * A retry button. It is usually removed together with its notice; keyboard focus then moves to the container
 * around it.
 */
declare function RetryButton({ kind, part, onPress, children, }: RetryButtonProps): ReactNode;
interface RetryNoticeProps {
    readonly tone?: 'danger' | 'warning';
    readonly part: string;
    readonly text: string;
    /** Label of the button. */
    readonly retry: string;
    readonly retryPart?: string;
    readonly onRetry: () => void;
}
/** A notice about something that could not be loaded, with a retry button. */
declare function RetryNotice(props: RetryNoticeProps): ReactNode;

/** Options of every labelled control. */
interface FieldOptions {
    readonly label: string;
    /** Marks the field as required. An optional field says so in its label. */
    readonly required?: boolean;
    /** Validation error message. */
    readonly error?: string | undefined;
    /** Help text; replaced by an error. */
    readonly hint?: string | undefined;
    readonly part: string;
}

interface Option {
    readonly value: string;
    readonly label: string;
}
/** Options under a common label. */
interface Group {
    readonly label: string;
    readonly options: readonly Option[];
}
type SelectOptions = Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'autoComplete' | 'defaultValue' | 'disabled' | 'onBlur' | 'onChange'>;
interface SelectFieldProps extends SelectOptions, FieldOptions {
    /** Shown while nothing is selected. */
    readonly empty: string;
    readonly options: readonly (Option | Group)[];
}
/** A labelled native select, with its error message below it. */
declare const SelectField: react.ForwardRefExoticComponent<SelectFieldProps & react.RefAttributes<HTMLSelectElement>>;

/** Preloads the focus trap, so that it is available as soon as a sheet opens. */
declare const prefetchTrap: () => void;

type ExitReason = 'escape' | 'backdrop' | 'close';
interface SheetProps {
    /** Name of the active screen. */
    readonly screen: string;
    /** Renders an alert dialog: its text is read out with its title, and focus goes to the harmless answer. */
    readonly isAlert?: boolean;
    /**
     * Uses the maximum height, so that the sheet does not jump when content loads. Otherwise the content sets
     * the height.
     */
    readonly isTall: boolean;
    /** Called on Escape and on a press outside the sheet. */
    readonly onExit: (reason: ExitReason) => void;
    /** One `SheetScreen` per screen. */
    readonly children: ReactNode;
}
/** A modal sheet with one active screen, on the right of a wide page or at the bottom of a narrow one. */
declare function Sheet({ screen, isAlert, isTall, onExit, children }: SheetProps): ReactNode;
interface SheetScreenProps {
    readonly name: string;
    /** An inactive screen stays mounted and keeps what was typed into it. */
    readonly isOn: boolean;
    readonly children: ReactNode;
}
/** One screen of a sheet: a header, a body and a footer. */
declare function SheetScreen({ name, isOn, children }: SheetScreenProps): ReactNode;
interface SheetHeaderProps {
    readonly title: string;
    readonly back?: {
        readonly label: string;
        readonly disabled?: boolean;
        readonly onPress: () => void;
    } | undefined;
    readonly close?: {
        readonly label: string;
        readonly onPress: () => void;
    } | undefined;
}
/** The sheet's header, with its title. When its screen becomes active, it moves focus into the screen. */
declare function SheetHeader({ title, back, close }: SheetHeaderProps): ReactNode;
/** The scrollable part of a sheet. */
declare function SheetBody({ children }: {
    readonly children: ReactNode;
}): ReactNode;
/** The fixed part of a sheet, with its buttons; the primary one comes last. */
declare const SheetFooter: ({ children }: {
    readonly children: ReactNode;
}) => ReactNode;

interface SkeletonProps {
    /** Width in characters. */
    readonly width: 4 | 8 | 12 | 16;
}
/** Placeholder for a line of text that is still loading. */
declare const Skeleton: ({ width }: SkeletonProps) => ReactNode;

/**
 * Adds a screen's styles before anything is laid out. Idempotent. Called while rendering, because an effect
 * may be too late: Preact runs a child's effects first, and a child that takes focus there forces a layout.
 */
declare function useStyles(css: string): void;

interface StoreLinesProps {
    readonly store: StoreResult;
    /** Formatted distance; absent when the shopper's location is unknown. */
    readonly distance?: string;
    /** Texts for open and closed, and the screen reader labels of the lines. */
    readonly words: Readonly<Record<'open' | 'closed' | 'address' | 'hours' | 'distance', string>>;
}
/** A store's address, opening hours and distance. */
declare function StoreLines({ store, distance, words }: StoreLinesProps): ReactNode;

type AreaOptions = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'autoComplete' | 'defaultValue' | 'maxLength' | 'onChange' | 'rows'>;
/** A labelled multi-line text input, with its error message below it. */
declare function TextArea({ label, required, error, hint, part, ...area }: AreaOptions & FieldOptions): ReactNode;

type InputOptions = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoCapitalize' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'maxLength' | 'onBeforeInput' | 'onBlur' | 'onChange' | 'onInput' | 'onKeyDown' | 'placeholder' | 'readOnly'>;
interface TextFieldProps extends InputOptions, FieldOptions {
    /** `secret` hides the input and asks password managers to ignore it; `search` is a search field. */
    readonly kind?: 'text' | 'search' | 'secret';
}
/** A labelled text input, with its error message below it. */
declare const TextField: react.ForwardRefExoticComponent<TextFieldProps & react.RefAttributes<HTMLInputElement>>;

export { AddressErrors, AddressFields, AfterPaint, AnnouncedNotice, Announcement, BreadcrumbData, Button, Checkbox, Choice, ComparedAddress, DayCarousel, Icon, LiveRegion, Notice, RetryButton, RetryNotice, SelectField, Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen, Skeleton, SlowStatus, StoreLines, TextArea, TextField, afterPaint, prefetchTrap, useAddressForm, useEscape, useOverlayPlace, useSteady, useStyles };
export type { AddressFieldWords, AddressForm, Crumb };
