// ---- browser.d.ts

import { RequestHandler } from 'msw';
import { C as Controls, T as TokenFor } from './token-for.js';
export { F as Fault, S as Seen, u as untilMorning } from './token-for.js';
import { SmsTrigger, Modality, CheckoutStatus, SubstitutionPolicy, CardBrand, AppName, AuthType } from '@grocer/foundation/domain';
import { Generated, Kysely } from 'kysely';

/** An account's data about a shopper besides their name. */
interface ProfilesTable {
    user_id: string;
    loyalty_card_number: null | string;
    created_at: number;
}
interface PhonesTable {
    user_id: string;
    type: 'MOBILE' | 'HOME';
    /** +1 and ten digits. */
    number: string;
    is_verified: 0 | 1;
}
interface EmailsTable {
    user_id: string;
    address: string;
    is_verified: 0 | 1;
}
interface PreferredStoresTable {
    user_id: string;
    banner: string;
    location_id: string;
}
interface CommunicationPreferencesTable {
    user_id: string;
    relevant_ads_opt_in: 0 | 1;
    early_access: 0 | 1;
}
/** An email preference that a shopper has set; without a row it is not selected. */
interface EmailPreferencesTable {
    user_id: string;
    banner: string;
    short_description: string;
    selected: 0 | 1;
}
/** Whether a phone gets a kind of text messages; without a row it does not. */
interface SmsOptInsTable {
    user_id: string;
    phone_number: string;
    trigger_type: SmsTrigger;
    is_opted_in: 0 | 1;
}
/** A link in an email, stored as the hashes of its two halves. */
interface PreferenceLinksTable {
    token_hash: string;
    token2_hash: string;
    user_id: string;
    purpose: 'email-preferences';
    expires_at: number;
}
/** A card's payment for a checkout, and its outcome. */
interface PaymentsTable {
    id: string;
    user_id: string;
    checkout_id: string;
    card_id: string;
    transaction_type: 'AUTHORIZATION';
    transaction_status: 'APPROVED' | 'DECLINED';
    created_at: number;
}
/** The tables of accounts. */
interface AccountTables {
    profiles: ProfilesTable;
    phones: PhonesTable;
    emails: EmailsTable;
    preferred_stores: PreferredStoresTable;
    communication_preferences: CommunicationPreferencesTable;
    email_preferences: EmailPreferencesTable;
    sms_opt_ins: SmsOptInsTable;
    preference_links: PreferenceLinksTable;
    payments: PaymentsTable;
}

