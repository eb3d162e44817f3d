// ---- events.d.ts

import { Checkout, Membership, Banner, Cents } from '@grocer/foundation/domain';
import { FailureEvent, HostConfig, NavigationConfig, SignedInConfig, HostUpdate } from '@grocer/foundation/embed';
import { WalletConfig } from '@grocer/wallet';
import { GrocerError } from '@grocer/foundation/http';

/** What keeps an order from being placed or changed, by what the shopper can do about it. */
type SubmitTroubleKind = 
/** Another card, or the same one corrected. */
'declined' | 'unsupported' | 'expiredCard' | 'paymentsMissing'
/** Sign in again. */
 | 'session'
/** Say how old one is. */
 | 'age' | 'pinInvalid' | 'pinLocked'
/** What the service says itself. */
 | 'reason'
/** There is no network, so that nothing was sent. */
 | 'offline'
/** A change that was still on its way has not been taken up: it has to be seen to first. */
 | 'unsaved'
/** It never arrived, and cannot any more: press again. */
 | 'notDone'
/** Changes that cannot be made: something in them cannot be had, it is too late, or nobody made any. */
 | 'fallout' | 'tooLate' | 'modifyMissing'
/** Press again, later. */
 | 'generic';
/** Why a submission came to nothing, certainly. */
interface SubmitTrouble {
    readonly kind: SubmitTroubleKind;
    /** Words of the service that are meant for the shopper. */
    readonly reason?: string | undefined;
    /** The code that customer service asks for, shown behind the words. */
    readonly errorCode?: string | undefined;
    /** The card that was declined, where it was the only one that was asked. */
    readonly cardId?: string | undefined;
}

/** One order on its way, from its first reading to its end. Drawn in ARCHITECTURE.md. */
type OrderState = {
    readonly phase: 'loading';
} | {
    readonly phase: 'unavailable';
    readonly error: GrocerError;
}
/** The shopper may change everything; `trouble` is why the last submission came to nothing. */
 | {
    readonly phase: 'editing';
    readonly checkout: Checkout;
    readonly trouble?: SubmitTrouble | undefined;
} | {
    readonly phase: 'submitting';
    readonly checkout: Checkout;
    /** The idempotency key of the one submission that is under way. */
    readonly operation: string;
}
/** Nobody knows whether it was done; nothing else is possible until somebody does. */
 | {
    readonly phase: 'unknown';
    readonly checkout: Checkout;
    readonly operation: string;
    readonly isChecking: boolean;
} | {
    readonly phase: 'placed';
    readonly checkout: Checkout;
}
/** The cards were asked, and the order was refused after all. */
 | {
    readonly phase: 'rejected';
    /** Absent where the page of a rejection was opened by itself. */
    readonly checkout?: Checkout | undefined;
    readonly reason: string | undefined;
}
/** Its time is gone: it can be continued with another one alone. */
 | {
    readonly phase: 'expired';
    readonly checkout: Checkout;
}
/** Somebody else has changed it: it has to be looked at anew. */
 | {
    readonly phase: 'conflicted';
    readonly checkout: Checkout;
};

/** What can be open above the payment step. */
type Drawer = 'contact' | 'instructions' | 'items' | 'flashSales' | 'tip' | 'summary';

/** What analytics may hear: enums and codes, never what a shopper typed, or by what they pay. */
type CheckoutAnalyticsEvent = {
    type: 'ORDER_SUBMITTED' | 'ORDER_PLACED' | 'ORDER_MODIFIED' | 'ORDER_REJECTED';
} | FailureEvent;

/** What an order costs, line by line. */
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

/** What an order is of, and when and where it comes, before it is placed and after. */
declare const detailMessages: {
    title: string;
    noTime: string;
    /** {days} are the days in which a parcel comes. */
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
    /** {item} is what may come instead. */
    backup: string;
    quantity: string;
    ageRestricted: string;
    flashSale: string;
    /** {last} are the last four digits. */
    digits: string;
    /** {card} is the name of a card and {last} its last four digits. */
    spoken: string;
};
type DetailMessages = typeof detailMessages;

