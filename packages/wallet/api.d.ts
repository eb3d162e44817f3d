// ---- client.d.ts

import { Cents } from '@grocer/foundation/domain';
import { Result } from '@grocer/foundation/http';
import { W as WalletCard, a as WalletConfig } from './config.js';
import '@grocer/foundation/embed';

/**
 * The wallet's calls without its screens. No method rejects; failures are `GrocerError`s with closed codes.
 */
interface WalletClient {
    /** Lists the saved cards of the kinds that the config shows. */
    listCards(): Promise<Result<readonly WalletCard[]>>;
    /** Adds a gift card; ends in `gift_card_empty`, `gift_card_limit`, `card_duplicate` or `card_declined`. */
    addGiftCard(card: {
        readonly pan: string;
        readonly pin: string;
    }): Promise<Result<WalletCard>>;
    /** Adds a SNAP EBT card; ends in `snap_card_exists` or `card_declined`. */
    addSnapCard(card: {
        readonly pan: string;
        readonly save?: boolean;
    }): Promise<Result<WalletCard>>;
    /** Deletes a saved card. */
    deleteCard(cardId: string): Promise<Result<true>>;
    /** Makes a bank card the preferred one of the config's application. */
    preferCard(cardId: string): Promise<Result<true>>;
    /**
     * Resolves with a gift card's balance in whole cents; `not_found` unless this client listed or added the
     * card.
     */
    checkGiftBalance(cardId: string): Promise<Result<Cents>>;
    /** Aborts every request in flight. */
    dispose(): void;
}
/**
 * Creates a client for the wallet's calls, for a host with its own screens. Sessions and retries work as in
 * the wallet. Each method call has its own idempotency key, so list the cards after `unconfirmed` before you
 * try again. Bank cards can only be added in the vault's frame, so no method adds one. Throws
 * `invalid_config`.
 */
declare function createWalletClient(config: WalletConfig): WalletClient;

export { WalletCard, WalletConfig, createWalletClient };
export type { WalletClient };

// ---- config.d.ts

import { HostConfig, SignedInConfig, HostUpdate } from '@grocer/foundation/embed';
import { Card, CardGroup, Cents, AppName } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';

/** Texts of each address that can be picked. */
declare const addressMessages: {
    edit: string;
    /** For screen readers: {address} is a street. */
    editOne: string;
};
type AddressMessages = typeof addressMessages;

/** Texts of the list's sections and of the actions on a card. */
declare const cardActionMessages: {
    bank: string;
    snap: string;
    gift: string;
    addBank: string;
    addSnap: string;
    addGift: string;
    /** Shown in a section without cards. */
    emptyBank: string;
    emptySnap: string;
    emptyGift: string;
    /** For screen readers: {card} is "Visa ending in 4242". */
    actionsOf: string;
    /** For screen readers: {action} is the button's text. */
    actionOn: string;
    edit: string;
    delete: string;
    prefer: string;
    checkBalance: string;
    retry: string;
    coveredByGift: string;
    coveredBySnap: string;
};
type CardActionMessages = typeof cardActionMessages;

/** Texts about a card wherever it is shown, and about the list as a whole. */
declare const cardMessages: {
    /** {expiry} is MM/YY. */
    expires: string;
    expired: string;
    /** {amount} is money. */
    remaining: string;
    balanceFailed: string;
    checking: string;
    /** {cardType} and {fulfillment} come from the host. */
    rejected: string;
    preferred: string;
    /** For screen readers: {name} is a brand, or one of `kinds`. */
    cardName: string;
    /** Names of cards without a known network. */
    kinds: {
        gift: string;
        snap: string;
        other: string;
    };
    sessionExpired: string;
    timeout: string;
    loadFailed: string;
    loadFailedMembership: string;
    broken: string;
    loading: string;
    loadingForm: string;
    retry: string;
    close: string;
};
type CardMessages = typeof cardMessages;