/** A checkout of a cart, and its status. */
interface CheckoutsTable {
    id: string;
    user_id: string;
    cart_id: string;
    promise_id: string;
    modality: Modality;
    version_key: string;
    status: CheckoutStatus;
    created_at: number;
    gratuity_cents: number;
    first_name: string;
    last_name: string;
    /** +1 and ten digits. */
    phone: null | string;
    sms_opt_in: 0 | 1;
    date_of_birth: null | string;
    instructions: string;
    delivery_type: 'Standard' | 'Contactless';
    /** Where the order goes, as JSON of the wire format; null for a shopper who has chosen no place. */
    destination: null | string;
    /** The card that pays the rest; null until one is chosen. */
    bank_card_id: null | string;
    /** Card ids in the order in which they pay, as JSON. */
    gift_card_ids: string;
    /** The EBT card that pays a part; null when none does. */
    snap_card_id: null | string;
    /** The most that the EBT card is to pay. */
    snap_cents: number;
    /** The idempotency key of the last accepted submission. */
    last_operation: null | string;
}
/** A product of a checkout with its price; the cost of a version never changes. */
interface CheckoutLinesTable {
    checkout_id: string;
    user_id: string;
    gtin13: string;
    /** Empty for a line that is not of a flash sale. */
    coupon_id: string;
    quantity: number;
    unit_cents: number;
    regular_cents: number;
    substitution_policy: SubstitutionPolicy;
    /** GTINs, as JSON. */
    substitution_items: string;
    source_store_id: null | string;
}
/** A promo code and its discount. */
interface PromosTable {
    code: string;
    kind: 'amount' | 'percent' | 'delivery';
    /** Cents or percent, depending on `kind`. */
    value: number;
    description: string;
    minimum_cents: number;
    is_active: 0 | 1;
}
interface CheckoutPromosTable {
    checkout_id: string;
    user_id: string;
    code: string;
    applied_at: number;
}
/** An order that was placed; the schema allows one per checkout. */
interface OrdersTable {
    id: string;
    /** The number that shoppers see. */
    number: string;
    user_id: string;
    checkout_id: string;
    total_cents: number;
    placed_at: number;
    /** The application in which the order was placed; null until it is reported. */
    app_name: null | string;
}
/** The amount of one card that is held for an order. */
interface TenderHoldsTable {
    id: string;
    user_id: string;
    order_id: string;
    tender: 'GIFT' | 'SNAP' | 'BANK';
    card_id: string;
    account_id: null | string;
    cents: number;
    status: 'LIVE' | 'RELEASED';
}
/** A card that pays for one order only and is not kept in the wallet. */
interface OrderCardsTable {
    checkout_id: string;
    user_id: string;
    card_id: string;
}
/** An entry of a transfer between two accounts; the entries of a transaction sum to 0. */
interface LedgerTable {
    id: string;
    txn: string;
    account: string;
    cents: number;
    kind: 'issue' | 'hold' | 'release';
    order_id: null | string;
    at: number;
}
/** The tables of checkouts. */
interface CheckoutTables {
    checkouts: CheckoutsTable;
    checkout_lines: CheckoutLinesTable;
    promos: PromosTable;
    checkout_promos: CheckoutPromosTable;
    orders: OrdersTable;
    tender_holds: TenderHoldsTable;
    order_cards: OrderCardsTable;
    ledger: LedgerTable;
}

/** The controls of all processes of a sandbox; one row. */
interface SteeringTable {
    id: number;
    clock_offset_ms: number;
    /** Null: as each process was started. */
    limits_on: 0 | 1 | null;
}
/** Faults that are still to come, in order. */
interface StagedFaultsTable {
    id: Generated<number>;
    match: string;
    moment: string;
    /** The fault as JSON. */
    fault: string;
    times_left: number;
}
interface SeenCallsTable {
    id: Generated<number>;
    seen_at: string;
    call: string;
    method: string;
    route: string;
    status: number;
    key_hash: string;
}
interface KeptSecretsTable {
    name: string;
    secret: string;
}
/** The tables of what processes over one database share, apart from their data. */
interface SharedTables {
    steering: SteeringTable;
    staged_faults: StagedFaultsTable;
    seen_calls: SeenCallsTable;
    kept_secrets: KeptSecretsTable;
}

/** A store or fulfilment centre. Belongs to no shopper: all shoppers see the same ones. */
interface StoresTable {
    location_id: string;
    kind: 'store' | 'centre';
    /** The key of the store's banner. */
    banner: string;
    vanity_name: string;
    street: string;
    locality: string;
    region: string;
    postal_code: string;
    lat: number;
    lng: number;
    time_zone: string;
    /** Opening hours by weekday, as JSON. */
    hours: string;
    is_locker: 0 | 1;
}

