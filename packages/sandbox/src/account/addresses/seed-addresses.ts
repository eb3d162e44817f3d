import type { ApiDb } from '../../api/tables.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { newId } from '../../secrecy.ts';
import type { Random } from '../../secrecy.ts';
import { createAddresses } from '../../wallet/addresses.ts';

/** Adds `count` generated addresses to a shopper's account, with consecutive house numbers on one street. */
export async function seedAddresses(
  userId: string,
  count: number,
  { db, clock, random }: { db: ApiDb; clock: Clock; random?: Random | undefined },
): Promise<void> {
  const now = clock.now().getTime();
  await inTransaction(db, async (tx) => {
    const addresses = createAddresses(tx);
    for (let door = 1; door <= count; door += 1)
      await addresses.add(userId, {
        id: newId(random),
        type: 'delivery',
        street: `${door} Long Row`,
        unit: '',
        locality: 'Cincinnati',
        region: 'OH',
        postal_code: '45202',
        modified_at: now + door,
      });
  });
}
