import type { Cents } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import type { LedgerTable } from '../checkout-tables.ts';

/** Where money is: on a gift or EBT card, on a bank card, held for an order, or with whoever issued a card. */
export type LedgerAccount = `prepaid:${string}` | `bank:${string}` | `held:${string}` | 'issuer';

interface Transfer {
  readonly txn: string;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly cents: Cents;
  readonly kind: LedgerTable['kind'];
  readonly orderId: string | null;
  readonly at: number;
}

/** Writes down that money went from one account to another. What is written stays; a mistake is made up for by another entry. */
export async function transfer(
  tx: ApiDb,
  { txn, from, to, cents, kind, orderId, at }: Transfer,
): Promise<void> {
  const entry = { txn, kind, order_id: orderId, at };
  await tx
    .insertInto('ledger')
    .values([
      { ...entry, id: `${txn}-from`, account: from, cents: -cents },
      { ...entry, id: `${txn}-to`, account: to, cents },
    ])
    .execute();
}
