// ---- index.d.ts

import { A as AccountUpdate, a as AccountState, b as AccountEvents, c as AgeQuestion, d as AgeAnswer, T as TipWish, e as TipResult, f as AccountConfig } from './submitting.js';
export { g as AccountAnalyticsEvent, h as AccountMessages, i as AccountToggles, j as AccountView, k as AgeCancelReason, l as AgeRestrictedItem, N as NavItem, P as PreferenceKind } from './submitting.js';
import { Banner, Cents } from '@grocer/foundation/domain';
import { Handle } from '@grocer/foundation/embed';
import { PreferenceLink } from '@grocer/foundation/contract';
export { PreferenceLink } from '@grocer/foundation/contract';
export { GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/tokens';

/** Texts of errors and of completed actions. */
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
    signIn: string;
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

/** Returns the text for an address error code of the service; the generic text for any other code. */
declare function addressErrorText(code: string, texts: AccountTexts): string;
/** Returns the text for a failed call: the offline text without a connection, else the generic one. */
declare const failureText: ({ isOnline, message }: {
    readonly isOnline: boolean;
    readonly message: string;
}, { offline, generic }: Pick<AccountTexts, "generic" | "offline">) => string;

/** Represents a banner that has no logo image. */
interface BannerMark {
    readonly domain: string;
    /** Name of the banner as shown to shoppers. */
    readonly title: string;
    /** First letter of the name. */
    readonly monogram: string;
}
/**
 * Returns the mark of the banner at a domain, else of the table's first banner. The title is the host's name
 * for the banner, else its own.
 */
declare function bannerMark(domain: string | undefined, { hosts, table, }?: {
    readonly hosts?: string | undefined;
    readonly table?: readonly Banner[];
}): BannerMark;

/** Paths of the account's pages and related pages in the shop. */
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
    /** The redirect target of the wallet's page. */
    readonly walletRedirect: "/account/dashboard?link=mywallet";
    readonly membership: "/membership";
    readonly prescriptions: "/myprescriptions";
    readonly cart: "/cart";
    readonly scheduling: "/scheduling";
};
/** The page on which an address is edited. */
declare const addressPath: (addressId: string) => string;

/**
 * Returns the banner's name for community rewards, as used by its link and page, for the host's document
 * title. The banner is looked up by its domain. Default table: ours.
 */
declare const communityRewardsName: (bannerDomain: string | undefined, bannerTable?: readonly Banner[]) => string;

/**
 * Removes the tokens of an email link from the page's URL and returns them, for `preferencesLink`. Call it
 * before any other script can read the URL; afterwards neither the URL nor the history entry contains them.
 */
declare function takePreferencesLink(): PreferenceLink | undefined;

/** A selectable tip: none, a share of the order total, or another amount. */
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
/** Returns the tip options: none first, another amount last. Shares that round to zero are omitted. */
declare const tipChoices: (orderTotal: Cents, shares?: readonly number[]) => readonly TipChoice[];
/** Parses a typed amount into whole cents; undefined if it is not an amount. */
declare function typedTip(typed: string): Cents | undefined;
/** Returns the amount of a choice; for another amount, the custom value. */
declare const tipAmount: (choice: TipChoice, custom: Cents | undefined) => Cents | undefined;
/** The body of a tip update. */
interface TipPayload {
    readonly versionKey: string;
    readonly paymentDetails: {
        /** Amount in dollars with two decimals. */
        readonly gratuityAmount: string;
    };
}
/** Creates the body of a tip update, with two decimals. */
declare const tipPayload: (versionKey: string, amount: Cents) => TipPayload;

