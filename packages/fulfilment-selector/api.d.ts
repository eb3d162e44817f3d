// ---- config.d.ts

import { HostConfig, NavigationConfig, HostUpdate } from '@grocer/foundation/embed';
import { Modality, Destination, Address, TimeWindow, ConsentFeature, Membership, WantedItem, Banner, GeoPoint, CountryCode } from '@grocer/foundation/domain';
import { GrocerError, AuthConfig } from '@grocer/foundation/http';

/** All views of the window. */
declare const VIEWS: readonly ["ways-to-shop", "stores", "sign-in", "address-book", "add-address", "confirm-address", "reserve-time", "no-address", "address-list", "address-form", "confirm-corrected", "timeslots"];
type View = (typeof VIEWS)[number];
/** The screens, by the names that hosts use. */
type ScreenAction = 'STORE_SELECTION_MENU' | 'ADDRESS_BOOK' | 'ADDRESS_BOOK_V2' | 'ADD_ADDRESS' | 'VIEW_TIMESLOTS' | 'MODALITY_SELECTION_MENU' | 'SIGN_IN';
/** The first view of each screen that a host can open directly. Timeslots need an address first. */
declare const OPENABLE: {
    readonly STORE_SELECTION_MENU: "stores";
    readonly MODALITY_SELECTION_MENU: "ways-to-shop";
    readonly SIGN_IN: "sign-in";
    readonly ADDRESS_BOOK: "address-book";
    readonly ADDRESS_BOOK_V2: "reserve-time";
    readonly ADD_ADDRESS: "add-address";
};
type OpenableScreen = keyof typeof OPENABLE | 'VIEW_TIMESLOTS';

/** Why the window closed. */
type CloseReason = 'selected' | 'close' | 'escape' | 'backdrop' | 'host' | 'unmounted';
/** The shopper's complete choice of modality and destination, which replaces the previous one. */
interface Shopping {
    readonly modality: Modality;
    readonly destination: Destination;
    /** True when the banner's own fulfilment centre delivers. */
    readonly isOwnDelivery: boolean;
}
/** A change of modality or destination, before it is made. */
interface ModalityChange {
    readonly from: Shopping | undefined;
    readonly to: Shopping;
}
/** The selector's events and their details. */
interface SelectorEvents {
    /** The window has opened at a view. */
    opened: {
        screen: ScreenAction;
        view: View;
    };
    /** The window has closed. */
    closed: {
        reason: CloseReason;
    };
    /** The window shows another view. */
    'view:changed': {
        screen: ScreenAction;
        view: View;
    };
    /**
     * The shopper's choice has changed. Prices with an end date depend on store and modality; reload them if
     * `isOtherStore`.
     */
    'modality:changed': ModalityChange & {
        isOtherModality: boolean;
        isOtherStore: boolean;
    };
    /** The shopper has chosen a store. */
    'store:selected': {
        modality: Modality;
        storeId: string;
    };
    /** The shopper has chosen a delivery address. */
    'address:selected': {
        modality: Modality;
        address: Address;
    };
    /** An address was saved. `isEligible`: true when it can be served with the modality it was checked for. */
    'address:saved': {
        id: string;
        isNew: boolean;
        address: Address;
        isEligible: boolean;
    };
    /** An address was removed from the address book. */
    'address:removed': {
        id: string;
    };
    /** A timeslot was reserved. `expiresAt` is in epoch milliseconds, by the service's clock. */
    'timeslot:reserved': {
        reservationId: string;
        optionId: string;
        vendorId: string;
        window: TimeWindow;
        expiresAt: number;
    };
    /** The reservation has expired. */
    'reservation:expired': {
        reservationId: string;
    };
    /** The shopper continues to payment with a reserved timeslot. */
    'checkout:created': {
        checkoutId: string;
        versionKey: string;
        modality: Modality;
    };
    /** The shopper has granted or denied the use of their location. */
    'consent:changed': {
        feature: ConsentFeature;
        value: boolean;
    };
    /** The shopper has to sign in; redirect them to the sign-in page. */
    'sign-in:required': {
        reason: 'signed-out' | 'expired';
    };
    /** The selector could not be loaded. It shows Retry, or nothing in an unsupported browser. */
    'load:failed': {
        error: GrocerError;
    };
    /** The shopper submitted invalid input: the names of the fields, without the input. */
    'validation:failed': {
        fields: readonly string[];
    };
    /** Any other error. */
    error: {
        error: GrocerError;
    };
}

/** The analytics events. They carry enums and codes, never user input or addresses. */
type SelectorAnalyticsEvent = {
    type: 'START_NAVIGATE';
    screen: ScreenAction;
} | {
    type: 'CHANGE_MODALITY';
    modality: Modality;
} | {
    type: 'USER_CONSTRAINT_ERROR';
    code: string;
} | {
    type: 'CUSTOMER_FACING_SERVICE_ERROR';
    code: string;
    endpoint: string;
};

/** A table of texts from the content service or the host. Texts can be missing or empty. */
type StringTable = Readonly<Record<string, string | undefined>>;

