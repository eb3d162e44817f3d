// ---- app.d.ts

/** The host applications that the SDKs are embedded in. */
declare const APP_NAMES: readonly ["CLICKLIST", "MEMBERSHIP", "RXWEB", "EPRN", "WEB HOSTED PAYMENT PAGE"];
type AppName = (typeof APP_NAMES)[number];
/** Pharmacy applications load no fraud script and send no device data. */
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
/** The parts of a request that a call fills in; the rest is the same for every call. */
interface Parts<Body> {
    readonly params?: Readonly<Record<string, string>>;
    /** What follows the question mark; a value that is `undefined` is left out. */
    readonly query?: Readonly<Record<string, string | undefined>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Body;
}
/**
 * One call on the wire. Schemas here describe wire shapes and transform nothing; `encode` and `decode` are
 * where wire names end.
 */
interface Call<Input, Output, Body = unknown, Answer = unknown, Wire = Answer> {
    /** Unique, dotted: `wallet.list`. */
    readonly name: string;
    /** One sentence for the OpenAPI document. */
    readonly summary: string;
    readonly service: 'payment' | 'auth' | 'vault' | 'platform' | 'profile' | 'account' | 'modality' | 'consent' | 'content' | 'scheduling' | 'products' | 'cart' | 'checkout';
    readonly method: Method;
    /** A template such as `/payment/v2/wallet/{cardId}`. */
    readonly path: string;
    /** Tells calls of one method and path apart, by what a field of the body says. */
    readonly kind?: {
        readonly field: string;
        readonly is: string;
    };
    /** Does it change anything? Such a call is repeated only under the same idempotency key. */
    readonly write: boolean;
    /** `bearer`: a shopper's token. `optional`: one where somebody is signed in. `client`: a back end's secret. */
    readonly auth: 'bearer' | 'optional' | 'client' | 'none';
    readonly query?: v.GenericSchema<Record<string, string | undefined>>;
    readonly headers?: v.GenericSchema<Record<string, string | undefined>>;
    readonly body?: v.GenericSchema<Body>;
    readonly response: v.GenericSchema<Answer>;
    /** What a client puts up with; the same as `response` but where one bad item must not spoil the rest. */
    readonly tolerates: v.GenericSchema<Wire>;
    readonly errors: readonly ErrorRule[];
    /** The code of a refusal that comes with a status of success; absent and `undefined` mean that there is none. */
    refusalIn?(wire: Wire): string | undefined;
    encode(input: Input): Parts<Body>;
    decode(wire: Wire): Output;
}
/** A call whose input and output nobody needs to know, as in the table of all calls. */
type AnyCall = Omit<Call<never, unknown>, 'decode'> & {
    decode(wire: never): unknown;
};
/** The names of the parameters in a path template. */
declare const pathParams: (path: string) => readonly string[];
/**
 * Parses what comes from outside. Valibot goes over a schema's keys with `for in`, which also meets what old scripts of a
 * page have put on every object, and would take that for schemas.
 */
declare function safeParse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.SafeParseResult<Schema>;

export { pathParams as p, safeParse as s };
export type { AnyCall as A, Call as C, Method as M };

// ---- checkout.d.ts

import { A as Address, S as StoreResult, G as GeoPoint } from './store.js';
import { C as Cents, Q as QuoteItems, T as TimeWindow } from './timeslot.js';
import { A as AppName } from './app.js';

/** Card networks, as the payment service writes them. */
declare const CARD_BRANDS: readonly ["VISA", "MASTERCARD", "AMEX", "DISCOVER", "DINERS", "JCB", "UNIONPAY", "EBT", "NONE"];
type CardBrand = (typeof CARD_BRANDS)[number];
/** The three sections of a wallet. */
type CardGroup = 'bank' | 'snap' | 'gift';
/** What the network says of a card's first digits. */
interface BinType {
    readonly bin: string | undefined;
    readonly binLength: string | undefined;
    readonly brand: string | undefined;
    readonly description: string | undefined;
    readonly productId: string | undefined;
    readonly retailerType: string | undefined;
}
/** A card in a shopper's wallet. It never holds a full number, security code or PIN. */
interface Card {
    readonly id: string;
    readonly versionKey: string;
    readonly group: CardGroup;
    readonly brand: CardBrand;
    /** Short brand code that picks the picture and the store-credit names. */
    readonly imageType: string;
    readonly lastFour: string;
    /** Two digits; empty for EBT and gift cards. */
    readonly expirationMonth: string;
    /** Four digits; empty for EBT and gift cards. */
    readonly expirationYear: string;
    readonly expired: boolean;
    readonly saved: boolean;
    /** Absent while nobody has asked for it. */
    readonly balance: Cents | undefined;
    /** The service's own reference, sent back for edits and balance checks. */
    readonly paymentGram: string;
    /** Applications in which this card is the preferred one. */
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
    /** Passed through for hosts; no rule here reads it. */
    readonly isNotAllowedForFuelPay: boolean | undefined;
}
/** What cards are called that no network names. */
declare const KINDS: {
    gift: string;
    snap: string;
    other: string;
};
/** The name a shopper knows a card by, such as "Visa"; `kinds` are the words where no network has one. */
declare function cardName({ group, brand, imageType }: Pick<Card, 'group' | 'brand' | 'imageType'>, kinds?: Readonly<typeof KINDS>): string;
/** The expiry as the card row shows it, "MM/YY"; empty for cards that never expire. */
declare const expiryText: ({ expirationMonth, expirationYear, }: Pick<Card, "expirationMonth" | "expirationYear">) => string;
/** Is the card past the last day of its expiry month, in the zone of `now`? */
declare function isExpired(month: number, year: number, now: Date): boolean;

/** The ways a shopper can receive what they buy. */
declare const MODALITIES: readonly ["PICKUP", "DELIVERY", "SHIP", "IN_STORE"];
type Modality = (typeof MODALITIES)[number];
/** The modality that a service means by "Pickup", "InStore", "in_store" and the like; `undefined` when none. */
declare const parseModality: (text: string) => Modality | undefined;

/** What may be done when a product is not there. */
declare const SUBSTITUTION_POLICIES: readonly ["SHOPPER_CHOICE", "CUSTOMER_CHOICE", "NONE"];
type SubstitutionPolicy = (typeof SUBSTITUTION_POLICIES)[number];
/** A line of a cart as scheduling needs it. */
interface CartLine {
    readonly id: string;
    readonly gtin13: string;
    readonly quantity: number;
    readonly modality: Modality;
    readonly substitutionPolicy: SubstitutionPolicy;
    /** GTINs that may come instead. */
    readonly substitutionItems: readonly string[];
    readonly instructions: string;
    readonly sellerId: string | undefined;
    readonly sourceStoreId: string | undefined;
}
/** A shopper's cart, and the one that changes an order that was placed, if there is one. */
interface Cart {
    readonly id: string;
    readonly lines: readonly CartLine[];
    readonly modify: {
        readonly id: string;
        readonly lines: readonly CartLine[];
        /** The checkout of the order that is changed. */
        readonly checkoutId: string | undefined;
    } | undefined;
    /** From which amount on an order qualifies, for the ways of shopping of which the service says one. */
    readonly minimums?: Readonly<Partial<Record<Modality, Cents>>> | undefined;
}
/** A product without its nutrition facts. */
interface Product {
    readonly id: string;
    readonly upc: string;
    readonly name: string;
    readonly size: string;
    readonly price: Cents;
    readonly isAlcohol: boolean;
    readonly isAvailable: boolean;
    /** Has it to carry the Proposition 65 warning in California? */
    readonly needsProp65Warning: boolean;
    /** What it costs and how long it goes on, where it is a membership. */
    readonly membership: MembershipItem | undefined;
}
/** A product with what a shop shows of it. */
interface CatalogueProduct extends Product {
    readonly brand: string;
    readonly aisle: string;
    /** What can stand in for each other. */
    readonly family: string;
    /** As it is shown: "$1.50 / lb". */
    readonly unitPrice: string;
    /** The name of its picture. */
    readonly image: string;
    /** In years; absent where anybody may have it. */
    readonly minimumAge: number | undefined;
    readonly isSoldByWeight: boolean;
    readonly isSnapEligible: boolean;
    /** The ways in which it can be had. */
    readonly modalities: readonly Modality[];
    readonly stock: 'IN' | 'LOW' | 'OUT';
    /** Where it stands in a store. */
    readonly location: string;
    /** The diets that it fits. */
    readonly tags: readonly string[];
    readonly isNew: boolean;
}
/** How long something lasts: a number, and the service's code of what it counts. */
interface Duration {
    readonly quantity: number;
    readonly unitCode: string;
}
/** A membership that can be bought, as the service reckons it. */
interface MembershipItem {
    /** As the service writes it: "USD 99.00". */
    readonly price: string;
    readonly subscription: Duration;
    readonly renewalPrice: string;
    readonly renewal: Duration;
    /** The instant in UTC at which a free trial ends and is charged. */
    readonly trialChargeDate: string | undefined;
    /** The instant in UTC at which it renews. */
    readonly renewalDate: string | undefined;
}
/** A price that ends soon. */
interface FlashSale {
    readonly id: string;
    readonly gtin13: string;
    readonly price: Cents;
    /** Epoch milliseconds. */
    readonly endsAt: number;
}
/** A flash sale with what a checkout shows of it, and needs to sell it. */
interface FlashSaleOffer extends FlashSale {
    readonly name: string;
    readonly size: string;
    readonly category: string;
    /** What one costs otherwise. */
    readonly regularPrice: Cents;
    readonly percentOff: number;
    /** The most of it that one order takes. */
    readonly maxQuantity: number;
    readonly couponId: string;
    readonly sourceStoreId: string;
}

/** Where things are brought or picked up. */
type Destination = {
    readonly kind: 'store';
    readonly locationId: string;
}
/** Parts that nobody gave are empty: a search by ZIP code knows the postal code alone. */
 | {
    readonly kind: 'address';
    readonly address: Address;
    /** The entry of the shopper's profile that it is; absent where nobody said. */
    readonly id?: string | undefined;
};
/** What packs an order: a store, or a fulfilment centre of the banner. */
interface FulfilmentPoint {
    readonly kind: 'store' | 'centre';
    readonly locationId: string;
}
/** How a shopper has chosen to shop. */
interface ModalityPreference {
    readonly id: string;
    readonly modality: Modality;
    readonly destination: Destination;
    /** An instant in ISO 8601. */
    readonly createdDate: string;
    /** Who chose it: the shopper, or a default. */
    readonly source: string;
}
/** One way to shop that is on offer. */
interface ModalityOption extends ModalityPreference {
    readonly fulfilment: readonly FulfilmentPoint[];
    readonly isCrossBanner: boolean;
    readonly distance: number | undefined;
}
/** Every way to shop around a place. */
interface ModalityOptions {
    readonly options: Readonly<Record<Modality, readonly ModalityOption[]>>;
    /** The stores that options speak of, nearest first. */
    readonly stores: readonly StoreResult[];
    readonly externalOnlineDeliveryUrl: string | undefined;
    /** Does the service take the shopper to be close to a store? */
    readonly closeToStore: boolean;
}
/** A shopper's preferences: the one in use, and the last one of each modality. */
interface ModalityPreferences {
    readonly active: ModalityPreference | undefined;
    readonly modalities: readonly ModalityPreference[];
}

/** What a shopper may allow to know where they are, each for itself. */
declare const CONSENT_FEATURES: readonly ["Find a Store", "InStore", "Pay", "Modality Selector", "On My Way"];
type ConsentFeature = (typeof CONSENT_FEATURES)[number];
/** A stored yes or no of a shopper. */
interface ConsentPreference {
    readonly id: string;
    readonly name: string;
    readonly value: boolean;
    /** Did the shopper say so, rather than a default? */
    readonly userSet: boolean;
    /** Absent where the service keeps no versions; then it is not updated. */
    readonly versionKey: string | undefined;
}

/** An address of a shopper's profile as forms know it. */
interface ProfileAddress {
    readonly id: string;
    readonly address: Address;
    /** Is its type "home"? */
    readonly isMailingAddress: boolean;
    /** Epoch milliseconds; absent where the service does not say. */
    readonly lastModified: number | undefined;
    readonly location?: GeoPoint;
    /** What the shopper calls it. */
    readonly label?: string;
    /** For whoever delivers there. */
    readonly notes?: string;
}
/** Mailing addresses first, then the latest change first; those without a date last, from the end. */
declare function inAddressBookOrder(list: readonly ProfileAddress[]): readonly ProfileAddress[];
/** The one mailing address: of several, the latest. The list has them first, the latest of them first. */
declare const mailingId: (list: readonly ProfileAddress[]) => string | undefined;
/** Are two addresses the same: by their ids, or by every part? */
declare const isSameProfileAddress: (a: Pick<ProfileAddress, "address" | "id">, b: Pick<ProfileAddress, "address" | "id">) => boolean;
/** What checking an address came to. */
interface AddressCheck {
    /** As the service would write it. */
    readonly address: Address;
    readonly validated: boolean;
    /** Differs `address` from what was sent? */
    readonly corrected: boolean;
}

/** What one vendor has promised. */
interface ReservedTime extends QuoteItems {
    readonly vendorId: string;
    readonly window: TimeWindow;
    readonly storeId: string;
}
/** A promise of a time: a slot held until it is ordered, or until it expires. */
interface Reservation {
    readonly id: string;
    /** Epoch milliseconds. */
    readonly expiresAt: number;
    readonly selections: readonly ReservedTime[];
    readonly versionKey: string;
}
/** Has something fallen out of a reservation that it should hold, besides what the shopper knows of? */
declare const hasFallout: ({ selections }: Pick<Reservation, "selections">, known?: readonly string[]) => boolean;

/** A shopper's phone. */
interface Phone {
    readonly type: 'MOBILE' | 'HOME';
    /** As the shopper gave it. */
    readonly number: string;
    readonly isVerified: boolean;
}
/** A phone number as services take it: +1 and its last ten digits; `undefined` for one of fewer. */
declare function dialledNumber(text: string): string | undefined;
/** A phone number as people write it, such as (614) 555-0101; one of fewer digits stays as it was given. */
declare function phoneText(text: string): string;
/** The address that calls a number as people write it; undefined where it has letters, or an extension. */
declare const phoneLink: (text: string) => string | undefined;

/** A shopper's email address. */
interface Email {
    readonly address: string;
    readonly isVerified: boolean;
}
/** What a shopper's profile says of one banner. */
interface BannerDetails {
    readonly banner: string;
    /** The location id of the preferred store: division and store number. */
    readonly preferredStore: string | undefined;
    readonly communityRewardsEnabled: boolean;
}
/** Who a shopper is, and how to reach them. */
interface Profile {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly loyaltyCardNumber: string | undefined;
    readonly phones: readonly Phone[];
    readonly addresses: readonly ProfileAddress[];
    readonly emails: readonly Email[];
    /** Epoch milliseconds; absent where the service does not say. */
    readonly created: number | undefined;
    readonly banners: readonly BannerDetails[];
    readonly relevantAdsOptIn: boolean;
}
/** What a shopper wants to hear of besides emails and text messages. */
interface CommunicationPreferences {
    readonly relevantAdsOptIn: boolean;
    readonly earlyAccess: boolean;
}
/** One kind of email that a banner sends. */
interface EmailPreference {
    readonly shortDescription: string;
    readonly longDescription: string;
    readonly selected: boolean;
    readonly banner: string;
}
/** The kinds of text messages. */
declare const SMS_TRIGGERS: readonly ["CLICKLIST", "PROMOTIONAL", "TRANSACTIONAL"];
type SmsTrigger = (typeof SMS_TRIGGERS)[number];

