import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLOutputValue } from 'node:sqlite';
import type { OpenShop } from './open-shop.ts';

/** Opens the API's database file for the duration of `work`. */
export function withDatabase<Result>({ dataDir }: OpenShop, work: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(path.join(dataDir, 'api', 'api.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Returns the bank cards of a shopper in the database, oldest first, as brand and last four digits. */
export const storedCards = (shop: OpenShop, shopper: string): readonly string[] =>
  withDatabase(shop, (db) =>
    db
      .prepare(
        `select brand || ' ' || last_four as card from cards join users on users.id = cards.user_id
         where users.key = ? and card_type = 'BANK_CARD' order by cards.created_at`,
      )
      .all(shopper)
      .map(({ card }) => String(card)),
  );

/** Changes the ZIP code of all addresses of a shopper. */
export const moveTo = (shop: OpenShop, shopper: string, zip: string): void =>
  withDatabase(shop, (db) => {
    db.prepare(
      'update addresses set postal_code = ? where user_id = (select id from users where key = ?)',
    ).run(zip, shopper);
  });

/** Adds a product to a shopper's cart, even if it is not available. */
export const putIntoCart = (
  shop: OpenShop,
  shopper: string,
  line: { gtin13: string; modality: string },
): void =>
  withDatabase(shop, (db) => {
    db.prepare(
      `insert into cart_lines
         (user_id, cart_id, id, gtin13, quantity, modality, substitution_policy, substitution_items, instructions)
       select users.id, carts.id, ?, ?, 1, ?, 'SHOPPER_CHOICE', '[]', ''
       from carts join users on users.id = carts.user_id where users.key = ? and carts.kind = 'active'`,
    ).run(`line-${line.gtin13}`, line.gtin13, line.modality, shopper);
  });

/** Returns the amounts held for orders, as kind of card and cents. */
export const heldCards = (shop: OpenShop): readonly string[] =>
  withDatabase(shop, (db) =>
    db
      .prepare(
        "select tender || ' ' || cents as held from tender_holds where status = 'LIVE' order by tender desc",
      )
      .all()
      .map(({ held }) => String(held)),
  );

/** Removes the payment methods of all checkouts. */
export const forgetPayers = (shop: OpenShop): void =>
  withDatabase(shop, (db) => {
    db.prepare("update checkouts set bank_card_id = null, gift_card_ids = '[]', snap_card_id = null").run();
  });

type Row = Readonly<Record<string, SQLOutputValue>>;

/**
 * Copies the placed order several times, each a minute older than the one before; returns their numbers,
 * newest first.
 */
export const repeatOrder = (shop: OpenShop, times: number): readonly string[] =>
  withDatabase(shop, (db) => {
    const copy = (table: string, change: (row: Row) => Row): void => {
      const row = db.prepare(`select * from ${table} order by rowid limit 1`).get() ?? {};
      const copied = Object.entries({ ...row, ...change(row) });
      const names = copied.map(([name]) => name).join();
      db.prepare(`insert into ${table} (${names}) values (${copied.map(() => '?').join()})`).run(
        ...copied.map(([, value]) => value),
      );
    };
    return Array.from({ length: times }, (_, index) => {
      const [id, number] = [`repeated-${index}`, `AGAIN${String(index).padStart(3, '0')}`];
      copy('checkouts', () => ({ id }));
      copy('orders', ({ placed_at }) => {
        const before = Number(placed_at) - (index + 1) * 60_000;
        return { id, checkout_id: id, number, placed_at: before };
      });
      return number;
    });
  });
