import type { ApiDb } from '../../api/tables.ts';
import type { Clock } from '../../clock.ts';
import { hashOf, isSameSecret, newSecret } from '../../secrecy.ts';
import type { Random } from '../../secrecy.ts';

const LIVES_MS = 30 * 24 * 60 * 60_000;

/** The two halves of a link in an email; both are needed to open it. */
export interface LinkHalves {
  readonly token: string;
  readonly token2: string;
}

interface LinksParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly random?: Random | undefined;
}

/**
 * Links to email preferences, for shoppers who are not signed in. The database stores only hashes of them.
 */
export function createPreferenceLinks({ db, clock, random }: LinksParts) {
  const now = (): number => clock.now().getTime();
  return {
    /** Creates a link that is valid for thirty days and for email preferences only. */
    async create(userId: string): Promise<LinkHalves> {
      const halves = { token: newSecret(random), token2: newSecret(random) };
      await db.deleteFrom('preference_links').where('expires_at', '<=', now()).execute();
      await db
        .insertInto('preference_links')
        .values({
          token_hash: await hashOf(halves.token),
          token2_hash: await hashOf(halves.token2),
          user_id: userId,
          purpose: 'email-preferences',
          expires_at: now() + LIVES_MS,
        })
        .execute();
      return halves;
    },

    /** Returns the owner of a link; undefined for a wrong half or an expired link, without telling which. */
    async ownerOf({ token, token2 }: LinkHalves): Promise<string | undefined> {
      const link = await db
        .selectFrom('preference_links')
        .selectAll()
        .where('token_hash', '=', await hashOf(token))
        .where('purpose', '=', 'email-preferences')
        .where('expires_at', '>', now())
        .executeTakeFirst();
      // Compares even without a link, so that the response takes the same time.
      const isPair = await isSameSecret(await hashOf(token2), link?.token2_hash ?? '');
      return isPair ? link?.user_id : undefined;
    },
  };
}