/** Types of cards that payments are made with. */
declare const PAYMENT_CARD_TYPES: readonly ["ACH_CARD", "BANK_CARD", "EBT_CARD"];
/** Applications that payments are made for. */
declare const PAYMENT_APPLICATIONS: readonly ["CLICKLIST", "MEMBERSHIP"];
/** Final statuses of a transaction. */
declare const TRANSACTION_STATUSES: readonly ["APPROVED", "CANCELLED", "DECLINED", "ERRORED", "REVERSED"];
/** Types of transactions. */
declare const TRANSACTION_TYPES: readonly ["AUTHORIZATION", "CANCELLATION", "COMPLETION", "FINALIZE", "RETURN", "REVERSAL"];
/** The programs that an EBT card can pay from. */
declare const EBT_PROGRAMS: readonly ["SNAP", "AFDC"];
/** Reasons why a card is declined. */
declare const DECLINE_CODES: readonly ["TRANSACTION_DECLINED", "MAX_PIN_TRIES_EXCEEDED", "INSUFFICIENT_FUNDS", "INVALID_PIN", "INVALID_CARD_NUMBER", "CARD_LOST_OR_STOLEN", "FRAUD_REJECTION", "CARD_USE_EXCEEDED", "DUPLICATE_TRANSACTION", "CARD_NETWORK_SYSTEM_ERROR", "NO_MATCH_FOR_REVERSAL", "CARD_OR_PIN_ALREADY_ACTIVE", "CARD_OR_PIN_NOT_ACTIVE", "INSUFFICIENT_CREDIT", "BANK_DECLINE", "CARD_EXPIRED", "REQUEST_STILL_PROCESSING"];
type PaymentCardType = (typeof PAYMENT_CARD_TYPES)[number];
type PaymentApplication = (typeof PAYMENT_APPLICATIONS)[number];
type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];
type TransactionType = (typeof TRANSACTION_TYPES)[number];
type EbtProgram = (typeof EBT_PROGRAMS)[number];
type DeclineCode = (typeof DECLINE_CODES)[number];

/** Formats a phone number for the services: +1 and its last ten digits; undefined if it has fewer. */
declare const phoneForService: (phone: string) => string | undefined;

/** The handle of a mounted account. */
interface AccountHandle extends Handle<AccountUpdate, AccountState, AccountEvents> {
    /**
     * Asks the shopper for their date of birth, for age-restricted items. Resolves with the answer, or with
     * undefined if the shopper returns to the cart. Calls made meanwhile share the same answer. Throws
     * `invalid_config` for an invalid question.
     */
    openAgeVerification(question: AgeQuestion): Promise<AgeAnswer | undefined>;
    /**
     * Sets the tip of a checkout in its current version. If the service may have set it already, checks that
     * first, so repeating the call is safe.
     */
    submitTip(wish: TipWish): Promise<TipResult>;
}

/**
 * Mounts a shopper's account and returns its handle synchronously. Throws a `GrocerError` with code
 * `invalid_config` or `container_in_use` for a mistake of the host; all other errors are emitted as events.
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

/** A calendar day with its number of times. */
interface DeliveryDay {
    /** The day, "YYYY-MM-DD". */
    readonly date: DayKey;
    readonly times: number;
}

interface DeliveryDaysProps {
    /** The current day in the store's time zone, "YYYY-MM-DD"; the first of the seven days. */
    readonly today: DayKey;
    /** The known days, with their number of times. */
    readonly days: readonly DeliveryDay[];
    /** True while the times load; no day can be chosen then. Default: false. */
    readonly isLoading?: boolean;
    /** The chosen day, controlled by the host's form. */
    readonly chosen: DayKey | undefined;
    readonly onChoose: (date: DayKey) => void;
}

/** The account's pages with their navigation, as a part of the host's page. */
declare const AccountNavigation: SlottedPart;
/** The address book, as a part of the host's page. */
declare const AddressBook: InlinePart;
/** The preferences, as a part of the host's page. */
declare const Preferences: InlinePart;
/** The community rewards, as a part of the host's page. */
declare const CommunityRewards: InlinePart;
interface NamedDaysProps extends DeliveryDaysProps {
    /** Name under which the host's form submits the chosen day. Default: the day is not submitted. */
    readonly name?: string;
}
/** Seven days to choose one from, as a field of the host's form. */
declare const DeliveryDays: ({ name, ...props }: NamedDaysProps) => ReactNode;
interface AddressFormProps {
    /** The id of the address to edit. Default: none, the form adds a new address. */
    readonly addressId?: string;
}
/** The address form, as a part of the host's page. */
declare const AddressForm: ({ addressId }: AddressFormProps) => ReactNode;

/** Provides one account to the components below. */
declare const AccountProvider: Provider<Omit<AccountConfig, 'container'>>;

interface BannerLogoProps {
    /** Host name of the banner. Default: the main banner's. */
    readonly domain?: string;
    /** Name of the banner as shown to shoppers. Default: the name in the banner table. */
    readonly title?: string;
    /** URL of the banner's own logo. Default: none, a monogram is drawn. */
    readonly logo?: string;
    /** Height in CSS pixels. Default: 32. */
    readonly size?: number;
}
/**
 * The logo of a banner: the host's image, else a monogram in the text color; labelled with the banner's name.
 */
declare function BannerLogo({ domain, title, logo, size }: BannerLogoProps): ReactNode;

