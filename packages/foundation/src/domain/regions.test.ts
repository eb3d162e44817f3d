import { expect, it } from 'vitest';
import { addressRules } from './address-rules.ts';
import { regionCodeOf, regionsOf } from './regions.ts';

const STATES = `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
  DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa,
  KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota,
  MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico,
  NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
  SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming`;
const PROVINCES = `AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
  NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec,
  SK Saskatchewan, YT Yukon`;

it.each([
  [['state'], 50, 'AL', 'WY'],
  [['district'], 1, 'DC', 'DC'],
  [['territory'], 5, 'AS', 'VI'],
  [['military'], 3, 'AA', 'AP'],
  [['province'], 10, 'AB', 'SK'],
  [['caTerritory'], 3, 'NT', 'YT'],
] as const)('lists for the kind %s %i regions, from %s to %s', (kinds, count, first, last) => {
  const codes = regionsOf(kinds).map(({ code }) => code);
  expect([codes.length, codes[0], codes.at(-1)]).toEqual([count, first, last]);
});

it('finds the code of a region by its name, ignoring case and surrounding spaces', () =>
  expect(regionCodeOf(' ohio ')).toBe('OH'));

it.each([
  ['US', STATES, 51],
  ['CA', PROVINCES, 13],
])(
  'lists the regions of %s in the wallet by two-letter code and full name [W-3.36]',
  (country, list, count) => {
    const known = regionsOf(addressRules.wallet.kinds).filter((region) => region.country === country);
    const named = list.split(/,\s+/);
    expect(known.map(({ code, name }) => `${code} ${name}`).toSorted()).toEqual(named.toSorted());
    expect(named).toHaveLength(count);
  },
);
