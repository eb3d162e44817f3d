import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, milesBetween } from './geo.ts';
import { parseModality } from './modality.ts';
import { canonicalPostalCode, countryOfAddress, displayPostalCode, zip5Of } from './postal-code.ts';
import { inAddressBookOrder, isSameProfileAddress } from './profile-address.ts';
import type { ProfileAddress } from './profile-address.ts';
import { hasFallout } from './reservation.ts';
import { nearestFirst } from './store.ts';
import { effectiveCost, isUnderFive, optionKey } from './timeslot.ts';

describe('a modality', () => {
  it.each([
    ['PICKUP', 'PICKUP'],
    ['Pickup', 'PICKUP'],
    ['Delivery', 'DELIVERY'],
    ['Ship', 'SHIP'],
    ['InStore', 'IN_STORE'],
    ['in_store', 'IN_STORE'],
    ['IN STORE', 'IN_STORE'],
    ['', undefined],
    ['Courier', undefined],
  ])('is read from %j as %s [F-3.7]', (text, modality) => expect(parseModality(text)).toBe(modality));
});

describe('the distance between two places', () => {
  it.each([
    [{ lat: 39.1, lng: -84.51 }, { lat: 39.1, lng: -84.51 }, 0],
    [{ lat: 39.1, lng: -84.51 }, { lat: 41.88, lng: -87.63 }, 252],
    [{ lat: 34.05, lng: -118.24 }, { lat: 40.71, lng: -74.01 }, 2445],
  ])('from %o to %o is %i miles', (a, b, miles) => {
    expect(Math.abs(milesBetween(a, b) - miles)).toBeLessThan(Math.max(1, miles * 0.005));
  });

  it('has at most two decimals, and fits in the box around a place [F-3.8] [F-9.3]', () => {
    const point = fc.record({
      lat: fc.double({ min: -70, max: 70, noNaN: true }),
      lng: fc.double({ min: -120, max: -60, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        const miles = milesBetween(a, b);
        expect(Math.abs(miles * 100 - Math.round(miles * 100))).toBeLessThan(1e-6);
        const { south, north, west, east } = boxAround(a, miles + 0.01);
        expect(b.lat >= south && b.lat <= north && b.lng >= west && b.lng <= east).toBe(true);
      }),
    );
  });
});

describe('the box around a place', () => {
  it.each([
    [
      { lat: 0, lng: 0 },
      { south: -1, north: 1, west: -1, east: 1 },
    ],
    [
      { lat: 59, lng: 10 },
      { south: 58, north: 60, west: 8, east: 12 },
    ],
    // All meridians meet at the pole.
    [
      { lat: 89.5, lng: 10 },
      { south: 88.5, north: 90.5, west: -350, east: 370 },
    ],
    [
      { lat: -89, lng: 10 },
      { south: -90, north: -88, west: -350, east: 370 },
    ],
  ])('of one degree at %o is %o [F-9.4]', (place, box) => {
    const found = boxAround(place, (Math.PI / 180) * 3958.8);
    for (const side of ['south', 'north', 'west', 'east'] as const)
      expect(found[side]).toBeCloseTo(box[side], 2);
  });
});

describe('addresses of a profile', () => {
  const place = {
    street: '1 A St',
    unit: '',
    locality: 'X',
    region: 'OH',
    postalCode: '45202',
    countryCode: 'US',
  } as const;
  const saved = (id: string, lastModified?: number, isMailingAddress = false): ProfileAddress => ({
    id,
    address: place,
    isMailingAddress,
    lastModified,
  });

  it.each([
    ['by date', [saved('a', 1), saved('b', 3), saved('c', 2)], 'bca'],
    ['without dates from the end', [saved('a'), saved('b'), saved('c')], 'cba'],
    ['mailing first', [saved('a', 9), saved('b', 1, true), saved('c', 5)], 'bac'],
    ['those with a date before those without', [saved('a'), saved('b', 1), saved('c')], 'bca'],
    ['mailing ones without dates from the end', [saved('a', 5, true), saved('b'), saved('c')], 'acb'],
    ['several mailing ones by date', [saved('a', 1, true), saved('b', 2, true), saved('c', 3)], 'bac'],
  ])('are sorted: %s [F-4.4] [F-9.3]', (_, list, ids) => {
    expect(
      inAddressBookOrder(list)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('are the same by their id, or by every part [F-5.7]', () => {
    const a = { id: '1', address: place };
    expect(isSameProfileAddress(a, { id: '1', address: { ...place, street: '2 B St' } })).toBe(true);
    expect(isSameProfileAddress(a, { id: '2', address: place })).toBe(true);
    for (const part of [
      { street: '2' },
      { unit: '2' },
      { locality: 'Y' },
      { region: 'KY' },
      { postalCode: '1' },
      { countryCode: 'CA' as const },
    ])
      expect(isSameProfileAddress(a, { id: '2', address: { ...place, ...part } })).toBe(false);
    expect(
      isSameProfileAddress({ id: '', address: place }, { id: '', address: { ...place, unit: '2' } }),
    ).toBe(false);
  });
});

describe('postal codes', () => {
  it.each([
    ['45202', '45202', '45202', '45202'],
    ['452021234', '45202-1234', '45202-1234', '45202'],
    ['45202/1234', '45202-1234', '45202/1234', '45202'],
    ['k1a0b1', 'K1A 0B1', 'K1A 0B1', undefined],
    ['K1A-0B1', 'K1A 0B1', 'K1A-0B1', undefined],
    ['45202-1234', '45202-1234', '45202-1234', '45202'],
    ['4520', '4520', '4520', undefined],
    ['k1a0b', 'K1A0B', 'k1a0b', undefined],
    ['k1a0b12', 'K1A0B12', 'K1A0B12', undefined],
    ['ak1a0b1', 'AK1A0B1', 'AK1A0B1', undefined],
    ['4520212345', '4520212345', '4520212345', undefined],
    ['x452021234', 'X452021234', 'X452021234', undefined],
    [' 45202', '45202', ' 45 202', '45202'],
  ])('like %s are stored as %s and shown as %s [F-5.6]', (text, kept, shown, zip) => {
    expect([canonicalPostalCode(text), displayPostalCode(text), zip5Of(text)]).toEqual([kept, shown, zip]);
  });

  it.each([
    ['ON', '', 'CA'],
    ['YT', '', 'CA'],
    ['OH', 'K1A 0B1', 'US'],
    ['PR', '00901', 'US'],
    ['AE', '09001', 'US'],
    ['', 'K1A 0B1', 'CA'],
    ['', '45202', 'US'],
  ])(
    'determine the country when the region does not: %j and %j are in %s [F-5.5]',
    (region, postalCode, country) => expect(countryOfAddress({ region, postalCode })).toBe(country),
  );
});

describe('a timeslot', () => {
  it.each([
    [{ cost: 695, waiver: -695 }, 0],
    [{ cost: 695, waiver: 695 }, 0],
    [{ cost: 695, waiver: -200 }, 495],
    [{ cost: 695, waiver: 1000 }, 0],
    [{ cost: 500, waiver: undefined }, 500],
    [{ cost: 499, waiver: undefined }, 499],
    [{ cost: undefined, waiver: -100 }, undefined],
  ])('with %o costs %s cents, and is marked as under $5 below that [A-9.6] [F-5.15]', (option, cents) => {
    expect(effectiveCost(option)).toBe(cents);
    expect(isUnderFive(option)).toBe(cents !== undefined && cents < 500);
  });

  it('has a key that keeps quote and option apart [F-3.11]', () => {
    expect(optionKey({ quoteId: 'a::b', optionId: 'c' })).not.toBe(
      optionKey({ quoteId: 'a', optionId: 'b::c' }),
    );
  });

  it.each([
    ['q 1', 'q%201'],
    ['plain_id-1.2', 'plain_id-1.2'],
    ['', ''],
    ['é', '%C3%A9'],
    // A lone surrogate cannot be encoded; it becomes the replacement character.
    ['a\uD800', 'a%EF%BF%BD'],
  ])('with the quote id %j has %j in its key [F-3.11]', (quoteId, written) =>
    expect(optionKey({ quoteId, optionId: 'o' })).toBe(`${written}::o`),
  );
});

describe('a reservation', () => {
  const time = { vendorId: 'v', window: { value: '', timeZone: '' }, storeId: 's', included: [] };
  const without = (...gtins: string[]) => ({
    ...time,
    excluded: gtins.map((gtin13) => ({ gtin13, quantity: 1, code: undefined })),
  });

  it.each([
    ['nothing is excluded', [without()], undefined, false],
    ['nobody promised anything', [], undefined, false],
    ['something is excluded', [without('1')], undefined, true],
    ['one vendor of two excludes something', [without(), without('1')], undefined, true],
    ['the shopper knows of what is excluded', [without('1'), without('2')], ['1', '2'], false],
    ['the shopper knows of another thing', [without('1')], ['2'], true],
    ['the shopper knows of some of it', [without('1', '2')], ['1'], true],
  ])('decides on fallout when %s: %o beyond %o is %s [F-5.14]', (_where, selections, known, is) =>
    expect(hasFallout({ selections }, known)).toBe(is),
  );
});

it('sorts stores by distance, with those of unknown distance first [F-9.3]', () => {
  const list = [{ distance: 2 }, { distance: undefined }, { distance: 1 }];
  expect(nearestFirst(list).map(({ distance }) => distance)).toEqual([undefined, 1, 2]);
});