/** How far an order has come; only a draft can be placed. */
declare const CHECKOUT_STATUSES: readonly ["DRAFT", "SUBMITTED", "MODIFIED", "CANCELED"];
type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];
/** How an order is handed over at a door. */
declare const DELIVERY_TYPES: readonly ["Standard", "Contactless"];
type DeliveryType = (typeof DELIVERY_TYPES)[number];
/** What is ordered of one product. */
interface OrderedLine {
    readonly gtin13: string;
    readonly quantity: number;
    readonly substitutionPolicy: SubstitutionPolicy;
    /** Of the flash sale that it is bought in. */
    readonly couponId: string | undefined;
    readonly sourceStoreId: string | undefined;
}
/** One product of an order, at the price that this version of the checkout has. */
interface OrderLine extends OrderedLine {
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
interface OrderCost {
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
interface OrderSummary {
    readonly cost: OrderCost;
    readonly itemCount: number;
}
/** A line of the payment summary, and what it consists of; without an amount it is not known yet. */
interface SummaryLine {
    readonly type: 'SUBTOTAL' | 'TIP' | 'TOTAL' | 'FEE' | 'TAX' | 'PROMO';
    readonly description: string;
    readonly amount: Cents | undefined;
    readonly nested: readonly SummaryLine[];
}
/** A card as far as an order shows it. */
interface PaymentCard {
    readonly id: string;
    readonly group: CardGroup;
    readonly brand: CardBrand;
    readonly lastFour: string;
    readonly expired: boolean;
}
/** What one card is asked to pay of an order, or was authorized for it. */
interface PaymentLine {
    readonly id: string;
    readonly amount: Cents;
    readonly card: PaymentCard;
}
/** Whom to reach about an order, and where it goes. */
interface OrderContact {
    readonly firstName: string;
    readonly lastName: string;
    /** As it is dialled, with +1. */
    readonly phone: string | undefined;
    readonly smsOptIn: boolean;
    /** "YYYY-MM-DD", where something in the order is not sold to everybody. */
    readonly dateOfBirth: string | undefined;
}
/** Where an order is brought or picked up. */
interface OrderPlace {
    /** Of the store; absent for a shopper's address. */
    readonly name: string | undefined;
    readonly address: Address;
    readonly location: GeoPoint | undefined;
}
/** The time that is held for an order. */
interface OrderTime {
    readonly promiseId: string;
    readonly versionKey: string;
    /** Epoch milliseconds. */
    readonly expiresAt: number;
    readonly window: TimeWindow;
    readonly vendorId: string;
}
/** Why a checkout costs less. */
interface PromoAdjustment {
    readonly id: string;
    readonly code: string;
    readonly description: string;
    readonly amount: Cents;
}
/** An order that was placed. */
interface PlacedOrder {
    readonly id: string;
    /** What shoppers know it by. */
    readonly number: string;
    /** Epoch milliseconds. */
    readonly placedAt: number;
    /** The application in which it was placed, once it has been told. */
    readonly appName: string | undefined;
}
/** A checkout, whole: everything its pages show. */
interface Checkout {
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
interface TipSuggestion {
    readonly label: string;
    readonly value: Cents;
}
/** An order that was placed, as a list of them has it. */
interface PastOrder {
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

export { inAddressBookOrder as $, CONSENT_FEATURES as C, cardName as X, dialledNumber as Y, expiryText as Z, hasFallout as _, isExpired as a0, isSameProfileAddress as a1, mailingId as a2, parseModality as a3, phoneLink as a4, phoneText as a5, MODALITIES as q };
export type { AddressCheck as A, BannerDetails as B, Destination as D, Email as E, FlashSale as F, OrderTime as G, OrderedLine as H, PastOrder as I, PaymentCard as J, PaymentLine as K, Phone as L, Modality as M, PlacedOrder as N, OrderContact as O, ProfileAddress as P, Profile as Q, PromoAdjustment as R, Reservation as S, SmsTrigger as T, SubstitutionPolicy as U, SummaryLine as V, TipSuggestion as W, Product as a, Card as b, CardBrand as c, CardGroup as d, Cart as e, CartLine as f, CatalogueProduct as g, Checkout as h, CheckoutStatus as i, CommunicationPreferences as j, ConsentFeature as k, ConsentPreference as l, DeliveryType as m, Duration as n, EmailPreference as o, FlashSaleOffer as p, MembershipItem as r, ModalityOption as s, ModalityOptions as t, ModalityPreference as u, ModalityPreferences as v, OrderCost as w, OrderLine as x, OrderPlace as y, OrderSummary as z };

// ---- contract.d.ts

import { CountryCode, Address, SavedAddress, GeoPoint, StoreResult, Store } from './domain.js';
import { CardBrand, Card, Modality, Destination, SubstitutionPolicy, CartLine, Cart, FlashSaleOffer, Product, CatalogueProduct, ConsentPreference, ModalityOptions, ModalityPreferences, ModalityPreference, ProfileAddress, AddressCheck, Reservation, CommunicationPreferences, EmailPreference, Profile, SmsTrigger, DeliveryType, CheckoutStatus, Checkout as Checkout$1, OrderedLine, PastOrder } from './domain.js';
import { C as Call, A as AnyCall } from './call.js';
export { M as Method, p as pathParams, s as safeParse } from './call.js';
import { D as DeviceData, W as WireDevice } from './device-data.js';
import * as v from 'valibot';
import { AuthType, AppName } from './domain.js';
import { Cents, ScheduledModality, WantedItem, TimeWindow, VendorFilter, Timeslots } from './domain.js';
export { a as ErrorCode } from './error-codes.js';

/** The moment of a request as the payment service takes it. */
interface WireDateTime {
    timezone: 'UTC';
    value: string;
}

/** An answer that holds one thing, under a name of its own. */
interface WireData<Name extends string, Content> {
    data: Record<Name, Content>;
}
/** The same of the payment service, which puts everything one level deeper. */
type PaymentData<Name extends string, Content> = WireData<'payment', Record<Name, Content>>;

/** A card's billing address as the payment service writes it. */
interface WireCardAddress {
    /** One or two lines; with two the unit comes first. */
    addressLines: string[];
    cityTown: string;
    stateProvince: string;
    postalCode: string;
    countryCode: CountryCode;
}
declare const WireCardAddressSchema: v.ObjectSchema<{
    readonly addressLines: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly cityTown: v.StringSchema<undefined>;
    readonly stateProvince: v.StringSchema<undefined>;
    readonly postalCode: v.StringSchema<undefined>;
    readonly countryCode: v.PicklistSchema<["US", "CA"], undefined>;
}, undefined>;
/** What the network says of a card's first digits; one name is the retailer's own. */
interface WireBinType {
    'card-bin-length'?: string | undefined;
    'card-brand'?: string | undefined;
    'card-description'?: string | undefined;
    'card-product-id'?: string | undefined;
    'card-bin'?: string | undefined;
    'card-kroger-type'?: string | undefined;
}
/** A card as the payment service writes it. */
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
    balance?: string | undefined;
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
/** A canonical address as the payment service takes it. */
declare const toWireAddress: (address: Address) => WireCardAddress;

/** What every new card comes with. */
interface NewCardContext {
    readonly at: Date;
    readonly facilityId: string;
    readonly device?: DeviceData | undefined;
}
/** A bank card on the wire, new or changed. */
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

/** A bank card about to be added. Its number is known to the vault alone, which gave the token. */
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
/** A new bank card on the wire. */
interface BankCardBody extends WireDevice {
    dateTime: WireDateTime;
    facilityId: string;
    storeId: string;
    defaultCard: boolean;
    save: boolean;
    paymentMethod: BankCardMethod<'BANK_CARD'>;
}
declare const addBankCard: Call<NewBankCard, Card, BankCardBody, PaymentData<'card', WireCard>>;

/** A gift card about to be added; number and PIN are kept nowhere on the way. */
interface NewGiftCard extends NewCardContext {
    readonly pan: string;
    readonly pin: string;
}
/** A new gift card on the wire. */
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

/** A SNAP EBT card about to be added; its number is kept nowhere on the way. */
interface NewSnapCard extends NewCardContext {
    readonly pan: string;
    readonly save: boolean;
}
/** A new SNAP card on the wire. */
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
/** A SNAP card may come without its type and picture: both follow from what was asked for. */
interface WireSnapCard extends Omit<WireCard, 'cardType' | 'imageType'> {
    cardType?: WireCard['cardType'] | undefined;
    imageType?: string | undefined;
}
declare const addSnapCard: Call<NewSnapCard, Card, SnapCardBody, PaymentData<'card', WireSnapCard>>;

/** The same on the wire. */
interface SignInTokenAnswer {
    data: {
        signInToken: string;
        expiresIn: number;
    };
}
declare const readSignInToken: Call<unknown, string, unknown, SignInTokenAnswer>;

/** A shopper who is signed in. */
interface Shopper {
    id: string;
    key: string;
    firstName: string;
    lastName: string;
}
/** A shopper's session as a storefront's back end keeps it; the refresh token never reaches a browser. */
interface Session {
    shopper: Shopper;
    refreshToken: string;
}
/** A short-lived token, and how long it is good. */
interface AccessToken {
    accessToken: string;
    tokenType: 'Bearer';
    /** Seconds. */
    expiresIn: number;
}
/** A session that something is asked of. */
interface OfSession {
    refreshToken: string;
}
/** A session that a token of one type is wanted for. */
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

/** Every call there is. A call that is not in this table does not exist. */
declare const calls: () => readonly AnyCall[];

/** Dollars on the wire, as text of currency and amount or as a number. */
type WireAmount = number | string;

/** The gift card that a balance is asked of. */
interface GiftBalanceQuestion {
    paymentGram: string;
}
declare const checkGiftBalance: Call<GiftBalanceQuestion, Cents, GiftBalanceQuestion, PaymentData<'remainingBalance', WireAmount>>;

/** A question for the balance of an EBT card; the PIN is known to the vault alone. */
interface SnapBalanceQuestion {
    readonly pinToken: string;
    readonly paymentGram: string;
}
/** The same on the wire; the two spellings of the word are the service's own. */
interface SnapBalanceBody {
    paymentMethod: {
        encryptedPin: string;
        paymentgram: string;
    };
}
/** What is left on a SNAP card. */
interface SnapBalance {
    transactionBalanceInquiry: {
        remainingBalance: WireAmount | {
            snap: WireAmount;
        };
    };
}
declare const checkSnapBalance: Call<SnapBalanceQuestion, Cents, SnapBalanceBody, PaymentData<'data', SnapBalance>>;

/** One card of the wallet. */
interface OneCard {
    cardId: string;
}
declare const preferCard: Call<OneCard, true, OneCard, PaymentData<'cardId', string>>;

declare const deleteCard: Call<OneCard, true, unknown, PaymentData<'cardId', string>>;

/** A bank card as it should be from now on. */
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
    /** Stands in for the security code that was typed into the vault's frame. */
    readonly cvvToken: string;
    readonly firstSix: string;
    readonly firstName: string;
    readonly lastName: string;
}
/** A changed bank card on the wire. */
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

/** Can the service read and write its database? */
interface Health {
    status: 'UP' | 'DOWN';
}
declare const checkHealth: Call<unknown, Health, unknown, Health>;

/** An account address as the payment service writes it. */
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

/** A shopper's cards. A card this version cannot read is left out and counted, so that the rest still shows. */
interface CardList {
    readonly cards: readonly Card[];
    readonly unreadable: number;
}
/** Which cards to list, and whether to look up gift card balances on the way. */
interface ListCardsInput {
    readonly snap: boolean;
    readonly gift: boolean;
    readonly giftBalances: boolean;
}
declare const listCards: Call<ListCardsInput, CardList, unknown, PaymentData<'cards', WireCard[]>, PaymentData<'cards', unknown[]>>;

/** An address to keep in the shopper's account; without an id it is a new one. */
interface AddressToSave {
    readonly id: string | undefined;
    readonly type: SavedAddress['type'];
    readonly address: Address;
}
/** An address to keep on the wire. */
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

/** What the vault answers to its frame: all strings, as its clients in the wild expect. */
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
/** A page that its frame opens a session for. */
interface FrameOrigin {
    paypageId: string;
    parentOrigin: string;
}
declare const openVaultSession: Call<FrameOrigin, string, FrameOrigin, {
    session: string;
}>;
/** The digits of one frame on their way into the vault. */
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
/** A token of a page; a dry run answers as a redemption would, and leaves the token as it is. */
interface Redeemable {
    token: string;
    paypageId: string;
    dryRun?: boolean | undefined;
}
/** What a card token stands for, as far as the payment service may know. */
interface RedeemedCard {
    vaultCardId: string;
    /** Equal for equal card numbers; says nothing about the number. */
    fingerprint: string;
    firstSix: string;
    lastFour: string;
    brand: CardBrand;
    expMonth: string;
    expYear: string;
    /** What the card's issuer will do with it. */
    behaviour: string;
}
declare const redeemCardToken: Call<Redeemable, RedeemedCard, Redeemable, RedeemedCard>;
/** Was there a security code behind the token? */
interface CvvVerdict {
    isValid: boolean;
}
declare const redeemCvvToken: Call<Redeemable, CvvVerdict, Redeemable, CvvVerdict>;
/** The token of a PIN, and the PIN that a test card has. */
interface PinQuestion {
    token: string;
    paypageId: string;
    expected: string;
}
/** Is it the PIN of the card? */
interface PinVerdict {
    matches: boolean;
}
declare const redeemPinToken: Call<PinQuestion, PinVerdict, PinQuestion, PinVerdict>;

/** The one body of every refusal. */
declare const WireErrorSchema: v.ObjectSchema<{
    readonly statusCode: v.NumberSchema<undefined>;
    readonly code: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly reason: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly errors: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly path: v.StringSchema<undefined>;
        readonly message: v.StringSchema<undefined>;
    }, undefined>, undefined>, undefined>;
    /** Words the service wants shown to the shopper. */
    readonly customerErrorMessage: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type WireError = v.InferOutput<typeof WireErrorSchema>;
/** The reason that means "fetch a new payment intent and try again". */
declare const INTENT_MISSING = "Could not find the requested payment intent.";
/** The code of a write that an identical one, still running, holds up. */
declare const KEY_OUTSTANDING = "IDEMPOTENCY_KEY_OUTSTANDING";

/** Where something is, in degrees. */
interface WireLocation {
    lat: number;
    lng: number;
}
/** An address as the validation and modality services write it; the unit line comes first. */
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
/** A canonical address as these services take it; without a street there are no lines. */
declare const toWirePlace: (address: Address, location?: GeoPoint) => WirePlace;

/** A modality in the spellings that services use. */
type WireModality = Modality | 'Pickup' | 'Delivery' | 'Ship' | 'InStore' | 'in_store';
/** The modality of a text that `WireModality` let through. */
declare const toModality: (text: string) => Modality;
/** Where things are brought or picked up: one of the two. */
type WireDestination = {
    locationId: string;
} | {
    address: WirePlace;
};
declare const WireDestinationSchema: v.GenericSchema<WireDestination>;
/** What packs an order. */
interface WireFulfilment {
    type: 'STORE' | 'FULFILLMENT_CENTER';
    locationId: string;
}
/** A way to shop that a shopper has chosen. */
interface WirePreference {
    modalityType: WireModality;
    destination: WireDestination;
    createdDate: string;
    id: string;
    source: string;
}
declare const WirePreferenceSchema: v.GenericSchema<WirePreference>;
/** A way to shop that is on offer. */
interface WireOption extends WirePreference {
    fulfillment: WireFulfilment[];
    isCrossBanner: boolean;
    distance?: number | undefined;
}
declare const fromWireDestination: (wire: WireDestination) => Destination;

/** What is put into a cart. */
interface WireCartItem {
    gtin13: string;
    quantity: number;
    substitutionPolicy?: SubstitutionPolicy | undefined;
    substitutionItems?: string[] | undefined;
    instructions?: string | undefined;
}
/** A line of a cart. */
interface WireCartLine extends WireCartItem {
    id: string;
    modalityType: WireModality;
    sellerId?: string | undefined;
    sourceStoreId?: string | undefined;
}
/** A cart without the one that changes an order. */
interface WireLines {
    id: string;
    lineItems: WireCartLine[];
}
/** A cart in which an order that was placed is changed. */
interface WireModifyCart extends WireLines {
    /** The checkout of the order. */
    checkoutId?: string | undefined;
}
/** From which amount on an order of one way of shopping qualifies. */
interface WireMinimum {
    modalityType: WireModality;
    amount: WireAmount;
}
/** A cart, and the one that changes an order that was placed. */
interface WireCart extends WireLines {
    modify?: WireModifyCart | undefined;
    minimums?: WireMinimum[] | undefined;
}
type CartAnswer = WireData<'cart', WireCart>;

/** Products to put into the cart, to be had in one way. */
interface CartAddition {
    readonly modality: Modality;
    /** Into the cart in which an order is changed. Default: into the shopper's own. */
    readonly isModify?: boolean | undefined;
    readonly items: readonly (Pick<CartLine, 'gtin13' | 'quantity'> & Partial<Pick<CartLine, 'substitutionPolicy' | 'substitutionItems' | 'instructions'>>)[];
}
/** The same on the wire. */
interface CartAdditionBody {
    modalityType: WireModality;
    cartType?: 'MODIFY' | undefined;
    items: WireCartItem[];
}
declare const addCartItems: Call<CartAddition, Cart, CartAdditionBody, CartAnswer>;

/** What is wanted of a line of the cart from now on; what is not said stays as it is. */
interface CartLineChange extends Partial<Pick<CartLine, 'substitutionPolicy' | 'substitutionItems'>> {
    readonly lineId: string;
    /** 0 takes the line out. */
    readonly quantity?: number | undefined;
}
/** The same on the wire. */
interface CartLineChangeBody extends Pick<WireCartItem, 'substitutionPolicy' | 'substitutionItems'> {
    quantity?: number | undefined;
}
declare const changeCartLine: Call<CartLineChange, Cart, CartLineChangeBody, CartAnswer>;

/** How what is had in one way of shopping is to be had from now on. */
interface CartMove {
    readonly from: Modality;
    readonly to: Modality;
    /** Just these lines of it. Default: everything. */
    readonly lineIds?: readonly string[] | undefined;
}
/** The same on the wire. */
interface CartMoveBody {
    from: WireModality;
    to: WireModality;
    lineIds?: string[] | undefined;
}
/** Has what is had in one way of shopping in another way: all that is named, or nothing; doing it again changes nothing. */
declare const moveCart: Call<CartMove, Cart, CartMoveBody, CartAnswer>;

/** Where and how somebody shops, as far as that is known. */
interface FlashSaleQuestion {
    readonly modality?: Modality | undefined;
    readonly storeId?: string | undefined;
    /** The products that it is about. Default: all of them. */
    readonly gtins?: readonly string[] | undefined;
}
/** A price that ends soon, on the wire. */
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

/** What a product says besides, where it is a membership. */
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

/** A product without its nutrition facts. */
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

/** What products are looked for by. Default: nothing, which finds all of them. */
interface ProductSearch {
    readonly aisle?: string | undefined;
    /** Words, each of which has to be somewhere in what is told of a product. */
    readonly text?: string | undefined;
    readonly gtins?: readonly string[] | undefined;
}
/** A product with what a shop shows of it, on the wire. */
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

/** A stored preference of a customer. */
interface WireConsent {
    preferenceId: string;
    name: string;
    value: boolean;
    userSet?: boolean | undefined;
    versionKey?: string | undefined;
}

/** Preferences that the shopper states for the first time. */
interface NewConsents {
    readonly chain: string;
    readonly preferences: readonly {
        readonly name: string;
        readonly value: boolean;
    }[];
}
/** The same on the wire. */
interface NewConsentsBody {
    preferences: {
        name: string;
        value: boolean;
        chain: string;
    }[];
}
declare const addConsents: Call<NewConsents, readonly ConsentPreference[], NewConsentsBody, WireData<'preferences', WireConsent[]>>;

/** Which preferences to read: of which chain of stores, by their names. */
interface ConsentQuestion {
    readonly chain: string;
    readonly names: readonly string[];
}
declare const listConsents: Call<ConsentQuestion, readonly ConsentPreference[], unknown, WireData<'preferences', WireConsent[]>>;

/** A changed mind about one preference, as it was last read. */
interface ConsentUpdate {
    readonly id: string;
    readonly value: boolean;
    readonly versionKey: string;
}
declare const updateConsent: Call<ConsentUpdate, ConsentPreference, {
    value: boolean;
    versionKey: string;
}, WireData<'preference', WireConsent>>;

/** A table of a site's words, such as "modality/fulfillment/text"; keys may be missing. */
interface ContentQuestion {
    readonly table: string;
    readonly locale: string;
}
/** The words of a table, by their keys. */
type Words = Record<string, string>;
declare const readContent: Call<ContentQuestion, Readonly<Words>, unknown, {
    data: {
        id: string;
        strings: Words;
    };
}>;

/** A store as a search writes it. */
interface WireStore {
    locationId: string;
    divisionNumber: string;
    storeNumber: string;
    vanityName: string;
    banner: string;
    address: WirePlace;
    location: WireLocation;
    distance: number;
    isCrossBanner: boolean;
    currentlyShopping: boolean;
    isLockerPickupLocation: boolean;
    isOpen: boolean;
    openText: string;
    hours: {
        timezone: string;
    };
    externalNavigation?: {
        webUrl: string;
        linkText: string;
    } | undefined;
}

/** Where somebody wants to shop: around a ZIP code, at an address, or where they are. */
interface ModalityOptionsQuestion {
    readonly near: {
        readonly postalCode: string;
    } | {
        readonly address: Address;
    } | {
        readonly location: GeoPoint;
    };
    /** The key of the banner whose shop asks; the main banner when not said. */
    readonly banner?: string | undefined;
}
/** The same on the wire. */
interface ModalityOptionsBody {
    address: WirePlace | {
        postalCode: string;
    } | {
        location: WireLocation;
    };
    banner?: string | undefined;
}
/** The ways to shop around a place and the stores there, on the wire. */
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

/** The same on the wire. */
interface PreferencesAnswer {
    data: {
        active?: WirePreference | undefined;
        modalities: WirePreference[];
    };
}
declare const readModalityPreferences: Call<unknown, ModalityPreferences, unknown, PreferencesAnswer>;

declare const setActiveModality: Call<ModalityPreference, ModalityPreference, WirePreference, WireData<'active', WirePreference>>;

/** The reason for refusing to change or remove an address without an id. */
declare const ADDRESS_ID_MISSING = "address must have id";
/** The body of an address to add or change; line 1 is the street, line 2 the unit. */
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
/** An address as the profile lists it. */
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
/** What a shopper typed: an address, and whether it is the mailing address. */
interface AddressDraft {
    readonly address: Address;
    readonly isMailingAddress: boolean;
    /** When the shopper changed it. */
    readonly at?: Date | undefined;
    /** Is the mailing address to be called preferred as well? */
    readonly tellsPreferred?: boolean | undefined;
}

declare const addAddress: Call<AddressDraft, {
    id: string;
}, AddressPayload, WireData<'addressId', string>>;

/** A shopper's addresses. One that this version cannot read is left out and counted, so that the rest still shows. */
interface AddressList {
    readonly list: readonly ProfileAddress[];
    readonly unreadable: number;
}
declare const listAddresses: Call<unknown, AddressList, unknown, WireData<'addresses', WireProfileAddress[]>, WireData<'addresses', unknown[]>>;

declare const removeAddress: Call<{
    id: string;
}, true, unknown, WireData<'addressId', string>>;

/** An address of the profile as it is to be from now on. */
interface AddressUpdate extends AddressDraft {
    readonly id: string;
    /** When the shopper changed it. */
    readonly at: Date;
}
/** The same on the wire. */
interface AddressUpdateBody extends AddressPayload {
    addressId: string;
    dateAddressUpdated: string;
}
declare const updateAddress: Call<AddressUpdate, true, AddressUpdateBody, WireData<'addressId', string>>;

/** What checking an address for one way of shopping came to. */
interface AddressEligibility extends AddressCheck {
    readonly isEligible: boolean;
    readonly modality: Modality;
    readonly location: GeoPoint | undefined;
}
/** An address to check, and for which way of shopping. */
interface ValidationQuestion {
    address: Address;
    modality: Modality;
}
/** The same on the wire. */
interface ValidationBody {
    address: WirePlace;
    modalityType: WireModality;
}
/** What the check came to, on the wire. */
interface Validation extends ValidationBody {
    validated: boolean;
    isEligible: boolean;
    corrected: boolean;
}
declare const validateAddressForModality: Call<ValidationQuestion, AddressEligibility, ValidationBody, {
    data: Validation;
}>;

/** A product and how much of it, as schedulers ask for it. */
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
/** How much of a product; the code says why it is left out. */
interface WireSlotItem {
    gtin13: string;
    quantity: number;
    code?: string | undefined;
}
/** What a quote or promise covers, and what falls out of it. */
interface WireQuoteItems {
    included: WireSlotItem[];
    excluded: WireSlotItem[];
}

/** Whom to reach about an order. */
interface Contact {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone?: string | undefined;
    readonly email?: string | undefined;
}
/** A cart on its way to payment: the time it is held for, and what is in it. */
interface NewCheckout {
    readonly cartId: string;
    readonly modality: ScheduledModality;
    readonly buyer: Contact;
    readonly contact: Contact;
    readonly deliveryType: string;
    readonly promise: {
        readonly id: string;
        readonly versionKey: string;
    };
    readonly instructions?: string | undefined;
    readonly items: readonly WantedItem[];
    readonly properties?: Readonly<Record<string, string>> | undefined;
}
/** A checkout that has begun. */
interface Checkout {
    readonly id: string;
    readonly versionKey: string;
    readonly status: string;
}
/** Whom to reach, on the wire. */
interface WireContact {
    firstName: string;
    lastName: string;
    phone?: string | undefined;
    email?: string | undefined;
}
/** A cart on its way to payment, on the wire. */
interface CheckoutBody {
    buyer: WireContact;
    fulfillment: {
        contact: WireContact;
        deliveryType: string;
        promise: {
            id: string;
            versionKey: string;
        };
        instructions?: string | undefined;
    };
    lineItems: WireWantedItem[];
    modalityType: WireModality;
    cartId: string;
    properties?: Record<string, string> | undefined;
}
/** A checkout that has begun, on the wire. */
interface WireCheckout {
    id: string;
    versionKey: string;
    status: string;
}
declare const createCheckout: Call<NewCheckout, Checkout, CheckoutBody, WireData<'checkout', WireCheckout>>;

/** A span of time: "start/end" in ISO 8601, and the IANA zone of the place. */
interface WireWindow {
    value: string;
    timezone: string;
}

/** What a promise holds. */
interface WireSelection {
    vendorId: string;
    window: WireWindow;
    items: WireQuoteItems;
    storeId: string;
}
/** A promise of a time, as schedulers write it. */
interface WirePromise {
    id: string;
    expiration: {
        value: string;
    };
    selections: WireSelection[];
    versionKey: string;
}
type PromiseAnswer = WireData<'promise', WirePromise>;

/** A time that the shopper wants held. */
interface WantedTime {
    readonly modality: ScheduledModality;
    readonly optionIds: readonly string[];
    readonly vendorId: string;
    readonly originalWindow: TimeWindow;
    readonly items: readonly WantedItem[];
}
/** The same on the wire. */
interface WantedTimeBody {
    modalityType: WireModality;
    optionIds: string[];
    vendorId: string;
    originalWindow: WireWindow;
    items: WireWantedItem[];
}
declare const createPromise: Call<WantedTime, Reservation, WantedTimeBody, PromiseAnswer>;

/** A time that can be reserved, as schedulers write it. */
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
/** A day of times: "2026-11-21", or a day of the month beside the short name of a month. */
interface WireDay {
    date: number | string;
    month?: string | undefined;
    times: WireTimeOption[];
}
/** Everything a scheduler can offer, as it writes it. */
interface WireTimeslots {
    data: {
        days: WireDay[];
        items: Record<string, WireQuoteItems>;
        message?: string | undefined;
        membership?: {
            type: string;
            freeThreshold?: WireAmount | undefined;
        } | undefined;
    };
}

/** Whose times are wanted. */
interface WireVendors {
    sources?: string[] | undefined;
    handoffs?: string[] | undefined;
}
/** What every question for times has in common. */
interface TimesQuestion {
    readonly modality: ScheduledModality;
    /** Where to; the shopper's active choice when not said. */
    readonly destination?: Destination | undefined;
    readonly items: readonly WantedItem[];
    readonly vendors?: VendorFilter | undefined;
    /** The IANA zone of the device. */
    readonly userTimeZone?: string | undefined;
}
/** Times before there is anything in the cart. */
interface UpfrontQuestion extends TimesQuestion {
    readonly locale: string;
}
/** The same on the wire. */
interface UpfrontBody {
    locale: string;
    modality: WireModality;
    vendors: WireVendors;
    items: WireWantedItem[];
    destination?: WireDestination | undefined;
}
declare const listUpfrontTimeslots: Call<UpfrontQuestion, Timeslots, UpfrontBody, WireTimeslots>;

/** A question for times on the wire. */
interface PromisingBody {
    modalityType: WireModality;
    items: WireWantedItem[];
    vendors?: WireVendors | undefined;
    destination?: WireDestination | undefined;
    denyRequest?: boolean | undefined;
}
declare const listPromisingTimeslots: Call<TimesQuestion, Timeslots, PromisingBody, WireTimeslots>;

/** A product, and the time that it cannot be had at. */
interface ReplacementQuestion {
    productId: string;
    optionId: string;
}
declare const listReplacements: Call<ReplacementQuestion, readonly Product[], unknown, WireProducts>;

declare const readPromise: Call<Pick<Reservation, 'id'>, Reservation, unknown, PromiseAnswer>;

/** The items that a held time is for from now on. */
interface PromiseUpdate {
    readonly id: string;
    readonly versionKey: string;
    readonly items: readonly WantedItem[];
}
/** The same on the wire. */
interface PromiseUpdateBody {
    items: WireWantedItem[];
    versionKey: string;
}
declare const updatePromise: Call<PromiseUpdate, Reservation, PromiseUpdateBody, PromiseAnswer>;

/** An address of the account as the service lists it. */
interface WireBookAddress {
    id: string;
    address: WirePlace;
    location?: WireLocation | undefined;
    type: 'home' | 'delivery';
    preferredAddress?: boolean | undefined;
    label?: string | undefined;
    notes?: string | undefined;
}
/** An address to add to the account. What breaks a rule of the service is refused by code, not by schema. */
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
/** An address of the account as the shopper wants it. */
interface BookAddressDraft extends Pick<AddressDraft, 'address' | 'isMailingAddress'> {
    readonly location?: ProfileAddress['location'];
    readonly label?: string;
    readonly notes?: string;
}
/** The answer to a change of the account's address book. */
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

/** What the account's pages go by besides the profile. */
interface ApplicationData {
    readonly banner: string;
    readonly isMembershipActive: boolean;
    /** What is switched on, by its name. */
    readonly toggles: Readonly<Record<string, boolean>>;
}
/** The same on the wire. */
interface WireApplicationData {
    banner: string;
    membershipActive: boolean;
    toggles: Record<string, boolean>;
}
declare const readApplicationData: Call<unknown, ApplicationData, unknown, WireData<'applicationData', WireApplicationData>>;

/** Communication preferences on the wire. */
interface WireCommunication {
    relevantAdsOptIn: boolean;
    earlyAccess: boolean;
}
type CommunicationAnswer = WireData<'communicationPreferences', WireCommunication>;

/** Whose preferences are asked for: those of who is signed in, or of an email address that a service has sealed. */
interface CommunicationQuestion {
    readonly encryptedEmail?: string | undefined;
}
declare const readCommunicationPreferences: Call<CommunicationQuestion, CommunicationPreferences, unknown, CommunicationAnswer>;

/** Who takes part in community rewards. */
interface CommunityRewards {
    readonly doesBannerParticipate: boolean;
    readonly doesStoreParticipate: boolean;
}
/** The same on the wire. */
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
 * What a link in an email carries. The first half travels as the specification names it; the second one in a header, so
 * that a log of addresses or bodies holds nothing that opens anything.
 */
interface PreferenceLink {
    readonly token: string;
    readonly token2: string;
}
/** A kind of email on the wire. */
interface WireEmailPreference {
    shortDescription: string;
    longDescription: string;
    selected: boolean;
    banner: string;
}
/** The preferences as they are now, or why they cannot be told. */
interface EmailPreferencesAnswer {
    emailUngroupedPreferences: WireEmailPreference[];
    data?: {
        errorCode?: string | undefined;
    } | undefined;
}

declare const readEmailPreferences: Call<{
    readonly link?: PreferenceLink | undefined;
}, readonly EmailPreference[], unknown, EmailPreferencesAnswer>;

/** The store that the shopper prefers; `null` where there is none. */
type PreferredStoreAnswer = WireData<'preferredStore', WireStore | null>;
/** The store that a shopper prefers. */
interface PreferredStore {
    readonly store: StoreResult | undefined;
}

declare const readPreferredStore: Call<unknown, PreferredStore, unknown, PreferredStoreAnswer>;

/** A phone on the wire. */
interface WirePhone {
    type: 'MOBILE' | 'HOME';
    number: {
        original: string;
    };
    verified?: boolean | undefined;
}
/** An email address on the wire; services say in either of two words whether it is verified. */
interface WireEmail {
    address: string;
    verified?: boolean | undefined;
    isVerified?: boolean | undefined;
}
/** What a profile says of one banner, on the wire. */
interface WireBannerDetails {
    banner: string;
    preferredStoreNumber?: string | undefined;
    preferredStoreDivisionNumber?: string | undefined;
    communityRewardsEnabled?: boolean | undefined;
}
/** A profile as the customer-profile service writes it. */
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
/** A profile of which not every way to reach the shopper has to be readable. */
type LenientProfile = WireProfile<unknown, unknown, unknown>;

declare const readProfile: Call<unknown, Profile, unknown, WireData<'profile', WireProfile>, WireData<'profile', LenientProfile>>;

/** A kind of text messages to a phone. */
interface SmsQuestion {
    /** As the shopper gave it. */
    readonly phoneNumber: string;
    readonly trigger: SmsTrigger;
}
/** The same on the wire. */
interface SmsQuestionBody {
    phoneNumber: string;
    triggerType: SmsTrigger;
}
/** Does a phone get this kind of text messages, or could nobody tell? */
interface SmsStatus {
    customerOptedIn: boolean;
    hasErrors?: boolean | undefined;
}
/** The same as an answer. */
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

/** An address of the account as it is to be from now on. */
interface BookAddressUpdate extends BookAddressDraft {
    readonly id: string;
}
/** The same on the wire. */
interface BookAddressUpdateBody extends BookAddressBody {
    addressId: string;
}
declare const updateBookAddress: Call<BookAddressUpdate, true, BookAddressUpdateBody, BookAnswer>;

/** The preferences that change, at least one; the others stay. */
type CommunicationBody = {
    relevantAdsOptIn: boolean;
    earlyAccess?: boolean | undefined;
} | {
    relevantAdsOptIn?: boolean | undefined;
    earlyAccess: boolean;
};
/** A preference that changes, and what the other one becomes with it. */
type CommunicationUpdate = Pick<CommunicationPreferences, 'relevantAdsOptIn'> | Pick<CommunicationPreferences, 'earlyAccess'> | CommunicationPreferences;
declare const updateCommunicationPreferences: Call<CommunicationUpdate, CommunicationPreferences, CommunicationBody, CommunicationAnswer>;

/** The emails that the shopper wants or no longer wants. */
interface EmailPreferencesUpdate {
    readonly preferences: readonly EmailPreference[];
    readonly link?: PreferenceLink | undefined;
}
/** Changed preferences of one category, on the wire. */
interface WireEmailUpdate {
    emailPreferencesCategory: string;
    emailPreferences: WireEmailPreference[];
}
/** The list alone, or with the token of a link. */
type EmailUpdateBody = WireEmailUpdate[] | {
    emailPreferences: WireEmailUpdate[];
    token: string;
};
declare const updateEmailPreferences: Call<EmailPreferencesUpdate, readonly EmailPreference[], EmailUpdateBody, EmailPreferencesAnswer>;

/** A store, by the two numbers that a profile names it with. */
interface PreferredStoreBody {
    preferredStoreDivisionNumber: string;
    preferredStoreNumber: string;
}
declare const updatePreferredStore: Call<Pick<Store, 'divisionNumber' | 'storeNumber'>, PreferredStore, PreferredStoreBody, PreferredStoreAnswer>;

/** A kind of text messages that the shopper wants or no longer wants. */
interface SmsUpdate extends SmsQuestion {
    readonly optIn: boolean;
}
/** How a kind of text messages stands after a change. */
interface SmsOptIn {
    readonly isOptedIn: boolean;
    /** What the shopper has to know or do, in the service's words. */
    readonly warning: string | undefined;
}
/** A change on the wire. */
interface SmsUpdateBody extends SmsQuestionBody {
    optIn: boolean;
}
/** How it stands, on the wire, with what the shopper has to know. */
interface WarnedStatus extends SmsStatus {
    warning?: string | undefined;
}
/** The same as an answer. */
interface SmsUpdateAnswer {
    data: WarnedStatus;
}
declare const updateSmsOptIn: Call<SmsUpdate, SmsOptIn, SmsUpdateBody, SmsUpdateAnswer>;

/** What checking an address came to, and where it lies. */
interface LocatedCheck extends AddressCheck {
    readonly location: GeoPoint | undefined;
}
/** What the check came to, on the wire. */
interface WireValidations {
    corrected: boolean;
    validated: boolean;
    address: WirePlace;
    location?: WireLocation | undefined;
}
declare const validateAddress: Call<Address, LocatedCheck, {
    address: WireCardAddress;
}, WireData<'addressValidations', WireValidations>>;

/** What can happen to money, and how it can end. */
declare const TYPES: readonly ["AUTHORIZATION", "CANCELLATION", "COMPLETION", "FINALIZE", "RETURN", "REVERSAL"];
declare const STATUSES: readonly ["APPROVED", "CANCELLED", "DECLINED", "ERRORED", "REVERSED"];
/** A card that is to pay for a checkout as it was last read. */
interface NewPayment {
    readonly checkoutId: string;
    readonly versionKey: string;
    readonly paymentGram: string;
}
/** A payment, and what became of it. */
interface Payment {
    readonly id: string;
    readonly checkoutId: string;
    readonly transactionType: (typeof TYPES)[number];
    readonly transactionStatus: (typeof STATUSES)[number];
}
/** A payment on the wire. */
interface WirePayment {
    id: string;
    checkoutId: string;
    transactionType: (typeof TYPES)[number];
    transactionStatus: (typeof STATUSES)[number];
}
/** A card for a checkout, on the wire. */
interface NewPaymentBody {
    checkoutId: string;
    versionKey: string;
    paymentGram: string;
}
declare const createPayment: Call<NewPayment, Payment, NewPaymentBody, WireData<'payment', WirePayment>>;

/** What is paid besides the goods, on the wire. */
interface WirePaymentDetails {
    gratuityAmount: string;
}
/** A checkout as the payment service writes it. */
interface WirePaidCheckout {
    id: string;
    versionKey: string;
    status: string;
    paymentDetails: WirePaymentDetails;
}
type PaidCheckoutAnswer = WireData<'checkout', WirePaidCheckout>;
/** A checkout as far as paying goes. */
interface PaidCheckout {
    readonly id: string;
    readonly versionKey: string;
    readonly status: string;
    readonly tip: Cents;
}

/** The tip that a shopper wants to give, on the checkout as it was last read. */
interface TipUpdate {
    readonly id: string;
    readonly versionKey: string;
    readonly tip: Cents;
}
/** The same on the wire. */
interface TipBody$1 {
    versionKey: string;
    paymentDetails: WirePaymentDetails;
}
declare const modifyTip: Call<TipUpdate, PaidCheckout, TipBody$1, PaidCheckoutAnswer>;

declare const readCheckoutTip: Call<{
    readonly id: string;
}, PaidCheckout, unknown, PaidCheckoutAnswer>;

/** The amounts of an order, on the wire. */
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
declare const LINE_TYPES: readonly ["SUBTOTAL", "TIP", "TOTAL", "FEE", "TAX", "PROMO"];
/** A line without lines of its own. */
interface WireNestedLine {
    type: (typeof LINE_TYPES)[number];
    /** Absent while it is not known. */
    amount?: WireAmount | undefined;
    description: string;
}
/** A line of the payment summary, on the wire. */
interface WireSummaryLine extends WireNestedLine {
    nestedLines?: WireNestedLine[] | undefined;
}
/** What a card is, as orders say it. */
type WirePaymentType = 'BANK_CARD' | 'EBT' | 'EBT_CARD' | 'GIFT_CARD';
/** What one card is asked to pay, on the wire. */
interface WirePaymentLine {
    id: string;
    amountToAuthorize: WireAmount;
    paymentType: WirePaymentType;
    card: {
        id: string;
        brand: CardBrand;
        lastFourPan: string;
        isExpired: boolean;
    };
}
/** A payment line as it is sent back. */
interface WirePaymentId {
    id: string;
    amountToAuthorize: string;
}

/** A product that is ordered, as it is sent. */
interface WireLineItem {
    gtin13: string;
    quantity: number;
    substitutionPolicy?: SubstitutionPolicy | undefined;
    couponId?: string | undefined;
    sourceStoreId?: string | undefined;
}
/** A product that is ordered, as services write it. */
interface WireOrderLine extends WireLineItem {
    description: string;
    customerFacingSize: string;
    substitutes: string[];
    totalPrice: WireAmount;
    regularTotalPrice: WireAmount;
    snapEligible: boolean;
    ageRestricted: boolean;
    /** The coupons that made it cheaper. */
    priceAdjustment?: {
        coupons: {
            id: string;
            offerId: string;
        }[];
    } | undefined;
}
/** Whom to reach about an order, as it is sent. */
interface WireContactUpdate {
    firstName: string;
    lastName: string;
    phone?: string | undefined;
    smsOptin?: boolean | undefined;
    dateOfBirth?: string | undefined;
}
/** Whom to reach about an order and where it goes, as services write it; names may be missing still. */
interface WireOrderContact {
    firstName: string;
    lastName: string;
    phone?: string | undefined;
    smsOptin?: boolean | undefined;
    dateOfBirth?: string | undefined;
    /** Of the store where the order is picked up. */
    placeName?: string | undefined;
    address?: WirePlace | undefined;
    location?: WireLocation | undefined;
}
/** How an order gets to the shopper, on the wire. */
interface WireOrderFulfilment {
    contact?: WireOrderContact | undefined;
    instructions: string;
    deliveryType: DeliveryType;
    promise?: WireOrderPromise | undefined;
}
/** The time that is held for an order, on the wire. */
interface WireOrderPromise {
    id: string;
    versionKey: string;
    expiration: {
        value: string;
    };
    window: WireWindow;
    vendorId: string;
}

/** A promotion that applies, on the wire. */
interface WirePromo {
    id: string;
    code: string;
    description: string;
    amount: WireAmount;
}
/** A whole checkout, on the wire. */
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
    /** Of the order as it was placed, beside changes to it. */
    originalSummary?: WireSummary | undefined;
    /** What is in the order as it was placed, beside changes to it. */
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
        gratuityAmount: string;
        /** What was authorized for the order as it was placed. */
        existingAuthorizations?: WirePaymentLine[] | undefined;
        /** What is left on the EBT card that pays, for whoever has just shown that they know its PIN. */
        ebtDetails?: {
            remainingBalance: {
                snap: WireAmount;
            };
        } | undefined;
    };
    buyer: {
        profileId: string;
        email?: string | undefined;
        loyaltyId?: string | undefined;
        dateOfBirth?: string | undefined;
        /** Where a delivery goes. */
        address?: WirePlace | undefined;
    };
    properties: {
        paymentVersion: '2';
        createOrderPromiseHadFallout?: boolean | undefined;
    };
    /** Of the submission that was accepted last. */
    idempotencyKey?: string | undefined;
    order?: {
        id: string;
        number: string;
        placedAt: string;
        appName?: string | undefined;
    } | undefined;
}
/** What every call about a checkout answers. */
type CheckoutAnswer = WireData<'checkout', WireWholeCheckout>;

/** What the fraud script knows of the device from which an order comes. */
interface OrderIdentity {
    readonly pageId: string;
    readonly sessionId: string;
    readonly token: string;
    readonly events: string;
}
/** The same on the wire. */
interface WireIdentity {
    pageId: string;
    sessionId: string;
    token: string;
    events: string;
}

/** One card and what it pays. */
interface Tender {
    readonly cardId: string;
    readonly amount: Cents;
}
/** An order to be placed as the shopper has seen it. */
interface Activation {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey' | 'tip'>;
    /** The key of the submission, the same as in its header. */
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
/** A card and what it pays, on the wire. */
interface WireTender {
    id: string;
    amount: string;
}
/** A SNAP card, which needs its PIN as well. */
interface WireEbtTender extends WireTender {
    program: 'SNAP';
    encryptedPin: string;
}
/** The same on the wire. */
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

/** Which checkout to read. */
interface CheckoutQuestion {
    readonly id: string;
    /** As it would be with the changes that are in the cart of its order, beside what it is. Default: as it is. */
    readonly isModify?: boolean;
}
declare const readCheckout: Call<CheckoutQuestion, Checkout$1, unknown, CheckoutAnswer>;

/**
 * The cards that can pay for a checkout. One that this version cannot read is left out, and so are different ones of the same
 * id, of which nobody could tell which would pay.
 */
interface PaymentInfo {
    readonly bank: readonly Card[];
    readonly snap: readonly Card[];
    readonly gift: readonly Card[];
}
/** The same on the wire. */
interface WirePaymentMethods<OneCard = WireCard> {
    bankCards: OneCard[];
    giftCards: OneCard[];
    ebtCards: OneCard[];
}
declare const readPaymentInfo: Call<{
    readonly id: string;
}, PaymentInfo, unknown, WireData<'paymentMethods', WirePaymentMethods>, WireData<'paymentMethods', WirePaymentMethods<unknown>>>;

/** Whom to reach about an order, from now on. */
interface ContactUpdate {
    readonly firstName: string;
    readonly lastName: string;
    /** +1 and ten digits. */
    readonly phone?: string | undefined;
    readonly smsOptIn?: boolean | undefined;
    readonly dateOfBirth?: string | undefined;
}
/** What is to change in how an order gets to the shopper; what is absent stays. */
interface FulfilmentUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey' | 'payments'>;
    readonly contact?: ContactUpdate | undefined;
    readonly instructions?: string | undefined;
    readonly deliveryType?: DeliveryType | undefined;
}
/** The same on the wire. */
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

/** What is ordered from now on: every line that is to be there, whether it was before or not. */
interface LineItemsUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey' | 'payments' | 'modality'>;
    readonly lines: readonly OrderedLine[];
}
/** A line on the wire, with the way of shopping that it is for. */
interface WireNewLineItem extends WireLineItem {
    modalityType: WireModality;
}
/** The same on the wire. */
interface LineItemsBody {
    versionKey: string;
    payments: WirePaymentId[];
    lineItems: WireNewLineItem[];
}
declare const updateLineItems: Call<LineItemsUpdate, Checkout$1, LineItemsBody, CheckoutAnswer>;

