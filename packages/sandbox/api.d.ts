// ---- browser.d.ts

import { RequestHandler } from 'msw';
import { C as Controls, T as TokenFor } from './token-for.js';
export { F as Fault, S as Seen, u as untilMorning } from './token-for.js';
import { SmsTrigger, Modality, CheckoutStatus, SubstitutionPolicy, CardBrand, AppName, AuthType } from '@grocer/foundation/domain';
import { Generated, Kysely } from 'kysely';

/** What an account says of a shopper besides their name. */
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
/** An email preference that a shopper has stated; without a row it is not selected. */
interface EmailPreferencesTable {
    user_id: string;
    banner: string;
    short_description: string;
    selected: 0 | 1;
}
/** Text messages that a phone gets; without a row it gets none. */
interface SmsOptInsTable {
    user_id: string;
    phone_number: string;
    trigger_type: SmsTrigger;
    is_opted_in: 0 | 1;
}
/** A link in an email, by hashes of its two halves. */
interface PreferenceLinksTable {
    token_hash: string;
    token2_hash: string;
    user_id: string;
    purpose: 'email-preferences';
    expires_at: number;
}
/** What a card was asked to pay for a checkout, and what became of it. */
interface PaymentsTable {
    id: string;
    user_id: string;
    checkout_id: string;
    card_id: string;
    transaction_type: 'AUTHORIZATION';
    transaction_status: 'APPROVED' | 'DECLINED';
    created_at: number;
}
/** What accounts keep. */
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

