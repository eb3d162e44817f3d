// ---- index.d.ts

import { A as AccountUpdate, a as AccountState, b as AccountEvents, c as AgeQuestion, d as AgeAnswer, T as TipWish, e as TipResult, f as AccountConfig } from './submitting.js';
export { g as AccountAnalyticsEvent, h as AccountMessages, i as AccountToggles, j as AccountView, k as AgeCancelReason, l as AgeRestrictedItem, N as NavItem, P as PreferenceKind } from './submitting.js';
import { Banner, Cents } from '@grocer/foundation/domain';
import { Handle } from '@grocer/foundation/embed';
import { PreferenceLink } from '@grocer/foundation/contract';
export { PreferenceLink } from '@grocer/foundation/contract';
export { GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/tokens';

/** What is said of what went wrong, and of what went well. */
declare const accountTexts: {
    address: {
        constraint: string;
        notFound: string;
        tooMany: string;
        unverified: string;
    };
    offline: string;
    technical: string;
    generic: string;
    preferences: {
        notFound: string;
        phoneNeeded: string;
        promotionsUnknown: string;
        promotionsNotSaved: string;
        earlyAccessUnknown: string;
        notSaved: string;
        emailNotSaved: string;
        storeNeeded: string;
    };
    stores: {
        none: string;
        unavailable: string;
    };
    tipFailed: string;
    tipUnconfirmed: string;
    payment: {
        title: string;
        text: string;
    };
    done: {
        addressCreated: string;
        addressUpdated: string;
        addressRemoved: string;
        addressDeleted: string;
        storePreferred: string;
    };
};
type AccountTexts = typeof accountTexts;

/** What an address that could not be changed is told by the service's code: of any other, what is said of everything. */
declare function addressErrorText(code: string, texts: AccountTexts): string;
/** What a call that got no good answer is told: without a connection that, else what is said of everything. */
declare const failureText: ({ isOnline, message }: {
    readonly isOnline: boolean;
    readonly message: string;
}, { offline, generic }: Pick<AccountTexts, "generic" | "offline">) => string;

/** What stands for a banner where nobody has a picture of its own. */
interface BannerMark {
    readonly domain: string;
    /** The name that shoppers read. */
    readonly title: string;
    /** One or two letters. */
    readonly monogram: string;
}
/** What stands for the banner at a domain, by the host's name for it or its own: the table's first where none is there. */
declare function bannerMark(domain: string | undefined, { hosts, table, }?: {
    readonly hosts?: string | undefined;
    readonly table?: readonly Banner[];
}): BannerMark;

/** Where the pages of the account, and those around it, are in the shop. */
declare const accountPaths: {
    readonly home: "/";
    readonly dashboard: "/account/dashboard";
    readonly profile: "/account/update";
    readonly addresses: "/account/addresses";
    readonly newAddress: "/account/address";
    readonly preferences: "/account/emailSubscriptions";
    readonly communityRewards: "/account/communityrewards";
    readonly points: "/points/summary";
    readonly purchases: "/mypurchases";
    readonly wallet: "/mywallet";
    /** Where the wallet's page sends whoever comes to it. */
    readonly walletRedirect: "/account/dashboard?link=mywallet";
    readonly membership: "/membership";
    readonly prescriptions: "/myprescriptions";
    readonly cart: "/cart";
    readonly scheduling: "/scheduling";
};
/** Where an address is edited. */
declare const addressPath: (addressId: string) => string;

/**
 * What a banner calls its community rewards, as the link to them and their page do: for the title of the host's document. The
 * banner is found by the domain of its site. Default table: ours.
 */
declare const communityRewardsName: (bannerDomain: string | undefined, bannerTable?: readonly Banner[]) => string;

/**
 * Takes what a link in an email carries out of the address of the page, for `preferencesLink`. Call it before any other
 * script of the page can read the address; from then on neither the address nor the history has it.
 */
declare function takePreferencesLink(): PreferenceLink | undefined;

/** A tip that can be chosen: a share of the order, nothing, or another amount. */
type TipChoice = {
    readonly kind: 'none';
    readonly amount: Cents;
} | {
    readonly kind: 'share';
    readonly percent: number;
    readonly amount: Cents;
} | {
    readonly kind: 'other';
};
/** What is offered for an order: nothing first, another amount last. Shares that come to nothing are left out. */
declare const tipChoices: (orderTotal: Cents, shares?: readonly number[]) => readonly TipChoice[];
/** An amount as it is typed, in whole cents; `undefined` for what is none. */
declare function typedTip(typed: string): Cents | undefined;
/** What a tip comes to: the custom value where the other option is chosen, else that of the choice. */
declare const tipAmount: (choice: TipChoice, custom: Cents | undefined) => Cents | undefined;
/** A tip as a payment is updated with it. */
interface TipPayload {
    readonly versionKey: string;
    readonly paymentDetails: {
        /** Dollars with two decimals. */
        readonly gratuityAmount: string;
    };
}
/** Writes a tip for the service, always with two decimals. */
declare const tipPayload: (versionKey: string, amount: Cents) => TipPayload;

/** The kinds of card that a payment is made with. */
declare const PAYMENT_CARD_TYPES: readonly ["ACH_CARD", "BANK_CARD", "EBT_CARD"];
/** The applications that payments are made for. */
declare const PAYMENT_APPLICATIONS: readonly ["CLICKLIST", "MEMBERSHIP"];
/** How a transaction has ended. */
declare const TRANSACTION_STATUSES: readonly ["APPROVED", "CANCELLED", "DECLINED", "ERRORED", "REVERSED"];
/** What a transaction does. */
declare const TRANSACTION_TYPES: readonly ["AUTHORIZATION", "CANCELLATION", "COMPLETION", "FINALIZE", "RETURN", "REVERSAL"];
/** The programs that an EBT card pays from. */
declare const EBT_PROGRAMS: readonly ["SNAP", "AFDC"];
/** Why a card is declined. */
declare const DECLINE_CODES: readonly ["TRANSACTION_DECLINED", "MAX_PIN_TRIES_EXCEEDED", "INSUFFICIENT_FUNDS", "INVALID_PIN", "INVALID_CARD_NUMBER", "CARD_LOST_OR_STOLEN", "FRAUD_REJECTION", "CARD_USE_EXCEEDED", "DUPLICATE_TRANSACTION", "CARD_NETWORK_SYSTEM_ERROR", "NO_MATCH_FOR_REVERSAL", "CARD_OR_PIN_ALREADY_ACTIVE", "CARD_OR_PIN_NOT_ACTIVE", "INSUFFICIENT_CREDIT", "BANK_DECLINE", "CARD_EXPIRED", "REQUEST_STILL_PROCESSING"];
type PaymentCardType = (typeof PAYMENT_CARD_TYPES)[number];
type PaymentApplication = (typeof PAYMENT_APPLICATIONS)[number];
type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];
type TransactionType = (typeof TRANSACTION_TYPES)[number];
type EbtProgram = (typeof EBT_PROGRAMS)[number];
type DeclineCode = (typeof DECLINE_CODES)[number];