/** A card of the shopper's that is to pay for one order alone, since the wallet does not keep it. */
interface OrderCard {
    /** The id of the order's checkout. */
    readonly orderId: string;
    readonly cardId: string;
    /** Of the shopper's store; empty where the host names none. */
    readonly facilityId: string;
}
/** The same on the wire. */
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

/** Which cards are to pay for a checkout from now on; the service works out how much each. */
interface PaymentUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey'>;
    /** The bank card that pays what is left. */
    readonly bankCardId: string | undefined;
    readonly snap: {
        readonly cardId: string;
        readonly amount: Cents;
    } | undefined;
    /** In the order in which they are used up. */
    readonly giftCardIds: readonly string[];
}
/** The same on the wire. */
interface PaymentBody {
    checkoutId: string;
    versionKey: string;
    activeCardId?: string | undefined;
    snapCardId?: string | undefined;
    snapEBTAmount?: string | undefined;
    giftCardIds: string[];
}
declare const updatePayment: Call<PaymentUpdate, Checkout$1, PaymentBody, CheckoutAnswer>;

/** A promo code to apply or to take away. */
interface PromoUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey'>;
    readonly action: 'Add' | 'Remove';
    readonly code: string;
}
/** The same on the wire. */
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

/** The tip of a checkout from now on. */
interface CheckoutTipUpdate {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey'>;
    readonly tip: Cents;
}
/** The same on the wire. */
interface TipBody {
    versionKey: string;
    paymentDetails: WirePaymentDetails;
}
declare const updateTip: Call<CheckoutTipUpdate, Checkout$1, TipBody, CheckoutAnswer>;

