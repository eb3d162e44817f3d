import type { CardBrand } from '@grocer/foundation/domain';
import type { Selectable } from 'kysely';
import type { RedeemedCard } from '../api/vault-port.ts';
import type { Clock } from '../clock.ts';
import { hashOf, newId, newSecret, signatureOf, strongRandom } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import { seal } from './keys.ts';
import type { VaultKeys } from './keys.ts';
import type { CardTokensTable, VaultCardsTable, VaultDb } from './tables.ts';

const SESSION_MS = 15 * 60_000;
/** Maximum number of open sessions of one paypage id, since anyone can open one and could fill the disk. */
const MOST_SESSIONS = 1000;
const TOKEN_MS = 24 * 60 * 60_000;

export interface StoreParts {
  readonly db: VaultDb;
  readonly keys: VaultKeys;
  readonly clock: Clock;
  readonly random?: Random | undefined;
}

/** A test card that the vault may store. */
export interface AcceptedCard {
  readonly accountNumber: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly brand: CardBrand;
  readonly behaviour: string;
}

export interface Redemption {
  readonly token: string;
  readonly paypageId: string;
  /** The operation that the card is redeemed for. */
  readonly operation: string;
  /** True to leave the token unredeemed. */
  readonly dryRun?: boolean | undefined;
}

type Opened =
  | { readonly ok: true; readonly session: string }
  | { readonly ok: false; readonly roomInMs: number };

export type RedeemOutcome =
  | { readonly ok: true; readonly card: RedeemedCard }
  | { readonly ok: false; readonly code: '877' | '878' };

/** Stores a card and returns its id, which is the same for the same number. */
async function cardFor(
  { db, keys, random = strongRandom }: StoreParts,
  { accountNumber, brand, behaviour }: AcceptedCard,
): Promise<string> {
  const fingerprint = await signatureOf(keys.fingerprints, accountNumber);
  const id = newId(random);
  const sealed = await seal(keys.sealing, { text: accountNumber, cardId: id, nonce: random(12) });
  const card = {
    id,
    sealed,
    fingerprint,
    first_six: accountNumber.slice(0, 6),
    last_four: accountNumber.slice(-4),
    brand,
    behaviour,
  };
  await db
    .insertInto('vault_cards')
    .values(card)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
  const kept = await db
    .selectFrom('vault_cards')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  return kept.id;
}

/** The sessions with which frames request tokens. */
function createFrameSessions({ db, clock, random = strongRandom }: StoreParts) {
  const now = (): number => clock.now().getTime();
  return {
    /** Opens a session, or returns the time in ms until one can be opened. */
    async openSession(paypageId: string): Promise<Opened> {
      const session = newSecret(random);
      const row = { hash: await hashOf(session), paypage_id: paypageId, expires_at: now() + SESSION_MS };
      return db.transaction().execute(async (tx): Promise<Opened> => {
        await tx.deleteFrom('frame_sessions').where('expires_at', '<', now()).execute();
        const { open, first } = await tx
          .selectFrom('frame_sessions')
          .where('paypage_id', '=', paypageId)
          .select(({ fn }) => [fn.countAll<number>().as('open'), fn.min('expires_at').as('first')])
          .executeTakeFirstOrThrow();
        if (open >= MOST_SESSIONS) return { ok: false, roomInMs: first - now() };
        await tx.insertInto('frame_sessions').values(row).execute();
        return { ok: true, session };
      });
    },

    /** Uses up a session; returns true when it was valid for a token of this page. */
    async useSession(session: string, paypageId: string): Promise<boolean> {
      const used = await db
        .deleteFrom('frame_sessions')
        .where('hash', '=', await hashOf(session))
        .where('paypage_id', '=', paypageId)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return used.numDeletedRows === 1n;
    },
  };
}

function createCardTokens(parts: StoreParts) {
  const { db, clock, random = strongRandom } = parts;
  const now = (): number => clock.now().getTime();

  return {
    async issueToken(paypageId: string, card: AcceptedCard): Promise<string> {
      const token = newSecret(random);
      const { expMonth, expYear } = card;
      // For another 24 hours the answer is "expired" instead of "unknown".
      await db
        .deleteFrom('card_tokens')
        .where('expires_at', '<=', now() - TOKEN_MS)
        .execute();
      const card_id = await cardFor(parts, card);
      await db
        .insertInto('card_tokens')
        .values({
          hash: await hashOf(token),
          card_id,
          paypage_id: paypageId,
          exp_month: expMonth,
          exp_year: expYear,
          expires_at: now() + TOKEN_MS,
          redeemed_by: null,
        })
        .execute();
      return token;
    },

    /** Redeems a token once. A repetition of the same operation gets the same answer. */
    async redeem({ token, paypageId, operation, dryRun = false }: Redemption): Promise<RedeemOutcome> {
      const [hash, by] = await Promise.all([hashOf(token), hashOf(operation)]);
      return db.transaction().execute(async (tx): Promise<RedeemOutcome> => {
        const row = await tx
          .selectFrom('card_tokens')
          .innerJoin('vault_cards', 'vault_cards.id', 'card_tokens.card_id')
          .selectAll()
          .where('hash', '=', hash)
          .where('paypage_id', '=', paypageId)
          .executeTakeFirst();
        if (!row || (row.redeemed_by !== null && row.redeemed_by !== by)) return { ok: false, code: '877' };
        if (row.redeemed_by === null && row.expires_at <= now()) return { ok: false, code: '878' };
        if (!dryRun)
          await tx.updateTable('card_tokens').set({ redeemed_by: by }).where('hash', '=', hash).execute();
        return { ok: true, card: toRedeemed(row) };
      });
    },
  };
}

/** The vault's storage: frame sessions, sealed cards, and hashes of tokens. */
export const createVaultStore = (parts: StoreParts) => ({
  ...createFrameSessions(parts),
  ...createCardTokens(parts),
});

type Kept = Selectable<CardTokensTable> & Selectable<VaultCardsTable>;

const toRedeemed = (row: Omit<Kept, 'hash'>): RedeemedCard => ({
  vaultCardId: row.card_id,
  fingerprint: row.fingerprint,
  firstSix: row.first_six,
  lastFour: row.last_four,
  brand: row.brand,
  expMonth: row.exp_month,
  expYear: row.exp_year,
  behaviour: row.behaviour,
});