/** Texts shared by the address views. */
declare const addressMessages: {
    mailing: string;
    edit: string;
    editAddress: string;
    confirmAddress: string;
    /** For screen readers: {action} is the button's text, {address} a street. */
    actionFor: string;
    viewAll: string;
    loadFailed: string;
    retry: string;
    saved: string;
    removed: string;
    currentRemoved: string;
    /** {modality} in other texts. */
    modalities: {
        DELIVERY: string;
        SHIP: string;
    };
    /** Why an address cannot be used. */
    troubles: {
        unverified: string;
        validation: string;
        closeMatch: string;
        notValid: string;
        /** {modality} is the name of a modality. */
        notEligible: string;
        technical: string;
        tooMany: string;
        unconfirmed: string;
        unchanged: string;
        rewritten: string;
        gone: string;
        removeFailed: string;
        removeUnconfirmed: string;
    };
};
type AddressMessages = typeof addressMessages;

/** Texts for a choice made in another tab or on another device. */
declare const otherTabsMessages: {
    changed: string;
    follow: string;
    stay: string;
    failed: string;
};
type OtherTabsMessages = typeof otherTabsMessages;

/** Texts of the first address book. */
declare const addressBookMessages: {
    title: string;
    titleEmpty: string;
    /** {modality} is the name of a modality. */
    subtitle: string;
    subtitleEmpty: string;
    select: string;
    selected: string;
    emptyTitle: string;
    emptyText: string;
    add: string;
};
type AddressBookMessages = typeof addressBookMessages;

/** Texts for the address form and for the question before an address is removed. */
declare const addressFormMessages: {
    titleAdd: string;
    titleEdit: string;
    fields: {
        street: string;
        unit: string;
        locality: string;
        region: string;
        postalCode: string;
        select: string;
        streetRequired: string;
        localityRequired: string;
        regionRequired: string;
        postalCodeRequired: string;
        postalCodeInvalid: string;
        streetTooLong: string;
        unitTooLong: string;
        localityTooLong: string;
        postalCodeTooLong: string;
        countries: {
            US: string;
            CA: string;
        };
    };
    mailing: string;
    save: string;
    saving: string;
    remove: {
        open: string;
        title: string;
        text: string;
        keep: string;
        confirm: string;
    };
    /** The same question as in the wallet. */
    leave: {
        title: string;
        text: string;
        keep: string;
        confirm: string;
    };
};
type AddressFormMessages = typeof addressFormMessages;

/** Texts of the second address book: its purpose, its empty state and its list. */
declare const addressListMessages: {
    reserveTitle: string;
    reserveText: string;
    selectAddress: string;
    emptyTitle: string;
    emptyText: string;
    addNew: string;
    title: string;
    legend: string;
    current: string;
    others: string;
    add: string;
    chooseFirst: string;
};
type AddressListMessages = typeof addressListMessages;

/** Texts for confirming the suggested address. */
declare const confirmAddressMessages: {
    title: string;
    entered: string;
    suggested: string;
    /** For screen readers, after a part that differs. */
    changed: string;
    saving: string;
};
type ConfirmAddressMessages = typeof confirmAddressMessages;

/** Texts for the three steps of the location consent. */
declare const consentMessages: {
    waysToShop: string;
    findAStore: string;
    ask: string;
    allow: string;
    decline: string;
    howItWorksLink: string;
    howItWorks: string;
    uses: {
        findStore: {
            title: string;
            text: string;
        };
        waysToShop: {
            title: string;
            text: string;
        };
        inStore: {
            title: string;
            text: string;
        };
        pickup: {
            title: string;
            text: string;
        };
        fuel: {
            title: string;
            text: string;
        };
    };
    privacy: string;
    device: string;
    deviceText: string;
    continue: string;
    close: string;
};
type ConsentMessages = typeof consentMessages;

/** Texts of the prompt to sign in. */
declare const signInMessages: {
    title: string;
    /** {name} is the banner's name. */
    text: string;
    expired: string;
    signIn: string;
};
type SignInMessages = typeof signInMessages;

/** Texts for a banner that sells nothing online. */
declare const storeMenuMessages: {
    noneOnline: string;
    findStore: string;
};
type StoreMenuMessages = typeof storeMenuMessages;

/** Texts of the window around every view. */
declare const frameMessages: {
    title: string;
    titleFromCart: string;
    back: string;
    close: string;
    loading: string;
    loadingAddresses: string;
    broken: string;
    retry: string;
};
type FrameMessages = typeof frameMessages;

/** Texts of the modality cards. */
declare const optionMessages: {
    titles: {
        'own-delivery': string;
        'all-delivery': string;
        delivery: string;
        pickup: string;
        ship: string;
        'in-store': string;
    };
    /** {banner} is a name. */
    timelines: {
        ship: string;
        pickup: string;
        locker: string;
        delivery: string;
        ownDelivery: string;
        allDelivery: string;
    };
    fees: {
        delivery: string;
        memberDelivery: string;
        pickup: string;
        ship: string;
    };
    buttons: {
        shopOwnDelivery: string;
        shopAllDelivery: string;
        startShopping: string;
        shopPickup: string;
        shopInStore: string;
        shopShip: string;
        selectStore: string;
        changeStore: string;
        reserveYourTime: string;
        scheduleDelivery: string;
        editReservation: string;
    };
    /** For screen readers: {action} is the button's text, {title} the card's. */
    actionFor: string;
    current: string;
    noStore: string;
    noPlace: string;
    changeAddress: string;
    disclaimer: string;
    next: string;
    chooseOne: string;
};
type OptionMessages = typeof optionMessages;