/** What any part says where it cannot be shown. */
declare const partMessages: {
    loading: string;
    broken: string;
    retry: string;
    close: string;
    unconfirmed: string;
};
type CheckoutPartMessages = typeof partMessages;

/** Whom to reach about an order. */
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
    namePattern: string;
};
type ContactMessages = typeof contactMessages;

/** What has to be agreed to where somebody else brings the order. */
declare const deliveryTermsMessages: {
    title: string;
    terms: string;
    partnerTerms: string;
    termsRequired: string;
    partnerTermsRequired: string;
};
type DeliveryTermsMessages = typeof deliveryTermsMessages;

/** What can be bought cheaper while one pays. */
declare const flashSalesMessages: {
    title: string;
    /** {percent} is the most that is taken off. */
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
    /** {percent} is how much less it costs. */
    off: string;
    /** Spoken before the usual price, which is struck through. */
    usually: string;
    /** {count} is the most of one item. */
    limit: string;
    add: string;
    /** {item} is a product. */
    addItem: string;
    /** {item} is a product. */
    more: string;
    /** {item} is a product. */
    fewer: string;
    /** {count} is how many of {item} are wanted. */
    wanted: string;
    /** {count} is a number of items, {amount} what they cost. */
    confirm: {
        one: string;
        other: string;
    };
    /** The same, of an order that has some already. */
    update: {
        one: string;
        other: string;
    };
    remove: string;
    nothing: string;
    failed: string;
    /** {items} are in no flash sale any more. */
    gone: string;
    /** {items} can be had in another sale, or less of them. */
    changed: string;
    /** After either, where something is still chosen. */
    someLeft: string;
    noneLeft: string;
    close: string;
};
type FlashSalesMessages = typeof flashSalesMessages;

/** What is to be observed when an order is handed over. */
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
    /** {most} is the most characters that can be sent. */
    tooLong: string;
    save: string;
    cancel: string;
    close: string;
    failed: string;
};
type InstructionsMessages = typeof instructionsMessages;

/** What is ordered, before it is. */
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

/** Leaving the payment step with flash sales in the order. */
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

/** Changing an order that was placed. */
declare const modifyOrderMessages: {
    title: string;
    /** {number} is what shoppers know the order by. */
    changing: string;
    stays: string;
    changes: string;
    noChanges: string;
    added: string;
    removed: string;
    /** {count} is how much there is now and {was} how much there was. */
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
    /** {number} is what shoppers know the order by. */
    order: string;
    tooLateStays: string;
    viewOrder: string;
};
type ModifyOrderMessages = typeof modifyOrderMessages;

/** After an order was placed. */
declare const orderCompleteMessages: {
    /** {modality} is the way of shopping. */
    thanks: string;
    /** {email} is where it goes. */
    confirmation: string;
    /** {number} is what shoppers know the order by. */
    order: string;
    /** {date} is a day. */
    orderedOn: string;
    addItems: string;
    paymentTitle: string;
    cartLeft: string;
    detailsFailed: string;
};
type OrderCompleteMessages = typeof orderCompleteMessages;

/** What is told of an order that was placed, beside that it was. */
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
    /** {count} is a number of items, {modality} one or more other ways of shopping. */
    reminder: {
        one: string;
        other: string;
    };
    notInOrder: string;
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

/** The way to another time. */
declare const scheduleRecapMessages: {
    changeTime: string;
    changeTimeShort: string;
};
type ScheduleRecapMessages = typeof scheduleRecapMessages;

/** An order that could not be completed after all. */
declare const orderFailureMessages: {
    title: string;
    /** Of an order that was being changed. */
    canceled: string;
    code: string;
    /** {phone} is the number of customer service. */
    call: string;
    backToCart: string;
};
type OrderFailureMessages = typeof orderFailureMessages;