/** Takes everything out of a cart that is to be had in one way; doing it again changes nothing. */
declare const clearCart: Call<{
    readonly modality: Modality;
}, Cart, {
    modalityType: WireModality;
}, CartAnswer>;

/** Opens a cart with what is in an order, to be changed there; one that is open for the order already stays as it is. */
declare const beginModifyCart: Call<{
    readonly checkoutId: string;
}, Cart, {
    checkoutId: string;
}, CartAnswer>;
/** Gives up the cart in which an order was being changed; doing it again changes nothing. */
declare const deleteModifyCart: Call<unknown, Cart, unknown, CartAnswer>;

/** An order in a list, on the wire. */
interface WirePastOrder {
    checkoutId: string;
    orderNumber: string;
    status: CheckoutStatus;
    modalityType: WireModality;
    total: WireAmount;
    placedAt: string;
    gtin13s: string[];
}
/** Some orders, the last one first. */
interface PastOrders {
    readonly orders: readonly PastOrder[];
    /** By it those before them are asked for; undefined where there are none. */
    readonly before: string | undefined;
}
/** Which orders are asked for. */
interface PastOrdersQuestion {
    /** Those before the ones that gave this. Default: the last ones. */
    readonly before?: string | undefined;
    /** As many of them, up to 50. Default: 50. */
    readonly limit?: number | undefined;
}
declare const listOrders: Call<PastOrdersQuestion, PastOrders, unknown, {
    data: {
        orders: WirePastOrder[];
        before?: string | undefined;
    };
}>;

/** What a paid order is told that paying for it did not say. */
interface OrderMerge {
    readonly checkoutId: string;
    readonly appName: AppName;
    /** "YYYY-MM-DD", where something in the order is not sold to everybody. */
    readonly dateOfBirth?: string | undefined;
}
/** The same on the wire. */
interface OrderMergeBody {
    appName: AppName;
    buyer: {
        dateOfBirth?: string | undefined;
    };
}
declare const mergeOrder: Call<OrderMerge, Checkout$1, OrderMergeBody, CheckoutAnswer>;

/** Changes to an order that was placed, as the shopper has seen them. */
interface Modification {
    readonly checkout: Pick<Checkout$1, 'id' | 'versionKey' | 'checksum' | 'lines' | 'summary' | 'payments' | 'instructions' | 'deliveryType' | 'promos'>;
    /** The key of the submission, the same as in its header. */
    readonly operation: string;
    /** What stands for the PIN of the SNAP card that pays; empty where none does. */
    readonly pinToken: string;
    /** "YYYY-MM-DD", where something in the order is not sold to everybody. */
    readonly dateOfBirth?: string | undefined;
    readonly identity?: OrderIdentity | undefined;
}
/** A card that an order was authorized on, and what it is to pay from now on. */
interface WireExistingAuthorization {
    id: string;
    amount: string;
    encryptedPin?: string | undefined;
}
/** The same on the wire. */
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
        deliveryType: DeliveryType;
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
export type { Activation, AddressEligibility, AddressList, AddressPayload, ApplicationData, BookAddressBody, BookAddressDraft, BookAddressUpdate, BookAnswer, CartAddition, CartLineChange, CartMove, CheckoutAnswer, CheckoutQuestion, CheckoutTipUpdate, CommunicationQuestion, CommunityRewards, Contact, ContactUpdate, EditedCard, EmailPreferencesAnswer, EmailPreferencesUpdate, FlashSaleQuestion, FulfilmentUpdate, LineItemsUpdate, LocatedCheck, ModalityOptionsQuestion, Modification, NewBankCard, NewCheckout, NewGiftCard, NewPayment, NewSnapCard, OrderCard, OrderIdentity, PaidCheckout, PastOrders, PastOrdersQuestion, Payment, PaymentInfo, PaymentUpdate, PreferenceLink, PreferredStore, ProductSearch, PromoUpdate, SmsAnswer, SmsOptIn, SmsQuestion, SmsUpdate, SnapBalanceQuestion, Tender, TipUpdate, VaultAnswer, WantedTime, WireBookAddress, WireCard, WireCardAddress, WireCartLine, WireCatalogueProduct, WireConsent, WireDestination, WireEmailPreference, WireError, WireLineItem, WireOption, WireOrderLine, WirePaymentLine, WirePlace, WirePreference, WireProduct, WireProfile, WireProfileAddress, WirePromise, WireStore, WireSummary, WireSummaryLine, WireTimeOption, WireTimeslots, WireWantedItem, WireWholeCheckout, WireWindow };

// ---- day-key.d.ts

import { C as CountryCode } from './store.js';

/** What a region is. `caTerritory` is one of the three of Canada. */
type RegionKind = 'state' | 'district' | 'territory' | 'military' | 'province' | 'caTerritory';
/** A state, district, province or territory that an address can lie in. */
interface Region {
    readonly code: string;
    readonly name: string;
    readonly country: CountryCode;
    readonly kind: RegionKind;
}
/** Every region there is: those of the US, then the 13 of Canada. Forms offer some kinds of them. */
declare const regions: () => readonly Region[];
/** The regions of some kinds, in the order of the table. */
declare const regionsOf: (kinds: readonly RegionKind[]) => readonly Region[];

/** The fields of every address form, in their order. */
declare const ADDRESS_FIELDS: readonly ["street", "unit", "locality", "region", "postalCode"];
type AddressField = (typeof ADDRESS_FIELDS)[number];
/** The fields that are typed; the region is chosen. */
type AddressLine = Exclude<AddressField, 'region'>;
/** An address as it is typed. */
type AddressEntry = Readonly<Record<AddressField, string>>;
/** Why a field of an address cannot be used. */
type AddressProblem = 'required' | 'tooLong' | 'invalid';
/** The problems that there are, by field. */
type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>;
/** What one surface asks of an address, and which regions its form offers. */
interface AddressRules {
    readonly required: readonly AddressField[];
    /** Longest texts, in characters. */
    readonly most: Readonly<Record<AddressLine, number>>;
    /** What a text is made of; anything where it is not listed. */
    readonly charset?: Readonly<Partial<Record<AddressLine, RegExp>>>;
    readonly kinds: readonly RegionKind[];
    /** How a postal code is written. */
    readonly postalCode: Readonly<Record<CountryCode, RegExp>>;
    /** The characters that can be typed into a postal code, and how many of them; any where absent. */
    readonly postalKeys?: Readonly<Record<CountryCode, RegExp>> & {
        readonly most: number;
    };
}
/** The rules by surface. The selector writes to the account's profile, and takes its limits. */
declare const addressRules: Readonly<Record<'account' | 'wallet' | 'selector', AddressRules>>;
/** Why an address cannot be used, in the order of its fields; empty where it can. */
declare const addressProblems: (entry: AddressEntry, rules: AddressRules) => AddressProblems;

/** A calendar day, `YYYY-MM-DD`. Never an instant. */
type DayKey = string;
/** The day on which an instant falls in a zone. */
declare const dayKey: (instant: number, zone: string) => DayKey;
/** Is this a calendar day that exists? */
declare function isDayKey(text: string): boolean;
/** The day so many calendar days later. */
declare const addDays: (day: DayKey, count: number) => DayKey;
/** The days of the carousel, one after the other, from the first on. */
declare const sevenDays: (first: DayKey) => readonly DayKey[];
/** A calendar day in words, the same on every device. */
declare function dayText(day: DayKey, parts: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>, locale?: string): string;

export { addDays as f, addressProblems as g, addressRules as h, dayKey as i, dayText as j, isDayKey as k, regionsOf as l, regions as r, sevenDays as s };
export type { AddressEntry as A, DayKey as D, AddressField as a, AddressLine as b, AddressProblem as c, AddressProblems as d, AddressRules as e };

// ---- device-data.d.ts

/** What the fraud script knows of the device; absent in pharmacy apps and where the script did not load. */
interface DeviceData {
    readonly transactionId: string;
    readonly pageId: string;
    readonly sessionId: string;
    readonly ubaId: string;
    readonly ubaEvents: string;
}
/** The device on the wire. */
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
export { A as AddressEntry, a as AddressField, b as AddressLine, c as AddressProblem, d as AddressProblems, e as AddressRules, f as addDays, g as addressProblems, h as addressRules, i as dayKey, j as dayText, k as isDayKey, r as regions, l as regionsOf, s as sevenDays } from './day-key.js';
import { A as Address, C as CountryCode } from './store.js';
export { G as GeoPoint, a as STORE_SEARCH_RADIUS_MILES, b as SavedAddress, c as Store, S as StoreResult, d as boxAround, e as countryOf, h as homeFirst, i as isSameAddress, f as isWrittenSame, l as localityLine, m as milesBetween, n as nearestFirst, s as streetLine } from './store.js';
import { P as ProfileAddress, M as Modality, F as FlashSale, a as Product, D as Destination } from './checkout.js';
export { A as AddressCheck, B as BannerDetails, C as CONSENT_FEATURES, b as Card, c as CardBrand, d as CardGroup, e as Cart, f as CartLine, g as CatalogueProduct, h as Checkout, i as CheckoutStatus, j as CommunicationPreferences, k as ConsentFeature, l as ConsentPreference, m as DeliveryType, n as Duration, E as Email, o as EmailPreference, p as FlashSaleOffer, q as MODALITIES, r as MembershipItem, s as ModalityOption, t as ModalityOptions, u as ModalityPreference, v as ModalityPreferences, O as OrderContact, w as OrderCost, x as OrderLine, y as OrderPlace, z as OrderSummary, G as OrderTime, H as OrderedLine, I as PastOrder, J as PaymentCard, K as PaymentLine, L as Phone, N as PlacedOrder, Q as Profile, R as PromoAdjustment, S as Reservation, T as SmsTrigger, U as SubstitutionPolicy, V as SummaryLine, W as TipSuggestion, X as cardName, Y as dialledNumber, Z as expiryText, _ as hasFallout, $ as inAddressBookOrder, a0 as isExpired, a1 as isSameProfileAddress, a2 as mailingId, a3 as parseModality, a4 as phoneLink, a5 as phoneText } from './checkout.js';
export { b as APP_NAMES, c as AUTH_TYPES, A as AppName, a as AuthType, E as ENVIRONMENTS, d as Environment, i as isPharmacy } from './app.js';
import { C as Cents } from './timeslot.js';
export { O as OWN_VENDOR, P as PARTNER_VENDOR, Q as QuoteItems, a as SCHEDULED_MODALITIES, S as ScheduledModality, b as TimeOption, T as TimeWindow, c as TimeslotDay, d as Timeslots, V as VendorFilter, W as WantedItem, e as chargeOf, f as formatCents, i as isUnderFive, o as optionKey, p as parseCents } from './timeslot.js';

