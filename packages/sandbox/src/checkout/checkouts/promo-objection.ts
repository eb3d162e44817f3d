import type { ApiDb } from '../../api/tables.ts';
import { refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import { readWhole } from './read-whole.ts';

/** Returns why a promo code cannot be applied to a checkout; undefined when it can. */
export async function promoObjection(
  tx: ApiDb,
  { userId, id, code }: { userId: string; id: string; code: string },
): Promise<Refusal | undefined> {
  const promo = await tx.selectFrom('promos').selectAll().where('code', '=', code).executeTakeFirst();
  if (!promo) return refuse(422, 'PROMO_UNKNOWN', 'There is no such promo code.');
  if (promo.is_active === 0) return refuse(422, 'PROMO_ENDED', 'This promo code is over.');
  const whole = await readWhole(tx, userId, id);
  return (whole?.price.itemTotal ?? 0) < promo.minimum_cents
    ? refuse(422, 'PROMO_MINIMUM', 'The order is too small for this promo code.')
    : undefined;
}
