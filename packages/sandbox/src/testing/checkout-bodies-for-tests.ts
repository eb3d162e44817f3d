import type { Named } from './bodies-for-tests.ts';

const versionKey = 'version';

/** Valid bodies of the checkout calls that have one. */
export const checkoutBodies: Readonly<Record<string, (named: Named) => object>> = {
  'checkout.update-fulfilment': () => ({
    versionKey,
    payments: [],
    fulfillment: { instructions: 'Ring twice' },
  }),
  'checkout.update-line-items': () => ({
    versionKey,
    payments: [],
    lineItems: [{ gtin13: '2000000000001', quantity: 1, modalityType: 'PICKUP' }],
  }),
  'checkout.update-tip': () => ({ versionKey, paymentDetails: { gratuityAmount: '5.00' } }),
  'checkout.update-promos': () => ({
    versionKey,
    priceAdjustment: { promos: [{ action: 'Add', code: 'SAVE5' }] },
  }),
  'checkout.update-payment': ({ checkoutId }) => ({ checkoutId, versionKey, giftCardIds: [] }),
  'checkout.add-card': ({ checkoutId }) => ({
    facilityId: '',
    paymentCard: { id: 'card' },
    orderId: checkoutId,
  }),
  'checkout.activate': () => ({
    type: 'ACTIVATE',
    versionKey,
    idempotencyKey: 'an operation',
    paymentDetails: {
      gratuityAmount: '0.00',
      paymentMethods: { bankCards: [{ id: 'card', amount: '1.00' }], ebtCards: [], giftCards: [] },
    },
    options: { isV2Payment: true },
  }),
  'checkout.modify': () => ({
    type: 'MODIFY',
    idempotencyKey: 'an operation',
    versionKey,
    checksum: 'checksum',
    lineItems: [{ gtin13: '2000000000001', quantity: 1, modalityType: 'PICKUP' }],
    summary: { cost: { total: '1.00' } },
    buyer: {},
    fulfillment: { deliveryType: 'Standard', instructions: '' },
    priceAdjustment: { promos: [] },
    paymentDetails: {
      paymentVersion: '2',
      paymentMethods: { existingAuthorizations: [{ id: 'hold', amount: '1.00' }] },
    },
  }),
  'checkout.merge-order': () => ({ appName: 'CLICKLIST', buyer: {} }),
  'cart.begin-modify': ({ checkoutId }) => ({ checkoutId }),
  'cart.clear': () => ({ modalityType: 'SHIP' }),
};
