import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countryOf } from '../domain/country.ts';
import { regions } from '../domain/regions.ts';
import { addBankCard } from './wallet/add-bank-card.ts';
import { fillPath, pathParams } from './call.ts';
import { calls } from './calls.ts';
import { listBillingAddresses } from './wallet/list-billing-addresses.ts';
import { listCards } from './wallet/list-cards.ts';
import { fromWireAddress, toCard, toWireAddress, WireCardSchema } from './wallet/wire-card.ts';
import type { WireCard } from './wallet/wire-card.ts';

const region = fc.constantFrom(...regions().map(({ code }) => code));
const line = fc.string({ minLength: 1, maxLength: 40 });
const address = fc
  .record({ street: line, unit: fc.oneof(fc.constant(''), line), locality: line, region, postalCode: line })
  .map((parts) => ({
    ...parts,
    countryCode: countryOf(parts.region),
  }));

const wireCard: WireCard = {
  id: 'c1',
  versionKey: '1',
  cardType: 'BANK_CARD',
  brand: 'VISA',
  imageType: 'VISA',
  lastFourPan: '4242',
  expirationMonth: '08',
  expirationYear: '2029',
  expired: false,
  paymentGram: 'g1',
  defaultApplications: ['CLICKLIST', 'SOMETHING_NEW'],
};