/** A phone number as services take it: +1 and its last ten digits; nothing where it has fewer. */
declare const phoneForService: (phone: string) => string | undefined;

/** How a host talks to a mounted account. */
interface AccountHandle extends Handle<AccountUpdate, AccountState, AccountEvents> {
    /**
     * Asks the shopper when they were born, for items that not everybody may buy. Resolves to the answer, or to nothing
     * where they go back to the cart; whoever asks again meanwhile gets the same answer.
     */
    openAgeVerification(question: AgeQuestion): Promise<AgeAnswer | undefined>;
    /**
     * Sets the tip of a checkout as it is now. One that the service may have set already is looked for first, so that
     * wanting the same again is safe.
     */
    submitTip(wish: TipWish): Promise<TipResult>;
}

/**
 * Mounts a shopper's account and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
 *
 * @example
 * const account = mount({ environment: 'LOCAL', container: '#account', authConfig, navigation: router });
 * account.update({ path: '/account/addresses' });
 */
declare function mount(config: AccountConfig): AccountHandle;

export { AccountConfig, AccountEvents, AccountState, AccountUpdate, AgeAnswer, AgeQuestion, DECLINE_CODES, EBT_PROGRAMS, PAYMENT_APPLICATIONS, PAYMENT_CARD_TYPES, TRANSACTION_STATUSES, TRANSACTION_TYPES, TipResult, TipWish, accountPaths, accountTexts, addressErrorText, addressPath, bannerMark, communityRewardsName, failureText, mount, phoneForService, takePreferencesLink, tipAmount, tipChoices, tipPayload, typedTip };
export type { AccountHandle, AccountTexts, BannerMark, DeclineCode, EbtProgram, PaymentApplication, PaymentCardType, TipChoice, TipPayload, TransactionStatus, TransactionType };

