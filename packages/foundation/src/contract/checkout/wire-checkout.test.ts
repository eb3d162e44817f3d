import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readCheckout } from './read-checkout.ts';
import { modifyCheckout } from './modify-checkout.ts';

const COST = {
  total: '25.30',
  itemTotal: '20.00',
  taxTotal: '1.30',
  gratuityTotal: '4.00',
  yellowTagDiscountTotal: '0.00',
  ebtTotal: '20.00',
  nonEbtTotal: '5.30',
};

/** A checkout with the fields that every service has to send. */
const CHECKOUT = {
  id: 'c',
  checksum: 's',
  versionKey: 'v',
  status: 'DRAFT',
  modalityType: 'PICKUP',
  cartId: 'k',
  lineItems: [
    {
      gtin13: '2000000000001',
      quantity: 1200,
      description: 'Whole Milk',
      customerFacingSize: '1 gal',
      substitutes: [],
      totalPrice: '20.00',
      regularTotalPrice: '20.00',
      snapEligible: true,
      ageRestricted: false,
    },
  ],
  payments: [
    {
      id: 'p',
      amountToAuthorize: 'USD 25.30',
      paymentType: 'BANK_CARD',
      card: { id: 'b', brand: 'VISA', lastFourPan: '4242', isExpired: false },
    },
  ],
  fulfillment: { instructions: '', deliveryType: 'Standard' },
  summary: { cost: COST, itemCount: 1 },
  calculatedProperties: {
    uiPaymentSummary: { lines: [{ type: 'FEE', description: 'Pickup', amount: 'USD 0.0000' }] },
    isTipEligible: true,
  },
  paymentDetails: { gratuityAmount: 'USD 4.00' },
  buyer: {},
};

const decoded = (more: object = {}) =>
  readCheckout.decode(v.parse(readCheckout.tolerates, { data: { checkout: { ...CHECKOUT, ...more } } }));

describe('a checkout on the wire', () => {
  it('is decoded without the fields that no page shows, with amounts as the specification writes them [C-9.8]', () => {
    const { tip, payments, summaryLines, hadFallout, lines } = decoded();
    expect([tip, payments[0]?.amount, summaryLines[0]?.amount, hadFallout]).toEqual([400, 2530, 0, false]);
    expect(lines[0]).toMatchObject({ quantity: 1200, substitutionPolicy: undefined });
  });

  it('is not decoded with a tip that is no amount: its value is sent back', () => {
    expect(() => decoded({ paymentDetails: { gratuityAmount: 'some' } })).toThrow('Invalid format');
  });

  it('has a promotion without an amount, and existing authorizations [C-3.5] [C-3.10]', () => {
    const promos = [{ id: 'i', code: 'TENOFF', description: '10 % off' }];
    const existingAuthorizations = [{ id: 'p', amount: '25.30', encryptedPin: 'e' }];
    const paymentDetails = { ...CHECKOUT.paymentDetails, existingAuthorizations };
    const checkout = { ...CHECKOUT, priceAdjustment: { promos }, paymentDetails };
    const wire = v.parse(readCheckout.tolerates, { data: { checkout } });
    expect(readCheckout.decode(wire).promos).toEqual(promos);
    expect(wire).toMatchObject({
      data: { checkout: { paymentDetails: { existingAuthorizations: [{ id: 'p', amount: '25.30' }] } } },
    });
  });

  it('keeps its lines and its cards when the service has new kinds of them', () => {
    const [line] = CHECKOUT.lineItems;
    const [payment] = CHECKOUT.payments;
    const known = decoded({
      lineItems: [{ ...line, substitutionPolicy: 'ASK_ME' }],
      payments: [{ ...payment, paymentType: 'CREDIT_CARD', card: { ...payment?.card, brand: 'NOVA' } }],
      calculatedProperties: {
        uiPaymentSummary: { lines: [{ type: 'BAG', description: 'Bag fee', amount: '0.10' }] },
        isTipEligible: false,
      },
    });
    expect(known.lines[0]?.substitutionPolicy).toBeUndefined();
    expect(known.payments[0]?.card).toMatchObject({ group: 'bank', brand: 'NONE', lastFour: '4242' });
    expect(known.summaryLines[0]).toMatchObject({ type: 'OTHER', description: 'Bag fee', amount: 10 });
  });

  it.each(['ACH_CARD', 'EBT_CASH', 'toString'])(
    'is not decoded when it is still to be paid with a %s: each group is paid differently',
    (paymentType) => {
      const payments = [{ ...CHECKOUT.payments[0], paymentType }];
      const changes = { status: 'SUBMITTED', originalSummary: CHECKOUT.summary, payments };
      expect(() => decoded(changes)).toThrow('Unknown card type.');
      expect(() => decoded({ payments })).toThrow('Unknown card type.');
    },
  );

  it.each(['SUBMITTED', 'MODIFIED', 'CANCELED'])(
    'is decoded when it is %s, whatever it was paid with',
    (status) => {
      const { payments } = decoded({
        status,
        payments: [{ ...CHECKOUT.payments[0], paymentType: 'ACH_CARD' }],
      });
      expect(payments).toMatchObject([{ amount: 2530, card: { group: 'other', lastFour: '4242' } }]);
    },
  );

  it.each(['CANCELLED', 'PICKING'])(
    'is not decoded with the status %s: it may be an order or none',
    (status) => {
      const order = { id: 'o', number: '1', placedAt: '2026-11-30T10:00:00Z' };
      expect(() => decoded({ status, order })).toThrow('Invalid type');
    },
  );

  it('sends back no substitution policy and no handover that it does not know [C-7.6]', () => {
    const checkout = decoded({ fulfillment: { instructions: 'Ring.', deliveryType: 'Locker' } });
    const { body } = modifyCheckout.encode({ checkout, operation: 'o', pinToken: '' });
    expect(body?.fulfillment).toEqual({ instructions: 'Ring.' });
    expect(body?.lineItems).toEqual([{ gtin13: '2000000000001', quantity: 1200, modalityType: 'PICKUP' }]);
  });
});