describe('the table of calls', () => {
  it('has unique names, and unique combinations of method, path and kind', () => {
    const all = calls();
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const addresses = all.map(({ method, path, kind }) => `${method} ${path} ${kind?.is ?? ''}`);
    expect(new Set(addresses).size).toBe(all.length);
  });

  const fromAnybody: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a page', '<!doctype html><title>Log in to the Wi-Fi</title>'],
    ['a yes', true],
    ['an empty object', {}],
    ['an empty list', []],
    ['an empty envelope', { data: {} }],
    ['an envelope of nothing', { data: { payment: {} } }],
    ['an error with status 200', { error: 'login_required', statusCode: 401 }],
  ];
  it.each(fromAnybody)('does not accept %s as the response of any call', (_what, answered) => {
    const taken = calls().filter((one) => v.is(one.response, answered) || v.is(one.tolerates, answered));
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  it('escapes an id within its path segment', () => {
    expect(pathParams('/a/{cardId}/b/{x}')).toEqual(['cardId', 'x']);
    expect(fillPath('/a/{cardId}', { cardId: '../b?c#d' })).toBe('/a/..%2Fb%3Fc%23d');
    const dots = ['.', '..'].map((cardId) => fillPath('/a/{cardId}/b', { cardId }));
    expect(dots.map((path) => new URL(path, 'https://api.example').pathname)).toEqual(['/a/-/b', '/a/-/b']);
  });
});

describe('addresses on the wire', () => {
  it('of an account are decoded with their id, their type and the parts that a card’s address has [W-3.25]', () => {
    const parts = {
      street: '1 A St',
      unit: 'Apt 2',
      locality: 'X',
      county: 'Y',
      region: 'OH',
      postalCode: '45202',
    };
    const entry = { id: 'a', type: 'home' as const, address: { ...parts, countryCode: 'US' } };
    const answer = v.parse(listBillingAddresses.response, { data: { payment: { addresses: [entry] } } });
    const { county: _county, ...kept } = parts;
    expect(listBillingAddresses.decode(answer)).toEqual([
      { id: 'a', type: 'home', address: { ...kept, countryCode: 'US' } },
    ]);
    const wrong = { data: { payment: { addresses: [{ ...entry, type: 'work' }, entry] } } };
    const types = listBillingAddresses.decode(v.parse(listBillingAddresses.response, wrong));
    expect(types.map(({ type }) => type)).toEqual(['delivery', 'home']);
  });

  it('survive a round trip, with the unit first when there is one [W-3.31] [W-3.32]', () => {
    fc.assert(
      fc.property(address, (given) => {
        expect(fromWireAddress(toWireAddress(given))).toEqual(given);
      }),
    );
    const wire = toWireAddress({
      street: '1 A St',
      unit: 'Apt 2',
      locality: 'X',
      region: 'ON',
      postalCode: 'K1A 0B1',
      countryCode: 'CA',
    });
    expect(wire).toEqual({
      addressLines: ['Apt 2', '1 A St'],
      cityTown: 'X',
      stateProvince: 'ON',
      postalCode: 'K1A 0B1',
      countryCode: 'CA',
    });
    expect(
      toWireAddress({
        street: '1 A St',
        unit: '',
        locality: 'X',
        region: 'OH',
        postalCode: '45202',
        countryCode: 'US',
      }).addressLines,
    ).toEqual(['1 A St']);
  });
});

describe('cards on the wire', () => {
  it('are decoded as saved cards of the three groups [W-3.2] [W-3.8] [W-3.15]', () => {
    const group = (cardType: WireCard['cardType']) => toCard({ ...wireCard, cardType }).group;
    expect(
      ['BANK_CARD', 'CREDIT_CARD', 'EBT_CARD', 'GIFT_CARD'].map((type) =>
        group(type as WireCard['cardType']),
      ),
    ).toEqual(['bank', 'bank', 'snap', 'gift']);
    expect(toCard(wireCard)).toMatchObject({ saved: true, preferredFor: ['CLICKLIST'], lastFour: '4242' });
    expect(toCard({ ...wireCard, balance: '$25.00' }).balance).toBe(2500);
  });

  it('keep every field that the specification names [W-3.1] [W-3.4] [W-3.6] [W-3.7] [W-3.11] [W-3.13] [W-3.14]', () => {
    const card = toCard({
      ...wireCard,
      firstName: 'Alice',
      lastName: 'Adams',
      default: true,
      description: 'VISA CREDIT',
      fraudToken: 'f',
      vaultCardId: 'v',
      lastUpdatedTimestamp: '2026-01-02T03:04:05.000Z',
      isNotAllowedForFuelPay: true,
    });
    expect(card).toMatchObject({
      id: 'c1',
      versionKey: '1',
      imageType: 'VISA',
      lastFour: '4242',
      expirationMonth: '08',
      expirationYear: '2029',
      expired: false,
      paymentGram: 'g1',
      preferredFor: ['CLICKLIST'],
      firstName: 'Alice',
      lastName: 'Adams',
      isDefault: true,
      description: 'VISA CREDIT',
      fraudToken: 'f',
      vaultCardId: 'v',
      updatedAt: '2026-01-02T03:04:05.000Z',
      isNotAllowedForFuelPay: true,
    });
  });

  it.each([
    ['$25.00', 2500],
    ['$1,234.50', 123_450],
    ['0', 0],
    ['USD 25.00', 2500],
    [25, 2500],
    ['nothing', undefined],
    [undefined, undefined],
  ])('have the balance %s decoded to cents: %s [W-3.5]', (balance, cents) => {
    const wire = v.parse(WireCardSchema, { ...wireCard, ...(balance !== undefined && { balance }) });
    expect(toCard(wire).balance).toBe(cents);
  });

  it('are decoded with a country in either case, and with a unit of two lines', () => {
    const place = { cityTown: 'Toronto', stateProvince: 'ON', postalCode: 'M5V 2T6', countryCode: 'ca' };
    const lines = ['Attn. Ann', 'Apt 2', '1 A St'];
    const { address: decoded } = toCard(
      v.parse(WireCardSchema, { ...wireCard, address: { ...place, addressLines: lines } }),
    );
    expect(decoded).toMatchObject({ street: '1 A St', unit: 'Attn. Ann, Apt 2', countryCode: 'CA' });
  });

  it('have their first digits and network data decoded under names of our own [W-3.10]', () => {
    const binType = {
      'card-bin': '424242',
      'card-bin-length': '6',
      'card-brand': 'VISA',
      'card-description': 'VISA CREDIT',
      'card-product-id': 'A',
      'card-kroger-type': 'STANDARD',
    };
    expect(toCard({ ...wireCard, bin: '424242', binType })).toMatchObject({
      bin: '424242',
      binType: {
        bin: '424242',
        binLength: '6',
        brand: 'VISA',
        description: 'VISA CREDIT',
        productId: 'A',
        retailerType: 'STANDARD',
      },
    });
    expect(toCard(wireCard).binType).toBeUndefined();
  });

  it('have their billing address decoded, with the unit first on the wire [W-3.12]', () => {
    const billing = {
      addressLines: ['Apt 2', '1 A St'],
      cityTown: 'X',
      stateProvince: 'ON',
      postalCode: 'K1A 0B1',
      countryCode: 'CA' as const,
    };
    expect(toCard({ ...wireCard, address: billing }).address).toEqual({
      street: '1 A St',
      unit: 'Apt 2',
      locality: 'X',
      region: 'ON',
      postalCode: 'K1A 0B1',
      countryCode: 'CA',
    });
  });

  it('are listed even when some of them cannot be read', () => {
    const answer = { data: { payment: { cards: [wireCard, { ...wireCard, brand: 'NEW_NETWORK' }, null] } } };
    const list = listCards.decode(v.parse(listCards.tolerates, answer));
    expect(list.cards.map(({ id }) => id)).toEqual(['c1']);
    expect(list.unreadable).toBe(2);
  });
});

describe('listing cards', () => {
  it('requests SNAP cards, gift cards and balances by headers of true or false [W-7.11]', () => {
    expect(listCards.encode({ snap: true, gift: false, giftBalances: true })).toEqual({
      headers: { 'show-snap-card': 'true', 'show-gift-cards': 'false', 'giftcard-balance': 'true' },
    });
    expect(listCards).toMatchObject({ method: 'GET', path: '/payment/v2/wallet' });
  });
});

describe('adding a bank card', () => {
  const card = {
    at: new Date('2026-11-21T10:00:00Z'),
    facilityId: 'f',
    storeId: 's',
    preferred: true,
    save: true,
    billing: {
      street: '1 A St',
      unit: 'Apt 2',
      locality: 'X',
      region: 'OH',
      postalCode: '45202',
      countryCode: 'US',
    },
    brand: 'VISA',
    expirationMonth: '08',
    expirationYear: '29',
    lowValueToken: 'token',
    firstSix: '424242',
    firstName: 'A',
    lastName: 'B',
  } as const;

  it('sends the payload of the specification, with a year of four digits [W-7.12] [W-9.12]', () => {
    const { body } = addBankCard.encode({
      ...card,
      device: { transactionId: 'd', pageId: 'p', sessionId: 'q', ubaId: 'u', ubaEvents: 'e' },
    });
    expect(body).toEqual({
      dateTime: { timezone: 'UTC', value: '2026-11-21T10:00:00.000Z' },
      facilityId: 'f',
      storeId: 's',
      defaultCard: true,
      save: true,
      paymentMethod: {
        paymentType: 'BANK_CARD',
        billing: {
          addressLines: ['Apt 2', '1 A St'],
          cityTown: 'X',
          countryCode: 'US',
          stateProvince: 'OH',
          postalCode: '45202',
        },
        brand: 'VISA',
        expirationMonth: '08',
        expirationYear: '2029',
        lowValueToken: 'token',
        cardFirstSix: '424242',
        firstName: 'A',
        lastName: 'B',
      },
      accertifyTransactionId: 'd',
      deviceInfo: { pageId: 'p', sessionId: 'q', ubaId: 'u', ubaEvents: 'e' },
    });
    expect(v.is(addBankCard.body ?? v.never(), body)).toBe(true);
  });

  it('sends no device data when there is none', () => {
    const { body } = addBankCard.encode(card);
    expect(body).not.toHaveProperty('deviceInfo');
    expect(body).not.toHaveProperty('accertifyTransactionId');
  });
});