// ---- react.d.ts

import { SlottedPart, InlinePart, Provider } from '@grocer/foundation/embed';
import { ReactNode } from 'react';
import { DayKey } from '@grocer/foundation/domain';
import { AccountConfig, AgeQuestion, AgeAnswer, TipWish, TipResult, AccountUpdate, AccountState, AccountEvents } from './index.js';
import '@grocer/foundation/contract';
import '@grocer/foundation/http';

/** A day of the calendar, and how many times it has. */
interface DeliveryDay {
    /** "YYYY-MM-DD". */
    readonly date: DayKey;
    readonly times: number;
}

interface DeliveryDaysProps {
    /** Today by the calendar of the store, "YYYY-MM-DD": the first of the seven days. */
    readonly today: DayKey;
    /** The days that are known, with how many times each has. */
    readonly days: readonly DeliveryDay[];
    /** Are the times still on their way? Default: no. */
    readonly isLoading?: boolean;
    /** The day that is chosen, which the host's form knows. */
    readonly chosen: DayKey | undefined;
    readonly onChoose: (date: DayKey) => void;
}

/** The pages of the account, as a part of the host's page. */
declare const AccountNavigation: SlottedPart;
/** The shopper's addresses, as a part of the host's page. */
declare const AddressBook: InlinePart;
/** What the shopper wants to hear of, as a part of the host's page. */
declare const Preferences: InlinePart;
/** Whether banner and store take part in community rewards, as a part of the host's page. */
declare const CommunityRewards: InlinePart;
interface NamedDaysProps extends DeliveryDaysProps {
    /** The name under which a form of the page sends the chosen day. Default: it is sent with none. */
    readonly name?: string;
}
/** Seven days to choose one from, as a field of the host's form. */
declare const DeliveryDays: ({ name, ...props }: NamedDaysProps) => ReactNode;
interface AddressFormProps {
    /** The address to change. Default: none, and the form is for a new one. */
    readonly addressId?: string;
}
/** The form for an address, as a part of the host's page. */
declare const AddressForm: ({ addressId }: AddressFormProps) => ReactNode;

/** One account for all of its components below it. */
declare const AccountProvider: Provider<Omit<AccountConfig, 'container'>>;

interface BannerLogoProps {
    /** The host name of the banner. Default: that of the main one. */
    readonly domain?: string;
    /** The name that shoppers read. Default: that of the table. */
    readonly title?: string;
    /** The address of the banner's own logo, where the host has one. */
    readonly logo?: string;
    /** How high it is, in CSS pixels. Default: 32. */
    readonly size?: number;
}
/** The logo of a banner: the host's own picture, else a monogram in the colour of the text; both have the banner's name. */
declare function BannerLogo({ domain, title, logo, size }: BannerLogoProps): ReactNode;

/** The question for a shopper's age, above everything else on the page while it is asked. */
declare function AgeVerification(): ReactNode;

