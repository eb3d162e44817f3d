// ---- app.d.ts

/** The host applications that the SDKs are embedded in [W-1.1] [W-3.22]. */
declare const APP_NAMES: readonly ["CLICKLIST", "MEMBERSHIP", "RXWEB", "EPRN", "WEB HOSTED PAYMENT PAGE"];
type AppName = (typeof APP_NAMES)[number];
/** Pharmacy applications load no fraud script and send no device data [W-6.3]. */
declare const isPharmacy: (app: AppName) => boolean;
/** Deployment environments [W-1.12] [W-3.24]. */
declare const ENVIRONMENTS: readonly ["PROD", "STAGE", "TEST", "LOCAL"];
type Environment = (typeof ENVIRONMENTS)[number];
/** How a shopper's bearer token was issued [W-3.23]. */
declare const AUTH_TYPES: readonly ["B2C", "AX"];
type AuthType = (typeof AUTH_TYPES)[number];

export { AUTH_TYPES as A, ENVIRONMENTS as E, APP_NAMES as a, isPharmacy as i };
export type { AppName as b, AuthType as c, Environment as d };

// ---- call.d.ts

import * as v from 'valibot';
import { b as ErrorRule } from './error-codes.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The parts of a request that a call fills in; the rest is the same for every call. */
interface Parts<Body> {
    readonly params?: Readonly<Record<string, string>>;
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
    readonly service: 'payment' | 'auth' | 'vault' | 'platform';
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
    /** `bearer`: a shopper's token. `client`: a back end's secret. */
    readonly auth: 'bearer' | 'client' | 'none';
    readonly headers?: v.GenericSchema<Record<string, string>>;
    readonly body?: v.GenericSchema<Body>;
    readonly response: v.GenericSchema<Answer>;
    /** What a client puts up with; the same as `response` but where one bad item must not spoil the rest. */
    readonly tolerates: v.GenericSchema<Wire>;
    readonly errors: readonly ErrorRule[];
    encode(input: Input): Parts<Body>;
    decode(wire: Wire): Output;
}
/** A call whose input and output nobody needs to know, as in the table of all calls. */
type AnyCall = Omit<Call<never, unknown>, 'decode'> & {
    decode(wire: never): unknown;
};
/** Declares a call; the types of its body and answer come from the schemas. */
declare const call: <Input, Output, Body = unknown, Answer = unknown>(declared: Omit<Call<Input, Output, Body, Answer>, "tolerates">) => Call<Input, Output, Body, Answer>;
/** Declares a call whose client reads answers more leniently than the service writes them. */
declare const tolerantCall: <Input, Output, Body = unknown, Answer = unknown, Wire = unknown>(declared: Call<Input, Output, Body, Answer, Wire>) => Call<Input, Output, Body, Answer, Wire>;
/** The names of the parameters in a path template. */
declare const pathParams: (path: string) => readonly string[];
/** Fills a path template; each value is escaped, so an id can never leave its segment. */
declare const fillPath: (path: string, params?: Readonly<Record<string, string>>) => string;

export { call as c, fillPath as f, pathParams as p, tolerantCall as t };
export type { AnyCall as A, Call as C, Method as M, Parts as P };

// ---- card.d.ts

import { b as AppName } from './app.js';

type CountryCode = 'US' | 'CA';
/** A state, district, province or territory that an address can lie in [W-3.36]. */
interface Region {
    readonly code: string;
    readonly name: string;
    readonly country: CountryCode;
}
/** The 50 US states and DC, then the 13 Canadian provinces and territories [W-3.36]. */
declare const regions: () => readonly Region[];
/** The country a region code lies in: CA for a Canadian one, otherwise US [W-3.29]. */
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
}
/** An address in a shopper's account [W-3.25]. */
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
/** Account addresses with the one of type "home" first [W-4.31]. */
declare const homeFirst: (list: readonly SavedAddress[]) => readonly SavedAddress[];

/** An amount of money in integer cents. */
type Cents = number;
/** Parses "$25.00", "25", "25.5" or "-3.10" into cents; `undefined` when the text is no amount of dollars. */
declare function parseCents(text: string): Cents | undefined;
/** Writes cents as US dollars in the reader's locale: 2500 is "$25.00" in en-US. */
declare const formatCents: (cents: Cents, locale?: string) => string;

/** Card networks, as the payment service writes them [W-3.3]. */
declare const CARD_BRANDS: readonly ["VISA", "MASTERCARD", "AMEX", "DISCOVER", "DINERS", "JCB", "UNIONPAY", "EBT", "NONE"];
type CardBrand = (typeof CARD_BRANDS)[number];
/** The three sections of a wallet [W-3.15]. */
type CardGroup = 'bank' | 'snap' | 'gift';
/** What the network says of a card's first digits [W-3.10]. */
interface BinType {
    readonly bin: string | undefined;
    readonly binLength: string | undefined;
    readonly brand: string | undefined;
    readonly description: string | undefined;
    readonly productId: string | undefined;
    readonly retailerType: string | undefined;
}
/** A card in a shopper's wallet. It never holds a full number, security code or PIN [W-3.1]. */
interface Card {
    readonly id: string;
    readonly versionKey: string;
    readonly group: CardGroup;
    readonly brand: CardBrand;
    /** Short brand code that picks the picture and the store-credit names [W-2.13] [W-3.4]. */
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
    /** Applications in which this card is the preferred one [W-3.7]. */
    readonly preferredFor: readonly AppName[];
    readonly firstName: string;
    readonly lastName: string;
    readonly address: Address | undefined;
    /** The first six digits [W-3.10]. */
    readonly bin: string | undefined;
    readonly binType: BinType | undefined;
    readonly isDefault: boolean | undefined;
    readonly description: string | undefined;
    readonly fraudToken: string | undefined;
    readonly vaultCardId: string | undefined;
    /** ISO timestamp. */
    readonly updatedAt: string | undefined;
    /** Passed through for hosts; no rule here reads it [W-3.14]. */
    readonly isNotAllowedForFuelPay: boolean | undefined;
}
/** The name a shopper knows a card by, such as "Visa" [W-2.12] [W-2.13]. */
declare function cardName({ group, brand, imageType }: Pick<Card, 'group' | 'brand' | 'imageType'>): string;
/** The expiry as the card row shows it, "MM/YY"; empty for cards that never expire [W-2.12]. */
declare const expiryText: ({ expirationMonth, expirationYear }: Card) => string;
/** Is the card past the last day of its expiry month, in the zone of `now`? */
declare function isExpired(month: number, year: number, now: Date): boolean;

