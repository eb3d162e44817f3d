import { addOrderCard, readPaymentInfo, updatePromos, updateTip } from '@grocer/foundation/contract';
import type { WireWholeCheckout } from '@grocer/foundation/contract';
import { fillPath } from '@grocer/foundation/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopping } from '../../testing/checkouts-for-tests.ts';
import { STORE } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { send } from '../../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let erin: Awaited<ReturnType<typeof createShopping>>;
let id: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  erin = await createShopping(sandbox, 'erin');
});
const withoutDraft = () => sandbox.db.deleteFrom('checkouts').where('status', '=', 'DRAFT').execute();
beforeEach(async () => {
  await withoutDraft();
  id = await erin.begin();
});
afterAll(() => sandbox.close());

/** Makes the first item of the draft one that needs an age, or one that needs none. */
async function restrict(is_alcohol: 0 | 1): Promise<void> {
  const [line] = (await erin.read(id)).lineItems;
  await sandbox.db
    .updateTable('products')
    .set({ is_alcohol })
    .where('gtin13', '=', line?.gtin13 ?? '')
    .execute();
}

/** Returns the cards that can pay for a checkout. */
async function payable(checkoutId = id) {
  const path = fillPath(readPaymentInfo.path, { checkoutId });
  const { body } = await send(sandbox, erin.headers, { ...readPaymentInfo, path });
  return v.parse(readPaymentInfo.response, body).data.paymentMethods;
}

const cents = (amount: string | number): number => Math.round(Number(amount) * 100);
const lineOf = ({ calculatedProperties }: WireWholeCheckout, type: string) =>
  calculatedProperties.uiPaymentSummary.lines.find((line) => line.type === type);