/** Reads the account's public state. The function should return a part of it, not something new each time. */
declare const useAccount: <Selected>(select: (state: AccountState) => Selected) => Selected;
/** What a host's component can do with the account. */
interface AccountActions {
    /**
     * Asks the shopper when they were born, for items that not everybody may buy. Resolves to the answer, or to nothing
     * where they go back to the cart; whoever asks again meanwhile gets the same answer.
     */
    openAgeVerification(question: AgeQuestion): Promise<AgeAnswer | undefined>;
    /**
     * Sets the tip of a checkout as it is now. One that the service may have set already is looked for first, so that
     * wanting the same again is safe.
     */
    submitTip(wish: TipWish): Promise<TipResult>;
    /** Changes what may change. It never remounts, and what was typed stays. */
    update(patch: AccountUpdate): void;
}
/** Asks for a shopper's age, and updates the account of the provider above. */
declare function useAccountHandle(): AccountActions;
/** Listens to something that happens in the account, for as long as the component is in the page. */
declare const useAccountEvent: <Name extends keyof AccountEvents>(name: Name, listener: (detail: AccountEvents[Name]) => void) => void;

export { AccountNavigation, AccountProvider, AddressBook, AddressForm, AgeVerification, BannerLogo, CommunityRewards, DeliveryDays, Preferences, useAccount, useAccountEvent, useAccountHandle };
export type { AccountActions };

// ---- submitting.d.ts

import { Address, Membership, Banner, SmsTrigger, Cents, EmailPreference } from '@grocer/foundation/domain';
import { PreferenceLink } from '@grocer/foundation/contract';
import { FailureEvent, HostConfig, NavigationConfig, HostUpdate } from '@grocer/foundation/embed';
import { GrocerError, AuthConfig } from '@grocer/foundation/http';

/** How a shopper has gone back to the cart. */
type AgeCancelReason = 'back' | 'close' | 'escape';
/** A kind of things that a shopper hears of, or not. */
type PreferenceKind = 'email' | 'sms' | 'communication';
/** What happens in the account, as its host hears of it. */
interface AccountEvents {
    /** The shopper is old enough, and has agreed to the terms; when they were born is said to whoever has asked alone. */
    'age:verified': undefined;
    /** The shopper has gone back to the cart. */
    'age:cancelled': {
        reason: AgeCancelReason;
    };
    /** An address is in the address book, new or changed. */
    'address:saved': {
        id: string | undefined;
        isNew: boolean;
        address: Address;
    };
    /** An address is out of the address book. */
    'address:removed': {
        id: string;
    };
    /** The service has taken up that the shopper wants to hear of something, or no longer does. */
    'preference:changed': {
        kind: PreferenceKind;
        name: string;
        isOn: boolean;
    };
    /** The service has taken up which store the shopper prefers. */
    'store:preferred': {
        locationId: string;
    };
    /** The session is over: the shopper has to sign in again. */
    'session:expired': undefined;
    /** The account never became usable. */
    'load:failed': {
        error: GrocerError;
    };
    /** The shopper typed something that cannot be used: which fields, never what was typed. */
    'validation:failed': {
        fields: readonly string[];
    };
    /** Everything else that went wrong. */
    error: {
        error: GrocerError;
    };
}

/** What analytics may hear: enums and codes, never what a shopper typed or where they live. */
type AccountAnalyticsEvent = {
    type: 'ADDRESS_ADDED' | 'ADDRESS_UPDATED' | 'ADDRESS_REMOVED';
} | {
    type: 'STORE_PREFERRED';
} | {
    type: 'PREFERENCE_CHANGED';
    kind: PreferenceKind;
} | FailureEvent;

