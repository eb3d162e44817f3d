import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { flawsIn } from '../checkout/ledger.ts';
import { paymentOf } from './acknowledged.ts';
import type { Acknowledged } from './acknowledged.ts';

/** Returns the acknowledged writes that a database lacks. */
export function lostIn(
  db: DatabaseSync,
  { orders, tips, payments }: Pick<Acknowledged, 'orders' | 'tips' | 'payments'>,
): readonly string[] {
  const order = db.prepare('select number, total_cents as total from orders where checkout_id = ?');
  const checkout = db.prepare(
    'select gratuity_cents as tip, bank_card_id as bank, gift_card_ids as gift from checkouts where id = ?',
  );
  return [
    ...[...orders].flatMap(([checkoutId, { number, total }]) => {
      const stored = order.get(checkoutId);
      return stored?.['number'] === number && stored['total'] === total ? [] : [`lost: order ${number}`];
    }),
    // The value sent last may have been stored without an answer.
    ...[...tips].flatMap(([id, allowed]) => {
      const stored = Number(checkout.get(id)?.['tip'] ?? Number.NaN);
      return allowed.includes(stored)
        ? []
        : [`lost: a tip of ${allowed.join(' or ')}, ${stored} in its place`];
    }),
    ...[...payments].flatMap(([id, allowed]) => {
      const { bank, gift } = checkout.get(id) ?? {};
      const stored = paymentOf(bank, JSON.parse(String(gift ?? '[]')) as unknown[]);
      return allowed.includes(stored)
        ? []
        : [`lost: cards ${allowed.join(' or ')}, ${stored || 'none'} in their place`];
    }),
  ];
}

const integrityOf = (file: string): readonly string[] => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('pragma integrity_check').all();
  db.close();
  return rows.flatMap(({ integrity_check: said }) =>
    said === 'ok' ? [] : [`${path.basename(file)}: ${String(said)}`],
  );
};

/** Returns the damage to the data of a service that was killed and restarted. */
export function damageIn(dataDir: string, acknowledged: Acknowledged): readonly string[] {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.db'),
  );
  const api = new DatabaseSync(path.join(dataDir, 'api', 'api.db'), { readOnly: true });
  const found = [...flawsIn(api), ...lostIn(api, acknowledged)];
  api.close();
  return [...files.flatMap((name) => integrityOf(path.join(dataDir, name))), ...found];
}
