import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeFirst, isSameAddress, isWrittenSame, localityLine, streetLine } from './address.ts';
import type { SavedAddress } from './address.ts';
import { isPharmacy, APP_NAMES } from './app.ts';
import { bannerOf, banners, locatorDomainOf } from './banners.ts';
import { cardName, expiryText, isExpired } from './card.ts';
import { formatCents, parseCents } from './money.ts';
import { isPostalCode } from './postal-code.ts';
import { countryOf } from './country.ts';

describe('money', () => {
  it.each([
    ['$25.00', 2500],
    ['25', 2500],
    ['25.5', 2550],
    ['$1,234.56', 123_456],
    ['-3.10', -310],
    ['', undefined],
    ['12.345', undefined],
    ['1,234,567.8', 123_456_780],
    ['5,00', undefined],
    ['3,5', undefined],
    ['12,34,567', undefined],
    ['1234,567', undefined],
    ['free', undefined],
  ])('reads %j as %j cents', (text, cents) => expect(parseCents(text)).toBe(cents));

  it.each([
    [2500, 'en-US', '$25.00'],
    [5, 'en-US', '$0.05'],
    [123_456, 'en-US', '$1,234.56'],
    [2500, 'fr-CA', '25,00\u00A0$\u00A0US'],
  ])('formats %i cents in %s as %s', (cents, locale, text) => expect(formatCents(cents, locale)).toBe(text));

  it('parses what it has formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('regions and postal codes', () => {
  it.each([
    ['ON', 'CA'],
    ['QC', 'CA'],
    ['OH', 'US'],
    ['CA', 'US'],
    ['??', 'US'],
  ])('places %s in %s [W-3.29]', (region, country) => expect(countryOf(region)).toBe(country));

  it.each([
    ['45202', 'US', true],
    ['45202-1234', 'US', true],
    ['4520', 'US', false],
    ['45202-12', 'US', false],
    ['452021234', 'US', false],
    ['K1A 0B1', 'CA', true],
    ['k1a0b1', 'CA', true],
    ['45202', 'CA', false],
    [' 45202 ', 'US', true],
  ] as const)('decides whether %s in %s is a postal code: %s', (text, country, valid) =>
    expect(isPostalCode(text, country)).toBe(valid),
  );
});

describe('addresses', () => {
  const address = {
    street: '1 A St',
    unit: '',
    locality: 'X',
    region: 'OH',
    postalCode: '45202',
    countryCode: 'US',
  } as const;
  const saved = (id: string, type: SavedAddress['type']): SavedAddress => ({ id, type, address });

  it('puts the home address first and keeps the others in order [W-4.31]', () => {
    const list = [saved('a', 'delivery'), saved('b', 'home'), saved('c', 'delivery')];
    expect(homeFirst(list).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('compares addresses without regard to case and space', () => {
    expect(isSameAddress(address, { ...address, street: ' 1 a st ' })).toBe(true);
    expect(isSameAddress(address, { ...address, unit: '2' })).toBe(false);
    // Concatenated parts can be equal although the addresses differ.
    expect(isSameAddress({ ...address, unit: '12' }, { ...address, street: '1 A St1', unit: '2' })).toBe(
      false,
    );
  });

  it.each(['street', 'unit', 'locality', 'region', 'postalCode'] as const)(
    'are identical only when their %s matches to the letter',
    (part) => {
      expect(isWrittenSame(address, { ...address, [part]: address[part] })).toBe(true);
      expect(isWrittenSame(address, { ...address, [part]: `${address[part]} ` })).toBe(false);
    },
  );

  it('are formatted in two lines', () => {
    expect([streetLine(address), localityLine(address)]).toEqual(['1 A St', 'X, OH 45202']);
    expect(streetLine({ ...address, unit: 'Apt 2' })).toBe('1 A St, Apt 2');
  });
});

describe('cards', () => {
  it('have names of their own for the two store-credit codes [W-2.13]', () => {
    expect(cardName({ group: 'bank', brand: 'MASTERCARD', imageType: 'RWC' })).toBe('Rewards World Credit');
    expect(cardName({ group: 'bank', brand: 'VISA', imageType: 'RC' })).toBe('Rewards Credit');
    expect(cardName({ group: 'bank', brand: 'VISA', imageType: 'VISA' })).toBe('Visa');
  });

  it.each([
    ['gift', 'VISA', 'Cadeau'],
    ['snap', 'VISA', 'EBT'],
    ['other', 'VISA', 'Carte'],
    ['bank', 'NONE', 'Carte'],
    ['bank', 'EBT', 'SNAP EBT'],
    ['bank', 'AMEX', 'American Express'],
  ] as const)(
    'of the group %s and brand %s are named %s, in the given words when no network names them',
    (group, brand, name) =>
      expect(cardName({ group, brand, imageType: '' }, { gift: 'Cadeau', snap: 'EBT', other: 'Carte' })).toBe(
        name,
      ),
  );

  it.each([
    ['08', '2029', '08/29'],
    ['12', '2030', '12/30'],
    ['', '', ''],
    ['', '2029', ''],
    ['08', '', ''],
    ['08', '02029', '08/29'],
  ])('format the expiry %j of %j as %j [W-2.12]', (expirationMonth, expirationYear, text) =>
    expect(expiryText({ expirationMonth, expirationYear })).toBe(text),
  );

  it.each([
    [11, 2026, false],
    [10, 2026, true],
    [12, 2026, false],
    [12, 2025, true],
    [1, 2027, false],
  ])('count %i/%i as expired on 21 November 2026: %s', (month, year, expired) =>
    expect(isExpired(month, year, new Date(2026, 10, 21))).toBe(expired),
  );
});

describe('applications and banners', () => {
  it('knows the two pharmacy applications', () => {
    expect(APP_NAMES.filter(isPharmacy)).toEqual(['RXWEB', 'EPRN']);
  });

  it('has 34 banners of every kind', () => {
    const all = banners();
    expect(all).toHaveLength(34);
    expect(new Set(all.map(({ key }) => key)).size).toBe(34);
    const kinds = new Set(all.map(({ modalityCapabilities }) => modalityCapabilities.join()));
    for (const kind of [
      'DELIVERY,PICKUP,IN_STORE,SHIP',
      'DELIVERY,PICKUP,IN_STORE',
      'DELIVERY,IN_STORE,SHIP',
      'IN_STORE',
      'IN_STORE,SHIP',
      '',
    ]) {
      expect(kinds).toContain(kind);
    }
  });

  it('has the domain, capabilities, tenant, names and store locator of a banner [F-3.9]', () => {
    expect(bannerOf('harristeeter.com')).toMatchObject({
      domain: 'harristeeter.com',
      modalityCapabilities: ['DELIVERY', 'PICKUP', 'IN_STORE'],
      storeLocatorBrand: 'harristeeter',
      tenantName: 'harristeeter',
      xBannerName: 'harristeeter',
    });
  });

  it('has the behavior flags of each banner', () => {
    const none = {
      ownDelivery: false,
      communityRewards: false,
      plusPlan: false,
      hidesEmailDealsOptIn: false,
      emailPreferenceOrder: false,
    };
    expect(bannerOf('qfc.com').behaviour).toEqual(none);
    expect(bannerOf('ralphs.com').behaviour).toEqual({ ...none, communityRewards: true });
    expect(bannerOf('kingsoopers.com').behaviour).toEqual({ ...none, ownDelivery: true });
    expect(bannerOf('harristeeter.com').behaviour).toEqual({
      ...none,
      plusPlan: true,
      hidesEmailDealsOptIn: true,
      emailPreferenceOrder: true,
    });
  });

  it('locates the stores of a banner at the site that its table names, or else at its own [F-3.9]', () => {
    const [main, ralphs] = banners();
    expect(main && ralphs && locatorDomainOf({ ...ralphs, storeLocatorBrand: main.key })).toBe('kroger.com');
    expect(ralphs && locatorDomainOf({ ...ralphs, storeLocatorBrand: 'unknown' })).toBe('ralphs.com');
    expect(ralphs && locatorDomainOf({ ...ralphs, domain: '' }, [])).toBe('kroger.com');
    const named = (wanted: string) => banners().find(({ key }) => key === wanted)?.storeLocatorBrand;
    expect([named('qfc'), named('smithsexpress')]).toEqual(['qfc', 'kroger']);
  });

  it('locates the stores of a banner without a site at the main one [F-3.9]', () => {
    const domainOf = (wanted: string) =>
      banners().flatMap((one) => (one.key === wanted ? locatorDomainOf(one) : []));
    expect(domainOf('qfc')).toEqual(['qfc.com']);
    expect(domainOf('smithsexpress')).toEqual(['kroger.com']);
  });

  it('stays within the table of a retailer', () => {
    const [first] = banners().map((one) => ({ ...one, key: 'corner', domain: 'corner.example' }));
    const table = first ? [first] : [];
    expect(bannerOf('staging.corner.example', table)).toBe(first);
    expect(table.map((one) => locatorDomainOf({ ...one, storeLocatorBrand: 'none' }, table))).toEqual([
      'corner.example',
    ]);
  });

  it('falls back to the main banner [W-7.6]', () => {
    expect(bannerOf('www.QFC.com').key).toBe('qfc');
    expect(bannerOf('nobody.example').key).toBe('kroger');
    expect(bannerOf('qfcwww.com').key).toBe('kroger');
    expect(bannerOf('qwww.fc.com').key).toBe('kroger');
    expect(bannerOf('').key).toBe('kroger');
    expect(bannerOf(undefined).key).toBe('kroger');
  });
});