/** Texts for the state of a search and for the info panel. */
declare const resultMessages: {
    didYouKnow: string;
    faqs: string;
    loading: string;
    prompt: string;
    noStores: string;
    failed: string;
    offline: string;
    retry: string;
};
type ResultMessages = typeof resultMessages;

/** Texts for the stores found and for choosing one. */
declare const storeMessages: {
    current: string;
    more: string;
    recent: string;
    locker: string;
    /** {distance} is a number with two decimals. */
    miles: string;
    open: string;
    closed: string;
    /** For screen readers, before the lines of a store. */
    address: string;
    hours: string;
    distance: string;
    /** For screen readers, after a link to a store of another banner; {store} is its name there. */
    opensSite: string;
    visitStore: string;
    selectStore: string;
    shopPickup: string;
    shopInStore: string;
    /** For screen readers: {action} is the button's text. */
    actionAt: string;
    loadMore: string;
    found: {
        one: string;
        other: string;
    };
    foundOptions: {
        one: string;
        other: string;
    };
    /** After Load more. */
    showing: string;
    yourLocation: string;
    none: {
        PICKUP: string;
        IN_STORE: string;
        DELIVERY: string;
    };
    chooseFailed: string;
    shopElsewhere: string;
};
type StoreMessages = typeof storeMessages;

/** Texts for a reserved timeslot. */
declare const holdMessages: {
    /** {time} is an hour and a minute. */
    held: string;
    /** For screen readers, once a timeslot is reserved: {when} is its day and hours, {until} a time of day. */
    reserved: {
        PICKUP: string;
        DELIVERY: string;
        SHIP: string;
    };
    expired: string;
    /** The minutes until the reservation expires. */
    left: {
        one: string;
        other: string;
    };
    /** For screen readers, when little time is left. */
    minutesLeft: {
        one: string;
        other: string;
    };
};
type HoldMessages = typeof holdMessages;

/** Texts of the drawer of unavailable items. */
declare const replacementMessages: {
    title: string;
    intro: string;
    choose: string;
    replacedBy: string;
    undo: string;
    search: string;
    previous: string;
    next: string;
    range: string;
    loading: string;
    failed: string;
    unavailable: string;
    similar: string;
    find: string;
    continue: string;
    replace: string;
    back: string;
    close: string;
    pickFirst: string;
    similarFailed: string;
    retry: string;
    noneFound: string;
    noneSimilar: string;
};
type ReplacementMessages = typeof replacementMessages;

/** Texts of the scheduling page. */
declare const schedulingMessages: {
    title: string;
    /** The title of the document while the page is mounted. */
    documentTitle: string;
    loading: string;
    loadingTimes: string;
    failed: string;
    leaving: string;
    retry: string;
    /** {type} and {title} are both the name of the modality. */
    empty: string;
    startCart: string;
    types: {
        PICKUP: string;
        DELIVERY: string;
        SHIP: string;
    };
    choosePickup: string;
    chooseDelivery: string;
    chooseShip: string;
    chooseStore: string;
    chooseAddress: string;
    back: string;
    home: string;
    /** The breadcrumbs, for search engines. */
    crumbs: {
        home: string;
        cart: string;
        schedule: string;
    };
    help: string;
    privacy: string;
    gotEverything: string;
    /** {phone} is a number of the content service. */
    call: string;
    callService: string;
    pickupHeader: string;
    /** The header of a pickup on a small screen. */
    pickupHeaderSmall: string;
    deliveryHeader: string;
    deliverySubheader: string;
    shipHeader: string;
    /** For screen readers, once the options are loaded. */
    shipCount: {
        one: string;
        other: string;
    };
    filtersLabel: string;
    filters: {
        all: string;
        own: string;
        underFive: string;
    };
    ownOnly: string;
    ownTooltip: string;
    pickUpAt: string;
    /** Shown if the name of the store is unknown. */
    yourStore: string;
    deliverTo: string;
    shipTo: string;
    changeStore: string;
    changeAddress: string;
    timeFailed: string;
    summary: string;
    items: {
        one: string;
        other: string;
    };
    estimated: string;
    fee: {
        PICKUP: string;
        DELIVERY: string;
        SHIP: string;
    };
    /** Shown in place of an amount until a time is selected. */
    feeLater: string;
    /** Shown in place of an amount that the service does not give. */
    feeUnknown: string;
    total: string;
    noTimeYet: string;
    reserving: string;
    quantity: string;
    /** For a price that ends soon. */
    sale: string;
    continue: string;
    itemUnavailable: string;
    itemMaybeUnavailable: string;
    prop65: string;
    /** {sameDay} and {nextDay} are the texts of `tiers`. */
    deliveryOffer: string;
    /** {when} is one of the texts of `tiers`. */
    deliveryNotice: string;
    /** When an order with a membership is delivered. */
    tiers: {
        sameDay: string;
        nextDay: string;
    };
    /** For a membership among the items. {charge} is one of the first two texts. */
    terms: {
        charge: string;
        bareCharge: string;
        plain: string;
        trial: string;
        renewsOn: string;
        renewsEvery: string;
        renewsAfter: string;
        renews: string;
    };
    /** For the membership that the shopper has. */
    standing: {
        ends: string;
        renews: string;
        renewBy: string;
        partner: string;
    };
    refused: {
        noTime: string;
        /** Followed by an error code. */
        noPromise: string;
        changed: string;
    };
    problems: {
        noTimes: {
            PICKUP: string;
            DELIVERY: string;
            SHIP: string;
        };
        noTimesText: string;
        noItems: string;
        noItemsText: string;
        badAddress: string;
        badAddressText: string;
        noStores: string;
        noStoresText: string;
        alcoholQuantity: string;
        alcoholQuantityText: string;
        alcohol: string;
        alcoholText: string;
        /** {code} is the error code for customer service. */
        forbidden: string;
        offline: string;
        generic: string;
        code: string;
        updateCart: string;
    };
    modals: {
        orderTimedOut: {
            title: string;
            text: string;
            button: string;
        };
        reservationExpired: {
            title: string;
            text: string;
            button: string;
        };
        timeExpired: {
            title: string;
            text: string;
            button: string;
        };
        ownUnavailable: {
            title: string;
            text: string;
            button: string;
        };
        offerFailed: {
            title: string;
            text: string;
            button: string;
        };
        checkoutFailed: {
            title: string;
            text: string;
            button: string;
        };
    };
};
type SchedulingMessages = typeof schedulingMessages;