/** The age question, as an overlay above the page. */
declare function AgeVerification(): ReactNode;

/** Selects from the account's public state. The selector should return a stable value, not a new object. */
declare const useAccount: <Selected>(select: (state: AccountState) => Selected) => Selected;
/** Actions that a host's component can call on the account. */
interface AccountActions {
    /**
     * Asks the shopper for their date of birth, for age-restricted items. Resolves with the answer, or with
     * undefined if the shopper returns to the cart. Calls made meanwhile share the same answer. Throws
     * `invalid_config` for an invalid question.
     */
    openAgeVerification(question: AgeQuestion): Promise<AgeAnswer | undefined>;
    /**
     * Sets the tip of a checkout in its current version. If the service may have set it already, checks that
     * first, so repeating the call is safe.
     */
    submitTip(wish: TipWish): Promise<TipResult>;
    /** Updates settings without a remount; what the shopper has typed is kept. */
    update(patch: AccountUpdate): void;
}
/** Returns the actions of the account provided above. */
declare function useAccountHandle(): AccountActions;
/** Subscribes to an event of the account while the component is mounted. */
declare const useAccountEvent: <Name extends keyof AccountEvents>(name: Name, listener: (detail: AccountEvents[Name]) => void) => void;

export { AccountNavigation, AccountProvider, AddressBook, AddressForm, AgeVerification, BannerLogo, CommunityRewards, DeliveryDays, Preferences, useAccount, useAccountEvent, useAccountHandle };
export type { AccountActions };

// ---- submitting.d.ts

import { Address, Membership, Banner, SmsTrigger, Cents, EmailPreference } from '@grocer/foundation/domain';
import { PreferenceLink } from '@grocer/foundation/contract';
import { FailureEvent, HostConfig, NavigationConfig, HostUpdate } from '@grocer/foundation/embed';
import { GrocerError, AuthConfig } from '@grocer/foundation/http';

/** How the shopper cancelled the age question. */
type AgeCancelReason = 'back' | 'close' | 'escape';
/** A kind of preference. */
type PreferenceKind = 'email' | 'sms' | 'communication';
/** Events of an account. */
interface AccountEvents {
    /**
     * The shopper is old enough and has agreed to the terms. The date of birth is returned only to the caller
     * of `openAgeVerification()`.
     */
    'age:verified': undefined;
    /** The shopper has returned to the cart. */
    'age:cancelled': {
        reason: AgeCancelReason;
    };
    /** An address was added to the address book, or updated. */
    'address:saved': {
        id: string | undefined;
        isNew: boolean;
        address: Address;
    };
    /** An address was removed from the address book. */
    'address:removed': {
        id: string;
    };
    /** The service has saved that the shopper turned a preference on or off. */
    'preference:changed': {
        kind: PreferenceKind;
        name: string;
        isOn: boolean;
    };
    /** The service has saved the shopper's preferred store. */
    'store:preferred': {
        locationId: string;
    };
    /** The session has expired; the shopper has to sign in again. */
    'session:expired': undefined;
    /** The account could not be started. */
    'load:failed': {
        error: GrocerError;
    };
    /** The shopper's input is invalid: names of the fields, never their values. */
    'validation:failed': {
        fields: readonly string[];
    };
    /** Any other error. */
    error: {
        error: GrocerError;
    };
}

/** Analytics events of the account: enums and codes only, never shopper input or addresses. */
type AccountAnalyticsEvent = {
    type: 'ADDRESS_ADDED' | 'ADDRESS_UPDATED' | 'ADDRESS_REMOVED';
} | {
    type: 'STORE_PREFERRED';
} | {
    type: 'PREFERENCE_CHANGED';
    kind: PreferenceKind;
} | FailureEvent;

/** Texts shared by all address views. */
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
    /** Announcements of completed changes. */
    done: {
        addressCreated: string;
        addressUpdated: string;
        addressRemoved: string;
        addressDeleted: string;
    };
    /** Error texts. */
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

/** Fallback texts of a part that is loading or failed to render. */
declare const partMessages: {
    loading: string;
    broken: string;
    retry: string;
    close: string;
};
type PartMessages = typeof partMessages;

/** Texts of the address book. */
declare const addressBookMessages: {
    title: string;
    loading: string;
    add: string;
    edit: string;
    /** This text and the next three are those of the newer address book. */
    addNew: string;
    current: string;
    others: string;
    viewAll: string;
    remove: string;
    emptyTitle: string;
    emptyText: string;
};
type AddressBookMessages = typeof addressBookMessages;