/** A shopper's last choice in one modality. */
interface ModalityPreferencesTable {
    user_id: string;
    modality: Modality;
    /** The destination in the wire format, as JSON. */
    destination: string;
    id: string;
    source: string;
    created_date: string;
    is_active: 0 | 1;
}
interface ConsentsTable {
    id: string;
    user_id: string;
    chain: string;
    name: string;
    value: 0 | 1;
    user_set: 0 | 1;
    /** Null for a consent that was stored before versions were added. */
    version_key: null | string;
}
interface ContentStringsTable {
    table_id: string;
    locale: string;
    key: string;
    text: string;
}
interface MembershipsTable {
    user_id: string;
    plan: string;
    free_threshold_cents: number;
}
interface ProductsTable {
    gtin13: string;
    name: string;
    size: string;
    brand: string;
    aisle: string;
    /** Products of one family can replace each other. */
    family: string;
    price_cents: number;
    unit_price: string;
    /** The name of the product's picture. */
    picture: string;
    is_alcohol: 0 | 1;
    needs_prop65: 0 | 1;
    /** 1 when SNAP may pay for the product. */
    is_snap: 0 | 1;
    is_weighed: 0 | 1;
    is_low: 0 | 1;
    is_new: 0 | 1;
    /** 0 when the product is sold at any age. */
    minimum_age: number;
    tax_class: 'exempt' | 'general' | 'alcohol';
    /** Where the product is unavailable. */
    missing_at: 'nowhere' | 'everywhere' | 'third_party';
    /** The modalities in which the product is sold, separated by commas. */
    ways: string;
    /** The place of the product in a store. */
    location: string;
    /** The diets that the product fits, separated by commas. */
    tags: string;
}
/** The capacity of a slot, if it differs from the capacity that its id implies. */
interface SlotsTable {
    option_id: string;
    capacity: number;
}
interface PromisesTable {
    id: string;
    user_id: string;
    modality: Modality;
    version_key: string;
    expires_at: number;
    created_at: number;
    /** The items in the wire format, as JSON. */
    items: string;
    /** The order that the promise is kept for; null until there is one. */
    order_id: null | string;
}
/** A slot of a promise, which takes capacity. */
interface HoldsTable {
    promise_id: string;
    option_id: string;
    held_at: number;
}
interface CartsTable {
    id: string;
    user_id: string;
    kind: 'active' | 'modify';
    /** The checkout whose order the cart changes; null for a shopper's own cart. */
    checkout_id: null | string;
}
interface CartLinesTable {
    id: string;
    cart_id: string;
    user_id: string;
    gtin13: string;
    quantity: number;
    modality: Modality;
    substitution_policy: SubstitutionPolicy;
    /** GTINs, as JSON. */
    substitution_items: string;
    instructions: string;
}
/** The tables of fulfilment. */
interface FulfilmentTables {
    stores: StoresTable;
    modality_preferences: ModalityPreferencesTable;
    consents: ConsentsTable;
    content_strings: ContentStringsTable;
    memberships: MembershipsTable;
    products: ProductsTable;
    slots: SlotsTable;
    promises: PromisesTable;
    holds: HoldsTable;
    carts: CartsTable;
    cart_lines: CartLinesTable;
}