/** Texts for the search. */
declare const searchMessages: {
    heading: string;
    /** On the button that opens the search box; {zip} is the current ZIP code. */
    drawer: string;
    drawerEmpty: string;
    zip: string;
    find: string;
    location: string;
    usingLocation: string;
    badZip: string;
    locationOff: string;
    geoDenied: string;
    geoOther: string;
};
type SearchMessages = typeof searchMessages;

/** Texts for the delivery times of the banner's own centre. */
declare const timeslotsMessages: {
    title: string;
    deliverTo: string;
    changeAddress: string;
    reserve: string;
    reserveInRedesign: string;
    /** Used if the content service has no texts for timeslots. */
    reserveByDefault: string;
    loading: string;
    tryAgain: string;
    selectNewTime: string;
    unavailable: string;
    wentWrong: string;
    noPlace: string;
    missing: string;
    technical: string;
    noneLeft: string;
    taken: string;
};
type TimeslotsMessages = typeof timeslotsMessages;

/** Texts for the tabs of the window. */
declare const tabMessages: {
    label: string;
    PICKUP: string;
    DELIVERY: string;
    IN_STORE: string;
};
type TabMessages = typeof tabMessages;

/** Texts for choosing a day and a time. */
declare const timesMessages: {
    heading: string;
    today: string;
    tomorrow: string;
    previous: string;
    next: string;
    noTimes: string;
    /** For screen readers: {day} is a weekday and a date. */
    timesFor: string;
    /** For screen readers: {day} is a weekday and a date. */
    count: {
        one: string;
        other: string;
    };
    free: string;
    fastest: string;
    reservedForYou: string;
    past: string;
    /** {zone} is the name of a time zone. */
    shownIn: string;
    noneThatDay: string;
    /** {day} is a weekday and a date. */
    nextAvailable: string;
};
type TimesMessages = typeof timesMessages;

/** All texts of the selector, by part. A host can replace any of them; each part loads with its screen. */
interface SelectorMessages {
    frame: FrameMessages;
    tabs: TabMessages;
    search: SearchMessages;
    otherTabs: OtherTabsMessages;
    results: ResultMessages;
    stores: StoreMessages;
    options: OptionMessages;
    consent: ConsentMessages;
    signIn: SignInMessages;
    storeMenu: StoreMenuMessages;
    times: TimesMessages;
    addresses: AddressMessages;
    addressBook: AddressBookMessages;
    addressList: AddressListMessages;
    addressForm: AddressFormMessages;
    confirmAddress: ConfirmAddressMessages;
    timeslots: TimeslotsMessages;
    hold: HoldMessages;
    scheduling: SchedulingMessages;
    replacement: ReplacementMessages;
}

/** The storage of the shopper's choice, which lasts two days. A host can provide its own, or none. */
interface Persistence {
    /** Stores a value; an empty value removes it. */
    write(name: string, value: string): void;
    /** Returns a stored value. Without it, a delivery by the banner's own service is not remembered. */
    read?(name: string): string | undefined;
}