/** Texts of the wallet's errors, by problem. */
declare const errorMessages: {
    retry: string;
    addFailed: string;
    editFailed: string;
    deleteFailed: string;
    preferFailed: string;
    saveAddressFailed: string;
    snapBalanceFailed: string;
    sessionExpired: string;
    pinInvalid: string;
    pinUnverified: string;
    pinLocked: string;
    addressRefused: string;
    issuerRefused: string;
    giftCardEmpty: string;
    declined: string;
    duplicate: string;
    invalid: string;
    callUs: string;
    snapCardExists: string;
    giftCardLimit: string;
    cardAgain: string;
    codeAgain: string;
    timeout: string;
    tooMany: string;
    tooManyUntil: string;
    unconfirmedAdd: string;
    unconfirmedChange: string;
    addressRequired: string;
    addressInvalid: string;
};
type ErrorMessages = typeof errorMessages;

/** Texts of the form for a new bank card. */
declare const addCardMessages: {
    title: string;
    back: string;
    save: string;
    preferred: string;
    submit: string;
    submitting: string;
};
type AddCardMessages = typeof addCardMessages;

/** Texts of the gift card form. */
declare const addGiftCardMessages: {
    title: string;
    back: string;
    number: string;
    pin: string;
    info: string;
    confirm: string;
    numberRequired: string;
    numberLength: string;
    pinRequired: string;
    pinLength: string;
};
type AddGiftCardMessages = typeof addGiftCardMessages;

/** Texts of the SNAP EBT card form. */
declare const addSnapCardMessages: {
    title: string;
    back: string;
    number: string;
    save: string;
    confirm: string;
    numberRequired: string;
    numberLength: string;
};
type AddSnapCardMessages = typeof addSnapCardMessages;

/** Texts of the list of all billing addresses. */
declare const addressListMessages: {
    title: string;
    back: string;
    addNew: string;
    use: string;
};
type AddressListMessages = typeof addressListMessages;

/** Texts of the billing address picker. */
declare const billingAddressMessages: {
    title: string;
    loading: string;
    loadFailed: string;
    addInstead: string;
    retry: string;
    addNew: string;
    all: string;
};
type BillingAddressMessages = typeof billingAddressMessages;

/** Texts of the card box. */
declare const cardBoxMessages: {
    title: string;
    change: string;
    loading: string;
    checkBalance: string;
    edit: string;
    remove: string;
    retry: string;
    /** For screen readers: {action} is the button's text. */
    actionOn: string;
    /** {count} is a number of cards. */
    showAll: string;
    showFewer: string;
    noBankCard: string;
};
type CardBoxMessages = typeof cardBoxMessages;

/** Texts of the card list in the flyout. */
declare const cardListMessages: {
    titleCheckout: string;
    titleMyWallet: string;
    confirm: string;
    cancel: string;
    close: string;
};
type CardListMessages = typeof cardListMessages;

/** Texts of the PIN form for a SNAP EBT balance. */
declare const checkBalanceMessages: {
    title: string;
    back: string;
    enterPin: string;
    confirm: string;
    submitting: string;
    /** The button on the screen of a locked card. */
    otherPayment: string;
};
type CheckBalanceMessages = typeof checkBalanceMessages;

/** Texts of the question before a card is deleted. */
declare const deleteCardMessages: {
    title: string;
    question: string;
    keep: string;
    confirm: string;
};
type DeleteCardMessages = typeof deleteCardMessages;

/** Texts of the form that edits a bank card. */
declare const editCardMessages: {
    title: string;
    back: string;
    cardNumber: string;
    month: string;
    year: string;
    select: string;
    preferred: string;
    save: string;
    saving: string;
    monthRequired: string;
    monthInvalid: string;
    monthDigits: string;
    yearRequired: string;
    yearInvalid: string;
    dateInvalid: string;
    datePast: string;
};
type EditCardMessages = typeof editCardMessages;

/** Texts of the PIN form for a payment. */
declare const enterPinMessages: {
    title: string;
    close: string;
    cancel: string;
    done: string;
    submitting: string;
    /** The title when no PIN can be tried. */
    locked: string;
    lockedNote: string;
    /** {amount} is the amount that the card was to pay. */
    lockedAmount: string;
    removeCard: string;
};
type EnterPinMessages = typeof enterPinMessages;

/** Texts of the question before changes are discarded. */
declare const exitConfirmMessages: {
    title: string;
    text: string;
    keep: string;
    discard: string;
};
type ExitConfirmMessages = typeof exitConfirmMessages;