interface UsersTable {
    id: string;
    key: string;
    first_name: string;
    last_name: string;
}
interface AddressesTable {
    id: string;
    user_id: string;
    type: 'home' | 'delivery';
    street: string;
    unit: string;
    locality: string;
    region: string;
    postal_code: string;
    county: Generated<string>;
    /** Null until the address is changed. */
    modified_at: Generated<null | number>;
    label: Generated<string>;
    notes: Generated<string>;
}
interface CardsTable {
    id: string;
    user_id: string;
    version_key: string;
    card_type: 'BANK_CARD' | 'EBT_CARD' | 'GIFT_CARD';
    brand: CardBrand;
    first_six: string;
    last_four: string;
    exp_month: string;
    exp_year: string;
    payment_gram: string;
    vault_card_id: null | string;
    fingerprint: null | string;
    behaviour: string;
    first_name: null | string;
    last_name: null | string;
    /** The billing address in the wire format, as JSON. */
    billing: null | string;
    saved: 0 | 1;
    created_at: number;
    updated_at: number;
    /** The account that holds the money of a gift or EBT card. */
    account_id: null | string;
    /** A picture of its own; null for the brand's picture. */
    image_type: null | string;
    fraud_token: null | string;
    /** The card's id in the vault, specific to this shopper. */
    vault_ref: null | string;
    is_no_fuel: 0 | 1;
    /** How many more balance checks are to fail. */
    balance_failures: number;
}
/** The money of a gift or EBT card, shared by all its wallets. Number and PIN are keyed hashes. */
interface PrepaidAccountsTable {
    id: string;
    kind: 'GIFT_CARD' | 'EBT_CARD';
    number_hash: string;
    /** Null for EBT cards, whose PINs are kept in the vault. */
    pin_hash: null | string;
    first_six: string;
    last_four: string;
    balance_cents: number;
    behaviour: string;
}
interface PinTriesTable {
    number_hash: string;
    wrong: number;
    locked_until: number;
    tried_at: number;
}
/** A PIN that was correct, identified by the hash of its token. */
interface PinApprovalsTable {
    token_hash: string;
    user_id: string;
    card_id: string;
    approved_at: number;
    /** The write that has used it for a payment. */
    spent_by: null | string;
}
interface PreferredTable {
    user_id: string;
    app: AppName;
    card_id: string;
}
interface SessionsTable {
    id: string;
    user_id: string;
    refresh_hash: string;
    created_at: number;
    ended_at: null | number;
}
interface TokensTable {
    hash: string;
    session_id: string;
    user_id: string;
    type: AuthType;
    expires_at: number;
}
interface IntentsTable {
    id: string;
    user_id: string;
    expires_at: number;
}
interface AnswersTable {
    /** A hash of the user, the call and the idempotency key. */
    operation: string;
    /** A keyed hash of method, path and body. */
    fingerprint: string;
    reply: string;
    created_at: number;
}
interface CountersTable {
    bucket: string;
    started_at: number;
    count: number;
}
interface IssuerTroublesTable {
    operation: string;
}
interface HealthTable {
    id: number;
    checked_at: number;
}
/** The tables of the API's database. */
interface ApiTables extends FulfilmentTables, AccountTables, CheckoutTables, SharedTables {
    users: UsersTable;
    addresses: AddressesTable;
    cards: CardsTable;
    preferred: PreferredTable;
    prepaid_accounts: PrepaidAccountsTable;
    pin_tries: PinTriesTable;
    pin_approvals: PinApprovalsTable;
    sessions: SessionsTable;
    tokens: TokensTable;
    intents: IntentsTable;
    answers: AnswersTable;
    counters: CountersTable;
    issuer_troubles: IssuerTroublesTable;
    health: HealthTable;
}
/** The API's database, inside or outside a transaction. */
type ApiDb = Kysely<ApiTables>;

interface BrowserSandboxOptions {
    readonly apiOrigin: string;
    readonly vaultOrigin: string;
    /** Origins of the pages that may call. Default: this page and the two services. */
    readonly origins?: readonly string[];
    readonly paypageId?: string;
    /** True to create demo shoppers. Default: true. */
    readonly seed?: boolean;
    /** How far the clock is ahead of the real time by default, in milliseconds. Default: 0. */
    readonly clockOffsetMs?: number;
}
/** A sandbox in the memory of a page. */
interface BrowserSandbox {
    /** Handlers for msw, which pass requests to the same applications that Node serves. */
    readonly handlers: readonly RequestHandler[];
    readonly controls: Controls;
    /** Returns a bearer token of a demo shopper. */
    readonly tokenFor: TokenFor;
    readonly db: ApiDb;
}
/** Runs API and vault in this page, on SQLite in memory. Demo data is built once per hour and copied. */
declare function createBrowserSandbox(options: BrowserSandboxOptions): Promise<BrowserSandbox>;

export { Controls, TokenFor, createBrowserSandbox };
export type { BrowserSandbox, BrowserSandboxOptions };

// ---- node.d.ts

import { C as Controls, T as TokenFor } from './token-for.js';
export { F as Fault, S as Seen, u as untilMorning } from './token-for.js';
import { Environment } from '@grocer/foundation/domain';

/** Runs `npx @grocer/sandbox`: API, vault and admin port in this process, until a signal stops it. */
declare function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void>;

