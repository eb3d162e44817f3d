import type { Browser } from '@playwright/test';
import { listPromisingTimeslots } from '@grocer/foundation/contract';
import { beginCheckout, senderOf, shopperServices } from '@grocer/foundation/testing/checkouts';
import type { ShopperServices } from '@grocer/foundation/testing/checkouts';
import { flawsIn } from '../../../../../scripts/prove/checkout/ledger.ts';
import { createRandom } from '../../../../../scripts/prove/random.ts';
import { withDatabase } from '../../support/database.ts';
import type { OpenShop } from '../../support/open-shop.ts';
import { signInAs } from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import { live } from './live.ts';
import { drawSession, KINDS, MISHAPS } from './plan.ts';
import type { Kind, Mishap } from './plan.ts';

/** Number of sessions; below, the seed that they are drawn from. */
const SESSIONS = Number(process.env['PAY_SESSIONS'] ?? 60);
const SEED = Number(process.env['PAY_SEED'] ?? 1);
/** Each shopper has a browser context of their own. */
const SHOPPERS = 'alice dave erin frank grace heidi ivan judy kate leo mia nina'.split(' ');

/** Returns the order numbers stored for a checkout. */
const stored = (shop: OpenShop, checkoutId: string): readonly string[] =>
  withDatabase(shop, (db) =>
    db
      .prepare('select number from orders where checkout_id = ?')
      .all(checkoutId)
      .map(({ number }) => String(number)),
  );

async function servicesOf({ sandbox }: OpenShop, shopper: string): Promise<ShopperServices> {
  return shopperServices(`http://127.0.0.1:${sandbox.ports.api}`, await sandbox.tokenFor(shopper));
}

/** Raises the capacity of all times of a day, so that no order fails for lack of one. */
async function makeRoom(shop: OpenShop): Promise<void> {
  const send = senderOf(await servicesOf(shop, 'alice'));
  const destination = { kind: 'store', locationId: '01100001' } as const;
  const items = [{ gtin13: '2000000000001', quantity: 1 }];
  const [day] = (await send(listPromisingTimeslots, { modality: 'PICKUP', destination, items })).days;
  for (const { optionId } of day?.times ?? []) await shop.sandbox.controls.setSlotCapacity(optionId, 1000);
}

/**
 * Runs the sessions of one shopper; resolves with each false statement, the faults that hit their orders, and
 * the kinds of sessions that have placed one.
 */
async function shopAs(
  shopper: string,
  { browser, shop, numbers }: { browser: Browser; shop: OpenShop; numbers: readonly number[] },
): Promise<{ lies: readonly string[]; met: readonly Mishap[]; placed: readonly Kind[] }> {
  const lies: string[] = [];
  const placed: Kind[] = [];
  const met: Mishap[] = [];
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await signInAs(page, shopper);
  for (const number of numbers) {
    const session = drawSession(createRandom(SEED * 1_000_003 + number), number);
    const orderId = await beginCheckout(await servicesOf(shop, shopper));
    const ended = await test.step(JSON.stringify(session), () =>
      live(page, `/checkout?orderId=${orderId}&nc=true`, session),
    );
    met.push(...ended.met);
    const orders = stored(shop, orderId);
    const isTrue = ended.said.every((said) =>
      said === 'not placed' ? orders.length === 0 : orders.length === 1 && orders[0] === said.number,
    );
    if (isTrue && orders.length === 1) placed.push(session.kind);
    if (!isTrue)
      lies.push(`${JSON.stringify(session)} said ${JSON.stringify(ended.said)}, stored ${orders.join()}`);
  }
  await context.close();
  return { lies, met, placed };
}

test(`places each order once and reports the truth over a bad network, in ${SESSIONS} sessions [C-4.11] [C-4.12]`, async ({
  browser,
  shop,
}) => {
  test.setTimeout(60_000 + SESSIONS * 10_000);
  await makeRoom(shop);
  const numbers = Array.from({ length: SESSIONS }, (_, number) => number);
  const ends = await Promise.all(
    SHOPPERS.map((shopper, lane) =>
      shopAs(shopper, {
        browser,
        shop,
        numbers: numbers.filter((number) => number % SHOPPERS.length === lane),
      }),
    ),
  );
  expect(ends.flatMap(({ lies }) => lies)).toEqual([]);
  expect(withDatabase(shop, flawsIn)).toEqual([]);
  expect(new Set(ends.flatMap(({ met }) => met))).toEqual(new Set(MISHAPS));
  expect(new Set(ends.flatMap(({ placed }) => placed))).toEqual(new Set(KINDS));
});
