// ---- config.d.ts

import { HostConfig, NavigationConfig, HostUpdate } from '@grocer/foundation/embed';
import { Modality, Destination, Address, TimeWindow, ConsentFeature, Membership, WantedItem, Banner, GeoPoint, CountryCode } from '@grocer/foundation/domain';
import { GrocerError, AuthConfig } from '@grocer/foundation/http';

/** Every view of the window. */
declare const VIEWS: readonly ["ways-to-shop", "stores", "sign-in", "address-book", "add-address", "confirm-address", "reserve-time", "no-address", "address-list", "address-form", "confirm-corrected", "timeslots"];
type View = (typeof VIEWS)[number];
/** The screens as hosts name them. */
type ScreenAction = 'STORE_SELECTION_MENU' | 'ADDRESS_BOOK' | 'ADDRESS_BOOK_V2' | 'ADD_ADDRESS' | 'VIEW_TIMESLOTS' | 'MODALITY_SELECTION_MENU' | 'SIGN_IN';
/** Where the screens begin that a host can open at once; times are gone to by way of an address. */
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
/** A way to shop, whole: what was known of the one before is no longer true. */
interface Shopping {
    readonly modality: Modality;
    readonly destination: Destination;
    /** Delivered by the banner's own centre? */
    readonly isOwnDelivery: boolean;
}
/** What is about to change, for a host that may have a reason against it. */
interface ModalityChange {
    readonly from: Shopping | undefined;
    readonly to: Shopping;
}
/** What happens in the selector, as its host hears of it. */
interface SelectorEvents {
    /** The window is open, at a view. */
    opened: {
        screen: ScreenAction;
        view: View;
    };
    /** The window has closed, and why. */
    closed: {
        reason: CloseReason;
    };
    /** The window shows another view. */
    'view:changed': {
        screen: ScreenAction;
        view: View;
    };
    /** Prices that end soon belong to a store and a modality: `isOtherStore` says when to fetch them again. */
    'modality:changed': ModalityChange & {
        isOtherModality: boolean;
        isOtherStore: boolean;
    };
    /** The shopper shops at this store now. */
    'store:selected': {
        modality: Modality;
        storeId: string;
    };
    /** Things are to be brought to this address now. */
    'address:selected': {
        modality: Modality;
        address: Address;
    };
    /** `isEligible`: can it be served in the way of shopping that it was checked for? */
    'address:saved': {
        id: string;
        isNew: boolean;
        address: Address;
        isEligible: boolean;
    };
    /** An address has been removed from the book. */
    'address:removed': {
        id: string;
    };
    /** A time is held for the shopper; `expiresAt` in epoch milliseconds, by the service's clock. */
    'timeslot:reserved': {
        reservationId: string;
        optionId: string;
        vendorId: string;
        window: TimeWindow;
        expiresAt: number;
    };
    /** The time is not held any more. */
    'reservation:expired': {
        reservationId: string;
    };
    /** The shopper goes on to payment, with a time that is held. */
    'checkout:created': {
        checkoutId: string;
        versionKey: string;
        modality: Modality;
    };
    /** The shopper has allowed a use of their location, or forbidden it. */
    'consent:changed': {
        feature: ConsentFeature;
        value: boolean;
    };
    /** Something needs a signed-in shopper; a host sends them to its sign-in page. */
    'sign-in:required': {
        reason: 'signed-out' | 'expired';
    };
    /** The selector never became usable; Retry is on screen. */
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

/** A string table of the content service or the host; a key may be missing or empty. */
type StringTable = Readonly<Record<string, string | undefined>>;

/** What the views of addresses share. */
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
    /** {modality} in other wordings. */
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
        /** {modality} is a way of shopping. */
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

/** That the shopper has chosen otherwise in another tab, or on another device. */
declare const otherTabsMessages: {
    changed: string;
    follow: string;
    stay: string;
    failed: string;
};
type OtherTabsMessages = typeof otherTabsMessages;

/** The old address book. */
declare const addressBookMessages: {
    title: string;
    titleEmpty: string;
    /** {modality} is a way of shopping. */
    subtitle: string;
    subtitleEmpty: string;
    select: string;
    selected: string;
    emptyTitle: string;
    emptyText: string;
    add: string;
};
type AddressBookMessages = typeof addressBookMessages;

/** The form for an address, and the question before one is removed. */
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
    /** As the wallet asks. */
    leave: {
        title: string;
        text: string;
        keep: string;
        confirm: string;
    };
};
type AddressFormMessages = typeof addressFormMessages;