/** Options of a sandbox; all have defaults. */
interface SandboxOptions {
    /** The port of the API. Default: 8787; 0 picks a free port, as for every port here. */
    readonly apiPort?: number | undefined;
    /** The port of the vault. Default: 8788. */
    readonly vaultPort?: number | undefined;
    /** The admin port. Default: 8789. */
    readonly adminPort?: number | undefined;
    /** The folder of databases, keys and secrets. Default: `.data/sandbox` in the working directory. */
    readonly dataDir?: string | undefined;
    /**
     * False: SQLite does not flush its commits to the disk, which is faster, and a power cut may lose or corrupt
     * them. For tests. Default: true.
     */
    readonly durable?: boolean | undefined;
    /**
     * A PostgreSQL database for the API, as `postgres://…`, which other processes may share. Default: a SQLite
     * file.
     */
    readonly databaseUrl?: string | undefined;
    /** Origins of the pages that may call the API and show the vault's frames. */
    readonly origins?: readonly string[] | undefined;
    /** The address that API and vault listen on. Default: 127.0.0.1, which other machines cannot reach. */
    readonly host?: string | undefined;
    /** The origin of the vault for browsers. Default: `http://vault.localhost` with its port. */
    readonly vaultOrigin?: string | undefined;
    /** The address of the vault for an API in another process. Default: `http://127.0.0.1` with its port. */
    readonly vaultAddress?: string | undefined;
    /** With PROD there is no admin port. Default: LOCAL. */
    readonly env?: Environment | undefined;
    /** Enables rate limits. Default: false. */
    readonly limits?: boolean | undefined;
    readonly tokenTtlMs?: number | undefined;
    /** The paypage id that the frames are configured with. */
    readonly paypageId?: string | undefined;
    /**
     * The secret of a storefront's back end. Default: kept in a file of the data folder, as are the next two.
     */
    readonly clientSecret?: string | undefined;
    readonly adminSecret?: string | undefined;
    readonly vaultSecret?: string | undefined;
    /** How far the clock is ahead of the real time by default, in milliseconds. Default: 0. */
    readonly clockOffsetMs?: number | undefined;
    /** Writes a log line. Default: to standard output. */
    readonly writeLog?: ((line: string) => void) | undefined;
}

/** A sandbox that runs in this process. */
interface Sandbox {
    /** URLs for browsers. In Node use 127.0.0.1 and the ports: not every system resolves these names. */
    readonly urls: {
        readonly api: string;
        readonly vault: string;
        readonly admin: string | undefined;
    };
    readonly ports: {
        readonly api: number;
        readonly vault: number;
        readonly admin: number | undefined;
    };
    readonly secrets: {
        readonly client: string;
        readonly admin: string;
    };
    readonly paypageId: string;
    /** The folder of its databases, keys and secrets. */
    readonly dataDir: string;
    readonly controls: Controls;
    /** Returns a bearer token of a demo shopper, such as `alice`, valid for `tokenTtlMs` or five minutes. */
    readonly tokenFor: TokenFor;
    stop(): Promise<void>;
}
/** Starts API, admin port and vault in this process. API and vault have a database each. */
declare function startSandbox(options?: SandboxOptions): Promise<Sandbox>;

interface VaultAsset {
    readonly contentType: string;
    readonly body: string;
}
/** Assets by their path. */
type VaultAssets = ReadonlyMap<string, VaultAsset>;

/**
 * Returns the static files of the vault, by path. The client script contains a mark for the vault's origin;
 * unreplaced, it means the page's own origin.
 */
declare function vaultAssets(): VaultAssets;

export { Controls, TokenFor, runCommand, startSandbox, vaultAssets };
export type { Sandbox, SandboxOptions, VaultAsset, VaultAssets };

// ---- token-for.d.ts

import { AuthType } from '@grocer/foundation/domain';

/**
 * Returns the time in ms until 15:00 UTC today, when it is morning in New York; negative when that has
 * passed. Late in the day no time slots are left, so a test's result would depend on when it runs.
 */
declare const untilMorning: () => number;

/** The two halves of a link in an email; both are needed to open it. */
interface LinkHalves {
    readonly token: string;
    readonly token2: string;
}

/** How a network can lose a response. */
type Loss = 'reset' | 'close' | 'cut-body';