export { CARD_BRANDS as c, cardName as f, countryOf as g, expiryText as h, formatCents as i, homeFirst as j, isExpired as k, isSameAddress as l, localityLine as m, parseCents as p, regions as r, streetLine as s };
export type { Address as A, BinType as B, CardBrand as C, Region as R, SavedAddress as S, Card as a, CountryCode as b, CardGroup as d, Cents as e };

// ---- contract.d.ts

import { C as Call, A as AnyCall } from './call.js';
export { M as Method, P as Parts, c as call, f as fillPath, p as pathParams, t as tolerantCall } from './call.js';
import { Address, CardBrand, Card, SavedAddress } from './domain.js';
import { AUTH_TYPES } from './domain.js';
export { E as ERROR_CODES, a as ErrorCode, b as ErrorRule } from './error-codes.js';
import * as v from 'valibot';

/** What the fraud script knows of the device; absent in pharmacy apps and where the script did not load. */
interface DeviceData {
    readonly transactionId: string;
    readonly pageId: string;
    readonly sessionId: string;
    readonly ubaId: string;
    readonly ubaEvents: string;
}

/** What every new card comes with. */
interface NewCardContext {
    readonly at: Date;
    readonly facilityId: string;
    readonly device?: DeviceData | undefined;
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
declare const addBankCard: Call<NewBankCard, Card, {
    accertifyTransactionId?: string | undefined;
    deviceInfo?: {
        pageId: string;
        sessionId: string;
        ubaId: string;
        ubaEvents: string;
    } | undefined;
    dateTime: {
        timezone: "UTC";
        value: string;
    };
    facilityId: string;
    storeId: string;
    defaultCard: boolean;
    save: boolean;
    paymentMethod: {
        paymentType: "BANK_CARD";
        billing: {
            addressLines: string[];
            cityTown: string;
            stateProvince: string;
            postalCode: string;
            countryCode: "CA" | "US";
        };
        brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
        expirationMonth: string;
        expirationYear: string;
        lowValueToken: string;
        cardFirstSix: string;
        firstName: string;
        lastName: string;
    };
}, {
    data: {
        payment: {
            card: {
                id: string;
                versionKey: string;
                cardType: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD";
                brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
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
                address?: {
                    addressLines: string[];
                    cityTown: string;
                    stateProvince: string;
                    postalCode: string;
                    countryCode: "CA" | "US";
                } | undefined;
                bin?: string | undefined;
                binType?: {
                    'card-bin-length'?: string | undefined;
                    'card-brand'?: string | undefined;
                    'card-description'?: string | undefined;
                    'card-product-id'?: string | undefined;
                    'card-bin'?: string | undefined;
                    'card-kroger-type'?: string | undefined;
                } | undefined;
                default?: boolean | undefined;
                description?: string | undefined;
                fraudToken?: string | undefined;
                vaultCardId?: string | undefined;
                lastUpdatedTimestamp?: string | undefined;
                isNotAllowedForFuelPay?: boolean | undefined;
            };
        };
    };
}, {
    data: {
        payment: {
            card: {
                id: string;
                versionKey: string;
                cardType: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD";
                brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
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
                address?: {
                    addressLines: string[];
                    cityTown: string;
                    stateProvince: string;
                    postalCode: string;
                    countryCode: "CA" | "US";
                } | undefined;
                bin?: string | undefined;
                binType?: {
                    'card-bin-length'?: string | undefined;
                    'card-brand'?: string | undefined;
                    'card-description'?: string | undefined;
                    'card-product-id'?: string | undefined;
                    'card-bin'?: string | undefined;
                    'card-kroger-type'?: string | undefined;
                } | undefined;
                default?: boolean | undefined;
                description?: string | undefined;
                fraudToken?: string | undefined;
                vaultCardId?: string | undefined;
                lastUpdatedTimestamp?: string | undefined;
                isNotAllowedForFuelPay?: boolean | undefined;
            };
        };
    };
}>;

/** A gift card about to be added; number and PIN are kept nowhere on the way [W-3.35]. */
interface NewGiftCard extends Omit<NewCardContext, 'device'> {
    readonly pan: string;
    readonly pin: string;
}
declare const addGiftCard: Call<NewGiftCard, Card, {
    dateTime: {
        timezone: "UTC";
        value: string;
    };
    facilityId: string;
    paymentMethod: {
        paymentType: "GIFT_CARD";
        pan: string;
        pin: string;
    };
}, {
    data: {
        payment: {
            card: {
                id: string;
                versionKey: string;
                cardType: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD";
                brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
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
                address?: {
                    addressLines: string[];
                    cityTown: string;
                    stateProvince: string;
                    postalCode: string;
                    countryCode: "CA" | "US";
                } | undefined;
                bin?: string | undefined;
                binType?: {
                    'card-bin-length'?: string | undefined;
                    'card-brand'?: string | undefined;
                    'card-description'?: string | undefined;
                    'card-product-id'?: string | undefined;
                    'card-bin'?: string | undefined;
                    'card-kroger-type'?: string | undefined;
                } | undefined;
                default?: boolean | undefined;
                description?: string | undefined;
                fraudToken?: string | undefined;
                vaultCardId?: string | undefined;
                lastUpdatedTimestamp?: string | undefined;
                isNotAllowedForFuelPay?: boolean | undefined;
            };
        };
    };
}, {
    data: {
        payment: {
            card: {
                id: string;
                versionKey: string;
                cardType: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD";
                brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
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
                address?: {
                    addressLines: string[];
                    cityTown: string;
                    stateProvince: string;
                    postalCode: string;
                    countryCode: "CA" | "US";
                } | undefined;
                bin?: string | undefined;
                binType?: {
                    'card-bin-length'?: string | undefined;
                    'card-brand'?: string | undefined;
                    'card-description'?: string | undefined;
                    'card-product-id'?: string | undefined;
                    'card-bin'?: string | undefined;
                    'card-kroger-type'?: string | undefined;
                } | undefined;
                default?: boolean | undefined;
                description?: string | undefined;
                fraudToken?: string | undefined;
                vaultCardId?: string | undefined;
                lastUpdatedTimestamp?: string | undefined;
                isNotAllowedForFuelPay?: boolean | undefined;
            };
        };
    };
}>;

/** A SNAP EBT card about to be added; its number is kept nowhere on the way. */
interface NewSnapCard extends NewCardContext {
    readonly pan: string;
    readonly save: boolean;
}
declare const addSnapCard: Call<NewSnapCard, Card, {
    accertifyTransactionId?: string | undefined;
    deviceInfo?: {
        pageId: string;
        sessionId: string;
        ubaId: string;
        ubaEvents: string;
    } | undefined;
    dateTime: {
        timezone: "UTC";
        value: string;
    };
    defaultCard: false;
    facilityId: string;
    paymentMethod: {
        paymentType: "EBT_CARD";
        pan: string;
    };
    save: boolean;
}, {
    data: {
        payment: {
            card: {
                cardType?: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD" | undefined;
                imageType?: string | undefined;
                id: string;
                versionKey: string;
                brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
                lastFourPan: string;
                expirationMonth: string;
                expirationYear: string;
                expired: boolean;
                balance?: string | undefined;
                paymentGram: string;
                defaultApplications: string[];
                firstName?: string | undefined;
                lastName?: string | undefined;
                address?: {
                    addressLines: string[];
                    cityTown: string;
                    stateProvince: string;
                    postalCode: string;
                    countryCode: "CA" | "US";
                } | undefined;
                bin?: string | undefined;
                binType?: {
                    'card-bin-length'?: string | undefined;
                    'card-brand'?: string | undefined;
                    'card-description'?: string | undefined;
                    'card-product-id'?: string | undefined;
                    'card-bin'?: string | undefined;
                    'card-kroger-type'?: string | undefined;
                } | undefined;
                default?: boolean | undefined;
                description?: string | undefined;
                fraudToken?: string | undefined;
                vaultCardId?: string | undefined;
                lastUpdatedTimestamp?: string | undefined;
                isNotAllowedForFuelPay?: boolean | undefined;
            };
        };
    };
}, {
    data: {
        payment: {
            card: {
                cardType?: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD" | undefined;
                imageType?: string | undefined;
                id: string;
                versionKey: string;
                brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
                lastFourPan: string;
                expirationMonth: string;
                expirationYear: string;
                expired: boolean;
                balance?: string | undefined;
                paymentGram: string;
                defaultApplications: string[];
                firstName?: string | undefined;
                lastName?: string | undefined;
                address?: {
                    addressLines: string[];
                    cityTown: string;
                    stateProvince: string;
                    postalCode: string;
                    countryCode: "CA" | "US";
                } | undefined;
                bin?: string | undefined;
                binType?: {
                    'card-bin-length'?: string | undefined;
                    'card-brand'?: string | undefined;
                    'card-description'?: string | undefined;
                    'card-product-id'?: string | undefined;
                    'card-bin'?: string | undefined;
                    'card-kroger-type'?: string | undefined;
                } | undefined;
                default?: boolean | undefined;
                description?: string | undefined;
                fraudToken?: string | undefined;
                vaultCardId?: string | undefined;
                lastUpdatedTimestamp?: string | undefined;
                isNotAllowedForFuelPay?: boolean | undefined;
            };
        };
    };
}>;

declare const signIn: Call<{
    shopper: string;
}, {
    shopper: {
        id: string;
        key: string;
        firstName: string;
        lastName: string;
    };
    refreshToken: string;
}, {
    shopper: string;
}, {
    shopper: {
        id: string;
        key: string;
        firstName: string;
        lastName: string;
    };
    refreshToken: string;
}, {
    shopper: {
        id: string;
        key: string;
        firstName: string;
        lastName: string;
    };
    refreshToken: string;
}>;
declare const mintToken: Call<{
    refreshToken: string;
    type: (typeof AUTH_TYPES)[number];
}, {
    accessToken: string;
    tokenType: "Bearer";
    expiresIn: number;
}, {
    refreshToken: string;
    type: (typeof AUTH_TYPES)[number];
}, {
    accessToken: string;
    tokenType: "Bearer";
    expiresIn: number;
}, {
    accessToken: string;
    tokenType: "Bearer";
    expiresIn: number;
}>;
declare const signOut: Call<{
    refreshToken: string;
}, void, {
    refreshToken: string;
}, {}, {}>;

/** Every call there is. A call that is not in this table does not exist. */
declare const calls: () => readonly AnyCall[];

declare const checkGiftBalance: Call<{
    paymentGram: string;
}, number, {
    paymentGram: string;
}, {
    data: {
        payment: {
            remainingBalance: string | number;
        };
    };
}, {
    data: {
        payment: {
            remainingBalance: string | number;
        };
    };
}>;

/** A question for the balance of an EBT card; the PIN is known to the vault alone. */
interface SnapBalanceQuestion {
    readonly pinToken: string;
    readonly paymentGram: string;
}
declare const checkSnapBalance: Call<SnapBalanceQuestion, number, {
    paymentMethod: {
        encryptedPin: string;
        paymentgram: string;
    };
}, {
    data: {
        payment: {
            data: {
                transactionBalanceInquiry: {
                    remainingBalance: string | number | {
                        snap: string | number;
                    };
                };
            };
        };
    };
}, {
    data: {
        payment: {
            data: {
                transactionBalanceInquiry: {
                    remainingBalance: string | number | {
                        snap: string | number;
                    };
                };
            };
        };
    };
}>;

declare const deleteCard: Call<{
    cardId: string;
}, true, unknown, unknown, unknown>;

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
declare const editCard: Call<EditedCard, Card, {
    cardId: string;
    dateTime: {
        timezone: "UTC";
        value: string;
    };
    facilityId: string;
    storeId: string;
    defaultCard: boolean;
    paymentGram: string;
    saved: boolean;
    paymentMethod: {
        paymentType: "CREDIT_CARD";
        billing: {
            addressLines: string[];
            cityTown: string;
            stateProvince: string;
            postalCode: string;
            countryCode: "CA" | "US";
        };
        brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
        expirationMonth: string;
        expirationYear: string;
        lowValueToken: string;
        cardFirstSix: string;
        firstName: string;
        lastName: string;
    };
}, {
    data: {
        payment: {
            id: string;
            versionKey: string;
            cardType: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD";
            brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
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
            address?: {
                addressLines: string[];
                cityTown: string;
                stateProvince: string;
                postalCode: string;
                countryCode: "CA" | "US";
            } | undefined;
            bin?: string | undefined;
            binType?: {
                'card-bin-length'?: string | undefined;
                'card-brand'?: string | undefined;
                'card-description'?: string | undefined;
                'card-product-id'?: string | undefined;
                'card-bin'?: string | undefined;
                'card-kroger-type'?: string | undefined;
            } | undefined;
            default?: boolean | undefined;
            description?: string | undefined;
            fraudToken?: string | undefined;
            vaultCardId?: string | undefined;
            lastUpdatedTimestamp?: string | undefined;
            isNotAllowedForFuelPay?: boolean | undefined;
        };
    };
}, {
    data: {
        payment: {
            id: string;
            versionKey: string;
            cardType: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD";
            brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
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
            address?: {
                addressLines: string[];
                cityTown: string;
                stateProvince: string;
                postalCode: string;
                countryCode: "CA" | "US";
            } | undefined;
            bin?: string | undefined;
            binType?: {
                'card-bin-length'?: string | undefined;
                'card-brand'?: string | undefined;
                'card-description'?: string | undefined;
                'card-product-id'?: string | undefined;
                'card-bin'?: string | undefined;
                'card-kroger-type'?: string | undefined;
            } | undefined;
            default?: boolean | undefined;
            description?: string | undefined;
            fraudToken?: string | undefined;
            vaultCardId?: string | undefined;
            lastUpdatedTimestamp?: string | undefined;
            isNotAllowedForFuelPay?: boolean | undefined;
        };
    };
}>;

declare const checkHealth: Call<unknown, {
    status: "DOWN" | "UP";
}, unknown, {
    status: "DOWN" | "UP";
}, {
    status: "DOWN" | "UP";
}>;

/** An account address as the payment service writes it [W-3.25]. */
declare const WireAccountAddress: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly type: v.PicklistSchema<["home", "delivery"], undefined>;
    readonly address: v.ObjectSchema<{
        readonly street: v.StringSchema<undefined>;
        readonly unit: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly locality: v.StringSchema<undefined>;
        readonly county: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly region: v.StringSchema<undefined>;
        readonly postalCode: v.StringSchema<undefined>;
        readonly countryCode: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, undefined>;
declare const listBillingAddresses: Call<unknown, readonly SavedAddress[], unknown, {
    data: {
        payment: {
            addresses: {
                id: string;
                type: "delivery" | "home";
                address: {
                    street: string;
                    unit?: string | undefined;
                    locality: string;
                    county?: string | undefined;
                    region: string;
                    postalCode: string;
                    countryCode?: string | undefined;
                };
            }[];
        };
    };
}, {
    data: {
        payment: {
            addresses: {
                id: string;
                type: "delivery" | "home";
                address: {
                    street: string;
                    unit?: string | undefined;
                    locality: string;
                    county?: string | undefined;
                    region: string;
                    postalCode: string;
                    countryCode?: string | undefined;
                };
            }[];
        };
    };
}>;

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
declare const listCards: Call<ListCardsInput, CardList, unknown, {
    data: {
        payment: {
            cards: {
                id: string;
                versionKey: string;
                cardType: "BANK_CARD" | "CREDIT_CARD" | "EBT_CARD" | "GIFT_CARD";
                brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
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
                address?: {
                    addressLines: string[];
                    cityTown: string;
                    stateProvince: string;
                    postalCode: string;
                    countryCode: "CA" | "US";
                } | undefined;
                bin?: string | undefined;
                binType?: {
                    'card-bin-length'?: string | undefined;
                    'card-brand'?: string | undefined;
                    'card-description'?: string | undefined;
                    'card-product-id'?: string | undefined;
                    'card-bin'?: string | undefined;
                    'card-kroger-type'?: string | undefined;
                } | undefined;
                default?: boolean | undefined;
                description?: string | undefined;
                fraudToken?: string | undefined;
                vaultCardId?: string | undefined;
                lastUpdatedTimestamp?: string | undefined;
                isNotAllowedForFuelPay?: boolean | undefined;
            }[];
        };
    };
}, {
    data: {
        payment: {
            cards: unknown[];
        };
    };
}>;

declare const preferCard: Call<{
    cardId: string;
}, true, {
    cardId: string;
}, unknown, unknown>;

/** An address to keep in the shopper's account; without an id it is a new one. */
interface AddressToSave {
    readonly id: string | undefined;
    readonly type: SavedAddress['type'];
    readonly address: Address;
}
declare const saveBillingAddress: Call<AddressToSave, {
    id: string | undefined;
}, {
    address: {
        addressId?: string | undefined;
        addressLine1: string;
        addressLine2: string;
        addressType: "delivery" | "home";
        city: string;
        countryCode: "CA" | "US";
        preferredAddress: false;
        stateCode: string;
        zip: string;
    };
}, {
    data?: {
        payment?: {
            addressId?: string | undefined;
        } | undefined;
    } | undefined;
}, {
    data?: {
        payment?: {
            addressId?: string | undefined;
        } | undefined;
    } | undefined;
}>;

/** What the vault answers to its frame: all strings, as its clients in the wild expect [W-3.34]. */
declare const VaultAnswer: v.ObjectSchema<{
    readonly response: v.StringSchema<undefined>;
    readonly message: v.StringSchema<undefined>;
    readonly responseTime: v.StringSchema<undefined>;
    readonly reportGroup: v.StringSchema<undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly orderId: v.StringSchema<undefined>;
    readonly paypageRegistrationId: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly checkoutId: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly pinCheckoutId: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly firstSix: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly lastFour: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly type: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly expMonth: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly expYear: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type VaultAnswer = v.InferOutput<typeof VaultAnswer>;
declare const openVaultSession: Call<{
    paypageId: string;
    parentOrigin: string;
}, string, {
    paypageId: string;
    parentOrigin: string;
}, {
    session: string;
}, {
    session: string;
}>;
declare const tokenise: Call<{
    session: string;
    paypageId: string;
    reportGroup: string;
    id: string;
    orderId: string;
    mode: "card" | "cvv" | "pin";
    accountNumber?: string | undefined;
    cvv?: string | undefined;
    pin?: string | undefined;
    expMonth?: string | undefined;
    expYear?: string | undefined;
}, {
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
}, {
    session: string;
    paypageId: string;
    reportGroup: string;
    id: string;
    orderId: string;
    mode: "card" | "cvv" | "pin";
    accountNumber?: string | undefined;
    cvv?: string | undefined;
    pin?: string | undefined;
    expMonth?: string | undefined;
    expYear?: string | undefined;
}, {
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
}, {
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
}>;
declare const redeemCardToken: Call<{
    token: string;
    paypageId: string;
}, {
    vaultCardId: string;
    fingerprint: string;
    firstSix: string;
    lastFour: string;
    brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
    expMonth: string;
    expYear: string;
    behaviour: string;
}, {
    token: string;
    paypageId: string;
}, {
    vaultCardId: string;
    fingerprint: string;
    firstSix: string;
    lastFour: string;
    brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
    expMonth: string;
    expYear: string;
    behaviour: string;
}, {
    vaultCardId: string;
    fingerprint: string;
    firstSix: string;
    lastFour: string;
    brand: "AMEX" | "DINERS" | "DISCOVER" | "EBT" | "JCB" | "MASTERCARD" | "NONE" | "UNIONPAY" | "VISA";
    expMonth: string;
    expYear: string;
    behaviour: string;
}>;
declare const redeemCvvToken: Call<{
    token: string;
    paypageId: string;
}, {
    isValid: boolean;
}, {
    token: string;
    paypageId: string;
}, {
    isValid: boolean;
}, {
    isValid: boolean;
}>;
declare const redeemPinToken: Call<{
    token: string;
    paypageId: string;
    expected: string;
}, {
    matches: boolean;
}, {
    token: string;
    paypageId: string;
    expected: string;
}, {
    matches: boolean;
}, {
    matches: boolean;
}>;

/** A card's billing address as the payment service writes it [W-3.12] [W-3.32]. */
declare const WireCardAddress: v.ObjectSchema<{
    /** One or two lines; with two the unit comes first [W-3.31]. */
    readonly addressLines: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly cityTown: v.StringSchema<undefined>;
    readonly stateProvince: v.StringSchema<undefined>;
    readonly postalCode: v.StringSchema<undefined>;
    readonly countryCode: v.PicklistSchema<["US", "CA"], undefined>;
}, undefined>;
type WireCardAddress = v.InferOutput<typeof WireCardAddress>;
/** A card as the payment service writes it [W-3.1] to [W-3.14]. */
declare const WireCard: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly versionKey: v.StringSchema<undefined>;
    readonly cardType: v.PicklistSchema<["BANK_CARD", "CREDIT_CARD", "EBT_CARD", "GIFT_CARD"], undefined>;
    readonly brand: v.PicklistSchema<readonly ["VISA", "MASTERCARD", "AMEX", "DISCOVER", "DINERS", "JCB", "UNIONPAY", "EBT", "NONE"], undefined>;
    readonly imageType: v.StringSchema<undefined>;
    readonly lastFourPan: v.StringSchema<undefined>;
    readonly expirationMonth: v.StringSchema<undefined>;
    readonly expirationYear: v.StringSchema<undefined>;
    readonly expired: v.BooleanSchema<undefined>;
    readonly balance: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly paymentGram: v.StringSchema<undefined>;
    readonly defaultApplications: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly firstName: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly lastName: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly address: v.OptionalSchema<v.ObjectSchema<{
        /** One or two lines; with two the unit comes first [W-3.31]. */
        readonly addressLines: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        readonly cityTown: v.StringSchema<undefined>;
        readonly stateProvince: v.StringSchema<undefined>;
        readonly postalCode: v.StringSchema<undefined>;
        readonly countryCode: v.PicklistSchema<["US", "CA"], undefined>;
    }, undefined>, undefined>;
    readonly bin: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly binType: v.OptionalSchema<v.ObjectSchema<{
        readonly 'card-bin-length': v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly 'card-brand': v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly 'card-description': v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly 'card-product-id': v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly 'card-bin': v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly 'card-kroger-type': v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly default: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly description: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly fraudToken: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly vaultCardId: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly lastUpdatedTimestamp: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly isNotAllowedForFuelPay: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
type WireCard = v.InferOutput<typeof WireCard>;
/** Address lines of the wire, unit first where there is one [W-3.31]. */
declare const toAddressLines: ({ unit, street }: Pick<Address, "street" | "unit">) => string[];
/** The canonical address behind wire lines; the inverse of `toWireAddress`. */
declare function fromWireAddress(wire: WireCardAddress): Address;
/** A canonical address as the payment service takes it [W-3.31] [W-3.32]. */
declare const toWireAddress: (address: Address) => WireCardAddress;
/** A card in the vocabulary of the SDKs; wire names end here. Fetched cards are saved ones [W-3.8]. */
declare const toCard: (wire: WireCard) => Card;

/** The one body of every refusal. */
declare const WireError: v.ObjectSchema<{
    readonly statusCode: v.NumberSchema<undefined>;
    readonly code: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly reason: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly errors: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly path: v.StringSchema<undefined>;
        readonly message: v.StringSchema<undefined>;
    }, undefined>, undefined>, undefined>;
    /** Words the service wants shown to the shopper [W-8.18]. */
    readonly customerErrorMessage: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type WireError = v.InferOutput<typeof WireError>;
/** The reason that means "fetch a new payment intent and try again" [W-7.24]. */
declare const INTENT_MISSING = "Could not find the requested payment intent.";
/** The code of a write that an identical one, still running, holds up. */
declare const KEY_OUTSTANDING = "IDEMPOTENCY_KEY_OUTSTANDING";

export { AnyCall, Call, INTENT_MISSING, KEY_OUTSTANDING, VaultAnswer, WireAccountAddress, WireCard, WireCardAddress, WireError, addBankCard, addGiftCard, addSnapCard, calls, checkGiftBalance, checkHealth, checkSnapBalance, deleteCard, editCard, fromWireAddress, listBillingAddresses, listCards, mintToken, openVaultSession, preferCard, redeemCardToken, redeemCvvToken, redeemPinToken, saveBillingAddress, signIn, signOut, toAddressLines, toCard, toWireAddress, tokenise };
export type { AddressToSave, CardList, DeviceData, EditedCard, ListCardsInput, NewBankCard, NewGiftCard, NewSnapCard, SnapBalanceQuestion };

// ---- domain.d.ts

import { b as CountryCode } from './card.js';
export { A as Address, B as BinType, c as CARD_BRANDS, a as Card, C as CardBrand, d as CardGroup, e as Cents, R as Region, S as SavedAddress, f as cardName, g as countryOf, h as expiryText, i as formatCents, j as homeFirst, k as isExpired, l as isSameAddress, m as localityLine, p as parseCents, r as regions, s as streetLine } from './card.js';
export { a as APP_NAMES, A as AUTH_TYPES, b as AppName, c as AuthType, E as ENVIRONMENTS, d as Environment, i as isPharmacy } from './app.js';

/** The ways of shopping that a banner can offer. */
type ModalityCapability = 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIP';
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
    /** Finds its stores on a site of its own. */
    readonly externalLocator: boolean;
}
/** One store banner of the retailer. Modalities are fixtures; a retailer replaces the table with its own. */
interface Banner {
    readonly key: string;
    /** Bare host name; empty where the banner has no site. */
    readonly domain: string;
    /** A neutral display name for demos. */
    readonly name: string;
    readonly modalities: readonly ModalityCapability[];
    /** IANA zones that its stores lie in. */
    readonly timeZones: readonly string[];
    readonly behaviour: BannerBehaviour;
}
/** The 34 banners: D delivery, P pickup, I in store, S ship [W-7.6] [F-1.9]. */
declare const banners: () => readonly Banner[];
/** The banner whose site `domain` is, with or without a leading "www."; the main banner when none is. */
declare function bannerOf(domain: string | undefined): Banner;

/** The banner that everything falls back to, apart from the table, so that using it costs no table [W-7.6]. */
declare const MAIN_BANNER: {
    readonly key: "kroger";
    readonly domain: "kroger.com";
};

/** Is this a postal code as the country writes it: 12345, 12345-6789 or A1A 1A1 [W-5.7]? */
declare const isPostalCode: (text: string, country: CountryCode) => boolean;

export { CountryCode, MAIN_BANNER, bannerOf, banners, isPostalCode };
export type { Banner, BannerBehaviour, ModalityCapability };

// ---- embed.d.ts

import * as v from 'valibot';
import { Environment, AppName } from './domain.js';
import { AuthConfig, GrocerError } from './http.js';
import { Token } from './ui.js';
import { ReactNode, Component } from 'react';
import './error-codes.js';

/** An element, or a selector that finds one. */
type Target = string | HTMLElement;
/** Where the services are. Refused in PROD and STAGE unless https. */
interface Endpoints {
    payment: string;
    /** Path templates by call name, such as `wallet.list`. */
    paths: Readonly<Record<string, string>>;
}
interface Appearance {
    tokens?: Partial<Record<Token, string>>;
    /** Default: light. */
    colorScheme?: 'light' | 'dark' | 'auto';
}
/** Every part of `Words` may be left out. */
type DeepPartial<Words> = Words extends object ? {
    [Key in keyof Words]?: DeepPartial<Words[Key]>;
} : Words;
/** What every SDK takes from its host [W-1.12] to [W-1.20]. */
interface HostConfig<AnalyticsEvent, Messages> {
    environment: Environment;
    /** Where the inline part renders. */
    container?: Target;
    appName?: AppName;
    tenantName?: string;
    bannerDomain?: string;
    locationData?: {
        storeId?: string;
        facilityId?: string;
    };
    /** A callback that throws breaks nothing. */
    analyticsConfig?: {
        callback: (event: AnalyticsEvent) => void;
    };
    locale?: string;
    messages?: DeepPartial<Messages>;
    appearance?: Appearance;
    /** `none` renders without a shadow root; the page then links `styles.css`. Default: shadow. */
    isolation?: 'shadow' | 'none';
    /** Where overlays go; default: the page's body, or a modal that the container lies in. */
    overlayContainer?: Target;
    endpoints?: Partial<Endpoints>;
    /** For third-party scripts that must be loaded by a tag. */
    cspNonce?: string;
    /** Where focus goes when an overlay closes, if not to what opened it. */
    returnFocus?: () => HTMLElement | null;
    clock?: {
        now(): number;
    };
}
/** A host that signs its shopper's calls. */
interface SignedInConfig {
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
    readonly messages: v.OptionalSchema<v.CustomSchema<never, undefined>, undefined>;
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

/** The element a host named, if it named one and it is in the page. */
declare function findTarget(target: Target | undefined): HTMLElement | undefined;
/** What is wrong with an element a host named by a selector: it has to be in the page before the mount. */
declare const targetProblems: (key: string, target: unknown) => readonly string[];
/** Takes a container for one mount; throws `container_in_use` while another has it. Returns how to give it back. */
declare function claimContainer(product: string, container: HTMLElement): () => void;

/** Style sheets of one mount, parsed once for all of its surfaces. */
type Sheets = Map<string, CSSStyleSheet>;

/** What all surfaces of one mount share. */
interface EmbedSettings {
    readonly isolation: 'shadow' | 'none';
    readonly appearance: Appearance;
    readonly locale: string;
    /** Where overlays go; asked when one opens. */
    readonly overlayContainer: () => Element | null;
    readonly returnFocus: (() => Element | null) | undefined;
}
interface Embed extends EmbedSettings {
    readonly sheets: Sheets;
}
/** Gives every surface below it the same appearance, and one set of parsed styles. */
declare function EmbedProvider({ settings, children, }: {
    settings: EmbedSettings;
    children: ReactNode;
}): ReactNode;
/** The settings of the mount that a component is part of. */
declare function useEmbed(): Embed;

/** Tells a host what has happened. Listeners that throw harm nobody else. */
interface Emitter<Events> {
    on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
    emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
    clear(): void;
}
/** A typed emitter; `onListenerError` hears of a listener that threw. */
declare function createEmitter<Events>(onListenerError?: (thrown: unknown) => void): Emitter<Events>;

interface ErrorBoundaryProps {
    /** What to show in place of a part that broke; `retry` renders it again. */
    readonly fallback: (retry: () => void) => ReactNode;
    readonly onError: () => void;
    readonly children: ReactNode;
}
/** Keeps a part that breaks from taking the host's page with it. */
declare class ErrorBoundary extends Component<ErrorBoundaryProps, {
    readonly broken: boolean;
}> {
    readonly state: {
        broken: boolean;
    };
    static getDerivedStateFromError(): {
        broken: boolean;
    };
    componentDidCatch(): void;
    render(): ReactNode;
}

/** The element that has focus, however deep in shadow roots it lies. */
declare function deepActiveElement(): Element | null;

/** Where a mount stands. */
type MountStatus = 'loading' | 'ready' | 'failed' | 'unmounted';
/** What `mount()` returns: how a host talks to what it has mounted. */
interface Handle<Update, State, Events> {
    readonly status: MountStatus;
    /** Resolves when the first data has come or failed to; never rejects. */
    readonly ready: Promise<void>;
    /** Plain data without card numbers, PINs or tokens. */
    getState(): Readonly<State>;
    subscribe(listener: (state: Readonly<State>) => void): () => void;
    /** Listens to something that happens; returns how to stop. */
    on<Name extends keyof Events>(event: Name, listener: (detail: Events[Name]) => void): () => void;
    /** Changes what may change. It never remounts, and what was typed stays. */
    update(patch: Update): void;
    refresh(): Promise<void>;
    /** Takes everything out of the page. May be called at any time, and twice. */
    unmount(): void;
}
interface HandleParts<Update, State, Events> {
    readonly emitter: Emitter<Events>;
    readonly statusOf: () => Exclude<MountStatus, 'unmounted'>;
    readonly getState: () => Readonly<State>;
    readonly subscribe: (listener: () => void) => () => void;
    readonly update: (patch: Update) => void;
    readonly refresh: () => Promise<void>;
    readonly dispose: () => void;
}
/** The handle that all SDKs return, over the parts of one of them. */
declare function createHandle<Update, State, Events>(parts: HandleParts<Update, State, Events>): Handle<Update, State, Events>;

interface InlineSurfaceProps {
    /** Our element in the page, where there is one already; otherwise one is rendered in place. */
    readonly element?: HTMLElement | undefined;
    readonly part: string;
    readonly children: ReactNode;
}
/** Shows its children in the page's flow, out of reach of the page's styles. On a server it is an empty place. */
declare function InlineSurface({ element, part, children }: InlineSurfaceProps): ReactNode;

interface OverlayProps {
    readonly open: boolean;
    /** What the overlay belongs to; a modal of the page around it takes the overlay in. Default: what has focus. */
    readonly near?: Target | undefined;
    readonly children: ReactNode;
}
/** Shows its children above everything else on the page while `open`. */
declare function Overlay({ open, near, children }: OverlayProps): ReactNode;

/** An SDK's own words with a host's in their place; what the SDK does not know is left out. */
declare function mergeMessages<Words extends object>(own: Words, theirs: unknown): Words;
/** A host's words after it has given more of them. */
declare function addMessages<Words extends object>(before: Words, more: Words): Words;

/** The error a host sees for a config that cannot work: every problem at once, and no value of it. */
declare function configError(product: string, problems: readonly string[]): GrocerError;
/** Keys of a config that the schema does not know: most likely misspelt. */
declare const unknownKeys: (schema: {
    readonly entries: object;
}, config: unknown) => readonly string[];
interface ConfigSchema extends v.GenericSchema {
    readonly entries: object;
}
/** What is wrong with what a host passed in, a sentence each; empty when nothing is. */
declare function configProblems(schema: ConfigSchema, config: unknown): readonly string[];

/** Fills the `{names}` in a message; a name without a value stays out of the sentence. */
declare const formatMessage: (text: string, values: Readonly<Record<string, string>>) => string;

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
declare function useChunk<Loaded>(load: () => Promise<Loaded>, isWanted: boolean): Chunk<Loaded>;

/** Has the page had a quiet moment since the component came into it? */
declare function useIdle(): boolean;

export { EmbedProvider, ErrorBoundary, InlineSurface, Overlay, absoluteAddress, addMessages, claimContainer, configError, configProblems, createEmitter, createHandle, deepActiveElement, findTarget, formatMessage, hostConfigEntries, mergeMessages, targetProblems, texts, unknownKeys, useChunk, useEmbed, useIdle };
export type { Appearance, Chunk, DeepPartial, EmbedSettings, Emitter, Endpoints, Handle, HostConfig, MountStatus, SignedInConfig, Target };

// ---- error-codes.d.ts

/** Every way a call or a mount can end badly. Stable: programs may branch on these. */
declare const ERROR_CODES: readonly ["invalid_config", "container_in_use", "network", "timeout", "server_error", "rate_limited", "invalid_answer", "unconfirmed", "aborted", "session_expired", "forbidden", "not_found", "payment_intent_missing", "bad_request", "conflict", "card_declined", "card_duplicate", "card_issuer_refused", "billing_address_refused", "payment_info_invalid", "customer_service_needed", "snap_card_exists", "gift_card_limit", "gift_card_empty", "pin_invalid", "pin_locked", "balance_refused", "hosted_fields_unavailable", "hosted_fields_refused", "unexpected"];
type ErrorCode = (typeof ERROR_CODES)[number];
/** Maps one kind of refusal on the wire to a code; the first rule that fits wins. */
interface ErrorRule {
    readonly status: number;
    /** The body's `code`; absent fits any. */
    readonly code?: string;
    /** The body's exact `reason`; absent fits any. */
    readonly reason?: string;
    readonly as: ErrorCode;
}

export { ERROR_CODES as E };
export type { ErrorCode as a, ErrorRule as b };

// ---- grocer-error.d.ts

import { c as AuthType } from './app.js';
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

/** A value together with how often it has been replaced. */
interface Held {
    readonly value: string;
    readonly generation: number;
}
/** A bearer token or payment intent: something that goes stale and is replaced once for all who wait. */
interface Renewable {
    current(): Held | undefined;
    /** A value newer than `stale`, or `undefined` when five tries in a row brought none that was accepted. */
    renew(stale: number): Promise<Held | undefined>;
    /** Says that the service took this generation, so that the count of tries starts again. */
    confirm(generation: number): void;
    /** Sets a value from outside and takes up work again. */
    replace(value: string): void;
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
 * `fetchNew`, at most five times until a value is accepted [W-7.23] [W-7.24] [W-9.10].
 */
declare function createRenewable({ value, fetchNew, timing, life }: RenewableOptions): Renewable;

/** How a host signs its shopper's calls [W-1.14]. */
interface AuthConfig {
    type: AuthType;
    token: string;
    getNewToken?: () => Promise<string>;
    /** Called once when the session cannot be renewed, with the path to come back to. */
    redirectToSignIn?: (returnTo: string) => void;
}
/** Who asks. The token itself stays inside this closure and the headers of a request. */
interface AuthSession extends Renewable {
    readonly type: AuthType;
    /** Ends the session until a new token is set; tells the host and sends it to sign in, once. */
    expire(): void;
}
interface AuthSessionParts {
    readonly timing: Timing;
    /** Ends when the SDK is unmounted: from then on nobody is sent anywhere. */
    readonly life: () => AbortSignal;
    readonly onExpired: () => void;
}
/** The shopper's session: one refresh for all who wait, five in a row, then the sign-in page once [W-7.23]. */
declare function createAuthSession(config: AuthConfig, { timing, life, onExpired }: AuthSessionParts): AuthSession;

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
}
/** The one error type of the SDKs: frozen, with a closed `code`, and no cause chain to leak through. */
declare class GrocerError extends Error {
    readonly name = "GrocerError";
    readonly code: ErrorCode;
    readonly retryable: boolean;
    readonly status?: number;
    readonly endpoint?: string;
    readonly operationId?: string;
    readonly customerMessage?: string;
    constructor({ message, ...details }: GrocerErrorDetails);
}
/** Is this a GrocerError, of this copy of the package or another? */
declare const isGrocerError: (value: unknown) => value is GrocerError;

export { GrocerError as G, createAuthSession as c, createRenewable as d, isGrocerError as i, realTiming as r };
export type { AuthConfig as A, Held as H, Renewable as R, Timing as T, AuthSession as a, GrocerErrorDetails as b };

// ---- http.d.ts

import { G as GrocerError, a as AuthSession, R as Renewable, T as Timing } from './grocer-error.js';
export { A as AuthConfig, b as GrocerErrorDetails, H as Held, c as createAuthSession, d as createRenewable, i as isGrocerError, r as realTiming } from './grocer-error.js';
import { Call } from './contract.js';
import { AppName } from './domain.js';
import './error-codes.js';
import 'valibot';

/** Every header that the SDKs add, by what it says; hosts allow these names in CORS. */
declare const HEADERS: {
    readonly authorization: "authorization";
    readonly application: "x-application-id";
    readonly channel: "x-channel";
    readonly tenant: "x-tenant";
    readonly key: "idempotency-key";
    readonly authType: "x-payment-auth-type";
    readonly intent: "x-payment-intent-id";
    readonly telemetry: "x-bot-telemetry";
};

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

/** What a second look found after a write whose answer was lost. */
type Reconciled<Output> = {
    readonly kind: 'happened';
    readonly value: Output;
} | {
    readonly kind: 'did-not-happen';
} | {
    readonly kind: 'unknown';
};

interface HttpOptions {
    /** The service's base address, without a trailing slash. */
    readonly baseUrl: string;
    /** Path templates that a host serves elsewhere, by call name. */
    readonly paths: Readonly<Record<string, string>>;
    readonly application: AppName;
    readonly tenant: string;
    readonly session: AuthSession;
    readonly intent: Renewable | undefined;
    readonly telemetry: (() => string | undefined) | undefined;
    readonly timing: Timing;
}
interface SendOptions<Output> {
    readonly signal: AbortSignal;
    /** The idempotency key; a fresh one where the caller holds none. */
    readonly key?: string;
    readonly reconcile?: () => Promise<Reconciled<Output>>;
}
/** The one way to the wire. */
interface Http {
    send<Input, Output, Body, Answer, Wire>(call: Call<Input, Output, Body, Answer, Wire>, input: Input, options: SendOptions<Output>): Promise<Result<Output>>;
}
/**
 * Sends calls of the contract: one ky instance without its own retries, one operation runner. Never rejects;
 * ends in any code but those of a host's mistake.
 */
declare function createHttp({ baseUrl, paths, session, intent, telemetry, timing, ...who }: HttpOptions): Http;

export { AuthSession, GrocerError, HEADERS, Renewable, Timing, createHttp, err, ok };
export type { Http, HttpOptions, Reconciled, Result, SendOptions };

// ---- tokens.d.ts

/** What a brand may change, by the name after `--grocer-`. */
declare const TOKENS: readonly ["font", "radius", "radius-group", "radius-sheet", "control", "ink", "ink-muted", "surface", "surface-sunken", "surface-raised", "line", "line-strong", "accent", "on-accent", "accent-soft", "danger", "danger-soft", "warning", "warning-soft", "success", "success-soft", "focus", "scrim", "shadow"];
type Token = (typeof TOKENS)[number];
/** The meaning tokens of a banner. */
type Skin = Partial<Record<Token, string>>;
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

export { TOKENS as a, skins as s };
export type { Skin as S, Token as T };

// ---- ui.d.ts

import * as react from 'react';
import { ReactNode, SelectHTMLAttributes, InputHTMLAttributes } from 'react';
import { IconNode } from 'lucide';
export { S as Skin, a as TOKENS, T as Token, s as skins } from './tokens.js';

interface ButtonProps {
    readonly kind: 'primary' | 'secondary' | 'danger' | 'quiet' | 'icon';
    readonly type?: 'button' | 'submit';
    /** Names the button where its content does not. */
    readonly label?: string;
    /** Shows that it works, and ignores further presses. */
    readonly busy?: boolean;
    readonly disabled?: boolean;
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

interface CheckboxProps {
    readonly label: string;
    readonly checked: boolean;
    readonly disabled?: boolean;
    readonly part: string;
    readonly onChange: (checked: boolean) => void;
}
/** A box to tick, with its label as part of the target. */
declare function Checkbox({ label, checked, disabled, part, onChange }: CheckboxProps): ReactNode;

/** The overlay that a sheet is shown in. */
interface OverlayPlace {
    /** The overlay's host element in the page. */
    readonly element: HTMLElement;
}
/** The overlay that the caller is shown in, if it is in one. */
declare const useOverlayPlace: () => OverlayPlace | undefined;

/**
 * Calls `close` on Escape while the caller is the top layer. A key that something inside has used, or that was
 * pressed in a dialog of the host's own, is left alone.
 */
declare function useEscape(element: HTMLElement | undefined, close: () => void): void;

interface IconProps {
    /** An icon of the lucide set. */
    readonly of: IconNode;
    readonly size: 12 | 16 | 20;
    readonly fill?: 'none' | 'currentColor';
}
/** An icon beside words that say the same; screen readers skip it. */
declare const Icon: ({ of, size, fill }: IconProps) => ReactNode;

/** A place that is there before its words are, so that screen readers speak them when they come. */
declare const LiveRegion: ({ children }: {
    readonly children?: ReactNode;
}) => ReactNode;
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

interface SelectFieldProps extends Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'autoComplete' | 'defaultValue' | 'disabled' | 'onBlur' | 'onChange'> {
    readonly label: string;
    /** Shown while nothing is chosen. */
    readonly empty: string;
    readonly options: readonly {
        readonly value: string;
        readonly label: string;
    }[];
    /** Why what was chosen cannot be used. */
    readonly error?: string | undefined;
    readonly part: string;
}
/** A labelled native select, with its error right below it. */
declare const SelectField: react.ForwardRefExoticComponent<SelectFieldProps & react.RefAttributes<HTMLSelectElement>>;

type ExitReason = 'escape' | 'backdrop' | 'close';
/** Gets what keeps focus inside a sheet, so that it is there as soon as one opens. */
declare const prefetchTrap: () => void;
interface SheetProps {
    /** The name of the screen that is on. */
    readonly screen: string;
    /** As high as it may be where it comes from below, so that it does not jump as its content comes. */
    readonly isTall: boolean;
    /** Escape or a press beside the sheet. */
    readonly onExit: (reason: ExitReason) => void;
    /** One `SheetScreen` for each screen that is there. */
    readonly children: ReactNode;
}
/** A modal sheet: on the right of a wide page, at the bottom of a narrow one. Screens change inside it. */
declare function Sheet({ screen, isTall, onExit, children }: SheetProps): ReactNode;
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
declare const SheetBody: ({ children }: {
    readonly children: ReactNode;
}) => ReactNode;
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

/** Makes sure that a screen's styles are there before it is painted. */
declare function useStyles(css: string): void;

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'maxLength' | 'onBeforeInput' | 'onBlur' | 'onChange' | 'onInput' | 'onKeyDown' | 'placeholder' | 'readOnly'> {
    /** `secret` hides what is typed, and asks password managers to leave it alone. */
    readonly kind?: 'text' | 'secret';
    readonly label: string;
    /** Why what was typed cannot be used. */
    readonly error?: string | undefined;
    readonly part: string;
}
/** A labelled line of text, with its error right below it. */
declare const TextField: react.ForwardRefExoticComponent<TextFieldProps & react.RefAttributes<HTMLInputElement>>;

export { Button, Checkbox, Icon, LiveRegion, Notice, SelectField, Sheet, SheetBody, SheetFooter, SheetHeader, SheetScreen, Skeleton, SlowStatus, TextField, prefetchTrap, useEscape, useOverlayPlace, useStyles };
export type { ExitReason };