describe('a draft', () => {
  it('has lines, a contact, a time and a price [C-3.1] [C-3.2] [C-3.3] [C-7.1]', async () => {
    const checkout = await erin.read(id);
    expect(checkout).toMatchObject({
      status: 'DRAFT',
      modalityType: 'PICKUP',
      payments: [],
      fulfillment: {
        contact: { firstName: 'Erin', lastName: 'Ellis', phone: '+15135550142', smsOptin: false },
        deliveryType: 'Standard',
        promise: { window: { timezone: 'America/New_York' } },
      },
      properties: { paymentVersion: '2' },
    });
    expect(checkout.fulfillment.contact?.placeName).toBeTruthy();
    const { cost } = checkout.summary;
    const goods = checkout.lineItems.reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0);
    expect(cents(cost.itemTotal)).toBe(goods);
    expect(cents(cost.total)).toBe(goods + cents(cost.taxTotal));
    expect(cents(cost.ebtTotal) + cents(cost.nonEbtTotal)).toBe(cents(cost.total));
    // Pickup is free, with an explicit fee of 0.
    expect(lineOf(checkout, 'FEE')).toMatchObject({ amount: '0.00' });
  });

  it('is charged for bags where the store’s state has banned those of plastic [C-9.8]', async () => {
    const before = await erin.read(id);
    const move = (region: string) =>
      sandbox.db.updateTable('stores').set({ region }).where('location_id', '=', STORE).execute();
    await move('CO');
    const charged = await erin.read(id);
    await move('OH');
    const lines = charged.calculatedProperties.uiPaymentSummary.lines;
    const fee = lines.find(({ description }) => description === 'Bag fee (paper bags only)');
    expect(cents(fee?.amount ?? 0)).toBeGreaterThan(0);
    expect(cents(charged.summary.cost.total)).toBe(
      cents(before.summary.cost.total) + cents(fee?.amount ?? 0),
    );
    expect(charged.summary.cost.ebtTotal).toBe(before.summary.cost.ebtTotal);
  });

  it('uses the shopper’s own phone by default, and none when the host sends an empty one', async () => {
    const phoneOf = async (reach: object) => {
      await withoutDraft();
      return (await erin.read(await erin.begin(reach))).fulfillment.contact?.phone;
    };
    const { number } = await sandbox.db
      .selectFrom('phones')
      .innerJoin('users', 'users.id', 'phones.user_id')
      .select('phones.number')
      .where('users.key', '=', 'erin')
      .orderBy('phones.type')
      .executeTakeFirstOrThrow();
    expect(await phoneOf({})).toBe(number);
    expect(await phoneOf({ phone: '' })).toBeUndefined();
  });

  it('includes its buyer, and cards with the fields of the specification [C-3.4] [C-3.6] [C-3.8]', async () => {
    await erin.fulfil(id, { contact: { firstName: 'Erin', lastName: 'Ellis', dateOfBirth: '1990-01-31' } });
    const card = await erin.addCard();
    await erin.pay(id, { activeCardId: card });
    const { buyer, payments } = await erin.read(id);
    expect(buyer).toEqual({
      profileId: expect.any(String),
      email: expect.stringContaining('@'),
      dateOfBirth: '1990-01-31',
    });
    expect(payments).toMatchObject([
      { card: { id: card, brand: 'MASTERCARD', lastFourPan: '4444', isExpired: false } },
    ]);
    const { bankCards } = await payable();
    expect(bankCards.find((one) => one.id === card)).toMatchObject({
      bin: '555555',
      paymentGram: expect.any(String),
      lastFourPan: '4444',
      fraudToken: expect.any(String),
      brand: 'MASTERCARD',
      description: 'MASTERCARD CREDIT',
      expired: false,
      address: { postalCode: '43085' },
      expirationMonth: expect.stringMatching(/^\d\d$/),
      expirationYear: expect.stringMatching(/^\d{4}$/),
    });
  });

  it('lists an unsaved card only for the order that it was added to [C-7.10] [C-7.11]', async () => {
    const listed = async (checkoutId: string): Promise<readonly string[]> => {
      const { bankCards } = await payable(checkoutId);
      return bankCards.map((card) => card.id);
    };
    const name = (cardId: string, orderId: string) =>
      send(sandbox, erin.headers, {
        ...addOrderCard,
        body: { facilityId: '', paymentCard: { id: cardId }, orderId },
      });
    const unsaved = await erin.addCard('6011111111111117', false);
    expect(await listed(id)).not.toContain(unsaved);
    expect((await name(unsaved, id)).body).toEqual({ data: { paymentCard: { id: unsaved } } });
    expect((await name(unsaved, id)).status).toBe(200);
    expect((await listed(id)).filter((one) => one === unsaved)).toHaveLength(1);
    expect(await listed(await erin.begin())).not.toContain(unsaved);

    const frank = await createShopping(sandbox, 'frank');
    expect((await name(await frank.addCard('6011111111111117', false), id)).status).toBe(404);
    expect((await name(unsaved, 'of nobody')).status).toBe(404);
  });

  it('is paid in full, with the bank card last [C-3.6] [C-7.7] [C-7.10]', async () => {
    const { bankCards, giftCards } = await payable();
    const bank = bankCards[0]?.id ?? (await erin.addCard());
    expect((await erin.pay(id, { activeCardId: 'of nobody' })).status).toBe(404);
    expect((await erin.pay(id, { activeCardId: giftCards[0]?.id ?? bank })).status).toBe(
      giftCards[0] ? 422 : 200,
    );
    expect(
      (await erin.pay(id, { activeCardId: bank, giftCardIds: giftCards.map((card) => card.id) })).status,
    ).toBe(200);
    const { payments, summary } = await erin.read(id);
    const paid = payments.reduce((sum, { amountToAuthorize }) => sum + cents(amountToAuthorize), 0);
    expect(paid).toBe(cents(summary.cost.total));
    expect(payments.at(-1)).toMatchObject({ paymentType: 'BANK_CARD', card: { id: bank } });
  });

  it('refuses gift cards without a bank card, and keeps its payments', async () => {
    const { bankCards, giftCards } = await payable();
    const [gift] = giftCards;
    await erin.pay(id, { activeCardId: bankCards[0]?.id ?? (await erin.addCard()) });
    const before = (await erin.read(id)).payments;
    const refused = await erin.pay(id, { giftCardIds: [gift?.id ?? ''] });
    expect(refused).toMatchObject({ status: 422, body: { code: 'PAYMENT_TYPE_NOT_SUPPORTED' } });
    expect((await erin.read(id)).payments).toEqual(before);
  });

  it('accepts a tip up to a limit [C-7.9]', async () => {
    const tip = (gratuityAmount: string) =>
      erin.change(updateTip, id, { paymentDetails: { gratuityAmount } });
    expect((await tip('4.50')).status).toBe(200);
    expect((await erin.read(id)).summary.cost.gratuityTotal).toBe('4.50');
    expect(await tip('1000.00')).toMatchObject({ status: 422, body: { code: 'TIP_LIMIT' } });
  });

  const promo = (action: 'Add' | 'Remove', code: string) =>
    erin.change(updatePromos, id, { priceAdjustment: { promos: [{ action, code }] } });

  it('applies and removes a promo code [C-3.10] [C-4.23] [C-7.8]', async () => {
    const before = await erin.read(id);
    expect((await promo('Add', 'tenoff')).status).toBe(200);
    const cheaper = await erin.read(id);
    expect(cheaper.priceAdjustment?.promos).toMatchObject([
      { code: 'TENOFF', description: '10% off your items' },
    ]);
    expect(cents(cheaper.summary.cost.total)).toBeLessThan(cents(before.summary.cost.total));
    expect((await promo('Remove', 'TENOFF')).status).toBe(200);
    const after = await erin.read(id);
    expect([after.summary, after.priceAdjustment]).toEqual([before.summary, undefined]);
  });

  it.each([
    ['NOSUCH', 'PROMO_UNKNOWN'],
    ['SUMMER', 'PROMO_ENDED'],
  ])('refuses the promo code %s with %s [C-8.20]', async (code, refusal) => {
    expect(await promo('Add', code)).toMatchObject({ status: 422, body: { code: refusal } });
    expect((await erin.read(id)).priceAdjustment).toBeUndefined();
  });

  it('applies none of several promo codes if one is refused [C-7.8]', async () => {
    await promo('Add', 'TENOFF');
    const before = await erin.read(id);
    for (const promos of [
      [
        { action: 'Add', code: 'SAVE5' },
        { action: 'Add', code: 'NOSUCH' },
      ],
      [
        { action: 'Remove', code: 'TENOFF' },
        { action: 'Add', code: 'SUMMER' },
      ],
    ]) {
      const refused = await erin.change(updatePromos, id, { priceAdjustment: { promos } });
      expect(refused.status).toBe(422);
      expect(await erin.read(id)).toEqual(before);
    }
  });

  it('shows the tip in the lines whenever it is in the total', async () => {
    await erin.change(updateTip, id, { paymentDetails: { gratuityAmount: '5.00' } });
    const { calculatedProperties } = await erin.read(id);
    const lines = calculatedProperties.uiPaymentSummary.lines.map(
      ({ type, amount }) => [type, cents(amount ?? 0)] as const,
    );
    const total = lines.reduce((sum, [type, amount]) => (type === 'TOTAL' ? sum : sum + amount), 0);
    expect(lines).toContainEqual(['TIP', 500]);
    expect(lines).toContainEqual(['TOTAL', total]);
  });

  it('updates the contact, with text messages only for a phone [C-7.3]', async () => {
    const contact = { firstName: 'Erin', lastName: 'Eliot', phone: '+15135550199', smsOptin: true };
    expect((await erin.fulfil(id, { contact })).status).toBe(200);
    expect((await erin.read(id)).fulfillment.contact).toMatchObject(contact);
    await erin.fulfil(id, { contact: { firstName: 'Erin', lastName: 'Eliot', smsOptin: true } });
    expect((await erin.read(id)).fulfillment.contact).toMatchObject({ smsOptin: false });
  });

  it('accepts contactless delivery, and instructions up to a limit [C-4.20] [C-7.3]', async () => {
    const wanted = { instructions: 'Side gate, please.', deliveryType: 'Contactless' };
    expect((await erin.fulfil(id, wanted)).status).toBe(200);
    expect((await erin.read(id)).fulfillment).toMatchObject(wanted);
    expect((await erin.fulfil(id, { instructions: 'x'.repeat(129) })).status).toBe(400);
  });

  describe('that another time replaces', () => {
    const contact = { firstName: 'Erika', lastName: 'Ellis', phone: '+16145550188', smsOptin: true };
    const apply = (code: string) =>
      erin.change(updatePromos, id, { priceAdjustment: { promos: [{ action: 'Add', code }] } });

    it('leaves what the shopper has set, although the host sends the buyer again, and no card [F-7.20]', async () => {
      await erin.fulfil(id, { contact, instructions: 'Side gate, please.', deliveryType: 'Contactless' });
      const { bankCards } = await payable();
      await erin.pay(id, { activeCardId: bankCards[0]?.id ?? (await erin.addCard()) });
      await apply('TENOFF');
      const next = await erin.begin({ phone: '+15135550142' });
      expect(next).not.toBe(id);
      const checkout = await erin.read(next);
      expect(checkout.fulfillment).toMatchObject({ contact, instructions: 'Side gate, please.' });
      expect([checkout.fulfillment.deliveryType, checkout.payments]).toEqual(['Contactless', []]);
      expect(lineOf(checkout, 'PROMO')?.description).toBe('Promo TENOFF');
    });

    it('leaves age-restricted items to be handed over [C-4.20]', async () => {
      await erin.fulfil(id, { deliveryType: 'Contactless' });
      await restrict(1);
      id = await erin.begin();
      const { fulfillment } = await erin.read(id);
      await restrict(0);
      expect(fulfillment.deliveryType).toBe('Standard');
    });

    it('leaves nothing of instructions that the shopper has cleared', async () => {
      await erin.fulfil(id, { instructions: 'Side gate, please.' });
      await erin.fulfil(id, { instructions: '' });
      expect((await erin.read(await erin.begin())).fulfillment.instructions).toBe('');
    });

    it('leaves nothing of a draft of another cart', async () => {
      await erin.fulfil(id, { contact, instructions: 'Side gate, please.' });
      await sandbox.db.updateTable('checkouts').set({ cart_id: 'another' }).where('id', '=', id).execute();
      const { fulfillment } = await erin.read(await erin.begin());
      expect([fulfillment.contact?.firstName, fulfillment.instructions]).toEqual(['Erin', '']);
    });

    it('leaves no promo code that does not hold any more', async () => {
      await apply('TENOFF');
      await sandbox.db.updateTable('promos').set({ is_active: 0 }).where('code', '=', 'TENOFF').execute();
      const checkout = await erin.read(await erin.begin());
      expect(lineOf(checkout, 'PROMO')).toBeUndefined();
      await sandbox.db.updateTable('promos').set({ is_active: 1 }).where('code', '=', 'TENOFF').execute();
    });

    it('leaves the phone of the host where the draft had none', async () => {
      await erin.fulfil(id, { contact: { firstName: 'Erin', lastName: 'Ellis' } });
      const checkout = await erin.read(await erin.begin({ phone: '+15135550142' }));
      expect(checkout.fulfillment.contact?.phone).toBe('+15135550142');
    });

    it('leaves nothing of an earlier visit', async () => {
      await erin.fulfil(id, { contact, instructions: 'Side gate, please.' });
      await apply('TENOFF');
      await sandbox.db
        .updateTable('checkouts')
        .set((row) => ({ created_at: row('created_at', '-', 60 * 60_000) }))
        .where('id', '=', id)
        .execute();
      const checkout = await erin.read(await erin.begin());
      expect(checkout.fulfillment).toMatchObject({
        contact: { firstName: 'Erin', phone: '+15135550142' },
        instructions: '',
      });
      expect(lineOf(checkout, 'PROMO')).toBeUndefined();
    });
  });

  it('requires a handover once the buyer gave a date of birth [C-4.20]', async () => {
    await erin.fulfil(id, { deliveryType: 'Contactless' });
    const contact = { firstName: 'Erin', lastName: 'Ellis', dateOfBirth: '1990-01-31' };
    await erin.fulfil(id, { contact });
    expect((await erin.read(id)).fulfillment).toMatchObject({ deliveryType: 'Standard', contact });
    await erin.fulfil(id, { deliveryType: 'Contactless' });
    expect((await erin.read(id)).fulfillment.deliveryType).toBe('Standard');
  });

  it('requires a handover of one that comes with a date of birth, which has to be a day [C-4.20]', async () => {
    const contact = { firstName: 'Erin', lastName: 'Ellis', dateOfBirth: '1990-02-31' };
    const refused = await erin.fulfil(id, { contact });
    expect(refused).toMatchObject({ status: 422, body: { code: 'DATE_OF_BIRTH_INVALID' } });
    const born = { ...contact, dateOfBirth: '1990-02-28' };
    await erin.fulfil(id, { contact: born, deliveryType: 'Contactless' });
    expect((await erin.read(id)).fulfillment).toMatchObject({ deliveryType: 'Standard', contact: born });
  });

  it('requires a handover for age-restricted items [C-4.20]', async () => {
    await restrict(1);
    await erin.fulfil(id, { deliveryType: 'Contactless' });
    const { fulfillment, lineItems } = await erin.read(id);
    await restrict(0);
    expect([fulfillment.deliveryType, lineItems[0]?.ageRestricted]).toEqual(['Standard', true]);
  });

  it('keeps its prices when products change theirs', async () => {
    const before = await erin.read(id);
    await sandbox.db.updateTable('products').set({ price_cents: 99_999 }).execute();
    expect((await erin.read(id)).summary).toEqual(before.summary);
  });
});