/** Texts of the card list on the host's page. */
declare const myWalletMessages: {
    title: string;
};
type MyWalletMessages = typeof myWalletMessages;

/** Texts of the billing address form. */
declare const updateAddressMessages: {
    titleAdd: string;
    titleEdit: string;
    back: string;
    street: string;
    unit: string;
    locality: string;
    region: string;
    select: string;
    postalCode: string;
    save: string;
    saving: string;
    streetRequired: string;
    streetTooLong: string;
    streetInvalid: string;
    localityRequired: string;
    localityTooLong: string;
    localityInvalid: string;
    regionRequired: string;
    postalCodeRequired: string;
    postalCodeInvalid: string;
};
type UpdateAddressMessages = typeof updateAddressMessages;

/** Texts of the vault's fields, inside the frame and around it. */
declare const hostedFieldMessages: {
    cardTitle: string;
    cvvTitle: string;
    pinTitle: string;
    cardNumber: string;
    expiration: string;
    /** For screen readers. */
    month: string;
    /** For screen readers. */
    year: string;
    /** A placeholder for the two digits of a month. */
    monthHint: string;
    /** A placeholder for the last two digits of a year. */
    yearHint: string;
    cvv: string;
    pin: string;
    loading: string;
    loadingPin: string;
    failed: string;
    failedPin: string;
    retry: string;
    secure: string;
    securePin: string;
    /** By code of the hosted fields; by code and reason where the reason makes the text clearer. */
    codes: {
        871: string;
        872: string;
        '872-empty': string;
        873: string;
        874: string;
        876: string;
        881: string;
        882: string;
        '882-empty': string;
        883: string;
        886: string;
        '886-empty': string;
        '886-month': string;
        893: string;
        894: string;
        898: string;
    };
};
type HostedFieldMessages = typeof hostedFieldMessages;

/** Texts of the name on a card. */
declare const nameMessages: {
    firstName: string;
    lastName: string;
    firstNameRequired: string;
    lastNameRequired: string;
    firstNameInvalid: string;
    lastNameInvalid: string;
    firstNameTooLong: string;
    lastNameTooLong: string;
};
type NameMessages = typeof nameMessages;

/** Texts of the notices in the list. */
declare const noticeMessages: {
    added: string;
    addedText: string;
    edited: string;
    editedText: string;
    deleted: string;
    deletedText: string;
    preferred: string;
    preferredText: string;
    snapLimit: string;
    giftLimit: string;
    snapBackup: string;
    giftBackup: string;
    noBankCard: string;
    expired: string;
    preferFailed: string;
    preferUnconfirmed: string;
    cardGone: string;
    timeout: string;
    giftBalanceFailed: string;
    sessionExpired: string;
};
type NoticeMessages = typeof noticeMessages;

/** All texts of the wallet, by part. A host can replace any of them; each part loads with its screen. */
interface WalletMessages {
    cards: CardMessages;
    cardActions: CardActionMessages;
    notices: NoticeMessages;
    cardBox: CardBoxMessages;
    cardList: CardListMessages;
    myWallet: MyWalletMessages;
    addCard: AddCardMessages;
    addSnapCard: AddSnapCardMessages;
    addGiftCard: AddGiftCardMessages;
    editCard: EditCardMessages;
    deleteCard: DeleteCardMessages;
    checkBalance: CheckBalanceMessages;
    enterPin: EnterPinMessages;
    billingAddress: BillingAddressMessages;
    addresses: AddressMessages;
    addressList: AddressListMessages;
    updateAddress: UpdateAddressMessages;
    exitConfirm: ExitConfirmMessages;
    hostedFields: HostedFieldMessages;
    names: NameMessages;
    errors: ErrorMessages;
}

/** The selected cards themselves, by group. */
type SelectedCards<Item = Card> = Readonly<Record<CardGroup, readonly Item[]>>;

/** The screens of the flyout. */
type Screen = 'card-list' | 'add-card' | 'add-snap-card' | 'add-gift-card' | 'check-balance' | 'enter-pin' | 'edit-card' | 'delete-card' | 'exit-confirm' | 'address-list' | 'update-address';
/** Screens that a flyout can open at; the others are reached from these. */
type FirstScreen = Exclude<Screen, 'exit-confirm' | 'address-list' | 'update-address'>;
/** Screens that a host or a button can open. */
type OpenableScreen = Exclude<FirstScreen, 'enter-pin'>;

