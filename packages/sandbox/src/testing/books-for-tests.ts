import type { TestSandbox } from './sandbox-for-tests.ts';

/** Reads the orders and the ledger of a sandbox. */
export const booksOf = (sandbox: () => Pick<TestSandbox, 'db'>) => ({
  rowsOf: (table: 'orders' | 'tender_holds' | 'ledger') =>
    sandbox().db.selectFrom(table).selectAll().execute(),

  /** Returns the held amounts, and whether the books balance: entries sum to 0 and match the balances. */
  async books() {
    const entries = await sandbox().db.selectFrom('ledger').selectAll().execute();
    const sums = new Map<string, number>();
    for (const { account, cents } of entries) sums.set(account, (sums.get(account) ?? 0) + cents);
    const prepaid = await sandbox().db.selectFrom('prepaid_accounts').selectAll().execute();
    return {
      whole: entries.reduce((sum, { cents }) => sum + cents, 0),
      wrong: prepaid.filter(({ id, balance_cents }) => (sums.get(`prepaid:${id}`) ?? 0) !== balance_cents)
        .length,
      held: [...sums].filter(([account]) => account.startsWith('held:')).map(([, cents]) => cents),
    };
  },
});