/** The second address book: what it is for, its empty state and its list. */
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

/** The address as the service would write it. */
declare const confirmAddressMessages: {
    title: string;
    entered: string;
    suggested: string;
    /** For screen readers, after a part that differs. */
    changed: string;
    saving: string;
};
type ConfirmAddressMessages = typeof confirmAddressMessages;

/** The three steps of the consent to use the shopper's location. */
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

/** The prompt to sign in. */
declare const signInMessages: {
    title: string;
    /** {name} is the banner's. */
    text: string;
    expired: string;
    signIn: string;
};
type SignInMessages = typeof signInMessages;

/** Where a banner sells nothing online. */
declare const storeMenuMessages: {
    noneOnline: string;
    findStore: string;
};
type StoreMenuMessages = typeof storeMenuMessages;

/** The window around every view. */
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

/** The cards of the ways to shop. */
declare const optionMessages: {
    titles: {
        'own-delivery': string;
        'all-delivery': string;
        delivery: string;
        pickup: string;
        ship: string;
        'in-store': string;
    };
    /** {chain} and {banner} are names. */
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

/** How a search comes along, and what may be there besides its results. */
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

/** What a search found, and choosing it. */
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
    /** For screen readers, after a link to another banner's store, by the name that it has there. */
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

/** A time that is held. */
declare const holdMessages: {
    /** {time} is an hour and a minute. */
    held: string;
    /** For screen readers, once a time is reserved: {when} is its day and hours, {until} an hour and a minute. */
    reserved: {
        PICKUP: string;
        DELIVERY: string;
        SHIP: string;
    };
    expired: string;
    /** How long the time is held from now on. */
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

/** The drawer of what cannot be had. */
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

/** The scheduling page. */
declare const schedulingMessages: {
    title: string;
    /** The title of the document, while the page is on. */
    documentTitle: string;
    loading: string;
    loadingTimes: string;
    failed: string;
    leaving: string;
    retry: string;
    /** {type} and {title} are both the name of the way of shopping. */
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
    /** The pages on the way here, for search engines. */
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
    /** For screen readers, when the options have come. */
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
    /** Where its name is not known. */
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
    /** In place of an amount: it is known once a time is selected. */
    feeLater: string;
    /** In place of an amount that the service does not say. */
    feeUnknown: string;
    total: string;
    noTimeYet: string;
    reserving: string;
    quantity: string;
    /** Of a price that ends soon. */
    sale: string;
    continue: string;
    itemUnavailable: string;
    itemMaybeUnavailable: string;
    prop65: string;
    /** {sameDay} and {nextDay} are those of `tiers`. */
    deliveryOffer: string;
    /** {when} is one of `tiers`. */
    deliveryNotice: string;
    /** When a membership brings an order. */
    tiers: {
        sameDay: string;
        nextDay: string;
    };
    /** Of a membership among the items. {charge} is one of the first two. */
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
    /** Of the membership that the shopper has. */
    standing: {
        ends: string;
        renews: string;
        renewBy: string;
        partner: string;
    };
    refused: {
        noTime: string;
        /** Followed by a code. */
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
        /** {code} is what customer service asks for. */
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

/** The search for ways to shop. */
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

/** The delivery times of the banner's own centre, before shopping. */
declare const timeslotsMessages: {
    title: string;
    deliverTo: string;
    changeAddress: string;
    reserve: string;
    reserveInRedesign: string;
    /** Where the service has no words at all. */
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

/** The tabs of the window. */
declare const tabMessages: {
    label: string;
    PICKUP: string;
    DELIVERY: string;
    IN_STORE: string;
};
type TabMessages = typeof tabMessages;

/** Days and times, wherever a shopper chooses among them. */
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

/** Every word of the selector, by part. A host can replace any of them; each part comes with its screen. */
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

/** Where the choice is kept for two days; a host may bring its own, or none. */
interface Persistence {
    /** An empty value forgets. */
    write(name: string, value: string): void;
    /** What is kept under a name. A host without it asks its shoppers again. */
    read?(name: string): string | undefined;
}

/** How the shopper shops now, where the host knows: at a store, or to an address. */
interface ActiveModality {
    /** The way to shop. */
    modality: Modality;
    /** The store, where one is shopped at. */
    storeId?: string;
    /** The address, where things are brought to one. */
    address?: Address;
    /** Delivered by the banner's own centre? Default: false. */
    ownDelivery?: boolean;
}
interface SelectorToggles {
    /** The newer wordings and buttons. Default: false. */
    redesign?: boolean;
    /** Shows deliveries by the banner's own centre apart. Default: as the banner has it. */
    ownDelivery?: boolean;
    /** One list of choices with a Next button. Default: false. */
    showNext?: boolean;
    /** Takes a plan called 'Boost' for a membership, as older services mean it. Default: false. */
    legacyPlanName?: boolean;
    /** The second address book. Default: false. */
    addressBookV2?: boolean;
    /** Keeps a new address in the book. Default: true. */
    saveToAddressBook?: boolean;
    /** Lets shoppers reserve a delivery time of the banner's own centre before they shop. Default: false. */
    upfrontTimeslots?: boolean;
}
interface SelectorConfig extends Omit<HostConfig<SelectorAnalyticsEvent, SelectorMessages>, 'endpoints'>, NavigationConfig {
    /** How calls are signed for the shopper. Default: nobody is signed in. */
    authConfig?: AuthConfig;
    /** A window above the page, or a part of it. Default: modal. */
    display?: 'modal' | 'inline';
    /** Where the shopper came from; decides the heading. Default: header. */
    openedFrom?: 'header' | 'cart' | 'scheduling';
    /** How the shopper shops now. Default: what the service or a cookie knows. */
    activeModality?: ActiveModality;
    /** A ZIP code to begin with, where no address is known. Default: none. */
    postalCode?: string;
    /** The membership that the shopper has. Default: none. */
    membership?: Membership;
    /** What is in the cart: times are asked for and held for it. Default: nothing yet. */
    cart?: readonly WantedItem[];
    /** How deliveries may be handed over, by the service's own names, such as ATTENDED. Default: in any way. */
    handoffs?: readonly string[];
    /** The banner's name as shoppers read it. Default: that of the table. */
    bannerName?: string;
    /** The retailer's own banners. Default: a table of fixtures. */
    bannerTable?: readonly Banner[];
    /** Words by key, instead of those of the content service. Default: none. */
    content?: StringTable;
    /** What of the selector is switched on. */
    toggles?: SelectorToggles;
    /** What the shopper is asked to allow their location for. */
    consent?: {
        /** The feature that is consented to. Default: Modality Selector. */
        feature?: ConsentFeature;
    };
    /** Where the shopper is; default: the browser's own answer. Rejects with the browser's `code`. */
    geolocate?: () => Promise<GeoPoint>;
    /** What the info panel above the results says. Default: what the content service has. */
    didYouKnow?: readonly string[];
    /** How much is shown, and for how long. */
    limits?: {
        /** How many stores are shown at a time. Default: 10. */
        pageSize?: number;
        /** How much longer than its service says a reservation counts as held, in minutes. Default: 0. */
        reservationOffsetMinutes?: number;
    };
    /** Countries whose addresses have to be verified; elsewhere being eligible decides. Default: US. */
    validateCountries?: readonly CountryCode[];
    /** Asked before a choice is made; `false`, or an exception, keeps things as they are. Default: nobody is asked. */
    onBeforeChange?: (change: ModalityChange) => boolean | Promise<boolean>;
    /** Where the choice is kept between visits; `false` keeps it nowhere. Default: cookies. */
    persistence?: Persistence | false;
    /** Addresses in place of those of the environment. */
    endpoints?: {
        /** The base address of all services that the selector calls. Default: that of the environment and the banner. */
        services?: string;
        /** Path templates by call name, such as `modality.options`. Default: the services' own. */
        paths?: Readonly<Record<string, string>>;
    };
}
/** What `update()` may change; everything else needs a new mount. */
interface SelectorUpdate extends HostUpdate<SelectorMessages> {
    /** How the shopper shops now, chosen elsewhere. */
    activeModality?: ActiveModality;
    /** What is in the cart now. */
    cart?: readonly WantedItem[];
    /** Takes the place of the words by key that there were. */
    content?: StringTable;
    /** Takes the place of what the info panel said. */
    didYouKnow?: readonly string[];
    /** The membership that the shopper has now. */
    membership?: Membership;
    /** Where the shopper comes from the next time. */
    openedFrom?: SelectorConfig['openedFrom'];
    /** The token of whoever is signed in now. What is known of the shopper is read again for any that is not in use. */
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

/** How a host talks to a mounted selector. */
interface SelectorHandle extends Handle<SelectorUpdate, SelectorState, SelectorEvents> {
    /** Opens the window at a screen, or where a shopper begins. An inline selector goes to the screen. */
    open(screen?: OpenableScreen, at?: OpenAt): void;
    /** Closes the window; an inline selector goes back to where it began. */
    close(): void;
}

/** What a period counts. */
type PeriodUnit = 'year' | 'month' | 'day';
/** The unit that a service's code means. */
declare const unitOf: (code: string) => PeriodUnit | undefined;
/** "one year", "six months", "100 days": twelve months, and every multiple, are years. */
declare function periodText(quantity: number, unit: PeriodUnit): string;

/** The two tiers: deliveries on the same day, or on the next. */
type Tier = 'sameDay' | 'nextDay';
/** What a year of a tier costs, in whole dollars. */
declare const TIER_DOLLARS: Readonly<Record<Tier, number>>;
/** The tier of a plan. */
declare const tierOf: (planCode: string | undefined) => Tier | undefined;
/** How many days a renewal is reckoned with. */
declare function renewalDays(quantity: number): number | undefined;
/** A price as the membership writes it: without "USD " and ".00". */
declare const priceText: (price: string) => string;
/**
 * A calendar date in the membership's way, "MMMM DD, YYYY"; a `…Utc` instant by its date in UTC. What is no
 * date is `unknown`.
 */
declare function dateText(date: string, locale?: string, unknown?: string): string;

/**
 * Mounts a fulfilment selector and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
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

/** Where the pages around scheduling are; each may be replaced. */
interface SchedulingPaths {
    /** The cart. Default: /cart. */
    cart?: string;
    /** The cart of an order that is changed. Default: /cart/modify. */
    modifyCart?: string;
    /** Payment. Default: /checkout. */
    checkout?: string;
    /** Where a shopper with nothing in the cart begins. Default: /products/start-my-cart. */
    startCart?: string;
    /** Whatever else the shopper may want with the order, beside what is ordered. Default: /got-everything. */
    gotEverything?: string;
    /** The front page. Default: / */
    home?: string;
    /** Answers to questions, in the footer. Default: /topic/digital-faqs. */
    help?: string;
    /** In the footer. Default: /i/privacy-policy. */
    privacy?: string;
    /** The page itself, for the way back from payment. Default: /scheduling. */
    scheduling?: string;
}
/** Until when a membership goes on: dates, or instants in UTC. */
interface Enrollment {
    /** When a membership that was cancelled ends. */
    cancellationDate?: {
        /** A date, or an instant in UTC. */
        value: string;
    };
    /** When it renews itself. */
    renewalDueDate?: string;
    /** Until when it has to be renewed by hand. */
    computedManualRenewalDate?: string;
}
/** Who else is part of a membership. */
interface BenefitDetail {
    /** The name as members read it. */
    partnerDisplayName?: string;
    /** The name in the partner’s own words, where there is no other. */
    partnerName?: string;
}
/** What the scheduling page takes: all of the selector's, whose window it opens to change store or address. */
interface SchedulingConfig extends Omit<SelectorConfig, 'display' | 'openedFrom' | 'cart'> {
    /** What is scheduled, as the page's query has it: pickup, delivery or ship, in whatever case. Default: how the shopper shops. */
    fulfillmentType?: string;
    /** Whom to reach about the order. */
    buyer: Contact;
    /** What whoever brings or packs the order should know; up to 1,000 characters. Default: none. */
    instructions?: string;
    /** What the checkout is to carry for other services of the host: texts by name. Default: nothing. */
    properties?: Readonly<Record<string, string>>;
    /**
     * Tells shoppers of one browser apart, so that each of them sees a tip once: an id of the shop that is no
     * secret. Default: one for all.
     */
    shopperId?: string;
    /** How the membership goes on that the shopper has; said to members alone. Default: nothing is said. */
    enrollment?: Enrollment;
    /** Who else is part of the membership. Default: nobody. */
    benefit?: BenefitDetail;
    /** Is an order changed that was placed before? Then the page leads back to its cart. Default: false. */
    isModify?: boolean;
    /**
     * Goes on to payment by itself where a time is held for what is scheduled and everything can be had then, for links
     * such as a cart's "Check out". Default: false.
     */
    skipIfReserved?: boolean;
    /** Says why a shopper has come back from payment. Default: nothing is said. */
    arrival?: 'order-timed-out';
    /** Where the pages around are. */
    paths?: SchedulingPaths;
}
/** What `update()` may change; the page reads the cart itself, and its window is always opened from it. */
type SchedulingUpdate = Omit<SelectorUpdate, 'cart' | 'openedFrom'>;

/** What can open above the scheduling page, one at a time. */
type Modal = 'orderTimedOut' | 'reservationExpired' | 'timeExpired' | 'ownUnavailable' | 'offerFailed' | 'checkoutFailed';

/** The scheduling page as its host sees it: plain data. */
interface SchedulingState {
    readonly status: 'loading' | 'ready' | 'failed';
    /** What the page shows: times, or why there are none to choose from. */
    readonly page: 'loading' | 'sign-in' | 'empty' | 'choose-place' | 'schedule' | 'leaving' | 'failed';
    readonly modality: ScheduledModality;
    /** The chosen time, held or not. */
    readonly chosenTime: TimeOption | undefined;
    /** Has the shopper asked for another time than the one they came with? */
    readonly wantsNewTime: boolean;
    /** The time that is held for this order, or was until it expired; one for another store or way is none of it. */
    readonly reservation: ReservationState | undefined;
    readonly isCreatingCheckout: boolean;
    /** The window that is open above the page. */
    readonly modal: Modal | undefined;
    /** What the selector's window knows. */
    readonly selector: SelectorState;
}

export type { BenefitDetail as B, Enrollment as E, SchedulingConfig as S, SchedulingUpdate as a, SchedulingState as b, SchedulingPaths as c };

// ---- public-state.d.ts

import { ScheduledModality, TimeWindow, Cents, WantedItem, ModalityPreference, StoreResult } from '@grocer/foundation/domain';
import { g as Shopping, c as ScreenAction, V as View } from './config.js';

/** A reservation as its host sees it. */
interface ReservationState {
    readonly status: 'held' | 'expired';
    readonly id: string;
    /** The way of shopping that it is for. */
    readonly modality: ScheduledModality;
    /** The number of the store, or the postal code of the address, that it is for: elsewhere it is of no use. */
    readonly area: string;
    readonly window: TimeWindow;
    /** Epoch milliseconds, by the service's clock. */
    readonly expiresAt: number;
    /**
     * What the time adds to an order of its `items`: for others it may be more or less. Absent where the service does not say,
     * or does not want it shown.
     */
    readonly fee: Cents | undefined;
    /** What it is held for. */
    readonly items: readonly WantedItem[];
    /** The numbers of products that cannot be had at this time, among those that it is held for. */
    readonly excluded: readonly string[];
}
/** A selector as its host sees it: plain data. */
interface SelectorState {
    readonly status: 'loading' | 'ready' | 'failed';
    /** How the shopper shops. */
    readonly shopping: Shopping | undefined;
    /** The last preference of each modality. */
    readonly preferences: readonly ModalityPreference[];
    /** Was the address that things are brought to removed from the book? */
    readonly currentAddressDeleted: boolean;
    /** The ZIP code of the last search. */
    readonly zip: string | undefined;
    /** The stores that were found, nearest first. */
    readonly stores: readonly StoreResult[];
    /** Does the service take the place of the last search to be close to a store? */
    readonly isCloseToStore: boolean;
    /** The time that the shopper holds, or held until it expired. */
    readonly reservation: ReservationState | undefined;
    readonly isOpen: boolean;
    /** The screen and view that are on; absent while the window is closed. */
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

/** One selector for all of its components below it. */
declare const FulfilmentProvider: Provider<Omit<SelectorConfig, 'container'>>;

interface InlineSelectorProps {
    /** Our element in the page, where `mount()` has put one. */
    readonly element?: HTMLElement;
}
/** The selector as a part of the page. */
declare function InlineSelector({ element }: InlineSelectorProps): ReactNode;

/** The selector as a window above the page, while it is open. */
declare function SelectorWindow(): ReactNode;

/** Reads the selector's public state. The function should return a part of it, not something new each time. */
declare const useFulfilment: <Selected>(select: (state: SelectorState) => Selected) => Selected;
/** What a host's component can do with the selector. */
interface FulfilmentActions {
    /** Opens the window at a screen, or where a shopper begins. */
    open(screen?: OpenableScreen, at?: OpenAt): void;
    /** Closes the window. */
    close(): void;
    /** Changes what may change. It never remounts, and what was typed stays. */
    update(patch: SelectorUpdate): void;
}
/** Opens, closes and updates the selector of the provider above. */
declare function useFulfilmentHandle(): FulfilmentActions;
/** Listens to something that happens in the selector, for as long as the component is in the page. */
declare const useFulfilmentEvent: <Name extends keyof SelectorEvents>(name: Name, listener: (detail: SelectorEvents[Name]) => void) => void;

export { FulfilmentProvider, InlineSelector, SelectorWindow, useFulfilment, useFulfilmentEvent, useFulfilmentHandle };
export type { FulfilmentActions };

// ---- rules.d.ts

import { Modality } from '@grocer/foundation/domain';

/** Where in a screen the window opens. */
interface OpenAt {
    /** The way of shopping whose tab is on, where the banner has such a tab. */
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
    /** Our element in the page, where `mountScheduling()` has put one. */
    readonly element?: HTMLElement;
}
/** The scheduling page as a part of the host's, with the window in which store or address are changed. */
declare function SchedulingPage({ element }: SchedulingPageProps): ReactNode;

/** One scheduling page, and the selector that belongs to it, for all components below. */
declare const SchedulingProvider: Provider<Omit<SchedulingConfig, 'container'>>;

/** Reads the page's public state. The function should return a part of it, not something new each time. */
declare const useScheduling: <Selected>(select: (state: SchedulingState) => Selected) => Selected;
/** What a host's component can do with the page. */
interface SchedulingActions {
    /** Changes what may change; what was chosen stays. */
    update(patch: SchedulingUpdate): void;
    /** Reads cart and times again. */
    refresh(): Promise<void>;
}
/** Updates and refreshes the scheduling page of the provider above. */
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

/** How a host talks to a mounted scheduling page. */
type SchedulingHandle = Handle<SchedulingUpdate, SchedulingState, SelectorEvents>;

/**
 * Mounts the scheduling page and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
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

/** ZIP codes, by what happens to a search or a schedule there. Any other ZIP code has stores where the sandbox has cities. */
declare const testZips: {
    /** 400 NO_STORES_FOUND. */
    readonly noStores: "99998";
    /** Stores, and no time at any of them. */
    readonly noTimes: "99997";
    /** 400 LAT_LNG_REQUIRED for times. */
    readonly noCoordinates: "99996";
    /** 422 INSTACART_STORE_CLOSED for times, with the partner's own words. */
    readonly partnerClosed: "99995";
    /** 500 UNKNOWN_RESPONSE_ERROR from in front of the service. */
    readonly edgeFails: "99994";
    /** 422 ALCOHOL_NOT_AVAILABLE with alcohol in the cart. */
    readonly noAlcohol: "99993";
};
/** Streets, by what checking an address there comes to. */
declare const testStreets: {
    /** Not validated. */
    readonly unknown: "1 Unknown St";
    /** Corrected to "1 Corrected Street", once. */
    readonly corrected: "1 Corrected St";
    readonly noDelivery: "1 No Delivery St";
    readonly noShip: "1 No Ship St";
};

/** Where the backend of a test seems to be. msw answers before a request leaves, so any address will do. */
interface SelectorSandboxOptions {
    /** Default: `http://api.localhost:8787`. */
    readonly apiOrigin?: string;
}
/** The real backend, in the memory of a test. */
interface SelectorSandbox {
    /** For msw's `setupServer` or `setupWorker`. */
    readonly handlers: BrowserSandbox['handlers'];
    /** Faults, the clock, limits, `reset()`, and which calls came. */
    readonly controls: BrowserSandbox['controls'];
    /** A config that works for a visitor; what `more` says comes first. */
    guest(more?: Partial<SelectorConfig>): SelectorConfig;
    /** A config that works for a demo shopper. */
    config(shopper: string, more?: Partial<SelectorConfig>): Promise<SelectorConfig>;
    /** Gives its memory back. */
    close(): Promise<void>;
}
/** Starts a backend that nobody else has touched. It is morning there, so that there are times whenever a test runs. */
declare function createSelectorSandbox(options?: SelectorSandboxOptions): Promise<SelectorSandbox>;

export { createSelectorSandbox, testStreets, testZips };
export type { SelectorSandbox, SelectorSandboxOptions };