/** Fields of a card that a host never gets: payment references and personal data. */
type PrivateKey = 'paymentGram' | 'versionKey' | 'address' | 'firstName' | 'lastName' | 'bin' | 'binType' | 'fraudToken' | 'vaultCardId';
/** A card as a host sees it: enough to name the card, nothing to pay with. */
type WalletCard = Omit<Card, PrivateKey>;
/** The events of a wallet, with their details. */
interface WalletEvents {
    /** The flyout has opened, at a screen. */
    opened: {
        screen: Screen;
    };
    /** The flyout has closed, for a reason. */
    closed: {
        reason: CloseReason;
    };
    /** The flyout shows another screen. */
    'screen:changed': {
        screen: Screen;
    };
    /**
     * The cards that pay, or whether they can, have changed: preselected (`initial`), chosen by the shopper
     * (`user`), or after a reload, an edit or an update (`refresh`). `complete` is true when the cards can pay the order.
     */
    'selection:changed': {
        reason: 'initial' | 'user' | 'refresh';
        complete: boolean;
        selection: SelectedCards<WalletCard>;
    };
    /** The shopper has confirmed the selection. */
    'selection:confirmed': {
        selection: SelectedCards<WalletCard>;
    };
    /** A card has been added. */
    'card:added': {
        card: WalletCard;
    };
    /** A card has been edited. */
    'card:edited': {
        card: WalletCard;
    };
    /** A card has been deleted. */
    'card:deleted': {
        card: WalletCard;
    };
    /** A card has become the preferred one of the application. */
    'card:preferred': {
        card: WalletCard;
    };
    /** The balance of a card has been checked, in whole cents. */
    'balance:checked': {
        cardId: string;
        balance: Cents;
    };
    /** The session could not be renewed. Call `update({ token })` to resume. */
    'session:expired': undefined;
    /** The cards could not be loaded; the wallet shows a Retry button, or nothing in an unsupported browser. */
    'load:failed': {
        error: GrocerError;
    };
    /** The shopper's input cannot be used: the names of the fields, never what was typed. */
    'validation:failed': {
        fields: readonly string[];
    };
    /** Any other error. */
    error: {
        error: GrocerError;
    };
}
/** Why a flyout closed. */
type CloseReason = 'confirmed' | 'cancelled' | 'discarded' | 'balance-checked' | 'pin-entered' | 'escape' | 'backdrop' | 'close' | 'host' | 'unmounted';

/** Everything that a shopper can submit. The last two are a single press, not a form with fields. */
declare const FORM_NAMES: readonly ["add-card", "edit-card", "add-snap-card", "add-gift-card", "check-balance", "enter-pin", "update-address", "delete-card", "prefer-card"];
type FormName = (typeof FORM_NAMES)[number];

/** The analytics events of a wallet: enums and codes, never what a shopper typed. */
type WalletAnalyticsEvent = {
    type: 'START_NAVIGATE';
    screen: Screen;
} | {
    type: 'FORM_FIELD_ABANDONMENT';
    form: FormName;
} | {
    type: 'UPDATE_PAYMENT_METHOD';
    action: 'add' | 'edit' | 'delete';
    paymentMethod: CardGroup;
} | {
    type: 'USER_CONSTRAINT_ERROR';
    code: string;
    fields: readonly string[];
    description?: string;
} | {
    type: 'CUSTOMER_FACING_SERVICE_ERROR';
    code: string;
    endpoint: string;
};