/** Texts of the address form and of the question after validation. */
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
        /** For screen readers, after a part of the address that differs. */
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

/** Texts of the age question and its terms. */
declare const ageVerificationMessages: {
    title: string;
    intro: string;
    items: string;
    dateOfBirth: string;
    /** Input format of the date: month, day, year. */
    format: string;
    /** {terms} is the name of the terms, rendered as a button. */
    agree: string;
    terms: string;
    continue: string;
    back: string;
    close: string;
    problems: {
        missing: string;
        invalid: string;
        /** {minAge} is the minimum age in years. */
        tooYoung: string;
        agreement: string;
    };
    /** The terms, one text per paragraph. */
    termsText: {
        check: string;
        refund: string;
    };
};
type AgeVerificationMessages = typeof ageVerificationMessages;

/** Texts of the communication preferences: relevant ads and early access. */
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
    /** Error texts if the preferences could not be read. */
    unknown: {
        technical: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
        signIn: string;
        unconfirmed: string;
    };
    /** Error texts if a change could not be saved. */
    notSaved: {
        technical: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
        signIn: string;
        unconfirmed: string;
    };
    /** Shown to a visitor who opened them by an encrypted email address without being signed in. */
    readOnly: string;
};
type CommunicationMessages = typeof communicationMessages;

/** Texts of the community rewards. */
declare const communityRewardsMessages: {
    lead: string;
    /** {banner} is the banner's name. */
    about: string;
    choose: string;
    yourStore: string;
    takesPart: string;
    storeDoesNot: string;
    /** {store} is the store's name. */
    storeDoesNotHint: string;
    noStore: string;
    noStoreHint: string;
    changeStore: string;
    bannerDoesNot: string;
    bannerDoesNotHint: string;
    visitor: string;
    unknown: {
        technical: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
        signIn: string;
        unconfirmed: string;
    };
};
type CommunityRewardsMessages = typeof communityRewardsMessages;

/** Texts of the seven days. */
declare const deliveryDaysMessages: {
    label: string;
    today: string;
    tomorrow: string;
    previous: string;
    next: string;
    noTimes: string;
};
type DeliveryDaysMessages = typeof deliveryDaysMessages;

/** Reasons why preferences cannot be read or changed. */
type PreferenceTrouble = 'offline' | 'notFound' | 'storeNeeded' | 'phoneNeeded' | 'signIn' | 'unconfirmed' | 'technical';

/** Texts of the email preferences. */
declare const emailPreferencesMessages: {
    label: string;
    /** How long a change takes to have effect. */
    delay: string;
    /** One banner's name for the last of its emails. */
    plusPlanOffers: string;
    none: string;
    /** Shown to a signed-in shopper. */
    linkSignedIn: string;
    linkOnly: string;
    linkExpired: string;
    linkExpiredHint: string;
    /** Error texts if the preferences could not be read. */
    unknown: Readonly<Record<PreferenceTrouble, string>>;
    /** Error texts if a change could not be saved. */
    notSaved: {
        technical: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
        signIn: string;
        unconfirmed: string;
    };
};
type EmailPreferencesMessages = typeof emailPreferencesMessages;

/** Texts of the account's navigation and breadcrumbs. */
declare const navigationMessages: {
    /** For screen readers: names the navigation. */
    label: string;
    /** For screen readers: names the breadcrumbs. */
    breadcrumb: string;
    /** For screen readers, after the name of a page on another site. */
    external: string;
    pages: {
        home: string;
        /** Name of the account as a whole, and of its dashboard in breadcrumbs. */
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
        /** The name of the membership for a banner with plus plans. */
        plusPlan: string;
        communityRewards: string;
        inspiringDonations: string;
        communityContributions: string;
        prescriptions: string;
        togetherInEducation: string;
    };
};
type NavigationMessages = typeof navigationMessages;

