import type { AuthType } from '@grocer/foundation/domain';
import type { Clock } from '../clock.ts';
import { hashOf, newId, newSecret } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';
import type { ApiDb, UsersTable } from './tables.ts';

const SHORTEST_MS = 2000;
const LONGEST_MS = 60 * 60_000;

export type Sessions = ReturnType<typeof createSessions>;

export interface SessionsConfig {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly random?: Random | undefined;
  readonly tokenTtlMs?: number | undefined;
}

interface TokensConfig {
  readonly db: ApiDb;
  readonly now: () => number;
  readonly random: Random | undefined;
  readonly ttl: number;
}

/** The bearer tokens of sessions. */
function createTokens({ db, now, random, ttl }: TokensConfig) {
  return {
    /** Creates a bearer token for a session. */
    async mintFor(
      userId: string,
      sessionId: string,
      type: AuthType,
    ): Promise<{ accessToken: string; expiresIn: number }> {
      const accessToken = newSecret(random);
      const values = {
        hash: await hashOf(accessToken),
        session_id: sessionId,
        user_id: userId,
        type,
        expires_at: now() + ttl,
      };
      await db
        .deleteFrom('tokens')
        .where('expires_at', '<', now() - LONGEST_MS)
        .execute();
      await db.insertInto('tokens').values(values).execute();
      return { accessToken, expiresIn: Math.round(ttl / 1000) };
    },

    /** Returns the user, session and type of a token; undefined when it is unknown, expired or ended. */
    async holderOf(
      accessToken: string,
    ): Promise<{ userId: string; sessionId: string; type: AuthType } | undefined> {
      return db
        .selectFrom('tokens')
        .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
        .select(['tokens.user_id as userId', 'tokens.session_id as sessionId', 'tokens.type as type'])
        .where('tokens.hash', '=', await hashOf(accessToken))
        .where('tokens.expires_at', '>', now())
        .where('sessions.ended_at', 'is', null)
        .executeTakeFirst();
    },

    /** Expires every bearer token now; sessions stay. */
    async expireTokens(): Promise<void> {
      await db.updateTable('tokens').set({ expires_at: 0 }).execute();
    },
  };
}

/** Sessions and their bearer tokens. The database stores only hashes of them. */
export function createSessions({ db, clock, random, tokenTtlMs = 5 * 60_000 }: SessionsConfig) {
  const ttl = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, tokenTtlMs));
  const now = (): number => clock.now().getTime();
  const tokens = createTokens({ db, now, random, ttl });

  async function openSession(userId: string): Promise<{ id: string; refreshToken: string }> {
    const refreshToken = newSecret(random);
    const id = newId(random);
    const values = {
      id,
      user_id: userId,
      refresh_hash: await hashOf(refreshToken),
      created_at: now(),
      ended_at: null,
    };
    await db.insertInto('sessions').values(values).execute();
    return { id, refreshToken };
  }

  return {
    ...tokens,
    openSession,

    /** Returns a bearer token for a valid refresh token. */
    async mint(
      refreshToken: string,
      type: AuthType,
    ): Promise<{ accessToken: string; expiresIn: number } | undefined> {
      const session = await db
        .selectFrom('sessions')
        .select(['id', 'user_id'])
        .where('refresh_hash', '=', await hashOf(refreshToken))
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return session && tokens.mintFor(session.user_id, session.id, type);
    },

    /** Returns the user of a valid refresh token. */
    async ownerOf(refreshToken: string): Promise<UsersTable | undefined> {
      return db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .where('refresh_hash', '=', await hashOf(refreshToken))
        .where('ended_at', 'is', null)
        .executeTakeFirst();
    },

    /** Ends a session and its bearer tokens. */
    async end(refreshToken: string): Promise<void> {
      const hash = await hashOf(refreshToken);
      await db
        .updateTable('sessions')
        .set({ ended_at: now() })
        .where('refresh_hash', '=', hash)
        .where('ended_at', 'is', null)
        .execute();
    },
  };
}
