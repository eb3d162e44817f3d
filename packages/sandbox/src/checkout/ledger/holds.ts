import type { Cents } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import type { TenderHoldsTable } from '../checkout-tables.ts';
import { transfer } from './ledger.ts';
import type { LedgerAccount } from './ledger.ts';

/** An amount to hold on a card for an order. */
export interface NewHold {
  readonly id: string;
  readonly orderId: string;
  readonly tender: TenderHoldsTable['tender'];
  readonly cardId: string;
  /** The account behind a gift or EBT card; null for a bank card. */
  readonly accountId: string | null;
  readonly cents: Cents;
}

const sourceOf = ({ accountId, cardId }: Pick<NewHold, 'accountId' | 'cardId'>): LedgerAccount =>
  accountId === null ? `bank:${cardId}` : `prepaid:${accountId}`;

/** Changes the balance of a prepaid card; the database refuses a negative balance. */
async function changeBalance(tx: ApiDb, accountId: string | null, cents: Cents): Promise<void> {
  if (accountId === null) return;
  await tx
    .updateTable('prepaid_accounts')
    .set(({ eb }) => ({ balance_cents: eb('balance_cents', '+', cents) }))
    .where('id', '=', accountId)
    .execute();
}

/** Holds an amount of a card for an order. */
export async function holdTender(
  tx: ApiDb,
  userId: string,
  { id, orderId, tender, cardId, accountId, cents, at }: NewHold & { readonly at: number },
): Promise<void> {
  await changeBalance(tx, accountId, -cents);
  const hold = { id, order_id: orderId, tender, card_id: cardId, account_id: accountId, cents };
  await tx
    .insertInto('tender_holds')
    .values({ ...hold, user_id: userId, status: 'LIVE' })
    .execute();
  const [from, to] = [sourceOf({ accountId, cardId }), `held:${orderId}`] as const;
  await transfer(tx, { txn: `hold-${id}`, from, to, cents, kind: 'hold', orderId, at });
}

/** Returns the amounts that are held for a shopper's order, by card. */
export const liveHolds = (db: ApiDb, userId: string, orderId: string): Promise<readonly TenderHoldsTable[]> =>
  db
    .selectFrom('tender_holds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'LIVE')
    .orderBy('tender', 'desc')
    .orderBy('id')
    .execute();

/** Releases everything that is held for an order. */
export async function releaseHolds(
  tx: ApiDb,
  userId: string,
  { orderId, at }: { orderId: string; at: number },
): Promise<void> {
  for (const { id, account_id: accountId, card_id: cardId, cents } of await liveHolds(tx, userId, orderId)) {
    await changeBalance(tx, accountId, cents);
    await tx
      .updateTable('tender_holds')
      .set({ status: 'RELEASED' })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    const [from, to] = [`held:${orderId}`, sourceOf({ accountId, cardId })] as const;
    await transfer(tx, { txn: `release-${id}`, from, to, cents, kind: 'release', orderId, at });
  }
}
