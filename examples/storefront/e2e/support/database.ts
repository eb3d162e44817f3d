import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLOutputValue } from 'node:sqlite';
import type { OpenShop } from './open-shop.ts';

/** Works with the API's database file, as long as that takes. */
export function withDatabase<Result>({ dataDir }: OpenShop, work: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(path.join(dataDir, 'api', 'api.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** The bank cards of a shopper as the API's database file has them, oldest first: brand and last four digits. */
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

/** Gives all addresses of a shopper another ZIP. */
export const moveTo = (shop: OpenShop, shopper: string, zip: string): void =>
  withDatabase(shop, (db) => {
    db.prepare(
      'update addresses set postal_code = ? where user_id = (select id from users where key = ?)',
    ).run(zip, shopper);
  });

/** Puts a product into the cart of a shopper, whether it can be had or not. */
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

/** What is held for the orders there are: which kind of card, and how many cents. */
export const heldCards = (shop: OpenShop): readonly string[] =>
  withDatabase(shop, (db) =>
    db
      .prepare(
        "select tender || ' ' || cents as held from tender_holds where status = 'LIVE' order by tender desc",
      )
      .all()
      .map(({ held }) => String(held)),
  );

/** Makes the checkouts there are as nobody has said yet who pays. */
export const forgetPayers = (shop: OpenShop): void =>
  withDatabase(shop, (db) => {
    db.prepare("update checkouts set bank_card_id = null, gift_card_ids = '[]', snap_card_id = null").run();
  });

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Has the order that was placed so many times more, each a minute before the one after it; their numbers, the newest first. */
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
