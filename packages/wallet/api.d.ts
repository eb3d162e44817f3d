// ---- client.d.ts

import { Cents } from '@grocer/foundation/domain';
import { Result } from '@grocer/foundation/http';
import { W as WalletCard, a as WalletConfig } from './config.js';
import '@grocer/foundation/embed';

/** The wallet's calls without its screens. Nothing here rejects; a failure is a `GrocerError` with a closed code. */
interface WalletClient {
    /** The saved cards that the config shows. */
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
    /** Deletes a card that has been listed or added here. */
    deleteCard(cardId: string): Promise<Result<true>>;
    /** Makes a bank card the preferred one of the config's application. */
    preferCard(cardId: string): Promise<Result<true>>;
    /** What is left on a gift card, in whole cents; `not_found` for a card that has not been listed or added here. */
    checkGiftBalance(cardId: string): Promise<Result<Cents>>;
    /** Ends every call that still runs. */
    dispose(): void;
}
/**
 * Makes a client of the wallet's calls, for a host with screens of its own: the same session handling and retries.
 * Each method call is an operation with a key of its own, so that after `unconfirmed` a host lists the cards before it
 * tries again. Bank cards are added in the vault's frame only, and so not here. Throws `invalid_config`.
 */
declare function createWalletClient(config: WalletConfig): WalletClient;

export { WalletCard, WalletConfig, createWalletClient };
export type { WalletClient };

// ---- config.d.ts

import { HostConfig, SignedInConfig, HostUpdate } from '@grocer/foundation/embed';
import { Card, CardGroup, Cents, AppName } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';

/** What stands at every address that can be picked. */
declare const addressMessages: {
    edit: string;
    /** For screen readers: {address} is a street. */
    editOne: string;
};
type AddressMessages = typeof addressMessages;

