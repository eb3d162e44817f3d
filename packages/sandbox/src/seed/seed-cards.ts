import type { CardBrand } from '@grocer/foundation/domain';
import { inTransaction } from '../db/in-transaction.ts';
import { createAddresses } from '../wallet/addresses.ts';
import { createCards } from '../wallet/cards.ts';
import type { NewCard } from '../wallet/cards.ts';
import { bareCard } from '../wallet/new-card.ts';
import { addressOnWire } from './seed-parts.ts';
import type { SeedParts } from './seed-parts.ts';

const BRANDS: readonly CardBrand[] = ['VISA', 'MASTERCARD', 'DISCOVER', 'AMEX'];

/** Adds `count` generated bank cards, which can only be listed, since the vault does not know them. */
export async function seedCards(
  userId: string,
  count: number,
  { db, clock, random }: SeedParts,
): Promise<void> {
  const now = clock.now();
  const [address] = await createAddresses(db).list(userId);
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const card = (index: number): NewCard => ({
    ...bareCard('BANK_CARD', { at: new Date(now.getTime() + index), random }),
    brand: BRANDS[index % BRANDS.length] ?? 'VISA',
    first_six: '000000',
    last_four: String(index + 1)
      .padStart(4, '0')
      .slice(-4),
    exp_month: String((index % 12) + 1).padStart(2, '0'),
    exp_year: String(now.getFullYear() + 1 + (index % 5)),
    first_name: user.first_name,
    last_name: user.last_name,
    billing: address ? JSON.stringify(addressOnWire(address)) : null,
  });
  await inTransaction(db, async (tx) => {
    const cards = createCards(tx);
    for (let index = 0; index < count; index += 1) await cards.add(userId, card(index));
  });
}