/** What all views of addresses say. */
declare const addressesMessages: {
    mailing: string;
    retry: string;
    failedTitle: string;
    visitor: string;
    dismiss: string;
    close: string;
    cancel: string;
    /** For screen readers: {action} is the button's text, {address} a street. */
    actionFor: string;
    removal: {
        title: string;
        text: string;
        confirm: string;
    };
    /** What has happened. */
    done: {
        addressCreated: string;
        addressUpdated: string;
        addressRemoved: string;
        addressDeleted: string;
    };
    /** Why something could not be done. */
    troubles: {
        constraint: string;
        notFound: string;
        tooMany: string;
        offline: string;
        generic: string;
        signIn: string;
        saveUnconfirmed: string;
        unchanged: string;
        rewritten: string;
        removeUnconfirmed: string;
    };
};
type AddressesMessages = typeof addressesMessages;

/** What any part says where it cannot be shown. */
declare const partMessages: {
    loading: string;
    broken: string;
    retry: string;
    close: string;
};
type PartMessages = typeof partMessages;

/** The address book. */
declare const addressBookMessages: {
    title: string;
    loading: string;
    add: string;
    edit: string;
    /** Of the newer address book, as the next ones are. */
    addNew: string;
    current: string;
    others: string;
    viewAll: string;
    remove: string;
    emptyTitle: string;
    emptyText: string;
};
type AddressBookMessages = typeof addressBookMessages;

/** The form for an address, and what it asks after a check. */
declare const addressFormMessages: {
    titleAdd: string;
    titleEdit: string;
    add: string;
    update: string;
    errors: string;
    checking: string;
    saving: string;
    loading: string;
    back: string;
    mailing: string;
    remove: string;
    fields: {
        street: string;
        unit: string;
        locality: string;
        region: string;
        postalCode: string;
        select: string;
        countries: {
            US: string;
            CA: string;
        };
        streetRequired: string;
        localityRequired: string;
        regionRequired: string;
        postalCodeRequired: string;
        postalCodeInvalid: string;
        streetTooLong: string;
        unitTooLong: string;
        localityTooLong: string;
    };
    verify: {
        title: string;
        closeMatch: string;
        suggested: string;
        original: string;
        /** For screen readers, after a part that differs. */
        changed: string;
        use: string;
        edit: string;
        corrected: string;
        confirm: string;
        editAddress: string;
        unverified: string;
    };
};
type AddressFormMessages = typeof addressFormMessages;

/** The question for a shopper's age, and the terms it names. */
declare const ageVerificationMessages: {
    title: string;
    intro: string;
    items: string;
    dateOfBirth: string;
    /** How the date is written: month, day, year. */
    format: string;
    /** {terms} is the name of the terms, which is a button. */
    agree: string;
    terms: string;
    continue: string;
    back: string;
    close: string;
    problems: {
        missing: string;
        invalid: string;
        /** {minAge} is a number of years. */
        tooYoung: string;
        agreement: string;
    };
    /** The terms themselves, in paragraphs. */
    termsText: {
        check: string;
        refund: string;
    };
};
type AgeVerificationMessages = typeof ageVerificationMessages;

/** What a shopper takes part in: advertising that goes by what they buy, and new things before others. */
declare const communicationMessages: {
    label: string;
    relevantAdsOptIn: {
        title: string;
        description: string;
    };
    earlyAccess: {
        title: string;
        description: string;
    };
    /** Why they cannot be told. */
    unknown: {
        technical: string;
        unconfirmed: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
    };
    /** Why one cannot be changed. */
    notSaved: {
        technical: string;
        unconfirmed: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
    };
    /** Where an email address opens them that is not signed in. */
    readOnly: string;
};
type CommunicationMessages = typeof communicationMessages;

/** Whether banner and store take part in community rewards. */
declare const communityRewardsMessages: {
    lead: string;
    /** {banner} is the name of the shop. */
    about: string;
    choose: string;
    yourStore: string;
    takesPart: string;
    storeDoesNot: string;
    /** {store} is the name of the store. */
    storeDoesNotHint: string;
    noStore: string;
    noStoreHint: string;
    changeStore: string;
    bannerDoesNot: string;
    bannerDoesNotHint: string;
    visitor: string;
    unknown: {
        technical: string;
        unconfirmed: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
    };
};
type CommunityRewardsMessages = typeof communityRewardsMessages;

