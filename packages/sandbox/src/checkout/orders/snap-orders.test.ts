import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../testing/books-for-tests.ts';
import { createShopping } from '../../testing/checkouts-for-tests.ts';
import { untilMorning } from '../../clock.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { freshKey } from '../../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let erin: Awaited<ReturnType<typeof createShopping>>;
beforeEach(async () => {
  sandbox = await openTestSandbox({ aheadMs: untilMorning() });
  erin = await createShopping(sandbox, 'erin');
});
afterEach(() => sandbox.close());
const { rowsOf, books } = booksOf(() => sandbox);

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Starts a checkout that SNAP pays in part, with a bank card as a backup. */
async function ready(snapEBTAmount = '3.00', lastFour = '0004') {
  const id = await erin.begin();
  const activeCardId = await erin.addCard();
  const snapCardId = await erin.addSnapCard(lastFour);
  await erin.pay(id, { activeCardId, snapCardId, snapEBTAmount });
  return erin.read(id);
}

/** Types a wrong PIN and checks the balance with it. */
async function wrong(): Promise<string> {
  const pin = await erin.typePin('9999');
  await erin.askBalance(pin);
  return pin;
}

const amounts = ({ payments }: Awaited<ReturnType<typeof ready>>) =>
  payments.map(({ paymentType, amountToAuthorize }) => [paymentType, amountToAuthorize]);

describe('SNAP in a checkout', () => {
  it('pays the requested amount, and the bank card the rest [C-3.6] [C-7.7]', async () => {
    const checkout = await ready();
    const rest = (cents(checkout.summary.cost.total) - 300) / 100;
    expect(amounts(checkout)).toEqual([
      ['EBT', '3.00'],
      ['BANK_CARD', rest.toFixed(2)],
    ]);
  });

  it('pays at most the eligible amount [C-5.13]', async () => {
    const checkout = await ready('900.00');
    expect(amounts(checkout)[0]).toEqual(['EBT', checkout.summary.cost.ebtTotal]);
  });

  it('is refused for a card of another kind', async () => {
    const id = await erin.begin();
    const activeCardId = await erin.addCard();
    expect(await erin.pay(id, { activeCardId, snapCardId: activeCardId })).toMatchObject({
      status: 422,
      body: { code: 'PAYMENT_TYPE_NOT_SUPPORTED' },
    });
  });

  it('shows the balance for fifteen minutes after a correct PIN [C-3.5] [C-7.15]', async () => {
    const { id } = await ready();
    const balance = async () => (await erin.read(id)).paymentDetails.ebtDetails;
    expect(await balance()).toBeUndefined();
    await erin.askBalance(await erin.typePin('9999'));
    expect(await balance()).toBeUndefined();
    await erin.askBalance(await erin.typePin());
    expect(await balance()).toEqual({ remainingBalance: { snap: '150.00' } });
    const ago = sandbox.clock.now().getTime() - 15 * 60_000;
    await sandbox.db.updateTable('pin_approvals').set({ approved_at: ago }).execute();
    expect(await balance()).toBeUndefined();
  });
});

describe('an order paid partly by SNAP', () => {
  it('is placed with an approved PIN, which is then spent [C-4.8] [C-7.5]', async () => {
    const checkout = await ready();
    const pin = await erin.typePin();
    await erin.askBalance(pin);
    const operation = freshKey();
    const body = erin.activation(checkout, operation, pin);
    expect((await erin.place(checkout.id, body, operation)).status).toBe(200);
    const total = cents(checkout.summary.cost.total);
    expect(await books()).toEqual({ whole: 0, wrong: 0, held: [total] });
    const held = (await rowsOf('tender_holds')).map(({ tender, cents: amount }) => [tender, amount]);
    expect(Object.fromEntries(held)).toEqual({ BANK: total - 300, SNAP: 300 });
    const { payments } = await erin.read(checkout.id);
    expect(payments.map(({ paymentType }) => paymentType)).toEqual(['EBT', 'BANK_CARD']);
    const [approval] = await sandbox.db.selectFrom('pin_approvals').selectAll().execute();
    expect(approval?.spent_by).not.toBeNull();
  });

  it.each([
    ['a PIN that nobody has entered', async () => 'made-up'],
    ['a PIN that was wrong', async () => wrong()],
  ])('is refused with %s, and holds nothing [C-8.19]', async (_what, pinOf) => {
    const checkout = await ready();
    const body = erin.activation(checkout, freshKey(), await pinOf());
    expect(await erin.place(checkout.id, body)).toMatchObject({ status: 402, body: { code: 'INVALID_PIN' } });
    expect(await rowsOf('orders')).toEqual([]);
    expect(await books()).toEqual({ whole: 0, wrong: 0, held: [] });
  });

  it('is refused with the PIN of another shopper', async () => {
    const kate = await createShopping(sandbox, 'heidi');
    await kate.addSnapCard();
    const pin = await kate.typePin();
    await kate.askBalance(pin);
    const checkout = await ready();
    expect(await erin.place(checkout.id, erin.activation(checkout, freshKey(), pin))).toMatchObject({
      status: 402,
      body: { code: 'INVALID_PIN' },
    });
  });

  it('is refused when the card was locked meanwhile [C-8.19]', async () => {
    const checkout = await ready();
    const pin = await erin.typePin();
    await erin.askBalance(pin);
    await sandbox.controls.setEbtLock('0004', true);
    expect(await erin.place(checkout.id, erin.activation(checkout, freshKey(), pin))).toMatchObject({
      status: 402,
      body: { code: 'MAX_PIN_TRIES_EXCEEDED' },
    });
  });

  it('is refused for insufficient funds, and the PIN stays valid', async () => {
    const checkout = await ready('3.00', '0012');
    const pin = await erin.typePin();
    await erin.askBalance(pin);
    expect(await erin.place(checkout.id, erin.activation(checkout, freshKey(), pin))).toMatchObject({
      status: 402,
      body: { code: 'INSUFFICIENT_FUNDS' },
    });
    expect(await books()).toEqual({ whole: 0, wrong: 0, held: [] });
    await sandbox.db.updateTable('prepaid_accounts').set({ balance_cents: 300 }).execute();
    expect((await erin.place(checkout.id, erin.activation(checkout, freshKey(), pin))).status).toBe(200);
  });

  it('accepts a PIN once, even for another write with the same key', async () => {
    const checkout = await ready();
    const pin = await erin.typePin();
    await erin.askBalance(pin);
    const key = freshKey();
    const { id } = checkout;
    expect((await erin.place(id, erin.activation(checkout, key, pin), key)).status).toBe(200);
    await erin.beginModify(id);
    await erin.addToModify('2000000000007');
    const body = erin.modification(await erin.readModified(id), key, pin);
    expect(await erin.modify(id, body)).toMatchObject({ status: 402, body: { code: 'INVALID_PIN' } });
  });

  it('needs no PIN when SNAP pays nothing', async () => {
    const checkout = await ready('0.00');
    expect((await erin.place(checkout.id, erin.activation(checkout))).status).toBe(200);
  });
});