/** The order that the selected cards pay for. */
interface OrderInfo {
    /** The amount to pay, in whole cents. */
    total: Cents;
    /** True when SNAP EBT may pay a part of the order. Default: false. */
    hasSnapEligibleItems?: boolean;
    /** The amount that SNAP EBT may pay, in whole cents. Default: 0. */
    ebtTotalFromCheckout?: Cents;
}
/** `true` accepts a card; else the words for "{card type} is not accepted for {fulfillment} at this time." */
type IsCardAccepted = (card: WalletCard) => true | {
    fulfillment: string;
    cardType?: string;
};
interface WalletConfig extends HostConfig<WalletAnalyticsEvent, WalletMessages>, SignedInConfig {
    /** The payment intent sent with every request. Default: none is sent. */
    paymentIntentId?: string;
    /** The cards and options that the wallet offers. */
    walletConfig?: {
        /** Offers to save a new card. Default: true. */
        saveCardOptionEnabled?: boolean;
        /** Shows SNAP EBT cards. Default: false. */
        showSnapCards?: boolean;
        /** Shows gift cards. Default: false. */
        showGiftCards?: boolean;
        /** Requests the balances of gift cards together with the cards. Default: false. */
        getGiftCardBalances?: boolean;
        /**
         * Preselects the application's preferred bank card, or none. Default: false, which preselects the first
         * bank card that can pay.
         */
        selectDefaultCardOnly?: boolean;
    };
    /** Present: checkout mode. Absent: My Wallet mode. */
    checkoutConfig?: {
        /** The order to pay. */
        orderInfo: OrderInfo;
        /** The id of the order's checkout, which the vault gets as order id. Default: none. */
        checkoutId?: string;
        /**
         * Returns the amount that EBT pays, in whole cents. Called while a SNAP EBT card is selected. Default: 0.
         */
        getEbtCardPaymentTotal?: () => Cents;
        /**
         * Returns a new payment intent. Called when the service refuses the current one, up to five times in a
         * row. Default: the request fails.
         */
        getNewPaymentIntent?: () => Promise<string>;
        /**
         * Returns whether the order's fulfilment accepts a card. Called for each card, and again after an update.
         * Default: every card is accepted.
         */
        isCardAccepted?: IsCardAccepted;
    };
    /** What the page shows, and how. */
    uiConfig?: {
        /** Only shows the cards, even with an order. Default: false; always true without a `checkoutConfig`. */
        isMyWallet?: boolean;
        /** Shows the card box in `container`. Default: true. */
        showCardbox?: boolean;
        /** Options of the card box. */
        cardBox?: {
            /** Hides the title. Default: false. */
            hideTitle?: boolean;
            /** Hides the button that opens the flyout. Default: false. */
            hideChangePaymentMethod?: boolean;
            /** Hides the message shown while no bank card is selected. Default: false. */
            hideNoCardsMessage?: boolean;
            /** A sentence below the cards. Default: none. */
            paymentSummaryMessage?: string;
            /** A class name on the card box, for the page's own CSS with `isolation: "none"`. Default: none. */
            className?: string;
        };
        /**
         * The phone number in messages: one number, or one for each application. Default: messages contain none.
         */
        customerServicePhone?: string | Partial<Record<AppName, string>>;
        /** Shows the payment service's pictures of cards instead of the built-in ones. Default: false. */
        serviceCardPictures?: boolean;
    };
    /**
     * Returns the bot manager's telemetry about the visitor, which is sent with each request; undefined sends
     * none. Default: nothing is sent.
     */
    getTelemetry?: () => string | undefined;
    /** The hosted card fields. Default: the vault's client script of the environment. */
    hostedFields?: {
        /** The URL of the vault’s client script. Default: that of the environment. */
        scriptUrl?: string;
        /** The integrity hash of that script, which is then loaded by a script tag. Default: none. */
        integrity?: string;
        /** The merchant’s paypage id at the vault, in letters and digits. Default: that of the sandbox. */
        paypageId?: string;
        /** The report group of the merchant’s calls at the vault. Default: Grocer. */
        reportGroup?: string;
        /** The time limit for a request to the vault, in milliseconds; at least 1000. Default: 15000. */
        timeoutMs?: number;
    };
}
/** What `update()` can change; everything else needs a new mount. */
interface WalletUpdate extends HostUpdate<WalletMessages> {
    /** The current order, with its total in whole cents. */
    orderInfo?: OrderInfo;
    /** Another callback; it is called for each card at once. */
    isCardAccepted?: IsCardAccepted;
    /** The flags to change; the others keep their values. */
    walletConfig?: WalletConfig['walletConfig'];
    /**
     * A new token. The cards are reloaded, since it may be another shopper's; in that case, prefer a new mount.
     */
    token?: string;
}

