import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countryOf } from '../domain/country.ts';
import { regions } from '../domain/regions.ts';
import { addGiftCard } from './wallet/add-gift-card.ts';
import { addSnapCard } from './wallet/add-snap-card.ts';
import { checkGiftBalance } from './wallet/check-gift-balance.ts';
import { checkSnapBalance } from './wallet/check-snap-balance.ts';
import { deleteCard } from './wallet/delete-card.ts';
import { editCard } from './wallet/edit-card.ts';
import { preferCard } from './wallet/prefer-card.ts';
import { saveBillingAddress } from './wallet/save-billing-address.ts';
import type { WireCard } from './wallet/wire-card.ts';

const at = new Date('2026-11-21T10:00:00Z');
const dateTime = { timezone: 'UTC', value: '2026-11-21T10:00:00.000Z' };
const device = { transactionId: 'd', pageId: 'p', sessionId: 'q', ubaId: 'u', ubaEvents: 'e' };

const prepaid: Omit<WireCard, 'cardType' | 'imageType'> = {
  id: 'c1',
  versionKey: '1',
  brand: 'EBT',
  lastFourPan: '0004',
  expirationMonth: '',
  expirationYear: '',
  expired: false,
  paymentGram: 'g1',
  defaultApplications: [],
};

/** Returns true when the serialized body matches the service's schema. */
const fits = (schema: v.GenericSchema | undefined, body: unknown): boolean =>
  v.is(schema ?? v.never(), JSON.parse(JSON.stringify(body)));

describe('adding a SNAP EBT card', () => {
  const card = { at, facilityId: 'f', pan: '9999000000000004', save: true };

  it('sends the payload of the specification', () => {
    const { body } = addSnapCard.encode({ ...card, device });
    expect(body).toEqual({
      dateTime,
      defaultCard: false,
      facilityId: 'f',
      paymentMethod: { paymentType: 'EBT_CARD', pan: '9999000000000004' },
      save: true,
      accertifyTransactionId: 'd',
      deviceInfo: { pageId: 'p', sessionId: 'q', ubaId: 'u', ubaEvents: 'e' },
    });
    expect(fits(addSnapCard.body, body)).toBe(true);
    expect(fits(addSnapCard.body, addSnapCard.encode(card).body)).toBe(true);
  });

  it.each([
    [{}, 'snap'],
    [{ cardType: 'EBT_CARD', imageType: 'SOMETHING' } as const, 'snap'],
    [{ cardType: 'GIFT_CARD' } as const, 'gift'],
  ])('decodes a response with %o as a card with the EBT image, of the group %s', (more, group) => {
    const wire = v.parse(addSnapCard.response, { data: { payment: { card: { ...prepaid, ...more } } } });
    expect(addSnapCard.decode(wire)).toMatchObject({ group, imageType: 'EBT', lastFour: '0004' });
  });
});

describe('adding a gift card', () => {
  it('sends the number and the PIN, and nothing that the specification does not name [W-3.35]', () => {
    const card = { at, facilityId: 'f', pan: '9999990000000001000', pin: '1111' };
    const { body } = addGiftCard.encode(card);
    expect(body).toEqual({
      dateTime,
      facilityId: 'f',
      paymentMethod: { paymentType: 'GIFT_CARD', pan: '9999990000000001000', pin: '1111' },
    });
    expect(fits(addGiftCard.body, body)).toBe(true);
  });
});

describe('editing a card', () => {
  const card = {
    cardId: 'c1',
    paymentGram: 'g1',
    saved: true,
    at,
    facilityId: 'f',
    storeId: 's',
    preferred: true,
    billing: {
      street: '1 A St',
      unit: 'Apt 2',
      locality: 'X',
      region: 'ON',
      postalCode: 'K1A 0B1',
      countryCode: 'CA',
    },
    brand: 'VISA',
    expirationMonth: '08',
    expirationYear: '2029',
    cvvToken: 'checkout-id',
    firstSix: '424242',
    firstName: 'A',
    lastName: 'B',
  } as const;

  it('sends the payload of the specification, with the credit card type and the token of the frame', () => {
    const { body } = editCard.encode(card);
    expect(body).toEqual({
      cardId: 'c1',
      dateTime,
      facilityId: 'f',
      storeId: 's',
      defaultCard: true,
      paymentGram: 'g1',
      saved: true,
      paymentMethod: {
        paymentType: 'CREDIT_CARD',
        billing: {
          addressLines: ['Apt 2', '1 A St'],
          cityTown: 'X',
          countryCode: 'CA',
          stateProvince: 'ON',
          postalCode: 'K1A 0B1',
        },
        brand: 'VISA',
        expirationMonth: '08',
        expirationYear: '2029',
        lowValueToken: 'checkout-id',
        cardFirstSix: '424242',
        firstName: 'A',
        lastName: 'B',
      },
    });
    expect(fits(editCard.body, body)).toBe(true);
  });

  it('sends the street alone when there is no unit', () => {
    const { body } = editCard.encode({ ...card, billing: { ...card.billing, unit: '' } });
    expect(body?.paymentMethod.billing.addressLines).toEqual(['1 A St']);
  });
});