/** Seven days to choose from. */
declare const deliveryDaysMessages: {
    label: string;
    today: string;
    tomorrow: string;
    previous: string;
    next: string;
    noTimes: string;
};
type DeliveryDaysMessages = typeof deliveryDaysMessages;

/** Why preferences cannot be told or changed. */
type PreferenceTrouble = 'offline' | 'notFound' | 'storeNeeded' | 'phoneNeeded' | 'unconfirmed' | 'technical';

/** The emails that a shopper may get. */
declare const emailPreferencesMessages: {
    label: string;
    /** How long a change takes. */
    delay: string;
    /** What one banner calls the last of its emails. */
    plusPlanOffers: string;
    none: string;
    /** For whoever is signed in. */
    linkSignedIn: string;
    linkOnly: string;
    linkExpired: string;
    linkExpiredHint: string;
    /** Why they cannot be told. */
    unknown: Readonly<Record<PreferenceTrouble, string>>;
    /** Why one cannot be changed. */
    notSaved: {
        technical: string;
        unconfirmed: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
    };
};
type EmailPreferencesMessages = typeof emailPreferencesMessages;

/** The account's navigation, and the way to the page that is on. */
declare const navigationMessages: {
    /** For screen readers: names the links of the account. */
    label: string;
    /** For screen readers: names the way to the page. */
    breadcrumb: string;
    /** For screen readers, after the name of a page that is not the shop's. */
    external: string;
    pages: {
        home: string;
        /** The name of the whole account, which is that of its dashboard in breadcrumbs. */
        account: string;
        dashboard: string;
        profile: string;
        addresses: string;
        newAddress: string;
        editAddress: string;
        preferences: string;
        purchases: string;
        wallet: string;
        points: string;
        membership: string;
        /** What a banner with plus plans calls its membership. */
        plusPlan: string;
        communityRewards: string;
        inspiringDonations: string;
        communityContributions: string;
        prescriptions: string;
        togetherInEducation: string;
    };
};
type NavigationMessages = typeof navigationMessages;

/** The store that a shopper prefers, and looking for another. */
declare const preferredStoreMessages: {
    label: string;
    yours: string;
    none: string;
    /** Marks the store that is preferred. */
    preferred: string;
    change: string;
    /** For screen readers, as the name of that button. */
    changeStore: string;
    choose: string;
    back: string;
    postalCode: string;
    badPostalCode: string;
    search: string;
    searching: string;
    /** {place} is what was searched for. */
    found: {
        one: string;
        other: string;
    };
    /** Nothing else was found. */
    onlyYours: string;
    nowhere: string;
    nowhereHint: string;
    searchFailed: string;
    offline: string;
    select: string;
    retry: string;
    /** For screen readers: {action} is the button's text. */
    actionAt: string;
    done: string;
    notSaved: {
        technical: string;
        unconfirmed: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
    };
    unknown: Readonly<Record<PreferenceTrouble, string>>;
    /** {distance} is a number with two decimals. */
    miles: string;
    open: string;
    closed: string;
    /** For screen readers, before the lines of a store. */
    address: string;
    hours: string;
    distance: string;
};
type PreferredStoreMessages = typeof preferredStoreMessages;

/** The text messages that a shopper may get. */
declare const smsPreferencesMessages: {
    label: string;
    kinds: {
        CLICKLIST: {
            title: string;
            description: string;
        };
        /** How often they come is below their name. */
        PROMOTIONAL: {
            title: string;
            description: string;
        };
        TRANSACTIONAL: {
            title: string;
            description: string;
        };
    };
    /** {phone} is where they go. */
    to: string;
    /** How to have no more of them; {number} is the retailer's short number. */
    stop: string;
    /** The same where no short number is known. */
    stopByReply: string;
    /** Leads to the page where a phone is added. */
    addPhone: string;
    /** Why none of them can be told. */
    unknown: Readonly<Record<PreferenceTrouble, string>>;
    /** Why one of them cannot be told. */
    unknownOf: {
        CLICKLIST: string;
        PROMOTIONAL: string;
        TRANSACTIONAL: string;
    };
    /** Why one cannot be changed. */
    notSaved: {
        technical: string;
        unconfirmed: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
    };
    promotionsNotSaved: {
        technical: string;
        unconfirmed: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
    };
};
type SmsPreferencesMessages = typeof smsPreferencesMessages;