/** The shopper's current modality and its store or address, as known by the host. */
interface ActiveModality {
    /** The modality. */
    modality: Modality;
    /** The id of the store, for a modality that has one. */
    storeId?: string;
    /** The delivery address, for a modality that has one. */
    address?: Address;
    /** True when the banner's own fulfilment centre delivers. Default: false. */
    ownDelivery?: boolean;
}
interface SelectorToggles {
    /** Uses the newer texts and buttons. Default: false. */
    redesign?: boolean;
    /** Lists deliveries by the banner's own fulfilment centre separately. Default: the banner's setting. */
    ownDelivery?: boolean;
    /** Shows all modalities in one list with a Next button. Default: false. */
    showNext?: boolean;
    /** Counts a plan named 'Boost' as a membership, as older services do. Default: false. */
    legacyPlanName?: boolean;
    /** Uses the second version of the address book. Default: false. */
    addressBookV2?: boolean;
    /** Saves a new address to the address book. Default: true. */
    saveToAddressBook?: boolean;
    /** Lets shoppers reserve a timeslot of the banner's own centre before they shop. Default: false. */
    upfrontTimeslots?: boolean;
}
interface SelectorConfig extends Omit<HostConfig<SelectorAnalyticsEvent, SelectorMessages>, 'endpoints'>, NavigationConfig {
    /** How requests are authorized for the shopper. Default: none; the shopper is a visitor. */
    authConfig?: AuthConfig;
    /** Shows the selector as a window above the page or inline in it. Default: modal. */
    display?: 'modal' | 'inline';
    /** The page from which the shopper opens the selector; determines the heading. Default: header. */
    openedFrom?: 'header' | 'cart' | 'scheduling';
    /** The shopper's current modality. Default: the last choice that the service has. */
    activeModality?: ActiveModality;
    /** The ZIP code of the first search, if no address is known. Default: none. */
    postalCode?: string;
    /** The shopper's membership. Default: none. */
    membership?: Membership;
    /** The items in the cart, for which timeslots are requested and reserved. Default: none. */
    cart?: readonly WantedItem[];
    /** Accepted ways of handing over a delivery, by the service's names, such as ATTENDED. Default: all. */
    handoffs?: readonly string[];
    /** The banner's name as shown to shoppers. Default: the name in the banner table. */
    bannerName?: string;
    /** The retailer's own banners. Default: a table of fixtures. */
    bannerTable?: readonly Banner[];
    /** Texts by key that override those of the content service. Default: none. */
    content?: StringTable;
    /** Feature switches. */
    toggles?: SelectorToggles;
    /** The location consent that the shopper is asked for. */
    consent?: {
        /** The feature that the consent is for. Default: Modality Selector. */
        feature?: ConsentFeature;
    };
    /** Resolves with the shopper's position; rejects with the browser's `code`. Default: Geolocation API. */
    geolocate?: () => Promise<GeoPoint>;
    /** The facts in the info panel above the results. Default: those of the content service. */
    didYouKnow?: readonly string[];
    /** Page size and reservation time. */
    limits?: {
        /** Stores per page. Default: 10. */
        pageSize?: number;
        /** Minutes that a reservation counts as held beyond its expiry at the service. Default: 0. */
        reservationOffsetMinutes?: number;
    };
    /** Countries whose addresses have to be verified; elsewhere eligibility is enough. Default: US. */
    validateCountries?: readonly CountryCode[];
    /** Called before a choice is made; `false` or an exception cancels the choice. Default: no check. */
    onBeforeChange?: (change: ModalityChange) => boolean | Promise<boolean>;
    /** Where the choice is saved between visits; `false` does not save it. Default: cookies. */
    persistence?: Persistence | false;
    /** URLs that replace those of the environment. */
    endpoints?: {
        /** The base URL of all services of the selector. Default: that of the environment and the banner. */
        services?: string;
        /** Path templates by call name, such as `modality.options`. Default: those of the services. */
        paths?: Readonly<Record<string, string>>;
    };
}
/** The settings that `update()` can change; all others need a new mount. */
interface SelectorUpdate extends HostUpdate<SelectorMessages> {
    /** The shopper's modality, after it was chosen elsewhere. */
    activeModality?: ActiveModality;
    /** The items that are in the cart now. */
    cart?: readonly WantedItem[];
    /** Replaces the texts by key. */
    content?: StringTable;
    /** Replaces the facts in the info panel. */
    didYouKnow?: readonly string[];
    /** The shopper's membership from now on. */
    membership?: Membership;
    /** The page from which the shopper opens the selector the next time. */
    openedFrom?: SelectorConfig['openedFrom'];
    /**
     * The bearer token of the signed-in shopper. A token that may belong to another shopper reloads the
     * shopper's data.
     */
    token?: string;
}

export type { ActiveModality as A, CloseReason as C, ModalityChange as M, OpenableScreen as O, Persistence as P, SelectorUpdate as S, View as V, SelectorEvents as a, SelectorConfig as b, ScreenAction as c, SelectorAnalyticsEvent as d, SelectorMessages as e, SelectorToggles as f, Shopping as g };

// ---- index.d.ts

export { ErrorCategory, ErrorReport, GrocerError, errorReportOf, isGrocerError } from '@grocer/foundation/http';
import { S as SelectorUpdate, a as SelectorEvents, O as OpenableScreen, b as SelectorConfig } from './config.js';
export { A as ActiveModality, C as CloseReason, M as ModalityChange, P as Persistence, c as ScreenAction, d as SelectorAnalyticsEvent, e as SelectorMessages, f as SelectorToggles, g as Shopping, V as View } from './config.js';
import { Handle } from '@grocer/foundation/embed';
import { O as OpenAt } from './rules.js';
import { S as SelectorState } from './public-state.js';
export { R as ReservationState } from './public-state.js';
export { Membership, isMember, showsDeliveryNotice, showsDeliveryOffer } from '@grocer/foundation/domain';
export { skins } from '@grocer/foundation/tokens';

/** The handle of a mounted selector. */
interface SelectorHandle extends Handle<SelectorUpdate, SelectorState, SelectorEvents> {
    /** Opens the window at a screen, or at the first view. An inline selector goes to the screen. */
    open(screen?: OpenableScreen, at?: OpenAt): void;
    /** Closes the window. An inline selector goes back to its first view. */
    close(): void;
}

/** The unit of a period. */
type PeriodUnit = 'year' | 'month' | 'day';
/** Returns the unit for a service's code. */
declare const unitOf: (code: string) => PeriodUnit | undefined;
/** Returns a period in words: "one year", "six months", "100 days". Multiples of twelve months are years. */
declare function periodText(quantity: number, unit: PeriodUnit): string;