describe('saving an address', () => {
  const region = fc.constantFrom(...regions().map(({ code }) => code));
  const line = fc.string({ minLength: 1, maxLength: 50 });
  const address = fc
    .record({
      street: line,
      unit: fc.oneof(fc.constant(''), line),
      locality: line,
      region,
      postalCode: fc.stringMatching(/^[\dA-Z ]{5,10}$/),
    })
    .map((parts) => ({ ...parts, countryCode: countryOf(parts.region) }));

  it('names each part as the service does, and derives the country from the region [W-3.26] [W-3.28] [W-3.29] [W-3.30]', () => {
    const id = fc.option(fc.uuid(), { nil: undefined });
    const type = fc.constantFrom('home', 'delivery');
    fc.assert(
      fc.property(address, id, type, (given, addressId, addressType) => {
        const { body } = saveBillingAddress.encode({ id: addressId, type: addressType, address: given });
        expect(fits(saveBillingAddress.body, body)).toBe(true);
        const { addressLine1, addressLine2, city, stateCode, zip, countryCode, ...rest } =
          body?.address ?? {};
        expect({
          street: addressLine1,
          unit: addressLine2,
          locality: city,
          region: stateCode,
          postalCode: zip,
          countryCode,
        }).toEqual(given);
        expect(rest).toEqual({ preferredAddress: false, addressType, ...(addressId && { addressId }) });
      }),
    );
  });

  it.each([
    ['ON', 'CA'],
    ['YT', 'CA'],
    ['OH', 'US'],
    ['DC', 'US'],
  ])('places %s in %s', (code, country) => {
    const place = {
      street: 's',
      unit: '',
      locality: 'l',
      region: code,
      postalCode: '00000',
      countryCode: 'US',
    } as const;
    const { body } = saveBillingAddress.encode({ id: undefined, type: 'delivery', address: place });
    expect(body?.address).toMatchObject({ stateCode: code, countryCode: country });
    expect(body?.address).not.toHaveProperty('addressId');
  });

  it('decodes the id of the address', () => {
    const wire = v.parse(saveBillingAddress.response, { data: { payment: { addressId: 'a' } } });
    expect(saveBillingAddress.decode(wire)).toEqual({ id: 'a' });
  });
});

describe('balances', () => {
  it.each([
    ['$25.00', 2500],
    ['1,000', 100_000],
    [25.1, 2510],
    [0, 0],
    ['USD 0.0000', 0],
    ['USD 5.1000', 510],
    ['$-3.10', -310],
    ['-$3.10', -310],
    ['900000000', 90_000_000_000],
  ])('of a gift card are decoded from text or number: %s is %i cents', (remainingBalance, cents) => {
    const wire = v.parse(checkGiftBalance.response, { data: { payment: { remainingBalance } } });
    expect(checkGiftBalance.decode(wire)).toBe(cents);
  });

  it.each([
    [{ snap: '$150.00' }, 15_000],
    [{ snap: 19.99, cash: 1 }, 1999],
    ['12.50', 1250],
    [0, 0],
  ])(
    'of an EBT card are decoded from a snap value or a bare one: %o is %i cents',
    (remainingBalance, cents) => {
      const wire = { data: { payment: { data: { transactionBalanceInquiry: { remainingBalance } } } } };
      expect(checkSnapBalance.decode(v.parse(checkSnapBalance.response, wire))).toBe(cents);
    },
  );

  it.each(['', 'twelve', '1.234', '1234567890', '$', '--1', '1,23', 'EUR 5.00', '5.', 'USD'])(
    'are rejected when they are %o',
    (amount) => {
      const wire = { data: { payment: { remainingBalance: amount } } };
      expect(v.is(checkGiftBalance.response, wire)).toBe(false);
    },
  );

  it('are requested by payment gram, in the two spellings of the service', () => {
    const gift = checkGiftBalance.encode({ paymentGram: 'g' });
    expect(gift.body).toEqual({ paymentGram: 'g' });
    const snap = checkSnapBalance.encode({ pinToken: 't', paymentGram: 'g' });
    expect(snap.body).toEqual({ paymentMethod: { encryptedPin: 't', paymentgram: 'g' } });
    expect([fits(checkGiftBalance.body, gift.body), fits(checkSnapBalance.body, snap.body)]).toEqual([
      true,
      true,
    ]);
  });
});

it('sends the id of the card that is deleted or preferred, and nothing else', () => {
  expect(deleteCard.encode({ cardId: 'c' })).toEqual({ params: { cardId: 'c' } });
  const { body } = preferCard.encode({ cardId: 'c' });
  expect([body, fits(preferCard.body, body)]).toEqual([{ cardId: 'c' }, true]);
  const done = { data: { payment: { cardId: 'c' } } };
  expect(deleteCard.decode(v.parse(deleteCard.response, done))).toBe(true);
  expect(preferCard.decode(v.parse(preferCard.response, done))).toBe(true);
});