/** What all preferences say. */
declare const preferencesMessages: {
    title: string;
    linkTitle: string;
    visitor: string;
    loading: string;
    /** What opens the longer description of a preference, which is named after it. */
    details: string;
    /** Said where it has been taken up. */
    saved: string;
    retry: string;
};
type PreferencesMessages = typeof preferencesMessages;

/** Every word of the account, by part. A host can replace any of them. */
interface AccountMessages {
    parts: PartMessages;
    navigation: NavigationMessages;
    ageVerification: AgeVerificationMessages;
    deliveryDays: DeliveryDaysMessages;
    addresses: AddressesMessages;
    addressBook: AddressBookMessages;
    addressForm: AddressFormMessages;
    preferences: PreferencesMessages;
    emailPreferences: EmailPreferencesMessages;
    smsPreferences: SmsPreferencesMessages;
    communication: CommunicationMessages;
    communityRewards: CommunityRewardsMessages;
    preferredStore: PreferredStoreMessages;
}

/** A link of the host's own. */
interface NavItem {
    /** Its words. */
    readonly label: string;
    /** A path of the shop, or a whole address of another site. */
    readonly to: string;
}
/** A page of the account that is ours. */
type AccountView = 'dashboard' | 'addressBook' | 'addressForm' | 'preferences' | 'communityRewards';
/** What is on or off. */
interface AccountToggles {
    /** Is it the layout for grocery automation, which has no Canadian provinces? Default: no. */
    groceryAutomation?: boolean;
    /**
     * Is it the newer address book? It has the current address and the others, adds and changes them without leaving the
     * page, and calls the profile service. Default: no.
     */
    addressBookV2?: boolean;
}
interface AccountConfig extends Omit<HostConfig<AccountAnalyticsEvent, AccountMessages>, 'endpoints'>, NavigationConfig {
    /** How calls are signed for the shopper. Default: nobody is signed in. */
    authConfig?: AuthConfig;
    /** The path of the page that is on. Default: that of the document. */
    path?: string;
    /** The page of ours that stands beside the links. Default: none, and there is room for one of the host's. */
    view?: AccountView;
    /** The address that the form changes. Default: none, and the form is for a new one. */
    addressId?: string;
    /** What is on or off. */
    toggles?: AccountToggles;
    /** How many other addresses the newer address book shows until all are asked for. Default: all. */
    maxAddresses?: number;
    /**
     * What a link in an email carries, as `takePreferencesLink()` has it: the page of preferences is about those emails
     * then, whoever is signed in. Default: none.
     */
    preferencesLink?: PreferenceLink;
    /**
     * An email address that a service has sealed. A visitor who comes with one sees which ads and programs it takes part in,
     * and changes nothing. Default: none.
     */
    encryptedEmail?: string;
    /** The retailer's short number, to which STOP is sent. Default: none, and a message is answered with STOP. */
    smsShortNumber?: string;
    /** Addresses in place of those of the environment. */
    endpoints?: {
        /** The base address of all services that the account calls. Default: that of the environment and the banner. */
        services?: string;
        /** Path templates by call name, such as `account.addresses.list`. Default: the services' own. */
        paths?: Readonly<Record<string, string>>;
    };
    /** The membership that the shopper has. Default: none. */
    membership?: Membership;
    /** The IANA zone of the shopper's store, by whose calendar an age is told. Default: the zone where a day begins last. */
    storeTimeZone?: string;
    /** Links besides ours, below them. Default: none. */
    extraNavItems?: readonly NavItem[];
    /** The banner's name as shoppers read it. Default: that of the table. */
    bannerName?: string;
    /** The retailer's own banners. Default: a table of fixtures. */
    bannerTable?: readonly Banner[];
    /** Where Wallet leads, by a whole address, where payment has pages of its own. Default: the shop's own page. */
    hostedPaymentPage?: string;
    /** Where an organization is chosen that community rewards go to, by a whole address. Default: none, and nothing leads there. */
    organizationsPage?: string;
    /** Where Together in Education is, by a whole address. Default: a page of the banner. */
    educationPage?: string;
}
/** What `update()` may change; everything else needs a new mount. */
interface AccountUpdate extends HostUpdate<AccountMessages> {
    /** The path of the page that is on now. */
    path?: string;
    /** The page of ours that is on now; `null` where it is one of the host's. */
    view?: AccountView | null;
    /** The address that the form changes; `null`, or absent beside a `view`, for a new one. */
    addressId?: null | string;
    /** The membership that the shopper has now. */
    membership?: Membership;
    /** The IANA zone of the store that the shopper shops at now. */
    storeTimeZone?: string;
    /** Takes the place of the links there were besides ours. */
    extraNavItems?: readonly NavItem[];
}