/** Who pays for an order. */
declare const paymentOptionsMessages: {
    title: string;
    bank: string;
    snap: string;
    gift: string;
    addFailedTitle: string;
    /** The code is ours: the wallet could not be had. */
    addFailed: string;
    noBankCard: string;
    add: {
        'add-card': string;
        'add-snap-card': string;
        'add-gift-card': string;
    };
    giftNeedsBank: string;
    expired: string;
    /** Of a card, below its name. */
    declined: string;
    covered: string;
    noGiftCards: string;
    choose: string;
    chooseGift: string;
    paysTheRest: string;
    /** {amount} is what is left on a gift card. */
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
    /** What limits the amount; {max} is an amount of money. */
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
    /** Of a card that was chosen, and is not among those that can pay any more. */
    cardGone: string;
    loadFailed: string;
    loading: string;
    walletFailed: string;
};
type PaymentOptionsMessages = typeof paymentOptionsMessages;

/** Promo codes. */
declare const promoMessages: {
    add: string;
    code: string;
    apply: string;
    cancel: string;
    required: string;
    failed: string;
    removeFailed: string;
    /** {code} is the code. */
    remove: string;
    /** {code} is the code. */
    applied: string;
    /** {code} is the code. */
    removed: string;
    broken: string;
};
type PromoMessages = typeof promoMessages;

/** Placing an order, and what can come of it. */
declare const submitMessages: {
    /** {modality} is Pickup or Delivery. */
    place: string;
    total: string;
    submitting: string;
    submitChanges: string;
    newTotal: string;
    submittingChanges: string;
    pinNoteChanges: string;
    /** Below the field for a PIN. */
    pinNote: string;
    early: string;
    phoneNumber: string;
    firstName: string;
    lastName: string;
    time: string;
    paymentMethodId: string;
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
    /** Behind other words. {code} is what customer service asks for. */
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
    /** {email} is where a confirmation goes. */
    slow: string;
    slowNoEmail: string;
    checkAgain: string;
    viewPurchases: string;
    /** {phone} is the number of customer service. */
    call: string;
};
type SubmitMessages = typeof submitMessages;

/** What an order costs, before it is placed. */
declare const summaryMessages: {
    title: string;
    hold: string;
    oneDollar: string;
    offer: string;
    memberFree: string;
    memberLess: string;
};
type SummaryMessages = typeof summaryMessages;

/** The tip of a delivery. */
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
    /** {banner} is a banner that has a policy of its own. */
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

/** The frame of the checkout and its payment step. */
declare const layoutMessages: {
    title: string;
    /** The title of the document, while the order is paid. */
    documentTitle: string;
    /** The same once it is placed; {banner} is the banner's name. */
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
    /** {phone} is the number of customer service. */
    loadFailedCall: string;
    backToCart: string;
};
type LayoutMessages = typeof layoutMessages;

/** Every word of the checkout, by part. A host can replace any of them. */
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
    /** How the host's pages are gone to; without it links are links. */
    navigation?: NonNullable<NavigationConfig['navigation']> & {
        /**
         * Has `ask` asked before another page is gone to: it resolves with whether to go. Returns how to have it asked no
         * more. Default: only the checkout's own links ask.
         */
        block?: (ask: () => Promise<boolean>) => () => void;
    };
    /** The checkout, as scheduling has begun it. */
    orderId: string;
    /** Changes an order that was placed, by what is in its cart; in addresses it is `im=true`. Default: false, one is placed. */
    isModify?: boolean;
    /** `failure` says that an order was rejected after it was authorized, and reads nothing. Default: `auto`, what fits the order. */
    view?: 'auto' | 'failure';
    /** Addresses in place of those of the environment. */
    endpoints?: {
        /** The base address of all services that the checkout calls. Default: that of the environment and the banner. */
        services?: string;
        /** Path templates by call name, such as `checkout.activate`. Default: the services' own. */
        paths?: Readonly<Record<string, string>>;
    };
    /** What is shown, and how. */
    uiConfig?: {
        /** The number that messages name. Default: they name none. */
        customerServicePhone?: string;
        /** What the email about deals is called among the shopper's email preferences. Default: 'Special Offers'. */
        emailDeals?: string;
        /** Asks the payment side to decline, for tests; ignored in PROD. Default: false. */
        mockPaymentDeclines?: boolean;
    };
    /** The membership that the shopper has. Default: none. */
    membership?: Membership;
    /** Opens the page's own cookie settings. Default: none, and no button leads there. */
    cookieSettings?: () => void;
    /** A script that captures data of the checkout for the host; its address gets the query `checkoutId`. Default: none. */
    dataCapture?: {
        /** Where the script is. */
        scriptUrl: string;
        /** The hash of the script, which is then loaded by a tag. Default: none. */
        integrity?: string;
    };
    /** Pictures of a map for where an order goes. Default: the address stands alone. */
    maps?: {
        /** Where a picture is, with {z}, {x} and {y} in it. */
        tileUrl: string;
        /** Whose pictures they are, as has to be said beside them. */
        attribution: string;
    };
    /** The hosted card fields of the forms for new cards, as the wallet takes them; needed in LOCAL alone. */
    hostedFields?: NonNullable<WalletConfig['hostedFields']>;
    /** The banner's name as shoppers read it. Default: that of the table. */
    bannerName?: string;
    /** The retailer's own banners. Default: a table of fixtures. */
    bannerTable?: readonly Banner[];
}
/** What `update()` may change; everything else needs a new mount. */
interface CheckoutUpdate extends HostUpdate<CheckoutMessages> {
    /** The membership that the shopper has now. */
    membership?: Membership;
}