/** A failure to simulate for the next matching requests. */
interface Fault {
    /** The name of a call, or a path. */
    readonly match: string;
    readonly when: 'before' | 'after-commit';
    readonly kind: Loss | 'status' | 'delay' | 'hang' | 'html';
    readonly status?: number | undefined;
    readonly code?: string | undefined;
    readonly reason?: string | undefined;
    readonly ms?: number | undefined;
    readonly times?: number | undefined;
}
/** A moment of the next matching request: before it is handled, or after that. */
type Moment = Pick<Fault, 'match' | 'when'>;
/** A request that is held back. */
interface Hold {
    /** Resolves once a request has arrived at that moment. */
    readonly arrived: Promise<void>;
    /** Lets it go on. */
    letGo(): void;
}
/** A fault that waits for requests. */
interface StagedFault extends Fault {
    readonly id: number;
    /** Number of requests that it will still affect. */
    readonly left: number;
}
/** A request in the history. */
interface Seen {
    readonly at: string;
    readonly call: string;
    readonly method: string;
    readonly route: string;
    readonly status: number;
    /** A hash of the idempotency key; empty when the request had none. */
    readonly key: string;
}

/** Everything a test or a demo can do to a running sandbox. The admin port offers the same over HTTP, except `hold`. */
interface Controls {
    addFault(fault: Fault): void;
    /**
     * Holds back the next request with the name of a call or a path, `before` it is handled or `after-commit`, until it
     * is let go or its caller disconnects; `clearFaults` and `reset` let it go, too. Applies to the requests of this process.
     */
    hold(moment: Moment): Hold;
    clearFaults(): void;
    /** The staged faults, with the number of requests that each will still affect. */
    stagedFaults(): Promise<readonly StagedFault[]>;
    /** Removes one staged fault by its id. */
    removeFault(id: number): void;
    /** Sets the clock ahead of its default time by this many ms, or back if negative; replaces an earlier offset. */
    setClock(offsetMs: number): void;
    /** Returns the clock's time, in epoch ms, and how far it is set ahead of its default time, in ms. */
    readClock(): {
        readonly now: number;
        readonly offsetMs: number;
    };
    setLimits(on: boolean): void;
    /** Restores the seed data; all sessions end. */
    reset(): Promise<void>;
    expireTokens(): Promise<void>;
    /** The calls that this process has answered. */
    history(): readonly Seen[];
    /** Opens a payment intent for a shopper and returns its id. */
    openIntent(shopper: string): Promise<string>;
    expireIntents(): Promise<void>;
    /** Releases every held time slot, as if its half hour had passed. */
    expirePromises(): Promise<void>;
    /** Sets how many shoppers a slot takes. */
    setSlotCapacity(optionId: string, capacity: number): Promise<void>;
    /** Adds cards to a shopper's wallet. */
    addCards(shopper: string, count: number): Promise<void>;
    /** Adds addresses to a shopper's account, even beyond its limit. */
    addAddresses(shopper: string, count: number): Promise<void>;
    /** Creates a link to a shopper's email preferences, as in an email, and returns its two halves. */
    openPreferenceLink(shopper: string): Promise<LinkHalves>;
    /** Seals a shopper's email address, as in an email, for the header `x-encrypted-email`. */
    sealEmail(shopper: string): Promise<string>;
    /** Sets the balance of the test gift card with these last four digits. */
    setGiftBalance(lastFour: string, cents: number): Promise<void>;
    /** Sets the balance of the test EBT card with these last four digits. */
    setEbtBalance(lastFour: string, cents: number): Promise<void>;
    /** Locks the test EBT card with these last four digits, or removes its lock and its wrong PINs. */
    setEbtLock(lastFour: string, locked: boolean): Promise<void>;
}

/** Returns a bearer token of a demo shopper, without the storefront back end that signs shoppers in. */
type TokenFor = (shopper: string, type?: AuthType) => Promise<string>;

export { untilMorning as u };
export type { Controls as C, Fault as F, Seen as S, TokenFor as T };