/** A cart on its way to an order, and what has become of it. */
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
    /** The card that pays what is left; nobody has said while it is null. */
    bank_card_id: null | string;
    /** Ids in the order in which they are used up, as JSON. */
    gift_card_ids: string;
    /** The EBT card that pays a part; none does while it is null. */
    snap_card_id: null | string;
    /** The most that it is to pay. */
    snap_cents: number;
    /** The idempotency key of the submission that was accepted last. */
    last_operation: null | string;
}
/** A product of a checkout, at the price that it has there: what a version costs never changes. */
interface CheckoutLinesTable {
    checkout_id: string;
    user_id: string;
    gtin13: string;
    /** Empty outside of a flash sale. */
    coupon_id: string;
    quantity: number;
    unit_cents: number;
    regular_cents: number;
    substitution_policy: SubstitutionPolicy;
    /** GTINs, as JSON. */
    substitution_items: string;
    source_store_id: null | string;
}
/** What a promo code is good for. */
interface PromosTable {
    code: string;
    kind: 'amount' | 'percent' | 'delivery';
    /** Cents, or percent. */
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
/** An order that was placed: one for each checkout, whatever the code does. */
interface OrdersTable {
    id: string;
    /** What shoppers know it by. */
    number: string;
    user_id: string;
    checkout_id: string;
    total_cents: number;
    placed_at: number;
    /** The application in which it was placed, once it has been told. */
    app_name: null | string;
}
/** What one card is held to pay of an order. */
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
/** A card that pays for one order alone, since its wallet does not keep it. */
interface OrderCardsTable {
    checkout_id: string;
    user_id: string;
    card_id: string;
}
/** Money that went from one account to another: the entries of a transaction come to nothing. */
interface LedgerTable {
    id: string;
    txn: string;
    account: string;
    cents: number;
    kind: 'issue' | 'hold' | 'release';
    order_id: null | string;
    at: number;
}
/** What checkouts keep. */
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

/** What steers every process of a sandbox; one row. */
interface SteeringTable {
    id: number;
    clock_offset_ms: number;
    /** Absent: as each process was started. */
    limits_on: 0 | 1 | null;
}
/** Faults to come, in their order. */
interface StagedFaultsTable {
    id: Generated<number>;
    match: string;
    moment: string;
    /** As JSON. */
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
/** What several processes over one database share beside what they serve. */
interface SharedTables {
    steering: SteeringTable;
    staged_faults: StagedFaultsTable;
    seen_calls: SeenCallsTable;
    kept_secrets: KeptSecretsTable;
}

/** A store or fulfilment centre. Nobody's: every shopper sees the same ones. */
interface StoresTable {
    location_id: string;
    kind: 'store' | 'centre';
    /** The key of its banner. */
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

/** How a shopper last shopped in one way. */
interface ModalityPreferencesTable {
    user_id: string;
    modality: Modality;
    /** Where to, as the wire has it, as JSON. */
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
    /** Absent for what was kept before there were versions. */
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
    /** What can stand in for each other. */
    family: string;
    price_cents: number;
    unit_price: string;
    /** The name of its picture. */
    picture: string;
    is_alcohol: 0 | 1;
    needs_prop65: 0 | 1;
    /** May SNAP pay for it? */
    is_snap: 0 | 1;
    is_weighed: 0 | 1;
    is_low: 0 | 1;
    is_new: 0 | 1;
    /** 0 where anybody may have it. */
    minimum_age: number;
    tax_class: 'exempt' | 'general' | 'alcohol';
    /** Where it cannot be had. */
    missing_at: 'nowhere' | 'everywhere' | 'third_party';
    /** The ways in which it can be had, with commas between. */
    ways: string;
    /** Where it stands in a store. */
    location: string;
    /** What diets it fits, with commas between. */
    tags: string;
}
/** How many shoppers a slot takes, once it is not what its id says. */
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
    /** What it is for, as the wire has it, as JSON. */
    items: string;
    /** The order that it was kept for, once there is one. */
    order_id: null | string;
}
/** One slot of a promise: what takes capacity. */
interface HoldsTable {
    promise_id: string;
    option_id: string;
    held_at: number;
}
interface CartsTable {
    id: string;
    user_id: string;
    kind: 'active' | 'modify';
    /** The checkout of the order that it changes; of a shopper's own cart there is none. */
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
/** What fulfilment keeps. */
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
    /** Absent until it is changed. */
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
    /** A billing address as the wire has it, as JSON. */
    billing: null | string;
    saved: 0 | 1;
    created_at: number;
    updated_at: number;
    /** Where the money of a gift or EBT card is. */
    account_id: null | string;
    /** A picture of its own; the brand's where there is none. */
    image_type: null | string;
    fraud_token: null | string;
    /** Names the card in the vault for this shopper alone. */
    vault_ref: null | string;
    is_no_fuel: 0 | 1;
    /** How many look-ups of the balance are still to fail. */
    balance_failures: number;
}
/** The money behind a gift or EBT card, whoever has it in a wallet. Its number and PIN are known as keyed hashes. */
interface PrepaidAccountsTable {
    id: string;
    kind: 'GIFT_CARD' | 'EBT_CARD';
    number_hash: string;
    /** Absent for EBT cards: their PINs are the vault's. */
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
/** A PIN that was found to be right, known by its token's hash. */
interface PinApprovalsTable {
    token_hash: string;
    user_id: string;
    card_id: string;
    approved_at: number;
    /** The payment that it was used for. */
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
    /** A hash of who, what and under which idempotency key. */
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
/** Queries on the API's database, inside or outside a transaction. */
type ApiDb = Kysely<ApiTables>;

interface BrowserSandboxOptions {
    readonly apiOrigin: string;
    readonly vaultOrigin: string;
    /** Pages that may call; this page when not said. */
    readonly origins?: readonly string[];
    readonly paypageId?: string;
    /** Should there be demo shoppers? There should, when not said. */
    readonly seed?: boolean;
    /** How far ahead of the real time its clock is by itself, in ms; 0 when not said. */
    readonly clockOffsetMs?: number;
}
/** A sandbox that lives in the memory of a page. */
interface BrowserSandbox {
    /** For msw: they hand requests to the very applications that Node serves. */
    readonly handlers: readonly RequestHandler[];
    readonly controls: Controls;
    /** A bearer token of a demo shopper. */
    readonly tokenFor: TokenFor;
    readonly db: ApiDb;
}
/** Runs API and vault in this page, on SQLite in memory. Demo data is made once in an hour, and copied into each sandbox. */
declare function createBrowserSandbox(options: BrowserSandboxOptions): Promise<BrowserSandbox>;

export { Controls, TokenFor, createBrowserSandbox };
export type { BrowserSandbox, BrowserSandboxOptions };

// ---- node.d.ts

import { C as Controls, T as TokenFor } from './token-for.js';
export { F as Fault, S as Seen, u as untilMorning } from './token-for.js';
import { Environment } from '@grocer/foundation/domain';

/** What `npx @grocer/sandbox` runs: API, vault and admin port in this process, until it is asked to stop. */
declare function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void>;

/** How a sandbox is to run; what is not said has a default. */
interface SandboxOptions {
    /** 8787; 0 takes a free one, as for every port here. */
    readonly apiPort?: number | undefined;
    /** 8788. */
    readonly vaultPort?: number | undefined;
    /** 8789. */
    readonly adminPort?: number | undefined;
    /** Where databases, keys and secrets are kept; `.data/sandbox` below the working folder. */
    readonly dataDir?: string | undefined;
    /** A PostgreSQL database for the API, as `postgres://…`; other processes may use it too. A SQLite file when not said. */
    readonly databaseUrl?: string | undefined;
    /** Pages that may call the API and show the vault's frames. */
    readonly origins?: readonly string[] | undefined;
    /** The address that API and vault listen on; 127.0.0.1 when not said, so that no other machine reaches them. */
    readonly host?: string | undefined;
    /** The vault as browsers reach it; `http://vault.localhost` and its port when not said. */
    readonly vaultOrigin?: string | undefined;
    /** The vault as an API in another process reaches it; `http://127.0.0.1` and its port when not said. */
    readonly vaultAddress?: string | undefined;
    /** PROD runs without the admin port. */
    readonly env?: Environment | undefined;
    /** Should there be limits on how often something is tried? They are off when not said. */
    readonly limits?: boolean | undefined;
    readonly tokenTtlMs?: number | undefined;
    /** What the frames are configured with. */
    readonly paypageId?: string | undefined;
    /** Kept in files of the data folder when not given. */
    readonly clientSecret?: string | undefined;
    readonly adminSecret?: string | undefined;
    readonly vaultSecret?: string | undefined;
    /** How far ahead of the real time its clock is by itself, in ms; 0 when not said. */
    readonly clockOffsetMs?: number | undefined;
    /** Where log lines go; standard output when not said. */
    readonly writeLog?: ((line: string) => void) | undefined;
}

/** A sandbox that runs in this process. */
interface Sandbox {
    /** As browsers reach it. From Node use 127.0.0.1 and the ports: not every system knows the names. */
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
    /** Where its databases, keys and secrets are. */
    readonly dataDir: string;
    readonly controls: Controls;
    /** A bearer token of a demo shopper, such as `alice`; good for five minutes, unless `tokenTtlMs` says otherwise. */
    readonly tokenFor: TokenFor;
    stop(): Promise<void>;
}
/** Runs API, admin port and vault in this process, each over its own database in the data folder. */
declare function startSandbox(options?: SandboxOptions): Promise<Sandbox>;

interface VaultAsset {
    readonly contentType: string;
    readonly body: string;
}
/** Path to what is served there. */
type VaultAssets = ReadonlyMap<string, VaultAsset>;

/**
 * Everything the vault serves that is the same for everybody, by path. The client script's origin mark stands
 * for the origin it is served from; left as it is, it means the page's own.
 */
declare function vaultAssets(): VaultAssets;

export { Controls, TokenFor, runCommand, startSandbox, vaultAssets };
export type { Sandbox, SandboxOptions, VaultAsset, VaultAssets };

// ---- token-for.d.ts

import { AuthType } from '@grocer/foundation/domain';

/**
 * How far ahead of the real time it is morning in New York, on today's date in UTC, in ms; below zero when that has passed. Of a
 * day that is nearly over no times are left, and what a test finds would depend on when it runs.
 */
declare const untilMorning: () => number;

/** The two halves of a link in an email: neither opens anything alone. */
interface LinkHalves {
    readonly token: string;
    readonly token2: string;
}

/** How a network can lose an answer. */
type Loss = 'reset' | 'close' | 'cut-body';

/** A failure to stage for the next requests that match. */
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
/** One request as the history tells it. */
interface Seen {
    readonly at: string;
    readonly call: string;
    readonly method: string;
    readonly route: string;
    readonly status: number;
    /** A hash of the idempotency key; empty when the request had none. */
    readonly key: string;
}

/** Everything a test or a demo may do to a running sandbox. The admin port offers the same over HTTP. */
interface Controls {
    addFault(fault: Fault): void;
    clearFaults(): void;
    /** Sets the clock forward or back against what it shows by itself. */
    setClock(offsetMs: number): void;
    setLimits(on: boolean): void;
    /** Makes everything as it was seeded; sessions end. */
    reset(): Promise<void>;
    expireTokens(): Promise<void>;
    /** The calls that this process answered. */
    history(): readonly Seen[];
    /** Opens a payment intent of a shopper and gives its id. */
    openIntent(shopper: string): Promise<string>;
    expireIntents(): Promise<void>;
    /** Lets every held time go, as if its half hour were over. */
    expirePromises(): Promise<void>;
    /** Says how many shoppers a slot takes, from now on. */
    setSlotCapacity(optionId: string, capacity: number): Promise<void>;
    /** Gives a shopper more cards. */
    addCards(shopper: string, count: number): Promise<void>;
    /** Gives a shopper more addresses, beyond what an account takes if need be. */
    addAddresses(shopper: string, count: number): Promise<void>;
    /** Makes a link to a shopper's email preferences, as an email has it, and gives its two halves. */
    openPreferenceLink(shopper: string): Promise<LinkHalves>;
    /** Seals a shopper's email address, as an email has it, for the header `x-encrypted-email`. */
    sealEmail(shopper: string): Promise<string>;
    /** Says what is left on the test gift card with these last four digits. */
    setGiftBalance(lastFour: string, cents: number): Promise<void>;
    /** Says what is left on the EBT test card with these last four digits. */
    setEbtBalance(lastFour: string, cents: number): Promise<void>;
    /** Locks the EBT test card with these last four digits, or takes its lock and its wrong PINs away. */
    setEbtLock(lastFour: string, locked: boolean): Promise<void>;
}

/** A bearer token of a demo shopper, without the back end that signs shoppers in. */
type TokenFor = (shopper: string, type?: AuthType) => Promise<string>;

export { untilMorning as u };
export type { Controls as C, Fault as F, Seen as S, TokenFor as T };
