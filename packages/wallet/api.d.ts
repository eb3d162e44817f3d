// ---- index.d.ts

export { GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/ui';
import { W as WalletUpdate, a as WalletState, b as WalletEvents, S as SelectedCards, c as WalletCard, d as WalletConfig } from './public-state.js';
export { C as CloseReason, O as OrderInfo, e as Screen, f as WalletAnalyticsEvent, g as WalletMessages } from './public-state.js';
import { Handle } from '@grocer/foundation/embed';
import '@grocer/foundation/domain';

/** How a host talks to a mounted wallet. */
interface WalletHandle extends Handle<WalletUpdate, WalletState, WalletEvents> {
    /** Opens the flyout: at a screen, or where the shopper most likely wants to be. */
    open(options?: {
        screen?: 'card-list' | 'add-card';
    }): void;
    /** Closes without asking. */
    close(): void;
    /** Closes by the exit rules: the shopper may be asked first. */
    requestClose(): void;
    getSelection(): SelectedCards<WalletCard>;
    getCards(): readonly WalletCard[];
}

/**
 * Mounts a wallet and returns its handle at once. Throws a `GrocerError` with code `invalid_config` or
 * `container_in_use` for a host's mistake; everything else arrives as an event.
 *
 * @example
 * const wallet = mount({ environment: 'LOCAL', container: '#payment', authConfig, checkoutConfig });
 * wallet.on('selection:confirmed', ({ selection }) => basket.payWith(selection.bank[0]?.id));
 */
declare function mount(config: WalletConfig): WalletHandle;

export { SelectedCards, WalletCard, WalletConfig, WalletEvents, WalletState, WalletUpdate, mount };
export type { WalletHandle };

// ---- public-state.d.ts

import { HostConfig, SignedInConfig } from '@grocer/foundation/embed';
import { Cents, Card, CardGroup } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';

/** The screens of the flyout [W-2.2]. */
type Screen = 'card-list' | 'add-card' | 'exit-confirm';

/** What analytics may hear: enums and codes, never what a shopper typed [W-7.27]. */
type WalletAnalyticsEvent = {
    type: 'START_NAVIGATE';
    screen: Screen;
} | {
    type: 'FORM_FIELD_ABANDONMENT';
    form: 'add-card';
} | {
    type: 'UPDATE_PAYMENT_METHOD';
    action: 'add';
    paymentMethod: 'bank';
} | {
    type: 'USER_CONSTRAINT_ERROR';
    code: string;
    fields: readonly string[];
} | {
    type: 'CUSTOMER_FACING_SERVICE_ERROR';
    code: string;
    endpoint: string;
};

/** Every word of the wallet. A host can replace any of them. */
declare const walletMessages: {
    cardList: {
        titleCheckout: string;
        titleMyWallet: string;
        bank: string;
        snap: string;
        gift: string;
        addBank: string;
        confirm: string;
        cancel: string;
        close: string;
        loading: string;
        retry: string;
        broken: string;
        emptyBank: string;
        emptySnap: string;
        emptyGift: string;
        expires: string;
        expired: string;
        remaining: string;
        balanceUnknown: string;
        preferred: string;
        cardName: string;
        loadFailed: string;
        loadFailedMembership: string;
        added: string;
        addedText: string;
    };
    cardBox: {
        title: string;
        change: string;
        loading: string;
        noBankCard: string;
    };
    addCard: {
        title: string;
        back: string;
        firstName: string;
        lastName: string;
        firstNameRequired: string;
        lastNameRequired: string;
        firstNameInvalid: string;
        lastNameInvalid: string;
        nameTooLong: string;
        frameTitle: string;
        frameLoading: string;
        frameFailed: string;
        retry: string;
        secure: string;
        cardNumber: string;
        expiration: string;
        cvv: string;
        save: string;
        preferred: string;
        submit: string;
        submitting: string;
        addressRequired: string;
        hosted: {
            871: string;
            872: string;
            873: string;
            874: string;
            876: string;
            881: string;
            882: string;
            883: string;
            886: string;
        };
        failed: string;
        declined: string;
        sessionExpired: string;
        addressRefused: string;
        issuerRefused: string;
        duplicate: string;
        invalid: string;
        callUs: string;
        timeout: string;
        unconfirmed: string;
    };
    billingAddress: {
        title: string;
        loading: string;
        loadFailed: string;
        retry: string;
    };
    exitConfirm: {
        title: string;
        text: string;
        keep: string;
        discard: string;
    };
    confirm: {
        noBankCard: string;
        expired: string;
    };
};
type WalletMessages = typeof walletMessages;

/** The order that the shopper picks cards for [W-1.18]. */
interface OrderInfo {
    /** What is to be paid, in whole cents. */
    total: Cents;
    hasSnapEligibleItems?: boolean;
    /** What SNAP may pay of it, in whole cents. */
    ebtTotalFromCheckout?: Cents;
}
interface WalletConfig extends HostConfig<WalletAnalyticsEvent, WalletMessages>, SignedInConfig {
    paymentIntentId?: string;
    walletConfig?: {
        /** Offers to save a new card. Default: true. */
        saveCardOptionEnabled?: boolean;
        showSnapCards?: boolean;
        showGiftCards?: boolean;
        getGiftCardBalances?: boolean;
    };
    /** Present: checkout mode. Absent: My Wallet mode. */
    checkoutConfig?: {
        orderInfo: OrderInfo;
        checkoutId?: string;
        getNewPaymentIntent?: () => Promise<string>;
    };
    uiConfig?: {
        isMyWallet?: boolean;
        showCardbox?: boolean;
        cardBox?: {
            hideTitle?: boolean;
            hideChangePaymentMethod?: boolean;
            hideNoCardsMessage?: boolean;
            paymentSummaryMessage?: string;
            className?: string;
        };
        customerServicePhone?: string;
    };
    /** The hosted card fields; needed in LOCAL alone, elsewhere the environment decides. */
    hostedFields?: {
        scriptUrl?: string;
        integrity?: string;
        paypageId?: string;
        reportGroup?: string;
        timeoutMs?: number;
    };
}
/** What `update()` may change; everything else needs a new mount. */
interface WalletUpdate {
    orderInfo?: OrderInfo;
    appearance?: WalletConfig['appearance'];
    messages?: WalletConfig['messages'];
    walletConfig?: WalletConfig['walletConfig'];
    /** A new token, after the shopper has signed in again. */
    token?: string;
}

/** The chosen cards themselves, by group. */
type SelectedCards<Item = Card> = Readonly<Record<CardGroup, readonly Item[]>>;

/** What a host may know of a card: enough to name it, nothing to pay with. */
type WalletCard = Omit<Card, 'paymentGram' | 'versionKey' | 'address' | 'firstName' | 'lastName'>;
/** What happens in a wallet, as its host hears of it. */
interface WalletEvents {
    opened: {
        screen: Screen;
    };
    closed: {
        reason: CloseReason;
    };
    'screen:changed': {
        screen: Screen;
    };
    'selection:changed': {
        reason: 'initial' | 'user' | 'refresh';
        complete: boolean;
        selection: SelectedCards<WalletCard>;
    };
    'selection:confirmed': {
        selection: SelectedCards<WalletCard>;
    };
    'card:added': {
        card: WalletCard;
    };
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
type CloseReason = 'confirmed' | 'cancelled' | 'discarded' | 'escape' | 'backdrop' | 'close' | 'host';

/** A wallet as its host sees it: plain data, no token, no card number. */
interface WalletState {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly cards: readonly WalletCard[];
    readonly selection: SelectedCards<WalletCard>;
    /** The screen that is on; absent while the flyout is closed. */
    readonly screen: Screen | undefined;
}

export type { CloseReason as C, OrderInfo as O, SelectedCards as S, WalletUpdate as W, WalletState as a, WalletEvents as b, WalletCard as c, WalletConfig as d, Screen as e, WalletAnalyticsEvent as f, WalletMessages as g };

// ---- react.d.ts

import { ReactNode } from 'react';
import { WalletUpdate, WalletState, WalletEvents, WalletConfig } from './index.js';
import '@grocer/foundation/embed';
import '@grocer/foundation/domain';
import '@grocer/foundation/http';

interface InlinePartProps {
    /** Our element in the page, where `mount()` has put one. */
    readonly element?: HTMLElement;
}
/** The inline summary of what pays. */
declare function CardBox({ element }: InlinePartProps): ReactNode;
/** The cards on a page of their own. */
declare function MyWallet({ element }: InlinePartProps): ReactNode;

/** Reads the wallet's public state. The selector should return a part of it, not something new each time. */
declare function useWallet<Selected>(selector: (state: WalletState) => Selected): Selected;
/** What a host's component can do with the wallet. */
interface WalletActions {
    open(options?: {
        screen?: 'card-list' | 'add-card';
    }): void;
    close(): void;
    update(patch: WalletUpdate): void;
}
/** Opens, closes and updates the wallet of the provider above. */
declare function useWalletHandle(): WalletActions;
/** Listens to something that happens in the wallet, for as long as the component is in the page. */
declare function useWalletEvent<Name extends keyof WalletEvents>(name: Name, listener: (detail: WalletEvents[Name]) => void): void;

/** The flyout, above everything else on the page while it is open [W-2.1]. */
declare function WalletFlyout(): ReactNode;

interface WalletProviderProps {
    /** Read once; what changes later goes through `useWalletHandle().update()`. */
    readonly config: Omit<WalletConfig, 'container'>;
    readonly children: ReactNode;
}
/** One wallet for all wallet components below it. */
declare function WalletProvider({ config, children }: WalletProviderProps): ReactNode;

export { CardBox, MyWallet, WalletFlyout, WalletProvider, useWallet, useWalletEvent, useWalletHandle };
export type { WalletActions };