/** Do two addresses say the same, but for case, punctuation and what follows the ZIP code's five digits? */
declare const saysTheSame: (a: Address, b: Address) => boolean;
/** Can a service's suggestion be an address at all? */
declare const isWholeAddress: ({ street, postalCode }: Address) => boolean;
/** A part of an address as it is shown beside another one. */
interface ComparedPart {
    /** What stands between it and the part before. */
    readonly before: string;
    readonly text: string;
    readonly isChanged: boolean;
}

/** An address book as it was read again. */
interface Read {
    readonly list: readonly ProfileAddress[];
    /** How many entries could not be read. */
    readonly unreadable: number;
}
/** What an address book says of a change whose answer was lost. */
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
    /** The entry that was changed; absent for a new one. */
    readonly editedId: string | undefined;
    /** What the book had before; absent where nobody knows. */
    readonly known: readonly ProfileAddress[] | undefined;
}
/** Is an address whose answer was lost in the book: by its id, or as a new one by every part? */
declare function foundSaved({ list, unreadable }: Read, { address, isMailingAddress, editedId, known }: Saved): Found<{
    id: string;
}>;
/** Is an address gone whose removal had no answer? */
declare function foundRemoved({ list, unreadable }: Read, id: string): Found<true>;

/** The line below the street; parts that nobody gave leave no trace. */
declare const placeLine: (address: Address) => string;
/** An address on one line. */
declare const addressLine: (address: Address) => string;

/** What a banner's checkout does differently from the others. Rules ask these, never a banner's name. */
interface CheckoutBehaviour {
    /** Has nobody asked not to ring. */
    readonly hidesBell: boolean;
    /** Says in words of its own why a delivery takes no tip. */
    readonly ownTipPolicy: boolean;
}
/** How a banner's checkout behaves: as the retailer's own table says, else by the fixtures. */
declare const checkoutBehaviourOf: ({ key, checkout, }: {
    readonly key: string;
    readonly checkout?: CheckoutBehaviour;
}) => CheckoutBehaviour;

/** What a banner's account does differently from the others. Rules ask these, never a banner's name. */
interface AccountBehaviour {
    /** Shows what its shoppers have bought. */
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
/** How a banner's account behaves: as the retailer's own table says, else by the fixtures. */
declare function accountBehaviourOf({ key, account, }: {
    readonly key: string;
    readonly account?: AccountBehaviour;
}): AccountBehaviour;

/** What a banner does differently from the others. Rules ask these, never a banner's name. */
interface BannerBehaviour {
    /** Delivers from its own fulfilment centre. */
    readonly ownDelivery: boolean;
    readonly communityRewards: boolean;
    /** Calls its membership a plus plan. */
    readonly plusPlan: boolean;
    readonly hidesEmailDealsOptIn: boolean;
    /** Lists its e-mail preferences in an order of its own. */
    readonly emailPreferenceOrder: boolean;
}
/** One store banner of the retailer. Capabilities are fixtures; a retailer replaces the table with its own. */
interface Banner {
    readonly key: string;
    /** Bare host name; empty where the banner has no site. */
    readonly domain: string;
    /** The tenant of its calls. */
    readonly tenantName: string;
    /** What the fulfilment services call it. */
    readonly xBannerName: string;
    /** The key of the banner whose site finds its stores. */
    readonly storeLocatorBrand: string;
    readonly modalityCapabilities: readonly Modality[];
    readonly behaviour: BannerBehaviour;
    /** What its account does; default: as the fixtures have it. */
    readonly account?: AccountBehaviour;
    /** What its checkout does; default: as the fixtures have it. */
    readonly checkout?: CheckoutBehaviour;
}
/** The 34 banners, the main one first. */
declare const banners: () => readonly Banner[];
/** The banner whose site `domain` is, with or without a leading "www."; the table's first when none is. */
declare function bannerOf(domain: string | undefined, table?: readonly Banner[]): Banner;
/** Where the stores of a banner are found: on the site that the table names, else on its own, else on the first one's. */
declare function locatorDomainOf({ storeLocatorBrand, domain }: Banner, table?: readonly Banner[]): string;

/** The name that shoppers read: the host's own, a known one, or the key with a capital. */
declare const bannerName: ({ key }: Pick<Banner, "key">, hosts?: string) => string;
/** One or two letters that stand for a name: those that its first two words begin with. */
declare const monogramOf: (name: string) => string;

/** What a product costs now, in cents: less while a flash sale of it lasts. */
declare const priceNow: ({ upc, price }: Pick<Product, "price" | "upc">, sales: readonly FlashSale[], now: number) => Cents;
/** When the next flash sale ends, in epoch milliseconds; none once all are over. */
declare function nextSaleEnd(sales: readonly FlashSale[], now: number): number | undefined;

/** What tells addresses apart where a time is held: their postal codes, which say no more than they have to. */
declare const areaOf: ({ postalCode }: Address) => string;
/** What tells places apart where a time is held: the number of a store, or the postal code of an address. */
declare const areaOfDestination: (destination: Destination) => string;

/** The banner that everything falls back to, apart from the table, so that using it costs no table. */
declare const MAIN_BANNER: {
    readonly key: "kroger";
    readonly domain: "kroger.com";
};

interface Order {
    readonly total: Cents;
    readonly modality: Modality;
    readonly planCode: string | undefined;
}
/** Is a delivery offer shown: on a qualifying delivery, to those without a subscription? */
declare const showsDeliveryOffer: ({ total, modality, planCode }: Order) => boolean;
/** Is a subscriber told of a free or discounted delivery? */
declare const showsDeliveryNotice: ({ total, modality, planCode }: Order, threshold?: Cents) => boolean;

/** What a host knows of the shopper's membership. */
interface Membership {
    /** BST, HTEL, BSTL or HTPL. */
    readonly planCode?: string;
    /** The name of the plan. */
    readonly planName?: string;
    /** ACTIVE for a membership that holds. */
    readonly status?: string;
}
/** Does the shopper hold a membership: an active one, or by its old name where a host still goes by that? */
declare const isMember: (membership: Membership | undefined, goesByName?: boolean) => boolean;

/**
 * The whole address of a banner's page: on the main banner's site where it has no domain of its own. A host's whole
 * address stays as it is.
 */
declare const pageAddress: (path: string, domain: string) => string;

/** Is this a postal code as the country writes it? */
declare const isPostalCode: (text: string, country: CountryCode) => boolean;
/** A postal code as it is stored: 12345, 12345-6789 or A1A 1A1; anything else trimmed and in capitals. */
declare function canonicalPostalCode(text: string): string;
/** A postal code as it is shown: six characters as "XXX XXX", nine digits as "XXXXX-XXXX". */
declare function displayPostalCode(text: string): string;
/** The five digits of a US ZIP code, from 12345 or 12345-6789; `undefined` for anything else. */
declare const zip5Of: (text: string) => string | undefined;
/** The country of an address: that of its region, or of how its postal code is written. */
declare const countryOfAddress: ({ region, postalCode, }: {
    readonly region: string;
    readonly postalCode: string;
}) => CountryCode;

interface ClockView {
    readonly zone: string;
    readonly locale?: string;
}
/** What of a time is written besides hours and minutes. */
type ClockParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'timeZoneName'>;
/** "1:45 PM": an instant on the clock of a zone, with plain spaces. */
declare const clockText: (instant: number, view: ClockView, parts?: ClockParts) => string;

/**
 * How old somebody is on a day, both of the calendar. Who was born on 29 February is a year older on 1 March where there
 * is no such day.
 */
declare function ageOn(today: DayKey, birth: DayKey): number;

/** "Monday, November 2". */
declare const longDay: (date: DayKey, locale?: string) => string;

/** A stretch of time as two instants in epoch milliseconds; a single instant has no end. */
interface Span {
    readonly start: number;
    readonly end: number | undefined;
}
/** Reads `start/end`, `start/duration` or a single instant, in ISO 8601; `undefined` for anything else. */
declare function parseWindow(value: string): Span | undefined;

/** Is a window one of days, as parcels have, which nobody names by the hour? */
declare const isOfDays: ({ start, end }: Span) => boolean;
/**
 * "2:00 – 3:00 PM": a window on the clock of its own zone, or "Nov 26 – 28" for one of whole days. The zone is named where the
 * clock shows a time twice, the weekday of the end where it is another day's.
 */
declare function slotLabel(span: Span, view: ClockView): string;

/** Is this the name of a zone in which a store can lie? */
declare function isZone(name: string | undefined): name is string;
/** Who may know the zone in which a time is shown, nearest first. */
interface ZoneSources {
    readonly window?: string | undefined;
    readonly store?: string | undefined;
    readonly banner?: string | undefined;
}
/** The zone that times are shown in; `undefined` means that no time may be shown. Never the device's. */
declare const displayZone: ({ window, store, banner }: ZoneSources) => string | undefined;
interface ZoneView {
    readonly zone: string;
    /** Where the shopper's device is; unknown in some old browsers. */
    readonly device: string | undefined;
    readonly locale?: string;
}
/** The name to tell the shopper where their own clock shows another time at this instant; otherwise `undefined`. */
declare function zoneToTell(instant: number, { zone, device, locale }: ZoneView): string | undefined;

export { Address, Cents, CountryCode, DayKey, Destination, FlashSale, MAIN_BANNER, Modality, Product, ProfileAddress, accountBehaviourOf, addressLine, ageOn, areaOf, areaOfDestination, bannerName, bannerOf, banners, canonicalPostalCode, checkoutBehaviourOf, clockText, countryOfAddress, displayPostalCode, displayZone, foundRemoved, foundSaved, isMember, isOfDays, isPostalCode, isWholeAddress, isZone, locatorDomainOf, longDay, monogramOf, nextSaleEnd, pageAddress, parseWindow, placeLine, priceNow, saysTheSame, showsDeliveryNotice, showsDeliveryOffer, slotLabel, zip5Of, zoneToTell };
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

/** An element, or a selector that finds one. */
type Target = string | HTMLElement;
/** Where the services are. Refused in PROD and STAGE unless https. */
interface Endpoints {
    /** The base address of the payment service. Default: that of the environment and the banner. */
    payment: string;
    /** Path templates by call name, such as `wallet.list`. */
    paths: Readonly<Record<string, string>>;
}
interface Appearance {
    /** CSS values by the name of their token, as `skins` has them. Default: our own look. */
    tokens?: Partial<Record<Token, string>>;
    /** Default: light. */
    colorScheme?: 'light' | 'dark' | 'auto';
}
/** Every part of `Words` may be left out. */
type DeepPartial<Words> = Words extends object ? {
    [Key in keyof Words]?: DeepPartial<Words[Key]>;
} : Words;
/** What every SDK takes from its host. */
interface HostConfig<AnalyticsEvent, Messages> {
    /** Picks the addresses of the services. PROD logs nothing, and refuses addresses that are not https, as STAGE does. */
    environment: Environment;
    /** Where the inline part renders, as an element or a selector. Default: nothing is rendered inline. */
    container?: Target;
    /** The application that asks, as the services know it. Default: CLICKLIST. */
    appName?: AppName;
    /** The tenant that calls are made for. Default: that of the banner. */
    tenantName?: string;
    /** The host name of the banner, such as "example.com". Default: that of the main banner. */
    bannerDomain?: string;
    /** The store and the facility that the shopper shops at, by their ids. */
    locationData?: {
        /** Default: "00000". */
        storeId?: string;
        /** Default: "00000". */
        facilityId?: string;
    };
    /** Where analytics go. Default: nowhere. */
    analyticsConfig?: {
        /** Called with each event; one that throws breaks nothing. */
        callback: (event: AnalyticsEvent) => void;
    };
    /** A language tag for amounts, dates and plurals; words come from `messages`. Default: en-US. */
    locale?: string;
    /** Words in place of ours, by part and key. Default: ours, in English. */
    messages?: DeepPartial<Messages>;
    /** Colours, sizes and the colour scheme. Default: our own look, light. */
    appearance?: Appearance;
    /** `none` renders without a shadow root; the page then links `styles.css`. Default: shadow. */
    isolation?: 'shadow' | 'none';
    /** Where overlays go; default: the page's body, or a modal that the container lies in. */
    overlayContainer?: Target;
    /** Addresses in place of those of the environment. */
    endpoints?: Partial<Endpoints>;
    /** The page's nonce, for third-party scripts that must be loaded by a tag. Default: none. */
    cspNonce?: string;
    /** Where focus goes when an overlay closes, if not to what opened it. */
    returnFocus?: () => HTMLElement | null;
    /** The time, in epoch milliseconds, for tests. Default: that of the device. */
    clock?: {
        /** Returns epoch milliseconds. */
        now(): number;
    };
}
/** What a host can change of every SDK. */
interface HostUpdate<Messages> {
    /** Takes the place of the appearance there was. */
    appearance?: Appearance;
    /** Words in place of those there are; the others stay. */
    messages?: DeepPartial<Messages>;
    /** The token of whoever is signed in now. */
    token?: string;
    /** Whose that token is, as in `authConfig`. Default: it may be anybody's. */
    shopperId?: string | undefined;
}
/** A host with pages of its own around. */
interface NavigationConfig {
    /** How the host's pages are gone to; without it links are links. */
    navigation?: {
        /** Goes to a page; `replace` puts it in the place of the one in the history. */
        navigate: (to: string, options?: {
            replace?: boolean;
        }) => void;
    };
}
/** A host that signs its shopper's calls. */
interface SignedInConfig {
    /** How calls are signed for the shopper. */
    authConfig: AuthConfig;
}
/** Checks an address that a host names. */
declare const absoluteAddress: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "must be an absolute address.">]>;
/** Checks texts by name. */
declare const texts: v.CustomSchema<Readonly<Record<string, string>>, v.ErrorMessage<v.CustomIssue> | undefined>;
/** Schemas of the keys that all SDKs share, to spread into a schema of one's own. */
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

/** What is wrong with a container that a host named by a selector: it has to be in the page before the mount. */
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
/** In place of an overlay that cannot be shown: says so, with two ways on. */
declare function BrokenPanel({ text, onRetry, onClose }: BrokenPanelProps): ReactNode;

/** What a host’s config says of them. */
type HostSettings = Pick<HostConfig<never, never>, 'isolation' | 'locale' | 'overlayContainer' | 'returnFocus'> & NavigationConfig;
interface EmbedProviderProps {
    readonly config: HostSettings;
    /** As it is now: a host can change it. */
    readonly appearance: Appearance;
    readonly children: ReactNode;
}
/** Gives every surface below it the same appearance. */
declare function EmbedProvider({ config, appearance, children }: EmbedProviderProps): ReactNode;

/** What has no names inside that a host would write. */
type Leaf = boolean | null | number | string | undefined | EventTarget | readonly unknown[] | ((...given: never) => unknown);
type Member<Owner, Name> = Name extends keyof Owner ? Exclude<Owner[Name], Leaf> : never;
/** The names that one of two types has alone: `uiConfig.cardBox.className`. A record of any names has them all. */
type Differing<A, B, Path extends string = ''> = string extends keyof A | keyof B ? never : {
    [Name in (keyof A | keyof B) & string]: Name extends keyof A & keyof B ? [Member<A, Name>] extends [never] ? never : [Member<B, Name>] extends [never] ? never : Differing<Member<A, Name>, Member<B, Name>, `${Path}${Name}.`> : `${Path}${Name}`;
}[(keyof A | keyof B) & string];
/**
 * Says which type a schema checks. The compiler refuses a schema that has other names than the type, and says which
 * those are.
 */
declare const describes: <Config>() => <Schema extends v.GenericSchema>(schema: [Differing<Config, v.InferInput<Schema>>] extends [never] ? Schema : Differing<Config, v.InferInput<Schema>>) => [Differing<Config, v.InferInput<Schema>, "">] extends [never] ? Schema : Differing<Config, v.InferInput<Schema>, "">;

/** Tells a host what has happened. A listener that throws harms nobody else, and the page's error tracking hears of it. */
interface Emitter<Events> {
    on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
    emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
    clear(): void;
}

/** The element of a page that has focus, however deep in shadow roots it lies. */
declare function deepActiveElement(page?: Document): Element | null;

/** Where a mount stands. */
type MountStatus = 'loading' | 'ready' | 'failed' | 'unmounted';
/** What `mount()` returns: how a host talks to what it has mounted. */
interface Handle<Update, State, Events> {
    /** Where the mount stands now. */
    readonly status: MountStatus;
    /** Resolves when the first data has come or failed to; never rejects. */
    readonly ready: Promise<void>;
    /** Plain data without card numbers, PINs or tokens. */
    getState(): Readonly<State>;
    /** Calls back with the state after each change; returns how to stop. */
    subscribe(listener: (state: Readonly<State>) => void): () => void;
    /** Listens to something that happens; returns how to stop. */
    on<Name extends keyof Events>(event: Name, listener: (detail: Events[Name]) => void): () => void;
    /** Changes what may change. It never remounts, and what was typed stays. */
    update(patch: Update): void;
    /** Reads the data again; resolves when it has come or failed to, and never rejects. */
    refresh(): Promise<void>;
    /** Takes everything out of the page. May be called at any time, and twice. */
    unmount(): void;
}

/** Checks a retailer's own banners. */
declare const bannerTableEntry: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
    readonly key: v.StringSchema<"must be text.">;
    readonly domain: v.StringSchema<"must be text.">;
    readonly tenantName: v.StringSchema<"must be text.">;
    readonly xBannerName: v.StringSchema<"must be text.">;
    readonly storeLocatorBrand: v.StringSchema<"must be text.">;
    readonly modalityCapabilities: v.ArraySchema<v.PicklistSchema<readonly ["PICKUP", "DELIVERY", "SHIP", "IN_STORE"], `must be one of ${string}.`>, undefined>;
    readonly behaviour: v.RecordSchema<v.StringSchema<undefined>, v.BooleanSchema<"must be true or false.">, undefined>;
}, undefined>, "must be a list of banners.">, undefined>;

/** The error a host sees for a config that cannot work: every problem at once, and no value of it. */
declare function configError(product: string, found: readonly string[]): GrocerError;
interface ConfigSchema extends v.GenericSchema {
    readonly entries: object;
}
/** What is wrong with what a host passed in, a sentence each; empty when nothing is. */
declare function configProblems(schema: ConfigSchema, config: unknown): readonly string[];

