import type { DatabaseSync } from 'node:sqlite';

/**
 * A state that must never be found in the database, named by the invariant that it breaks: `select` returns a
 * row of one column for each violation. Invariants hold after each transaction, not just at the end.
 */
interface Invariant {
  readonly name: string;
  readonly select: string;
}

/** Maximum number of cards of a kind that pay one order; other kinds have no limit. */
const MOST_OF_TENDER: Readonly<Record<string, number>> = { BANK: 1, SNAP: 1 };

const LIVE = `select * from tender_holds where status = 'LIVE'`;
/** The amount to be held for each order; 0 if it is canceled. */
const DUE = `select orders.id, status <> 'CANCELED' as isLive, case when status = 'CANCELED' then 0 else total_cents end as cents
  from orders join checkouts on checkouts.id = orders.checkout_id`;

const orders: readonly Invariant[] = [
  {
    name: 'L1 one order for a checkout',
    select: 'select checkout_id from orders group by checkout_id having count(*) > 1',
  },
  {
    name: 'L1 an order is of a checkout that is submitted, and the other way round',
    select: `select coalesce(orders.id, checkouts.id) from orders full join checkouts on checkouts.id = orders.checkout_id
      where (orders.id is null) <> (coalesce(checkouts.status, 'none') not in ('SUBMITTED', 'MODIFIED', 'CANCELED'))`,
  },
];

const holds: readonly Invariant[] = [
  {
    name: 'L2 what is held for an order is its total',
    select: `select due.id from (${DUE}) as due left join (${LIVE}) as held on held.order_id = due.id
      group by due.id having coalesce(sum(held.cents), 0) <> due.cents`,
  },
  {
    name: 'L2 a card is held once for an order',
    select: `select order_id from (${LIVE}) group by order_id, tender, card_id having count(*) > 1`,
  },
  ...Object.entries(MOST_OF_TENDER).map(([tender, most]) => ({
    name: `L2 at most ${most} ${tender} card pays an order`,
    select: `select order_id from (${LIVE}) where tender = '${tender}' group by order_id having count(*) > ${most}`,
  })),
  {
    name: 'L6 nothing is held for an order that there is not',
    select: `select id from (${LIVE}) where order_id not in (select id from orders)`,
  },
];

const books: readonly Invariant[] = [
  {
    name: 'L2 the books hold for an order what its cards are held for',
    select: `select due.id from (${DUE}) as due left join ledger on ledger.account = 'held:' || due.id
      group by due.id having coalesce(sum(ledger.cents), 0) <> due.cents`,
  },
  {
    name: 'L3 what is left on a card is what its entries come to',
    select: `select prepaid_accounts.id from prepaid_accounts
      left join ledger on ledger.account = 'prepaid:' || prepaid_accounts.id
      group by prepaid_accounts.id having coalesce(sum(ledger.cents), 0) <> balance_cents`,
  },
  {
    name: 'L3 what was issued is left on the card, or held',
    select: `select id from prepaid_accounts where balance_cents
        + (select coalesce(sum(cents), 0) from (${LIVE}) where account_id = prepaid_accounts.id)
      <> (select coalesce(sum(cents), 0) from ledger
        where account = 'prepaid:' || prepaid_accounts.id and kind = 'issue')`,
  },
  {
    name: 'L3 a card never goes below nothing',
    select: `select account from (
      select account, sum(cents) over (partition by account order by rowid) as balance from ledger
        where account like 'prepaid:%') where balance < 0 group by account`,
  },
  {
    name: 'L4 each entry has its counterpart',
    select: 'select txn from ledger group by txn having sum(cents) <> 0 or count(*) < 2',
  },
];

const times: readonly Invariant[] = [
  {
    name: 'L10 a time is kept for the order of its checkout',
    select: `select orders.id from orders join checkouts on checkouts.id = orders.checkout_id
      left join promises on promises.id = checkouts.promise_id where promises.order_id is not orders.id and checkouts.status <> 'CANCELED'`,
  },
  {
    name: 'L10 a time is kept for one order',
    select: `select order_id from promises where order_id is not null group by order_id having count(*) > 1`,
  },
  {
    name: 'L10 no slot has more orders than it takes',
    select: `select slots.option_id from slots join holds on holds.option_id = slots.option_id
      join promises on promises.id = holds.promise_id and promises.order_id is not null
        and promises.order_id not in (select id from (${DUE}) where not isLive)
      group by slots.option_id having count(*) > capacity`,
  },
];

const INVARIANTS: readonly Invariant[] = [...orders, ...holds, ...books, ...times];

/** Returns the broken invariants of a database, each with its first violation. */
export const flawsIn = (db: DatabaseSync): readonly string[] =>
  INVARIANTS.flatMap(({ name, select }) => {
    const broken = db.prepare(select).all();
    const [where] = Object.values(broken[0] ?? {});
    return broken.length === 0 ? [] : [`${name}: broken ${broken.length} times, as in ${String(where)}`];
  });