/** The membership tiers: same-day or next-day delivery. */
type Tier = 'sameDay' | 'nextDay';
/** The yearly price of each tier, in whole dollars. */
declare const TIER_DOLLARS: Readonly<Record<Tier, number>>;
/** Returns the tier of a plan. */
declare const tierOf: (planCode: string | undefined) => Tier | undefined;
/** Returns the number of days in a renewal period of one or twelve months; undefined for other periods. */
declare function renewalDays(quantity: number): number | undefined;
/** Formats a price for membership texts: without "USD " and ".00". */
declare const priceText: (price: string) => string;
/**
 * Formats a calendar date as "MMMM DD, YYYY"; a `…Utc` instant by its date in UTC. Returns `unknown` for an
 * invalid date.
 */
declare function dateText(date: string, locale?: string, unknown?: string): string;

/**
 * Mounts a fulfilment selector and returns its handle synchronously. Throws a `GrocerError` with code
 * `invalid_config` or `container_in_use` when the host's config is wrong; all other errors are events.
 *
 * @example
 * const selector = mount({ environment: 'LOCAL', bannerDomain: 'kroger.com', postalCode: '45202' });
 * selector.on('modality:changed', ({ to }) => shop.goTo(to.modality));
 * selector.open();
 */
declare function mount(config: SelectorConfig): SelectorHandle;

export { OpenAt, OpenableScreen, SelectorConfig, SelectorEvents, SelectorState, SelectorUpdate, TIER_DOLLARS, dateText, mount, periodText, priceText, renewalDays, tierOf, unitOf };
export type { PeriodUnit, SelectorHandle, Tier };

// ---- public-state.d.ts

