import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { flawsIn } from './ledger.ts';

let db: DatabaseSync;

// One order of 12.00: a gift card with a balance of 10.00 pays 4.00, a bank card the rest.
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec(`
    create table checkouts (id text, status text, promise_id text);
    create table orders (id text, checkout_id text, total_cents integer);
    create table tender_holds (id text, order_id text, tender text, card_id text, account_id text, cents integer, status text);
    create table ledger (txn text, account text, cents integer, kind text);
    create table prepaid_accounts (id text, balance_cents integer);
    create table promises (id text, order_id text);
    create table holds (promise_id text, option_id text);
    create table slots (option_id text, capacity integer);
    insert into checkouts values ('c1', 'SUBMITTED', 'p1'), ('c2', 'DRAFT', 'p2');
    insert into orders values ('o1', 'c1', 1200);
    insert into tender_holds values ('h1', 'o1', 'GIFT', 'card1', 'a1', 400, 'LIVE'),
      ('h2', 'o1', 'BANK', 'card2', null, 800, 'LIVE'), ('h3', 'o0', 'BANK', 'card2', null, 500, 'RELEASED');
    insert into ledger values ('t1', 'issuer', -1000, 'issue'), ('t1', 'prepaid:a1', 1000, 'issue'),
      ('t2', 'prepaid:a1', -400, 'hold'), ('t2', 'held:o1', 400, 'hold'),
      ('t3', 'bank:card2', -800, 'hold'), ('t3', 'held:o1', 800, 'hold'),
      ('t4', 'bank:card2', -500, 'hold'), ('t4', 'held:o0', 500, 'hold'),
      ('t5', 'held:o0', -500, 'release'), ('t5', 'bank:card2', 500, 'release');
    insert into prepaid_accounts values ('a1', 600);
    insert into slots values ('s1', 1);
    insert into promises values ('p1', 'o1'), ('p2', null);
    insert into holds values ('p1', 's1'), ('p2', 's1');
  `);
});
afterEach(() => db.close());

it('reports no flaws in consistent data', () => {
  expect(flawsIn(db)).toEqual([]);
});

it('requires that a canceled order holds neither money nor its time', () => {
  db.exec(`
    update checkouts set status = 'CANCELED', promise_id = 'p3' where id = 'c1';
    update tender_holds set status = 'RELEASED';
    update prepaid_accounts set balance_cents = 1000;
    insert into ledger values ('t6', 'held:o1', -400, 'release'), ('t6', 'prepaid:a1', 400, 'release'),
      ('t7', 'held:o1', -800, 'release'), ('t7', 'bank:card2', 800, 'release');
    insert into checkouts values ('c3', 'SUBMITTED', 'p2');
    insert into orders values ('o3', 'c3', 0);
    update promises set order_id = 'o3' where id = 'p2';
  `);
  expect(flawsIn(db)).toEqual([]);
  db.exec("update tender_holds set status = 'LIVE' where id = 'h2'");
  expect(flawsIn(db)).toContainEqual(expect.stringMatching(/^L2 what is held for an order is its total/));
});

it.each([
  ['L1 one order', "insert into orders values ('o2', 'c1', 0)"],
  ['L1 an order is of a checkout that is submitted', "update checkouts set status = 'DRAFT'"],
  ['L1 an order is of a checkout that is submitted', "update checkouts set status = 'MODIFIED'"],
  ['L2 what is held for an order is its total', "update tender_holds set cents = 799 where id = 'h2'"],
  [
    'L2 what is held for an order is its total',
    "update tender_holds set status = 'RELEASED' where id = 'h2'",
  ],
  ['L2 a card is held once', "update tender_holds set order_id = 'o1', status = 'LIVE' where id = 'h3'"],
  [
    'L2 at most 1 BANK card',
    "insert into tender_holds values ('h4', 'o1', 'BANK', 'card3', null, 0, 'LIVE')",
  ],
  [
    'L2 at most 1 SNAP card',
    "insert into tender_holds values ('h4', 'o1', 'SNAP', 'card3', 'a1', 0, 'LIVE'), ('h5', 'o1', 'SNAP', 'card4', 'a1', 0, 'LIVE')",
  ],
  ['L6 nothing is held', "update tender_holds set status = 'LIVE' where id = 'h3'"],
  ['L2 the books hold', "delete from ledger where txn = 't3'"],
  ['L3 what is left on a card', 'update prepaid_accounts set balance_cents = 200'],
  ['L3 what was issued', "update tender_holds set cents = 300 where id = 'h1'"],
  [
    'L3 a card never goes below nothing',
    `insert into ledger values ('t6', 'prepaid:a1', -700, 'hold'), ('t6', 'held:o0', 700, 'hold'),
      ('t7', 'prepaid:a1', 700, 'release'), ('t7', 'held:o0', -700, 'release')`,
  ],
  [
    'L4 each entry has its counterpart',
    "update ledger set cents = -401 where account = 'prepaid:a1' and txn = 't2'",
  ],
  ['L4 each entry has its counterpart', "insert into ledger values ('t8', 'issuer', 0, 'issue')"],
  ['L10 a time is kept for the order', "update promises set order_id = null where id = 'p1'"],
  ['L10 a time is kept for one order', "update promises set order_id = 'o1'"],
  ['L10 no slot has more orders', "update promises set order_id = 'o0' where id = 'p2'"],
])('reports a violation of "%s"', (promise, broken) => {
  db.exec(broken);
  expect(flawsIn(db)).toContainEqual(
    expect.stringMatching(new RegExp(`^${promise}.*: broken 1 times, as in`)),
  );
});