/** A checkout as its host sees it: plain data. */
interface CheckoutState {
    readonly status: 'loading' | 'ready' | 'failed';
    /** Where the order stands. In `unknown` nobody can tell yet whether it was placed. */
    readonly order: OrderState['phase'];
    /** What the shopper knows the order by, once it is placed. */
    readonly orderNumber: string | undefined;
    /** What is to be paid, in whole cents, once it is known. */
    readonly total: Cents | undefined;
    readonly itemCount: number | undefined;
}

/** What happens in a checkout, as its host hears of it. */
interface CheckoutEvents {
    /** Other cards pay, or other amounts: as the service has it, in whole cents. */
    'payment:changed': {
        bank: Cents;
        snap: Cents;
        gift: Cents;
    };
    /** The service has taken up whom to reach; who that is, is said to nobody. */
    'contact:changed': undefined;
    /** The service has taken up instructions, and how the order is handed over; what they say is said to nobody. */
    'instructions:changed': undefined;
    /** The service has taken up another tip, in whole cents. */
    'tip:changed': {
        tip: Cents;
    };
    /** The service has taken up other items, such as those of flash sales. */
    'items:changed': {
        itemCount: number;
    };
    /** A promo code applies from now on. */
    'promo:applied': {
        code: string;
    };
    /** A promo code no longer applies. */
    'promo:removed': {
        code: string;
    };
    /** The shopper is asked for the PIN of the SNAP card that pays. */
    'pin:required': undefined;
    /** That PIN was tried too often: the order goes on without the card. */
    'pin:locked': undefined;
    /** The shopper has asked for the order to be placed. */
    'order:submitting': undefined;
    /** The service has the order. */
    'order:placed': {
        checkoutId: string;
        orderNumber: string | undefined;
        total: Cents;
    };
    /** The service has taken the changes to an order that was placed before. */
    'order:modified': {
        checkoutId: string;
        orderNumber: string | undefined;
        total: Cents;
    };
    /** The order was refused after the cards had been asked. */
    'order:rejected': {
        reason: string | undefined;
    };
    /** The time of the order is gone: it needs another one. */
    'order:timed-out': undefined;
    /** The session is over: the shopper has to sign in again. */
    'session:expired': undefined;
    /** The checkout never became usable; Try Again is on screen. */
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

export type { CheckoutUpdate as C, Drawer as D, CheckoutState as a, CheckoutEvents as b, CheckoutConfig as c, CheckoutAnalyticsEvent as d, CheckoutMessages as e };

// ---- index.d.ts

export { GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/tokens';
import { C as CheckoutUpdate, a as CheckoutState, b as CheckoutEvents, D as Drawer, c as CheckoutConfig } from './events.js';
export { d as CheckoutAnalyticsEvent, e as CheckoutMessages } from './events.js';
import { Handle } from '@grocer/foundation/embed';
import { WalletConfig, WalletHandle, WalletUpdate } from '@grocer/wallet';
import '@grocer/foundation/domain';

/** How a host talks to a mounted checkout. */
interface CheckoutHandle extends Handle<CheckoutUpdate, CheckoutState, CheckoutEvents> {
    /**
     * Does what the shopper's press of the button does, with the same latch: nothing where the order cannot be placed or is
     * being placed. Resolves once its end is known, or nobody can tell; how it ended is an event and in the state.
     */
    submit(): Promise<void>;
    /** Opens what the payment step shows in a drawer, where it has that: contact, instructions, items, flash sales, another tip, what it costs. */
    openDrawer(drawer: Drawer): void;
}

/** What the hosted payment page needs: the wallet's config, without an order. */
interface HostedPaymentConfig extends Omit<WalletConfig, 'appName' | 'checkoutConfig' | 'paymentIntentId'> {
    /** Ends what is under way before there is a handle, as `unmount()` does later. Default: nothing does. */
    signal?: AbortSignal;
}
/** The wallet of the page. It is its shopper's for as long as it is mounted: another one needs another mount. */
interface HostedPaymentHandle extends Omit<WalletHandle, 'update'> {
    /** Changes what may change, but for the token. */
    update(patch: Omit<WalletUpdate, 'token' | 'shopperId'>): void;
}
/**
 * Shows the shopper's cards on the page that the payment side hosts, once it is signed in for them. Resolves with the handle of
 * its wallet, or with undefined where the shopper has been sent to sign in, or `signal` has ended it. Rejects with
 * `invalid_config` or `container_in_use` for a host's mistake.
 */
declare function mountHostedPayment({ signal, ...config }: HostedPaymentConfig): Promise<HostedPaymentHandle | undefined>;

/**
 * Mounts the checkout of an order and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
 *
 * @example
 * const checkout = mount({ environment: 'LOCAL', container: '#checkout', orderId, authConfig, navigation: router });
 * checkout.on('order:placed', ({ checkoutId }) => router.navigate(`/checkout/clicklist/${checkoutId}/complete`));
 */
declare function mount(config: CheckoutConfig): CheckoutHandle;

export { CheckoutConfig, CheckoutEvents, CheckoutState, CheckoutUpdate, Drawer, mount, mountHostedPayment };
export type { CheckoutHandle, HostedPaymentConfig, HostedPaymentHandle };

// ---- react.d.ts

import { Provider, InlinePart } from '@grocer/foundation/embed';
import { CheckoutConfig, Drawer, CheckoutUpdate, CheckoutState, CheckoutEvents } from './index.js';
import '@grocer/foundation/domain';
import '@grocer/wallet';
import '@grocer/foundation/http';

/** One checkout for all of its components below it. Another order is another `key`. */
declare const CheckoutProvider: Provider<Omit<CheckoutConfig, 'container'>>;

/** The page of an order, from choosing who pays to its end, as a part of the host's page. */
declare const CheckoutPage: InlinePart;

/** Reads the checkout's public state. The function should return a part of it, not something new each time. */
declare const useCheckout: <Selected>(select: (state: CheckoutState) => Selected) => Selected;
/** What a host's component can do with the checkout. */
interface CheckoutActions {
    /**
     * Does what the shopper's press of the button does, with the same latch: nothing where the order cannot be placed or is
     * being placed. Resolves once its end is known, or nobody can tell; how it ended is an event and in the state.
     */
    submit(): Promise<void>;
    /** Opens what the payment step shows in a drawer, where it has that: contact, instructions, items, flash sales, another tip, what it costs. */
    openDrawer(drawer: Drawer): void;
    /** Changes what may change. It never remounts, and what was typed stays. */
    update(patch: CheckoutUpdate): void;
}
/** Submits and updates the checkout of the provider above. */
declare function useCheckoutHandle(): CheckoutActions;
/** Listens to something that happens in the checkout, for as long as the component is in the page. */
declare const useCheckoutEvent: <Name extends keyof CheckoutEvents>(name: Name, listener: (detail: CheckoutEvents[Name]) => void) => void;

export { CheckoutPage, CheckoutProvider, useCheckout, useCheckoutEvent, useCheckoutHandle };
export type { CheckoutActions };