import { Contact } from '@grocer/foundation/contract';
import { S as SelectorUpdate, b as SelectorConfig } from './config.js';
import { ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import { R as ReservationState, S as SelectorState } from './public-state.js';

/** The paths of the pages around scheduling. Each can be replaced. */
interface SchedulingPaths {
    /** The cart. Default: /cart. */
    cart?: string;
    /** The cart of an order that is being changed. Default: /cart/modify. */
    modifyCart?: string;
    /** Payment. Default: /checkout. */
    checkout?: string;
    /** The page on which a shopper with an empty cart starts. Default: /products/start-my-cart. */
    startCart?: string;
    /** The page that suggests products not in the cart, linked from the order summary. Default: /got-everything. */
    gotEverything?: string;
    /** The home page. Default: / */
    home?: string;
    /** The help page, linked in the footer. Default: /topic/digital-faqs. */
    help?: string;
    /** The privacy policy, linked in the footer. Default: /i/privacy-policy. */
    privacy?: string;
    /** The scheduling page itself, for its breadcrumbs. Default: /scheduling. */
    scheduling?: string;
}
/** The end or the renewal of a membership, as dates or instants in UTC. */
interface Enrollment {
    /** When a cancelled membership ends. */
    cancellationDate?: {
        /** A date, or an instant in UTC. */
        value: string;
    };
    /** When the membership renews automatically. */
    renewalDueDate?: string;
    /** Until when the membership has to be renewed manually. */
    computedManualRenewalDate?: string;
}
/** The partner of a membership. */
interface BenefitDetail {
    /** The partner's name as shown to members. */
    partnerDisplayName?: string;
    /** The partner’s own name, shown if there is no display name. */
    partnerName?: string;
}
/** The config of the scheduling page: that of its selector, which changes store and address, and more. */
interface SchedulingConfig extends Omit<SelectorConfig, 'display' | 'openedFrom' | 'cart'> {
    /**
     * The modality to schedule, as in the page's query: pickup, delivery or ship in any case. Default: the
     * shopper's current modality.
     */
    fulfillmentType?: string;
    /** The contact for the order. */
    buyer: Contact;
    /** Instructions for packing and delivery, up to 1,000 characters; the first 128 are sent. Default: none. */
    instructions?: string;
    /** Texts by name that the checkout carries for other services of the host. Default: none. */
    properties?: Readonly<Record<string, string>>;
    /**
     * Distinguishes the shoppers of one browser, so that each of them sees a tip once: an id of the shop that
     * is not secret. Default: one for all.
     */
    shopperId?: string;
    /** The end or the renewal of the shopper's membership, shown to members only. Default: not shown. */
    enrollment?: Enrollment;
    /** The partner of the shopper's membership. Default: none. */
    benefit?: BenefitDetail;
    /** True when a placed order is being changed; the page then returns to its cart. Default: false. */
    isModify?: boolean;
    /**
     * Continues to payment automatically if a time is reserved for the order and all items are available, for
     * links such as a cart's "Check out". Default: false.
     */
    skipIfReserved?: boolean;
    /** Why the shopper has returned from payment, shown in a dialog. Default: not shown. */
    arrival?: 'order-timed-out';
    /** The paths of the pages around scheduling. */
    paths?: SchedulingPaths;
}
/** The settings that `update()` can change. The page reads the cart itself and opens the window itself. */
type SchedulingUpdate = Omit<SelectorUpdate, 'cart' | 'openedFrom'>;

/** The dialogs above the scheduling page, of which one can be open. */
type Modal = 'orderTimedOut' | 'reservationExpired' | 'timeExpired' | 'ownUnavailable' | 'offerFailed' | 'checkoutFailed';

/** The public state of the scheduling page, as plain data. */
interface SchedulingState {
    readonly status: 'loading' | 'ready' | 'failed';
    /** What the page shows: times, or why there are none to choose from. */
    readonly page: 'loading' | 'sign-in' | 'empty' | 'choose-place' | 'schedule' | 'leaving' | 'failed';
    readonly modality: ScheduledModality;
    /** The chosen time, reserved or not. */
    readonly chosenTime: TimeOption | undefined;
    /** True once the shopper has chosen a time on the page, rather than kept the one they came with. */
    readonly wantsNewTime: boolean;
    /** The reservation for this order, including an expired one; none for another store or modality. */
    readonly reservation: ReservationState | undefined;
    readonly isCreatingCheckout: boolean;
    /** The dialog that is open above the page. */
    readonly modal: Modal | undefined;
    /** The public state of the selector. */
    readonly selector: SelectorState;
}

export type { BenefitDetail as B, Enrollment as E, SchedulingConfig as S, SchedulingUpdate as a, SchedulingState as b, SchedulingPaths as c };

// ---- public-state.d.ts

import { ScheduledModality, TimeWindow, Cents, WantedItem, ModalityPreference, StoreResult } from '@grocer/foundation/domain';
import { g as Shopping, c as ScreenAction, V as View } from './config.js';

/** The public state of a reservation. */
interface ReservationState {
    readonly status: 'held' | 'expired';
    readonly id: string;
    /** The modality of the timeslot. */
    readonly modality: ScheduledModality;
    /** The store number, or the postal code of the address, for which the reservation is valid. */
    readonly area: string;
    readonly window: TimeWindow;
    /** In epoch milliseconds, by the service's clock. */
    readonly expiresAt: number;
    /**
     * The fee of the timeslot for `items`, in cents; other items may have another fee. Undefined if the service
     * gives no fee or hides it.
     */
    readonly fee: Cents | undefined;
    /** The items that the timeslot is reserved for. */
    readonly items: readonly WantedItem[];
    /** The GTINs of those items that are unavailable at this time. */
    readonly excluded: readonly string[];
}
/** The public state of a selector, as plain data. */
interface SelectorState {
    readonly status: 'loading' | 'ready' | 'failed';
    /** The shopper's current modality and destination. */
    readonly shopping: Shopping | undefined;
    /** The last preference for each modality. */
    readonly preferences: readonly ModalityPreference[];
    /** True when the delivery address in use was removed from the address book. */
    readonly currentAddressDeleted: boolean;
    /** The ZIP code of the last search. */
    readonly zip: string | undefined;
    /** The stores found, nearest first. */
    readonly stores: readonly StoreResult[];
    /** True when the service considers the searched location close to a store. */
    readonly isCloseToStore: boolean;
    /** The shopper's reservation, including one that has expired. */
    readonly reservation: ReservationState | undefined;
    readonly isOpen: boolean;
    /** The current screen and view; undefined while the window is closed. */
    readonly screen: ScreenAction | undefined;
    readonly view: View | undefined;
}

export type { ReservationState as R, SelectorState as S };

// ---- react.d.ts

import { Provider } from '@grocer/foundation/embed';
import { SelectorConfig, OpenableScreen, SelectorUpdate, SelectorEvents } from './index.js';
import { ReactNode } from 'react';
import { OpenAt } from './index.js';
import { SelectorState } from './index.js';
import '@grocer/foundation/domain';
import '@grocer/foundation/http';

/** Provides one selector to all of its components below. */
declare const FulfilmentProvider: Provider<Omit<SelectorConfig, 'container'>>;

interface InlineSelectorProps {
    /** The element that `mount()` has created in the container. */
    readonly element?: HTMLElement;
}
/** The selector, rendered inline in the page. */
declare function InlineSelector({ element }: InlineSelectorProps): ReactNode;

/** The selector as a window above the page. Renders nothing while the window is closed. */
declare function SelectorWindow(): ReactNode;

/** Reads from the selector's public state. `select` should return a part of it, not a new object per call. */
declare const useFulfilment: <Selected>(select: (state: SelectorState) => Selected) => Selected;
/** The actions of a selector for the host's components. */
interface FulfilmentActions {
    /** Opens the window at a screen, or at the first view. */
    open(screen?: OpenableScreen, at?: OpenAt): void;
    /** Closes the window. */
    close(): void;
    /** Changes the settings without a remount; what was typed stays. */
    update(patch: SelectorUpdate): void;
}
/** Returns the actions that open, close and update the selector of the nearest provider. */
declare function useFulfilmentHandle(): FulfilmentActions;
/** Listens to an event of the selector while the component is mounted. */
declare const useFulfilmentEvent: <Name extends keyof SelectorEvents>(name: Name, listener: (detail: SelectorEvents[Name]) => void) => void;

export { FulfilmentProvider, InlineSelector, SelectorWindow, useFulfilment, useFulfilmentEvent, useFulfilmentHandle };
export type { FulfilmentActions };

// ---- rules.d.ts

import { Modality } from '@grocer/foundation/domain';

/** The place within a screen at which the window opens. */
interface OpenAt {
    /** The modality whose tab is opened, if the banner has that tab. */
    readonly modality?: Modality;
}

export type { OpenAt as O };

// ---- scheduling-react.d.ts

import { ReactNode } from 'react';
import { Provider } from '@grocer/foundation/embed';
import { SchedulingConfig, SchedulingUpdate, SchedulingState } from './scheduling.js';
import '@grocer/foundation/contract';
import './config.js';
import '@grocer/foundation/domain';
import '@grocer/foundation/http';
import './public-state.js';

interface SchedulingPageProps {
    /** The element that `mountScheduling()` has created in the container. */
    readonly element?: HTMLElement;
}
/** The scheduling page, rendered inline, and the window to change store or address. */
declare function SchedulingPage({ element }: SchedulingPageProps): ReactNode;

/** Provides one scheduling page and its selector to all components below. */
declare const SchedulingProvider: Provider<Omit<SchedulingConfig, 'container'>>;

/** Reads from the page's public state. `select` should return a part of it, not a new object per call. */
declare const useScheduling: <Selected>(select: (state: SchedulingState) => Selected) => Selected;
/** The actions of a scheduling page for the host's components. */
interface SchedulingActions {
    /** Changes the settings; what was chosen stays. */
    update(patch: SchedulingUpdate): void;
    /** Reloads cart and times. */
    refresh(): Promise<void>;
}
/** Returns the actions that update and refresh the scheduling page of the nearest provider. */
declare function useSchedulingHandle(): SchedulingActions;

export { SchedulingPage, SchedulingProvider, useScheduling, useSchedulingHandle };
export type { SchedulingActions };

// ---- scheduling.d.ts

export { Contact } from '@grocer/foundation/contract';
import { a as SchedulingUpdate, b as SchedulingState, S as SchedulingConfig } from './public-state.js';
export { B as BenefitDetail, E as Enrollment, c as SchedulingPaths } from './public-state.js';
import { Handle } from '@grocer/foundation/embed';
import { SelectorEvents } from './index.js';
import '@grocer/foundation/domain';
import './public-state.js';
import '@grocer/foundation/http';

/** The handle of a mounted scheduling page. */
type SchedulingHandle = Handle<SchedulingUpdate, SchedulingState, SelectorEvents>;

/**
 * Mounts the scheduling page and returns its handle synchronously. Throws a `GrocerError` with code
 * `invalid_config` or `container_in_use` when the host's config is wrong; all other errors are events.
 *
 * @example
 * const page = mountScheduling({ environment: 'LOCAL', container: '#scheduling', buyer, authConfig });
 * page.on('checkout:created', ({ checkoutId }) => shop.remember(checkoutId));
 */
declare function mountScheduling(config: SchedulingConfig): SchedulingHandle;

export { SchedulingConfig, SchedulingState, SchedulingUpdate, mountScheduling };
export type { SchedulingHandle };

// ---- testing.d.ts

import { BrowserSandbox } from '@grocer/sandbox/browser';
import { SelectorConfig } from './index.js';
import '@grocer/foundation/embed';
import '@grocer/foundation/domain';
import '@grocer/foundation/http';

/** ZIP codes with a given result of a search or schedule. Others find stores in the sandbox's cities. */
declare const testZips: {
    /** 400 NO_STORES_FOUND. */
    readonly noStores: "99998";
    /** Stores without any times. */
    readonly noTimes: "99997";
    /** 400 LAT_LNG_REQUIRED for times. */
    readonly noCoordinates: "99996";
    /** 422 INSTACART_STORE_CLOSED for times, with the partner's own message. */
    readonly partnerClosed: "99995";
    /** 500 UNKNOWN_RESPONSE_ERROR from the edge in front of the service. */
    readonly edgeFails: "99994";
    /** 422 ALCOHOL_NOT_AVAILABLE with alcohol in the cart. */
    readonly noAlcohol: "99993";
};
/** Streets with a given result of the address check. */
declare const testStreets: {
    /** Not validated. */
    readonly unknown: "1 Unknown St";
    /** Corrected to "1 Corrected Street", once. */
    readonly corrected: "1 Corrected St";
    readonly noDelivery: "1 No Delivery St";
    readonly noShip: "1 No Ship St";
};

/** The origin of a test's backend. msw answers before a request is sent, so any origin works. */
interface SelectorSandboxOptions {
    /** Default: `http://api.localhost:8787`. */
    readonly apiOrigin?: string;
}
/** The real backend, in the memory of a test. */
interface SelectorSandbox {
    /** Handlers for msw's `setupServer` or `setupWorker`. */
    readonly handlers: BrowserSandbox['handlers'];
    /** Faults, the clock, limits, `reset()`, and the history of calls. */
    readonly controls: BrowserSandbox['controls'];
    /** Returns a working config for a visitor; `more` overrides it. */
    guest(more?: Partial<SelectorConfig>): SelectorConfig;
    /** Resolves with a working config for a demo shopper; `more` overrides it. */
    config(shopper: string, more?: Partial<SelectorConfig>): Promise<SelectorConfig>;
    /** Frees the memory of the backend. */
    close(): Promise<void>;
}
/** Starts a new backend. Its clock is set to the morning, so that there are times whenever a test runs. */
declare function createSelectorSandbox(options?: SelectorSandboxOptions): Promise<SelectorSandbox>;

export { createSelectorSandbox, testStreets, testZips };
export type { SelectorSandbox, SelectorSandboxOptions };