export type { CloseReason as C, IsCardAccepted as I, OpenableScreen as O, SelectedCards as S, WalletCard as W, WalletConfig as a, Screen as b, WalletUpdate as c, WalletEvents as d, OrderInfo as e, WalletAnalyticsEvent as f, WalletMessages as g };

// ---- index.d.ts

export { GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/tokens';
import { c as WalletUpdate, d as WalletEvents, O as OpenableScreen, S as SelectedCards, W as WalletCard, a as WalletConfig } from './config.js';
export { C as CloseReason, I as IsCardAccepted, e as OrderInfo, b as Screen, f as WalletAnalyticsEvent, g as WalletMessages } from './config.js';
import { W as WalletState, P as PinRequest, a as PinAnswer } from './public-state.js';
import { Handle } from '@grocer/foundation/embed';
import '@grocer/foundation/domain';

/** The handle of a mounted wallet. */
interface WalletHandle extends Handle<WalletUpdate, WalletState, WalletEvents> {
    /**
     * Opens the flyout at a screen. Default: the list, or in checkout mode the form for a bank card if there is
     * none. Editing, deleting and checking a balance need the card's id; a screen that does not fit the card
     * opens the list.
     */
    open(options?: {
        screen?: OpenableScreen;
        cardId?: string;
    }): void;
    /** Closes the flyout without asking. */
    close(): void;
    /** Closes the flyout by the exit rules: the shopper may be asked first. */
    requestClose(): void;
    /**
     * Asks the shopper, in the vault's frame, for the PIN of a SNAP EBT card that is to pay, and has the
     * service check it. Resolves with a token for the PIN, valid for one payment; with `locked` when no PIN can
     * be tried; and with undefined when the shopper goes back. Rejects when the form cannot be loaded.
     */
    enterPin(request: PinRequest): Promise<PinAnswer | undefined>;
    /** Returns the cards that pay, by section. */
    getSelection(): SelectedCards<WalletCard>;
    /** Returns all cards, in the order of the list. */
    getCards(): readonly WalletCard[];
}

/**
 * Loads what the flyout needs to open: the focus trap and the forms. Never rejects: when the code cannot be
 * loaded, opening a form tries again and reports the failure.
 */
declare function preload(): Promise<void>;

/**
 * Mounts a wallet and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; every other error arrives as an event.
 *
 * @example
 * const wallet = mount({ environment: 'LOCAL', container: '#payment', authConfig, checkoutConfig });
 * wallet.on('selection:confirmed', ({ selection }) => basket.payWith(selection.bank[0]?.id));
 */
declare function mount(config: WalletConfig): WalletHandle;

export { OpenableScreen, PinAnswer, PinRequest, SelectedCards, WalletCard, WalletConfig, WalletEvents, WalletState, WalletUpdate, mount, preload };
export type { WalletHandle };

// ---- public-state.d.ts

import { Cents } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import { W as WalletCard, S as SelectedCards, b as Screen } from './config.js';

/** A correct PIN, as the vault's token for it, and the balance of its card. */
interface RightPin {
    readonly pinToken: string;
    readonly balance: Cents;
}

/** A request for a shopper's PIN. */
interface PinRequest {
    /** The id of a SNAP EBT card of the shopper. */
    readonly cardId: string;
    /** The amount that the card is to pay, in whole cents. */
    readonly amount?: Cents | undefined;
    /** A sentence that says what happens once the PIN is entered. */
    readonly note?: string | undefined;
}
/** How a request for a PIN ended. */
type PinAnswer = ({
    readonly kind: 'entered';
} & RightPin)
/** The card is locked: no PIN can be tried. */
 | {
    readonly kind: 'locked';
};

/** The public state of a wallet: plain data without tokens or card numbers. */
interface WalletState {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly cards: readonly WalletCard[];
    readonly selection: SelectedCards<WalletCard>;
    /** True when the selection can pay: a bank card that has not expired, and no card that the host rejects. */
    readonly complete: boolean;
    /** Why the cards could not be loaded; undefined unless `status` is `failed`. */
    readonly error: GrocerError | undefined;
    /** The balance of the SNAP EBT card, in whole cents, once the shopper has checked it. */
    readonly snapEbtBalance: Cents | undefined;
    /** The active screen; undefined while the flyout is closed. */
    readonly screen: Screen | undefined;
}

export type { PinRequest as P, WalletState as W, PinAnswer as a };

// ---- react.d.ts

import { InlinePart, Provider } from '@grocer/foundation/embed';
import { WalletConfig } from './client.js';
import { OpenableScreen, WalletUpdate, WalletEvents } from './index.js';
import { PinRequest, PinAnswer, WalletState } from './index.js';
import { ReactNode } from 'react';
import '@grocer/foundation/domain';
import '@grocer/foundation/http';

/** The card box: the inline summary of the cards that pay. */
declare const CardBox: InlinePart;
/** The list of cards on the page itself. */
declare const MyWallet: InlinePart;

/** Reads the wallet's public state. The selector should return a part of it, not a new object each time. */
declare const useWallet: <Selected>(selector: (state: WalletState) => Selected) => Selected;
/** The wallet's actions, for a host's components. */
interface WalletActions {
    /** Opens the flyout, by default at the list, or in a checkout without bank cards at the form for one. */
    open(options?: {
        screen?: OpenableScreen;
        cardId?: string;
    }): void;
    /** Closes the flyout without asking. */
    close(): void;
    /** Closes the flyout by the exit rules: the shopper may be asked first. */
    requestClose(): void;
    /**
     * Asks for the PIN of a SNAP EBT card that is to pay; resolves with undefined when the shopper goes back.
     */
    enterPin(request: PinRequest): Promise<PinAnswer | undefined>;
    /** Reloads the cards. */
    refresh(): Promise<void>;
    /** Changes what an update can change, without a remount; what was typed stays. */
    update(patch: WalletUpdate): void;
}
/** Returns the actions that open, close and update the provider's wallet. */
declare function useWalletHandle(): WalletActions;
/** Listens to an event of the wallet while the component is mounted. */
declare const useWalletEvent: <Name extends keyof WalletEvents>(name: Name, listener: (detail: WalletEvents[Name]) => void) => void;

/** The flyout, above everything else on the page while it is open. */
declare function WalletFlyout(): ReactNode;

/** Provides one wallet to all wallet components below it. */
declare const WalletProvider: Provider<Omit<WalletConfig, 'container'>>;

export { CardBox, MyWallet, WalletFlyout, WalletProvider, useWallet, useWalletEvent, useWalletHandle };
export type { WalletActions };

// ---- testing.d.ts

import { BrowserSandbox } from '@grocer/sandbox/browser';
import { WalletConfig } from './client.js';
import '@grocer/foundation/embed';
import '@grocer/foundation/domain';
import '@grocer/foundation/http';

/** The sandbox's demo shoppers and their cards. */
declare const demoShoppers: {
    readonly alice: "a full wallet: a preferred Visa, a Mastercard, an expired Amex, a SNAP EBT card, two gift cards";
    readonly bob: "no card, two addresses";
    readonly carol: "one Visa, and it has expired";
    readonly dave: "a Visa and a SNAP EBT card with $150.00";
    readonly erin: "a Visa and five gift cards";
    readonly frank: "a Mastercard with the picture of Rewards World Credit";
    readonly grace: "an Amex, and a Discover with the picture of Rewards Credit";
    readonly heidi: "one Visa, preferred by no application";
    readonly ivan: "two bank cards, and an address in Canada";
    readonly judy: "fifty bank cards";
    readonly kate: "a Visa, and a SNAP EBT card that refuses every PIN";
    readonly leo: "a Visa, and a SNAP EBT card that is locked";
    readonly mia: "a Visa, and a SNAP EBT card with $0.00";
    readonly nina: "a Visa, and a SNAP EBT card whose balance times out";
    readonly oscar: "a Visa, and a gift card whose balance fails twice";
};
type DemoShopper = keyof typeof demoShoppers;
/** Published test card numbers, valid with any future expiry and any code of the right length. */
declare const testBankCards: {
    readonly visa: "4242424242424242";
    readonly mastercard: "5555555555554444";
    readonly amex: "378282246310005";
    readonly discover: "6011111111111117";
    /** 402 RV32937: `card_issuer_refused`. */
    readonly refusedByIssuer: "4000000000000127";
    /** Fails once with 500, then succeeds under the same idempotency key. */
    readonly failsOnce: "4000000000000119";
    /** Refused in the frame with 871: not a valid card number. */
    readonly invalid: "4242424242424241";
};
/** The PIN of every test gift card. */
declare const GIFT_PIN = "1111";
/** Test gift cards, by their behaviour. */
declare const testGiftCards: {
    readonly with25Dollars: "9999990000000001000";
    readonly with100Dollars: "9999990000000001001";
    readonly with10Dollars: "9999990000000001004";
    /** These three belong to no shopper. */
    readonly with15Dollars: "9999990000000001006";
    readonly with20Dollars: "9999990000000001007";
    readonly with75Dollars: "9999990000000001008";
    /** 402: `gift_card_empty`. */
    readonly empty: "9999990000000001002";
    /** Holds $5.00; the first two balance checks fail. */
    readonly balanceFailsTwice: "9999990000000001003";
    readonly locked: "9999990000000001005";
};
/** The PIN of every test EBT card. */
declare const EBT_PIN = "1234";
/** Test EBT cards, by their behaviour. */
declare const testEbtCards: {
    readonly with150Dollars: "9999000000000004";
    readonly withNothing: "9999000000000012";
    /** Every PIN is wrong; the fourth one locks the card. */
    readonly refusesEveryPin: "9999000000000020";
    readonly locked: "9999000000000038";
    /** The first answer is fifteen seconds late. */
    readonly timesOut: "9999000000000079";
};

/** The origins of a test's backend. msw answers before a request leaves, so any origin works. */
interface WalletSandboxOptions {
    /** Default: `http://api.localhost:8787`. */
    readonly apiOrigin?: string;
    /** The origin of the vault's frames. Default: this page's own origin. */
    readonly vaultOrigin?: string;
}
/** The real backend, in the memory of a test. */
interface WalletSandbox {
    /** For msw's `setupServer` or `setupWorker`. */
    readonly handlers: BrowserSandbox['handlers'];
    /** Faults, the clock, limits, `reset()`, and the calls that were received. */
    readonly controls: BrowserSandbox['controls'];
    /** Resolves with a bearer token of a demo shopper. */
    tokenFor(shopper: DemoShopper): Promise<string>;
    /** Resolves with a working config for a demo shopper; `more` overrides it. */
    config(shopper: DemoShopper, more?: Partial<WalletConfig>): Promise<WalletConfig>;
    /** Frees the backend's memory. */
    close(): Promise<void>;
}
/** Starts a fresh backend. */
declare function createWalletSandbox(options?: WalletSandboxOptions): Promise<WalletSandbox>;

export { EBT_PIN, GIFT_PIN, createWalletSandbox, demoShoppers, testBankCards, testEbtCards, testGiftCards };
export type { DemoShopper, WalletSandbox, WalletSandboxOptions };

// ---- wallet.global.d.ts

import { GrocerError } from '@grocer/foundation/http';
import { mount, preload } from './index.js';
import '@grocer/foundation/tokens';
import './config.js';
import '@grocer/foundation/embed';
import '@grocer/foundation/domain';
import './public-state.js';

/** The API of a page without a bundler: the same functions as those of the package. */
declare const api: {
    readonly mount: typeof mount;
    readonly preload: typeof preload;
    readonly skins: {
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
    readonly GrocerError: typeof GrocerError;
    readonly isGrocerError: (value: unknown) => value is GrocerError;
};

/** The wallet as its script tag provides it. */
interface WalletScript {
    /** Loads the wallet's functions. Rejects when a file is missing or changed; the next call tries again. */
    load(): Promise<typeof api>;
}
declare global {
    /** The SDKs that the script tags of a page have loaded. */
    interface GrocerScripts {
        /** Undefined until the wallet's script has run. */
        wallet?: WalletScript;
    }
    interface Window {
        /** Undefined until one of our scripts has run. */
        Grocer?: GrocerScripts;
    }
    var Grocer: GrocerScripts | undefined;
}

export type { WalletScript };