/** What a shopper takes part in; `undefined` where the service could not tell. */
interface Communication {
    readonly relevantAdsOptIn: boolean;
    readonly earlyAccess: boolean | undefined;
}

/** One kind of text messages to the shopper's mobile phone. */
interface SmsPreference {
    readonly preferenceType: SmsTrigger;
    /** Does the phone get them, by what the service said last? `undefined` where it could not tell. */
    readonly selected: boolean | undefined;
}

/** A product that not everybody may buy. */
interface AgeRestrictedItem {
    /** As the shopper reads it. */
    readonly name: string;
    /** What else there is to say of it: its size, or how old one has to be. */
    readonly description?: string;
    /** In whole cents. */
    readonly price?: Cents;
    /** How old one has to be for it, in years. */
    readonly minimumAge?: number;
}
/** What a shopper's age is asked for. */
interface AgeQuestion {
    readonly items: readonly AgeRestrictedItem[];
    /** In years. Default: the greatest of the items', else 21. */
    readonly minimumAge?: number;
}
/** What a shopper has answered. */
interface AgeAnswer {
    /** A day of the calendar, "YYYY-MM-DD". */
    readonly dateOfBirth: string;
}

/** An account as its host sees it: plain data. */
interface AccountState {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly isSignedIn: boolean;
    /** How many addresses the address book has, once it has been read. */
    readonly addressCount: number | undefined;
    /** Which emails the shopper gets by what the service said last, once it has. */
    readonly emailPreferences: readonly EmailPreference[] | undefined;
    /** Which text messages their phone gets by what the service said last, once it has. */
    readonly smsPreferences: readonly SmsPreference[] | undefined;
    /** Whether they take part in relevant ads and early access by what the service said last, once it has. */
    readonly communication: Communication | undefined;
    /** The id of the store they prefer, once it is known. */
    readonly preferredStore: string | undefined;
    /** Is the shopper asked for their age? */
    readonly isVerifyingAge: boolean;
}

/** A tip for a checkout. */
interface TipWish {
    readonly checkoutId: string;
    /** In whole cents. */
    readonly amount: Cents;
}
/** What became of a tip: as the service has it, or why it could not be set, with what to tell the shopper. */
type TipResult = {
    readonly ok: true;
    readonly tip: Cents;
} | {
    readonly ok: false;
    readonly error: GrocerError;
    readonly message: string;
};

export type { AccountUpdate as A, NavItem as N, PreferenceKind as P, TipWish as T, AccountState as a, AccountEvents as b, AgeQuestion as c, AgeAnswer as d, TipResult as e, AccountConfig as f, AccountAnalyticsEvent as g, AccountMessages as h, AccountToggles as i, AccountView as j, AgeCancelReason as k, AgeRestrictedItem as l };
