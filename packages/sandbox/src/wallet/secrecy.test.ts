import { addGiftCard, checkSnapBalance } from '@grocer/foundation/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ebtNumber, giftBody, giftNumber, snapBody } from '../testing/bodies-for-tests.ts';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { cardsOf, freshKey, headersFor, post, tokeniseAt } from '../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let spoken: readonly string[];

const PINS = { gift: '7391', ebt: '5826', cvv: '6147' } as const;
const NUMBERS = [
  giftNumber('1000'),
  giftNumber('1006'),
  ebtNumber('0004'),
  '6004860000000002',
  giftNumber('1999'),
];

beforeAll(async () => {
  sandbox = await openTestSandbox();
  const headers = { ...(await headersFor(sandbox, 'bob')) };
  const send = async (path: string, body: object): Promise<string> =>
    (await post(sandbox.api, path, body, { ...headers, 'idempotency-key': freshKey() })).text();
  const answers = [
    await send(addGiftCard.path, giftBody(giftNumber('1006'))),
    await send(addGiftCard.path, giftBody(giftNumber('1000'), PINS.gift)),
    await send(addGiftCard.path, giftBody(giftNumber('1999'), PINS.gift)),
    await send(addGiftCard.path, snapBody('6004860000000002')),
    await send(addGiftCard.path, snapBody(ebtNumber('0004'))),
  ];
  const [card] = (await cardsOf(sandbox, headers)).filter(({ cardType }) => cardType === 'EBT_CARD');
  const none = { accountNumber: undefined, cvv: undefined };
  await tokeniseAt(sandbox, { ...none, mode: 'cvv', cvv: PINS.cvv });
  const { pinCheckoutId } = await tokeniseAt(sandbox, { ...none, mode: 'pin', pin: PINS.ebt });
  const paymentMethod = { encryptedPin: pinCheckoutId, paymentgram: card?.paymentGram };
  spoken = [...answers, await send(checkSnapBalance.path, { paymentMethod })];
});
afterAll(() => sandbox.close());

it('writes no gift or EBT card number to a response, a database file or the log', () => {
  const files = readdirSync(sandbox.dir);
  expect(files.some((name) => name.endsWith('-wal'))).toBe(true);
  const everything = [
    ...files.map((name) => readFileSync(join(sandbox.dir, name), 'latin1')),
    ...sandbox.logged,
    ...spoken,
  ].join('\n');
  expect(everything.length).toBeGreaterThan(50_000);
  expect(NUMBERS.filter((number) => everything.includes(number))).toEqual([]);
});

/** Returns every value of every table, without random ids and times, which may contain the four digits. */
async function storedValues(): Promise<readonly string[]> {
  const tables = await sandbox.db.introspection.getTables();
  const values: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(sandbox.db);
    values.push(...rows.flatMap((row) => Object.values(row).map(String)));
  }
  return values.map((value) => value.replaceAll(/[\da-f]{18,}|\d{13,}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''));
}

it('writes no PIN and no security code to a table, a response or the log', async () => {
  const values = await storedValues();
  expect(values.length).toBeGreaterThan(500);
  const lines = [...sandbox.logged, ...spoken].map((line) =>
    line.replaceAll(/[\da-f]{12,}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
  );
  for (const pin of Object.values(PINS)) {
    expect(values.filter((value) => value.includes(pin))).toEqual([]);
    expect(lines.filter((line) => line.includes(pin))).toEqual([]);
  }
});
