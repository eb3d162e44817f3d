import { seedAddresses } from '../account/addresses/seed-addresses.ts';
import type { EmailSeal } from '../account/emails/email-seal.ts';
import { createPreferenceLinks } from '../account/emails/preference-links.ts';
import type { LinkHalves } from '../account/emails/preference-links.ts';
import { createProfiles } from '../account/profile/profiles.ts';
import type { Fingerprints } from '../api/fingerprints.ts';
import { createIntents } from '../api/intents.ts';
import { createSessions } from '../api/sessions.ts';
import type { ApiDb } from '../api/tables.ts';
import type { AdjustableClock } from '../clock.ts';
import type { Random } from '../secrecy.ts';
import type { EnrolCard } from '../seed/enrol-card.ts';
import { seedCards } from '../seed/seed-cards.ts';
import { seedAnew } from '../seed/seed.ts';
import { expirePromises, setSlotCapacity } from '../fulfilment/promises/promise-controls.ts';
import { createPinTries } from '../wallet/pin-tries.ts';
import { createPrepaidAccounts } from '../wallet/prepaid-accounts.ts';
import type { PrepaidAccount } from '../wallet/prepaid-accounts.ts';
import type { Fault, Hold, Moment, Seen, StagedFault } from '../wire/probe.ts';
import type { SteeredProbe } from './probe.ts';

/** Everything a test or a demo can do to a running sandbox. The admin port offers the same over HTTP, except `hold`. */
export interface Controls {
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
  readClock(): { readonly now: number; readonly offsetMs: number };
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

export interface ControlsParts {
  readonly db: ApiDb;
  readonly clock: AdjustableClock;
  readonly enrol: EnrolCard;
  readonly fingerprints: Fingerprints;
  readonly emailSeal: EmailSeal;
  readonly probe: SteeredProbe;
  readonly random?: Random | undefined;
  /** Recreates the database. Default: empties and seeds it. */
  readonly renew?: (() => Promise<void>) | undefined;
}

/** Returns the database id of a demo shopper; throws a RangeError for an unknown name. */
export async function userIdOf(db: ApiDb, shopper: string): Promise<string> {
  const row = await db.selectFrom('users').select('id').where('key', '=', shopper).executeTakeFirst();
  if (!row) throw new RangeError(`There is no shopper called "${shopper}".`);
  return row.id;
}

async function accountOf(db: ApiDb, kind: PrepaidAccount['kind'], lastFour: string): Promise<PrepaidAccount> {
  const account = await createPrepaidAccounts(db).byLastFour(kind, lastFour);
  if (!account) throw new RangeError(`There is no test card that ends in ${lastFour}.`);
  return account;
}

/**
 * Sets a card's balance in one transaction, so that the ledger does not miss what an order takes meanwhile.
 */
const setBalance = (
  { db, clock }: Pick<ControlsParts, 'db' | 'clock'>,
  { kind, lastFour, cents }: { kind: PrepaidAccount['kind']; lastFour: string; cents: number },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const account = await accountOf(tx, kind, lastFour);
    await createPrepaidAccounts(tx).setBalance(account, cents, clock.now().getTime());
  });

/** Creates the controls of one sandbox. */
export function createControls(parts: ControlsParts): Controls {
  const { db, clock, probe } = parts;
  const sessions = createSessions(parts);
  const intents = createIntents(parts);
  return {
    addFault: probe.addFault,
    hold: probe.hold,
    clearFaults: probe.clearFaults,
    stagedFaults: probe.stagedFaults,
    removeFault: probe.removeFault,
    setClock: probe.setClock,
    readClock: () => ({ now: clock.now().getTime(), offsetMs: clock.offset() }),
    setLimits: probe.setLimits,
    async reset() {
      await probe.reset();
      if (parts.renew) await parts.renew();
      else await seedAnew(parts);
    },
    expireTokens: sessions.expireTokens,
    history: probe.seen,
    openIntent: async (shopper) => intents.open(await userIdOf(db, shopper)),
    expireIntents: intents.expireAll,
    expirePromises: () => expirePromises(db, clock),
    setSlotCapacity: (optionId, capacity) => setSlotCapacity(db, optionId, capacity),
    addCards: async (shopper, count) => seedCards(await userIdOf(db, shopper), count, parts),
    addAddresses: async (shopper, count) => seedAddresses(await userIdOf(db, shopper), count, parts),
    openPreferenceLink: async (shopper) => createPreferenceLinks(parts).create(await userIdOf(db, shopper)),
    async sealEmail(shopper) {
      const [email] = await createProfiles(db).emailsOf(await userIdOf(db, shopper));
      if (!email) throw new RangeError(`The account of "${shopper}" has no email address.`);
      return parts.emailSeal.seal(email.address);
    },
    setGiftBalance: (lastFour, cents) => setBalance(parts, { kind: 'GIFT_CARD', lastFour, cents }),
    setEbtBalance: (lastFour, cents) => setBalance(parts, { kind: 'EBT_CARD', lastFour, cents }),
    async setEbtLock(lastFour, locked) {
      await db.transaction().execute(async (tx) => {
        const { number_hash } = await accountOf(tx, 'EBT_CARD', lastFour);
        await createPinTries({ db: tx, clock }).setLocked(number_hash, locked);
      });
    },
  };
}
