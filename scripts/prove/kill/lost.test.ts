import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lostIn } from './lost.ts';

let db: DatabaseSync;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec(`
    create table checkouts (id text, gratuity_cents integer);
    create table orders (checkout_id text, number text, total_cents integer);
    insert into checkouts values ('c1', 0), ('c2', 300);
    insert into orders values ('c1', 'N1', 399);
  `);
});
afterEach(() => db.close());

const acknowledged = {
  orders: new Map([['c1', { number: 'N1', total: 399 }]]),
  tips: new Map([['alice', { checkoutId: 'c2', allowed: [200, 300] }]]),
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
  ['a checkout that is gone', 'delete from checkouts', 'lost: a tip of 200 or 300, NaN in its place'],
])('reports %s', (_what, broken, said) => {
  db.exec(broken);
  expect(lostIn(db, acknowledged)).toEqual([said]);
});