/** Checks what is on or off, where it is said. */
declare const flag: v.OptionalSchema<v.BooleanSchema<"must be true or false.">, undefined>;
/** Checks a text, where there is one. */
declare const words: v.OptionalSchema<v.StringSchema<"must be text.">, undefined>;
/** Checks a function, where there is one. */
declare const callback: v.OptionalSchema<v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
/** Checks how the host's pages are gone to. */
declare const navigationEntry: v.OptionalSchema<v.ObjectSchema<{
    readonly navigate: v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>;
}, undefined>, undefined>;
/** Schemas of what every SDK can change, to spread into a schema of one's own. */
declare const hostUpdateEntries: {
    readonly appearance: v.OptionalSchema<v.ObjectSchema<{
        readonly tokens: v.OptionalSchema<v.CustomSchema<Readonly<Record<string, string>>, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
        readonly colorScheme: v.OptionalSchema<v.PicklistSchema<["light", "dark", "auto"], "must be light, dark or auto.">, undefined>;
    }, undefined>, undefined>;
    readonly messages: v.OptionalSchema<v.CustomSchema<never, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
    readonly token: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
    readonly shopperId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<`must be ${string}.`>, v.MinLengthAction<string, 1, "must not be empty.">]>, undefined>;
};
/** The addresses of a config that a bearer token or card data go to, by their keys. */
type Addresses = Readonly<Record<string, unknown>>;
interface Checked<Config> {
    readonly product: string;
    readonly config: ConfigSchema;
    readonly update: ConfigSchema;
    readonly addresses?: (config: Config) => Addresses;
}
/** Makes what refuses a config, or an update, with every problem at once. */
declare function createConfigCheck<Config extends {
    readonly environment: Environment;
}>({ product, config: configSchema, update: updateSchema, addresses, }: Checked<Config>): {
    /** Checks what a host passed in; throws `invalid_config` with every problem, `more` among them. */
    checkConfig(config: Config, more?: readonly string[]): void;
    /** Checks what a host wants changed; throws `invalid_config` with every problem. */
    checkUpdate(patch: object): void;
};

/** How long work goes on: as long as a mount lives, and for one shopper. */
interface Lives {
    /** Ends with the mount. */
    readonly life: AbortSignal;
    /** Ends with the mount, and with the shopper. */
    readonly signal: AbortSignal;
    begin(): void;
    end(): void;
    /** Says later whether the shopper is still the one of now. */
    forShopper(): () => boolean;
    /** Gives up whatever is under way for a shopper who may not be the one who goes on. */
    endShopper(): void;
}

/** What the components of an SDK stand on: a store with a public side, in one life. */
interface SdkCore<Store, State, Events> {
    readonly store: {
        getState(): Store;
        subscribe(listener: () => void): () => void;
    };
    readonly emitter: Emitter<Events>;
    /** What the host sees of the store. */
    readonly getState: () => State;
    /** Calls back when anything has changed; returns how to stop that. */
    readonly subscribe: (listener: () => void) => () => void;
    /** Takes part in its life; the first to do so begins it. Returns how to leave; the last one out ends it. */
    readonly retain: () => () => void;
}
interface ScopeProps<Core> {
    readonly core: Core;
    readonly children: ReactNode;
}
/** Makes the context of an SDK's components and its hooks; `provider` is the component that they have to be inside. */
declare function createCoreContext<Store, State, Events, Core extends SdkCore<Store, State, Events>>(provider: string): {
    Scope: ({ core, children }: ScopeProps<Core>) => ReactNode;
    useCore: () => Core;
    /** Reads from the store; renders again when what was read changes. */
    useCoreStore<Selected>(select: (state: Store) => Selected): Selected;
    /** What can be done; actions never change, so reading them renders nothing again. */
    useActions: () => Store;
    /** Reads what the host sees. The function should return a part of it, not something new each time. */
    usePublicState<Selected>(select: (state: State) => Selected): Selected;
    /** Listens to an event for as long as the component is in the page. */
    useEvent<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): void;
};

interface Schema {
    readonly entries: object;
}
/** Everything in an SDK that a host calls by its name. */
interface KnownNames {
    readonly product: string;
    readonly config: Schema;
    readonly update: Schema;
    readonly tokens: readonly Token[];
    readonly events: Readonly<Record<string, true>>;
    /** The parts that its words come in. */
    readonly parts: Readonly<Record<string, true>>;
    /** Keys whose values are a host's own objects, which may well have more in them, such as `activeModality.address`. */
    readonly data: readonly string[];
}
/** Warns of names that nobody reads, once each. */
interface NameAdvice {
    config(config: unknown): void;
    update(patch: unknown): void;
    event(name: string): void;
    /** Looks at the host's words of one part, which are known only where the part is. */
    words(part: string, own: object, theirs: object): void;
}
/** What tells a host's developers of misspelt names. */
declare function createNameAdvice({ product, config, update, tokens, events, parts, data, }: KnownNames): NameAdvice;

/** Hands what knows the names to a check, as soon as it has loaded; never in production. */
type NameCheck<Names> = (check: (names: Names) => void) => void;

/** What an SDK stands on before it has a store: its events, its lives, its clock, and who knows its names. */
interface Shell<Events> {
    readonly emitter: Emitter<Events>;
    readonly lives: Lives;
    readonly timing: Timing;
    /** Looks for names that the host has misspelt. */
    readonly names: NameCheck<NameAdvice>;
}
/** Makes the shell of one mount; `loadNames` loads what warns of misspelt names. */
declare function createShell<Events>({ environment, clock }: Pick<HostConfig<never, never>, 'environment' | 'clock'>, loadNames: (tokens: readonly Token[]) => Promise<NameAdvice>): Shell<Events>;
/** A core that a host can change, and that looks for names it has misspelt. */
interface UpdatableCore<Store, State, Events, Update> extends SdkCore<Store, State, Events> {
    readonly names: NameCheck<NameAdvice>;
    readonly update: (patch: Update) => void;
}
/** What a host hears where nothing can be shown. */
interface LoadFailed {
    'load:failed': {
        readonly error: GrocerError;
    };
}
interface CoreParts<Store, State, Events, Update> {
    /** What the SDK is called in messages for developers. */
    readonly product: string;
    readonly shell: Shell<Events>;
    /** The config as the host has written it. */
    readonly written: unknown;
    readonly store: SdkCore<Store, State, Events>['store'];
    /** What the host sees of the store. */
    readonly project: (state: Store) => State;
    readonly checkUpdate: (patch: Update) => void;
    /** Takes over what a host has changed. */
    readonly takeOver: (patch: Update) => void;
    /** Takes up that it cannot begin, in a browser that is too old. */
    readonly fail: (error: GrocerError) => void;
    readonly begin: () => void;
    readonly end: () => void;
}
/** Joins shell and store to what components and handles stand on. */
declare function createCore<Store, State, Events extends LoadFailed, Update>({ product, shell: { names, emitter, lives }, written, store, project, checkUpdate, takeOver, fail, begin, end, }: CoreParts<Store, State, Events, Update>): UpdatableCore<Store, State, Events, Update>;

interface PageLinkProps {
    readonly to: string;
    readonly part: string;
    /** Default: quiet. */
    readonly kind?: 'primary' | 'quiet';
    /** Default: that of a button. */
    readonly className?: string;
    /** Names the link where its content does not. */
    readonly label?: string;
    /** That it leads to the page that is on. */
    readonly current?: 'page' | undefined;
    readonly children: ReactNode;
}
/** Leads to a page of the host: by the host's own navigation, unless the shopper wants another tab. */
declare function PageLink({ to, part, kind, className, label, current, children, }: PageLinkProps): ReactNode;

/** A layer whose content is on its way; `text` says so where it takes long. */
declare const WaitingLayer: ({ text }: {
    readonly text: string;
}) => ReactNode;

/** How far a part of the page, or what it shows, has come. One that `failed`, or shows nothing, is as high as it is. */
type PartPhase = 'waiting' | 'idle' | 'loading' | 'ready' | 'failed';

interface PartProps {
    /** Our element in the page, where `mount()` has put one. */
    readonly element?: HTMLElement;
}
/** A part of the page. */
type InlinePart = (props: PartProps) => ReactNode;
/** A part of the page with a place for what the host puts into it. */
type SlottedPart = (props: PartProps & {
    readonly children?: ReactNode;
}) => ReactNode;
interface PartParts {
    /** The name of the part of the page. */
    readonly part: string;
    /** How far what is shown has come. */
    readonly usePhase: () => PartPhase;
    readonly Guarded: (props: {
        readonly children: ReactNode;
    }) => ReactNode;
    readonly View: () => ReactNode;
}
/** Makes a component that shows a view in the page's flow. */
declare const createInlinePart: ({ part, usePhase, Guarded, View }: PartParts) => SlottedPart;

/** How an SDK looks and speaks, with defaults filled in. */
interface Looks<Words extends object> {
    readonly locale: string;
    readonly appearance: Appearance;
    /** The host's words, by part. */
    readonly messages: Words;
}
/** What of looks and words a host's update changes. */
declare const updatedLooks: <Words extends object>(looks: Looks<Words>, { appearance, messages }: {
    appearance?: Appearance;
    messages?: Words;
}) => Partial<Looks<Words>>;

/** What the effects of a slice read and change: its own state, and what it needs of its neighbours. */
interface SliceStore<State extends object, Needs extends object = object> {
    readonly set: (patch: Partial<State>) => void;
    readonly get: () => State & Needs;
}
/** One part of the store: its own state and actions, and what it needs of its neighbours. */
type Slice<State extends object, Needs extends object = object> = (set: SliceStore<State, Needs>['set'], get: SliceStore<State, Needs>['get']) => State;

interface InlineSurfaceProps {
    /** Our element in the page, where there is one already; otherwise one is rendered in place. */
    readonly element?: HTMLElement | undefined;
    readonly part: string;
    readonly phase: PartPhase;
    /** Of the page itself: shown where our children have a slot. */
    readonly slotted?: ReactNode;
    readonly children: ReactNode;
}
/** Shows its children in the page's flow, out of reach of its styles. On a server, and in a browser too old, it is an empty place. */
declare function InlineSurface({ element, part, phase, slotted, children }: InlineSurfaceProps): ReactNode;

interface OverlayProps {
    readonly open: boolean;
    /** Keeps its children while it is closed, outside the page, so that they need not be made again. */
    readonly keep?: boolean;
    /** What the overlay belongs to; a modal of the page around it takes the overlay in. Default: what has focus. */
    readonly near?: Target | undefined;
    readonly children: ReactNode;
}
/** Shows its children above everything else on the page while `open`. */
declare function Overlay({ open, keep, near, children }: OverlayProps): ReactNode;

/** What hosts can change of every SDK: its looks, and its words by part. */
interface WithSettings {
    readonly settings: {
        readonly appearance: Appearance;
        readonly messages: object;
    };
}
/** The core of an SDK that has surfaces. */
interface SurfaceCore<Store, State, Events> extends SdkCore<Store, State, Events> {
    readonly config: HostSettings;
    readonly names: NameCheck<NameAdvice>;
}
/** Makes the context and hooks of an SDK that has surfaces, with its looks and words. */
declare function createSdkContext<Messages extends Record<keyof Messages, object>, Store extends WithSettings, State, Events, Core extends SurfaceCore<Store, State, Events>>(provider: string): {
    /** Makes a core usable by everything below, with its looks, and keeps it alive while it is in the page. */
    Scope: ({ core, children }: {
        readonly core: Core;
        readonly children: ReactNode;
    }) => ReactNode;
    /** The words of one part: the SDK's own, with the host's in their place. */
    useText<Part extends keyof Messages & string>(part: Part, own: Messages[Part]): Messages[Part];
    useCore: () => Core;
    useCoreStore<Selected>(select: (state: Store) => Selected): Selected;
    useActions: () => Store;
    usePublicState<Selected>(select: (state: State) => Selected): Selected;
    useEvent<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): void;
};

interface GuardedProps {
    /** What to show instead; a notice in place where not said. */
    readonly instead?: (retry: () => void) => ReactNode;
    /** Called when the part breaks, after the host has been told. */
    readonly onBroken?: () => void;
    readonly children: ReactNode;
}
interface GuardParts {
    /** What the SDK is called in messages for developers: `wallet`. */
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
/** Makes what an SDK shows in place of a part that breaks, or cannot be loaded. */
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
    /** What the SDK is called in messages for developers. */
    readonly product: string;
    /** The name of its part of the page. */
    readonly part: string;
    readonly container: Target | undefined;
    /** What is shown; `element` is ours in the container, where there is one. */
    readonly content: (element: HTMLElement | undefined) => ReactNode;
    /** What is to be closed before everything goes. */
    readonly onUnmount?: () => void;
}
/** Puts an SDK into the page, in a React root of its own. Returns the handle of `mount()`. */
declare function mountCore<Update, State extends {
    readonly status: Exclude<MountStatus, 'unmounted'>;
}, Events>({ emitter, getState, subscribe, update, refresh, retain }: MountableCore<Update, State, Events>, { product, part, container, content, onUnmount }: Mounting): Handle<Update, State, Events>;

/** That a part of an SDK could not be shown, or loaded; the same thing, done again, may work. */
declare const partError: (product: string, done: "loaded" | "shown") => GrocerError;

/** Reads the public side of a store; the same object for as long as none of the named keys has changed. */
declare function createPublicState<Store, State>(keys: readonly (keyof Store)[], project: (state: Store) => State): (state: Store) => State;

interface Followed<Config, Update, Made> {
    /** The provider's own name. */
    readonly provider: string;
    readonly create: (config: Config) => Made;
    /** What `update()` takes, as the config has it. */
    readonly changeable: (config: Config) => Update;
    /** Everything else; default: all but what `changeable` has, and but the token and whose it is. */
    readonly fixed?: (config: Config) => object;
}
/** What an update says of who is signed in, as a config has it. */
declare const signedInAs: ({ token, shopperId }: AuthConfig) => Pick<AuthConfig, "shopperId" | "token">;

interface ProviderProps<Config> {
    /**
     * What `update()` takes follows the newest render; functions are always the newest. Anything else is read once:
     * give the provider another `key` to start anew, as for another shopper.
     */
    readonly config: Config;
    readonly children: ReactNode;
}
/** A component that gives everything below it one core of an SDK. */
type Provider<Config> = (props: ProviderProps<Config>) => ReactNode;
interface ProviderParts<Config, Update, Core> extends Followed<Config, Update, Core> {
    readonly Scope: (props: {
        readonly core: Core;
        readonly children: ReactNode;
    }) => ReactNode;
}
/** Makes an SDK's provider: one core for all components below it, in step with the config of the newest render. */
declare const createProvider: <Config extends {
    readonly environment: Environment;
}, Update extends object, Core extends {
    update(patch: Update): void;
}>({ Scope, ...followed }: ProviderParts<Config, Update, Core>) => Provider<Config>;

/** Puts the distance of a store into words. */
type DistanceOf = (store: Pick<StoreResult, 'distance'>, miles: string) => string;
/** Puts distances of many stores into words; a format of numbers takes its time to be made. */
declare function createDistances(locale: string): DistanceOf;

/** Fills the `{names}` in a message; a name without a value stays out of the sentence. */
declare const formatMessage: (text: string, values: Readonly<Record<string, string>>) => string;

/** The form of a message that goes with a number. */
declare const pluralOf: (forms: {
    readonly one: string;
    readonly other: string;
}, count: number, locale: string) => string;

/** Loads a part of an SDK. */
interface Load<Part> {
    (): Promise<Part>;
    /** What has come: whoever wants it next shows it at once, without a promise to wait for. */
    arrived?: Part;
}
/**
 * Loads a part when it is first asked for, and again after it has failed. Browsers of before autumn 2026 keep in mind that an address could not
 * be imported and refuse it from then on (whatwg/html#6768); with another fragment the same file is another module to
 * them. What the file itself imports, and could not be had either, stays refused.
 */
declare function lazy<Part>(load: () => Promise<Part>): Load<Part>;
/** A part of an SDK that is loaded when it is wanted. */
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
 * Loads a chunk once it is wanted. Not `lazy`: React holds back what a Suspense boundary reveals for 300 ms,
 * which a shopper who has pressed a button would wait for, even when the chunk is long there.
 */
declare function useChunk<Loaded>(load: Load<Loaded>, isWanted: boolean): Chunk<Loaded>;

/** Names the document that a part is in, for as long as the part is. */
declare function usePageTitle(part: RefObject<HTMLElement | null>, title: string): void;

/** Runs in the first quiet moment, or a little later where a browser cannot tell. Returns how not to. */
declare function whenIdle(run: () => void): () => void;
/** Has the page had a quiet moment since the component came into it? */
declare function useIdle(): boolean;

/** Acts whenever the page is shown again: its tab is looked at, or Back brought it out of the browser's cache. */
declare function onPageReturn(act: () => void, signal: AbortSignal): void;

/**
 * What belongs to something and is made when it is first asked for, such as actions whose code comes with their screen;
 * their state is in the one store from the beginning.
 */
declare function oncePer<Core extends object, Part>(create: (core: Core) => Part): (core: Core) => Part;

/** Hands events to a host's analytics; what the callback throws goes to the page's error tracking. */
declare const createReport: <Event>(callback: ((event: Event) => void) | undefined) => (event: Event) => void;
/** A failed call as analytics hear of it. */
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
 * Tells host and analytics of a failed call: what a service refuses is the shopper's affair, everything else is its own.
 * Whoever may not do what they wanted is sent to sign in, once. Nothing is told of calls that were given up, nor of those of a
 * session that is over, which has an event of its own.
 */
declare function tellError({ session, report, emitter }: FailureHearers, error: GrocerError): void;

/** A value that the browser keeps under a name. */
interface Stored {
    /** Whatever is there, which may be somebody else's; `undefined` where there is nothing to be read. */
    read(): unknown;
    /** `undefined` forgets. */
    keep(value: unknown): void;
}
declare const PLACES: {
    readonly tab: () => Storage;
    readonly browser: () => Storage;
};
/** Keeps a value for this tab, or for this browser. One that is set to keep nothing reads as empty and never fails. */
declare const createStored: (place: keyof typeof PLACES, name: string) => Stored;

interface Whereabouts$1 {
    readonly environment: Environment;
    readonly bannerDomain?: string;
}
/** The base address of the services, by environment and banner, unless the host has named one. */
declare function serviceBase({ environment, bannerDomain }: Whereabouts$1, named: string | undefined): string;

interface ScriptSource {
    readonly url: string;
    readonly integrity: string | undefined;
    readonly nonce: string | undefined;
}
/**
 * Loads a vendor's script into a page. `import()` is the one way that a page under `trusted-types 'none'` allows; a tag is
 * used where the host asks for an integrity check or gives a nonce, and in a frame's page, which `import()` does not
 * reach. Rejects where the script cannot be had.
 */
declare function loadScript(source: ScriptSource, page?: Document): Promise<void>;

