import type { Cents } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import type { LedgerTable } from '../checkout-tables.ts';

/** An account of the ledger: a gift or EBT card, a bank card, the holds of an order, or the cards' issuer. */
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

/** Records a transfer. Entries are never changed; a mistake is corrected by another entry. */
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