/** The sections of the list, and what can be done with a card in them. */
declare const cardActionMessages: {
    bank: string;
    snap: string;
    gift: string;
    addBank: string;
    addSnap: string;
    addGift: string;
    /** Shown where there is no card of the kind yet. */
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

/** What is said of a card wherever one is shown, and of the cards as a whole. */
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
    /** What cards are called that no network names. */
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

/** The error catalogue of the wallet, by what happened. */
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

/** The form for a new bank card. */
declare const addCardMessages: {
    title: string;
    back: string;
    save: string;
    preferred: string;
    submit: string;
    submitting: string;
};
type AddCardMessages = typeof addCardMessages;

/** The form for a gift card. */
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

/** The form for a SNAP EBT card. */
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

/** All addresses to bill a card to. */
declare const addressListMessages: {
    title: string;
    back: string;
    addNew: string;
    use: string;
};
type AddressListMessages = typeof addressListMessages;

/** Which address a card is billed to. */
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

/** The inline summary on the host's page. */
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

/** The card list in the flyout. */
declare const cardListMessages: {
    titleCheckout: string;
    titleMyWallet: string;
    confirm: string;
    cancel: string;
    close: string;
};
type CardListMessages = typeof cardListMessages;

/** The PIN form for a SNAP EBT balance. */
declare const checkBalanceMessages: {
    title: string;
    back: string;
    enterPin: string;
    confirm: string;
    submitting: string;
    /** The way on from a card that is locked. */
    otherPayment: string;
};
type CheckBalanceMessages = typeof checkBalanceMessages;

/** The question before a card is deleted. */
declare const deleteCardMessages: {
    title: string;
    question: string;
    keep: string;
    confirm: string;
};
type DeleteCardMessages = typeof deleteCardMessages;

/** The form for changes to a bank card. */
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

/** The question for the PIN that a payment needs. */
declare const enterPinMessages: {
    title: string;
    close: string;
    cancel: string;
    done: string;
    submitting: string;
    /** No PIN can be tried any more. */
    locked: string;
    lockedNote: string;
    /** {amount} is what the card was to pay. */
    lockedAmount: string;
    removeCard: string;
};
type EnterPinMessages = typeof enterPinMessages;

/** The question before changes are thrown away. */
declare const exitConfirmMessages: {
    title: string;
    text: string;
    keep: string;
    discard: string;
};
type ExitConfirmMessages = typeof exitConfirmMessages;

/** The wallet as a page of its own. */
declare const myWalletMessages: {
    title: string;
};
type MyWalletMessages = typeof myWalletMessages;

/** The form for a billing address. */
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

/** The words of the vault's fields, inside the frame and around it. */
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
    /** Two letters that stand for the digits of a month. */
    monthHint: string;
    /** Two letters that stand for the last digits of a year. */
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
    /** By code of the hosted fields; by code and reason where that says more. */
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

/** The name on a card. */
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

/** What is told on the list after something was done, or could not be. */
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

/** Every word of the wallet, by part. A host can replace any of them; each part comes with its screen. */
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

/** The chosen cards themselves, by group. */
type SelectedCards<Item = Card> = Readonly<Record<CardGroup, readonly Item[]>>;

/** The screens of the flyout. */
type Screen = 'card-list' | 'add-card' | 'add-snap-card' | 'add-gift-card' | 'check-balance' | 'enter-pin' | 'edit-card' | 'delete-card' | 'exit-confirm' | 'address-list' | 'update-address';
/** Screens that a flyout can begin with; the others belong to one of these. */
type FirstScreen = Exclude<Screen, 'exit-confirm' | 'address-list' | 'update-address'>;
/** Screens that a host or a button can ask for. */
type OpenableScreen = Exclude<FirstScreen, 'enter-pin'>;

/** What of a card stays inside: references to pay with, and who lives where. */
type PrivateKey = 'paymentGram' | 'versionKey' | 'address' | 'firstName' | 'lastName' | 'bin' | 'binType' | 'fraudToken' | 'vaultCardId';
/** What a host may know of a card: enough to name it, nothing to pay with. */
type WalletCard = Omit<Card, PrivateKey>;
/** What happens in a wallet, as its host hears of it. */
interface WalletEvents {
    /** The flyout is open, at a screen. */
    opened: {
        screen: Screen;
    };
    /** The flyout has closed, and why. */
    closed: {
        reason: CloseReason;
    };
    /** The flyout shows another screen. */
    'screen:changed': {
        screen: Screen;
    };
    /** Other cards pay: those preselected, chosen by the shopper, or left after the cards were read again. `complete`: they can pay the order. */
    'selection:changed': {
        reason: 'initial' | 'user' | 'refresh';
        complete: boolean;
        selection: SelectedCards<WalletCard>;
    };
    /** The shopper has confirmed which cards pay. */
    'selection:confirmed': {
        selection: SelectedCards<WalletCard>;
    };
    /** A card has been added. */
    'card:added': {
        card: WalletCard;
    };
    /** A card has been changed. */
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
    /** A balance has become known, in whole cents. */
    'balance:checked': {
        cardId: string;
        balance: Cents;
    };
    /** The session could not be renewed; `update({ token })` takes up work again. */
    'session:expired': undefined;
    /** The wallet never became usable; Retry is on screen. */
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
/** Why a flyout closed. */
type CloseReason = 'confirmed' | 'cancelled' | 'discarded' | 'balance-checked' | 'pin-entered' | 'escape' | 'backdrop' | 'close' | 'host' | 'unmounted';

/** What a shopper can be in the middle of. The last two are a single press, not a form with fields. */
declare const FORM_NAMES: readonly ["add-card", "edit-card", "add-snap-card", "add-gift-card", "check-balance", "enter-pin", "update-address", "delete-card", "prefer-card"];
type FormName = (typeof FORM_NAMES)[number];

/** What analytics may hear: enums and codes, never what a shopper typed. */
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

/** The order that the shopper picks cards for. */
interface OrderInfo {
    /** What is to be paid, in whole cents. */
    total: Cents;
    /** May SNAP EBT pay a part of it? Default: false. */
    hasSnapEligibleItems?: boolean;
    /** What SNAP may pay of it, in whole cents. Default: 0. */
    ebtTotalFromCheckout?: Cents;
}
/** `true`, or the words of "{card type} is not accepted for {fulfillment} at this time." */
type IsCardAccepted = (card: WalletCard) => true | {
    fulfillment: string;
    cardType?: string;
};
interface WalletConfig extends HostConfig<WalletAnalyticsEvent, WalletMessages>, SignedInConfig {
    /** The payment intent that calls name. Default: none is named. */
    paymentIntentId?: string;
    /** What of the wallet is shown. */
    walletConfig?: {
        /** Offers to save a new card. Default: true. */
        saveCardOptionEnabled?: boolean;
        /** Shows SNAP EBT cards. Default: false. */
        showSnapCards?: boolean;
        /** Shows gift cards. Default: false. */
        showGiftCards?: boolean;
        /** Asks for the balances of gift cards together with the cards. Default: false. */
        getGiftCardBalances?: boolean;
        /** Preselects the application's preferred bank card, or none at all. Default: false, the first that can pay. */
        selectDefaultCardOnly?: boolean;
    };
    /** Present: checkout mode. Absent: My Wallet mode. */
    checkoutConfig?: {
        /** The order to be paid. */
        orderInfo: OrderInfo;
        /** The checkout that the order belongs to. Default: none. */
        checkoutId?: string;
        /** What EBT pays of the order, in whole cents; asked while a SNAP EBT card is selected. Default: 0. */
        getEbtCardPaymentTotal?: () => Cents;
        /** Asked for a new payment intent when the service refuses the old one, up to five times in a row. Default: the call fails. */
        getNewPaymentIntent?: () => Promise<string>;
        /** Does the way the order is fulfilled take this card? Asked for each card, and again after an update. Default: it does. */
        isCardAccepted?: IsCardAccepted;
    };
    /** What is shown on the page, and how. */
    uiConfig?: {
        /** Shows the cards without choosing any, even with an order. Default: true without a `checkoutConfig`. */
        isMyWallet?: boolean;
        /** Shows the card box in `container`. Default: true. */
        showCardbox?: boolean;
        /** What the card box leaves out or adds. */
        cardBox?: {
            /** Leaves out the title. Default: false. */
            hideTitle?: boolean;
            /** Leaves out the button that opens the flyout. Default: false. */
            hideChangePaymentMethod?: boolean;
            /** Leaves out what is said where no bank card is chosen. Default: false. */
            hideNoCardsMessage?: boolean;
            /** A sentence below the cards. Default: none. */
            paymentSummaryMessage?: string;
            /** A class on the card box, for styles of the page with `isolation: "none"`. Default: none. */
            className?: string;
        };
        /** The number that messages name: one, or one for each application. Default: they name none. */
        customerServicePhone?: string | Partial<Record<AppName, string>>;
        /** Shows the payment service's pictures of cards instead of our own. Default: false. */
        serviceCardPictures?: boolean;
    };
    /** What a bot manager on the page knows of the visitor; sent along where it answers. Default: nothing is sent. */
    getTelemetry?: () => string | undefined;
    /** The hosted card fields; needed in LOCAL alone, elsewhere the environment decides. */
    hostedFields?: {
        /** The address of the vault’s client. Default: that of the environment. */
        scriptUrl?: string;
        /** The hash of that script, which is then loaded by a tag. Default: none. */
        integrity?: string;
        /** The merchant’s page at the vault, in letters and digits. Default: that of the sandbox. */
        paypageId?: string;
        /** What the vault’s reports file the merchant’s calls under. Default: Grocer. */
        reportGroup?: string;
        /** How long the vault may take, in milliseconds; at least 1000. Default: 15000. */
        timeoutMs?: number;
    };
}
/** What `update()` may change; everything else needs a new mount. */
interface WalletUpdate extends HostUpdate<WalletMessages> {
    /** The order as it is now, with its total in whole cents. */
    orderInfo?: OrderInfo;
    /** Another question; it is asked for each card at once. */
    isCardAccepted?: IsCardAccepted;
    /** Flags in place of those there are; the others stay. */
    walletConfig?: WalletConfig['walletConfig'];
    /** A new token. The cards are read again, since it may be another shopper's; such a one is better served by a new mount. */
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

/** How a host talks to a mounted wallet. */
interface WalletHandle extends Handle<WalletUpdate, WalletState, WalletEvents> {
    /**
     * Opens the flyout: at a screen, or where the shopper most likely wants to be. Editing, deleting and checking a
     * balance need the card's id; a screen that makes no sense for the card opens the list.
     */
    open(options?: {
        screen?: OpenableScreen;
        cardId?: string;
    }): void;
    /** Closes without asking. */
    close(): void;
    /** Closes by the exit rules: the shopper may be asked first. */
    requestClose(): void;
    /**
     * Asks the shopper, in the vault's frame, for the PIN of a SNAP EBT card that is to pay, and has the service check it.
     * Resolves with what stands for the PIN, good for one payment; with `locked` where no PIN can be tried any more; and with
     * undefined where the shopper went back. Rejects where the form cannot be loaded.
     */
    enterPin(request: PinRequest): Promise<PinAnswer | undefined>;
    /** The cards that pay, by section. */
    getSelection(): SelectedCards<WalletCard>;
    /** The cards there are, in the order of the list. */
    getCards(): readonly WalletCard[];
}

/**
 * Gets what the flyout loads by itself when it is opened: what keeps focus inside, and the forms. Never rejects: where
 * the code cannot be had, whoever opens a form asks again, and is told.
 */
declare function preload(): Promise<void>;

/**
 * Mounts a wallet and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
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

/** A PIN that was right, by what stands for it at the vault, and what is left on its card. */
interface RightPin {
    readonly pinToken: string;
    readonly balance: Cents;
}

/** What a PIN is asked for. */
interface PinRequest {
    /** A SNAP EBT card of the shopper. */
    readonly cardId: string;
    /** What the card is to pay, in whole cents. */
    readonly amount?: Cents | undefined;
    /** What happens once it has been entered, in a sentence. */
    readonly note?: string | undefined;
}
/** How a question for a PIN ended. */
type PinAnswer = ({
    readonly kind: 'entered';
} & RightPin)
/** No PIN can be tried any more. */
 | {
    readonly kind: 'locked';
};

/** A wallet as its host sees it: plain data, no token, no card number. */
interface WalletState {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly cards: readonly WalletCard[];
    readonly selection: SelectedCards<WalletCard>;
    /** Can the selection pay as it is? Not without a bank card, nor with one that has expired or that the host rejects. */
    readonly complete: boolean;
    /** Why the cards could not be loaded, where they could not. */
    readonly error: GrocerError | undefined;
    /** What is left on the SNAP EBT card, in whole cents, once the shopper has asked. */
    readonly snapEbtBalance: Cents | undefined;
    /** The screen that is on; absent while the flyout is closed. */
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

/** The inline summary of what pays. */
declare const CardBox: InlinePart;
/** The cards on a page of their own. */
declare const MyWallet: InlinePart;

/** Reads the wallet's public state. The selector should return a part of it, not something new each time. */
declare const useWallet: <Selected>(selector: (state: WalletState) => Selected) => Selected;
/** What a host's component can do with the wallet. */
interface WalletActions {
    /** Opens the flyout: at a screen, or where the shopper most likely wants to be. */
    open(options?: {
        screen?: OpenableScreen;
        cardId?: string;
    }): void;
    /** Closes without asking. */
    close(): void;
    /** Closes by the exit rules: the shopper may be asked first. */
    requestClose(): void;
    /** Asks for the PIN of a SNAP EBT card that is to pay; undefined where the shopper went back. */
    enterPin(request: PinRequest): Promise<PinAnswer | undefined>;
    /** Reads the cards again. */
    refresh(): Promise<void>;
    /** Changes what may change. It never remounts, and what was typed stays. */
    update(patch: WalletUpdate): void;
}
/** Opens, closes and updates the wallet of the provider above. */
declare function useWalletHandle(): WalletActions;
/** Listens to something that happens in the wallet, for as long as the component is in the page. */
declare const useWalletEvent: <Name extends keyof WalletEvents>(name: Name, listener: (detail: WalletEvents[Name]) => void) => void;

/** The flyout, above everything else on the page while it is open. */
declare function WalletFlyout(): ReactNode;

/** One wallet for all wallet components below it. */
declare const WalletProvider: Provider<Omit<WalletConfig, 'container'>>;

export { CardBox, MyWallet, WalletFlyout, WalletProvider, useWallet, useWalletEvent, useWalletHandle };
export type { WalletActions };

// ---- testing.d.ts

import { BrowserSandbox } from '@grocer/sandbox/browser';
import { WalletConfig } from './client.js';
import '@grocer/foundation/embed';
import '@grocer/foundation/domain';
import '@grocer/foundation/http';

/** The sandbox's shoppers, and what each of them has. */
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
/** Published test numbers of bank cards; any future expiry and any security code of the right length will do. */
declare const testBankCards: {
    readonly visa: "4242424242424242";
    readonly mastercard: "5555555555554444";
    readonly amex: "378282246310005";
    readonly discover: "6011111111111117";
    /** 402 RV32937: `card_issuer_refused`. */
    readonly refusedByIssuer: "4000000000000127";
    /** 500 once, then it works under the same idempotency key. */
    readonly failsOnce: "4000000000000119";
    /** 871, in the frame: no card number. */
    readonly invalid: "4242424242424241";
};
/** The PIN of every test gift card. */
declare const GIFT_PIN = "1111";
/** Test gift cards, by what happens to them. */
declare const testGiftCards: {
    readonly with25Dollars: "9999990000000001000";
    readonly with100Dollars: "9999990000000001001";
    readonly with10Dollars: "9999990000000001004";
    /** No shopper has these three. */
    readonly with15Dollars: "9999990000000001006";
    readonly with20Dollars: "9999990000000001007";
    readonly with75Dollars: "9999990000000001008";
    /** 402: `gift_card_empty`. */
    readonly empty: "9999990000000001002";
    /** $5.00, but its balance fails twice. */
    readonly balanceFailsTwice: "9999990000000001003";
    readonly locked: "9999990000000001005";
};
/** The PIN of every test EBT card. */
declare const EBT_PIN = "1234";
/** Test EBT cards, by what happens to them. */
declare const testEbtCards: {
    readonly with150Dollars: "9999000000000004";
    readonly withNothing: "9999000000000012";
    /** Every PIN is wrong; the fourth locks it. */
    readonly refusesEveryPin: "9999000000000020";
    readonly locked: "9999000000000038";
    /** The first answer comes fifteen seconds late. */
    readonly timesOut: "9999000000000079";
};

/** Where the backend of a test seems to be. msw answers before a request leaves, so any address will do. */
interface WalletSandboxOptions {
    /** Default: `http://api.localhost:8787`. */
    readonly apiOrigin?: string;
    /** Where the vault's frames come from. Default: this page's own origin. */
    readonly vaultOrigin?: string;
}
/** The real backend, in the memory of a test. */
interface WalletSandbox {
    /** For msw's `setupServer` or `setupWorker`. */
    readonly handlers: BrowserSandbox['handlers'];
    /** Faults, the clock, limits, `reset()`, and which calls came. */
    readonly controls: BrowserSandbox['controls'];
    /** A bearer token of a demo shopper. */
    tokenFor(shopper: DemoShopper): Promise<string>;
    /** A config that works for a demo shopper; what `more` says comes first. */
    config(shopper: DemoShopper, more?: Partial<WalletConfig>): Promise<WalletConfig>;
    /** Gives its memory back. */
    close(): Promise<void>;
}
/** Starts a backend that nobody else has touched. */
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

/** What a page without a bundler gets: the same functions as those of the package. */
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

/** The wallet behind its script tag. */
interface WalletScript {
    /** The wallet's functions. Rejects when a file cannot be had or was changed; the next call tries again. */
    load(): Promise<typeof api>;
}
declare global {
    /** What the script tags of a page have brought. */
    interface GrocerScripts {
        /** Absent until the wallet's tag has run. */
        wallet?: WalletScript;
    }
    interface Window {
        /** Absent until one of our script tags has run. */
        Grocer?: GrocerScripts;
    }
    var Grocer: GrocerScripts | undefined;
}

export type { WalletScript };
