import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lostIn } from './lost.ts';

let db: DatabaseSync;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec(`
    create table checkouts (id text, gratuity_cents integer, bank_card_id text, gift_card_ids text);
    create table orders (checkout_id text, number text, total_cents integer);
    insert into checkouts values ('c1', 0, null, '[]'), ('c2', 300, 'b1', '["g1","g2"]');
    insert into orders values ('c1', 'N1', 399);
  `);
});
afterEach(() => db.close());

const acknowledged = {
  orders: new Map([['c1', { number: 'N1', total: 399 }]]),
  tips: new Map([['c2', [200, 300]]]),
  payments: new Map([['c2', ['b2', 'b1 g1 g2']]]),
};

it('reports nothing when all acknowledged data is stored', () => {
  expect(lostIn(db, acknowledged)).toEqual([]);
});

it.each([
  ['an order that is gone', 'delete from orders', 'lost: order N1'],
  ['an order of another total', 'update orders set total_cents = 1', 'lost: order N1'],
  [
    'a tip that is not the last one',
    "update checkouts set gratuity_cents = 100 where id = 'c2'",
    'lost: a tip of 200 or 300, 100 in its place',
  ],
  [
    'cards that are not the last ones',
    `update checkouts set gift_card_ids = '["g1"]' where id = 'c2'`,
    'lost: cards b2 or b1 g1 g2, b1 g1 in their place',
  ],
  [
    'a checkout that is gone',
    'delete from checkouts',
    'lost: a tip of 200 or 300, NaN in its place',
    'lost: cards b2 or b1 g1 g2, none in their place',
  ],
])('reports %s', (_what, broken, ...said) => {
  db.exec(broken);
  expect(lostIn(db, acknowledged)).toEqual(said);
});
