import type { CartLine } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { checkoutOf, checkoutTroubleOf, objectionTo } from './checkout-rules.ts';

describe('the checkout rules', () => {
  it.each([
    ['without a time', { chosenKey: undefined }, 'noTime'],
    ['while the time is being reserved', { isReserving: true }, 'pending'],
    ['without the time being held', { heldKey: undefined }, 'noPromise'],
    ['while another time is held', { heldKey: 'b' }, 'noPromise'],
    ['with the chosen time held', {}, undefined],
  ] as const)('checks a checkout %s: %j [F-4.24] [F-5.10] [F-5.14]', (_, more, objection) =>
    expect(objectionTo({ chosenKey: 'a', heldKey: 'a', isReserving: false, ...more })).toBe(objection),
  );

  it('sends buyer, held time and lines [F-7.20]', () => {
    const buyer = { firstName: 'Alice', lastName: 'Adams', email: 'alice@example.com' };
    const line = { id: 'l', gtin13: '1', quantity: 2, sellerId: 's', substitutionPolicy: 'NONE' } as CartLine;
    const promise = { id: 'p', versionKey: 'v' };
    expect(checkoutOf({ cartId: 'c', modality: 'PICKUP', buyer, lines: [line], promise })).toEqual({
      cartId: 'c',
      modality: 'PICKUP',
      email: 'alice@example.com',
      contact: buyer,
      deliveryType: 'Standard',
      promise: { id: 'p', versionKey: 'v' },
      lines: [
        {
          gtin13: '1',
          quantity: 2,
          substitutionPolicy: 'NONE',
          couponId: undefined,
          sourceStoreId: undefined,
        },
      ],
    });
  });

  it.each([
    ['promise_expired', 'expired'],
    ['timeslot_taken', 'taken'],
    ['version_conflict', 'again'],
    ['promise_fallout', 'fallout'],
    ['promise_invalid', 'again'],
    ['cart_empty', 'again'],
    ['not_found', 'failed'],
    ['server_error', 'failed'],
    ['unconfirmed', 'failed'],
  ] as const)('maps %s to %s [F-4.24]', (code, trouble) => expect(checkoutTroubleOf(code)).toBe(trouble));
});