/** What a host says that decides where the fraud script is. */
interface Whereabouts {
    readonly environment: Environment;
    readonly bannerDomain?: string;
    readonly appName?: AppName;
    readonly cspNonce?: string;
}
/** The fraud-detection script of a page. */
interface FraudDevice {
    /** Loads the script the first time; nothing waits for it, and nothing is missed without it. */
    load(): void;
    /** What the script knows of the device by now, whole or not at all; nothing of more than 10,000 characters. */
    data(): DeviceData | undefined;
}
/** The fraud-detection script, by where a host is; nothing is loaded yet. */
declare function createFraudDevice(host: Whereabouts): FraudDevice;

interface Living {
    /** What the SDK is called in messages for developers. */
    readonly product: string;
    readonly emitter: {
        emit(name: 'load:failed', detail: {
            readonly error: GrocerError;
        }): void;
    };
    begin(): void;
    end(): void;
    /** Takes up that it cannot begin: in a browser that is too old, where nothing is shown. */
    fail(error: GrocerError): void;
}
/**
 * Counts who takes part in a mount: the first one begins it, the last one out ends it. Returns how to take part. In a
 * browser that is too old it never begins, and the page's own error tracking hears of that as well.
 */
declare function createRetain({ product, emitter, begin, end, fail }: Living): () => () => void;

export { BrokenPanel, EmbedProvider, InlineSurface, Overlay, PageLink, WaitingLayer, absoluteAddress, bannerTableEntry, callback, configError, configProblems, containerProblems, createConfigCheck, createCore, createCoreContext, createDistances, createFraudDevice, createGuard, createInlinePart, createNameAdvice, createProvider, createPublicState, createReport, createRetain, createSdkContext, createShell, createStored, deepActiveElement, describes, flag, formatMessage, hostConfigEntries, hostUpdateEntries, lazy, loadScript, mountCore, navigationEntry, onPageReturn, oncePer, partError, pluralOf, serviceBase, signedInAs, tellError, texts, updatedLooks, useChunk, useIdle, usePageTitle, whenIdle, words };
export type { Appearance, Chunk, DeepPartial, DistanceOf, Emitter, FailureEvent, FraudDevice, Handle, HostConfig, HostUpdate, InlinePart, KnownNames, Load, Looks, NameAdvice, NavigationConfig, PartPhase, Provider, SdkCore, Shell, SignedInConfig, Slice, SliceStore, SlottedPart, Stored, UpdatableCore };

// ---- error-codes.d.ts

/** Who can do something about a failure: the host's developers, the services, who is signed in, or the shopper. */
type ErrorCategory = 'host' | 'service' | 'session' | 'user_constraint';
/** Every way a call or a mount can end badly, and who can do something about it. Stable: programs may branch on these. */
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
/** Maps one kind of refusal on the wire to a code; the first rule that fits wins. */
interface ErrorRule {
    /** Absent fits any. */
    readonly status?: number;
    /** The body's `code`; absent fits any. */
    readonly code?: string;
    /** The body's exact `reason`; absent fits any. */
    readonly reason?: string;
    /** What the body's `code` contains; absent fits any. */
    readonly codeHas?: string;
    /** Is the body's `reason` meant for the shopper, as if it were the customer's message? */
    readonly showsReason?: true;
    readonly as: ErrorCode;
}

export type { ErrorRule as E, ErrorCode as a, ErrorCategory as b };

// ---- grocer-error.d.ts

import { a as AuthType } from './app.js';
import { a as ErrorCode } from './error-codes.js';

/** Time as the SDKs see it, so that tests can hold it in their hands. */
interface Timing {
    now(): number;
    /** Resolves after `ms`, or at once when the signal aborts. */
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
    /** From 0 up to 1. */
    random(): number;
}
/** The real clock, timers and dice; `now` may be the host's own clock. */
declare const realTiming: (now?: () => number) => Timing;
interface Within {
    readonly ms: number;
    readonly timing: Timing;
    readonly signal: AbortSignal;
}
/** The promise's value, or `undefined` if it rejects, takes longer than `ms`, or nobody waits any more. */
declare function within<Value>({ ms, timing, signal }: Within, promise: Promise<Value>): Promise<Value | undefined>;

/** A value together with how often it has been replaced. */
interface Held {
    readonly value: string;
    readonly generation: number;
    /** How often it has been set for somebody who may be another person. */
    readonly epoch: number;
}
/** A bearer token or payment intent: something that goes stale and is replaced once for all who wait. */
interface Renewable {
    current(): Held | undefined;
    /** A value newer than `stale`, or `undefined` when five tries in a row brought none that was accepted. */
    renew(stale: number): Promise<Held | undefined>;
    /** Says that the service took this generation, so that the count of tries starts again. */
    confirm(generation: number): void;
    /** Sets a value from outside and takes up work again. Default: it may be another person's. */
    replace(value: string, options?: {
        isOfSame: boolean;
    }): void;
}
interface RenewableOptions {
    readonly value: string | undefined;
    /** Where a new value comes from; absent when the host gave no way. */
    readonly fetchNew: (() => Promise<string>) | undefined;
    readonly timing: Timing;
    /** Ends when nobody wants a value any more. */
    readonly life: () => AbortSignal;
}
/**
 * Keeps one value fresh: however many callers find it stale, each generation is replaced by one call of
 * `fetchNew`, at most five times until a value is accepted.
 */
declare function createRenewable({ value, fetchNew, timing, life }: RenewableOptions): Renewable;

/** How a host signs its shopper's calls. */
interface AuthConfig {
    /** How the token was issued. */
    type: AuthType;
    /** The bearer token of the signed-in shopper. */
    token: string;
    /**
     * Whose token it is, by an id of the host's own. A new token with the same id, as after signing in again, keeps what
     * the shopper has typed. Default: a new token may be anybody's.
     */
    shopperId?: string | undefined;
    /** Asked for a new token when the service refuses the old one, up to five times in a row. Default: the session ends then. */
    getNewToken?: () => Promise<string>;
    /** Called once when the session cannot be renewed, with the path to come back to. */
    redirectToSignIn?: (returnTo: string) => void;
}
/** Who asks. The token itself stays inside this closure and the headers of a request. */
interface AuthSession extends Omit<Renewable, 'renew' | 'replace'> {
    readonly type: AuthType;
    /** A token newer than `stale`; `offline` where there was no network to get one by, `undefined` where the session is over. */
    renew(stale: number): Promise<Held | 'offline' | undefined>;
    /** Ends the session until a new token is set; tells the host and sends it to sign in, once. */
    expire(): void;
    /** Whose token it is, where the host has said so. */
    shopperId(): string | undefined;
    /** Is the shopper with this id certainly the one of now? Of an id that is not named nobody knows. */
    isOf(shopperId: string | undefined): boolean;
    /** Is this the token of now, and not said to be another shopper's? */
    isInUse(token: string, shopperId: string | undefined): boolean;
    /** Takes up work again with a token from outside. */
    replace(token: string, shopperId?: string): void;
}
interface AuthSessionParts {
    readonly timing: Timing;
    /** Ends when the SDK is unmounted: from then on nobody is sent anywhere. */
    readonly life: () => AbortSignal;
    readonly onExpired: () => void;
}
/**
 * The shopper's session: one refresh for all who wait, five in a row, then the sign-in page once. Without a
 * config nobody is signed in until a token is set.
 */
declare function createAuthSession(config: AuthConfig | undefined, { timing, life, onExpired }: AuthSessionParts): AuthSession;

/** What is known of a failure. Nothing here may hold a token, a card number, a PIN or an address. */
interface GrocerErrorDetails {
    readonly code: ErrorCode;
    /** For developers' logs; shoppers read the SDK's own messages. */
    readonly message: string;
    /** May the same thing be tried again as it is? */
    readonly retryable: boolean;
    readonly status?: number;
    /** The path template, never the filled path. */
    readonly endpoint?: string;
    /** The idempotency key of the operation. */
    readonly operationId?: string;
    /** Words the service itself wants shown. */
    readonly customerMessage?: string;
    /** How long the service asks to wait before another try, in ms. */
    readonly retryAfterMs?: number;
    /** The service's reason, for developers' logs. */
    readonly reason?: string;
    /** What a host's own code threw, where that is what went wrong. */
    readonly cause?: unknown;
}
/** The one error type of the SDKs: frozen, with a closed `code`; its cause is a host's own exception, or none. */
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
/** Is this a GrocerError, of this copy of the package or another? */
declare const isGrocerError: (value: unknown) => value is GrocerError;

export { GrocerError as G, createRenewable as b, createAuthSession as c, isGrocerError as i, realTiming as r, within as w };
export type { AuthSession as A, Renewable as R, Timing as T, AuthConfig as a };

// ---- http.d.ts

import { C as Call } from './call.js';
import { A as AppName } from './app.js';
import { G as GrocerError, R as Renewable, A as AuthSession, T as Timing } from './grocer-error.js';
import { a as ErrorCode } from './error-codes.js';

/** How an expected failure travels: as a value, never thrown. */
type Result<Value> = {
    readonly ok: true;
    readonly value: Value;
} | {
    readonly ok: false;
    readonly error: GrocerError;
};
declare const ok: <Value>(value: Value) => Result<Value>;
declare const err: (error: GrocerError) => Result<never>;

/** How a service refuses something. */
interface Refusal {
    readonly status: number;
    readonly reason: string;
}

/** What a second look found after a write whose answer was lost. */
type Reconciled<Output> = {
    readonly kind: 'happened';
    readonly value: Output;
} | {
    readonly kind: 'did-not-happen';
} | {
    readonly kind: 'unknown';
};
/** What every request carries besides the token, such as a payment intent: it goes stale, and is renewed, as that does. */
interface Carried {
    /** The header that it goes in. */
    readonly header: string;
    readonly renewable: Renewable;
    /** How the service says that it is stale. */
    readonly refusal: Refusal;
    /** How an operation ends that gets no fresh one. */
    readonly code: ErrorCode;
}

interface HttpOptions {
    /** The service's base address, without a trailing slash. */
    readonly baseUrl: string;
    /** Path templates that a host serves elsewhere, by call name. */
    readonly paths: Readonly<Record<string, string>>;
    readonly application: AppName;
    readonly tenant: string;
    readonly session: AuthSession;
    /** What requests carry besides the token, and is renewed as it is. */
    readonly carried?: Carried | undefined;
    /** More headers, asked for before each request. */
    readonly headers?: (() => Readonly<Record<string, string>>) | undefined;
    readonly timing: Timing;
    /** Hears the `Date` of every answer that has one to say. */
    readonly onDate?: ((date: null | string) => void) | undefined;
}
interface SendOptions<Output> {
    readonly signal: AbortSignal;
    /** The idempotency key; a fresh one where the caller holds none. */
    readonly key?: string;
    readonly reconcile?: () => Promise<Reconciled<Output>>;
    /** Asked without the shopper: a session that is over is found to be so later, by something that they do. */
    readonly inBackground?: boolean;
}
/** The one way to the wire. */
interface Http {
    send<Input, Output, Body, Answer, Wire>(call: Call<Input, Output, Body, Answer, Wire>, input: Input, options: SendOptions<Output>): Promise<Result<Output>>;
}
/**
 * Sends calls of the contract: one ky instance without its own retries, one operation runner. Never rejects;
 * ends in any code but those of a host's mistake.
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

/** Why nothing can be shown, where the browser is older than those that an SDK is made for. */
declare const browserProblem: (product: string) => GrocerError | undefined;

/**
 * Hands what a host's own code threw to the page's error tracking, as the browser does with a listener of an event. On a
 * server, which has no such thing, it goes to the console.
 */
declare function reportThrown(thrown: unknown): void;
/** Runs a host's own code; what it throws is reported, and the answer is `undefined` then. */
declare function callHost<Value>(run: () => Value): Value | undefined;

/** A failure in the words of error logs. Nothing here holds a token, a card number, a PIN or an address. */
interface ErrorReport {
    readonly customerMessage: string | undefined;
    readonly errorCategory: ErrorCategory;
    readonly errorType: ErrorCode;
    /** The path template, never the filled path. */
    readonly normalizedEndpoint: string | undefined;
    readonly status: number | undefined;
}
/** What an error log keeps of a failure. */
declare const errorReportOf: ({ customerMessage, code, endpoint, status, }: Pick<GrocerError, "code" | "customerMessage" | "endpoint" | "status">) => ErrorReport;

/** Questions of one kind, of which only the last one counts. */
interface Latest {
    /** Begins another question: the one before is given up. Its signal aborts once its answer is out of date. */
    next(): AbortSignal;
    /** Gives up the question that is open. */
    drop(): void;
}
/** Keeps answers from being taken that are out of date; `within` is asked as a question begins, for what ends all of them. */
declare function createLatest(within: () => AbortSignal): Latest;

/** Does the browser think that it is connected to something? Yes where nobody can tell. */
declare const isOnline: () => boolean;

/** A fresh id; a page that came by plain http has no `crypto.randomUUID`. */
declare function newId(): string;

/** The service's time, as far as its answers have told it. */
interface ServerClock {
    /** Epoch milliseconds; the device's own time until the first answer. */
    now(): number;
    /** Takes note of the `Date` of an answer; anything that is no date says nothing. */
    hear(date: null | string): void;
    /** Can nobody be sure of it until the next answer, since the device slept, or its clock was set? */
    isUnsure(): boolean;
}
interface Clocks {
    /** The device's time, which may be wrong, and be set. */
    readonly wall: () => number;
    /** Milliseconds that only ever go on, though they may stand still while the device sleeps. */
    readonly steady?: () => number;
}
/** Tells the service's time by its own answers and the time that has gone by since; wrong device clocks do no harm. */
declare function createServerClock({ wall, steady }: Clocks): ServerClock;

/** Something that a shopper wants done, pressed once or more often: it is sent as it is, under its key, each time. */
interface Write<Sent> {
    /** The idempotency key. */
    readonly key: string;
    readonly sent: Sent;
}
/** The one write of its kind that may be under way. */
interface Writes<Sent> {
    /** The open write of what `identity` stands for, if there is one. */
    pending(identity: string): Write<Sent> | undefined;
    /** Begins another write, under a key of its own. */
    begin(identity: string, sent: Sent): Write<Sent>;
    /** The open write of the same, or else a new one: a service refuses a key that comes with something else. */
    of(sent: Sent): Write<Sent>;
    /** Takes up an answer; one that leaves open whether it was done keeps the write open. */
    settle(write: Write<Sent>, result: Result<unknown>): void;
    /** Forgets a write that nobody means any more, with what it would send. */
    prune(): void;
    /** Forgets the open write if it is this: the same, wanted again, is something else from now on. */
    forget(isIt: (sent: Sent) => boolean): void;
}
/** Can the same thing, sent again, still come to something? Then it keeps its key. */
declare const isOpenEnd: ({ retryable, code }: Pick<GrocerError, "code" | "retryable">) => boolean;
/**
 * Keeps what is being written until there is a definite answer. `meaning` is asked as a write begins, for what tells
 * later whether it is still meant: by the same shopper, in the same form.
 */
declare function createWrites<Sent>(newId: () => string, meaning: () => () => boolean): Writes<Sent>;

export { ErrorCategory, GrocerError, Result, browserProblem, callHost, createLatest, createServerClock, createWrites, errorReportOf, isOnline, isOpenEnd, newId, reportThrown };
export type { ErrorReport, Latest, ServerClock, Write, Writes };

// ---- store.d.ts

type CountryCode = 'US' | 'CA';
/** The country a region code lies in: CA for a Canadian one, otherwise US. */
declare const countryOf: (regionCode: string) => CountryCode;

/** Where somebody lives or is billed, in the one shape that every SDK uses. */
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
/** The street and unit on one line, as an address is read aloud. */
declare const streetLine: ({ street, unit }: Address) => string;
/** The city line below the street: "Cincinnati, OH 45202". */
declare const localityLine: ({ locality, region, postalCode }: Address) => string;
/** Do two addresses name the same place? Case and surrounding space do not matter. */
declare function isSameAddress(a: Address, b: Address): boolean;
/** Are two addresses written the same, to the letter? */
declare const isWrittenSame: (a: Address, b: Address) => boolean;
/** Account addresses with the one of type "home" first. */
declare const homeFirst: (list: readonly SavedAddress[]) => readonly SavedAddress[];

/** A place on the globe, in degrees. */
interface GeoPoint {
    readonly lat: number;
    readonly lng: number;
}
/** The degrees between which everything near a point lies. */
interface GeoBox {
    readonly south: number;
    readonly north: number;
    readonly west: number;
    readonly east: number;
}
/** How far stores are looked for. */
declare const STORE_SEARCH_RADIUS_MILES = 500;
/** The miles between two points over the globe, to two decimals. */
declare function milesBetween(a: GeoPoint, b: GeoPoint): number;
/** A box around everything within a number of miles; it holds a little more at its corners. */
declare function boxAround({ lat, lng }: GeoPoint, miles: number): GeoBox;

/** A store of any banner. */
interface Store {
    /** Eight characters: three of the division, five of the store. */
    readonly locationId: string;
    readonly divisionNumber: string;
    readonly storeNumber: string;
    readonly vanityName: string;
    /** The key of its banner. */
    readonly banner: string;
    readonly address: Address;
    readonly location: GeoPoint;
    readonly isLockerPickupLocation: boolean;
    /** The IANA zone that its clocks show. */
    readonly timeZone: string;
    /** Where another banner shows the store. */
    readonly externalNavigation: {
        readonly webUrl: string;
        readonly linkText: string;
    } | undefined;
}
/** A store as a search finds it. */
interface StoreResult extends Store {
    /** Miles, to two decimals. */
    readonly distance: number;
    readonly currentlyShopping: boolean;
    readonly isCrossBanner: boolean;
    readonly isOpen: boolean;
    readonly openText: string;
}
/** Found stores, nearest first; one without a distance counts as 0 miles away. */
declare const nearestFirst: <Found extends {
    readonly distance?: number | undefined;
}>(stores: readonly Found[]) => readonly Found[];

export { STORE_SEARCH_RADIUS_MILES as a, boxAround as d, countryOf as e, isWrittenSame as f, homeFirst as h, isSameAddress as i, localityLine as l, milesBetween as m, nearestFirst as n, streetLine as s };
export type { Address as A, CountryCode as C, GeoPoint as G, StoreResult as S, SavedAddress as b, Store as c };

// ---- testing-checkouts.d.ts

import { ScheduledModality } from './domain.js';
import { Call } from './contract.js';
import { Http } from './http.js';
import 'valibot';
import './error-codes.js';
import './app.js';
import './grocer-error.js';

/** The services as a page of a shopper reaches them. */
interface ShopperServices {
    readonly http: Http;
    readonly signal: AbortSignal;
}
/** Reaches the services at an address, for whoever a token is of. */
declare function shopperServices(baseUrl: string, token: string): ShopperServices;
/** Sends a call to its end; a refusal is thrown. */
declare const senderOf: ({ http, signal }: ShopperServices) => <Input, Output>(call: Call<Input, Output>, input: NoInfer<Input>) => Promise<Output>;