/** Texts of the preferred store and of the search for another one. */
declare const preferredStoreMessages: {
    label: string;
    yours: string;
    none: string;
    /** Badge of the preferred store. */
    preferred: string;
    change: string;
    /** For screen readers: the accessible name of the Change button. */
    changeStore: string;
    choose: string;
    back: string;
    postalCode: string;
    badPostalCode: string;
    search: string;
    searching: string;
    /** {count} is a number of stores, {place} the postal code that was searched for. */
    found: {
        one: string;
        other: string;
    };
    /** Shown if the search found only the preferred store. */
    onlyYours: string;
    nowhere: string;
    nowhereHint: string;
    searchFailed: string;
    offline: string;
    select: string;
    retry: string;
    /** For screen readers: {action} is the button's text, {store} the store's name. */
    actionAt: string;
    done: string;
    notSaved: {
        technical: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
        signIn: string;
        unconfirmed: string;
    };
    unknown: Readonly<Record<PreferenceTrouble, string>>;
    /** {distance} is a number with two decimals. */
    miles: string;
    open: string;
    closed: string;
    /** For screen readers: labels of a store's lines. */
    address: string;
    hours: string;
    distance: string;
};
type PreferredStoreMessages = typeof preferredStoreMessages;

/** Texts of the text message preferences. */
declare const smsPreferencesMessages: {
    label: string;
    kinds: {
        CLICKLIST: {
            title: string;
            description: string;
        };
        /** The description says how often the messages come. */
        PROMOTIONAL: {
            title: string;
            description: string;
        };
        TRANSACTIONAL: {
            title: string;
            description: string;
        };
    };
    /** {phone} is the shopper's phone number. */
    to: string;
    /** How to unsubscribe; {number} is the retailer's short code. */
    stop: string;
    /** The same, if no short code is configured. */
    stopByReply: string;
    /** Link to the page on which a phone number is added. */
    addPhone: string;
    /** Error texts if no preference could be read. */
    unknown: Readonly<Record<PreferenceTrouble, string>>;
    /** Error texts if one preference could not be read. */
    unknownOf: {
        CLICKLIST: string;
        PROMOTIONAL: string;
        TRANSACTIONAL: string;
    };
    /** Error texts if a change could not be saved. */
    notSaved: {
        technical: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
        signIn: string;
        unconfirmed: string;
    };
    promotionsNotSaved: {
        technical: string;
        offline: string;
        notFound: string;
        storeNeeded: string;
        phoneNeeded: string;
        signIn: string;
        unconfirmed: string;
    };
};
type SmsPreferencesMessages = typeof smsPreferencesMessages;

/** Texts shared by all preferences. */
declare const preferencesMessages: {
    title: string;
    linkTitle: string;
    visitor: string;
    loading: string;
    /** Label of the disclosure with a preference's longer description; the preference's name follows. */
    details: string;
    /** Announced when a change was saved. */
    saved: string;
    retry: string;
};
type PreferencesMessages = typeof preferencesMessages;

/** All texts of the account, by part. A host can replace any of them. */
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

/** A link of the host. */
interface NavItem {
    /** Text of the link. */
    readonly label: string;
    /** A path of the shop, or the URL of another site. */
    readonly to: string;
}
/** A page that the account kit renders. */
type AccountView = 'dashboard' | 'addressBook' | 'addressForm' | 'preferences' | 'communityRewards';
/** Feature toggles. */
interface AccountToggles {
    /** Uses the grocery automation layout, which has no Canadian provinces. Default: false. */
    groceryAutomation?: boolean;
    /**
     * Uses the newer address book. It separates the current address from the others, adds and edits addresses
     * without leaving the page, and calls the profile service. Default: false.
     */
    addressBookV2?: boolean;
}
interface AccountConfig extends Omit<HostConfig<AccountAnalyticsEvent, AccountMessages>, 'endpoints'>, NavigationConfig {
    /** How the shopper's calls are authorized. Default: none, the shopper is not signed in. */
    authConfig?: AuthConfig;
    /** Path of the current page. Default: the document's path. */
    path?: string;
    /** The account page to render beside the links. Default: none, the host's own content is shown there. */
    view?: AccountView;
    /** Id of the address that the form edits. Default: none, the form adds a new address. */
    addressId?: string;
    /** Feature toggles. */
    toggles?: AccountToggles;
    /** Number of other addresses that the newer address book shows before all are requested. Default: all. */
    maxAddresses?: number;
    /**
     * The tokens of an email link, as returned by `takePreferencesLink()`. The preferences page then shows that
     * link's emails, even if another shopper is signed in. Default: none.
     */
    preferencesLink?: PreferenceLink;
    /**
     * An email address that was encrypted by a service. A visitor with one sees the ads and programs it takes
     * part in, but cannot change them. Default: none.
     */
    encryptedEmail?: string;
    /** The retailer's SMS short code, which accepts STOP. Default: none, shoppers are told to reply STOP. */
    smsShortNumber?: string;
    /** URLs that replace those of the environment. */
    endpoints?: {
        /** Base URL of all services that the account calls. Default: by environment and banner. */
        services?: string;
        /** Path templates by call name, such as `account.addresses.list`. Default: the services' own. */
        paths?: Readonly<Record<string, string>>;
    };
    /** The shopper's membership. Default: none. */
    membership?: Membership;
    /**
     * IANA time zone of the shopper's store, for the age check. Default: the zone in which a day begins last.
     */
    storeTimeZone?: string;
    /** Additional links below ours. Default: none. */
    extraNavItems?: readonly NavItem[];
    /** The banner's name as shown to shoppers. Default: the name in the banner table. */
    bannerName?: string;
    /** The retailer's own banners. Default: a table of fixtures. */
    bannerTable?: readonly Banner[];
    /** Absolute URL of the wallet page, if payment pages are hosted elsewhere. Default: the shop's own page. */
    hostedPaymentPage?: string;
    /** Absolute URL of the page to choose an organization for community rewards. Default: none, no link. */
    organizationsPage?: string;
    /** Absolute URL of Together in Education. Default: a page of the banner. */
    educationPage?: string;
}
/** Settings that `update()` can change; everything else needs a new mount. */
interface AccountUpdate extends HostUpdate<AccountMessages> {
    /** Path of the current page. */
    path?: string;
    /** The current account page; `null` for a page of the host. */
    view?: AccountView | null;
    /** Id of the address that the form edits; `null`, or omitted beside a `view`, for a new one. */
    addressId?: null | string;
    /** The shopper's current membership. */
    membership?: Membership;
    /** IANA time zone of the shopper's current store. */
    storeTimeZone?: string;
    /** Replaces the additional links. */
    extraNavItems?: readonly NavItem[];
}

