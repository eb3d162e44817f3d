// ---- index.d.ts

export { GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/tokens';
import { C as CheckoutUpdate, a as CheckoutState, b as CheckoutEvents, d as CheckoutConfig } from './use-checkout.js';
import { CheckoutActions } from './react.js';
export { e as CheckoutAnalyticsEvent, f as CheckoutMessages, D as Drawer } from './use-checkout.js';
import { Handle } from '@grocer/foundation/embed';
import { WalletConfig, WalletHandle, WalletUpdate } from '@grocer/wallet';
import '@grocer/foundation/domain';

/** The handle of a mounted checkout. */
interface CheckoutHandle extends Handle<CheckoutUpdate, CheckoutState, CheckoutEvents>, Omit<CheckoutActions, 'update'> {
}

/** Config of the hosted payment page: the wallet's config without an order. */
interface HostedPaymentConfig extends Omit<WalletConfig, 'appName' | 'checkoutConfig' | 'paymentIntentId'> {
    /** Cancels the mount while it is pending, and unmounts like `unmount()` afterwards. Default: none. */
    signal?: AbortSignal;
}
/** Handle of the page's wallet. It belongs to one shopper; another shopper needs a new mount. */
interface HostedPaymentHandle extends Omit<WalletHandle, 'update'> {
    /** Updates settings; the token cannot be changed. */
    update(patch: Omit<WalletUpdate, 'token' | 'shopperId'>): void;
}
/**
 * Mounts the shopper's wallet on the hosted payment page after signing the page in. Resolves with the
 * wallet's handle, or with undefined if the shopper was redirected to sign in or `signal` aborted. Rejects
 * with `invalid_config` or `container_in_use` for a mistake of the host.
 */
declare function mountHostedPayment({ signal, ...config }: HostedPaymentConfig): Promise<HostedPaymentHandle | undefined>;

/**
 * Mounts the checkout of an order and returns its handle synchronously. Throws a `GrocerError` with code
 * `invalid_config` or `container_in_use` for a mistake of the host; all other errors are emitted as events.
 *
 * @example
 * const checkout = mount({ environment: 'LOCAL', container: '#checkout', orderId, authConfig, navigation: router });
 * checkout.on('order:placed', () => cart.reload());
 */
declare function mount(config: CheckoutConfig): CheckoutHandle;

export { CheckoutConfig, CheckoutEvents, CheckoutState, CheckoutUpdate, mount, mountHostedPayment };
export type { CheckoutHandle, HostedPaymentConfig, HostedPaymentHandle };

// ---- react.d.ts

import { Provider, InlinePart } from '@grocer/foundation/embed';
import { CheckoutConfig } from './index.js';
export { c as CheckoutActions, u as useCheckout, g as useCheckoutEvent, h as useCheckoutHandle } from './use-checkout.js';
import '@grocer/foundation/domain';
import '@grocer/wallet';
import '@grocer/foundation/http';

/** Provides one checkout to the components below. For another order, change the `key`. */
declare const CheckoutProvider: Provider<Omit<CheckoutConfig, 'container'>>;

/** The checkout page as a part of the host's page, from the payment step to the order's outcome. */
declare const CheckoutPage: InlinePart;

export { CheckoutPage, CheckoutProvider };

// ---- use-checkout.d.ts

import { Checkout, Membership, Banner, Cents } from '@grocer/foundation/domain';
import { FailureEvent, HostConfig, NavigationConfig, SignedInConfig, HostUpdate } from '@grocer/foundation/embed';
import { WalletConfig } from '@grocer/wallet';
import { GrocerError } from '@grocer/foundation/http';

/** Reasons why an order was not placed or changed, by what the shopper can do. */
type SubmitTroubleKind = 
/** Use another card, or correct this one. */
'declined' | 'unsupported' | 'expiredCard' | 'paymentsMissing'
/** Sign in again. */
 | 'session'
/** State the shopper's age. */
 | 'age' | 'pinInvalid' | 'pinLocked'
/** The service's own message, in `reason`. */
 | 'reason'
/** The device is offline, so nothing was sent. */
 | 'offline'
/** An edit that was in flight failed and has to be made again first. */
 | 'unsaved'
/** The submission never arrived and no longer can: submit again. */
 | 'notDone'
/** The changes cannot be made: an item is unavailable, it is too late, or there are no changes. */
 | 'fallout' | 'tooLate' | 'modifyMissing'
/** Submit again later. */
 | 'generic';
/** Why a submission certainly failed. */
interface SubmitTrouble {
    readonly kind: SubmitTroubleKind;
    /** The service's message for the shopper. */
    readonly reason?: string | undefined;
    /** The code that customer service asks for, shown after the message. */
    readonly errorCode?: string | undefined;
    /** The id of the declined card, if it was the only card that was charged. */
    readonly cardId?: string | undefined;
}

/** The state of an order, from its first load to its outcome. See the diagram in ARCHITECTURE.md. */
type OrderState = {
    readonly phase: 'loading';
} | {
    readonly phase: 'unavailable';
    readonly error: GrocerError;
}
/** The order can be changed; `trouble` is the reason why the last submission failed. */
 | {
    readonly phase: 'editing';
    readonly checkout: Checkout;
    readonly trouble?: SubmitTrouble | undefined;
} | {
    readonly phase: 'submitting';
    readonly checkout: Checkout;
    /** The idempotency key of the submission in flight. */
    readonly operation: string;
}
/** It is not known whether the submission was applied. Nothing else is possible until it is. */
 | {
    readonly phase: 'unknown';
    readonly checkout: Checkout;
    readonly operation: string;
    readonly isChecking: boolean;
} | {
    readonly phase: 'placed';
    readonly checkout: Checkout;
}
/** The order was refused after the cards were authorized. */
 | {
    readonly phase: 'rejected';
    /** Undefined if the rejection page was opened directly. */
    readonly checkout?: Checkout | undefined;
    readonly reason: string | undefined;
}
/** The reserved time has expired; the order can continue only with another time. */
 | {
    readonly phase: 'expired';
    readonly checkout: Checkout;
}
/** The order was changed elsewhere and has to be read again. */
 | {
    readonly phase: 'conflicted';
    readonly checkout: Checkout;
};

/** The drawers that can open above the payment step. */
type Drawer = 'contact' | 'instructions' | 'items' | 'flashSales' | 'tip' | 'summary';

/** Analytics events of the checkout: enums and error codes only, never shopper input or payment data. */
type CheckoutAnalyticsEvent = {
    type: 'ORDER_SUBMITTED' | 'ORDER_PLACED' | 'ORDER_MODIFIED' | 'ORDER_REJECTED';
} | FailureEvent;

/** Texts of the cost lines. */
declare const costMessages: {
    /** {count} is a number of items. */
    subtotal: {
        one: string;
        other: string;
    };
    total: string;
    tip: string;
    tax: string;
    fees: string;
    free: string;
    unknown: string;
};
type CostMessages = typeof costMessages;

/** Texts of the order details, before and after the order is placed. */
declare const detailMessages: {
    title: string;
    noTime: string;
    /** {days} is the range of days in which a parcel arrives. */
    arrives: string;
    openMap: string;
    newTab: string;
    modalities: {
        PICKUP: string;
        DELIVERY: string;
        SHIP: string;
        IN_STORE: string;
    };
    /** {place} is a store or an address. */
    mapOf: string;
    noMap: string;
    substitutions: {
        SHOPPER_CHOICE: string;
        NONE: string;
    };
    /** {item} is the name of the substitute. */
    backup: string;
    quantity: string;
    ageRestricted: string;
    flashSale: string;
    /** Spoken before the regular price, which is struck through. */
    usually: string;
    /** {last} is the card's last four digits. */
    digits: string;
    /** {card} is the card's name, {last} its last four digits. */
    spoken: string;
};
type DetailMessages = typeof detailMessages;

/** Fallback texts of a part that is loading or failed to render. */
declare const partMessages: {
    loading: string;
    broken: string;
    retry: string;
    close: string;
    unconfirmed: string;
};
type CheckoutPartMessages = typeof partMessages;

/** Texts of the contact. */
declare const contactMessages: {
    title: string;
    edit: string;
    addPhone: string;
    noName: string;
    textsOn: string;
    firstName: string;
    lastName: string;
    phone: string;
    phoneHint: string;
    smsOptIn: string;
    smsTerms: string;
    emailDeals: string;
    smsFailed: string;
    dealsFailed: string;
    save: string;
    cancel: string;
    close: string;
    failed: string;
    firstNameRequired: string;
    lastNameRequired: string;
    phoneRequired: string;
    phonePattern: string;
    namePattern: string;
};
type ContactMessages = typeof contactMessages;

/** Texts of the terms of a third-party delivery. */
declare const deliveryTermsMessages: {
    title: string;
    terms: string;
    partnerTerms: string;
    termsRequired: string;
    partnerTermsRequired: string;
};
type DeliveryTermsMessages = typeof deliveryTermsMessages;

/** Texts of the flash sales. */
declare const flashSalesMessages: {
    title: string;
    /** {percent} is the highest discount. */
    upTo: string;
    /** {count} is a number of items. */
    offers: {
        one: string;
        other: string;
    };
    /** {count} is a number of items. */
    inOrder: string;
    none: string;
    loading: string;
    loadFailed: string;
    note: string;
    category: string;
    all: string;
    /** {percent} is the discount. */
    off: string;
    /** {count} is the maximum quantity of one item. */
    limit: string;
    add: string;
    /** {item} is a product. */
    addItem: string;
    /** {item} is a product. */
    more: string;
    /** {item} is a product. */
    fewer: string;
    /** {count} is the selected quantity of {item}. */
    wanted: string;
    /** {count} is a number of items, {amount} their total price. */
    confirm: {
        one: string;
        other: string;
    };
    /** The same, for an order that already has flash sale items. */
    update: {
        one: string;
        other: string;
    };
    remove: string;
    nothing: string;
    failed: string;
    /** {items} are no longer in any flash sale. */
    gone: string;
    /** {items} are in another sale, or available in a smaller quantity. */
    changed: string;
    /** Follows `gone` or `changed` if something is still selected. */
    someLeft: string;
    noneLeft: string;
    close: string;
};
type FlashSalesMessages = typeof flashSalesMessages;

/** Texts of the instructions for the handover. */
declare const instructionsMessages: {
    /** {modality} is Pickup or Delivery. */
    title: string;
    none: string;
    add: string;
    edit: string;
    leaveAtDoor: string;
    leaveAtDoorNote: string;
    quietBell: string;
    label: string;
    /** {used} of {most} characters. */
    count: string;
    /** {most} is the maximum number of characters. */
    tooLong: string;
    save: string;
    cancel: string;
    close: string;
    failed: string;
};
type InstructionsMessages = typeof instructionsMessages;

/** Texts of the ordered items. */
declare const itemsMessages: {
    title: string;
    /** {count} is a number of items. */
    count: {
        one: string;
        other: string;
    };
    close: string;
};
type ItemsMessages = typeof itemsMessages;

/** Texts of the leave warning. */
declare const leaveWarningMessages: {
    title: string;
    /** {count} is a number of items. */
    words: {
        one: string;
        other: string;
    };
    keep: string;
    remove: string;
    failed: string;
    leaveAnyway: string;
};
type LeaveWarningMessages = typeof leaveWarningMessages;

/** Texts of modifying a placed order. */
declare const modifyOrderMessages: {
    title: string;
    /** {number} is the order number. */
    changing: string;
    stays: string;
    changes: string;
    noChanges: string;
    added: string;
    removed: string;
    /** {count} is the new quantity, {was} the original one. */
    changed: string;
    payingWith: string;
    original: string;
    sameCards: string;
    pinAsked: string;
    summary: string;
    originalTotal: string;
    newTotal: string;
    difference: string;
    noPromos: string;
    tip: string;
    tipNote: string;
    savedTitle: string;
    saved: string;
    partial: string;
    confirm: string;
    confirming: string;
    confirmFailed: string;
    /** {number} is the order number. */
    order: string;
    tooLateStays: string;
    viewOrder: string;
};
type ModifyOrderMessages = typeof modifyOrderMessages;

/** Texts of the confirmation page. */
declare const orderCompleteMessages: {
    /** {modality} is the order's modality. */
    thanks: string;
    /** {email} is the address that the confirmation was sent to. */
    confirmation: string;
    /** {number} is the order number. */
    order: string;
    /** {date} is the day on which the order was placed. */
    orderedOn: string;
    addItems: string;
    paymentTitle: string;
    cartLeft: string;
    detailsFailed: string;
};
type OrderCompleteMessages = typeof orderCompleteMessages;

/** Texts of a placed order's details. */
declare const placedDetailsMessages: {
    held: string;
    /** {count} is a number of items. */
    items: string;
    nextSteps: string;
    pickup: {
        title: string;
        words: string;
    }[];
    delivery: {
        title: string;
        words: string;
    }[];
    contactless: {
        title: string;
        words: string;
    }[];
    ship: {
        title: string;
        words: string;
    }[];
    /** {count} is a number of items, {modality} one or more other modalities. */
    reminder: {
        one: string;
        other: string;
    };
    notInOrder: {
        one: string;
        other: string;
    };
    goToCart: string;
    coupons: string;
    couponsWords: string;
    substitutionsTitle: string;
    substitutionsWords: string;
    forgot: string;
    forgotWords: string;
    customerService: string;
};
type PlacedDetailsMessages = typeof placedDetailsMessages;

/** Texts of the order's time. */
declare const scheduleRecapMessages: {
    changeTime: string;
    changeTimeShort: string;
};
type ScheduleRecapMessages = typeof scheduleRecapMessages;

/** Texts of the page of a rejected order. */
declare const orderFailureMessages: {
    title: string;
    /** The title when changes to an order were rejected. */
    canceled: string;
    code: string;
    /** {phone} is customer service's phone number. */
    call: string;
    backToCart: string;
};
type OrderFailureMessages = typeof orderFailureMessages;

/** Texts of the payment options. */
declare const paymentOptionsMessages: {
    title: string;
    bank: string;
    snap: string;
    gift: string;
    addFailedTitle: string;
    /** The error code is our own: the wallet could not be loaded, or the card not be added to the order. */
    addFailed: string;
    noBankCard: string;
    add: {
        'add-card': string;
        'add-snap-card': string;
        'add-gift-card': string;
    };
    giftNeedsBank: string;
    expired: string;
    /** Shown below the name of a declined card. */
    declined: string;
    covered: string;
    noGiftCards: string;
    choose: string;
    chooseGift: string;
    /** {amount} is the balance of a gift card. */
    balance: string;
    noBalance: string;
    noSnapCard: string;
    pinNeeded: string;
    useSnap: string;
    checkBalance: string;
    balanceNote: string;
    snapAmount: string;
    /** {max} is an amount of money. */
    snapUseMost: string;
    /** Names what limits the amount; {max} is an amount of money. */
    snapCaps: {
        eligible: string;
        balance: string;
        rest: string;
    };
    snapRequired: string;
    /** {min} is an amount of money. */
    snapLeast: string;
    /** {max} is an amount of money. */
    snapMost: string;
    snapNote: string;
    snapFaq: string;
    snapFailed: string;
    snapNeedsBank: string;
    snapNotEligible: string;
    snapCovered: string;
    pinLocked: string;
    wentWrong: string;
    paymentsFailed: string;
    removeCard: string;
    updateFailed: string;
    /** Shown for a chosen card that can no longer pay. */
    cardGone: string;
    loadFailed: string;
    loading: string;
    pinFormFailed: string;
};
type PaymentOptionsMessages = typeof paymentOptionsMessages;

/** Texts of the promo codes. */
declare const promoMessages: {
    add: string;
    code: string;
    apply: string;
    cancel: string;
    required: string;
    failed: string;
    removeFailed: string;
    /** {code} is the promo code. */
    remove: string;
    /** {code} is the promo code. */
    applied: string;
    /** {code} is the promo code. */
    removed: string;
    broken: string;
};
type PromoMessages = typeof promoMessages;

/** Texts of submitting an order, and of the outcomes. */
declare const submitMessages: {
    /** {modality} is Pickup or Delivery. */
    place: string;
    total: string;
    submitting: string;
    submitChanges: string;
    newTotal: string;
    submittingChanges: string;
    pinNoteChanges: string;
    /** Shown below the PIN field. */
    pinNote: string;
    early: string;
    phoneNumber: string;
    firstName: string;
    lastName: string;
    time: string;
    paymentMethodId: string;
    cards: string;
    expiredCard: string;
    snapAmount: string;
    pinForm: string;
    terms: string;
    partnerTerms: string;
    title: string;
    generic: string;
    declined: string;
    unsupported: string;
    paymentsMissing: string;
    /** Appended to a message; {code} is the code that customer service asks for. */
    errorCode: string;
    session: string;
    age: string;
    pinInvalid: string;
    pinLocked: string;
    offline: string;
    unsaved: string;
    notDoneTitle: string;
    notDone: string;
    fallout: string;
    tooLate: string;
    modifyMissing: string;
    notDoneChangesTitle: string;
    notDoneChanges: string;
    checkingChangesTitle: string;
    conflicted: string;
    refresh: string;
    timedOutTitle: string;
    timedOut: string;
    backToCheckout: string;
    checkingTitle: string;
    checking: string;
    keepOpen: string;
    slowTitle: string;
    /** {email} is the address that the confirmation is sent to. */
    slow: string;
    slowNoEmail: string;
    checkAgain: string;
    viewPurchases: string;
    /** {phone} is customer service's phone number. */
    call: string;
};
type SubmitMessages = typeof submitMessages;

/** Texts of the order summary. */
declare const summaryMessages: {
    title: string;
    hold: string;
    oneDollar: string;
    offer: string;
    memberFree: string;
    memberLess: string;
};
type SummaryMessages = typeof summaryMessages;

/** Texts of the tip. */
declare const tipMessages: {
    title: string;
    none: string;
    other: string;
    note: string;
    failed: string;
    notTaken: string;
    noTip: string;
    policyTitle: string;
    policy: string;
    /** {banner} is a banner with its own tipping policy. */
    ownPolicy: string;
    drawer: string;
    amount: string;
    amountRequired: string;
    /** {max} is an amount of money. */
    amountMost: string;
    save: string;
    cancel: string;
    close: string;
};
type TipMessages = typeof tipMessages;

/** Texts of the checkout's frame and payment step. */
declare const layoutMessages: {
    title: string;
    /** The document title before the order is placed. */
    documentTitle: string;
    /** The document title after the order is placed; {banner} is the banner's name. */
    documentTitlePlaced: string;
    back: string;
    home: string;
    steps: string;
    schedule: string;
    pay: string;
    completed: string;
    /** {year} and {banner}. */
    copyright: string;
    accessibility: string;
    privacy: string;
    cookies: string;
    newTab: string;
    loadFailed: string;
    /** {phone} is customer service's phone number. */
    loadFailedCall: string;
    backToCart: string;
};
type LayoutMessages = typeof layoutMessages;

/** All texts of the checkout, by part. A host can replace any of them. */
interface CheckoutMessages {
    parts: CheckoutPartMessages;
    layout: LayoutMessages;
    details: DetailMessages;
    costs: CostMessages;
    scheduleRecap: ScheduleRecapMessages;
    contact: ContactMessages;
    instructions: InstructionsMessages;
    paymentOptions: PaymentOptionsMessages;
    items: ItemsMessages;
    flashSales: FlashSalesMessages;
    leaveWarning: LeaveWarningMessages;
    tip: TipMessages;
    promo: PromoMessages;
    deliveryTerms: DeliveryTermsMessages;
    summary: SummaryMessages;
    submit: SubmitMessages;
    modifyOrder: ModifyOrderMessages;
    orderComplete: OrderCompleteMessages;
    placedDetails: PlacedDetailsMessages;
    orderFailure: OrderFailureMessages;
}

interface CheckoutConfig extends Omit<HostConfig<CheckoutAnalyticsEvent, CheckoutMessages>, 'endpoints'>, NavigationConfig, SignedInConfig {
    /** Navigates to the host's pages. Default: links and `location`. */
    navigation?: NonNullable<NavigationConfig['navigation']> & {
        /**
         * Registers a blocker: call `ask` before navigating to another page; it resolves with whether to
         * navigate. Returns a function that unregisters it. Default: only the checkout's own links ask.
         */
        block?: (ask: () => Promise<boolean>) => () => void;
    };
    /** The id of the checkout, as created by scheduling. */
    orderId: string;
    /**
     * Shows the changes to a placed order for submission. Set it on the payment page (`im=true` in its URL), never on
     * the page after an order. Default: false, places a new order.
     */
    isModify?: boolean;
    /**
     * `failure` shows the page of an order that was rejected after its authorization, and reads nothing.
     * Default: `auto`, the page depends on the order's state.
     */
    view?: 'auto' | 'failure';
    /** URLs that replace those of the environment. */
    endpoints?: {
        /** Base URL of all services that the checkout calls. Default: by environment and banner. */
        services?: string;
        /** Path templates by call name, such as `checkout.activate`. Default: the services' own. */
        paths?: Readonly<Record<string, string>>;
    };
    /** UI options. */
    uiConfig?: {
        /** Customer service's phone number, for messages. Default: none is shown. */
        customerServicePhone?: string;
        /** Name of the deals email in the shopper's email preferences. Default: 'Special Offers'. */
        emailDeals?: string;
        /** Asks the payment service to decline, for tests; ignored in PROD. Default: false. */
        mockPaymentDeclines?: boolean;
    };
    /** The shopper's membership. Default: none. */
    membership?: Membership;
    /** Opens the host's cookie settings. Default: none, and there is no button for them. */
    cookieSettings?: () => void;
    /** A script that captures checkout data for the host, loaded with the query `checkoutId`. Default: none. */
    dataCapture?: {
        /** URL of the script. */
        scriptUrl: string;
        /** Integrity hash of the script, which is then loaded with a script tag. Default: none. */
        integrity?: string;
    };
    /** Map tiles for the map of the order's destination. Default: no map, only the address. */
    maps?: {
        /** URL template of a tile, with {z}, {x} and {y}. */
        tileUrl: string;
        /** Attribution of the tiles, shown beside the map. */
        attribution: string;
    };
    /** Hosted card fields of the forms for new cards, as in the wallet's config. Default: those of the environment. */
    hostedFields?: NonNullable<WalletConfig['hostedFields']>;
    /** The banner's name as shown to shoppers. Default: the name in the banner table. */
    bannerName?: string;
    /** The retailer's own banners. Default: a table of fixtures. */
    bannerTable?: readonly Banner[];
}
/** Settings that `update()` can change; everything else needs a new mount. */
interface CheckoutUpdate extends HostUpdate<CheckoutMessages> {
    /** The shopper's current membership. */
    membership?: Membership;
}

/** The public state of a checkout, as plain data. */
interface CheckoutState {
    readonly status: 'loading' | 'ready' | 'failed';
    /** Phase of the order. `unknown`: a submission's outcome could not be determined yet. */
    readonly order: OrderState['phase'];
    /** The order number shown to the shopper, once the order is placed. */
    readonly orderNumber: string | undefined;
    /** The order total in whole cents, once known. */
    readonly total: Cents | undefined;
    readonly itemCount: number | undefined;
}

/** Events of a checkout. */
interface CheckoutEvents {
    /**
     * The paying cards or amounts have changed: what each group pays according to the service, in whole cents.
     */
    'payment:changed': {
        bank: Cents;
        snap: Cents;
        gift: Cents;
    };
    /** The service has saved the contact. The event does not contain it. */
    'contact:changed': undefined;
    /** The service has saved the instructions and the delivery type. The event does not contain them. */
    'instructions:changed': undefined;
    /** The service has saved another tip, in whole cents. */
    'tip:changed': {
        tip: Cents;
    };
    /** The service has saved other items, such as flash sale items. */
    'items:changed': {
        itemCount: number;
    };
    /** A promo code was applied. */
    'promo:applied': {
        code: string;
    };
    /** A promo code was removed. */
    'promo:removed': {
        code: string;
    };
    /** The shopper is asked for the PIN of the paying SNAP card. */
    'pin:required': undefined;
    /** The PIN was entered wrongly too often. A new order continues without the card. */
    'pin:locked': undefined;
    /** The order, or its changes, is being sent, once the edits before it are saved. */
    'order:submitting': undefined;
    /** The order was placed. */
    'order:placed': {
        checkoutId: string;
        orderNumber: string | undefined;
        total: Cents;
    };
    /** Changes to a placed order were saved. */
    'order:modified': {
        checkoutId: string;
        orderNumber: string | undefined;
        total: Cents;
    };
    /** The order was rejected after the cards were authorized. */
    'order:rejected': {
        reason: string | undefined;
    };
    /** The order's time has expired; the shopper has to choose another one. */
    'order:timed-out': undefined;
    /** The session has expired; the shopper has to sign in again. */
    'session:expired': undefined;
    /**
     * The checkout could not be loaded. Try Again is on screen, except in an unsupported browser. For
     * `modification_missing` the page also goes to the order's cart.
     */
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

/** Selects from the checkout's public state. The selector should return a stable value, not a new object. */
declare const useCheckout: <Selected>(select: (state: CheckoutState) => Selected) => Selected;
/** Actions that a host's component can call on the checkout. */
interface CheckoutActions {
    /**
     * Submits the order like a press of the submit button, with the same latch: a no-op if the order cannot be
     * placed or a submission is in flight. Resolves once the outcome is known or cannot be determined; read the
     * outcome from the events and the state.
     */
    submit(): Promise<void>;
    /**
     * Opens a drawer of the payment step, if the order has it: contact, instructions, items, flash sales,
     * custom tip or summary.
     */
    openDrawer(drawer: Drawer): void;
    /** Updates settings without a remount; what the shopper has typed is kept. */
    update(patch: CheckoutUpdate): void;
}
/** Returns the actions of the checkout provided above. */
declare function useCheckoutHandle(): CheckoutActions;
/** Subscribes to an event of the checkout while the component is mounted. */
declare const useCheckoutEvent: <Name extends keyof CheckoutEvents>(name: Name, listener: (detail: CheckoutEvents[Name]) => void) => void;

export { useCheckoutEvent as g, useCheckoutHandle as h, useCheckout as u };
export type { CheckoutUpdate as C, Drawer as D, CheckoutState as a, CheckoutEvents as b, CheckoutActions as c, CheckoutConfig as d, CheckoutAnalyticsEvent as e, CheckoutMessages as f };