/** Where the demo's shoppers have things brought. */
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
/** How a checkout is begun. */
interface Beginning {
    /** Default: a phone that can be dialled. */
    readonly phone?: string | undefined;
    /** Default: pickup. */
    readonly modality?: ScheduledModality | undefined;
    /** Who brings a delivery. Default: the shop itself. */
    readonly vendor?: 'OWN' | 'THIRD_PARTY' | undefined;
    /** For the last time that there is, as changes to the order want it. Default: for the first. */
    readonly isLast?: boolean | undefined;
}
/** Begins a checkout of what a shopper picks up, or has brought, as a scheduling page does; its id. */
declare function beginCheckout(services: ShopperServices, { phone, modality, vendor, isLast }?: Beginning): Promise<string>;

/** Changes that are begun. */
interface Changes {
    /** The id of a checkout that is not placed yet. */
    readonly id: string;
    readonly modality?: Beginning['modality'];
    /** Of what is put in besides. Default: two. */
    readonly quantity?: number;
}
/** Places the order of a checkout by the shopper's first card, and puts something more into the cart in which it is changed. */
declare function placeAndChange(services: ShopperServices, { id, modality, quantity }: Changes): Promise<void>;
/** Places an order, and begins changes to it; its checkout. */
declare function beginChanges(services: ShopperServices, beginning?: Beginning): Promise<string>;

export { HOME, beginChanges, beginCheckout, placeAndChange, senderOf, shopperServices };
export type { Beginning, ShopperServices };

// ---- timeslot.d.ts

/** An amount of money in integer cents. */
type Cents = number;
/** Parses "$25.00", "25", "25.5" or "-3.10" into cents; `undefined` when the text is no amount of dollars. */
declare function parseCents(text: string): Cents | undefined;
/** Writes cents as US dollars in the reader's locale: 2500 is "$25.00" in en-US. */
declare const formatCents: (cents: Cents, locale?: string) => string;

/** A span of time as the wire has it: "start/end" in ISO 8601, and the IANA zone of the place. */
interface TimeWindow {
    readonly value: string;
    readonly timeZone: string;
}
/** How much of a product; `code` says why it is left out. */
interface SlotItem {
    readonly gtin13: string;
    readonly quantity: number;
    readonly code: string | undefined;
}
/** What a quote covers, and what falls out of it. */
interface QuoteItems {
    readonly included: readonly SlotItem[];
    readonly excluded: readonly SlotItem[];
}
/** A time that can be reserved. */
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
/** The times of one calendar day at the store or address, "YYYY-MM-DD". */
interface TimeslotDay {
    readonly date: string;
    readonly times: readonly TimeOption[];
}
/** Everything a scheduler can offer. */
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
/** A product and how much of it, as schedulers ask for it. */
interface WantedItem {
    readonly gtin13: string;
    readonly offerId?: string | undefined;
    readonly quantity: number;
}
/** Whose times are wanted. */
interface VendorFilter {
    readonly sources?: readonly string[] | undefined;
    readonly handoffs?: readonly string[] | undefined;
}
/** Which modalities have times to choose: an hour or two, or the days in which a parcel comes. */
declare const SCHEDULED_MODALITIES: readonly ["PICKUP", "DELIVERY", "SHIP"];
type ScheduledModality = (typeof SCHEDULED_MODALITIES)[number];
/** What a slot adds to an order; undefined where its service does not say, or does not want it shown. */
declare const chargeOf: (option: Pick<TimeOption, "cost" | "shouldShowFees" | "waiver">) => Cents | undefined;
/** Does a slot cost under five dollars? One without a fee does not say. */
declare function isUnderFive(option: Pick<TimeOption, 'cost' | 'waiver'>): boolean;
/** The key of a selected time: quote and option, told apart whatever is in them. */
declare const optionKey: ({ quoteId, optionId }: Pick<TimeOption, "optionId" | "quoteId">) => string;
/** The vendor of the banner's own trucks, as services name it. */
declare const OWN_VENDOR = "OWN";
/** The vendor whose shoppers buy in the store and bring it, as services name it. */
declare const PARTNER_VENDOR = "THIRD_PARTY";

export { OWN_VENDOR as O, PARTNER_VENDOR as P, SCHEDULED_MODALITIES as a, chargeOf as e, formatCents as f, isUnderFive as i, optionKey as o, parseCents as p };
export type { Cents as C, QuoteItems as Q, ScheduledModality as S, TimeWindow as T, VendorFilter as V, WantedItem as W, TimeOption as b, TimeslotDay as c, Timeslots as d };

// ---- tokens.d.ts

/** What a brand may change, by the name after `--grocer-`. */
declare const TOKENS: readonly ["font", "radius", "radius-group", "radius-sheet", "control", "ink", "ink-muted", "surface", "surface-sunken", "surface-raised", "line", "line-strong", "accent", "on-accent", "accent-soft", "danger", "danger-soft", "warning", "warning-soft", "success", "success-soft", "focus", "scrim", "shadow"];
type Token = (typeof TOKENS)[number];
/** Three skins to begin with; the default one needs no token at all. */
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
import { CountryCode, Address, StoreResult } from './domain.js';
import { AddressRules, AddressEntry, AddressProblems, AddressField, DayKey } from './domain.js';

type Control = HTMLInputElement | HTMLSelectElement;
/** What was typed: an address, or the fields that keep it from being one. */
type Taken = {
    readonly ok: true;
    readonly address: Address;
} | {
    readonly ok: false;
    readonly fields: readonly AddressField[];
};
/** An address while it is typed. */
interface AddressForm {
    readonly rules: AddressRules;
    /** As the form begins. */
    readonly initial: AddressEntry;
    /** As it is now, or nothing where that is what it had before anybody typed. */
    typed(): AddressEntry | undefined;
    readonly problems: AddressProblems;
    /** The fields for which it was not taken the last time. */
    readonly refused: readonly AddressField[];
    /** The country of the region that is chosen. */
    readonly country: CountryCode;
    hold(field: AddressField, control: Control | null): void;
    type(field: AddressField, text: string): void;
    goTo(field: AddressField): void;
    /** Checks a field again, once all of them have been. */
    recheck(field: AddressField): void;
    /** Takes what was typed; shows why it cannot be used, and goes to the first such field, where it cannot. */
    take(): Taken;
}
interface Beginning {
    /** The address to change; what it has loads whole. */
    readonly before?: Address | undefined;
    /** What was typed before, and not kept. */
    readonly draft?: AddressEntry | undefined;
}
/** Holds an address while it is typed. */
declare function useAddressForm(rules: AddressRules, { before, draft }?: Beginning): AddressForm;

/** The words of the fields of an address. */
interface AddressFieldWords {
    street: string;
    unit: string;
    locality: string;
    region: string;
    postalCode: string;
    /** While no region is chosen. */
    select: string;
    /** Regions stand below the name of their country where it is given. */
    countries?: Record<CountryCode, string>;
    streetRequired: string;
    localityRequired: string;
    regionRequired: string;
    postalCodeRequired: string;
    postalCodeInvalid: string;
    /** {most} is a number of characters. */
    streetTooLong: string;
    /** As of the street where it is absent. */
    unitTooLong?: string;
    localityTooLong: string;
    /** As of one that is invalid where it is absent. */
    postalCodeTooLong?: string;
    /** Where lines are made of some characters only. */
    streetInvalid?: string;
    localityInvalid?: string;
}
interface AddressFieldsProps {
    readonly form: AddressForm;
    readonly words: AddressFieldWords;
    /** Whose address it is, for what fills it in. */
    readonly purpose: 'shipping' | 'billing';
    readonly disabled: boolean;
    /** Something was typed or chosen. */
    readonly onTouch: () => void;
}
/** The fields of an address: street, unit, city, state or province, postal code. */
declare function AddressFields({ form, words, purpose, disabled, onTouch }: AddressFieldsProps): ReactNode;

interface AddressErrorsProps {
    readonly form: AddressForm;
    readonly words: AddressFieldWords;
    readonly title: string;
}
/** Lists the fields that kept a form from being sent, where they are several, each with the way to it. */
declare function AddressErrors({ form, words, title }: AddressErrorsProps): ReactNode;

interface ComparedAddressProps {
    readonly suggestion: Address;
    readonly entered: Address;
    /** For screen readers, after a part that differs. */
    readonly changed: string;
}
/** An address as a service would write it, with what differs from what was entered. */
declare function ComparedAddress({ suggestion, entered, changed }: ComparedAddressProps): ReactNode;

/** Runs once what is in the page now has been painted. Returns how not to. A page that nobody sees is not painted. */
declare function afterPaint(run: () => void): () => void;

/** A page on the way to this one, for search engines and assistants. */
interface Crumb {
    readonly name: string;
    /** A whole address. */
    readonly url: string;
}
/**
 * The way to a page as structured data: attributes, since a script of data is reported as a violation
 * where Trusted Types are enforced.
 */
declare const BreadcrumbData: ({ crumbs }: {
    readonly crumbs: readonly Crumb[];
}) => ReactNode;

interface ButtonProps {
    readonly kind: 'primary' | 'secondary' | 'danger' | 'quiet' | 'icon';
    readonly type?: 'button' | 'submit';
    /** Names the button where its content does not. */
    readonly label?: string;
    /** Shows that it works, and ignores further presses. */
    readonly busy?: boolean;
    readonly disabled?: boolean;
    /** The id of the words that say why it is off. */
    readonly describedBy?: string | undefined;
    readonly wide?: boolean;
    /** What opens with it, and whether it is open. */
    readonly popup?: {
        readonly kind: 'menu';
        readonly isOpen: boolean;
    };
    /** A stable hook for hosts' styles and tests. */
    readonly part: string;
    readonly onPress?: (button: HTMLButtonElement) => void;
    /** Called when a press is likely, to load what it needs. */
    readonly onIntent?: () => void;
    readonly children: ReactNode;
}
/** A button. It stays focusable while busy or disabled, so that nobody's place is lost. */
declare const Button: react.ForwardRefExoticComponent<ButtonProps & react.RefAttributes<HTMLButtonElement>>;

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
    readonly type: 'checkbox' | 'radio';
}
/** A box to tick, or one of several to pick, without its words. */
declare function Choice(props: ChoiceProps): ReactNode;

interface CheckboxProps {
    readonly name?: string;
    readonly label: ReactNode;
    /** Why it has to be ticked, where it is not. */
    readonly error?: string | undefined;
    readonly checked: boolean;
    readonly disabled?: boolean;
    readonly part: string;
    readonly onChange: (checked: boolean) => void;
}
/** A box to tick, with its label as part of the target. */
declare function Checkbox(props: CheckboxProps): ReactNode;

/** What is said of days. */
interface DayWords {
    readonly today: string;
    readonly tomorrow: string;
    readonly previous: string;
    readonly next: string;
    readonly noTimes: string;
}
interface DayCarouselProps {
    /** What the days are for: the id of a heading. */
    readonly labelledBy: string;
    readonly days: readonly {
        readonly date: DayKey;
        readonly isOpen: boolean;
    }[];
    /** By the calendar of the place. */
    readonly today: DayKey;
    readonly chosen: DayKey | undefined;
    readonly onChoose: (date: DayKey) => void;
    readonly text: DayWords;
    readonly locale: string;
}
/** Seven days to choose from, in a strip that scrolls. */
declare function DayCarousel(props: DayCarouselProps): ReactNode;

/** A function that stays the same and does the latest thing, so that rows that are given it are not drawn again. */
declare function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void;

/** The overlay that a sheet is shown in. */
interface OverlayPlace {
    /** The overlay's host element in the page. */
    readonly element: HTMLElement;
}
/** The overlay that the caller is shown in, if it is in one that is open. */
declare const useOverlayPlace: () => OverlayPlace | undefined;

/**
 * Calls `close` on Escape while the caller is the top layer. A key that something inside has used, or that was
 * pressed in a dialog of the host's own, is left alone.
 */
declare function useEscape(element: HTMLElement | undefined, close: () => void): void;

/** What an icon is drawn from: the elements in its 24 by 24 square, as the lucide set has them. */
type IconNode = readonly (readonly [
    tag: string,
    attributes: Readonly<Record<string, number | string | undefined>>
])[];
interface IconProps {
    readonly of: IconNode;
    readonly size: 12 | 16 | 20;
    readonly fill?: 'none' | 'currentColor';
    /** Does it point to where one reads on, or back? Then it turns with the direction. */
    readonly turns?: boolean;
}
/** An icon beside words that say the same; screen readers skip it. */
declare const Icon: ({ of, size, fill, turns }: IconProps) => ReactNode;

/** A place that is there before its words are, so that screen readers speak them when they come. */
declare const LiveRegion: ({ children }: {
    readonly children?: ReactNode;
}) => ReactNode;
/** Says, to those who cannot see it, what has just come: the region first, its words once that is in the page. */
declare function Announcement({ text }: {
    readonly text: string;
}): ReactNode;
/** Says, to those who cannot see the skeleton, that something is still loading. */
declare function SlowStatus({ text }: {
    readonly text: string;
}): ReactNode;

interface NoticeProps {
    readonly tone: 'success' | 'danger' | 'warning' | 'info';
    readonly title?: string;
    readonly text: string;
    readonly part: string;
    /** What the shopper can do about it. */
    readonly action?: ReactNode;
}
/** A message in the flow of a screen: what happened and what to do next. Failures are spoken at once. */
declare function Notice({ tone, title, text, part, action }: NoticeProps): ReactNode;

interface RetryButtonProps {
    readonly kind?: 'primary' | 'quiet';
    /** Default: `retry`. */
    readonly part?: string | undefined;
    readonly onPress: () => void;
    readonly children: ReactNode;
}
/** Another try. It mostly goes with what it stands in: whoever has pressed it by keyboard stays in the part around it. */
declare function RetryButton({ kind, part, onPress, children, }: RetryButtonProps): ReactNode;
interface RetryNoticeProps {
    readonly tone?: 'danger' | 'warning';
    readonly part: string;
    readonly text: string;
    /** What the button says. */
    readonly retry: string;
    readonly retryPart?: string;
    readonly onRetry: () => void;
}
/** That something could not be had, with another try. */
declare function RetryNotice(props: RetryNoticeProps): ReactNode;

/** What every labelled control is told. */
interface FieldOptions {
    readonly label: string;
    /** Is it to be filled in? What may stay empty says so in its label. */
    readonly required?: boolean;
    /** Why what was typed cannot be used. */
    readonly error?: string | undefined;
    /** What helps to fill it in; an error takes its place. */
    readonly hint?: string | undefined;
    readonly part: string;
}

interface Option {
    readonly value: string;
    readonly label: string;
}
/** Options under a heading of their own. */
interface Group {
    readonly label: string;
    readonly options: readonly Option[];
}
type SelectOptions = Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'autoComplete' | 'defaultValue' | 'disabled' | 'onBlur' | 'onChange'>;
interface SelectFieldProps extends SelectOptions, FieldOptions {
    /** Shown while nothing is chosen. */
    readonly empty: string;
    readonly options: readonly (Option | Group)[];
}
/** A labelled native select, with its error right below it. */
declare const SelectField: react.ForwardRefExoticComponent<SelectFieldProps & react.RefAttributes<HTMLSelectElement>>;

/** Gets what keeps focus inside a sheet before there is one, so that it is there as soon as one opens. */
declare const prefetchTrap: () => void;

type ExitReason = 'escape' | 'backdrop' | 'close';
interface SheetProps {
    /** The name of the screen that is on. */
    readonly screen: string;
    /** A question: its words are read out with its title, and focus goes to the answer that does no harm. */
    readonly isAlert?: boolean;
    /** As high as it may be, so that it does not jump as its content comes; else as high as its words. */
    readonly isTall: boolean;
    /** Escape or a press beside the sheet. */
    readonly onExit: (reason: ExitReason) => void;
    /** One `SheetScreen` for each screen that is there. */
    readonly children: ReactNode;
}
/** A modal sheet: on the right of a wide page, at the bottom of a narrow one. Screens change inside it. */
declare function Sheet({ screen, isAlert, isTall, onExit, children }: SheetProps): ReactNode;
interface SheetScreenProps {
    readonly name: string;
    /** A screen that is off stays as it is, with all that was typed into it. */
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
/** Names the sheet. A screen that takes another's place brings focus to its own heading. */
declare function SheetHeader({ title, back, close }: SheetHeaderProps): ReactNode;
/** The part of a sheet that scrolls. */
declare function SheetBody({ children }: {
    readonly children: ReactNode;
}): ReactNode;
/** The part of a sheet that stays: its buttons, the one main action last. */
declare const SheetFooter: ({ children }: {
    readonly children: ReactNode;
}) => ReactNode;

interface SkeletonProps {
    /** Width in characters. */
    readonly width: 4 | 8 | 12 | 16;
}
/** A line of text that has not come yet. */
declare const Skeleton: ({ width }: SkeletonProps) => ReactNode;

/**
 * Makes sure that a screen's styles are there before anything is laid out. While rendering, since an effect may come too
 * late: Preact runs those of a child first, and what takes focus there has the page laid out. More than once is as once.
 */
declare function useStyles(css: string): void;

interface StoreLinesProps {
    readonly store: StoreResult;
    /** How far it is, in words; absent where nobody was asked where they are. */
    readonly distance?: string;
    /** The two words for its door, and for screen readers what each line is. */
    readonly words: Readonly<Record<'open' | 'closed' | 'address' | 'hours' | 'distance', string>>;
}
/** Where a store is, whether it is open, and how far away it is. */
declare function StoreLines({ store, distance, words }: StoreLinesProps): ReactNode;

type AreaOptions = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'autoComplete' | 'defaultValue' | 'maxLength' | 'onChange' | 'rows'>;
/** Several labelled lines of text, with its error right below them. */
declare function TextArea({ label, required, error, hint, part, ...area }: AreaOptions & FieldOptions): ReactNode;

type InputOptions = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoCapitalize' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'maxLength' | 'onBeforeInput' | 'onBlur' | 'onChange' | 'onInput' | 'onKeyDown' | 'placeholder' | 'readOnly'>;
interface TextFieldProps extends InputOptions, FieldOptions {
    /** `secret` hides what is typed, and asks password managers to leave it alone; `search` looks for something. */
    readonly kind?: 'text' | 'search' | 'secret';
}
/** A labelled line of text, with its error right below it. */
declare const TextField: react.ForwardRefExoticComponent<TextFieldProps & react.RefAttributes<HTMLInputElement>>;

export { AddressErrors, AddressFields, Announcement, BreadcrumbData, Button, Checkbox, Choice, ComparedAddress, DayCarousel, Icon, LiveRegion, Notice, RetryButton, RetryNotice, SelectField, Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen, Skeleton, SlowStatus, StoreLines, TextArea, TextField, afterPaint, prefetchTrap, useAddressForm, useEscape, useOverlayPlace, useSteady, useStyles };
export type { AddressFieldWords, AddressForm, Crumb };