/** The shopper's participation in programs; undefined where unknown. */
interface Communication {
    readonly relevantAdsOptIn: boolean;
    readonly earlyAccess: boolean | undefined;
}

/** A kind of text messages to the shopper's mobile phone. */
interface SmsPreference {
    readonly preferenceType: SmsTrigger;
    /** Whether the phone gets them, as the service last returned it; undefined if unknown. */
    readonly selected: boolean | undefined;
}

/** An age-restricted product. */
interface AgeRestrictedItem {
    /** Name as shown to the shopper. */
    readonly name: string;
    /** Additional text, such as the size or the minimum age. */
    readonly description?: string;
    /** Price in whole cents. */
    readonly price?: Cents;
    /** Minimum age for this item, in years. */
    readonly minimumAge?: number;
}
/** What the age is verified for. */
interface AgeQuestion {
    readonly items: readonly AgeRestrictedItem[];
    /** Minimum age in years. Default: the highest of the items', else 21. */
    readonly minimumAge?: number;
}
/** The shopper's answer. */
interface AgeAnswer {
    /** The date of birth as "YYYY-MM-DD". */
    readonly dateOfBirth: string;
}

/** The public state of an account, as plain data. */
interface AccountState {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly isSignedIn: boolean;
    /** Number of addresses in the address book; undefined until it was read. */
    readonly addressCount: number | undefined;
    /** The shopper's email preferences, as the service last returned them; undefined until then. */
    readonly emailPreferences: readonly EmailPreference[] | undefined;
    /** The shopper's text message preferences, as the service last returned them; undefined until then. */
    readonly smsPreferences: readonly SmsPreference[] | undefined;
    /**
     * Participation in relevant ads and early access, as the service last returned it; undefined until then.
     */
    readonly communication: Communication | undefined;
    /** Id of the preferred store; undefined until known. */
    readonly preferredStore: string | undefined;
    /** True while the age question is open. */
    readonly isVerifyingAge: boolean;
}

/** A tip for a checkout. */
interface TipWish {
    readonly checkoutId: string;
    /** Amount in whole cents. */
    readonly amount: Cents;
}
/** The outcome: the tip as the service has it, or the error with a message for the shopper. */
type TipResult = {
    readonly ok: true;
    readonly tip: Cents;
} | {
    readonly ok: false;
    readonly error: GrocerError;
    readonly message: string;
};

export type { AccountUpdate as A, NavItem as N, PreferenceKind as P, TipWish as T, AccountState as a, AccountEvents as b, AgeQuestion as c, AgeAnswer as d, TipResult as e, AccountConfig as f, AccountAnalyticsEvent as g, AccountMessages as h, AccountToggles as i, AccountView as j, AgeCancelReason as k, AgeRestrictedItem as l };
